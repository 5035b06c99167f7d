//! Resolution (R4.3, R7): reveal, removals, raids, diplomacy, battles, claims.

use crate::event_log::EventLog;
use crate::seat::{BySeat, Seat, Seats};

use super::action::TokenAt;
use super::board::{SEATS, Token};
use super::clans;
use super::data::{Face, Kind, Province, Provinces, Special, Territory};
use super::event::{Event, Shown};
use super::ground::Ground;
use super::memory::Fate;
use super::placement;
use super::state::{CardPlace, State};

/// Steps 1 to 6.
pub(super) fn resolve(state: &mut State, log: &mut EventLog<Event>) {
    reveal(state, log);
    remove_bluffs_and_unlawful(state, log);
    raids(state, log);
    diplomacy(state, log);
    battles(state, log);
    clear_board(state, log);
    claim(state, log);
}

/// Step 1.
fn reveal(state: &mut State, log: &mut EventLog<Event>) {
    let shown = |(at, token): (usize, &Token)| Shown {
        at: state.name(at),
        seat: token.owner,
        face: token.face,
        blessing: token.strength() - token.face.strength(),
    };
    if log.is_heard() {
        let tokens = state.board.all().iter().enumerate().map(shown).collect();
        log.all(Event::Revealed { tokens });
    }
    for token in state.board.all_mut() {
        token.faceup = true;
    }
}

/// Does this token attack the province it aims at? In a centre only shinobi do.
fn attacks(state: &State, token: &Token) -> bool {
    let can = !token.slot.is_center() || token.face.kind() == Kind::Shinobi;
    can && token.face.fights() && !state.held[token.owner].has(token.slot.target())
}

