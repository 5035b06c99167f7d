//! Levels: how well a computer daimyo plays.
//!
//! A person chooses one when a table is opened, when a computer daimyo sits down, and with it for the seats
//! that a computer daimyo plays in place of somebody.

use rules::policy::Policy;

/// How well a computer daimyo plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Level {
    /// Makes plausible mistakes: for a first table.
    Apprentice,
    /// Plays sensibly.
    #[default]
    Captain,
    /// Thinks ahead.
    Daimyo,
}

impl Level {
    /// All of them, the easiest first.
    pub const ALL: [Self; 3] = [Self::Apprentice, Self::Captain, Self::Daimyo];

    /// The word in the database, in ids of buttons and in wording ids.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Apprentice => "apprentice",
            Self::Captain => "captain",
            Self::Daimyo => "daimyo",
        }
    }

    /// The level of this word.
    #[must_use]
    pub fn read(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.id() == word)
    }

    /// How it chooses.
    #[must_use]
    pub const fn policy(self) -> Policy {
        match self {
            Self::Apprentice => Policy::Apprentice,
            Self::Captain => Policy::Captain,
            Self::Daimyo => Policy::Daimyo,
        }
    }

    /// Does it think too long to answer within a transaction?
    #[must_use]
    pub const fn thinks(self) -> bool {
        matches!(self, Self::Daimyo)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_read_by_their_words_alone() {
        for level in Level::ALL {
            assert_eq!(Level::read(level.id()), Some(level));
        }
        for strange in ["", "emperor", "Captain", "captain ", "0"] {
            assert_eq!(Level::read(strange), None, "{strange}");
        }
        assert_eq!(Level::default(), Level::Captain);
    }
}
