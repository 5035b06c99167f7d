//! Territory cards of the upkeep (R4.1.3, R9): what each may choose, and what it does.

use crate::seat::Seat;

use super::Play;
use super::action::{Action, Away, PutAway};
use super::data::{COASTAL, Card, Face, Kind, Province, Provinces, Special, Territory};
use super::event::Event;
use super::ground::Ground as _;
use super::memory::{Peek, PeekBy};
use super::refusal::Refusal;
use super::state::{CardPlace, State};

/// Every way this seat can play this card now.
pub(super) fn list(state: &State, seat: Seat, card: Card, list: &mut Vec<Action>) {
    let own = state.held[seat];
    let others = state
        .all_seats()
        .filter(|other| *other != seat)
        .fold(Provinces::NONE, |all, other| all.or(state.held[other]));
    // R8: nothing is put where peace or scorched earth lies.
    let free = Provinces::ALL.minus(state.closed());
    let free_realm = free.minus(Provinces::SHADOWLANDS);
    match card {
        Card::FeatsOfEngineering => {
            list.extend(free.minus(COASTAL).iter().map(Action::FeatsOfEngineering));
        }
        Card::Promotion => promotions(state, seat, list),
        Card::CodeOfHonor => {
            list.extend(pairs(free_realm).map(|(a, b)| Action::CodeOfHonor(a, b)));
        }
        Card::DiplomaticMission => {
            for at in free.iter() {
                let rewarded = if others.has(at) { own } else { Provinces::NONE };
                rewards(rewarded, list, |reward| Action::DiplomaticMission {
                    at,
                    reward,
                });
            }
        }
        Card::StrengthOfPurpose => {
            list.extend(pairs(own).map(|(a, b)| Action::StrengthOfPurpose(a, b)));
        }
        Card::SacredGround => list.extend(free.iter().map(Action::SacredGround)),
        Card::Bushido => list.extend(free_realm.iter().map(Action::Bushido)),
        Card::HonorableFight => list.extend(free.iter().map(Action::HonorableFight)),
        Card::AidOfTheKami => list.extend(free_realm.iter().map(Action::AidOfTheKami)),
        Card::BlessTheLands => {
            let scorched = state.special[Special::ScorchedEarth];
            list.extend(scorched.iter().map(Action::BlessTheLands));
        }
        Card::SpyNetwork => {
            let opponents = state.all_seats().filter(|other| *other != seat);
            list.extend(opponents.map(|other| Action::SpyNetwork(state.clans[other])));
        }
        Card::FomentRebellion => {
            let peaceful = state.special[Special::Peace];
            list.extend(peaceful.iter().map(Action::FomentRebellion));
        }
        Card::Reinforcements => reinforcements(state, seat, list),
        Card::CulturalExchange => {
            for mine in own.iter() {
                let swaps = others
                    .iter()
                    .map(|other| Action::CulturalExchange { own: mine, other });
                list.extend(swaps);
            }
        }
        Card::PirateRaids => {
            for at in free.iter() {
                let rewarded = if own.has(at) {
                    own.minus(Provinces::only(at))
                } else {
                    Provinces::NONE
                };
                rewards(rewarded, list, |reward| Action::PirateRaids { at, reward });
            }
        }
        Card::PortOfProsperity => list.extend(free_realm.iter().map(Action::PortOfProsperity)),
        Card::BountifulHarvest => list.extend(own.iter().map(Action::BountifulHarvest)),
        Card::AshigaruLevies => {
            for a in free_realm.iter() {
                let rest = above(free_realm, a);
                list.extend(pairs(rest).map(|(b, c)| Action::AshigaruLevies(a, b, c)));
            }
        }
        Card::DarkFavors | Card::PurgeTheWeak | Card::AnimateTheDead | Card::InspireFear => {}
    }
}

/// One action per rewarded province, or one without a reward if there is none.
fn rewards(
    rewarded: Provinces,
    list: &mut Vec<Action>,
    action: impl Fn(Option<Province>) -> Action,
) {
    if rewarded.is_empty() {
        list.push(action(None));
    } else {
        list.extend(rewarded.iter().map(|reward| action(Some(reward))));
    }
}

/// The provinces of a set behind this one.
fn above(set: Provinces, province: Province) -> Provinces {
    set.iter().filter(|p| *p > province).collect()
}

