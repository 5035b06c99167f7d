//! One change of a table inside one transaction, in three steps: load, apply, announce.
//!
//! [`load`] reads the table and restores its play. [`apply`] makes acts: a person's, and those of computer
//! daimyos and sealed lists that follow. [`settle`] writes the new state and what follows from it;
//! [`announce`] puts the messages into the outbox. Nobody sees anything before the transaction commits.

mod announce;
mod apply;
mod load;
mod plans;
mod settle;

#[cfg(test)]
pub(crate) use load::LOADS;

use rules::dice::Seq;
use rules::event_log::{AnyEvent, Events};
use rules::seat::{Seat, Seats};
use rules::table::Table;

use super::{Missed, Notice, TableState};
use crate::id::InteractionId;

/// Whether somebody who acted has the new panel already, as the answer to their press or command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Answered {
    /// Nobody has.
    Nobody,
    /// The answer takes the place of the panel in their direct messages.
    InPlace(Seat),
    /// They act somewhere else, so their direct messages still have the old panel.
    Elsewhere(Seat),
}

/// A play loaded inside a transaction, and what has happened to it since.
pub(super) struct Transition {
    pub state: TableState,
    pub table: Table,
    pub facts: Events,
    /// How many facts everybody had learned after each act.
    told: Vec<(Seq, usize)>,
    /// Events that concern what a seat has planned.
    pub concerns: Vec<(Seat, AnyEvent)>,
    /// What was played of sealed lists: whose, what, and whether a computer daimyo had to choose.
    played: Vec<(Seat, String, bool)>,
    /// What happened to the table itself, announced with the facts.
    pub notices: Vec<Notice>,
    /// The act that was made for somebody whose time ran out.
    pub missed: Option<Missed>,
    /// Whom the table was waiting for when it was loaded, without those who acted.
    before: Seats,
    /// Who acted in their turn.
    actor: Option<Seat>,
    /// The seats for which somebody acted, whoever it was.
    pub acted: Seats,
    /// The seats whose players showed that they are present.
    pub present: Seats,
    /// Something happened that everybody notices.
    pub moved: bool,
    /// The press that has not been mixed into the dice yet.
    pub press: Option<InteractionId>,
}

impl Transition {
    /// A play that was just opened.
    pub fn opened(state: TableState, table: Table, facts: Events) -> Self {
        Self {
            state,
            table,
            facts,
            told: Vec::new(),
            concerns: Vec::new(),
            played: Vec::new(),
            notices: Vec::new(),
            missed: None,
            before: Seats::NONE,
            actor: None,
            acted: Seats::NONE,
            present: Seats::NONE,
            moved: true,
            press: None,
        }
    }
}
