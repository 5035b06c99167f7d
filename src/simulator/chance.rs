//! All randomness of a run, from one seed.

use crate::clock::Millis;
use crate::randomness::seeded;

/// A stream of numbers that a seed decides.
#[derive(Clone)]
pub(super) struct Chance(u64);

impl Chance {
    pub fn of(seed: u64) -> Self {
        Self(seed)
    }

    pub fn next(&mut self) -> u64 {
        seeded::next(&mut self.0)
    }

    /// A number below the bound.
    pub fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound.max(1) as u64) as usize
    }

    /// True this many times in a thousand.
    pub fn in_thousand(&mut self, times: usize) -> bool {
        self.below(1000) < times
    }

    /// A moment between these many milliseconds from then.
    pub fn moment(&mut self, then: Millis, least: i64, most: i64) -> Millis {
        then.plus(self.span(least, most))
    }

    /// A number of milliseconds.
    pub fn span(&mut self, least: i64, most: i64) -> i64 {
        least + (self.next() % (most - least).max(1).unsigned_abs()).cast_signed()
    }

    /// One of these.
    pub fn pick<'a, T>(&mut self, all: &'a [T]) -> Option<&'a T> {
        all.get(self.below(all.len()))
    }
}
