//! A block of deflate: bytes and repeats, counted while they are added, written with codes made for them.

use crate::huffman::{Code, LONGEST, codes};

/// The shortest and the longest repeat.
pub(crate) const REPEAT: [usize; 2] = [3, 258];

/// The symbol after the last byte or repeat.
const OVER: usize = 256;
/// Symbols of bytes, of the end, and of lengths.
const SYMBOLS: usize = 286;
/// Symbols of distances.
const DISTANCES: usize = 30;
/// The order in which the format lists the codes of the lengths of codes.
const ORDER: [usize; 19] = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
];
/// The symbols for runs among the lengths of codes.
const AGAIN: u8 = 16;
const ZEROS: u8 = 17;
const MANY_ZEROS: u8 = 18;

/// A byte, or a repeat: the mark, its length in nine bits from here, its distance less one below.
const MARK: u32 = 1 << 31;
const LENGTH: u32 = 16;

/// A block in the making.
pub(crate) struct Block {
    tokens: Vec<u32>,
    symbols: [u32; SYMBOLS],
    distances: [u32; DISTANCES],
}

impl Default for Block {
    fn default() -> Self {
        Self {
            tokens: Vec::new(),
            symbols: [0; SYMBOLS],
            distances: [0; DISTANCES],
        }
    }
}

impl Block {
    /// Adds a byte.
    #[inline]
    pub(crate) fn byte(&mut self, byte: u8) {
        self.tokens.push(u32::from(byte));
        count(&mut self.symbols, usize::from(byte));
    }

    /// Adds a repeat of what was there this far back.
    #[inline]
    pub(crate) fn repeat(&mut self, length: usize, distance: usize) {
        let token = MARK | (length as u32) << LENGTH | (distance as u32 - 1);
        self.tokens.push(token);
        count(&mut self.symbols, OVER + 1 + of_length(length).0);
        count(&mut self.distances, of_distance(distance as u32 - 1).0);
    }

    /// Writes the block so that it ends on a byte and another one can follow, and begins a new one.
    pub(crate) fn finish(&mut self, out: &mut Vec<u8>) {
        count(&mut self.symbols, OVER);
        let symbols = codes(&self.symbols, LONGEST);
        let distances = codes(&self.distances, LONGEST);
        let mut bits = Bits::new(out);
        // Not the last block; its codes are its own.
        bits.put(0b100, 3);
        describe(&mut bits, &symbols, &distances);
        write(&mut bits, &self.tokens, &symbols, &distances);
        // A stored block without bytes begins on a byte.
        bits.put(0, 3);
        bits.fill();
        out.extend([0, 0, 0xFF, 0xFF]);
        self.tokens.clear();
        self.symbols.fill(0);
        self.distances.fill(0);
    }
}

#[inline]
fn count(counts: &mut [u32], symbol: usize) {
    if let Some(count) = counts.get_mut(symbol) {
        *count += 1;
    }
}

/// The symbol of a length among the lengths, and how many bits more it has.
#[inline]
const fn of_length(length: usize) -> (usize, u32) {
    let [shortest, longest] = REPEAT;
    let over = length - shortest;
    if length == longest {
        return (28, 0);
    }
    if over < 8 {
        return (over, 0);
    }
    let more = over.ilog2() - 2;
    (4 * more as usize + (over >> more), more)
}

/// The symbol of a distance less one, and how many bits more it has.
#[inline]
const fn of_distance(back: u32) -> (usize, u32) {
    if back < 4 {
        return (back as usize, 0);
    }
    let more = back.ilog2() - 1;
    (2 * more as usize + (back >> more) as usize, more)
}

/// Writes which codes the block has: their lengths, with runs made short.
fn describe(bits: &mut Bits<'_>, symbols: &[Code; SYMBOLS], distances: &[Code; DISTANCES]) {
    let used = |codes: &[Code], least: usize| {
        let last = codes.iter().rposition(|code| code.length > 0);
        last.map_or(least, |last| (last + 1).max(least))
    };
    let (many, far) = (used(symbols, OVER + 1), used(distances, 1));
    let listed = symbols.iter().take(many).chain(distances.iter().take(far));
    let lengths: Vec<u8> = listed.map(|code| code.length as u8).collect();
    let mut listed: Vec<(u8, u64, u32)> = Vec::new();
    for run in lengths.chunk_by(|a, b| a == b) {
        let length = run.first().copied().unwrap_or_default();
        let mut left = run.len();
        if length > 0 {
            listed.push((length, 0, 0));
            left -= 1;
        }
        while left > 0 {
            let (symbol, most, least, more) = match (length, left) {
                (0, 11..) => (MANY_ZEROS, 138, 11, 7),
                (0, 3..) => (ZEROS, 10, 3, 3),
                (1.., 3..) => (AGAIN, 6, 3, 2),
                _ => (length, 1, 1, 0),
            };
            let taken = left.min(most);
            listed.push((symbol, (taken - least) as u64, more));
            left -= taken;
        }
    }
    let mut counts = [0; ORDER.len()];
    for (symbol, _, _) in &listed {
        count(&mut counts, usize::from(*symbol));
    }
    let codes = codes(&counts, 7);
    let ordered = ORDER.map(|symbol| codes.get(symbol).copied().unwrap_or_default());
    let shown = used(&ordered, 4);
    bits.put((many - OVER - 1) as u64, 5);
    bits.put((far - 1) as u64, 5);
    bits.put((shown - 4) as u64, 4);
    for code in ordered.iter().take(shown) {
        bits.put(u64::from(code.length), 3);
    }
    for (symbol, rest, more) in listed {
        bits.code(codes.get(usize::from(symbol)));
        bits.put(rest, more);
    }
}

