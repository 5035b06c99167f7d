//! The pure rules of every title.
//!
//! Nothing here reads a clock, a file or the operating system's randomness, and nothing here holds a
//! sentence for people: what comes in are actions and dice, what goes out are views, events and
//! refusals as data.

pub mod dice;
pub mod menu;
pub mod notation;
pub mod seat;
pub mod title;
pub mod titles;
pub mod told;
pub mod view;
mod vocabulary;
