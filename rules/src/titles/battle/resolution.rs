//! Resolution (R4.3, R7): reveal, removals, raids, diplomacy, battles, claims, the next round.

use crate::seat::{BySeat, Seat};
use crate::told::Teller;

use super::data::{Clan, Face, Kind, Province, Provinces, Special, Territory};
use super::event::{Event, Shown};
use super::placement;
use super::play::Play;
use super::scoring;
use super::state::{DeedAt, Phase, ROUNDS, SEATS, State, Token};
use super::upkeep;
use super::view::Fate;

/// Steps 1 to 7, then the next round or the end.
pub(super) fn resolve(play: &mut Play<'_>) {
    let Play { state, told, .. } = play;
    reveal(state, told);
    remove_bluffs_and_unlawful(state, told);
    raids(state, told);
    diplomacy(state, told);
    battles(state, told);
    clear_board(state);
    claim(state, told);
    if state.round < ROUNDS {
        state.round += 1;
        upkeep::begin(play);
    } else {
        state.phase = Phase::Over;
        scoring::announce(state, told);
    }
}

/// Step 1.
fn reveal(state: &mut State, told: &mut Teller<Event>) {
    let shown = |(at, token): (usize, &Token)| Shown {
        at: state.name(at),
        seat: token.owner,
        face: token.face,
        blessing: token.strength() - token.face.strength(),
    };
    let tokens = state.board.all().iter().enumerate().map(shown).collect();
    told.all(Event::Revealed { tokens });
    for token in state.board.all_mut() {
        token.faceup = true;
    }
}

/// Does this token attack the province it aims at? In a centre only shinobi do.
fn attacks(state: &State, token: &Token) -> bool {
    let can = !token.slot.is_center() || token.face.kind() == Kind::Shinobi;
    can && token.face.fights() && !state.held[token.owner].has(token.slot.target())
}

/// Does this bluff defend for Lion (R10)?
fn lion_defends(state: &State, token: &Token) -> bool {
    token.face == Face::Bluff
        && state.clans[token.owner] == Clan::Lion
        && token.slot.is_center()
        && state.held[token.owner].has(token.slot.target())
}

/// Step 2: bluffs go home, unlawful tokens and wasted blessings are discarded.
fn remove_bluffs_and_unlawful(state: &mut State, told: &mut Teller<Event>) {
    let mut at = 0;
    while let Some(token) = state.board.all().get(at).copied() {
        let name = state.name(at);
        let seat = token.owner;
        if token.blessed() && !token.face.fights() {
            for face in token.blessings() {
                state.players[seat].discard.add(face);
                told.all(Event::BlessingWasted {
                    seat,
                    at: name,
                    face,
                });
            }
            if let Some(bare) = state.board.all_mut().get_mut(at) {
                (bare.twos, bare.threes) = (0, 0);
            }
        }
        if token.face == Face::Bluff {
            if lion_defends(state, &token) {
                at += 1;
            } else {
                placement::discard(state, at, true);
                told.all(Event::BluffReturned { seat, at: name });
            }
            continue;
        }
        let lawful = if state.options.legality_checked_at_reveal {
            placement::lawful(state, seat, state.held[seat], token.face, token.slot)
        } else {
            token.lawful
        };
        if lawful {
            at += 1;
        } else {
            placement::note_repelled(state, &token);
            placement::discard(state, at, true);
            told.all(Event::Unlawful {
                seat,
                at: name,
                face: token.face,
            });
        }
    }
}

/// R7: a raid works with an own shinobi in the province or an own neighbouring province.
fn raid_works(state: &State, raid: &Token) -> bool {
    let province = raid.slot.target();
    !state.held[raid.owner].and(province.neighbours()).is_empty()
        || state.board.all().iter().any(|token| {
            token.owner == raid.owner
                && token.slot == raid.slot
                && token.face.kind() == Kind::Shinobi
        })
}

