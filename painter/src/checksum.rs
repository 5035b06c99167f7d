//! The two checksums of a PNG.

use crc32fast::Hasher;
use simd_adler32::adler32;

/// The prime of Adler-32.
const BASE: u32 = 65_521;

/// The Adler-32 of some bytes, and how many they are: enough to join two of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Adler {
    sum: u32,
    length: usize,
}

impl Default for Adler {
    fn default() -> Self {
        Self { sum: 1, length: 0 }
    }
}

impl Adler {
    /// The sum of these bytes.
    pub(crate) fn of(bytes: &[u8]) -> Self {
        Self {
            sum: adler32(&bytes),
            length: bytes.len(),
        }
    }

    /// The sum of both parts, one after the other. The low half adds up bytes, beginning with 1; the high
    /// half adds up the low halves, so every byte of the second part adds the first low half once more.
    pub(crate) fn then(self, next: Self) -> Self {
        let halves = |sum: u32| [sum & 0xFFFF, sum >> 16];
        let ([a, b], [c, d]) = (halves(self.sum), halves(next.sum));
        let before = (a + BASE - 1) % BASE;
        let times = (next.length % BASE as usize) as u64;
        let more = (u64::from(before) * times % u64::from(BASE)) as u32;
        let (low, high) = ((before + c) % BASE, (b + d + more) % BASE);
        Self {
            sum: high << 16 | low,
            length: self.length + next.length,
        }
    }

    /// As it stands at the end of a zlib stream.
    pub(crate) fn bytes(self) -> [u8; 4] {
        self.sum.to_be_bytes()
    }
}

/// The checksum of a chunk.
pub(crate) fn crc(kind: [u8; 4], data: &[u8]) -> u32 {
    let mut sum = Hasher::new();
    sum.update(&kind);
    sum.update(data);
    sum.finalize()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_of_parts_make_the_sum_of_the_whole() {
        let bytes: Vec<u8> = (0..200_000_u32).map(|i| (i * 31 % 251) as u8).collect();
        for cut in [0, 1, 5552, 65_521, 131_042, bytes.len()] {
            let (a, b) = bytes.split_at(cut);
            assert_eq!(Adler::of(a).then(Adler::of(b)), Adler::of(&bytes), "{cut}");
        }
    }
}
