//! Bad inputs: each gets a clear refusal, and causes no change, no ping and no leak.

mod buttons;
mod data;
mod managing;
mod moves;
mod names;
mod odd_events;
mod places;
