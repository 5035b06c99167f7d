//! The bot end to end: its real binary against the stand-in.
#![expect(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::panic,
    reason = "a test fails by panicking"
)]

mod bad_input;
mod boardgames;
mod budget;
mod catalogue;
mod computers;
mod crash;
mod database;
mod delivery;
mod ear;
mod endpoint;
mod failpoints;
mod faults;
mod flood;
mod harness;
mod kindness;
mod languages;
mod looking;
mod many_tables;
mod means;
mod measure;
mod moments;
mod onboarding;
mod orders;
mod outage;
mod people_gone;
mod permissions;
mod planted;
mod record;
mod rising_sun;
mod river_of_gold;
mod samurai;
mod sealed;
mod secrets;
mod server;
mod takeback;
mod time;
mod tracer;
mod typed;
mod whole;
