//! The combat tokens on the board, in the order of placement.

use serde::{Deserialize, Serialize};

use crate::seat::{Seat, Seats};

use super::data::{Face, Province, Slot, Slots};
use super::phase::TURNS;

/// The most seats of this title.
pub(crate) const SEATS: usize = 5;

/// A combat token on the board, with the blessings on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Token {
    pub owner: Seat,
    pub face: Face,
    pub slot: Slot,
    pub faceup: bool,
    /// Blessings of strength 2 and 3 on top.
    pub twos: u8,
    pub threes: u8,
    /// Who has looked at the face.
    pub seen: Seats,
    /// Was it legal for its true kind when it came to its slot?
    pub lawful: bool,
}

impl Token {
    pub const fn blessed(self) -> bool {
        self.twos + self.threes > 0
    }

    /// Strength with blessings.
    pub const fn strength(self) -> u8 {
        self.face.strength() + 2 * self.twos + 3 * self.threes
    }

    pub fn blessings(self) -> impl Iterator<Item = Face> {
        let twos = (0..self.twos).map(|_| Face::Blessing2);
        twos.chain((0..self.threes).map(|_| Face::Blessing3))
    }
}

/// The combat tokens on the board in the order of placement.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Board {
    tokens: [Token; Self::MOST],
    len: u8,
    /// The borders with a token, in both directions.
    taken: Slots,
}

impl Board {
    /// Five seats place five tokens each, and Animate the Dead one more.
    pub const MOST: usize = SEATS * TURNS as usize + 1;

    /// What stands in the places without a token.
    pub const BLANK: Token = Token {
        owner: Seat::FIRST,
        face: Face::Bluff,
        slot: Slot::center(Province::DragonWest),
        faceup: false,
        twos: 0,
        threes: 0,
        seen: Seats::NONE,
        lawful: false,
    };

    pub const EMPTY: Self = Self {
        tokens: [Self::BLANK; Self::MOST],
        len: 0,
        taken: Slots::NONE,
    };

    pub fn all(&self) -> &[Token] {
        self.tokens.get(..usize::from(self.len)).unwrap_or(&[])
    }

    pub fn all_mut(&mut self) -> &mut [Token] {
        self.tokens
            .get_mut(..usize::from(self.len))
            .unwrap_or(&mut [])
    }

    /// Puts a token down; a full board (which no play reaches) refuses.
    pub fn push(&mut self, token: Token) -> bool {
        let Some(place) = self.tokens.get_mut(usize::from(self.len)) else {
            return false;
        };
        *place = token;
        self.len += 1;
        self.taken.add_border(token.slot);
        true
    }

    pub fn remove(&mut self, at: usize) -> Option<Token> {
        let token = *self.all().get(at)?;
        self.tokens.copy_within(at + 1..usize::from(self.len), at);
        self.len -= 1;
        if let Some(free) = self.tokens.get_mut(usize::from(self.len)) {
            *free = Self::BLANK;
        }
        self.taken.take_border(token.slot);
        Some(token)
    }

    /// The borders with a token, in both directions: there is never a second one.
    #[inline]
    pub const fn taken(&self) -> Slots {
        self.taken
    }

    pub fn is_full(&self) -> bool {
        usize::from(self.len) == Self::MOST
    }
}

impl std::fmt::Debug for Board {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.all()).finish()
    }
}

impl Serialize for Board {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.all())
    }
}

impl<'de> Deserialize<'de> for Board {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let mut board = Self::EMPTY;
        for token in Vec::<Token>::deserialize(from)? {
            if !board.push(token) {
                return Err(serde::de::Error::custom(
                    "more tokens than a board can hold",
                ));
            }
        }
        Ok(board)
    }
}
