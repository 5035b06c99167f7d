//! Every event and refusal a table can produce has wording, and every text fits.

use std::collections::BTreeSet;

use rules::catalog::About;
use rules::dice::Seed;
use rules::menu::Menu;
use rules::policy::Policy;
use rules::seat::Seat;
use rules::table::{Opening, Table};

use super::control::{Control, MOST, Verb};
use super::*;
use crate::id::TableId;

fn opening(about: &About, seed: u64) -> Opening {
    let most = *about.seats.end();
    let seats = most - seed as usize % (most - about.seats.start() + 1);
    let all = about.sides.iter().cycle();
    let sides = all.skip(seed as usize % about.sides.len()).take(seats);
    Opening {
        title: about.id.into(),
        options: serde_json::Value::Null,
        sides: sides.map(|side| (*side).into()).collect(),
        seed: Seed::from_number(seed),
        entropy: String::new(),
        position: None,
    }
}

fn longest(
    title: &str,
    menu: &Menu,
    keys: &mut Vec<String>,
    most: &mut usize,
    labels: &mut BTreeSet<String>,
) {
    let id = Control::new(
        TableId(9_999_999_999),
        rules::dice::Seq(9999),
        Verb::Confirm,
    );
    let id = id.with(keys.clone());
    *most = (*most).max(id.write().len());
    for choice in menu.choices() {
        labels.insert(in_language(None).step(title, &choice.step));
        keys.push(choice.step.key.clone());
        longest(title, &choice.then, keys, most, labels);
        keys.pop();
    }
}

/// Whole tables by chance: wording for all that happens, ids within the limit, labels within 80.
#[test]
fn whole_tables_have_words() {
    for about in rules::catalog::titles() {
        has_words(&about);
    }
}

fn has_words(about: &About) {
    let title = about.id;
    let unsaid = format!("{title}-");
    let words = in_language(Some("en-GB"));
    let (mut most, mut labels) = (0, BTreeSet::new());
    for seed in 0..12u64 {
        let opening = opening(about, seed);
        let seated = Seated::test(title, &opening.sides);
        let (mut table, mut facts) = Table::open(&opening).unwrap();
        while let Some(seat) = table.waiting().iter().next() {
            for (_, event) in facts.everything() {
                let text = words.event(&seated, event);
                assert!(
                    !text.contains(&unsaid) && !text.contains('{'),
                    "{text} of {event}"
                );
            }
            if seed < 4 {
                let menu = table.menu(seat);
                longest(title, &menu, &mut Vec::new(), &mut most, &mut labels);
            }
            let view = table.private(seat).unwrap();
            let hand = titles::hand(words, &seated, &view);
            let board = titles::board(words, &seated, &table.public());
            assert!(
                !hand.contains(&unsaid) && !board.contains(&unsaid),
                "{hand}\n{board}"
            );
            assert!(
                board.chars().count() < 3500,
                "{} {board}",
                board.chars().count()
            );
            let action = table.advise(seat, Policy::Random).unwrap();
            facts = table.act(seat, &action).unwrap().facts;
        }
    }
    assert!(most <= MOST, "{most}");
    assert!(
        labels
            .iter()
            .all(|label| !label.is_empty() && label.chars().count() <= 80),
        "{labels:?}"
    );
    assert!(
        !labels.iter().any(|label| label.contains('_')),
        "{labels:?}"
    );
}

/// The variants of an enum in a source, in snake case.
fn codes(source: &str, name: &str) -> Vec<String> {
    let body = source.split(&format!("pub enum {name} {{")).nth(1).unwrap();
    let body = body.split("\n}\n").next().unwrap();
    let variants = body
        .lines()
        .filter_map(|line| line.strip_prefix("    "))
        .filter(|line| line.starts_with(|c: char| c.is_ascii_uppercase()));
    let snake = |line: &str| {
        let name = line.chars().take_while(|c| c.is_alphanumeric());
        name.fold(String::new(), |text, c| {
            let gap = if c.is_uppercase() && !text.is_empty() {
                "_"
            } else {
                ""
            };
            text + gap + &c.to_lowercase().to_string()
        })
    };
    variants.map(snake).collect()
}

/// Also what random play never meets has wording.
#[test]
fn every_event_and_refusal_of_every_title_has_words() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("rules/src/titles");
    for about in rules::catalog::titles() {
        for (family, name) in [("event", "Event"), ("refusal", "Refusal")] {
            let file = root.join(about.id).join(format!("{family}.rs"));
            let codes = codes(&std::fs::read_to_string(file).unwrap(), name);
            assert!(codes.len() > 10, "{codes:?}");
            for code in codes {
                let id = format!("{}-{family}-{code}", about.id);
                assert!(in_language(None).has(&id), "{id}");
            }
        }
        for word in ["title", "rules", "score"] {
            assert!(in_language(None).has(&format!("{}-{word}", about.id)));
        }
    }
}

