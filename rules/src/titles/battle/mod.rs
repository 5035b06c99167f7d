//! Battle for Rokugan: 2 to 5 clans, 5 rounds, hidden tokens on borders.
//!
//! Comments cite the sections of `docs/titles/battle-for-rokugan.md` as R1, R2 ...

mod action;
mod data;
mod options;
mod view;

pub use action::TokenAt;
pub use data::*;
pub use options::{Options, TieBreak};
pub use view::*;
