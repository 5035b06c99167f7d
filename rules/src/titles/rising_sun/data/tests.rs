//! Sums of the tables.

use super::*;

#[test]
fn every_season_shows_twelve_cards() {
    for set in CardSet::ALL {
        for season in Season::ALL {
            let cards = deck(set, season);
            assert_eq!(cards.0.iter().sum::<u8>(), 12, "{set} {season}");
        }
    }
}

#[test]
fn every_card_is_in_a_deck_and_in_one_season() {
    for card in Card::ALL {
        let seasons = Season::ALL
            .into_iter()
            .filter(|season| CardSet::ALL.iter().any(|set| deck(*set, *season)[card] > 0));
        assert_eq!(seasons.count(), 1, "{card}");
    }
    let of = |kind: Kind| Card::ALL.iter().filter(|card| card.kind() == kind).count();
    assert_eq!(Kind::ALL.map(of), [13, 8, 8, 6, 5]);
}

#[test]
fn every_monster_has_its_card() {
    let monsters: Vec<Figure> = Card::ALL.iter().filter_map(|card| card.monster()).collect();
    assert_eq!(monsters.len(), 8);
    for card in Card::ALL {
        assert_eq!(card.kind() == Kind::Monster, card.monster().is_some());
        assert!(
            card.monster()
                .is_none_or(|figure| figure.card() == Some(card))
        );
    }
    let onis = Figure::ALL.iter().filter(|figure| figure.is_oni());
    assert_eq!(onis.count(), 5);
}

#[test]
fn the_map_is_the_same_from_both_sides() {
    let (mut borders, mut routes) = (0, 0);
    for from in Province::ALL {
        for to in from.borders() {
            assert!(to.borders().contains(&from), "{from} {to}");
            assert!(from.route_to(*to).is_none());
            borders += 1;
        }
        for (to, route) in from.routes() {
            assert_eq!(to.route_to(from), Some(*route), "{from} {to}");
            routes += 1;
        }
    }
    assert_eq!((borders, routes), (10, 12));
    let sum = |of: fn(Harvest) -> u8| -> u8 { Province::ALL.iter().map(|p| of(p.harvest())).sum() };
    assert_eq!(
        [sum(|h| h.vp), sum(|h| h.coins), sum(|h| h.ronin)],
        [11, 10, 4]
    );
}

#[test]
fn clans_have_homes_of_their_own() {
    let homes: Provinces = Clan::ALL.iter().map(|clan| clan.home()).collect();
    assert_eq!(homes.len(), 5);
    assert_eq!(Clan::ALL.map(Clan::income), [5, 7, 6, 6, 4]);
}

#[test]
fn kinds_replace_their_own() {
    assert!(Figure::Komainu.replaces(Figure::Shinto));
    assert!(Figure::Shinto.replaces(Figure::Komainu));
    assert!(Figure::Komainu.replaces(Figure::OniOfSkulls));
    assert!(Figure::Yurei.replaces(Figure::RiverDragon));
    assert!(!Figure::RiverDragon.replaces(Figure::Yurei));
    assert!(!Figure::Bushi.replaces(Figure::Shinto));
    assert!(!Figure::Daimyo.replaces(Figure::Daimyo));
}

#[test]
fn troops_come_and_go() {
    let mut troops = Troops::POOL;
    assert_eq!(troops.len(), 10);
    assert!(troops.take(Figure::Daimyo) && !troops.take(Figure::Daimyo));
    troops.add(Figure::Komainu);
    assert_eq!(troops.iter().count(), 10);
    assert_eq!(troops.iter().collect::<Troops>(), troops);
    assert!(troops.without(troops).is_empty());
    assert_eq!(Piece::from(Figure::Yurei).figure(), Some(Figure::Yurei));
    assert_eq!(Piece::Stronghold.figure(), None);
}

#[test]
fn ten_turns_of_which_three_are_of_the_kami() {
    assert_eq!(TRACK.iter().filter(|kami| **kami).count(), 3);
    assert_eq!(Mandate::COUNT as u8 * TILES_EACH, 10);
}
