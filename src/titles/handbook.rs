//! The rules of a title by section: the page of `docs/titles` that the code cites, made readable in a message.
//!
//! The page is the one source. What only its authors need (marks of switches, broken lines, tables) becomes
//! what a message can show; no sentence is left out. A language has pages of its own with the same sections
//! (`<page>.pl.md`); where it has none, readers get the English page.

use std::sync::OnceLock;

use super::PAGES;
use crate::message::MOST_BODY;
use crate::wording::{folded, spellings};

/// The language of the pages that the code cites.
const ORIGINAL: &str = "en";

/// The pages in other languages, as `build.rs` finds them: name of the page, language, text.
static TRANSLATED: &[(&str, &str, &str)] =
    include!(concat!(env!("OUT_DIR"), "/translated_pages.rs"));

/// The most characters of a section in one message, with room for a heading.
const MOST: usize = MOST_BODY - 200;

/// A section of the rules, or a part of a long one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Section {
    /// Its number on the page, with that of the part: `R5`, `R9-2`.
    pub id: String,
    /// What it is about.
    pub heading: String,
    /// What it says.
    pub text: String,
}

/// The rules of a title in one language.
#[derive(Debug)]
pub(crate) struct Handbook {
    title: &'static str,
    /// The language it is written in.
    pub language: &'static str,
    /// Its sections, in order.
    pub sections: Vec<Section>,
}

/// The rules of a title in this language; in English where there is no page in it.
pub(crate) fn handbook(title: &str, language: &str) -> Option<&'static Handbook> {
    let of_title = || all().iter().filter(|book| book.title == title);
    let own = of_title().find(|book| book.language == language);
    own.or_else(|| of_title().find(|book| book.language == ORIGINAL))
}

fn all() -> &'static [Handbook] {
    static ALL: OnceLock<Vec<Handbook>> = OnceLock::new();
    ALL.get_or_init(|| {
        let mut all = Vec::new();
        for (title, name, page) in PAGES {
            let translated = TRANSLATED.iter().filter(|(of, ..)| of == name);
            let translated = translated.map(|(_, language, page)| (*language, *page));
            for (language, page) in std::iter::once((ORIGINAL, *page)).chain(translated) {
                all.push(Handbook {
                    title,
                    language,
                    sections: read(page),
                });
            }
        }
        all
    })
}

/// The sections of a page, in parts that fit into a message.
fn read(page: &str) -> Vec<Section> {
    let mut all = Vec::new();
    for section in page.split("\n## ").skip(1) {
        let (heading, text) = section.split_once('\n').unwrap_or((section, ""));
        let (number, heading) = heading.split_once(' ').unwrap_or((heading, heading));
        let blocks = blocks(text);
        let mut parts = vec![String::new()];
        for block in blocks {
            for piece in pieces(&block) {
                let Some(part) = parts.last_mut() else { break };
                if part.chars().count() + piece.chars().count() + 1 > MOST {
                    parts.push(piece);
                } else {
                    if !part.is_empty() {
                        part.push('\n');
                    }
                    part.push_str(&piece);
                }
            }
        }
        let several = parts.len() > 1;
        for (at, text) in parts.into_iter().enumerate() {
            let (id, heading) = if several {
                let part = at + 1;
                (format!("{number}-{part}"), format!("{heading} ({part})"))
            } else {
                (number.to_owned(), heading.to_owned())
            };
            all.push(Section { id, heading, text });
        }
    }
    all
}

/// A block that is too long for a message by itself, line by line.
fn pieces(block: &str) -> Vec<String> {
    if block.chars().count() <= MOST {
        return vec![block.to_owned()];
    }
    block.lines().map(str::to_owned).collect()
}

/// Paragraphs, lists and tables, each with its lines joined as they are meant.
fn blocks(text: &str) -> Vec<String> {
    let mut all = Vec::new();
    let mut lines: Vec<String> = Vec::new();
    let mut header = true;
    let mut drawn = false;
    for line in text.lines().chain([""]) {
        // What is drawn in letters stays as it is, empty lines included.
        if line.starts_with("```") || drawn {
            drawn ^= line.starts_with("```");
            lines.push(line.to_owned());
            continue;
        }
        let line = line.replace(" **[S]**", "");
        let line = line.replace(" [E]", "").replace("[E] ", "");
        let bare = line.trim();
        if bare.is_empty() {
            if !lines.is_empty() {
                all.push(std::mem::take(&mut lines).join("\n"));
            }
            header = true;
        } else if let Some(row) = bare.strip_prefix('|') {
            lines.extend(cells(row, header));
            header = false;
        } else if let Some(heading) = bare.strip_prefix("###") {
            let heading = heading.trim_start_matches('#').trim();
            lines.push(format!("**{heading}**"));
        } else if begins_item(bare) || lines.is_empty() {
            lines.push(line.trim_end().to_owned());
        } else if let Some(last) = lines.last_mut() {
            last.push(' ');
            last.push_str(bare);
        }
    }
    all
}

