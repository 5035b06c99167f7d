//! Orders written ahead: what touches a seat's plans, and its turn before it comes.

#[cfg(test)]
mod tests;

use crate::seat::Seat;

use super::event::Event;
use super::state::{Phase, Question, State};
use super::view::Public;

/// In somebody else's turn: a building on a shore space next to which a ship of the seat could stop
/// in its next turn, a marker that overtakes the seat's, a second marker on a building of the seat, a
/// mastery it has not claimed. And the Emperor, the last turns, the end.
///
/// A tile or a space somebody took needs no word here: an order for it is no longer legal.
pub(super) fn concerns(public: &Public, seat: Seat, event: &Event) -> bool {
    let foreign = public.turn != seat;
    let own = public.seats.iter().find(|seen| seen.seat == seat);
    match event {
        Event::Built { shore, .. } => {
            let reached = own.is_some_and(|own| {
                let mut ships = own.ships.iter();
                ships.any(|ship| {
                    let (space, _) = ship.space.downstream(own.die.steps());
                    space.shores().contains(shore)
                })
            });
            foreign && reached
        }
        Event::Advanced {
            seat: by,
            region,
            from,
            to,
            ..
        } => {
            let at = own.map_or(0, |own| own.influence[*region]);
            *by != seat && at > 0 && *from <= at && *to > at
        }
        Event::Marked { seat: by, shore } => {
            let mut shores = public.shores.iter();
            let owned = shores.any(|seen| seen.shore == *shore && seen.owners.contains(&seat));
            *by != seat && owned
        }
        Event::MasteryClaimed {
            seat: by, mastery, ..
        } => {
            let mut masteries = public.masteries.iter();
            let open =
                masteries.any(|seen| seen.mastery == *mastery && !seen.claimed.contains(&seat));
            *by != seat && open
        }
        Event::EmperorVisited | Event::EndTriggered { .. } => foreign,
        Event::Ended { .. } => true,
        Event::RegionTilesDealt { .. }
        | Event::MasteriesRevealed { .. }
        | Event::TilesPlaced { .. }
        | Event::RowFilled { .. }
        | Event::TopShown { .. }
        | Event::FirstPlayerDrawn { .. }
        | Event::PatronsRevealed { .. }
        | Event::PatronTaken { .. }
        | Event::KokuDealt { .. }
        | Event::Drew { .. }
        | Event::DrewCustomers { .. }
        | Event::DeckShuffled { .. }
        | Event::ShipStarted { .. }
        | Event::Rolled { .. }
        | Event::DieSet { .. }
        | Event::DieTurned { .. }
        | Event::Traded { .. }
        | Event::FavorBought { .. }
        | Event::Sailed { .. }
        | Event::Gained { .. }
        | Event::JourneyCompleted { .. }
        | Event::Sold { .. }
        | Event::Delivered { .. }
        | Event::CapRaised { .. }
        | Event::NothingToMark { .. }
        | Event::NobleShipLaunched { .. }
        | Event::Discarded { .. }
        | Event::TileDiscarded { .. }
        | Event::TileEntered { .. }
        | Event::RegionScored { .. }
        | Event::Counted { .. } => false,
    }
}

/// The seat's own turn, before it comes: its die is rolled already, and legality depends on the board
/// and its own hand alone. In its own turn what it decides now; nothing while somebody else decides or
/// when the turn is done.
pub(super) fn preview(state: &State, seat: Seat) -> Option<State> {
    let Phase::Asked(asked, question) = state.phase else {
        return None;
    };
    let set_up = matches!(question, Question::Patron | Question::Roll { first: true });
    if set_up || seat.index() >= state.seats() {
        return None;
    }
    if state.turn == seat {
        return (asked == seat).then(|| state.clone());
    }
    let mut preview = state.clone();
    preview.agenda.clear();
    preview.turn = seat;
    preview.ask(seat, Question::Turn);
    Some(preview)
}
