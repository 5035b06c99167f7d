//! Hosting: what the one who starts, watches and stops the bot meets.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod bot;
mod deploy;
mod invite;
mod refused;
mod stopping;
mod watching;
