//! The twenty tiles every player owns (R1).
//!
//! They show seventeen different faces; three of those come twice. A pile of them is a [`Pile`]: two
//! bits per face in one `u64`.

use crate::vocabulary::vocabulary;

use super::{Caste, Terrain};

vocabulary! {
    /// What is printed on a tile.
    Tile ("tile") by ByTile {
        Buddha4 = "buddha4", Buddha3 = "buddha3", Buddha2 = "buddha2",
        Rice4 = "rice4", Rice3 = "rice3", Rice2 = "rice2",
        Castle4 = "castle4", Castle3 = "castle3", Castle2 = "castle2",
        Samurai3 = "samurai3", Samurai2 = "samurai2", Samurai1 = "samurai1",
        Ronin = "ronin", Ship2 = "ship2", Ship1 = "ship1",
        /// Exchanges two figures and leaves the game.
        Swap = "swap",
        /// Takes the place of an own tile, which goes elsewhere.
        Move = "move",
    }
}

vocabulary! {
    /// The kinds of tiles.
    Kind ("kind of tile") {
        /// Counts for one caste.
        Caste = "caste",
        /// Counts for all castes.
        Samurai = "samurai",
        /// Counts for all castes, and has the cunning symbol.
        Ronin = "ronin",
        /// Counts for all castes, from the sea, and has the cunning symbol.
        Ship = "ship",
        /// Has the cunning symbol.
        Swap = "swap",
        /// Counts for nothing.
        Move = "move",
    }
}

/// How many tiles a player owns, and how many a full hand has.
pub const TILES: u8 = 20;
/// How many tiles a full hand has.
pub const HAND: usize = 5;

impl Tile {
    /// Its kind.
    #[must_use]
    #[inline]
    pub const fn kind(self) -> Kind {
        use Tile::*;
        match self {
            Buddha4 | Buddha3 | Buddha2 | Rice4 | Rice3 | Rice2 | Castle4 | Castle3 | Castle2 => {
                Kind::Caste
            }
            Samurai3 | Samurai2 | Samurai1 => Kind::Samurai,
            Ronin => Kind::Ronin,
            Ship2 | Ship1 => Kind::Ship,
            Swap => Kind::Swap,
            Move => Kind::Move,
        }
    }

    /// The number on it.
    #[must_use]
    #[inline]
    pub const fn value(self) -> u8 {
        use Tile::*;
        match self {
            Buddha4 | Rice4 | Castle4 => 4,
            Buddha3 | Rice3 | Castle3 | Samurai3 => 3,
            Buddha2 | Rice2 | Castle2 | Samurai2 | Ship2 => 2,
            Samurai1 | Ronin | Ship1 => 1,
            Swap | Move => 0,
        }
    }

    /// The one caste it counts for; nothing for a tile that counts for all or for none.
    #[must_use]
    pub const fn caste(self) -> Option<Caste> {
        use Tile::*;
        match self {
            Buddha4 | Buddha3 | Buddha2 => Some(Caste::Buddha),
            Rice4 | Rice3 | Rice2 => Some(Caste::Rice),
            Castle4 | Castle3 | Castle2 => Some(Caste::Castle),
            Samurai3 | Samurai2 | Samurai1 | Ronin | Ship2 | Ship1 | Swap | Move => None,
        }
    }

    /// What it adds for a figure of this caste next to it.
    #[must_use]
    #[inline]
    pub fn influence(self, on: Caste) -> u8 {
        match self.caste() {
            Some(own) if own != on => 0,
            _ => self.value(),
        }
    }

    /// Has it the cunning symbol, so that any number may be played in a turn?
    #[must_use]
    #[inline]
    pub const fn cunning(self) -> bool {
        matches!(self.kind(), Kind::Ronin | Kind::Ship | Kind::Swap)
    }

    /// Where it may be laid; nothing for tiles that are not laid.
    #[must_use]
    #[inline]
    pub const fn terrain(self) -> Option<Terrain> {
        match self.kind() {
            Kind::Caste | Kind::Samurai | Kind::Ronin => Some(Terrain::Land),
            Kind::Ship => Some(Terrain::Sea),
            Kind::Swap | Kind::Move => None,
        }
    }

