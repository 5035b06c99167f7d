//! Reading notation: words of one line, with where each stands, so that a refusal can point at it.

use serde::Serialize;

/// Text that is not an action, and where it stops making sense.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Unreadable {
    /// The byte where the unexpected word begins.
    pub at: usize,
    /// The unexpected word, cut to a printable length; empty at the end of the line.
    pub found: String,
    /// What could have stood there (`province`, `token` ...).
    pub expected: &'static str,
}

/// The words of a line, one after the other.
pub(crate) struct NotationReader<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> NotationReader<'t> {
    /// The longest line that is read at all.
    pub const LONGEST: usize = 200;

    pub const fn new(text: &'t str) -> Self {
        Self { text, at: 0 }
    }

    fn peek(&self) -> (usize, &'t str) {
        let rest = self.text.get(self.at..).unwrap_or("");
        let blank = rest.len() - rest.trim_start().len();
        let word = rest.split_whitespace().next().unwrap_or("");
        (self.at + blank, word)
    }

    /// The next word if `read` understands it.
    pub fn next<T>(
        &mut self,
        expected: &'static str,
        read: impl FnOnce(&'t str) -> Option<T>,
    ) -> Result<T, Unreadable> {
        let (at, word) = self.peek();
        let fail = || Unreadable {
            at,
            found: cut(word),
            expected,
        };
        if self.text.len() > Self::LONGEST || word.is_empty() {
            return Err(fail());
        }
        let value = read(word).ok_or_else(fail)?;
        self.at = at + word.len();
        Ok(value)
    }

    /// The next word if there is one and `read` understands it; a word that is there must be read.
    pub fn maybe<T>(
        &mut self,
        expected: &'static str,
        read: impl FnOnce(&'t str) -> Option<T>,
    ) -> Result<Option<T>, Unreadable> {
        if self.peek().1.is_empty() {
            Ok(None)
        } else {
            self.next(expected, read).map(Some)
        }
    }

    /// Nothing may follow.
    pub fn end(&self) -> Result<(), Unreadable> {
        let (at, word) = self.peek();
        if word.is_empty() {
            Ok(())
        } else {
            Err(Unreadable {
                at,
                found: cut(word),
                expected: "end of line",
            })
        }
    }
}

/// A word short enough to repeat in an answer.
fn cut(word: &str) -> String {
    word.chars().filter(|c| !c.is_control()).take(40).collect()
}