/// Step 3: all judged first and burnt together, or one after the other by option.
fn raids(state: &mut State, told: &mut Teller<Event>) {
    let together = state.options.raid_condition_checked_at_reveal;
    let mut raids: Vec<Token> = state
        .board
        .all()
        .iter()
        .filter(|t| t.face == Face::Raid)
        .copied()
        .collect();
    let order: Vec<Seat> = state.in_turn_order().collect();
    raids.sort_by_key(|raid| order.iter().position(|seat| *seat == raid.owner));
    let mut burnt: Vec<(Province, Vec<Seat>)> = Vec::new();
    for raid in raids {
        let province = raid.slot.target();
        let still_there = state.board.all().contains(&raid);
        if !still_there {
            continue;
        }
        if !raid_works(state, &raid) {
            told.all(Event::RaidFailed {
                seat: raid.owner,
                province,
            });
            let at = state.board.all().iter().position(|token| *token == raid);
            if let Some(at) = at {
                placement::discard(state, at, true);
            }
            continue;
        }
        match burnt.iter_mut().find(|(known, _)| *known == province) {
            Some((_, seats)) if seats.contains(&raid.owner) => {}
            Some((_, seats)) => seats.push(raid.owner),
            None => burnt.push((province, vec![raid.owner])),
        }
        if !together {
            burn(state, province);
        }
    }
    for (province, seats) in burnt {
        if together {
            burn(state, province);
        }
        state.fates[province] = Some(Fate::Raided);
        told.all(Event::Raided { province, seats });
    }
}

fn burn(state: &mut State, province: Province) {
    sweep(state, province);
    state.clear_control(province);
    state.put_special(province, Special::ScorchedEarth);
}

/// Discards every token in the centre and on the borders of a province.
fn sweep(state: &mut State, province: Province) {
    let mut at = 0;
    while let Some(token) = state.board.all().get(at).copied() {
        if token.slot.touches().has(province) {
            placement::note_repelled(state, &token);
            placement::discard(state, at, true);
        } else {
            at += 1;
        }
    }
}

/// Step 4.
fn diplomacy(state: &mut State, told: &mut Teller<Event>) {
    let calm: Vec<(Province, Seat)> = state
        .board
        .all()
        .iter()
        .filter(|token| token.face == Face::Diplomacy)
        .map(|token| (token.slot.target(), token.owner))
        .collect();
    for (province, seat) in calm {
        if state.fates[province] == Some(Fate::Peace) {
            continue;
        }
        sweep(state, province);
        state.put_special(province, Special::Peace);
        state.fates[province] = Some(Fate::Peace);
        told.all(Event::Pacified { province, seat });
    }
}

/// A battle as it stands before any is applied.
struct Battle {
    province: Province,
    defender: Option<Seat>,
    defense: u8,
    attacks: Vec<(Seat, u8)>,
    winner: Option<Seat>,
    strongest: u8,
}

/// Step 5: all battles are computed from the state after step 4, then applied.
fn battles(state: &mut State, told: &mut Teller<Event>) {
    let mut attacked = Provinces::NONE;
    let mut guarded = Provinces::NONE;
    for token in state.board.all() {
        let target = token.slot.target();
        let lion = state.options.lion_bluff_alone_counts_as_unattacked_defense
            && token.face == Face::Bluff;
        if attacks(state, token) {
            attacked.insert(target);
        } else if state.held[token.owner].has(target) && (token.face.fights() || lion) {
            guarded.insert(target);
        }
    }
    if state.options.attack_removed_before_battle_counts_as_defense {
        guarded = guarded.or(state.repelled);
    }
    let fought: Vec<Battle> = attacked.iter().map(|p| battle(state, p)).collect();
    for battle in fought {
        apply_battle(state, &battle, told);
    }
    for province in guarded.minus(attacked).iter() {
        let Some(seat) = state.owner(province) else {
            continue;
        };
        state.add_control(seat, province, 0, 1);
        state.fates[province].get_or_insert(Fate::Guarded);
        told.all(Event::Guarded { province, seat });
    }
}