    /// May the move tile pick it up?
    #[must_use]
    pub const fn movable(self) -> bool {
        matches!(self.kind(), Kind::Caste | Kind::Samurai)
    }

    /// How many of them a player owns.
    #[must_use]
    pub const fn copies(self) -> u8 {
        match self {
            Self::Samurai2 | Self::Samurai1 | Self::Ship1 => 2,
            _ => 1,
        }
    }

    /// The tile a word means, in any case; `B4`, `R3`, `C2`, `S1`, `H2` and `RO` are short for the
    /// longer names.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        let word = word.to_ascii_lowercase();
        Self::from_id(&word).or_else(|| {
            let (letter, value) = word.split_at_checked(1)?;
            let long = match letter {
                "b" => "buddha",
                "r" if value == "o" => return Some(Self::Ronin),
                "r" => "rice",
                "c" => "castle",
                "s" => "samurai",
                "h" => "ship",
                _ => return None,
            };
            Self::from_id(&format!("{long}{value}"))
        })
    }
}

/// A pile of tiles of one player: how many of each face.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize,
)]
pub struct Pile(u64);

impl Pile {
    /// No tile at all.
    pub const EMPTY: Self = Self(0);

    const BITS: u32 = 2;
    const ONE: u64 = 0b11;
    /// The lower bit of every face.
    const LOW: u64 = 0x1_5555_5555;

    /// Everything a player owns.
    #[must_use]
    pub fn full() -> Self {
        let mut pile = Self::default();
        for tile in Tile::ALL {
            for _ in 0..tile.copies() {
                pile.add(tile);
            }
        }
        pile
    }

    /// How many of this face.
    #[must_use]
    #[inline]
    pub const fn count(self, tile: Tile) -> u8 {
        (self.0 >> (tile as u32 * Self::BITS) & Self::ONE) as u8
    }

    /// Is there at least one?
    #[must_use]
    #[inline]
    pub const fn has(self, tile: Tile) -> bool {
        self.count(tile) > 0
    }

    /// How many tiles in all.
    #[must_use]
    #[inline]
    pub const fn len(self) -> u8 {
        ((self.0 & Self::LOW).count_ones() + 2 * (self.0 >> 1 & Self::LOW).count_ones()) as u8
    }

    /// No tile at all?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Adds one; no face has more than two copies, so a field never overflows in a sound pile.
    #[inline]
    pub(crate) const fn add(&mut self, tile: Tile) {
        self.0 += 1 << (tile as u32 * Self::BITS);
    }

    /// Takes one out if there is one.
    #[inline]
    pub(crate) const fn take(&mut self, tile: Tile) -> bool {
        let there = self.has(tile);
        if there {
            self.0 -= 1 << (tile as u32 * Self::BITS);
        }
        there
    }

    /// The different faces in order.
    #[inline]
    pub fn faces(self) -> impl Iterator<Item = Tile> + Clone {
        let mut rest = (self.0 | self.0 >> 1) & Self::LOW;
        std::iter::from_fn(move || {
            let at = rest.trailing_zeros() / Self::BITS;
            rest &= rest.wrapping_sub(1);
            Tile::from_index(at as usize)
        })
    }

    /// Every tile, equal ones one after the other.
    pub fn iter(self) -> impl Iterator<Item = Tile> + Clone {
        self.faces()
            .flat_map(move |tile| (0..self.count(tile)).map(move |_| tile))
    }

    /// The tile at this place of [`Pile::iter`].
    #[inline]
    pub(crate) fn nth(self, mut at: u32) -> Option<Tile> {
        self.faces().find(|tile| {
            let copies = u32::from(self.count(*tile));
            let here = at < copies;
            at = at.saturating_sub(copies);
            here
        })
    }

    /// Holds only what a player owns?
    pub(crate) fn is_sound(self) -> bool {
        let owned = Tile::ALL
            .into_iter()
            .all(|tile| self.count(tile) <= tile.copies());
        owned && self.0 >> (Tile::COUNT as u32 * Self::BITS) == 0
    }
}

impl FromIterator<Tile> for Pile {
    /// Copies beyond the third of one face are left out; no player owns this many.
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Self {
        let mut pile = Self::default();
        for tile in tiles {
            if u64::from(pile.count(tile)) < Self::ONE {
                pile.add(tile);
            }
        }
        pile
    }
}
