//! The thirty shore spaces (R1): their region, their cost, the river spaces they touch.

use crate::vocabulary::vocabulary;

use super::{Region, Space};

vocabulary! {
    /// A shore space.
    Shore ("shore space") by ByShore {
        S1 = "s1", S2 = "s2", S3 = "s3", S4 = "s4", S5 = "s5",
        S6 = "s6", S7 = "s7", S8 = "s8", S9 = "s9", S10 = "s10",
        S11 = "s11", S12 = "s12", S13 = "s13", S14 = "s14", S15 = "s15",
        S16 = "s16", S17 = "s17", S18 = "s18", S19 = "s19", S20 = "s20",
        S21 = "s21", S22 = "s22", S23 = "s23", S24 = "s24", S25 = "s25",
        S26 = "s26", S27 = "s27", S28 = "s28", S29 = "s29", S30 = "s30",
    }
}

vocabulary! {
    /// What a shore space is for.
    SpaceKind ("kind of shore space") {
        /// Players build here.
        Plain = "plain",
        /// Holds an imperial market from the start.
        Imperial = "imperial",
        /// Holds a start tile with two or three players.
        Start23 = "start23",
        /// Holds a start tile with two players.
        Start2 = "start2",
    }
}

impl Shore {
    /// Its region: five spaces each, in order.
    #[must_use]
    #[inline]
    pub const fn region(self) -> Region {
        match self as u8 / 5 {
            0 => Region::Spine,
            1 => Region::Forest,
            2 => Region::Plain,
            3 => Region::Woods,
            4 => Region::Marshes,
            _ => Region::Bay,
        }
    }

    /// The five spaces of a region.
    pub fn of(region: Region) -> impl Iterator<Item = Self> + Clone {
        let first = region as usize * 5;
        Self::ALL.into_iter().skip(first).take(5)
    }

    /// What building here costs in koku; nothing is ever built on an imperial market.
    #[must_use]
    #[inline]
    pub const fn cost(self) -> u8 {
        use Shore::*;
        match self {
            S6 | S17 | S29 => 0,
            S2 | S14 | S30 => 5,
            S1 | S5 | S8 | S13 | S19 | S20 | S24 | S27 | S28 => 6,
            S3 | S7 | S11 | S22 => 8,
            S10 | S16 | S23 => 9,
            S15 | S25 => 11,
            S4 | S9 | S12 | S18 | S21 => 12,
            S26 => 13,
        }
    }

    /// What it is for.
    #[must_use]
    pub const fn kind(self) -> SpaceKind {
        use Shore::*;
        match self {
            S6 | S17 | S29 => SpaceKind::Imperial,
            S3 | S11 | S22 => SpaceKind::Start23,
            S7 | S14 | S23 => SpaceKind::Start2,
            _ => SpaceKind::Plain,
        }
    }

    /// The spaces with imperial markets.
    pub const IMPERIAL: [Self; 3] = [Self::S6, Self::S17, Self::S29];

    /// The river spaces it touches.
    pub fn spaces(self) -> impl Iterator<Item = Space> + Clone {
        Space::ALL
            .into_iter()
            .filter(move |space| space.shores().contains(&self))
    }

    /// The space a word means: `s16` or `16`.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        let word = word.to_ascii_lowercase();
        let number = word.strip_prefix('s').unwrap_or(&word);
        Self::from_id(&format!("s{number}"))
    }
}
