//! What an act did, as the outside gets it.

use crate::dice::Seq;
use crate::event_log::{AnyEvent, Events};
use crate::seat::Seat;

/// An accepted act.
#[derive(Clone, Debug, PartialEq)]
pub struct Acted {
    /// The table's sequence number after it.
    pub seq: Seq,
    /// The action in canonical notation; private where the title hides choices.
    pub action: String,
    /// What was told.
    pub facts: Events,
    /// Rolled no dice and showed nobody anything hidden: may be taken back while nobody else acts.
    pub undoable: bool,
    /// Events that touch what a watching seat may have planned: whom, and which. Each seat heard its own.
    pub concerns: Vec<(Seat, AnyEvent)>,
}
