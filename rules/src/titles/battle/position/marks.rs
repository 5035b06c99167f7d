//! The special tokens and the initiative cards of a written position, and which of them cannot be.

use std::collections::BTreeMap;

use crate::position::wrong;
use crate::title::Misplaced;

use super::super::data::{COASTAL, Initiative, Province, Provinces, Special};
use super::super::phase::ROUNDS;
use super::super::state::State;

/// Puts the special tokens down. Control is known by now.
pub(super) fn put_specials(
    state: &mut State,
    specials: &BTreeMap<Province, Special>,
) -> Result<(), Misplaced> {
    for (&province, &special) in specials {
        state.put_special(province, special);
        if let Some(what) = unfit(state, province, special) {
            return Err(wrong(format!("position.special.{province}"), what));
        }
    }
    Ok(())
}

/// Why this special token cannot lie here.
fn unfit(state: &State, province: Province, special: Special) -> Option<String> {
    let copies = special.copies();
    // R8, R9
    if state.special[special].len() > copies {
        let are = if copies == 1 { "is" } else { "are" };
        return Some(format!("there {are} only {copies} of {special}"));
    }
    let what = match special {
        Special::Harbor if COASTAL.has(province) => "the harbor lies in a landlocked province",
        Special::ScorchedEarth if state.owner(province).is_some() => {
            "nobody controls scorched earth"
        }
        _ if special.honor() > 0 && Provinces::SHADOWLANDS.has(province) => {
            "honor and defense tokens do not lie in the Shadowlands"
        }
        _ => return None,
    };
    Some(what.into())
}

/// The initiative cards of the five rounds: every clan of the table, filled up with neutral ones.
pub(super) fn initiative(
    state: &State,
    named: Option<&[Initiative]>,
) -> Result<[Initiative; ROUNDS as usize], Misplaced> {
    let at = "position.initiative";
    let mut clans = state
        .all_seats()
        .map(|seat| Initiative::of(state.clans[seat]));
    let Some(cards) = named else {
        // Any order will do: first the clans at the table, then the neutral cards.
        let mut cards: Vec<Initiative> = clans.chain(Initiative::NEUTRAL).collect();
        cards.truncate(ROUNDS.into());
        return cards.try_into().map_err(|_| wrong(at, "five cards"));
    };
    let seated = |card: &Initiative| card.clan().is_none_or(|clan| state.seat_of(clan).is_some());
    if !cards.iter().all(seated) {
        return Err(wrong(at, "a clan that does not sit at this table"));
    }
    let five = <[Initiative; ROUNDS as usize]>::try_from(cards)
        .map_err(|_| wrong(at, "five cards, one for each round"))?;
    // R3
    for (place, card) in five.iter().enumerate() {
        if five.iter().take(place).any(|before| before == card) {
            return Err(wrong(at, format!("{card} is there twice")));
        }
    }
    if let Some(card) = clans.find(|card| !five.contains(card)) {
        return Err(wrong(at, format!("{card} is missing")));
    }
    match five.first().and_then(|card| card.clan()) {
        Some(_) => Ok(five),
        None => Err(wrong(at, "the card of round 1 names a clan")),
    }
}
