//! Stripes: pictures are encoded a few rows at a time, and rows that did not change are not made again.
//!
//! A stripe is known by everything that decides its pixels: the sheet, its rows, and the items that reach
//! into them, in order. So two pictures share their stripes, whoever looks at them. What is kept decides
//! only how fast a picture is made: a stripe made again has the same bytes.

use std::collections::HashMap;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::ops::Range;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rules::view::Audience;

use crate::Fault;
use crate::checksum::Adler;
use crate::fingerprint::Fingerprint;
use crate::scene::{Item, Scene};

/// Rows of a stripe. Fewer would repeat more of the encoding after a move, more would let files grow.
const ROWS: usize = 40;

/// How many bytes of stripes a title keeps, half of them used recently.
const ROOM: usize = 4 << 20;

/// Some rows of a picture, encoded.
pub(crate) struct Stripe {
    /// A whole `IDAT` chunk.
    pub(crate) chunk: Vec<u8>,
    /// The checksum of what was packed.
    pub(crate) sum: Adler,
}

/// What decides the pixels of a stripe, hashed twice with keys that nobody knows.
pub(crate) type Key = [u64; 2];

/// A stripe of a picture to be made.
pub(crate) struct Planned {
    /// Its rows.
    pub(crate) rows: Range<usize>,
    /// What it is kept by.
    pub(crate) key: Key,
    /// The stripe, if it was made before.
    pub(crate) kept: Option<Arc<Stripe>>,
}

/// The rows of each stripe of a picture.
pub(crate) fn cut(height: usize) -> impl Iterator<Item = Range<usize>> {
    let starts = (0..height).step_by(ROWS);
    starts.map(move |start| start..(start + ROWS).min(height))
}

/// The stripes of a title made before.
#[derive(Default)]
pub(crate) struct Stripes {
    keys: [RandomState; 2],
    made: Mutex<Made>,
}

/// Stripes in two generations: those used lately, and those before them, which are dropped next.
#[derive(Default)]
struct Made {
    new: HashMap<Key, Arc<Stripe>>,
    old: HashMap<Key, Arc<Stripe>>,
    /// Bytes in the new generation.
    bytes: usize,
}

impl Made {
    fn keep(&mut self, key: Key, stripe: Arc<Stripe>) {
        self.bytes += stripe.chunk.len();
        self.new.insert(key, stripe);
        if self.bytes > ROOM / 2 {
            self.old = std::mem::take(&mut self.new);
            self.bytes = 0;
        }
    }

    fn get(&mut self, key: Key) -> Option<Arc<Stripe>> {
        if let Some(stripe) = self.new.get(&key) {
            return Some(Arc::clone(stripe));
        }
        let stripe = self.old.remove(&key)?;
        self.keep(key, Arc::clone(&stripe));
        Some(stripe)
    }
}

impl Stripes {
    /// The stripes of a scene, each with what is kept of it. `rows` says which rows an item may touch.
    ///
    /// # Errors
    /// If the scene asks for what the art does not have.
    pub(crate) fn plan<A: Audience>(
        &self,
        scene: &Scene<A>,
        height: usize,
        rows: impl Fn(&Item) -> Result<Range<i32>, Fault>,
    ) -> Result<Vec<Planned>, Fault> {
        let mut print = Fingerprint::of_sheet(scene);
        let mut stripes: Vec<_> = cut(height)
            .map(|rows| {
                let mut hashers = self.hashers(print.bytes());
                for hasher in &mut hashers {
                    hasher.write_usize(rows.start);
                    hasher.write_usize(rows.end);
                }
                (rows, hashers)
            })
            .collect();
        for item in &scene.items {
            print.restart(item);
            let [one, other] = self.hashers(print.bytes()).map(|hasher| hasher.finish());
            let touched = rows(item)?;
            let [from, to] = [touched.start, touched.end].map(|row| row.max(0) as usize);
            let reached = stripes.iter_mut().skip(from / ROWS);
            for (_, [first, second]) in reached.take_while(|(rows, _)| rows.start < to) {
                first.write_u64(one);
                second.write_u64(other);
            }
        }
        let mut made = self.lock();
        let planned = stripes.into_iter().map(|(rows, hashers)| {
            let key = hashers.map(|hasher| hasher.finish());
            let kept = made.get(key);
            Planned { rows, key, kept }
        });
        Ok(planned.collect())
    }

    /// Keeps a stripe for later pictures.
    pub(crate) fn keep(&self, key: Key, stripe: Stripe) -> Arc<Stripe> {
        let stripe = Arc::new(stripe);
        self.lock().keep(key, Arc::clone(&stripe));
        stripe
    }

    /// Drops everything that is kept.
    pub(crate) fn forget(&self) {
        *self.lock() = Made::default();
    }

    fn hashers(&self, bytes: &[u8]) -> [impl Hasher + use<>; 2] {
        self.keys.each_ref().map(|key| {
            let mut hasher = key.build_hasher();
            hasher.write(bytes);
            hasher
        })
    }

    fn lock(&self) -> MutexGuard<'_, Made> {
        self.made.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is used again stays, what is not goes, and the room is never exceeded by more than a stripe.
    #[test]
    fn what_is_kept_has_a_bound() {
        const SIZE: usize = ROOM / 64;
        let stripes = Stripes::default();
        let stripe = || Stripe {
            chunk: vec![0; SIZE],
            sum: Adler::default(),
        };
        for number in 0..400 {
            stripes.keep([number, 0], stripe());
            let mut made = stripes.lock();
            let each = made.new.values().chain(made.old.values());
            let bytes: usize = each.map(|stripe| stripe.chunk.len()).sum();
            assert!(bytes <= ROOM + SIZE, "{number}: {bytes}");
            assert!(made.get([0, 0]).is_some(), "{number}: the first is in use");
            let forgotten = number < 150 || made.get([number - 150, 0]).is_none();
            assert!(forgotten || number == 150, "{number}: kept for too long");
        }
        stripes.forget();
        assert!(stripes.lock().get([399, 0]).is_none());
    }
}
