//! Battle for Rokugan: 2 to 5 clans, 5 rounds, hidden tokens on borders.
//!
//! Comments cite the sections of `docs/titles/battle-for-rokugan.md` as R1, R2 ...

mod action;
mod apply;
mod cards;
mod event;
mod legal;
mod refusal;
mod resolution;
mod scoring;
mod setup;
mod state;
mod turn_cards;
mod upkeep;
mod data;
mod options;
mod placement;
mod play;
mod view;

pub use action::TokenAt;
pub use data::*;
pub use event::{Event, Shown};
pub use refusal::Refusal;
pub use options::{Options, TieBreak};
pub use view::*;