fn pairs(set: Provinces) -> impl Iterator<Item = (Province, Province)> {
    set.iter()
        .flat_map(move |a| above(set, a).iter().map(move |b| (a, b)))
}

/// Tokens that may be put away: any but the bluff (R9).
fn put_aways(hand: super::data::Pile) -> impl Iterator<Item = PutAway> + Clone {
    hand.faces()
        .filter(|face| *face != Face::Bluff)
        .flat_map(|face| {
            [Away::Discard, Away::Pool]
                .into_iter()
                .map(move |to| PutAway { face, to })
        })
}

fn promotions(state: &State, seat: Seat, list: &mut Vec<Action>) {
    let player = &state.players[seat];
    for take in player.discard.faces().filter(|face| face.fights()) {
        let mut hand = player.hand;
        hand.add(take);
        list.extend(put_aways(hand).map(|away| Action::Promotion { take, away }));
    }
}

fn reinforcements(state: &State, seat: Seat, list: &mut Vec<Action>) {
    let player = &state.players[seat];
    let armies = player
        .discard
        .iter()
        .filter(|face| face.kind() == Kind::Army)
        .count();
    let kinds: Vec<Face> = player
        .discard
        .faces()
        .filter(|face| face.kind() == Kind::Army)
        .collect();
    for &first in &kinds {
        if armies == 1 {
            let mut hand = player.hand;
            hand.add(first);
            list.extend(put_aways(hand).map(|away| Action::Reinforcements {
                take: (first, None),
                away: (away, None),
            }));
            continue;
        }
        for &second in kinds.iter().filter(|face| **face >= first) {
            if first == second && player.discard.count(first) < 2 {
                continue;
            }
            let mut hand = player.hand;
            hand.add(first);
            hand.add(second);
            let options: Vec<PutAway> = put_aways(hand).collect();
            for (at, &one) in options.iter().enumerate() {
                for &other in options.iter().skip(at) {
                    if one.face != other.face || hand.count(one.face) >= 2 {
                        list.push(Action::Reinforcements {
                            take: (first, Some(second)),
                            away: (one, Some(other)),
                        });
                    }
                }
            }
        }
    }
}

/// May this seat play this card this way?
pub(super) fn permit(state: &State, seat: Seat, card: Card, action: Action) -> Result<(), Refusal> {
    let mut ways = Vec::new();
    if state.holds_card(seat, card).is_some() {
        list(state, seat, card, &mut ways);
    }
    if ways.contains(&action) {
        Ok(())
    } else {
        Err(why_not(state, seat, card, action))
    }
}

/// Why this card cannot be played this way.
fn why_not(state: &State, seat: Seat, card: Card, action: Action) -> Refusal {
    if state.holds_card(seat, card).is_none() {
        return Refusal::CardNotHeld { card };
    }
    let player = &state.players[seat];
    match action {
        Action::Promotion { take, .. }
        | Action::Reinforcements {
            take: (take, _), ..
        } if !player.discard.has(take) => Refusal::NotInDiscard { face: take },
        Action::Reinforcements {
            away: (_, Some(away)),
            ..
        } if away.face == Face::Bluff => Refusal::NotTheBluff,
        Action::Promotion { away, .. }
        | Action::Reinforcements {
            away: (away, _), ..
        } => {
            if away.face == Face::Bluff {
                Refusal::NotTheBluff
            } else if player.hand.has(away.face) {
                Refusal::Mismatch
            } else {
                Refusal::NotInHand { face: away.face }
            }
        }
        Action::SpyNetwork(_) => Refusal::NotAnOpponent,
        Action::CulturalExchange { own, .. } if !state.held[seat].has(own) => {
            Refusal::NotYours { province: own }
        }
        Action::BountifulHarvest(province) => Refusal::NotYours { province },
        Action::DiplomaticMission { at, .. }
        | Action::PirateRaids { at, .. }
        | Action::FeatsOfEngineering(at)
        | Action::SacredGround(at)
        | Action::Bushido(at)
        | Action::HonorableFight(at)
        | Action::AidOfTheKami(at)
        | Action::BlessTheLands(at)
        | Action::FomentRebellion(at)
        | Action::PortOfProsperity(at) => match state.special_at(at) {
            Some(special) if special.is_final() => Refusal::Closed {
                province: at,
                special,
            },
            _ => Refusal::NotAChoice { province: at },
        },
        _ => Refusal::Mismatch,
    }
}

