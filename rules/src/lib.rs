//! The pure rules of every title.
//!
//! Nothing here reads a clock, a file or the operating system's randomness, and nothing here holds a
//! sentence for people: what comes in are actions and dice, what goes out are views, events and
//! refusals as data.
//!
//! A [`table::Table`] is opened from an [`table::Opening`]; its legal actions are listed in notation
//! or as a [`menu::Menu`]; it is seen through [`view::View`]s; its journal is a [`record::Record`].

pub mod ahead;
pub mod catalog;
pub mod dice;
mod erased;
pub mod event_log;
mod fairness;
pub mod json;
#[cfg(test)]
mod laws;
pub mod lesson;
pub mod menu;
pub mod notation;
pub mod offers;
mod play;
pub mod policy;
mod position;
mod preview;
pub mod record;
pub mod refusal;
pub mod search;
pub mod seat;
pub mod table;
pub mod title;
pub mod titles;
pub mod view;
mod vocabulary;
