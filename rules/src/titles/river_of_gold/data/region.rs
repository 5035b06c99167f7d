//! The six regions, their influence tracks and their scoring tiles (R1, R10.2).

use crate::vocabulary::vocabulary;

use super::Good;

vocabulary! {
    /// A region; the die face of the same number means it.
    Region ("region") by ByRegion {
        /// 1, Spine of the World.
        Spine = "spine",
        /// 2, Shinomen Forest.
        Forest = "forest",
        /// 3, Three Man Alliance Plain.
        Plain = "plain",
        /// 4, Kitsune Woods.
        Woods = "woods",
        /// 5, Uebe Marshes.
        Marshes = "marshes",
        /// 6, Earthquake Fish Bay.
        Bay = "bay",
    }
}

/// The last step of every influence track.
pub const LAST_STEP: u8 = 18;
/// The step with the imperial flower.
pub const COURTS_STEP: u8 = 11;

/// What a step of an influence track gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepReward {
    /// One of this good.
    Good(Good),
    /// So many koku.
    Koku(u8),
    /// So much favor.
    Favor(u8),
    /// So many VP.
    Vp(u8),
    /// So many VP, and one good of choice.
    VpAndGood(u8),
}

/// The steps of a track that give something, lowest first.
#[must_use]
pub const fn track_rewards(region: Region) -> [(u8, StepReward); 5] {
    [
        (2, StepReward::Good(region.good())),
        (5, StepReward::Koku(2)),
        (9, StepReward::Favor(1)),
        (13, StepReward::Vp(3)),
        (LAST_STEP, StepReward::VpAndGood(3)),
    ]
}

impl Region {
    /// Its number on the board, from 1.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The good at the second step of its track.
    #[must_use]
    pub const fn good(self) -> Good {
        match self {
            Self::Spine | Self::Woods => Good::Porcelain,
            Self::Forest | Self::Marshes => Good::Rice,
            Self::Plain | Self::Bay => Good::Silk,
        }
    }

    /// The region a word means: its id or its number.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        let word = word.to_ascii_lowercase();
        Self::from_id(&word).or_else(|| {
            let number = word.parse::<usize>().ok()?;
            Self::from_index(number.checked_sub(1)?)
        })
    }
}

vocabulary! {
    /// A region scoring tile. All six are used, one on each track.
    RegionTile ("region tile") {
        One = "tile1", Two = "tile2", Three = "tile3",
        Four = "tile4", Five = "tile5", Six = "tile6",
    }
}

impl RegionTile {
    /// The VP of its places, the first place first.
    #[must_use]
    pub const fn places(self, seats: usize) -> &'static [u8] {
        match (self, seats) {
            (Self::One, 2) => &[3],
            (Self::Two, 2) => &[4, 2],
            (Self::Three, 2) => &[5, 2],
            (Self::Four, 2) => &[6, 3],
            (Self::Five, 2) => &[7, 3],
            (Self::Six, 2) => &[8, 4],
            (Self::One, _) => &[7, 3],
            (Self::Two, _) => &[8, 4],
            (Self::Three, _) => &[9, 5],
            (Self::Four, _) => &[10, 6, 2],
            (Self::Five, _) => &[11, 7, 3],
            (Self::Six, _) => &[12, 8, 4],
        }
    }
}
