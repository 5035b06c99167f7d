//! Whole tables on simulated time: store, use cases and waker, and a clock moved by hand.
#![expect(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::panic,
    reason = "a test fails by panicking"
)]

mod absence;
mod due;
mod hall;
mod hour;
mod jumps;
mod orders;
mod record;
mod remind;
mod room;
mod sealed;
mod soak;
mod strike;
mod takeback;
mod vote;
