//! Words of one language that reach people who read another.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;

use super::super::languages;
use super::files::taken_apart;

/// The words of a text that are long enough to be told apart, in lower case. What is typed (in backticks) is
/// the same in all languages.
fn words(text: &str) -> BTreeSet<String> {
    let typed = text.split('`').step_by(2);
    let each = typed.flat_map(|text| text.split(|c: char| !c.is_alphabetic()));
    each.filter(|word| word.chars().count() >= 3)
        .map(str::to_lowercase)
        .collect()
}

/// All words of each language's files.
fn vocabularies() -> &'static BTreeMap<&'static str, BTreeSet<String>> {
    static ALL: OnceLock<BTreeMap<&'static str, BTreeSet<String>>> = OnceLock::new();
    ALL.get_or_init(|| {
        let of = |language: &'static str| {
            let patterns = taken_apart(language).into_values();
            let texts = patterns.flat_map(|(_, parts)| parts.texts);
            let all = texts.flat_map(|text| words(&text)).collect();
            (language, all)
        };
        languages().map(of).collect()
    })
}

/// The words of a text in this language that only another language has.
pub(in crate::wording) fn leaked(language: &str, text: &str) -> Vec<String> {
    let all = vocabularies();
    let own = &all[language];
    let foreign = |word: &String| {
        let mut others = all.iter().filter(|(code, _)| **code != language);
        !own.contains(word) && others.any(|(_, words)| words.contains(word))
    };
    words(text).into_iter().filter(foreign).collect()
}

#[test]
fn a_foreign_sentence_is_noticed() {
    assert_eq!(
        leaked("en", "The table is over; `ganz` 5"),
        Vec::<String>::new()
    );
    if languages().any(|code| code == "pl") {
        assert!(leaked("pl", "Waiting for somebody else").len() > 2);
        assert!(leaked("en", "Czekam na innych graczy").len() > 1);
    }
}
