//! Dice: all randomness of a table, reproducible by anybody who knows the seed.
//!
//! Each act rolls from its own ChaCha8 stream, numbered by the act's sequence number, so replay and
//! undo never shift later draws. By the second scheme the key moves on with every act and with what
//! its player added to it, so no stream is rolled twice after acts were taken back. Bounded draws and the shuffle are written here and pinned by golden
//! vectors, because a library may change its own between releases. The seed never shows in `Debug`.

use std::fmt;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng as _};
use sha2::{Digest as _, Sha256};

/// The sequence number of an act at a table: the opening is 0, the first act 1.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    serde::Serialize,
    serde::Deserialize,
)]
#[serde(transparent)]
pub struct Seq(pub u32);

impl Seq {
    /// The number after this one.
    #[must_use]
    pub const fn next(self) -> Self {
        Self(self.0.saturating_add(1))
    }
}

impl fmt::Display for Seq {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// How a table's dice are promised and made. A table keeps the scheme it was opened with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Scheme {
    /// The first: the seed alone is committed to, and one key makes the streams of all acts.
    Seed,
    /// The second: the table, its title, rules and options are committed to together with the seed,
    /// and every act adds something to the key.
    Bound {
        /// What the table is called, by the name that was posted with the commitment.
        table: String,
    },
}

/// The secret 32 bytes a table's dice come from.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed from 32 bytes of the operating system's randomness.
    #[must_use]
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// A seed for simulations and tests: the number spread over 32 bytes by SHA-256.
    #[must_use]
    pub fn from_number(number: u64) -> Self {
        let mut hash = Sha256::new();
        hash.update(b"rokugan numbered seed");
        hash.update(number.to_le_bytes());
        Self(hash.finalize().into())
    }

    /// The seed written as 64 hexadecimal digits; only for the export of a table.
    #[must_use]
    pub fn reveal(&self) -> String {
        hex(&self.0)
    }

    /// Reads what [`Seed::reveal`] wrote.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let text = text.as_bytes();
        if text.len() != 64 {
            return None;
        }
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(text.chunks(2)) {
            let pair = std::str::from_utf8(pair).ok()?;
            if !pair.bytes().all(|b| b.is_ascii_hexdigit()) {
                return None;
            }
            *byte = u8::from_str_radix(pair, 16).ok()?;
        }
        Some(Self(bytes))
    }

    /// What is posted when a table of the first scheme opens: the SHA-256 of the seed, in
    /// hexadecimal. The same as `sha256sum` over the 32 bytes.
    #[must_use]
    pub fn commitment(&self) -> String {
        hex(&Sha256::digest(self.0))
    }

    /// The key of the dice. `entropy` is public text that was unknown when the commitment was
    /// posted (for instance the ids of the players' join commands), so that the host could not
    /// choose a seed by trying.
    pub(crate) fn key(&self, entropy: &str) -> Key {
        let mut hash = Sha256::new();
        hash.update(b"rokugan dice v1");
        hash.update(self.0);
        hash.update(entropy.as_bytes());
        Key {
            bytes: hash.finalize().into(),
            moves: false,
        }
    }

    /// The SHA-256 of the seed together with everything it is committed to, in hexadecimal.
    pub(crate) fn bound_commitment(&self, terms: &str) -> String {
        let mut hash = Sha256::new();
        hash.update(b"rokugan commitment v2\n");
        hash.update(terms.as_bytes());
        hash.update(b"\n");
        hash.update(self.0);
        hex(&hash.finalize())
    }

    /// The key of the opening by the second scheme: the seed, what it was committed to, who sits at
    /// the table, and what everybody added once that was settled.
    pub(crate) fn bound_key(&self, commitment: &str, sides: &[String], entropy: &str) -> Key {
        let mut hash = Sha256::new();
        hash.update(b"rokugan dice v2\n");
        hash.update(self.0);
        for part in [commitment, &sides.join(","), entropy] {
            hash.update(part.as_bytes());
            hash.update(b"\n");
        }
        Key {
            bytes: hash.finalize().into(),
            moves: true,
        }
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(..)")
    }
}

