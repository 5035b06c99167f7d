//! The bot around the rules: command line, store, pictures, words, Discord.
//!
//! Direction of dependence: `discord` -> `request` -> `table` -> `store` and `rules`. `outbox` sends what
//! `table` wants said; `wording` and `titles` make words, `titles` and `paint` pictures, from views and
//! typed facts, and none of them reads the store. Only `discord` names a serenity or poise type.

mod app;
pub mod cli;
pub mod clock;
mod command_link;
pub mod custom_id;
pub mod discord;
pub mod failpoint;
pub mod fault;
pub mod health;
pub mod id;
pub mod level;
pub mod message;
pub mod metrics;
mod outbox;
pub mod pace;
pub mod paint;
mod randomness;
mod rate_limit;
mod request;
mod send_budget;
pub mod sign;
#[cfg(test)]
mod simulator;
pub mod store;
mod supervise;
pub mod table;
#[cfg(feature = "failpoints")]
pub mod test_database;
pub mod test_faults;
pub mod thinking;
pub mod titles;
pub mod wording;
mod work_pool;
