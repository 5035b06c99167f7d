//! The second opinion: `twilight-model` and `twilight-validate`, written by others from the same
//! documents.
//!
//! Every test asks it. The released program, whose page only has to be played on, is built without
//! the feature `oracle`: then nothing is asked and nothing is said, and the build is shorter. Knows
//! nothing of the world; what our own checks say is not its business.

#[cfg(not(feature = "oracle"))]
mod silent;
#[cfg(feature = "oracle")]
mod twilight;

#[cfg(not(feature = "oracle"))]
pub(crate) use silent::*;
#[cfg(feature = "oracle")]
pub(crate) use twilight::*;

/// What the oracle says: nothing, or what is wrong.
pub(crate) type Said = Result<(), String>;
