//! What players can offer each other (R5): an alliance, coins, ronin.

use serde::{Deserialize, Serialize};

/// The most coins in an offer, and the most ronin: what a menu can list.
pub(super) const MOST_COINS: u8 = 5;
/// See [`MOST_COINS`].
pub(super) const MOST_RONIN: u8 = 3;

/// What one side of an offer gives: coins or ronin, not both.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Goods {
    /// Nothing.
    Nothing,
    /// So many coins.
    Coins(u8),
    /// So many ronin.
    Ronin(u8),
}

impl Goods {
    /// How many coins.
    #[must_use]
    pub const fn coins(self) -> u8 {
        match self {
            Self::Coins(count) => count,
            _ => 0,
        }
    }

    /// How many ronin.
    #[must_use]
    pub const fn ronin(self) -> u8 {
        match self {
            Self::Ronin(count) => count,
            _ => 0,
        }
    }

    /// Everything that somebody with these can give.
    pub(super) fn all(coins: u8, ronin: u8) -> impl Iterator<Item = Self> + Clone {
        let coins = (1..=coins.min(MOST_COINS)).map(Self::Coins);
        let ronin = (1..=ronin.min(MOST_RONIN)).map(Self::Ronin);
        std::iter::once(Self::Nothing).chain(coins).chain(ronin)
    }

    /// Is it of a size that can be offered, and does somebody with these have it?
    pub(super) const fn is_in(self, coins: u8, ronin: u8) -> bool {
        match self {
            Self::Nothing => true,
            Self::Coins(count) => 0 < count && count <= MOST_COINS && count <= coins,
            Self::Ronin(count) => 0 < count && count <= MOST_RONIN && count <= ronin,
        }
    }
}

impl std::fmt::Display for Goods {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Nothing => f.write_str("0"),
            Self::Coins(count) => write!(f, "{count}c"),
            Self::Ronin(count) => write!(f, "{count}r"),
        }
    }
}

/// What is offered: an alliance or not, what its maker gives and what it wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Terms {
    /// The two become allies.
    pub ally: bool,
    /// What the maker gives.
    pub give: Goods,
    /// What the maker wants.
    pub want: Goods,
}

impl Terms {
    /// Is nothing offered at all?
    #[must_use]
    pub fn is_empty(self) -> bool {
        !self.ally && self.give == Goods::Nothing && self.want == Goods::Nothing
    }
}
