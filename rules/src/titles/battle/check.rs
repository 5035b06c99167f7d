//! The invariants of a state: run after loading, and after every step in tests.

use crate::seat::{Seat, Seats};
use crate::title::Broken;

use super::board::SEATS;
use super::data::{
    CONTROL_PER_CLAN, Face, Pile, Province, Provinces, Special, Spot, TOKENS_PER_CLAN, Territory,
};
use super::phase::{Phase, ROUNDS, TURNS};
use super::state::{CardPlace, State};

/// Checks everything a sound state cannot violate.
pub(super) fn check(state: &State) -> Result<(), Broken> {
    let ensure = |fine: bool, what: &str| {
        if fine {
            Ok(())
        } else {
            Err(Broken(what.into()))
        }
    };
    ensure((2..=SEATS).contains(&state.seats()), "two to five seats")?;
    ensure((1..=ROUNDS).contains(&state.round), "round 1 to 5")?;
    ensure(
        state.first.index() < state.seats(),
        "the first player sits at the table",
    )?;
    let players = Seats::all(state.seats());
    let waiting = state.waiting();
    ensure(
        waiting.iter().all(|seat| players.has(seat)),
        "only seats of the table are waited for",
    )?;
    ensure(
        state.is_over() == waiting.is_empty(),
        "somebody is waited for until the end",
    )?;
    for seat in state.all_seats() {
        let others = state.all_seats().filter(|other| *other > seat);
        for other in others {
            ensure(
                state.clans[seat] != state.clans[other],
                "every clan sits once",
            )?;
            ensure(
                state.held[seat].and(state.held[other]).is_empty(),
                "one controller each",
            )?;
        }
        tokens_conserved(state, seat)?;
    }
    control_sound(state)?;
    specials_sound(state)?;
    board_sound(state)?;
    for territory in Territory::ALL {
        if let CardPlace::Held(seat) = state.cards[territory].at {
            ensure(players.has(seat), "cards are held by seats of the table")?;
            ensure(
                state.players[seat].read >> territory as u16 & 1 == 1,
                "a holder has read",
            )?;
        }
    }
    if let Phase::Favors { looked, .. } = state.phase {
        let places = state.board.all().len() as u32;
        ensure(
            looked != 0 && looked.checked_shr(places).unwrap_or(0) == 0,
            "looks name tokens",
        )?;
    }
    Ok(())
}

/// Each clan's 27 combat tokens are somewhere: hand, pool, discard, board, or the bluff aside.
fn tokens_conserved(state: &State, seat: Seat) -> Result<(), Broken> {
    let player = &state.players[seat];
    let clan = state.clans[seat];
    for pile in [player.hand, player.pool, player.discard] {
        if !pile.is_sound() {
            return Err(Broken(format!("{clan}: a pile holds what does not exist")));
        }
    }
    let mut found = [0u8; Face::COUNT];
    let mut count = |face: Face, number: u8| {
        if let Some(sum) = found.get_mut(face as usize) {
            *sum = sum.saturating_add(number);
        }
    };
    for face in Face::ALL {
        for pile in [player.hand, player.pool, player.discard] {
            count(face, pile.count(face));
        }
    }
    if player.bluff_aside {
        count(Face::Bluff, 1);
    }
    for token in state.board.all().iter().filter(|token| token.owner == seat) {
        count(token.face, 1);
        count(Face::Blessing2, token.twos);
        count(Face::Blessing3, token.threes);
    }
    let full = Pile::full(clan);
    for (face, number) in Face::ALL.into_iter().zip(found) {
        if number != full.count(face) {
            let due = full.count(face);
            return Err(Broken(format!(
                "{clan}: {number} of {face} where {due} exist"
            )));
        }
    }
    if found.iter().map(|n| u16::from(*n)).sum::<u16>() != u16::from(TOKENS_PER_CLAN) {
        return Err(Broken(format!("{clan}: not 27 tokens")));
    }
    if player.pool.has(Face::Bluff) || player.discard.has(Face::Bluff) {
        return Err(Broken(format!(
            "{clan}: the bluff is never in pool or discard"
        )));
    }
    if player.turns > TURNS {
        return Err(Broken(format!("{clan}: more than five turns")));
    }
    Ok(())
}

fn control_sound(state: &State) -> Result<(), Broken> {
    for province in Province::ALL {
        let tokens = state.down[province] + state.up[province];
        if state.owner(province).is_some() != (tokens > 0) {
            return Err(Broken(format!(
                "{province}: control and control tokens disagree"
            )));
        }
    }
    for seat in state.all_seats() {
        let used: u32 = state.held[seat]
            .iter()
            .map(|p| u32::from(state.down[p]) + u32::from(state.up[p]))
            .sum();
        if used > CONTROL_PER_CLAN.into() {
            return Err(Broken(format!(
                "{}: more than 30 control tokens",
                state.clans[seat]
            )));
        }
    }
    Ok(())
}

fn specials_sound(state: &State) -> Result<(), Broken> {
    let mut seen = Provinces::NONE;
    for special in Special::ALL {
        let set = state.special[special];
        if !seen.and(set).is_empty() || !set.minus(Provinces::ALL).is_empty() {
            return Err(Broken("one special token per province".into()));
        }
        seen = seen.or(set);
        if set.len() > special.copies() {
            return Err(Broken(format!("more {special} tokens than exist")));
        }
    }
    let held = state
        .held
        .0
        .iter()
        .fold(Provinces::NONE, |all, set| all.or(*set));
    if !held.and(state.special[Special::ScorchedEarth]).is_empty() {
        return Err(Broken("nobody controls scorched earth".into()));
    }
    let worth = Special::ALL.into_iter().filter(|s| s.honor() > 0);
    let worth = worth.fold(Provinces::NONE, |all, s| all.or(state.special[s]));
    if !worth.and(Provinces::SHADOWLANDS).is_empty() {
        return Err(Broken(
            "honor and defense lie outside the Shadowlands".into(),
        ));
    }
    if !state.special[Special::Harbor]
        .and(super::data::COASTAL)
        .is_empty()
    {
        return Err(Broken("the harbor lies in a landlocked province".into()));
    }
    Ok(())
}

fn board_sound(state: &State) -> Result<(), Broken> {
    let mut borders = 0u64;
    let mut coasts = 0u16;
    for token in state.board.all() {
        if token.owner.index() >= state.seats() {
            return Err(Broken("tokens belong to seats of the table".into()));
        }
        let taken = match token.slot.spot() {
            Spot::Land(..) => {
                let bit = 1u64 << (token.slot.number() / 2);
                let taken = borders & bit != 0;
                borders |= bit;
                taken
            }
            Spot::Coast(p) => {
                let bit = p.coast().map_or(0, |number| 1 << number);
                let taken = coasts & bit != 0;
                coasts |= bit;
                taken
            }
            Spot::Center(_) => false,
        };
        if taken {
            return Err(Broken(format!("{}: two tokens on one border", token.slot)));
        }
    }
    Ok(())
}
