//! The fourteen river spaces, numbered downstream, and the two ships every player has (R1).

use crate::vocabulary::vocabulary;

use super::{Region, Shore};

vocabulary! {
    /// A river space.
    Space ("river space") {
        R1 = "r1", R2 = "r2", R3 = "r3", R4 = "r4", R5 = "r5", R6 = "r6", R7 = "r7",
        R8 = "r8", R9 = "r9", R10 = "r10", R11 = "r11", R12 = "r12", R13 = "r13", R14 = "r14",
    }
}

impl Space {
    /// The four shore spaces it touches, in order.
    #[must_use]
    pub const fn shores(self) -> [Shore; 4] {
        use Shore::*;
        match self {
            Self::R1 => [S1, S2, S3, S4],
            Self::R2 => [S3, S4, S5, S7],
            Self::R3 => [S4, S6, S7, S9],
            Self::R4 => [S6, S8, S9, S10],
            Self::R5 => [S9, S10, S11, S12],
            Self::R6 => [S11, S12, S13, S15],
            Self::R7 => [S12, S14, S15, S16],
            Self::R8 => [S15, S16, S17, S18],
            Self::R9 => [S17, S18, S19, S21],
            Self::R10 => [S18, S20, S21, S23],
            Self::R11 => [S21, S22, S23, S25],
            Self::R12 => [S22, S24, S25, S26],
            Self::R13 => [S25, S26, S27, S29],
            Self::R14 => [S26, S28, S29, S30],
        }
    }

    /// The regions it touches: one, or two neighbours.
    #[must_use]
    pub const fn regions(self) -> &'static [Region] {
        use Region::*;
        match self {
            Self::R1 => &[Spine],
            Self::R2 | Self::R3 => &[Spine, Forest],
            Self::R4 => &[Forest],
            Self::R5 => &[Forest, Plain],
            Self::R6 => &[Plain],
            Self::R7 | Self::R8 => &[Plain, Woods],
            Self::R9 | Self::R10 => &[Woods, Marshes],
            Self::R11 => &[Marshes],
            Self::R12 | Self::R13 => &[Marshes, Bay],
            Self::R14 => &[Bay],
        }
    }

    /// The space this many steps downstream, and whether the journey was completed on the way: after
    /// the last space comes the first, which is a step like any other.
    #[must_use]
    pub fn downstream(self, steps: u8) -> (Self, bool) {
        let to = self as usize + usize::from(steps);
        let space = Self::from_index(to % Self::COUNT).unwrap_or(Self::R1);
        (space, to >= Self::COUNT)
    }
}

vocabulary! {
    /// A ship of a player, named after where it started.
    Ship ("ship") {
        /// Started on the first space.
        Upper = "upper",
        /// Started in the middle of the river.
        Middle = "middle",
    }
}

impl Ship {
    /// Where it starts, before the first roll.
    #[must_use]
    pub const fn start(self) -> Space {
        match self {
            Self::Upper => Space::R1,
            Self::Middle => Space::R8,
        }
    }

    /// The ship a word means, in any case.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::from_id(&word.to_ascii_lowercase())
    }
}
