//! Refusals: why the table did not do what was asked, as data a message can be made from.

use serde::Serialize;

use crate::dice::Seq;
use crate::erased::of_a_title;
use crate::notation::Unreadable;
use crate::seat::Seat;
use crate::title::Misplaced;

of_a_title! {
    /// A refusal of one of the titles; its code is in `refusal` of its JSON.
    AnyRefusal is Refusal
}

/// A refused opening, action or import. The table is as it was.
#[derive(Clone, Debug, PartialEq, Serialize, thiserror::Error)]
#[serde(tag = "refused", rename_all = "snake_case")]
pub enum Refusal {
    /// No title of this id.
    #[error("no such title: {title}")]
    NoSuchTitle {
        /// The id asked for.
        title: String,
    },
    /// The title has no such version of its rules.
    #[error("{title} has no rules version {found}; its versions are 1 to {newest}")]
    NoSuchRules {
        /// The id of the title.
        title: &'static str,
        /// The version asked for.
        found: u16,
        /// The newest version here.
        newest: u16,
    },
    /// The title is not played by this many.
    #[error("{found} seats where {fewest} to {most} belong")]
    SeatCount {
        /// Seats asked for.
        found: usize,
        /// Fewest.
        fewest: usize,
        /// Most.
        most: usize,
    },
    /// The title has no such side.
    #[error("no such side: {side}")]
    NoSuchSide {
        /// The id asked for.
        side: String,
    },
    /// Two seats want the same side.
    #[error("{side} is taken twice")]
    SideTaken {
        /// The side.
        side: String,
    },
    /// The options cannot be read.
    #[error("options.{at}: {what}")]
    BadOptions {
        /// The path of the offending field.
        at: String,
        /// What is wrong with it.
        what: String,
    },
    /// No such seat at this table.
    #[error("no such seat")]
    NoSuchSeat,
    /// The table is over.
    #[error("the table is over")]
    Over,
    /// Somebody else is to act.
    #[error("not this seat's turn")]
    NotWaited {
        /// The seats that are.
        waiting: Vec<Seat>,
    },
    /// The action was offered at an earlier moment.
    #[error("offered at {offered}, the table is at {now}")]
    Stale {
        /// When it was offered.
        offered: Seq,
        /// Where the table is.
        now: Seq,
    },
    /// The text is not an action.
    #[error("unreadable: {found:?} where {expected} belongs", found = .0.found, expected = .0.expected)]
    Unreadable(Unreadable),
    /// The title's own refusal.
    #[error("against the rules: {reason}")]
    Rule {
        /// The title's refusal.
        reason: AnyRefusal,
    },
    /// A written position that cannot be.
    #[error("{0}")]
    Misplaced(Misplaced),
    /// An export or snapshot that does not hold together.
    #[error("{what}")]
    Unsound {
        /// What is wrong.
        what: String,
    },
}
