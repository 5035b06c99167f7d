//! Hosting: what the one who starts, watches and stops the bot meets.
#![expect(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]

mod binding;
mod bot;
mod deploy;
mod gateway;
mod invite;
mod privacy;
mod private;
mod refused;
mod stopping;
mod upgrade;
mod watching;
