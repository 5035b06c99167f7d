//! The five clans, in the order of their honor rank (R3).

use crate::vocabulary::vocabulary;

use super::Province;

vocabulary! {
    /// A clan.
    Clan ("clan") {
        /// Fights with its coins.
        Koi = "koi",
        /// Plays its mandates facedown.
        Lotus = "lotus",
        /// Its strongholds move and fight.
        Turtle = "turtle",
        /// Summons and moves anywhere.
        Dragonfly = "dragonfly",
        /// Pays 1 coin at most.
        Bonsai = "bonsai",
    }
}

impl Clan {
    /// The coins it takes each season.
    #[must_use]
    pub const fn income(self) -> u8 {
        match self {
            Self::Koi => 5,
            Self::Lotus => 7,
            Self::Turtle | Self::Dragonfly => 6,
            Self::Bonsai => 4,
        }
    }

    /// Where it begins.
    #[must_use]
    pub const fn home(self) -> Province {
        match self {
            Self::Koi => Province::Edo,
            Self::Lotus => Province::Nagato,
            Self::Turtle => Province::Kyoto,
            Self::Dragonfly => Province::Hokkaido,
            Self::Bonsai => Province::Kyushu,
        }
    }
}
