//! Every page is shown in full, fits, and can be searched; a translated page says what the English one does.

use std::collections::BTreeSet;

use super::*;
use crate::wording::languages;

/// Letters and digits, in order.
fn bare(text: &str) -> String {
    let text = text.replace("[S]", "").replace("[E]", "");
    text.chars().filter(|c| c.is_alphanumeric()).collect()
}

/// The text of a page.
fn page(book: &Handbook) -> &'static str {
    let (_, name, english) = PAGES.iter().find(|(id, ..)| *id == book.title).unwrap();
    let mut all = TRANSLATED.iter();
    let own = all.find(|(of, language, _)| of == name && *language == book.language);
    own.map_or(english, |(_, _, text)| text)
}

/// The sections of a page as they are written, each with its number.
fn written(page: &'static str) -> Vec<(&'static str, &'static str)> {
    let sections = page.split("\n## ").skip(1);
    let numbered = sections.map(|section| section.split_once(' ').unwrap());
    numbered.collect()
}

/// The numbers in digits, in any order: those of rules, pieces and switches.
fn numbers(text: &str) -> Vec<&str> {
    let all = text.split(|c: char| !c.is_ascii_digit());
    let mut all: Vec<&str> = all.filter(|number| !number.is_empty()).collect();
    all.sort_unstable();
    all
}

/// What is typed: the words in backticks.
fn typed(text: &str) -> BTreeSet<&str> {
    text.split('`').skip(1).step_by(2).collect()
}

/// The lines of each kind, in order: headings, items of lists, rows of tables, what is drawn in letters.
fn shape(text: &str) -> Vec<String> {
    let mut drawn = false;
    let kinds = text.lines().filter_map(|line| {
        let fence = line.starts_with("```");
        drawn ^= fence;
        let first = line.trim_start().split(' ').next().unwrap_or_default();
        if drawn || fence {
            Some(line.to_owned())
        } else if line.starts_with("###") {
            // A heading within a section has a number of its own, or words.
            let number = line.split(' ').nth(1).filter(|it| it.contains('.'));
            Some(format!("### {}", number.unwrap_or_default()))
        } else if line.starts_with('|') {
            Some(format!("| {}", line.matches('|').count()))
        } else if begins_item(line.trim_start()) {
            Some(first.to_owned())
        } else {
            None
        }
    });
    kinds.collect()
}

#[test]
fn every_page_is_there_in_full_and_fits() {
    for book in all() {
        let place = format!("{} in {}", book.title, book.language);
        let all = &book.sections;
        assert!((5..=25).contains(&all.len()), "{place}: {}", all.len());
        let ids: BTreeSet<&str> = all.iter().map(|section| section.id.as_str()).collect();
        assert_eq!(ids.len(), all.len(), "{place}: a number twice");
        for section in all {
            let place = format!("{place}: {}", section.id);
            assert!(section.text.chars().count() <= MOST, "{place}");
            assert!(!section.text.is_empty(), "{place}");
            assert!(!section.text.contains('|'), "{place}");
            assert_eq!(section.text.matches("```").count() % 2, 0, "{place}");
        }
        let said: String = all.iter().map(|section| bare(&section.text)).collect();
        for part in page(book).split("\n## ").skip(1) {
            let (_, text) = part.split_once('\n').unwrap();
            for line in text.lines() {
                let line = bare(line.trim_start_matches('#'));
                assert!(said.contains(&line), "{place}: {line}");
            }
        }
    }
}

