//! Whole tables on simulated time: store, use cases and waker, and a clock moved by hand.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod due;
mod room;
