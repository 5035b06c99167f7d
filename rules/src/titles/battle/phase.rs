//! Where in a round a table is: for the rules with everything a decision needs, for everybody as a
//! stage.

use serde::{Deserialize, Serialize};

use crate::seat::{Seat, Seats};
use crate::vocabulary::vocabulary;

/// The rounds of a game.
pub(crate) const ROUNDS: u8 = 5;
/// Placement turns per round.
pub const TURNS: u8 = 5;
/// Tokens in hand after the draw.
pub(crate) const HAND: u8 = 6;

/// Whose decision, and which.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Phase {
    /// Everybody in the set still has to keep an objective.
    Objectives(Seats),
    /// The seat places a starting control token; this many are left in all.
    Settling {
        turn: Seat,
        left: u8,
    },
    /// Dragon puts a token back.
    Returning(Seat),
    /// The seat may play a territory card; the set has passed since the last one.
    Cards {
        turn: Seat,
        passed: Seats,
    },
    /// The seat plays start-of-turn cards and places a token.
    Placing(Seat),
    /// The seat carries out Dark Favors; the mask holds the board places looked at.
    Favors {
        turn: Seat,
        looked: u32,
    },
    /// Scorpion may look.
    Looking(Seat),
    /// Unicorn may swap.
    Swapping(Seat),
    Over,
}

vocabulary! {
    /// Where in the round the table is.
    Stage ("stage") {
        /// Everybody chooses one of two objectives.
        Objectives = "objectives",
        /// The starting control tokens are placed, one at a time.
        Settling = "settling",
        /// Upkeep: Dragon puts one token back.
        Returning = "returning",
        /// Upkeep: territory cards may be played.
        Cards = "cards",
        /// A placement turn.
        Placing = "placing",
        /// Within a placement turn: Dark Favors is being carried out.
        Favors = "favors",
        /// Within a placement turn: Scorpion may look at a token.
        Looking = "looking",
        /// Before the reveal: Unicorn may swap two tokens.
        Swapping = "swapping",
        /// The table is over.
        Over = "over",
    }
}

impl Phase {
    /// The seats that have something to decide.
    pub const fn waiting(self) -> Seats {
        match self {
            Self::Objectives(seats) => seats,
            Self::Settling { turn, .. }
            | Self::Returning(turn)
            | Self::Cards { turn, .. }
            | Self::Placing(turn)
            | Self::Favors { turn, .. }
            | Self::Looking(turn)
            | Self::Swapping(turn) => Seats::only(turn),
            Self::Over => Seats::NONE,
        }
    }

    /// What everybody may know of it.
    pub const fn stage(self) -> Stage {
        match self {
            Self::Objectives(_) => Stage::Objectives,
            Self::Settling { .. } => Stage::Settling,
            Self::Returning(_) => Stage::Returning,
            Self::Cards { .. } => Stage::Cards,
            Self::Placing(_) => Stage::Placing,
            Self::Favors { .. } => Stage::Favors,
            Self::Looking(_) => Stage::Looking,
            Self::Swapping(_) => Stage::Swapping,
            Self::Over => Stage::Over,
        }
    }
}
