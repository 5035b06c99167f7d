//! Combat tokens and special tokens (R5, R8).
//!
//! A clan owns 27 combat tokens of 17 different faces. A pile of them is a [`Pile`]: three bits per
//! face in one `u64`, since no face has more than six copies.

use crate::vocabulary::vocabulary;

use super::Clan;

vocabulary! {
    /// What is printed on the hidden side of a combat token.
    Face ("token") by ByFace {
        Army1 = "A1", Army2 = "A2", Army3 = "A3", Army4 = "A4", Army5 = "A5", Army6 = "A6",
        Navy1 = "N1", Navy2 = "N2", Navy3 = "N3",
        Shinobi1 = "S1", Shinobi2 = "S2", Shinobi3 = "S3",
        Blessing2 = "+2", Blessing3 = "+3",
        Diplomacy = "diplomacy", Raid = "raid", Bluff = "bluff",
    }
}

vocabulary! {
    /// The kinds of combat tokens.
    Kind ("kind of token") {
        Army = "army", Navy = "navy", Shinobi = "shinobi", Blessing = "blessing",
        Diplomacy = "diplomacy", Raid = "raid", Bluff = "bluff",
    }
}

impl Face {
    /// Its kind.
    #[must_use]
    pub const fn kind(self) -> Kind {
        use Face::*;
        match self {
            Army1 | Army2 | Army3 | Army4 | Army5 | Army6 => Kind::Army,
            Navy1 | Navy2 | Navy3 => Kind::Navy,
            Shinobi1 | Shinobi2 | Shinobi3 => Kind::Shinobi,
            Blessing2 | Blessing3 => Kind::Blessing,
            Diplomacy => Kind::Diplomacy,
            Raid => Kind::Raid,
            Bluff => Kind::Bluff,
        }
    }

    /// Its printed strength.
    #[must_use]
    pub const fn strength(self) -> u8 {
        use Face::*;
        match self {
            Army1 | Navy1 | Shinobi1 => 1,
            Army2 | Navy2 | Shinobi2 | Blessing2 => 2,
            Army3 | Navy3 | Shinobi3 | Blessing3 => 3,
            Army4 => 4,
            Army5 => 5,
            Army6 => 6,
            Diplomacy | Raid | Bluff => 0,
        }
    }

    /// Army, navy or shinobi: what fights, and what a blessing may lie on.
    #[must_use]
    pub const fn fights(self) -> bool {
        matches!(self.kind(), Kind::Army | Kind::Navy | Kind::Shinobi)
    }

    /// How many copies a clan owns.
    #[must_use]
    pub fn copies(self, clan: Clan) -> u8 {
        use Face::*;
        let common = match self {
            Army1 => 6,
            Army2 => 4,
            Army3 => 3,
            Army4 | Navy1 | Blessing2 => 2,
            Army5 | Navy2 | Shinobi1 | Shinobi2 | Diplomacy | Raid | Bluff => 1,
            Army6 | Navy3 | Shinobi3 | Blessing3 => 0,
        };
        common + u8::from(clan.unique_token() == self)
    }

    /// The face a word means, in any case.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::from_id(word).or_else(|| {
            Self::ALL
                .into_iter()
                .find(|f| f.id().eq_ignore_ascii_case(word))
        })
    }
}

/// How many combat tokens a clan owns.
pub const TOKENS_PER_CLAN: u8 = 27;
/// How many control tokens a clan owns.
pub const CONTROL_PER_CLAN: u8 = 30;

/// A pile of combat tokens of one clan: how many of each face.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize,
)]
pub struct Pile(u64);

impl Pile {
    const BITS: u32 = 3;
    const ONE: u64 = 0b111;

    /// Everything a clan owns.
    pub(crate) fn full(clan: Clan) -> Self {
        let mut pile = Self::default();
        for face in Face::ALL {
            for _ in 0..face.copies(clan) {
                pile.add(face);
            }
        }
        pile
    }

