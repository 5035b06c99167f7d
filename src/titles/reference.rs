//! The reference of a title: named things that everybody may read in full, such as its cards.

use rules::view::{Everyone, View};

use super::WORDS;
use crate::wording::Words;

/// A thing people can look up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    /// Its id, unique within the title.
    pub id: String,
    /// Its name.
    pub name: String,
    /// What kind of thing it is, in a few words.
    pub kind: String,
    /// What it does.
    pub text: String,
}

/// Everything that can be looked up in a title; nothing where the title has no reference.
pub(crate) fn reference(words: &Words, title: &str) -> Vec<Entry> {
    let found = WORDS.iter().find(|known| known.id() == title);
    found.map_or_else(Vec::new, |title| title.reference(words))
}

/// What a table offers at the moment, by everybody's knowledge.
pub(crate) fn on_offer(words: &Words, view: &View<Everyone>) -> Vec<Entry> {
    let title = view.title();
    let found = WORDS.iter().find(|known| known.id() == title);
    let ids = found
        .and_then(|title| title.on_offer(view))
        .unwrap_or_default();
    let mut all = reference(words, title);
    all.retain(|entry| ids.contains(&entry.id));
    all
}
