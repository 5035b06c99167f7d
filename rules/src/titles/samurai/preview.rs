//! Orders written ahead: what touches a seat's plans, and its turn before it comes.

#[cfg(test)]
mod tests;

use crate::seat::Seat;

use super::data::{Hex, Settlement};
use super::event::Event;
use super::setup;
use super::state::{Phase, State};
use super::view::{Private, Public};

/// In somebody else's turn: a tile, or a change of figures, at a settlement with figures that the seat
/// has a tile next to; figures there that were taken. And the end.
///
/// What the seat's own turn brings about is what it wanted. A hex somebody took needs no word here:
/// an order for it is no longer legal.
pub(super) fn concerns(public: &Public, _: &Private, seat: Seat, event: &Event) -> bool {
    let standing = |at: Settlement| {
        let mut seen = public.settlements.iter();
        seen.any(|seen| seen.settlement == at && !seen.figures.is_empty())
    };
    let own = |at: Settlement| {
        let near = |hex: Hex| hex.neighbours().any(|hex| hex == at.hex());
        let mut tiles = public.tiles.iter();
        standing(at) && tiles.any(|tile| tile.owner == seat && near(tile.hex))
    };
    let touches = |hex: Hex| hex.neighbours().filter_map(Hex::settlement).any(own);
    let foreign = !public.waiting.contains(&seat);
    match event {
        Event::Laid { hex, .. } => foreign && touches(*hex),
        Event::Moved { from, to, .. } => foreign && (touches(*from) || touches(*to)),
        Event::Swapped { one, other, .. } => foreign && (own(one.at) || own(other.at)),
        Event::Captured { at, .. } | Event::SetAside { at, .. } | Event::Unclaimed { at, .. } => {
            foreign && own(*at)
        }
        Event::Ended { .. } => true,
        Event::FirstPlayerDrawn { .. }
        | Event::HandChosen { .. }
        | Event::HandKept { .. }
        | Event::FiguresDealt { .. }
        | Event::FigurePlaced { .. }
        | Event::TurnsBegan { .. }
        | Event::Passed { .. }
        | Event::PassedOver { .. }
        | Event::Drew { .. }
        | Event::DrewTiles { .. }
        | Event::CasteGone { .. }
        | Event::AsideFull { .. }
        | Event::NobodyCanPlay
        | Event::Counted { .. }
        | Event::LeaderNamed { .. }
        | Event::NoLeader { .. } => false,
    }
}

/// The seat's own turn, before it comes: the figures it sets up, the tiles it plays. Legality there
/// depends on the board and its own hand alone.
pub(super) fn preview(state: &State, seat: Seat) -> Option<State> {
    if seat.index() >= state.seats() {
        return None;
    }
    let phase = match state.phase {
        Phase::Figures(_) if !setup::open_settlements(state).is_empty() => Phase::Figures(seat),
        Phase::Turn { seat: turn, .. } if turn == seat => state.phase,
        Phase::Turn { .. } if !state.players[seat].hand.is_empty() => Phase::Turn {
            seat,
            begun: false,
            plain: false,
        },
        _ => return None,
    };
    Some(State {
        phase,
        ..state.clone()
    })
}
