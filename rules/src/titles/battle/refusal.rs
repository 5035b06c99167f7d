//! Why an action is refused: data for a message, never a secret of another seat.
#![expect(missing_docs, reason = "the sentence of a variant names its fields")]

use serde::{Deserialize, Serialize};

use crate::seat::Seat;

use super::action::TokenAt;
use super::data::{Card, Face, Kind, Province, Special};
use super::phase::Stage;

/// A refusal of Battle for Rokugan.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "refusal", rename_all = "snake_case")]
pub enum Refusal {
    /// This kind of action does not belong to the moment.
    NotNow { stage: Stage },
    /// The objective was not dealt to this seat.
    NotDealt,
    /// The province holds a control token already.
    Settled { province: Province, owner: Seat },
    /// No such token in the hand.
    NotInHand { face: Face },
    /// No such token in the discard pile.
    NotInDiscard { face: Face },
    /// The bluff may not be used this way.
    NotTheBluff,
    /// Spy Network forbids the bluff this round.
    BluffBanned,
    /// The seat does not hold this card.
    CardNotHeld { card: Card },
    /// No scout or shugenja left, or the first player card is not this seat's to use.
    CardSpent,
    /// No token of this name on the board.
    NoSuchToken { at: TokenAt },
    /// A blessing protects the token.
    Protected { at: TokenAt },
    /// The token cannot be chosen for this.
    NotATarget { at: TokenAt },
    /// The border already holds a token.
    BorderTaken { at: TokenAt },
    /// Peace or scorched earth closes the place.
    Closed {
        province: Province,
        special: Special,
    },
    /// Only the controller may use a shrine and its borders.
    Shrine { province: Province },
    /// No token of this seat could be legal there.
    Implausible,
    /// The kind of token is not legal there (strict placement, or the token comes back faceup).
    Unlawful { kind: Kind },
    /// A ronin may not place raids or diplomacy.
    Ronin,
    /// Blessings go on own facedown tokens, other tokens on borders and centres.
    WrongPlace,
    /// The province must be controlled by this seat.
    NotYours { province: Province },
    /// The province cannot be chosen for this.
    NotAChoice { province: Province },
    /// The seat cannot be chosen for this.
    NotAnOpponent,
    /// The parts of the action do not fit together.
    Mismatch,
}