fn battle(state: &State, province: Province) -> Battle {
    let defender = state.owner(province);
    let mut totals = BySeat([0u8; SEATS]);
    let mut defense = state.special_at(province).map_or(0, Special::defense);
    for token in state
        .board
        .all()
        .iter()
        .filter(|t| t.slot.target() == province)
    {
        if Some(token.owner) == defender {
            // R10: only Lion's bluff is still here.
            defense += if token.face == Face::Bluff {
                2
            } else {
                token.strength()
            };
        } else if attacks(state, token) {
            totals[token.owner] += token.strength();
        }
    }
    if let Some(seat) = defender {
        let each = if state.clans[seat] == Clan::Crab {
            2
        } else {
            1
        };
        defense += each * state.up[province];
    }
    let print = province.defense();
    let attackers: Vec<(Seat, u8)> = state
        .all_seats()
        .filter(|seat| {
            Some(*seat) != defender
                && state.board.all().iter().any(|token| {
                    token.owner == *seat && token.slot.target() == province && attacks(state, token)
                })
        })
        .map(|seat| (seat, totals[seat]))
        .collect();
    let strongest = attackers.iter().map(|(_, total)| *total).max().unwrap_or(0);
    let mut top = attackers
        .iter()
        .filter(|(_, total)| *total == strongest)
        .map(|(seat, _)| *seat);
    let crane = state.seat_of(Clan::Crane);
    let crane_on_top = top.clone().find(|seat| Some(*seat) == crane);
    let single = match (top.next(), top.next()) {
        (Some(seat), None) => Some(seat),
        _ if state.options.crane_tie_between_attackers => crane_on_top,
        _ => None,
    };
    // R10: the printed capital bonus does not hold against Phoenix.
    let phoenix = |seat: &Seat| state.clans[*seat] == Clan::Phoenix;
    let ignored = province.capital().is_some()
        && if state.options.phoenix_ignores_only_for_itself {
            single.as_ref().is_some_and(phoenix)
        } else {
            attackers.iter().any(|(seat, _)| phoenix(seat))
        };
    let against = defense + if ignored { 0 } else { print };
    let wins_ties = |seat: Seat| {
        Some(seat) == crane && (defender.is_some() || state.options.crane_tie_between_attackers)
    };
    let attacker =
        single.filter(|seat| strongest > against || strongest == against && wins_ties(*seat));
    Battle {
        province,
        defender,
        defense: against,
        attacks: attackers,
        winner: attacker.or(defender),
        strongest,
    }
}

fn apply_battle(state: &mut State, battle: &Battle, told: &mut Teller<Event>) {
    let &Battle {
        province,
        defender,
        defense,
        winner,
        strongest,
        ..
    } = battle;
    told.all(Event::Fought {
        province,
        defender,
        defense,
        attacks: battle.attacks.clone(),
        winner,
    });
    let fate = match winner {
        None => Fate::Repelled {
            attack: strongest,
            defense,
        },
        Some(seat) if Some(seat) == defender => {
            state.add_control(seat, province, 0, 1);
            Fate::Held {
                attack: strongest,
                defense,
            }
        }
        Some(by) => {
            state.clear_control(province);
            state.add_control(by, province, 1, 0);
            Fate::Taken {
                by,
                attack: strongest,
                defense,
            }
        }
    };
    state.fates[province] = Some(fate);
}

/// After step 5 every token goes to its owner's discard pile, a bluff to the hand.
fn clear_board(state: &mut State) {
    while placement::discard(state, 0, true).is_some() {}
}

/// Step 6: only here do territory cards change hands.
pub(super) fn claim(state: &mut State, told: &mut Teller<Event>) {
    for territory in Territory::ALL {
        let ruler = state.ruler(territory);
        if let DeedAt::Held(holder) = state.cards[territory].at {
            if Some(holder) == ruler {
                continue;
            }
            state.cards[territory].at = DeedAt::Slot;
            told.all(Event::CardReturned {
                territory,
                seat: holder,
            });
        }
        if let (DeedAt::Slot, Some(seat)) = (state.cards[territory].at, ruler) {
            state.cards[territory].at = DeedAt::Held(seat);
            state.players[seat].read |= 1 << territory as u16;
            told.all(Event::CardClaimed { territory, seat });
            told.only(
                seat,
                Event::CardRead {
                    territory,
                    card: state.card(territory),
                },
            );
        }
    }
}
