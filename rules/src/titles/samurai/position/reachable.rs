//! Positions that add up and still cannot be: no course of the game leads to them.
//!
//! Two freedoms stay, since they make short studies possible and break nothing: a hand may have
//! fewer than five tiles although its stack lasts, and a closed settlement may still hold figures,
//! which the next turn resolves.

use crate::position::wrong;
use crate::seat::Seat;
use crate::title::Misplaced;

use super::super::data::{ASIDE_LIMIT, Caste, Settlement, Size, TILES};
use super::super::setup;
use super::super::state::{Phase, State};
use super::Moment;

/// Refuses what no game comes to, with the field that is wrong.
pub(super) fn check(state: &State, stage: Moment) -> Result<(), Misplaced> {
    match (stage, state.phase) {
        (Moment::Hands | Moment::Figures, _) => setting_up(state, stage),
        (_, Phase::Turn { seat, begun, .. }) => {
            if begun {
                amid_a_turn(state, seat)
            } else if stage == Moment::Turn {
                between_turns(state)
            } else {
                Ok(())
            }
        }
        _ => Ok(()),
    }
}

/// R3: hands, then cities, then villages; tiles come after all of them.
fn setting_up(state: &State, stage: Moment) -> Result<(), Misplaced> {
    if state.board.all().next().is_some() {
        let what = "no tile lies on the board before the turns begin";
        return Err(wrong("position.tiles", what));
    }
    let at = "position.figures";
    let village = |at: Settlement| at.size() == Size::Village;
    let mut settled = state.settled().iter();
    if stage == Moment::Hands && settled.clone().any(|at| at.size() != Size::Edo) {
        let what = "only Edo holds figures before the hands are chosen";
        return Err(wrong(at, what));
    }
    let cities_open = !setup::open_settlements(state).iter().any(village);
    if cities_open && settled.any(village) {
        return Err(wrong(at, "cities are filled before villages"));
    }
    if state.passes > 0 {
        return Err(wrong(
            "position.passes",
            "nobody passes before the turns begin",
        ));
    }
    Ok(())
}

/// R4: whoever is in the middle of a turn has played a tile in it.
fn amid_a_turn(state: &State, seat: Seat) -> Result<(), Misplaced> {
    let player = &state.players[seat];
    if player.hand.len() + player.stack.len() == TILES {
        let what = "no tile of this seat was played";
        return Err(wrong("position.plain_played", what));
    }
    if state.passes > 0 {
        let what = "a tile played ends the row of passes";
        return Err(wrong("position.passes", what));
    }
    Ok(())
}

/// R6.1: the turn before did not end the game.
fn between_turns(state: &State) -> Result<(), Misplaced> {
    for caste in Caste::ALL {
        if state.figures[caste].is_empty() {
            let what = format!("the game is over: no {caste} is left");
            return Err(wrong("position.figures", what));
        }
    }
    if state.aside() >= ASIDE_LIMIT {
        let what = "the game is over: four figures are aside";
        return Err(wrong("position.aside", what));
    }
    Ok(())
}