/// Step 2: bluffs return to the hand, illegal tokens and wasted blessings are discarded.
fn remove_bluffs_and_unlawful(state: &mut State, log: &mut EventLog<Event>) {
    let mut at = 0;
    while let Some(token) = state.board.all().get(at).copied() {
        // Only who hears of it needs the name.
        let name = if log.is_heard() {
            state.name(at)
        } else {
            TokenAt::border(token.slot)
        };
        let seat = token.owner;
        if token.blessed() && !token.face.fights() {
            for face in token.blessings() {
                state.players[seat].discard.add(face);
                log.all(Event::BlessingWasted {
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
            if clans::bluff_defends(state, seat, token.face, token.slot) {
                at += 1;
            } else {
                placement::discard(state, at, true);
                log.all(Event::BluffReturned { seat, at: name });
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
            log.all(Event::Unlawful {
                seat,
                at: name,
                face: token.face,
            });
        }
    }
}

/// R7: a raid works with an own shinobi in the province or an own neighbouring province.
pub(super) fn raid_works(ground: &impl Ground, seat: Seat, province: Province) -> bool {
    let near = ground.held_by(seat).and(province.neighbours());
    !near.is_empty() || ground.has_shinobi(seat, province)
}

/// Step 3: all judged first and burnt together, or one after the other by option.
fn raids(state: &mut State, log: &mut EventLog<Event>) {
    let together = state.options.raid_condition_checked_at_reveal;
    let mut raids: Vec<Token> = state
        .board
        .all()
        .iter()
        .filter(|t| t.face == Face::Raid)
        .copied()
        .collect();
    if raids.is_empty() {
        return;
    }
    let order: Vec<Seat> = state.in_turn_order().collect();
    raids.sort_by_key(|raid| order.iter().position(|seat| *seat == raid.owner));
    let mut burnt: Vec<(Province, Vec<Seat>)> = Vec::new();
    for raid in raids {
        let province = raid.slot.target();
        let still_there = state.board.all().contains(&raid);
        if !still_there {
            continue;
        }
        if !raid_works(state, raid.owner, province) {
            log.all(Event::RaidFailed {
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
            burn(state, province, log);
        }
    }
    for (province, seats) in burnt {
        if together {
            burn(state, province, log);
        }
        state.fates[province] = Some(Fate::Raided);
        log.all(Event::Raided { province, seats });
    }
}

fn burn(state: &mut State, province: Province, log: &mut EventLog<Event>) {
    sweep(state, province, log);
    state.clear_control(province);
    state.put_special(province, Special::ScorchedEarth);
}

/// Discards every token in the centre and on the borders of a province.
fn sweep(state: &mut State, province: Province, log: &mut EventLog<Event>) {
    let mut at = 0;
    while let Some(token) = state.board.all().get(at).copied() {
        if token.slot.touches().has(province) {
            placement::note_repelled(state, &token);
            remove(state, at, log);
        } else {
            at += 1;
        }
    }
}

/// Step 4.
fn diplomacy(state: &mut State, log: &mut EventLog<Event>) {
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
        sweep(state, province, log);
        state.put_special(province, Special::Peace);
        state.fates[province] = Some(Fate::Peace);
        log.all(Event::Pacified { province, seat });
    }
}

/// A battle as it stands before any is applied.
struct ProvinceBattle {
    province: Province,
    defender: Option<Seat>,
    defense: u8,
    attackers: Seats,
    totals: BySeat<u8, SEATS>,
    winner: Option<Seat>,
    strongest: u8,
}

/// Step 5: all battles are computed from the state after step 4, then applied.
fn battles(state: &mut State, log: &mut EventLog<Event>) {
    let mut attacked = Provinces::NONE;
    let mut guarded = Provinces::NONE;
    for token in state.board.all() {
        let target = token.slot.target();
        let counts = token.face.fights() || clans::bluff_guards(state, token);
        if attacks(state, token) {
            attacked.insert(target);
        } else if state.held[token.owner].has(target) && counts {
            guarded.insert(target);
        }
    }
    if state.options.attack_removed_before_battle_counts_as_defense {
        guarded = guarded.or(state.repelled);
    }
    let fought: Vec<ProvinceBattle> = attacked.iter().map(|p| battle(state, p)).collect();
    for battle in &fought {
        if log.is_heard() {
            log.all(battle.told());
        }
        state.fates[battle.province] = Some(battle.fate());
    }
    if state.options.since(2) {
        apply_together(state, &fought);
    } else {
        apply_in_map_order(state, &fought);
    }
    for province in guarded.minus(attacked).iter() {
        let Some(seat) = state.owner(province) else {
            continue;
        };
        state.add_control(seat, province, 0, 1);
        state.fates[province].get_or_insert(Fate::Guarded);
        log.all(Event::Guarded { province, seat });
    }
}

fn battle(state: &State, province: Province) -> ProvinceBattle {
    let defender = state.owner(province);
    let mut totals = BySeat([0u8; SEATS]);
    let mut attackers = Seats::NONE;
    let mut defense = state.special_at(province).map_or(0, Special::defense);
    for token in state
        .board
        .all()
        .iter()
        .filter(|t| t.slot.target() == province)
    {
        if Some(token.owner) == defender {
            // Only a bluff that defends is still here.
            defense += if token.face == Face::Bluff {
                clans::BLUFF_DEFENSE
            } else {
                token.strength()
            };
        } else if attacks(state, token) {
            totals[token.owner] += token.strength();
            attackers.insert(token.owner);
        }
    }
    if let Some(seat) = defender {
        defense += clans::faceup_defense(state.clans[seat]) * state.up[province];
    }
    let strongest = attackers.iter().map(|seat| totals[seat]).max().unwrap_or(0);
    let mut top = attackers.iter().filter(|seat| totals[*seat] == strongest);
    let tied = top.clone();
    let single = match (top.next(), top.next()) {
        (Some(seat), None) => Some(seat),
        _ => clans::winner_of_tie(state, tied),
    };
    let against = if clans::print_falls(state, province, single, attackers.iter()) {
        defense
    } else {
        defense + province.defense()
    };
    let wins = |seat: &Seat| {
        let equal = strongest == against && clans::wins_when_equal(state, *seat, defender);
        strongest > against || equal
    };
    let attacker = single.filter(wins);
    ProvinceBattle {
        province,
        defender,
        defense: against,
        attackers,
        totals,
        winner: attacker.or(defender),
        strongest,
    }
}

impl ProvinceBattle {
    fn told(&self) -> Event {
        Event::Fought {
            province: self.province,
            defender: self.defender,
            defense: self.defense,
            attacks: self
                .attackers
                .iter()
                .map(|seat| (seat, self.totals[seat]))
                .collect(),
            winner: self.winner,
        }
    }

    fn fate(&self) -> Fate {
        let (attack, defense) = (self.strongest, self.defense);
        match (self.winner, self.conqueror()) {
            (None, _) => Fate::Repelled { attack, defense },
            (_, Some(by)) => Fate::Taken {
                by,
                attack,
                defense,
            },
            _ => Fate::Held { attack, defense },
        }
    }

    /// The attacker who took the province.
    fn conqueror(&self) -> Option<Seat> {
        self.winner.filter(|seat| Some(*seat) != self.defender)
    }

    /// The controller who kept it.
    fn holder(&self) -> Option<Seat> {
        self.winner.filter(|seat| Some(*seat) == self.defender)
    }
}

/// R7: the tokens of all losers are back in their supplies before any winner takes one, and no
/// province is lost to an empty supply for the sake of a faceup token.
fn apply_together(state: &mut State, fought: &[ProvinceBattle]) {
    let taken = || {
        fought
            .iter()
            .filter_map(|b| Some((b.province, b.conqueror()?)))
    };
    for (province, _) in taken() {
        state.clear_control(province);
    }
    for (province, by) in taken() {
        state.add_control(by, province, 1, 0);
    }
    for battle in fought {
        if let Some(seat) = battle.holder() {
            state.add_control(seat, battle.province, 0, 1);
        }
    }
}

/// Version 1: one province after the other, so that an empty supply made the map's order count.
fn apply_in_map_order(state: &mut State, fought: &[ProvinceBattle]) {
    for battle in fought {
        if let Some(by) = battle.conqueror() {
            state.clear_control(battle.province);
            state.add_control(by, battle.province, 1, 0);
        } else if let Some(seat) = battle.holder() {
            state.add_control(seat, battle.province, 0, 1);
        }
    }
}

/// After step 5 every token goes to its owner's discard pile, a bluff to the hand.
fn clear_board(state: &mut State, log: &mut EventLog<Event>) {
    while !state.board.all().is_empty() {
        remove(state, 0, log);
    }
}

/// Takes a token off the board in the resolution. A bluff goes home, which is told since version 2.
fn remove(state: &mut State, at: usize, log: &mut EventLog<Event>) {
    let name = log.is_heard().then(|| state.name(at));
    let gone = placement::discard(state, at, true);
    if let Some(Token {
        owner: seat,
        face: Face::Bluff,
        ..
    }) = gone
        && state.options.since(2)
        && let Some(at) = name
    {
        log.all(Event::BluffReturned { seat, at });
    }
}

/// Step 6: only here do territory cards change hands.
fn claim(state: &mut State, log: &mut EventLog<Event>) {
    for territory in Territory::ALL {
        let ruler = state.ruler(territory);
        if let CardPlace::Held(holder) = state.cards[territory].at {
            if Some(holder) == ruler {
                continue;
            }
            state.cards[territory].at = CardPlace::Slot;
            log.all(Event::CardReturned {
                territory,
                seat: holder,
            });
        }
        if let (CardPlace::Slot, Some(seat)) = (state.cards[territory].at, ruler) {
            state.cards[territory].at = CardPlace::Held(seat);
            state.players[seat].read |= 1 << territory as u16;
            log.all(Event::CardClaimed { territory, seat });
            log.only(
                seat,
                Event::CardRead {
                    territory,
                    card: state.card(territory),
                },
            );
        }
    }
}
