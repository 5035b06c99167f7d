//! Deflate for pictures of few colours: finds what repeats in the rows of a stripe.
//!
//! Made for what boards consist of: flat ground, patterns, and shapes whose rows resemble the row above.
//! So the row above is always tried first, and of a long repeat only the beginning is remembered: the
//! middle of a flat area leads nowhere. `docs/PICTURES.md` has the measured alternatives.

use crate::block::{Block, REPEAT};

/// The end of a stream after its last block: a block without bytes.
pub(crate) const END: [u8; 2] = [3, 0];

/// How far back a repeat may be.
const WINDOW: usize = 32_768;
/// Bytes that must agree at least.
const LEAST: usize = 4;
/// How many earlier places are tried.
const TRIED: usize = 3;
/// A repeat this long is good enough.
const LONG: usize = 32;
/// Up to this length the next byte is tried too, in case a longer repeat begins there.
const SHORT: usize = 8;
/// How much of a repeat is remembered for later ones.
const REMEMBERED: usize = 8;
/// Bits of the number under which places are remembered.
const SLOTS: u32 = 13;

/// Packs stripes one after the other.
pub(crate) struct Deflater {
    /// For the first bytes of a place: the last such place and one.
    last: Vec<u32>,
    /// For each place: the one before it with the same slot, and one.
    before: Vec<u32>,
    block: Block,
}

impl Default for Deflater {
    fn default() -> Self {
        Self {
            last: vec![0; 1 << SLOTS],
            before: Vec::new(),
            block: Block::default(),
        }
    }
}

/// A repeat: how long it is, and how far back.
#[derive(Clone, Copy, Default)]
struct Repeat {
    length: usize,
    distance: usize,
}

impl Deflater {
    /// Packs rows of this many bytes into blocks that refer to nothing before them and end on a byte.
    pub(crate) fn deflate(&mut self, data: &[u8], row: usize) -> Vec<u8> {
        self.last.fill(0);
        // Places of the stripe before are still there, but only places of this one lead to them.
        if self.before.len() < data.len() {
            self.before.resize(data.len(), 0);
        }
        let mut at = 0;
        while let Some(word) = word(data, at) {
            let mut found = self.find(data, row, at, word, LEAST - 1);
            if found.length < LEAST {
                self.block.byte(word as u8);
                at += 1;
                continue;
            }
            let mut known = at + 1;
            while found.length < SHORT
                && let Some(next) = self::word(data, at + 1)
            {
                let later = self.find(data, row, at + 1, next, found.length);
                known = at + 2;
                if later.length <= found.length {
                    break;
                }
                self.block.byte(data.get(at).copied().unwrap_or_default());
                found = later;
                at += 1;
            }
            self.block.repeat(found.length, found.distance);
            for place in known..at + found.length.min(REMEMBERED) {
                if let Some(word) = self::word(data, place) {
                    self.remember(word, place);
                }
            }
            at += found.length;
        }
        for byte in data.iter().skip(at) {
            self.block.byte(*byte);
        }
        let mut out = Vec::with_capacity(data.len() / 4);
        self.block.finish(&mut out);
        out
    }

    /// Remembers a place; the one before it with the same slot, and one.
    #[inline]
    fn remember(&mut self, word: u32, at: usize) -> u32 {
        let slot = word.wrapping_mul(0x9E37_79B1) >> (u32::BITS - SLOTS);
        let (Some(last), Some(before)) =
            (self.last.get_mut(slot as usize), self.before.get_mut(at))
        else {
            return 0;
        };
        *before = *last;
        *last = at as u32 + 1;
        *before
    }

    /// The longest repeat at a place that is longer than `over`; nothing if there is none.
    #[inline]
    fn find(&mut self, data: &[u8], row: usize, at: usize, word: u32, over: usize) -> Repeat {
        let [_, longest] = REPEAT;
        let most = (data.len() - at).min(longest);
        let mut found = Repeat {
            length: over,
            distance: 0,
        };
        let mut place = self.remember(word, at) as usize;
        if let Some(above) = at.checked_sub(row) {
            let length = agreed(data, above, at, most);
            if length > over {
                found = Repeat {
                    length,
                    distance: row,
                };
            }
        }
        for _ in 0..TRIED {
            let enough = found.length >= most.min(LONG);
            let Some(from) = place
                .checked_sub(1)
                .filter(|from| !enough && at - from <= WINDOW)
            else {
                break;
            };
            // Only what agrees at the end of the best so far can be longer.
            let end = found.length - (LEAST - 1);
            if self::word(data, from + end) == self::word(data, at + end) {
                let length = agreed(data, from, at, most);
                if length > found.length {
                    let distance = at - from;
                    found = Repeat { length, distance };
                }
            }
            place = self.before.get(from).map_or(0, |place| *place as usize);
        }
        if found.distance == 0 {
            Repeat::default()
        } else {
            found
        }
    }
}

/// Four bytes at a place.
#[inline]
fn word(data: &[u8], at: usize) -> Option<u32> {
    let bytes = data.get(at..at + 4)?;
    bytes.try_into().ok().map(u32::from_le_bytes)
}

/// How many bytes agree at two places, at most so many.
#[inline]
fn agreed(data: &[u8], one: usize, other: usize, most: usize) -> usize {
    let (Some(a), Some(b)) = (data.get(one..one + most), data.get(other..other + most)) else {
        return 0;
    };
    let ((eights, rest), (others, rest_of_other)) = (a.as_chunks::<8>(), b.as_chunks::<8>());
    let mut length = 0;
    for (x, y) in eights.iter().zip(others) {
        let differ = u64::from_le_bytes(*x) ^ u64::from_le_bytes(*y);
        if differ != 0 {
            return length + differ.trailing_zeros() as usize / 8;
        }
        length += 8;
    }
    let mut rest = rest.iter().zip(rest_of_other);
    length + rest.by_ref().take_while(|(x, y)| x == y).count()
}
