//! Planning ahead: what others do in this title changes too much to plan a turn, so only the events
//! that touch a plan are named.

use crate::seat::Seat;

use super::event::Event;
use super::state::State;
use super::view::{Private, Public};

/// Does a fact touch what a seat may have planned? What shows it something does.
pub(super) fn concerns(_: &Public, _: &Private, _: Seat, event: &Event) -> bool {
    event.reveals()
}

/// There is no telling what a seat's next turn will be about.
pub(super) const fn preview(_: &State, _: Seat) -> Option<State> {
    None
}