/// The key the streams of one table are made with.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Key {
    bytes: [u8; 32],
    /// Does it move on with every act (the second scheme)?
    moves: bool,
}

impl Key {
    /// The key of the next act, to which its player added this text.
    pub(crate) fn next(&self, mix: &str) -> Self {
        if !self.moves {
            return self.clone();
        }
        let mut hash = Sha256::new();
        hash.update(self.bytes);
        hash.update(mix.as_bytes());
        Self {
            bytes: hash.finalize().into(),
            moves: true,
        }
    }

    /// What a snapshot has to keep of it: nothing if it never moves.
    pub(crate) fn kept(&self) -> Option<[u8; 32]> {
        self.moves.then_some(self.bytes)
    }

    /// The key a snapshot kept.
    pub(crate) const fn of_snapshot(bytes: [u8; 32]) -> Self {
        Self { bytes, moves: true }
    }

    /// The dice of one act.
    pub(crate) fn dice(&self, seq: Seq) -> Dice {
        self.stream(seq.0.into())
    }

    /// Dice for the choices of a computer player, apart from the streams of the table.
    pub(crate) fn choice_dice(&self, seq: Seq) -> Dice {
        self.stream(1 << 32 | u64::from(seq.0))
    }

    fn stream(&self, stream: u64) -> Dice {
        Dice {
            source: Source::Stream {
                key: self.bytes,
                stream,
                rng: None,
            },
            rolls: Vec::new(),
        }
    }
}

/// One roll: a number below a bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Roll(
    /// The bound.
    pub u32,
    /// The number.
    pub u32,
);

/// The dice of one act. The generator is set up on the first roll, so acts without dice cost nothing.
pub struct Dice {
    source: Source,
    rolls: Vec<Roll>,
}

/// Where numbers come from.
enum Source {
    /// A stream of a table, which anybody can roll again.
    Stream {
        key: [u8; 32],
        stream: u64,
        rng: Option<Box<ChaCha8Rng>>,
    },
    /// A small generator for worlds that are only imagined: fast, and not fit for a table.
    Imagined(u64),
}

impl Dice {
    /// Dice for what is only imagined: a thinking player rolls millions, and nobody checks them.
    pub(crate) const fn imagined(seed: u64) -> Self {
        Self {
            source: Source::Imagined(seed),
            rolls: Vec::new(),
        }
    }

    /// A seed for dice that are only imagined.
    pub(crate) fn imagined_seed(&mut self) -> u64 {
        u64::from(self.word()) << 32 | u64::from(self.word())
    }

    fn word(&mut self) -> u32 {
        match &mut self.source {
            Source::Stream { key, stream, rng } => rng
                .get_or_insert_with(|| {
                    let mut rng = ChaCha8Rng::from_seed(*key);
                    rng.set_stream(*stream);
                    Box::new(rng)
                })
                .next_u32(),
            Source::Imagined(state) => split_mix(state),
        }
    }

    /// Every roll so far, in order. A shuffle is a roll for each place from the last one down.
    pub(crate) fn rolls(&self) -> &[Roll] {
        &self.rolls
    }

    /// Has this act rolled? Then it cannot be taken back.
    #[must_use]
    pub const fn rolled(&self) -> bool {
        matches!(
            self.source,
            Source::Stream { rng: Some(_), .. } | Source::Imagined(_)
        )
    }

