//! The rules of a title by section: the page of `docs/titles` that the code cites, made readable in a message.
//!
//! The page is the one source. What only its authors need (marks of switches, broken lines, tables) becomes
//! what a message can show; no sentence is left out.

use std::sync::OnceLock;

use super::PAGES;
use crate::message::MOST_BODY;

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

/// The rules of a title by section.
pub(crate) fn sections(title: &str) -> &'static [Section] {
    static ALL: OnceLock<Vec<(&str, Vec<Section>)>> = OnceLock::new();
    let all = ALL.get_or_init(|| {
        let each = PAGES.iter().map(|(id, page)| (*id, read(page)));
        each.collect()
    });
    let mut all = all.iter();
    let found = all.find(|(id, _)| *id == title);
    found.map_or(&[], |(_, sections)| sections)
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
    for line in text.lines().chain([""]) {
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

/// The sections that have all words of what is looked for, best first.
pub(crate) fn search(title: &str, typed: &str) -> Vec<&'static Section> {
    let typed = typed.to_lowercase();
    let wanted: Vec<&str> = typed.split_whitespace().collect();
    let rank = |section: &Section| {
        let (heading, text) = (section.heading.to_lowercase(), section.text.to_lowercase());
        let all = wanted
            .iter()
            .all(|word| heading.contains(word) || text.contains(word));
        let headed = wanted.iter().any(|word| heading.contains(word));
        let times = wanted.iter().map(|word| text.matches(word).count());
        let times: usize = times.sum();
        (all && !wanted.is_empty()).then_some((!headed, usize::MAX - times))
    };
    let mut found: Vec<_> = sections(title)
        .iter()
        .filter_map(|section| rank(section).map(|rank| (rank, section)))
        .collect();
    found.sort_by_key(|(rank, _)| *rank);
    found.into_iter().map(|(_, section)| section).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// Letters and digits, in order.
    fn bare(text: &str) -> String {
        let text = text.replace("[S]", "").replace("[E]", "");
        text.chars().filter(|c| c.is_alphanumeric()).collect()
    }

    #[test]
    fn every_page_is_there_in_full_and_fits() {
        for (title, page) in PAGES {
            let all = sections(title);
            assert!((5..=25).contains(&all.len()), "{title}: {}", all.len());
            let ids: BTreeSet<&str> = all.iter().map(|section| section.id.as_str()).collect();
            assert_eq!(ids.len(), all.len(), "{title}: a number twice");
            for section in all {
                assert!(
                    section.text.chars().count() <= MOST,
                    "{title} {}",
                    section.id
                );
                assert!(!section.text.is_empty(), "{title} {}", section.id);
                assert!(!section.text.contains('|'), "{title} {}", section.id);
            }
            let said: String = all.iter().map(|section| bare(&section.text)).collect();
            for part in page.split("\n## ").skip(1) {
                let (_, text) = part.split_once('\n').unwrap();
                for line in text.lines() {
                    let line = bare(line.trim_start_matches('#'));
                    assert!(said.contains(&line), "{title}: {line}");
                }
            }
        }
    }

    #[test]
    fn sections_are_found_by_their_words() {
        for (title, _) in PAGES {
            for section in sections(title) {
                let heading = section.heading.split(" (").next().unwrap();
                let found = search(title, heading);
                assert!(found.contains(&section), "{title}: {heading}");
            }
            assert!(search(title, "xyzzy").is_empty());
            assert!(search(title, " ").is_empty());
        }
    }
}