/// A row of a table as a line: its first cell stands out; the line below the header says nothing.
fn cells(row: &str, header: bool) -> Option<String> {
    let cells = row.trim_end_matches('|').split('|').map(str::trim);
    let cells: Vec<&str> = cells.filter(|cell| !cell.is_empty()).collect();
    let (first, rest) = cells.split_first()?;
    if cells.iter().all(|cell| cell.chars().all(|c| c == '-')) {
        return None;
    }
    if header {
        return Some(format!("*{}*", cells.join(" · ")));
    }
    let first = first.trim_matches('*');
    Some(match rest {
        [] => format!("- **{first}**"),
        rest => format!("- **{first}** · {}", rest.join(" · ")),
    })
}

/// Does a line begin an item of a list?
fn begins_item(line: &str) -> bool {
    let number = line.split_once(". ").map_or("", |(number, _)| number);
    let numbered = !number.is_empty() && number.chars().all(|c| c.is_ascii_digit());
    line.starts_with("- ") || numbered
}

impl Handbook {
    /// The section of this number; the part that is meant, or the first one, if it has several.
    pub(crate) fn numbered(&self, number: &str) -> Option<&Section> {
        let bare = |id: &str| {
            let whole = id.split_once('-').map_or(id, |(whole, _)| whole);
            whole.to_lowercase()
        };
        let is_meant = |section: &&Section| section.id.eq_ignore_ascii_case(number);
        let has_it = |section: &&Section| bare(&section.id) == bare(number);
        let mut sections = self.sections.iter();
        let found = sections.find(is_meant);
        found.or_else(|| self.sections.iter().find(has_it))
    }

    /// The sections that have all words of what is looked for, best first; if none has, those that have their
    /// beginnings, since words end differently in sentences.
    fn search(&self, typed: &str) -> Vec<&Section> {
        let typed = folded(typed);
        let words: Vec<&str> = typed.split_whitespace().collect();
        let found = self.with_all(&words);
        if !found.is_empty() {
            return found;
        }
        let stems: Vec<&str> = words.iter().map(|word| stem(word)).collect();
        self.with_all(&stems)
    }

    fn with_all(&self, wanted: &[&str]) -> Vec<&Section> {
        let times = |spelled: &[String], word: &str| {
            let times = spelled.iter().map(|text| text.matches(word).count());
            times.max().unwrap_or_default()
        };
        let rank = |section: &Section| {
            let (heading, text) = (spellings(&section.heading), spellings(&section.text));
            let headed = |word: &&&str| times(&heading, word) > 0;
            let said = |word: &&&str| headed(word) || times(&text, word) > 0;
            let all = !wanted.is_empty() && wanted.iter().all(|word| said(&word));
            let often: usize = wanted.iter().map(|word| times(&text, word)).sum();
            let headed = wanted.iter().any(|word| headed(&word));
            all.then_some((!headed, usize::MAX - often))
        };
        let ranked = |section| rank(section).map(|rank| (rank, section));
        let mut found: Vec<_> = self.sections.iter().filter_map(ranked).collect();
        found.sort_by_key(|(rank, _)| *rank);
        found.into_iter().map(|(_, section)| section).collect()
    }
}

/// What a word of some length has in common with its other forms, more or less.
fn stem(word: &str) -> &str {
    let letters = word.chars().count();
    let ending = if letters < 8 { 2 } else { 3 };
    let kept = letters.saturating_sub(ending).max(4);
    let end = word.char_indices().nth(kept).map(|(at, _)| at);
    end.and_then(|end| word.get(..end)).unwrap_or(word)
}

/// The sections of a title's rules that have what is looked for, best first.
pub(crate) fn search(title: &str, language: &str, typed: &str) -> Vec<&'static Section> {
    handbook(title, language).map_or_else(Vec::new, |book| book.search(typed))
}

#[cfg(test)]
mod tests;
