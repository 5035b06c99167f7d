//! The three goods (R1).

use crate::vocabulary::vocabulary;

vocabulary! {
    /// A good.
    Good ("good") by ByGood {
        Silk = "silk", Rice = "rice", Porcelain = "porcelain",
    }
}

impl Good {
    /// The good a word means, in any case.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::from_id(&word.to_ascii_lowercase())
    }
}

impl ByGood<u8> {
    /// None of any good.
    pub const NONE: Self = Self([0; Good::COUNT]);

    /// How many goods in all.
    #[must_use]
    pub const fn sum(self) -> u8 {
        let Self([silk, rice, porcelain]) = self;
        silk + rice + porcelain
    }

    /// Are there at least this many of each?
    #[must_use]
    pub const fn covers(self, order: Self) -> bool {
        let (Self([a, b, c]), Self([x, y, z])) = (self, order);
        a >= x && b >= y && c >= z
    }
}