#[test]
fn a_translated_page_has_the_sections_numbers_and_notation_of_the_english_one() {
    for (title, name, english) in PAGES {
        for (_, language, own) in TRANSLATED.iter().filter(|(of, ..)| of == name) {
            let (english, own) = (written(english), written(own));
            let ids = |all: &[(&'static str, &str)]| -> Vec<&str> {
                all.iter().map(|(number, _)| *number).collect()
            };
            assert_eq!(ids(&own), ids(&english), "{title} in {language}");
            for ((number, english), (_, own)) in english.iter().zip(&own) {
                let place = format!("{title} in {language}: {number}");
                assert_ne!(own, english, "{place} is English");
                assert_eq!(numbers(own), numbers(english), "{place}: numbers");
                assert_eq!(typed(own), typed(english), "{place}: notation");
                assert_eq!(shape(own), shape(english), "{place}: lists and tables");
                for mark in ["[S]", "[E]", "✦"] {
                    let times = |text: &str| text.matches(mark).count();
                    assert_eq!(times(own), times(english), "{place}: {mark}");
                }
            }
        }
    }
}

/// A page of a language or of a title that does not exist would be shown to nobody.
#[test]
fn a_translated_page_belongs_to_a_title_and_a_language() {
    for (page, language, _) in TRANSLATED {
        assert!(PAGES.iter().any(|(_, name, _)| name == page), "{page}");
        assert!(
            languages().any(|code| code == *language) && *language != ORIGINAL,
            "{page}.{language}.md"
        );
    }
}

/// A new language can begin without the rules; nobody reads half of them in another one.
#[test]
fn a_language_with_one_page_has_them_all() {
    for (_, language, _) in TRANSLATED {
        for (_, name, _) in PAGES {
            let mut own = TRANSLATED.iter();
            assert!(
                own.any(|(page, code, _)| page == name && code == language),
                "docs/titles/{name}.{language}.md is missing"
            );
        }
    }
}

#[test]
fn without_a_page_of_its_own_a_language_has_the_english_one() {
    for (title, ..) in PAGES {
        let book = handbook(title, "xx").unwrap();
        assert_eq!((book.title, book.language), (*title, ORIGINAL));
    }
    assert!(handbook("no-such-title", "en").is_none());
}

#[test]
fn sections_are_found_by_their_words() {
    for book in all() {
        for section in &book.sections {
            let heading = section.heading.split(" (").next().unwrap();
            for typed in [heading.to_owned(), folded(heading)] {
                let found = search(book.title, book.language, &typed);
                assert!(found.contains(&section), "{}: {typed}", book.title);
            }
        }
        assert!(search(book.title, book.language, "xyzzy").is_empty());
        assert!(search(book.title, book.language, " ").is_empty());
    }
}

#[test]
fn a_number_means_its_section_whatever_its_parts_are() {
    for book in all() {
        for section in &book.sections {
            assert_eq!(book.numbered(&section.id), Some(section));
            let whole = section.id.split('-').next().unwrap();
            let first = book
                .sections
                .iter()
                .find(|it| it.id.split('-').next() == Some(whole));
            assert_eq!(book.numbered(whole), first);
            // A longer language may have more parts: a press made in it is understood in this one.
            assert_eq!(book.numbered(&format!("{whole}-9")), first);
        }
        assert_eq!(book.numbered("R99"), None);
    }
}

#[test]
fn words_are_found_in_other_forms_than_the_typed_one() {
    let book = Handbook {
        title: "made up",
        language: "pl",
        sections: read(
            "\n## R1 Żetony\nW tej bitwie gracz odkrywa żetony.\n## R2 Größe\nDie Größe zählt.\n",
        ),
    };
    let found = |typed: &str| -> Vec<&str> {
        let found = book.search(typed);
        found.iter().map(|section| section.id.as_str()).collect()
    };
    for typed in ["bitwa", "BITWY", "zetonami", "odkryw gracza"] {
        assert_eq!(found(typed), ["R1"], "{typed}");
    }
    for typed in ["Größe", "grosse", "groesse", "zaehlt"] {
        assert_eq!(found(typed), ["R2"], "{typed}");
    }
    assert_eq!(found("wojna"), [""; 0]);
}

#[test]
fn what_is_drawn_in_letters_keeps_its_lines() {
    let sections = read("\n## R1 Map\nText\ngoes on.\n\n```\n  A  B\n\n ~ ~\n```\n\nMore.\n");
    assert_eq!(
        sections[0].text,
        "Text goes on.\n```\n  A  B\n\n ~ ~\n```\nMore."
    );
}
