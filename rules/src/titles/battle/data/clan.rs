//! The seven clans (R10).

use crate::vocabulary::vocabulary;

use super::{Face, Province};

vocabulary! {
    /// A clan; every seat plays a different one.
    Clan ("clan") by ByClan {
        Crab = "crab", Crane = "crane", Dragon = "dragon", Lion = "lion",
        Phoenix = "phoenix", Scorpion = "scorpion", Unicorn = "unicorn",
    }
}

impl Clan {
    /// The province printed with its capital.
    #[must_use]
    pub const fn capital(self) -> Province {
        match self {
            Self::Crab => Province::CrabCapital,
            Self::Crane => Province::CraneCapital,
            Self::Dragon => Province::DragonCapital,
            Self::Lion => Province::LionCapital,
            Self::Phoenix => Province::PhoenixCapital,
            Self::Scorpion => Province::ScorpionCapital,
            Self::Unicorn => Province::UnicornCapital,
        }
    }

    /// The one token only this clan adds to the common 26.
    #[must_use]
    pub const fn unique_token(self) -> Face {
        match self {
            Self::Crab => Face::Navy3,
            Self::Crane => Face::Diplomacy,
            Self::Dragon | Self::Phoenix => Face::Blessing3,
            Self::Lion => Face::Army6,
            Self::Scorpion => Face::Shinobi3,
            Self::Unicorn => Face::Raid,
        }
    }
}
