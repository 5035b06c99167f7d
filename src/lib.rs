//! The bot around the rules: command line, store, pictures, words, Discord.

pub mod cli;
pub mod render;
pub mod say;
