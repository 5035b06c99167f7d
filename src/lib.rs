//! The bot's library: what the binary, the tests and the benchmarks share.

pub mod cli;
pub mod render;
pub mod say;
