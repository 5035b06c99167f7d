//! The switches of the title: the quick set-up, and every ruling the sources leave open (R9).

use serde::{Deserialize, Serialize};

use crate::vocabulary::vocabulary;

vocabulary! {
    /// When the figures of a closed settlement are taken.
    CaptureTiming ("capture timing") {
        /// After the last tile of the turn.
        EndOfTurn = "end_of_turn",
        /// As soon as the settlement is closed, as the edition of 1998 had it.
        Instant = "instant",
    }
}

/// The agreed rulings. Unknown fields are refused, missing ones take the default.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// The five starting tiles are drawn at random instead of chosen.
    pub quick_hands: bool,
    /// The figures of cities and villages are dealt at random instead of placed.
    pub quick_figures: bool,
    /// When figures are taken.
    pub capture_timing: CaptureTiming,
    /// A seat that cannot play passes; when off, it ends the game.
    pub pass_if_no_legal_play: bool,
    /// Two figures of the same caste may be swapped, which changes nothing.
    pub swap_same_caste_allowed: bool,
    /// Edo may take part in a swap.
    pub swap_with_edo_allowed: bool,
    /// A figure of a closed settlement nobody has influence on is set aside; when off, it stays.
    pub zero_influence_is_tie: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            quick_hands: false,
            quick_figures: false,
            capture_timing: CaptureTiming::EndOfTurn,
            pass_if_no_legal_play: true,
            swap_same_caste_allowed: true,
            swap_with_edo_allowed: true,
            zero_influence_is_tie: true,
        }
    }
}
