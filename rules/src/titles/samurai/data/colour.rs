//! The four colours.

use crate::vocabulary::vocabulary;

vocabulary! {
    /// A colour; every seat plays a different one.
    Colour ("colour") {
        Gold = "gold", Red = "red", Green = "green", Purple = "purple",
    }
}
