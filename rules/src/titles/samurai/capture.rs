//! Captures (R5): what becomes of the figures of closed settlements.

use crate::seat::{BySeat, Seat};

use super::Play;
use super::data::{Caste, FigureAt, Settlement, Settlements};
use super::event::Event;
use super::state::{SEATS, State, Taken};

/// Is every land hex around it covered?
#[inline]
pub(super) fn is_closed(state: &State, at: Settlement) -> bool {
    state.board.open_land(at).land == 0
}

/// The seat with strictly more influence than any other.
pub(super) fn strongest(state: &State, sums: &BySeat<u8, SEATS>) -> Option<Seat> {
    let best = state.all_seats().max_by_key(|seat| sums[*seat])?;
    let alone = state
        .all_seats()
        .all(|seat| seat == best || sums[seat] < sums[best]);
    (alone && sums[best] > 0).then_some(best)
}

/// Resolves every closed settlement that holds figures, in label order: the order changes nothing,
/// since no figure's fate touches another's.
pub(super) fn resolve(play: &mut Play<'_>) {
    for at in closed(play.state).iter() {
        for caste in Caste::ALL {
            if play.state.figures[caste].has(at) {
                take(play, FigureAt { at, caste });
            }
        }
    }
}

fn closed(state: &State) -> Settlements {
    let mut found = Settlements::NONE;
    for at in state.settled().iter() {
        if is_closed(state, at) {
            found.insert(at);
        }
    }
    found
}

/// One figure goes to whoever has most influence on it, or to nobody.
fn take(play: &mut Play<'_>, figure: FigureAt) {
    let FigureAt { at, caste } = figure;
    let state = &mut *play.state;
    let sums = state.board.influence(at, caste);
    if !state.options.zero_influence_is_tie && sums.0.iter().all(|sum| *sum == 0) {
        return;
    }
    let by = strongest(state, &sums);
    state.figures[caste].remove(at);
    state.taken.push(Taken { at, caste, by });
    match by {
        Some(seat) => state.players[seat].captured[caste] += 1,
        None => state.aside[caste] += 1,
    }
    if play.log.is_heard() {
        tell(play, figure, by, &sums);
    }
}

/// Tells who took a figure, and what everybody's influence on it was.
fn tell(play: &mut Play<'_>, figure: FigureAt, by: Option<Seat>, sums: &BySeat<u8, SEATS>) {
    let FigureAt { at, caste } = figure;
    let influence: Vec<(Seat, u8)> = play
        .state
        .all_seats()
        .map(|seat| (seat, sums[seat]))
        .filter(|(_, sum)| *sum > 0)
        .collect();
    play.log.all(match by {
        Some(seat) => Event::Captured {
            seat,
            caste,
            at,
            influence,
        },
        None if influence.is_empty() => Event::Unclaimed { caste, at },
        None => Event::SetAside {
            caste,
            at,
            influence,
        },
    });
}