/// Writes bytes and repeats, and that they are over.
fn write(
    bits: &mut Bits<'_>,
    tokens: &[u32],
    symbols: &[Code; SYMBOLS],
    distances: &[Code; DISTANCES],
) {
    // Every length with the bits after its code, so that it is written in one go.
    let [shortest, longest] = REPEAT;
    let lengths: Vec<Code> = (shortest..=longest)
        .map(|length| {
            let (symbol, more) = of_length(length);
            let code = symbols.get(OVER + 1 + symbol).copied().unwrap_or_default();
            let rest = (length - shortest) as u32 & ((1 << more) - 1);
            Code {
                bits: code.bits | rest << code.length,
                length: code.length + more,
            }
        })
        .collect();
    for token in tokens {
        if token & MARK == 0 {
            bits.code(symbols.get(*token as usize));
            continue;
        }
        let length = (token >> LENGTH & 0x1FF) as usize - shortest;
        bits.code(lengths.get(length));
        let back = token & 0xFFFF;
        let (symbol, more) = of_distance(back);
        let code = distances.get(symbol).copied().unwrap_or_default();
        let rest = back & ((1 << more) - 1);
        let whole = u64::from(code.bits) | u64::from(rest) << code.length;
        bits.put(whole, code.length + more);
    }
    bits.code(symbols.get(OVER));
}

/// Writes bits, the lowest first.
struct Bits<'o> {
    out: &'o mut Vec<u8>,
    held: u64,
    count: u32,
}

impl<'o> Bits<'o> {
    fn new(out: &'o mut Vec<u8>) -> Self {
        Self {
            out,
            held: 0,
            count: 0,
        }
    }

    /// Writes at most 32 bits.
    #[inline]
    fn put(&mut self, bits: u64, count: u32) {
        self.held |= bits << self.count;
        self.count += count;
        if self.count >= u32::BITS {
            let [a, b, c, d, ..] = self.held.to_le_bytes();
            self.out.extend_from_slice(&[a, b, c, d]);
            self.held >>= u32::BITS;
            self.count -= u32::BITS;
        }
    }

    #[inline]
    fn code(&mut self, code: Option<&Code>) {
        let code = code.copied().unwrap_or_default();
        self.put(u64::from(code.bits), code.length);
    }

    /// Fills the byte that was begun with zeros.
    fn fill(&mut self) {
        let begun = self.count.div_ceil(8) as usize;
        self.out.extend(self.held.to_le_bytes().iter().take(begun));
        (self.held, self.count) = (0, 0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_and_distances_have_the_symbols_of_the_format() {
        // RFC 1951, 3.2.5.
        let lengths = [3, 10, 11, 12, 13, 18, 19, 34, 35, 130, 131, 257, 258].map(of_length);
        let symbols = lengths.map(|(symbol, more)| (symbol + 257, more));
        let expected = [
            (257, 0),
            (264, 0),
            (265, 1),
            (265, 1),
            (266, 1),
            (268, 1),
            (269, 2),
            (272, 2),
            (273, 3),
            (280, 4),
            (281, 5),
            (284, 5),
            (285, 0),
        ];
        assert_eq!(symbols, expected);
        let distances = [1, 4, 5, 6, 7, 8, 9, 17, 25, 1201, 32_768].map(|d| of_distance(d - 1));
        let expected = [
            (0, 0),
            (3, 0),
            (4, 1),
            (4, 1),
            (5, 1),
            (5, 1),
            (6, 2),
            (8, 3),
            (9, 3),
            (20, 9),
            (29, 13),
        ];
        assert_eq!(distances.len(), expected.len());
        assert_eq!(distances, expected);
    }
}
