//! The settlements: 30 villages, three cities and Edo (R2).

use crate::vocabulary::vocabulary;

use super::hex::{NEIGHBOURS, bits};
use super::{Hex, Hexes};

vocabulary! {
    /// A settlement, named by its hex.
    Settlement ("settlement") by BySettlement {
        B20 = "B20", C22 = "C22", D19 = "D19", E21 = "E21", E23 = "E23", F18 = "F18", G17 = "G17",
        G20 = "G20", H21 = "H21", I17 = "I17", I19 = "I19", J15 = "J15", J20 = "J20", K18 = "K18",
        L14 = "L14", L16 = "L16", M13 = "M13", N4 = "N4", N6 = "N6", N15 = "N15", O2 = "O2", O8 = "O8",
        O10 = "O10", O12 = "O12", O14 = "O14", P3 = "P3", P5 = "P5", Q7 = "Q7", Q9 = "Q9", Q11 = "Q11",
        Q13 = "Q13", Q15 = "Q15", R4 = "R4", S3 = "S3",
    }
}

vocabulary! {
    /// How large a settlement is.
    Size ("size of settlement") {
        /// One figure.
        Village = "village",
        /// Two figures of two castes.
        City = "city",
        /// One figure of each caste.
        Edo = "edo",
    }
}

/// The first hex of the settlements among all hexes.
const FIRST: usize = Hex::COUNT - Settlement::COUNT;

impl Settlement {
    /// Where it lies.
    #[must_use]
    pub fn hex(self) -> Hex {
        Hex::from_index(FIRST + self as usize).unwrap_or(Hex::O14)
    }

    /// How large it is.
    #[must_use]
    pub const fn size(self) -> Size {
        match self {
            Self::O14 => Size::Edo,
            Self::L16 | Self::O10 | Self::P5 => Size::City,
            _ => Size::Village,
        }
    }

    /// How many figures it takes.
    #[must_use]
    pub const fn room(self) -> u8 {
        match self.size() {
            Size::Village => 1,
            Size::City => 2,
            Size::Edo => 3,
        }
    }

    /// The land hexes that must all be covered to close it.
    pub fn land(self) -> impl Iterator<Item = Hex> {
        AROUND[self].lands()
    }

    /// The sea hexes where ships have a say in it.
    pub fn sea(self) -> impl Iterator<Item = Hex> {
        AROUND[self].seas()
    }

    /// Land and sea around it.
    #[inline]
    pub(crate) const fn around(self) -> Hexes {
        let BySettlement(all) = &AROUND;
        #[expect(
            clippy::indexing_slicing,
            reason = "a word's byte is below the number of words"
        )]
        all[self as usize]
    }

    /// The settlement a word means, in any case.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Hex::from_word(word).and_then(Hex::settlement)
    }
}

const AROUND: BySettlement<Hexes> = BySettlement(around());

#[expect(
    clippy::indexing_slicing,
    reason = "computed by the compiler; a bad index does not build"
)]
const fn around() -> [Hexes; Settlement::COUNT] {
    let mut found = [Hexes::NONE; Settlement::COUNT];
    let mut at = 0;
    while at < Settlement::COUNT {
        let mut side = 0;
        while side < 6 {
            if let Some(hex) = NEIGHBOURS.0[FIRST + at][side] {
                found[at].insert(hex);
            }
            side += 1;
        }
        at += 1;
    }
    found
}

const IN_PLAY: [Settlements; 3] = [in_play(2), in_play(3), in_play(4)];

#[expect(
    clippy::indexing_slicing,
    reason = "computed by the compiler; a bad index does not build"
)]
const fn in_play(seats: usize) -> Settlements {
    let mut set = Settlements::NONE;
    let mut at = 0;
    while at < Settlement::COUNT {
        if Hex::ALL[FIRST + at].in_play(seats) {
            set.insert(Settlement::ALL[at]);
        }
        at += 1;
    }
    set
}

/// A set of settlements.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize,
)]
pub(crate) struct Settlements(pub u64);

impl Settlements {
    pub const NONE: Self = Self(0);

    /// The settlements in play with this many seats.
    #[inline]
    pub fn in_play(seats: usize) -> Self {
        IN_PLAY
            .get(seats.saturating_sub(2))
            .copied()
            .unwrap_or(Self::NONE)
    }

    #[inline]
    pub const fn has(self, settlement: Settlement) -> bool {
        self.0 >> settlement as u8 & 1 != 0
    }

    #[inline]
    pub const fn insert(&mut self, settlement: Settlement) {
        self.0 |= 1 << settlement as u8;
    }

    #[inline]
    pub const fn remove(&mut self, settlement: Settlement) {
        self.0 &= !(1 << settlement as u8);
    }

    #[inline]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The settlements in label order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Settlement> + Clone {
        bits(self.0).filter_map(Settlement::from_index)
    }
}
