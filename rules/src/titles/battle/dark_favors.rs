//! Dark Favors (R6), half played: each look shows something before the next is chosen, so the card
//! is an act of its own for every look, and one for the strike.

use crate::seat::Seat;

use super::Play;
use super::action::{Action, TokenAt};
use super::memory::PeekBy;
use super::phase::Phase;
use super::refusal::Refusal;
use super::state::State;
use super::targets;

/// Tokens Dark Favors may look at.
const FAVORS: u32 = 4;

/// What may follow within Dark Favors: more looks up to four, or the strike.
pub(super) fn list(state: &State, looked: u32, list: &mut Vec<Action>) {
    let all = state.board.all().iter().enumerate();
    let seen = |at: usize| looked >> at & 1 != 0;
    list.extend(
        all.clone()
            .filter(|(at, _)| seen(*at))
            .map(|(at, _)| Action::Strike(state.name(at))),
    );
    if looked.count_ones() < FAVORS {
        let fresh = all.filter(|(at, token)| !seen(*at) && !token.blessed());
        list.extend(fresh.map(|(at, _)| Action::Look(state.name(at))));
    }
}

/// Within Dark Favors: may this token be looked at too?
pub(super) fn permit_look(state: &State, looked: u32, at: TokenAt) -> Result<(), Refusal> {
    targets::permit(state, at, |token| !token.blessed())?;
    let fresh = state.find(at).is_some_and(|place| looked >> place & 1 == 0);
    if fresh && looked.count_ones() < FAVORS {
        Ok(())
    } else {
        Err(Refusal::NotATarget { at })
    }
}

/// Within Dark Favors: was this token looked at, so that it may be struck?
pub(super) fn permit_strike(state: &State, looked: u32, at: TokenAt) -> Result<(), Refusal> {
    targets::permit(state, at, |_| true)?;
    let seen = state.find(at).is_some_and(|place| looked >> place & 1 != 0);
    if seen {
        Ok(())
    } else {
        Err(Refusal::NotATarget { at })
    }
}

/// Dark Favors goes on.
pub(super) fn play(play: &mut Play<'_>, seat: Seat, looked: u32, action: Action) {
    match action {
        Action::Look(at) => {
            let looked = looked | targets::look(play, seat, at, PeekBy::DarkFavors);
            play.state.phase = Phase::Favors { turn: seat, looked };
        }
        Action::Strike(at) => {
            targets::strike(play, seat, at);
        }
        _ => {}
    }
}