    /// How many of this face.
    #[must_use]
    #[inline]
    pub const fn count(self, face: Face) -> u8 {
        (self.0 >> (face as u32 * Self::BITS) & Self::ONE) as u8
    }

    /// Is there at least one?
    #[must_use]
    #[inline]
    pub const fn has(self, face: Face) -> bool {
        self.count(face) > 0
    }

    /// How many tokens in all.
    #[must_use]
    #[inline]
    pub const fn len(self) -> u8 {
        // Sum of the three-bit fields, one weight at a time.
        const LOW: u64 = 0x1_2492_4924_9249;
        ((self.0 & LOW).count_ones()
            + 2 * (self.0 >> 1 & LOW).count_ones()
            + 4 * (self.0 >> 2 & LOW).count_ones()) as u8
    }

    /// No token at all?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Puts one in. A seventh copy does not exist; the count would stay.
    #[inline]
    pub(crate) const fn add(&mut self, face: Face) {
        if self.count(face) < 7 {
            self.0 += 1 << (face as u32 * Self::BITS);
        }
    }

    /// Takes one out, if there is one.
    #[inline]
    pub(crate) const fn take(&mut self, face: Face) -> bool {
        let there = self.has(face);
        if there {
            self.0 -= 1 << (face as u32 * Self::BITS);
        }
        there
    }

    /// Every token, copies included, in the order of faces.
    pub fn iter(self) -> impl Iterator<Item = Face> {
        Face::ALL
            .into_iter()
            .flat_map(move |face| (0..self.count(face)).map(move |_| face))
    }

    /// Each face that is there, once.
    #[inline]
    pub fn faces(self) -> impl Iterator<Item = Face> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let field = rest.trailing_zeros() / Self::BITS;
            let face = Face::from_index(field as usize)?;
            rest &= !(Self::ONE << (field * Self::BITS));
            Some(face)
        })
    }

    /// The token at this place of [`Pile::iter`].
    pub(crate) fn nth(self, mut at: u8) -> Option<Face> {
        for face in self.faces() {
            let count = self.count(face);
            if at < count {
                return Some(face);
            }
            at -= count;
        }
        None
    }

    /// Is every field within what exists (at most six copies of known faces)?
    pub(crate) const fn is_sound(self) -> bool {
        self.0 >> (Face::COUNT as u32 * Self::BITS) == 0
    }
}

impl FromIterator<Face> for Pile {
    fn from_iter<I: IntoIterator<Item = Face>>(faces: I) -> Self {
        let mut pile = Self::default();
        for face in faces {
            pile.add(face);
        }
        pile
    }
}

vocabulary! {
    /// A special token lying in a province; at most one per province.
    Special ("special token") by BySpecial {
        Peace = "peace", ScorchedEarth = "scorched_earth", Shrine = "shrine",
        Battlefield = "battlefield", Harbor = "harbor",
        Honor1 = "honor_1", Honor2 = "honor_2", Honor4 = "honor_4",
        Defense1 = "defense_1", Defense2 = "defense_2",
    }
}

impl Special {
    /// How many exist.
    #[must_use]
    pub const fn copies(self) -> usize {
        match self {
            Self::Peace | Self::ScorchedEarth => 15,
            Self::Defense1 => 3,
            Self::Honor1 => 2,
            _ => 1,
        }
    }

    /// Flowers on the token; those of `honor_4` replace the printed ones.
    #[must_use]
    pub const fn honor(self) -> u8 {
        match self {
            Self::Honor1 | Self::Defense1 | Self::Defense2 => 1,
            Self::Honor2 => 2,
            Self::Honor4 => 4,
            _ => 0,
        }
    }

    /// Defense the token adds.
    #[must_use]
    pub const fn defense(self) -> u8 {
        match self {
            Self::Defense1 => 1,
            Self::Defense2 => 2,
            _ => 0,
        }
    }

    /// Peace and scorched earth stay for good: no token replaces them.
    #[must_use]
    pub const fn is_final(self) -> bool {
        matches!(self, Self::Peace | Self::ScorchedEarth)
    }
}
