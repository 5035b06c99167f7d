//! Bad input: every one a clear refusal, no change, no ping, no leak.

mod buttons;
mod data;
mod managing;
mod moves;
mod names;
mod places;
