//! What a state remembers of the past: who looked at what, and what the last resolution did.

use serde::{Deserialize, Serialize};

use crate::seat::Seat;

use super::action::TokenAt;
use super::data::Pile;

/// A look at something hidden, as it was then.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Peek {
    pub viewer: Seat,
    pub round: u8,
    pub seq: u32,
    pub by: PeekBy,
    pub of: Seat,
    pub at: Option<TokenAt>,
    pub faces: Pile,
}

/// What allowed a look.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PeekBy {
    /// A scout.
    Scout,
    /// The first player card.
    FirstPlayer,
    /// Scorpion's ability.
    Scorpion,
    /// Dark Favors.
    DarkFavors,
    /// Spy Network.
    SpyNetwork,
}

/// What a resolution did to a province.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fate {
    /// Burnt by a raid.
    Raided,
    /// Made peaceful by diplomacy.
    Peace,
    /// An attacker won.
    Taken {
        /// The new controller.
        by: Seat,
        /// Its strength.
        attack: u8,
        /// The strength it had to beat.
        defense: u8,
    },
    /// The controller held against an attack.
    Held {
        /// The strongest attack.
        attack: u8,
        /// The strength that stopped it.
        defense: u8,
    },
    /// Nobody took the empty province.
    Repelled {
        /// The strongest attack.
        attack: u8,
        /// What stopped it.
        defense: u8,
    },
    /// Nobody attacked the defenders.
    Guarded,
}
