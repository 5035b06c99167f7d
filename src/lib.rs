//! The bot around the rules: command line, store, pictures, words, Discord.
//!
//! Direction of dependence: `discord` -> `table` -> `store` and `rules`; `say` makes words from views
//! and data and knows neither Discord nor the store; only `discord` names a serenity or poise type.

pub mod cli;
pub mod clock;
pub mod crash;
pub mod discord;
pub mod fault;
pub mod id;
pub mod message;
pub mod meter;
pub mod pace;
pub mod render;
pub mod say;
pub mod store;
pub mod table;
pub mod watch;
