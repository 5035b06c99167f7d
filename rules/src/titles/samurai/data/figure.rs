//! The three castes and their figures (R1).

use crate::vocabulary::vocabulary;

use super::Settlement;

vocabulary! {
    /// A caste; figures and leader tokens belong to one.
    Caste ("caste") by ByCaste {
        /// Religion.
        Buddha = "buddha",
        /// Commerce.
        Rice = "rice",
        /// The military.
        Castle = "castle",
    }
}

impl Caste {
    /// The caste a word means, in any case.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::from_id(&word.to_ascii_lowercase())
    }
}

/// How many figures of each caste are used with this many seats.
#[must_use]
pub const fn figures_per_caste(seats: usize) -> u8 {
    match seats {
        2 => 7,
        3 => 10,
        _ => 13,
    }
}

/// The game ends when this many figures belong to nobody.
pub const ASIDE_LIMIT: u8 = 4;

/// A figure on the board, written `O10:buddha`. No settlement ever holds two of one caste.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FigureAt {
    /// Where it stands.
    pub at: Settlement,
    /// Whose figure it is.
    pub caste: Caste,
}

impl FigureAt {
    /// Reads what `Display` writes, in any case.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let (at, caste) = text.split_once(':')?;
        Some(Self {
            at: Settlement::from_word(at)?,
            caste: Caste::from_word(caste)?,
        })
    }
}

impl std::fmt::Display for FigureAt {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}", self.at, self.caste)
    }
}

impl serde::Serialize for FigureAt {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> serde::Deserialize<'de> for FigureAt {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        use serde::de::Error as _;
        let text = String::deserialize(from)?;
        Self::parse(&text).ok_or_else(|| D::Error::custom(format_args!("no such figure: {text:?}")))
    }
}
