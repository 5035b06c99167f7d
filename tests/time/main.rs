//! Whole tables on simulated time: store, use cases and waker, and a clock moved by hand.
#![expect(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a test fails by panicking"
)]

mod due;
mod hall;
mod orders;
mod room;
mod sealed;
mod takeback;
