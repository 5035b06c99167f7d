//! Deflate for pictures of few colours: finds what repeats in the rows of a stripe.
//!
//! Made for what boards consist of: flat ground, patterns, and shapes whose rows resemble the row above.
//! So the row above is always tried first, then the last place that began with the same eight bytes, and only
//! if that is not found the last one with the same four. Of a long repeat only the beginning is remembered:
//! the middle of a flat area leads nowhere. `docs/PICTURES.md` has the measured alternatives.

use crate::block::{Block, REPEAT};

/// The end of a stream after its last block: a block without bytes.
pub(crate) const END: [u8; 2] = [3, 0];

/// How far back a repeat may be.
const WINDOW: usize = 32_768;
/// Bytes that must agree at least.
const LEAST: usize = 4;
/// Bytes that agree at places found by all of a word.
const WORD: usize = 8;
/// A repeat this long is good enough.
const LONG: usize = 32;
/// Up to this length the next byte is tried too, in case a longer repeat begins there.
const SHORT: usize = 24;
/// How much of a repeat is remembered for later ones.
const REMEMBERED: usize = 8;
/// Bits of the numbers under which places are remembered: by four bytes, and by eight.
const SLOTS: [u32; 2] = [13, 14];

/// Packs stripes one after the other.
pub(crate) struct Deflater {
    /// For the first four bytes of a place: the last such place and one.
    by_four: Vec<u32>,
    /// The same for the first eight.
    by_eight: Vec<u32>,
    block: Block,
}

impl Default for Deflater {
    fn default() -> Self {
        let [by_four, by_eight] = SLOTS.map(|bits| vec![0; 1 << bits]);
        Self {
            by_four,
            by_eight,
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
        self.by_four.fill(0);
        self.by_eight.fill(0);
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

    /// Remembers a place; the last ones that began with the same four and the same eight bytes, and one.
    #[inline]
    fn remember(&mut self, word: u64, at: usize) -> [usize; 2] {
        let [few, many] = SLOTS;
        let four = (word as u32).wrapping_mul(0x9E37_79B1) >> (u32::BITS - few);
        let eight = word.wrapping_mul(0x9E37_79B1_7F4A_7C15) >> (u64::BITS - many);
        let (Some(by_four), Some(by_eight)) = (
            self.by_four.get_mut(four as usize),
            self.by_eight.get_mut(eight as usize),
        ) else {
            return [0, 0];
        };
        let before = [*by_four as usize, *by_eight as usize];
        (*by_four, *by_eight) = (at as u32 + 1, at as u32 + 1);
        before
    }

    /// The longest repeat at a place that is longer than `over`; nothing if there is none.
    #[inline]
    fn find(&mut self, data: &[u8], row: usize, at: usize, word: u64, over: usize) -> Repeat {
        let [_, longest] = REPEAT;
        let most = (data.len() - at).min(longest);
        let [by_four, by_eight] = self.remember(word, at);
        let mut found = Repeat {
            length: over,
            distance: 0,
        };
        let look = |found: &mut Repeat, from: Option<usize>| {
            let Some(from) = from.filter(|from| at - from <= WINDOW) else {
                return;
            };
            let length = agreed(data, [from, at], word, most);
            if length > found.length {
                let distance = at - from;
                *found = Repeat { length, distance };
            }
        };
        look(&mut found, at.checked_sub(row));
        if found.length < LONG {
            look(&mut found, by_eight.checked_sub(1));
        }
        if found.length < WORD && by_four != by_eight {
            look(&mut found, by_four.checked_sub(1));
        }
        if found.distance == 0 {
            Repeat::default()
        } else {
            found
        }
    }
}

/// Eight bytes at a place.
#[inline]
fn word(data: &[u8], at: usize) -> Option<u64> {
    let bytes = data.get(at..at + WORD)?;
    bytes.try_into().ok().map(u64::from_le_bytes)
}

/// How many bytes agree at two places, at most so many; the later one begins with this word.
#[inline]
fn agreed(data: &[u8], [one, other]: [usize; 2], word: u64, most: usize) -> usize {
    // Most repeats end within the first word.
    let differ = self::word(data, one).map_or(u64::MAX, |first| first ^ word);
    if differ != 0 {
        return differ.trailing_zeros() as usize / 8;
    }
    let (Some(a), Some(b)) = (
        data.get(one + WORD..one + most),
        data.get(other + WORD..other + most),
    ) else {
        return WORD;
    };
    let ((eights, rest), (others, rest_of_other)) = (a.as_chunks::<8>(), b.as_chunks::<8>());
    let mut length = WORD;
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
