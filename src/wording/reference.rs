//! The reference in words: a thing looked up by its name, the rules by section, what a table offers.

use rules::catalog;
use rules::dice::Seq;
use rules::view::{Everyone, OneSeat};

use super::{Words, folded, in_language, is_typed, languages, spellings};
use crate::custom_id::{Control, Verb};
use crate::id::TableId;
use crate::message::{Button, Message, Pick, Row, Tone, cut};
use crate::table::{Panel, PublicTable};
use crate::titles::{self, Entry, Section};

/// The most options of a select.
const MOST_OPTIONS: usize = 25;
/// How much of a section a search shows around what it found.
const AROUND: usize = 90;

/// What was found.
pub(crate) enum Found {
    /// Things of this name, each with its title.
    Things(Vec<(&'static str, Entry)>),
    /// A section of the rules.
    Section(&'static str, &'static Section),
    /// Sections that have the words, and what the words are.
    Sections(Vec<(&'static str, &'static Section)>, String),
}

impl Words {
    /// Everything people can look up, each with its title; in one title if it is named.
    pub(crate) fn entries(&self, title: Option<&str>) -> Vec<(&'static str, Entry)> {
        let entries = |id| {
            let all = titles::reference(self, id).into_iter();
            all.map(move |it| (id, it))
        };
        named(title).flat_map(entries).collect()
    }

    /// What is meant by what somebody typed: an id with its title, the name of things, a section of the rules by
    /// its number, the beginning or a part of a name, or words of the rules.
    pub(crate) fn look_up(&self, title: Option<&str>, typed: &str) -> Option<Found> {
        let typed = typed.trim().to_lowercase();
        let all = self.entries(title);
        // A name may be typed in any language.
        let spelled: Vec<_> = languages()
            .map(|code| in_language(Some(code)).entries(title))
            .collect();
        let like = |same: &dyn Fn(&str, &Entry) -> bool| {
            let is_meant = |at: usize| {
                let mut each = spelled.iter().filter_map(|language| language.get(at));
                each.any(|(title, entry)| same(title, entry))
            };
            let found = all.iter().enumerate().filter(|(at, _)| is_meant(*at));
            let found = found.map(|(_, entry)| entry.clone());
            let found: Vec<_> = found.take(MOST_OPTIONS).collect();
            (!found.is_empty()).then_some(Found::Things(found))
        };
        let part = folded(&typed);
        like(&|title, entry| entry_key(title, entry).eq_ignore_ascii_case(&typed))
            .or_else(|| like(&|_, entry| is_typed(&entry.name, &typed)))
            .or_else(|| self.section_meant(title, &typed))
            .or_else(|| {
                like(&|_, entry| !part.is_empty() && folded(&entry.name).starts_with(&part))
            })
            .or_else(|| like(&|_, entry| part.len() > 2 && folded(&entry.name).contains(&part)))
            .or_else(|| {
                let each = named(title).flat_map(|id| {
                    let found = titles::search(id, self.code(), &typed).into_iter();
                    found.map(move |it| (id, it))
                });
                let found: Vec<_> = each.take(MOST_OPTIONS).collect();
                (!found.is_empty()).then_some(Found::Sections(found, typed.clone()))
            })
    }

    /// What was found, in full.
    pub(crate) fn found(&self, found: &Found) -> Message<OneSeat> {
        match found {
            Found::Things(all) => self.things(all),
            Found::Section(title, section) => self.section(title, section),
            Found::Sections(all, typed) => self.hits(all, typed),
        }
    }

    /// Things that were found: one in full, several with a select that leads to each.
    fn things(&self, all: &[(&'static str, Entry)]) -> Message<OneSeat> {
        let line = |(title, entry): &(&str, Entry)| {
            let args = [
                ("entry", self.entry_line(entry).into()),
                ("title", self.title(title).into()),
            ];
            self.say("rules-entry-of", &args)
        };
        let lines: Vec<String> = all.iter().map(line).collect();
        match all {
            [_] => Message::text(lines.concat()),
            several => Message::text("")
                .body("", &lines.join("\n"))
                .row(self.entry_select(several)),
        }
    }

    /// A select that leads to each of these things.
    fn entry_select(&self, all: &[(&'static str, Entry)]) -> Row {
        let options = all.iter().take(MOST_OPTIONS);
        let options =
            options.map(|(title, it)| Pick::new(entry_key(title, it), &it.name, &it.kind));
        Row::Select {
            id: Control::new(TableId(0), Seq(0), Verb::Entry).write(),
            prompt: self.word("rules-select-entry"),
            picks: 1,
            options: options.collect(),
        }
    }

    fn entry_line(&self, entry: &Entry) -> String {
        let args = [
            ("name", entry.name.as_str().into()),
            ("kind", entry.kind.as_str().into()),
            ("text", entry.text.as_str().into()),
        ];
        self.say("rules-entry", &args)
    }

    /// A title in a few lines, with the way to the sections of its rules and to a first table.
    pub(crate) fn rules_of(&self, about: &catalog::About) -> Message<OneSeat> {
        let args = [
            ("title", self.title(about.id).into()),
            ("fewest", (*about.seats.start()).into()),
            ("most", (*about.seats.end()).into()),
            ("text", self.rules(about.id).into()),
        ];
        Message::text(self.say("rules-answer", &args)).row(self.section_select(about.id))
    }

    /// The rules of a title by section; in English where they are not written in this language.
    pub(crate) fn sections(&self, title: &str) -> &'static [Section] {
        let book = titles::handbook(title, self.code());
        book.map_or(&[], |book| &book.sections)
    }

    /// That the rules of a title are shown in another language than the reader's; nothing if they are not.
    fn another_language(&self, title: &str) -> String {
        let book = titles::handbook(title, self.code());
        let other = book.is_some_and(|book| book.language != self.code());
        if other {
            self.word("rules-not-translated")
        } else {
            String::new()
        }
    }

    /// A section by its number, with its title where none is named.
    fn section_meant(&self, title: Option<&str>, typed: &str) -> Option<Found> {
        named(title).find_map(|id| {
            let with_title = typed
                .strip_prefix(id)
                .and_then(|rest| rest.strip_prefix('.'));
            let number = with_title.or(title.is_some().then_some(typed))?;
            let section = titles::handbook(id, self.code())?.numbered(number)?;
            Some(Found::Section(id, section))
        })
    }

    /// A section of the rules, with the way to the others.
    pub(crate) fn section(&self, title: &str, section: &Section) -> Message<OneSeat> {
        let args = [
            ("title", self.title(title).into()),
            ("section", self.section_name(section).into()),
        ];
        Message::text(self.another_language(title))
            .body(&self.say("rules-section-of", &args), &section.text)
            .row(self.section_select(title))
    }

    fn section_name(&self, section: &Section) -> String {
        let args = [
            ("number", section.id.as_str().into()),
            ("heading", section.heading.as_str().into()),
        ];
        self.say("rules-section", &args)
    }

    fn section_select(&self, title: &str) -> Row {
        let all = self.sections(title).iter();
        let options = all.map(|it| Pick::new(it.id.as_str(), &self.section_name(it), ""));
        Row::Select {
            id: Control::new(TableId(0), Seq(0), Verb::Section)
                .with([title])
                .write(),
            prompt: self.word("rules-select-section"),
            picks: 1,
            options: options.take(MOST_OPTIONS).collect(),
        }
    }

    /// Sections that have the words somebody looks for, each with the place.
    fn hits(&self, all: &[(&'static str, &'static Section)], typed: &str) -> Message<OneSeat> {
        let line = |(title, section): &(&'static str, &'static Section)| {
            let args = [
                ("title", self.title(title).into()),
                ("section", self.section_name(section).into()),
                ("excerpt", excerpt(&section.text, typed).into()),
            ];
            self.say("rules-hit", &args)
        };
        let lines: Vec<String> = all.iter().map(line).collect();
        let options = all.iter().map(|(title, it)| {
            let value = format!("{title}.{}", it.id);
            Pick::new(value, &self.section_name(it), &self.title(title))
        });
        let select = Row::Select {
            id: Control::new(TableId(0), Seq(0), Verb::Section).write(),
            prompt: self.word("rules-select-section"),
            picks: 1,
            options: options.collect(),
        };
        Message::text(self.word("rules-hits"))
            .body("", &lines.join("\n"))
            .row(select)
    }

    /// What a seat plays and what only it can do, as a sentence of its own; nothing where it does nothing.
    #[must_use]
    pub fn ability(&self, title: &str, side: &str) -> String {
        let played = titles::side_played(self, title, side);
        played.map_or_else(String::new, |entry| {
            let args = [("text", entry.text.into())];
            self.say("your-ability", &args)
        })
    }

    /// What the table offers at the moment, in full.
    #[must_use]
    pub fn cards(&self, standing: &PublicTable) -> Message<Everyone> {
        let offered = standing.view.as_ref();
        let offered = offered.map_or_else(Vec::new, |view| titles::on_offer(self, view));
        let lines = self.entry_lines(&offered);
        if lines.is_empty() {
            return Message::text(self.word("rules-no-entries"));
        }
        Message::text(self.word("rules-entries"))
            .body(&self.table_name(&standing.state), &lines)
            .row(self.entry_select(&with_title(&standing.state.row.title, offered)))
    }

    /// What the table offers a seat at the moment, its own hand included, in full; and the way back.
    #[must_use]
    pub fn what_is_this(&self, panel: &Panel) -> Message<OneSeat> {
        let state = &panel.state;
        let title = state.row.title.as_str();
        let side = titles::side_played(self, title, &state.side_of(panel.seat));
        let offered = titles::on_offer_to(self, &panel.view);
        let all: Vec<Entry> = side.into_iter().chain(offered).collect();
        let back = Control::new(state.row.id, panel.moment(), Verb::Turn);
        Message::text(self.word("rules-entries-yours"))
            .body(&self.table_name(state), &self.entry_lines(&all))
            .row(self.entry_select(&with_title(title, all)))
            .buttons(vec![Button {
                id: back.write(),
                label: self.word("button-back"),
                tone: Tone::Plain,
                sign: None,
            }])
    }

    fn entry_lines(&self, all: &[Entry]) -> String {
        let lines: Vec<String> = all.iter().map(|entry| self.entry_line(entry)).collect();
        lines.join("\n")
    }

    /// The button that shows what the table offers; nothing where it offers nothing to read.
    pub(super) fn cards_button(&self, standing: &PublicTable) -> Option<Button> {
        let view = standing.view.as_ref()?;
        let state = &standing.state;
        (titles::on_offer(self, view).len() > 1).then(|| Button {
            id: Control::new(state.row.id, state.moment(None), Verb::Cards).write(),
            label: self.word("button-cards"),
            tone: Tone::Plain,
            sign: None,
        })
    }
}

/// The titles that are meant.
fn named(title: Option<&str>) -> impl Iterator<Item = &'static str> {
    let all = catalog::titles().into_iter().map(|about| about.id);
    all.filter(move |id| title.is_none_or(|title| title == *id))
}

fn with_title(title: &str, all: Vec<Entry>) -> Vec<(&'static str, Entry)> {
    let title = named(Some(title)).next().unwrap_or_default();
    all.into_iter().map(|entry| (title, entry)).collect()
}

/// The words around what was found.
fn excerpt(text: &str, typed: &str) -> String {
    let flat = text.replace(['\n', '*', '`'], " ");
    let first = folded(typed.split_whitespace().next().unwrap_or_default());
    let from = position(&flat, &first).saturating_sub(AROUND / 2);
    let part: String = flat.chars().skip(from).take(AROUND).collect();
    let part = part.trim();
    let begins = if from == 0 { "" } else { "…" };
    cut(&format!("{begins}{part}…"), AROUND + 2)
}

/// How many characters of a text come before a word, however it is spelled; none if it is not there.
fn position(text: &str, word: &str) -> usize {
    let found = |written_out: bool| {
        let (mut spelled, mut origins) = (String::new(), Vec::new());
        for (at, letter) in text.chars().enumerate() {
            let [plain, whole] = spellings(letter.encode_utf8(&mut [0; 4]));
            spelled.push_str(if written_out { &whole } else { &plain });
            origins.resize(spelled.len(), at);
        }
        spelled.find(word).and_then(|at| origins.get(at).copied())
    };
    found(false).or_else(|| found(true)).unwrap_or_default()
}

/// What names an entry of any title.
pub(crate) fn entry_key(title: &str, entry: &Entry) -> String {
    format!("{title}.{}", entry.id)
}

/// What names a section of any title.
pub(crate) fn section_key(title: &str, section: &Section) -> String {
    format!("{title}.{}", section.id).to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::super::files;
    use super::*;

    #[test]
    fn a_language_without_pages_says_that_the_rules_are_english() {
        let words = Words::load("xx", files("en"));
        for about in catalog::titles() {
            let section = words.sections(about.id).first().unwrap();
            let message = words.section(about.id, section);
            assert_eq!(message.text, words.word("rules-not-translated"));
            assert_eq!(message.body, section.text);
            let english = in_language(None);
            let section = english.sections(about.id).first().unwrap();
            assert_eq!(english.section(about.id, section).text, "");
        }
    }

    #[test]
    fn an_excerpt_shows_the_word_however_it_was_typed() {
        let text = format!(
            "{}Jest tu Żuraw i Größe.",
            "Dużo słów przedtem. ".repeat(20)
        );
        for typed in ["żuraw", "zuraw", "ZURAW", "größe", "groesse", "grosse"] {
            let said = excerpt(&text, typed);
            assert!(said.contains("Żuraw i Größe"), "{typed}: {said}");
        }
        assert_eq!(excerpt("Kurz.", "xyzzy"), "Kurz.…");
    }
}