#[test]
fn every_wording_can_be_read() {
    for (code, files) in LANGUAGES {
        let mut bundle = FluentBundle::<FluentResource>::new_concurrent(Vec::new());
        for file in *files {
            let read = FluentResource::try_new((*file).to_owned());
            let resource = read.map_err(|(_, errors)| errors);
            let resource = resource.unwrap_or_else(|errors| panic!("{code}: {errors:?}"));
            let added = bundle.add_resource(resource);
            assert!(added.is_ok(), "{code}: said twice: {added:?}");
        }
    }
}

#[test]
fn refusals_have_words() {
    let source = include_str!("../table/refused.rs");
    let body = source
        .split("pub enum Refused {")
        .nth(1)
        .unwrap()
        .split("\n}\n")
        .next()
        .unwrap();
    for line in body
        .lines()
        .filter(|line| line.starts_with("    ") && !line.starts_with("     "))
    {
        let name: String = line
            .trim()
            .chars()
            .take_while(|c| c.is_alphanumeric())
            .collect();
        if name.is_empty() || name == "Rules" {
            continue;
        }
        let code = name.chars().fold(String::new(), |text, c| {
            if c.is_uppercase() && !text.is_empty() {
                text + "-" + &c.to_lowercase().to_string()
            } else {
                text + &c.to_lowercase().to_string()
            }
        });
        assert!(
            in_language(None).has(&format!("refused-{code}")),
            "refused-{code}"
        );
    }
}

/// Check 10: every button fits in every language; on a phone three of them stand in a row.
#[test]
fn buttons_fit_in_every_language() {
    for (code, files) in LANGUAGES {
        let words = in_language(Some(code));
        let lines = files.iter().flat_map(|file| file.lines());
        let ids = lines.filter_map(|line| line.split_once(" = ").map(|(id, _)| id));
        let buttons: Vec<&str> = ids.filter(|id| id.starts_with("button-")).collect();
        assert!(buttons.len() > 5);
        for id in buttons {
            let label = words.word(id);
            let most = label.chars().count();
            assert!((1..=38).contains(&most), "{code} {id}: {label}");
        }
        // A language says everything English says.
        for (_, english) in LANGUAGES.iter().take(1) {
            let all = english.iter().flat_map(|file| file.lines());
            let ids = all.filter_map(|line| line.split_once(" = ").map(|(id, _)| id));
            for id in ids.filter(|id| id.starts_with(|c: char| c.is_ascii_lowercase())) {
                assert!(words.has(id), "{code} lacks {id}");
            }
        }
    }
}

/// Blindness of words: dealing anew what a viewer may not know changes nothing that viewer reads:
/// board, hand, menu and its ids.
#[test]
fn words_tell_a_viewer_nothing_hidden() {
    for about in rules::catalog::titles() {
        for seed in 0..5 {
            blind(&about, seed);
        }
    }
}

fn blind(about: &About, seed: u64) {
    let words = in_language(None);
    let opening = opening(about, seed);
    let seated = Seated::test(about.id, &opening.sides);
    let (mut table, _) = Table::open(&opening).unwrap();
    let mut chance = seed;
    while let Some(seat) = table.waiting().iter().next() {
        chance += 1;
        let anew = Seed::from_number(chance);
        let other = table.redeal(None, &anew);
        assert_eq!(
            titles::board(words, &seated, &table.public()),
            titles::board(words, &seated, &other.public())
        );
        assert_eq!(table.waiting(), other.waiting());
        for at in 0..opening.sides.len() {
            let viewer = Seat::new(at).unwrap();
            let other = table.redeal(Some(viewer), &anew);
            let hand = |table: &Table| {
                let view = table.private(viewer).unwrap();
                let menu = ids(about.id, &table.menu(viewer));
                (titles::hand(words, &seated, &view), menu)
            };
            assert_eq!(hand(&table), hand(&other), "seed {seed} at {}", table.seq());
        }
        let action = table.advise(seat, Policy::Random).unwrap();
        table.act(seat, &action).unwrap();
    }
}

/// Every id a menu would carry with its label, in its order.
fn ids(title: &str, menu: &Menu) -> Vec<String> {
    let each = menu.choices().iter().flat_map(|choice| {
        let label = in_language(None).step(title, &choice.step);
        let below = ids(title, &choice.then).into_iter();
        let own = choice.step.key.clone();
        std::iter::once(format!("{own} {label}")).chain(below.map(move |id| format!("{own}.{id}")))
    });
    each.collect()
}

#[test]
fn rounds_are_named_where_there_are_any() {
    let words = in_language(None);
    for key in ["replay-at", "takeback-point"] {
        let said = |round: u16| {
            let numbers = [("act", 3), ("last", 9), ("round", round)];
            let words_of = [("table", "T"), ("told", "x")];
            let args: Vec<_> = numbers
                .into_iter()
                .map(|(name, number)| (name, number.into()))
                .chain(words_of.into_iter().map(|(name, word)| (name, word.into())))
                .collect();
            words.say(key, &args)
        };
        assert!(said(2).contains("round 2"), "{}", said(2));
        assert!(!said(0).contains("round"), "{}", said(0));
    }
}
