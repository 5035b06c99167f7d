//! The bot end to end: its real binary against the stand-in.
#![expect(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::panic,
    reason = "a test fails by panicking"
)]

mod bad;
mod crash;
mod door;
mod faults;
mod file;
mod looks;
mod measure;
mod numbers;
mod orders;
mod points;
mod record;
mod rights;
mod samurai;
mod sealed;
mod secrets;
mod stage;
mod takeback;
mod time;
mod tracer;
mod whole;
