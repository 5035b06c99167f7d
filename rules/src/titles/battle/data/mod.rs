//! The facts of Battle for Rokugan as tables: map, tokens, clans, cards. No rule is decided here.

mod card;
mod clan;
mod map;
mod slot;
mod token;

#[cfg(test)]
mod tests;

pub use card::*;
pub use clan::*;
pub use map::*;
pub use slot::*;
pub use token::*;
