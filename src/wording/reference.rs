//! The reference in words: one thing looked up by its name, or all that a table offers.

use rules::catalog;
use rules::view::Everyone;

use super::{Words, in_language, is_typed, languages};
use crate::custom_id::{Control, Verb};
use crate::message::{Button, Message, Tone};
use crate::table::PublicTable;
use crate::titles::{self, Entry};

impl Words {
    /// Everything people can look up, each with its title; in one title if it is named.
    pub(crate) fn entries(&self, title: Option<&str>) -> Vec<(&'static str, Entry)> {
        let all = catalog::titles().into_iter().map(|about| about.id);
        let named = all.filter(|id| title.is_none_or(|title| title == *id));
        let entries = |id| {
            titles::reference(self, id)
                .into_iter()
                .map(move |it| (id, it))
        };
        named.flat_map(entries).collect()
    }

    /// The thing that is meant by what somebody typed: an id with its title, or a name.
    pub(crate) fn entry(&self, title: Option<&str>, typed: &str) -> Option<String> {
        let key = languages().find_map(|code| {
            let mut all = in_language(Some(code)).entries(title).into_iter();
            let found = all.find(|(title, entry)| {
                let key = entry_key(title, entry);
                key.eq_ignore_ascii_case(typed.trim()) || is_typed(&entry.name, typed)
            });
            found.map(|(title, entry)| entry_key(title, &entry))
        })?;
        let mut all = self.entries(title).into_iter();
        let (title, found) = all.find(|(title, entry)| entry_key(title, entry) == key)?;
        let args = [
            ("entry", self.entry_line(&found).into()),
            ("title", self.title(title).into()),
        ];
        Some(self.say("rules-entry-of", &args))
    }

    fn entry_line(&self, entry: &Entry) -> String {
        let args = [
            ("name", entry.name.as_str().into()),
            ("kind", entry.kind.as_str().into()),
            ("text", entry.text.as_str().into()),
        ];
        self.say("rules-entry", &args)
    }

    /// What the table offers at the moment, in full.
    #[must_use]
    pub fn cards(&self, standing: &PublicTable) -> Message<Everyone> {
        let offered = standing.view.as_ref();
        let offered = offered.map_or_else(Vec::new, |view| titles::on_offer(self, view));
        if offered.is_empty() {
            return Message::text(self.word("rules-no-entries"));
        }
        let lines: Vec<String> = offered.iter().map(|entry| self.entry_line(entry)).collect();
        Message::text(self.word("rules-entries"))
            .body(&self.table_name(&standing.state), &lines.join("\n"))
    }

    /// The button that shows what the table offers; nothing where it offers nothing to read.
    pub(super) fn cards_button(&self, standing: &PublicTable) -> Option<Button> {
        let view = standing.view.as_ref()?;
        let state = &standing.state;
        (!titles::on_offer(self, view).is_empty()).then(|| Button {
            id: Control::new(state.row.id, state.moment(None), Verb::Cards).write(),
            label: self.word("button-cards"),
            tone: Tone::Plain,
        })
    }
}

/// What names an entry of any title.
pub(crate) fn entry_key(title: &str, entry: &Entry) -> String {
    format!("{title}.{}", entry.id)
}
