//! The face of a die (R1): at once a number of steps and a region.

use crate::vocabulary::vocabulary;

use super::Region;

vocabulary! {
    /// What a die shows.
    Face ("face") {
        One = "1", Two = "2", Three = "3", Four = "4", Five = "5", Six = "6",
    }
}

impl Face {
    /// The number of steps it means.
    #[must_use]
    pub const fn steps(self) -> u8 {
        self as u8 + 1
    }

    /// The region it means.
    #[must_use]
    pub const fn region(self) -> Region {
        match self {
            Self::One => Region::Spine,
            Self::Two => Region::Forest,
            Self::Three => Region::Plain,
            Self::Four => Region::Woods,
            Self::Five => Region::Marshes,
            Self::Six => Region::Bay,
        }
    }

    /// The face of this region.
    #[must_use]
    pub fn of(region: Region) -> Self {
        Self::from_index(region as usize).unwrap_or(Self::One)
    }

    /// The next higher face; 1 follows 6.
    #[must_use]
    pub fn up(self) -> Self {
        Self::from_index((self as usize + 1) % Self::COUNT).unwrap_or(Self::One)
    }

    /// The next lower face; 6 follows 1.
    #[must_use]
    pub fn down(self) -> Self {
        Self::from_index((self as usize + Self::COUNT - 1) % Self::COUNT).unwrap_or(Self::One)
    }

    /// The favor it takes to turn the die to another face, going the shorter way round (R4.1).
    #[must_use]
    pub const fn cost_to(self, other: Self) -> u8 {
        let distance = (self as u8).abs_diff(other as u8);
        let around = Self::COUNT as u8 - distance;
        if distance < around { distance } else { around }
    }
}