    /// A number below `bound`, each equally likely (multiply and reject). Zero for a bound of zero.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        match &mut self.source {
            // Multiplied without rejecting: the error is below one in a million.
            Source::Imagined(state) => {
                ((u64::from(split_mix(state)) * u64::from(bound)) >> 32) as u32
            }
            Source::Stream { .. } => self.rolled_below(bound),
        }
    }

    fn rolled_below(&mut self, bound: u32) -> u32 {
        if bound == 0 {
            return 0;
        }
        let threshold = bound.wrapping_neg() % bound;
        loop {
            let wide = u64::from(self.word()) * u64::from(bound);
            if wide as u32 >= threshold {
                let number = (wide >> 32) as u32;
                self.rolls.push(Roll(bound, number));
                return number;
            }
        }
    }

    /// Shuffles in place (Fisher-Yates from the end).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.below(u32::try_from(last).unwrap_or(u32::MAX - 1) + 1);
            items.swap(last, other as usize);
        }
    }
}

/// The next number of the generator SplitMix64, its upper half.
#[inline]
const fn split_mix(state: &mut u64) -> u32 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mixed = (*state ^ *state >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    ((mixed ^ mixed >> 31) >> 32) as u32
}

impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Dice(..)")
    }
}

/// Bytes in hexadecimal, lower case.
pub(crate) fn hex(bytes: &[u8]) -> String {
    use fmt::Write as _;
    bytes
        .iter()
        .fold(String::with_capacity(2 * bytes.len()), |mut text, byte| {
            let _ = write!(text, "{byte:02x}");
            text
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dice(seq: u32) -> Dice {
        Seed::from_number(7).key("").dice(Seq(seq))
    }

    /// The numbers were computed by a second implementation of ChaCha8 in another language.
    #[test]
    fn golden_vectors_hold() {
        let draws = |seq| {
            let mut dice = dice(seq);
            (0..8).map(|_| dice.below(100)).collect::<Vec<_>>()
        };
        assert_eq!(draws(0), [48, 37, 39, 66, 70, 58, 26, 32], "stream 0");
        assert_eq!(draws(1), [6, 21, 67, 76, 7, 22, 95, 58], "stream 1");
        let mut cards: Vec<u8> = (0..12).collect();
        dice(3).shuffle(&mut cards);
        assert_eq!(
            cards,
            [0, 2, 11, 7, 3, 8, 4, 5, 1, 10, 9, 6],
            "shuffle on stream 3"
        );
        assert_eq!(
            Seed::from_number(7).commitment(),
            "7071c721ab240b9361c7f0abe6e8a89cd8e9edb7b2d69cbdb72cebb936dc77f2"
        );
    }

    #[test]
    fn bounded_draws_are_even() {
        for dice in [dice(9), Dice::imagined(9)] {
            even(dice);
        }
    }

    fn even(mut dice: Dice) {
        let mut seen = [0u32; 6];
        for _ in 0..60_000 {
            seen[dice.below(6) as usize] += 1;
        }
        let chi: f64 = seen
            .iter()
            .map(|n| (f64::from(*n) - 10_000.0).powi(2) / 10_000.0)
            .sum();
        assert!(chi < 20.5, "chi-squared {chi} over 5 degrees of freedom");
    }

    #[test]
    fn commitment_is_plain_sha256_of_the_seed() {
        let zero = Seed::from_bytes([0; 32]);
        assert_eq!(
            zero.commitment(),
            "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
        );
        assert_eq!(Seed::parse(&zero.reveal()), Some(zero));
    }

    #[test]
    fn seeds_never_show() {
        let seed = Seed::from_number(1);
        assert_eq!(format!("{seed:?}"), "Seed(..)");
        assert_eq!(format!("{:?}", seed.key("").dice(Seq(1))), "Dice(..)");
        assert_eq!(Seed::parse("zz"), None);
        assert_eq!(Seed::parse(&"+1".repeat(32)), None);
    }

    #[test]
    fn entropy_changes_every_roll() {
        let seed = Seed::from_number(1);
        let roll = |entropy: &str| seed.key(entropy).dice(Seq(1)).below(u32::MAX);
        assert_ne!(roll(""), roll("1234"));
    }
}
