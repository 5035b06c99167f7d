//! What holds for the files of every language: the same wordings with the same arguments as in English, and
//! names that have the forms their family has.

use std::collections::{BTreeMap, BTreeSet};

use super::super::pattern::{Parts, patterns};
use super::super::{files, in_language, languages};
use crate::titles;

/// The patterns of a language taken apart.
pub(super) fn taken_apart(language: &str) -> BTreeMap<String, (String, Parts)> {
    let mut all = BTreeMap::new();
    for file in files(language) {
        let own = patterns(file).into_iter();
        all.extend(own.map(|(key, parts)| (key, (file.0.to_owned(), parts))));
    }
    all
}

#[test]
fn every_language_says_what_english_says_with_the_same_arguments() {
    let english = taken_apart("en");
    assert!(english.len() > 1500, "{}", english.len());
    let mut wrong = Vec::new();
    for language in languages() {
        let own = taken_apart(language);
        for (key, (file, parts)) in &english {
            match own.get(key) {
                None => wrong.push(format!("{language}/{file} lacks {key}")),
                Some((_, other)) if other.arguments != parts.arguments => wrong.push(format!(
                    "{language}/{file} {key}: {:?} instead of {:?}",
                    other.arguments, parts.arguments
                )),
                Some(_) => {}
            }
        }
        for (key, (file, parts)) in &own {
            let known = key.contains('.') || english.contains_key(key);
            if !known {
                wrong.push(format!("{language}/{file}: {key} is not in English"));
            }
            let each = parts.wrong.iter();
            wrong.extend(each.map(|what| format!("{language}/{file} {key}: {what}")));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The names of a family have the same forms, so wording can ask any of them for any of its forms.
#[test]
fn every_family_of_names_has_the_same_forms() {
    let english = taken_apart("en");
    let mut wrong = Vec::new();
    for language in languages() {
        let mut forms: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for key in taken_apart(language).keys() {
            if let Some((name, form)) = key.split_once('.')
                && !english.contains_key(key)
            {
                forms
                    .entry(name.to_owned())
                    .or_default()
                    .insert(form.to_owned());
            }
        }
        for family in titles::families() {
            let none = BTreeSet::new();
            let of = |name: &String| forms.get(name).unwrap_or(&none);
            let all: BTreeSet<&String> = family.iter().flat_map(of).collect();
            for name in &family {
                let lacks: Vec<_> = all
                    .iter()
                    .filter(|form| !of(name).contains(**form))
                    .collect();
                if !lacks.is_empty() {
                    wrong.push(format!("{language}: {name} lacks {lacks:?}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The forms that wording asks for are forms of some name; a typing error is none.
#[test]
fn wording_asks_for_forms_that_there_are() {
    for language in languages() {
        let own = taken_apart(language);
        let forms: BTreeSet<&str> = own
            .keys()
            .filter_map(|key| key.split_once('.').map(|(_, form)| form))
            .collect();
        for (key, (_, parts)) in &own {
            for (argument, case) in &parts.forms {
                assert!(
                    forms.contains(case.as_str()),
                    "{language} {key}: {argument} {case}"
                );
            }
        }
    }
}

/// Selections by number have a variant for every kind of number the language knows.
#[test]
fn plurals_have_the_variants_of_their_language() {
    // What the plural rules of Unicode know of the whole numbers, besides `other`.
    let kinds = |language: &str| match language {
        "pl" => &["one", "few", "many"][..],
        _ => &["one"][..],
    };
    for language in languages() {
        for (key, (_, parts)) in taken_apart(language) {
            for keys in parts.selections.into_iter().map(|it| it.keys) {
                let counts = |kind: &str| keys.iter().any(|key| key == kind);
                if ["one", "few", "many"].into_iter().any(counts) {
                    let wanted = kinds(language);
                    assert!(
                        wanted.iter().all(|kind| counts(kind)),
                        "{language} {key}: {keys:?}"
                    );
                    let strange = ["few", "many"]
                        .iter()
                        .find(|kind| counts(kind) && !wanted.contains(kind));
                    assert_eq!(strange, None, "{language} {key}: {keys:?}");
                }
            }
        }
    }
}

/// Lists are joined as the language does it; numbers have no separators, so that none can be a wrong one.
#[test]
fn lists_and_numbers_are_written_as_in_the_language() {
    let joined = [
        ("en", ["A", "A, B", "A, B, C"]),
        ("pl", ["A", "A i B", "A, B i C"]),
        ("de", ["A", "A und B", "A, B und C"]),
    ];
    for (code, lists) in joined {
        let words = in_language(Some(code));
        for (names, list) in (1..).zip(lists) {
            let names = ["A", "B", "C"].into_iter().take(names);
            assert_eq!(words.list(names.map(str::to_owned)).to_string(), list);
        }
        let said = words.say("time-minutes", &[("count", 12_345.into())]);
        assert!(said.contains("12345"), "{said}");
    }
}