/// Plays a card that was found legal.
pub(super) fn play(play: &mut Play<'_>, seat: Seat, territory: Territory, action: Action) {
    let card = play.state.card(territory);
    play.state.cards[territory].at = CardPlace::Played;
    play.log.all(Event::CardPlayed {
        seat,
        territory,
        card,
    });
    match action {
        Action::FeatsOfEngineering(at) => play.put(at, Special::Harbor),
        Action::CodeOfHonor(a, b) => {
            play.put(a, Special::Honor1);
            play.put(b, Special::Honor1);
        }
        Action::DiplomaticMission { at, reward } => {
            play.put(at, Special::Peace);
            if let Some(province) = reward {
                play.control(seat, province, 0, 2);
            }
        }
        Action::StrengthOfPurpose(a, b) => {
            play.control(seat, a, 0, 1);
            play.control(seat, b, 0, 1);
        }
        Action::SacredGround(at) => play.put(at, Special::Shrine),
        Action::Bushido(at) => play.put(at, Special::Honor4),
        Action::HonorableFight(at) => play.put(at, Special::Battlefield),
        Action::AidOfTheKami(at) => play.put(at, Special::Defense2),
        Action::BlessTheLands(at) => {
            play.take(at);
            play.control(seat, at, 1, 1);
        }
        Action::SpyNetwork(clan) => spy(play, seat, clan),
        Action::FomentRebellion(at) => {
            play.take(at);
            if play.state.held[seat].has(at) {
                play.control(seat, at, 0, 2);
            }
        }
        Action::Promotion { take, away } => {
            play.recover(seat, take);
            play.put_away(seat, away);
        }
        Action::Reinforcements {
            take: (first, second),
            away: (one, other),
        } => {
            play.recover(seat, first);
            second.into_iter().for_each(|face| play.recover(seat, face));
            play.put_away(seat, one);
            other.into_iter().for_each(|away| play.put_away(seat, away));
        }
        Action::CulturalExchange { own, other } => exchange(play, seat, own, other),
        Action::PirateRaids { at, reward } => {
            if let Some(loser) = play.state.owner(at) {
                play.state.clear_control(at);
                play.log.all(Event::ControlCleared {
                    province: at,
                    seat: loser,
                });
            }
            play.put(at, Special::ScorchedEarth);
            if let Some(province) = reward {
                play.control(seat, province, 0, 3);
            }
        }
        Action::PortOfProsperity(at) => play.put(at, Special::Honor2),
        Action::BountifulHarvest(at) => play.control(seat, at, 0, 2),
        Action::AshigaruLevies(a, b, c) => {
            for at in [a, b, c] {
                play.put(at, Special::Defense1);
            }
        }
        _ => {}
    }
}

fn spy(play: &mut Play<'_>, seat: Seat, clan: super::data::Clan) {
    let state = &mut *play.state;
    let Some(of) = state.seat_of(clan) else {
        return;
    };
    let faces = state.players[of].hand;
    state.players[of].bluff_banned = true;
    state.peeks.push(Peek {
        viewer: seat,
        round: state.round,
        seq: state.acts,
        by: PeekBy::SpyNetwork,
        of,
        at: None,
        faces,
    });
    play.log.all(Event::HandSpied { seat, of });
    play.log.only(
        seat,
        Event::HandSeen {
            of,
            faces: faces.iter().collect(),
        },
    );
}

/// R9: all control tokens of the two provinces change places, each keeping its side.
fn exchange(play: &mut Play<'_>, seat: Seat, own: Province, other: Province) {
    let state = &mut *play.state;
    let Some(opponent) = state.owner(other) else {
        return;
    };
    state.held[seat].remove(own);
    state.held[seat].insert(other);
    state.held[opponent].remove(other);
    state.held[opponent].insert(own);
    (state.down[own], state.down[other]) = (state.down[other], state.down[own]);
    (state.up[own], state.up[other]) = (state.up[other], state.up[own]);
    play.log.all(Event::ControlExchanged {
        provinces: [own, other],
    });
}
