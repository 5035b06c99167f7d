//! Seats: the places at a table, numbered in clockwise order from 0.
//!
//! A seat is a newtype so that it is never mistaken for a count or a round, sets of seats are a
//! byte, and values per seat live in an array that a seat indexes without ever leaving it.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The most seats any title has.
pub const MAX_SEATS: usize = 8;

/// A place at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number, if a table can have it.
    #[must_use]
    pub const fn new(number: usize) -> Option<Self> {
        if number < MAX_SEATS {
            Some(Self(number as u8))
        } else {
            None
        }
    }

    /// The first seat.
    pub const FIRST: Self = Self(0);

    /// Its number, from 0.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat to the left (clockwise) at a table of `count`.
    #[must_use]
    #[inline]
    pub const fn next(self, count: usize) -> Self {
        if self.0 as usize + 1 >= count {
            Self(0)
        } else {
            Self(self.0 + 1)
        }
    }

    /// The seats of a table of `count`, clockwise from this one.
    pub fn round(self, count: usize) -> impl Iterator<Item = Self> + Clone {
        let count = count.clamp(1, MAX_SEATS);
        (0..count).map(move |step| Self(((self.index() + step) % count) as u8))
    }

    /// All seats of a table of `count`.
    pub fn all(count: usize) -> impl Iterator<Item = Self> + Clone {
        (0..count.min(MAX_SEATS) as u8).map(Self)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(from)?;
        Self::new(number.into())
            .ok_or_else(|| serde::de::Error::custom(format_args!("no such seat: {number}")))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seats(u8);

impl Seats {
    /// No seat.
    pub const NONE: Self = Self(0);

    /// Just this seat.
    #[must_use]
    #[inline]
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// All seats of a table of `count`.
    #[must_use]
    pub fn all(count: usize) -> Self {
        Seat::all(count).collect()
    }

    /// The set whose seats these bits are, the first seat lowest.
    #[must_use]
    pub const fn of_bits(bits: u8) -> Self {
        Self(bits)
    }

    /// A bit for each seat, the first seat lowest.
    #[must_use]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Is the seat in the set?
    #[must_use]
    #[inline]
    pub const fn has(self, seat: Seat) -> bool {
        self.0 & 1 << seat.0 != 0
    }

    /// Adds a seat.
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// No seat at all?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The seats in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        (0..MAX_SEATS as u8)
            .map(Seat)
            .filter(move |seat| self.has(*seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Self::NONE;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

/// A value for each of at most `N` seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BySeat<T, const N: usize>(pub [T; N]);

impl<T, const N: usize> std::ops::Index<Seat> for BySeat<T, N> {
    type Output = T;
    #[expect(clippy::indexing_slicing, reason = "the index is reduced to below N")]
    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index() % N]
    }
}

impl<T, const N: usize> std::ops::IndexMut<Seat> for BySeat<T, N> {
    #[expect(clippy::indexing_slicing, reason = "the index is reduced to below N")]
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index() % N]
    }
}

impl<T: Serialize, const N: usize> Serialize for BySeat<T, N> {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.0.iter())
    }
}

impl<'de, T: Deserialize<'de>, const N: usize> Deserialize<'de> for BySeat<T, N> {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let values = Vec::<T>::deserialize(from)?;
        let found = values.len();
        values.try_into().map(Self).map_err(|_: Vec<T>| {
            serde::de::Error::custom(format_args!("{found} seats where {N} belong"))
        })
    }
}
