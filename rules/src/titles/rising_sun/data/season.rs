//! The three seasons that are played; winter is the scoring.

use crate::vocabulary::vocabulary;

vocabulary! {
    /// A season.
    Season ("season") {
        Spring = "spring",
        Summer = "summer",
        Autumn = "autumn",
    }
}

impl Season {
    /// The season after this one; nothing before winter.
    #[must_use]
    pub const fn next(self) -> Option<Self> {
        match self {
            Self::Spring => Some(Self::Summer),
            Self::Summer => Some(Self::Autumn),
            Self::Autumn => None,
        }
    }

    /// What a war token of the season is worth in winter.
    #[must_use]
    pub const fn token_vp(self) -> u8 {
        self as u8 + 1
    }
}
