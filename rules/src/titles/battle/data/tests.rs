//! The tables against their known sums and shapes (R2, R5, R16).

use super::*;

fn reach(from: Province) -> Provinces {
    let mut seen = Provinces::only(from);
    loop {
        let next = seen.iter().fold(seen, |all, p| all.or(p.neighbours()));
        if next == seen {
            return seen;
        }
        seen = next;
    }
}

#[test]
fn r2_the_map_has_its_sums() {
    let mut pairs: Vec<_> = LAND.iter().map(|(a, b)| (*a.min(b), *a.max(b))).collect();
    pairs.sort_unstable();
    pairs.dedup();
    assert_eq!(pairs.len(), BORDERS);
    assert!(pairs.iter().all(|(a, b)| a != b));
    assert_eq!(
        Province::ALL
            .iter()
            .map(|p| u32::from(p.honor()))
            .sum::<u32>(),
        56
    );
    assert_eq!(
        Province::ALL
            .iter()
            .map(|p| u32::from(p.defense()))
            .sum::<u32>(),
        16
    );
    assert_eq!(reach(Province::LionCapital).len(), 27);
    assert_eq!(reach(Province::IslandsNorth).len(), 3);
    for p in Province::ALL {
        assert_eq!(p.coastal(), COAST.contains(&p), "{p}");
        assert_eq!(p.coastal(), COASTAL.has(p), "{p}");
        assert!((2..=7).contains(&p.neighbours().len()), "{p}");
        assert!(p.neighbours().iter().all(|q| q.neighbours().has(p)), "{p}");
    }
}

#[test]
fn r2_neighbours_are_those_of_the_page() {
    let table = include_str!("neighbours.txt");
    for line in table.lines() {
        let mut words = line.split_whitespace();
        let province = Province::from_id(words.next().unwrap()).unwrap();
        let honor: u8 = words.next().unwrap().parse().unwrap();
        let defense: u8 = words.next().unwrap().parse().unwrap();
        let mut sea = false;
        let mut neighbours = Provinces::NONE;
        for word in words {
            if word == "sea" {
                sea = true;
            } else {
                neighbours.insert(Province::from_id(word).unwrap());
            }
        }
        assert_eq!(
            (province.honor(), province.defense()),
            (honor, defense),
            "{province}"
        );
        assert_eq!(province.neighbours(), neighbours, "{province}");
        assert_eq!(province.coastal(), sea, "{province}");
    }
    assert_eq!(table.lines().count(), Province::COUNT);
}

#[test]
fn r2_territories_partition_the_board() {
    let mut seen = Provinces::NONE;
    for territory in Territory::ALL {
        assert!(seen.and(territory.provinces()).is_empty());
        seen = seen.or(territory.provinces());
        assert!(
            territory
                .provinces()
                .iter()
                .all(|p| p.territory() == territory)
        );
        let first = territory.provinces().iter().next().unwrap();
        let inside = territory.provinces();
        let mut group = Provinces::only(first);
        for _ in 0..4 {
            group = group
                .iter()
                .fold(group, |all, p| all.or(p.neighbours().and(inside)));
        }
        assert_eq!(group, inside, "{territory} hangs together");
    }
    assert_eq!(seen, Provinces::ALL);
}

#[test]
fn r2_codes_are_short_unique_and_read_back() {
    for p in Province::ALL {
        assert_eq!(p.code().len(), 2);
        assert_eq!(Province::from_word(p.code()), Some(p));
        assert_eq!(Province::from_word(&p.id().to_uppercase()), Some(p));
    }
}

#[test]
fn r5_every_clan_owns_27_tokens() {
    for clan in Clan::ALL {
        let full = Pile::full(clan);
        assert_eq!(full.len(), TOKENS_PER_CLAN, "{clan}");
        assert_eq!(full.iter().count(), usize::from(TOKENS_PER_CLAN));
        assert!(full.is_sound());
        assert_eq!(clan.capital().capital(), Some(clan));
        assert_eq!(full.nth(26), Some(Face::Bluff));
        assert_eq!(full.nth(27), None);
    }
}

#[test]
fn r9_every_card_belongs_to_one_territory() {
    for swapped in [false, true] {
        let mut cards: Vec<_> = Territory::ALL
            .iter()
            .flat_map(|t| t.cards(swapped))
            .collect();
        cards.sort_unstable();
        cards.dedup();
        assert_eq!(cards.len(), Card::COUNT);
    }
}

#[test]
fn slots_read_back() {
    let mut all = 0;
    for number in 0..Slot::COUNT {
        let slot = Slot::from_number(number).unwrap();
        let same = match slot.spot() {
            Spot::Land(a, b) => Slot::land(a, b),
            Spot::Coast(p) => Slot::coast(p),
            Spot::Center(p) => Some(Slot::center(p)),
        };
        assert_eq!(same, Some(slot));
        all += 1;
    }
    assert_eq!(all, 128 + 12 + 30);
    assert_eq!(Slot::from_number(Slot::COUNT), None);
}
