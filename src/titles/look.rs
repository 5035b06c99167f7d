//! What a viewer asks for besides the table itself; the same for every title.

use rules::view::{Everyone, View};

use crate::wording::{Name, Words};

/// How a viewer wants to see a table.
#[derive(Clone, Default)]
pub struct Look {
    /// The table as the viewer last saw it: what differs is ringed and said.
    pub since: Option<View<Everyone>>,
    /// Show only this part, large.
    pub area: Option<Area>,
    /// Plain grounds, solid plates, the strongest inks.
    pub high_contrast: bool,
    /// Names to show for the seats instead of what they play, in seat order.
    pub names: Vec<String>,
}

/// A part of a board that can be shown large; only [`super::areas`] makes one, so it is always drawable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Area {
    pub(super) id: &'static str,
    pub(super) word: String,
}

impl Area {
    /// The short id: what is typed, and part of the file's name.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        self.id
    }

    /// Its name for people.
    #[must_use]
    pub fn name(&self, words: &Words) -> Name {
        words.phrase(&self.word, &[])
    }
}
