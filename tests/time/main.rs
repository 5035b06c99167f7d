//! Whole tables on simulated time: store, use cases and scheduler, with a clock moved by hand.
#![expect(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::panic,
    reason = "a test fails by panicking"
)]

mod absence;
mod cancel;
mod computers;
mod damage;
mod fair_dice;
mod hand_over;
mod harness;
mod harness_play;
mod jobs;
mod jumps;
mod migration;
mod orders;
mod planted;
mod power_loss;
mod record;
mod remind;
mod restore;
mod rising_sun;
mod sealed;
mod soak;
mod takeback;
mod time_out;
mod timed_harness;
mod vote;
