//! Pseudo-localisation: every word of the files is written in letters that English does not have, and longer.
//! Whatever still is plain English was said by the code.

use std::borrow::Cow;

use rules::policy::Policy;
use rules::table::Table;

use super::super::{Words, files};
use super::opening;
use crate::titles::{self, MenuPlace};
use crate::wording::Seated;

/// Words in other letters, half as long again.
fn strange(text: &str) -> Cow<'_, str> {
    let mut out = String::new();
    for (at, c) in text.chars().enumerate() {
        let other = match c {
            'a'..='z' => char::from_u32('α' as u32 + (c as u32 - 'a' as u32) % 17),
            'A'..='Z' => char::from_u32('Α' as u32 + (c as u32 - 'A' as u32) % 17),
            _ => None,
        };
        out.push(other.unwrap_or(c));
        if other.is_some() && at % 2 == 0 {
            out.push(other.unwrap_or(c));
        }
    }
    out.into()
}

/// Words of three letters and more that were not in the files. Codes of the board have digits or capitals, and
/// what is typed is in backticks.
fn said_by_code(text: &str) -> Vec<String> {
    let typed = text.split('`').step_by(2);
    let each = typed.flat_map(|text| text.split(|c: char| !c.is_alphanumeric() && c != '_'));
    each.filter(|word| word.len() >= 3 && word.bytes().all(|b| b.is_ascii_lowercase()))
        .map(str::to_owned)
        .collect()
}

#[test]
fn no_title_says_anything_that_is_not_in_the_files() {
    let words = Words::load_with("en", files("en"), Some(strange));
    for about in rules::catalog::titles() {
        let opening = opening(&about, 1);
        let seated = Seated::new(about.id, opening.sides.clone());
        let (mut table, mut facts) = Table::open(&opening).unwrap();
        let mut said = Vec::new();
        while let Some(seat) = table.waiting().iter().next() {
            let names = words.at(&seated);
            let events: Vec<_> = facts.everything().map(|(_, event)| event).collect();
            said.extend(
                events
                    .iter()
                    .map(|event| titles::event(&names, about.id, event)),
            );
            said.extend(titles::lines(&names, about.id, &events));
            let view = table.private(seat).unwrap();
            said.push(titles::hand(&words, &view));
            said.push(titles::board(&words, &table.public()));
            let menu = table.menu(seat);
            let place = MenuPlace {
                words: &words,
                view: &view,
                made: Vec::new(),
                ahead: false,
            };
            for choice in menu.choices() {
                said.push(titles::answer(&words, about.id, &[&choice.step]));
                said.push(titles::prompt(&place, &choice.step));
                said.extend(titles::hint(&place, &choice.step));
                said.extend(titles::detail(&place, &[&choice.step]));
            }
            let action = table.advise(seat, Policy::Random).unwrap();
            facts = table.act(seat, &action).unwrap().facts;
        }
        said.extend(titles::reckoning(&words, &table.public()));
        for text in said {
            assert_eq!(said_by_code(&text), Vec::<String>::new(), "{text}");
        }
    }
}
