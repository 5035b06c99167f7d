//! A real serenity and poise client against the stand-in.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]
#![expect(clippy::panic, reason = "a test fails by panicking")]

mod bot;
mod echo;
mod faults;
mod gateway;
mod page;
