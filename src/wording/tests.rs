//! Every wording that can be asked for is there, in every language, and every text fits.

mod files;
mod leaks;
mod pseudo;
mod readme;
mod tables;

use std::collections::BTreeSet;

use rules::catalog::About;
use rules::dice::{Scheme, Seed};
use rules::menu::Menu;
use rules::policy::Policy;
use rules::seat::Seat;
use rules::table::{Opening, Table};

use super::*;
use crate::custom_id::{Control, MOST, Verb};
use crate::id::TableId;
use crate::titles;

pub(crate) fn opening(about: &About, seed: u64) -> Opening {
    let most = *about.seats.end();
    let seats = most - seed as usize % (most - about.seats.start() + 1);
    let all = about.sides.iter().cycle();
    let sides = all.skip(seed as usize % about.sides.len()).take(seats);
    Opening {
        title: about.id.into(),
        rules: None,
        options: serde_json::Value::Null,
        sides: sides.map(|side| (*side).into()).collect(),
        seed: Seed::from_number(seed),
        scheme: Scheme::Seed,
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
        labels.insert(titles::answer(in_language(None), title, &[&choice.step]));
        keys.push(choice.step.key.clone());
        longest(title, &choice.then, keys, most, labels);
        keys.pop();
    }
}

/// Whole tables by chance: wording for all that happens, ids within the limit, labels within 80. A
/// missing wording and a missing argument panic in these tests.
#[test]
fn whole_tables_have_words() {
    for about in rules::catalog::titles() {
        has_words(&about);
    }
}

/// Signs of an argument that was empty, or of a sentence put into another.
const HOLES: [&str; 8] = ["..", " ;", " ,", ",,", ", ,", ": .", "( ", "()"];

/// Texts without holes.
fn is_whole(text: &str) {
    for hole in HOLES {
        assert!(!text.contains(hole), "{hole:?} in {text}");
    }
}

fn has_words(about: &About) {
    let title = about.id;
    let unsaid = format!("{title}-");
    let words = in_language(Some("en-GB"));
    let (mut most, mut labels, mut moments) = (0, BTreeSet::new(), 0);
    for seed in 0..12u64 {
        let opening = opening(about, seed);
        let seated = Seated::new(title, opening.sides.clone());
        let (mut table, mut facts) = Table::open(&opening).unwrap();
        while let Some(seat) = table.waiting().iter().next() {
            for (_, event) in facts.everything() {
                let text = words.event(&seated, event);
                assert!(
                    !text.is_empty() && !text.contains(&unsaid) && !text.contains('{'),
                    "{text} of {event}"
                );
                is_whole(&text);
            }
            let public: Vec<_> = facts.public().collect();
            let names = words.at(&seated);
            let mut told = titles::lines(&names, title, &public);
            let begins = |event: &&rules::event_log::AnyEvent| {
                rules::catalog::moment(title, event) == rules::title::InMoment::Begins
            };
            if public.iter().any(begins) {
                let moment = titles::moment(&names, title, &public).unwrap();
                told.push(moment.heading);
                for group in moment.groups {
                    told.push(group.name);
                    told.extend(group.lines);
                }
                moments += 1;
            }
            for text in told {
                assert!(!text.contains(&unsaid) && !text.contains('{'), "{text}");
                is_whole(&text);
            }
            if seed < 4 {
                let menu = table.menu(seat);
                longest(title, &menu, &mut Vec::new(), &mut most, &mut labels);
            }
            let view = table.private(seat).unwrap();
            let hand = titles::hand(words, &view);
            let board = titles::board(words, &table.public());
            assert!(
                !hand.contains(&unsaid) && !board.contains(&unsaid),
                "{hand}\n{board}"
            );
            assert!(!hand.is_empty() && !board.is_empty());
            is_whole(&hand);
            is_whole(&board);
            assert!(
                board.chars().count() < 3500,
                "{} {board}",
                board.chars().count()
            );
            let action = table.advise(seat, Policy::Random).unwrap();
            facts = table.act(seat, &action).unwrap().facts;
        }
        let reckoned = titles::reckoning(words, &table.public());
        assert_eq!(reckoned.len(), opening.sides.len(), "{title}");
        reckoned.iter().for_each(|line| is_whole(line));
    }
    assert!(moments > 0, "{title}: a great moment");
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

/// Every switch of every title can be chosen in the lobby: it has a name, an explanation that fits below it,
/// and a name for each of its choices.
#[test]
fn every_switch_has_words() {
    for about in rules::catalog::titles() {
        let switches = about.options.as_object().unwrap();
        assert!(
            switches.len() <= 20,
            "{}: too many for one select",
            about.id
        );
        for name in switches.keys() {
            let key = format!("{}-option-{name}", about.id);
            let choices = about.choices.iter().find(|(choice, _)| choice == name);
            let choices = choices.map_or(&[][..], |(_, words)| words);
            for language in languages() {
                let words = in_language(Some(language));
                assert!(words.word(&key).chars().count() <= 50, "{key}");
                let explained = words.word(&format!("{key}.about"));
                assert!(explained.chars().count() <= 100, "{explained}");
                for choice in choices {
                    assert!(!words.word(&format!("{key}.{choice}")).is_empty());
                }
            }
        }
    }
}

/// Says a wording in every language, its arguments once as numbers and once as words. What has a
/// hole panics.
pub(crate) fn can_be_said(wordings: &[Wording]) {
    for (id, args) in wordings {
        for language in languages() {
            let words = in_language(Some(language));
            for value in [FluentValue::from(1), FluentValue::from("x")] {
                let args: Vec<_> = args.iter().map(|arg| (*arg, value.clone())).collect();
                assert!(!words.say(id, &args).is_empty(), "{language}: {id}");
            }
        }
    }
}

/// The lists are made by the matches themselves: what can be refused or noticed has words.
#[test]
fn refusals_and_notices_have_words() {
    can_be_said(&trouble::ALL.concat());
    can_be_said(notice::ALL);
    assert!(trouble::ALL.concat().len() > 60 && notice::ALL.len() > 30);
}

#[test]
fn every_wording_can_be_read() {
    for code in languages() {
        let mut bundle = FluentBundle::<FluentResource>::new_concurrent(Vec::new());
        for (name, file) in files(code) {
            let read = FluentResource::try_new((*file).to_owned());
            let resource = read.map_err(|(_, errors)| errors);
            let resource = resource.unwrap_or_else(|errors| panic!("{code} {name}: {errors:?}"));
            let added = bundle.add_resource(resource);
            assert!(added.is_ok(), "{code} {name}: said twice: {added:?}");
        }
    }
}

/// The names of the wordings of some files.
pub(crate) fn ids(files: &[File]) -> Vec<&'static str> {
    let lines = files.iter().flat_map(|(_, file)| file.lines());
    let ids = lines.filter_map(|line| line.split_once(" =").map(|(id, _)| id));
    ids.filter(|id| id.starts_with(|c: char| c.is_ascii_lowercase()))
        .collect()
}

/// C10: every button fits in every language; on a phone three of them stand in a row.
#[test]
fn buttons_fit_in_every_language() {
    for code in languages() {
        let words = in_language(Some(code));
        let all = ids(files(code));
        let buttons: Vec<&str> = all
            .into_iter()
            .filter(|id| id.starts_with("button-"))
            .collect();
        assert!(buttons.len() > 5);
        for id in buttons {
            let label = words.say(id, &[("table", "Thursday".into()), ("count", 2.into())]);
            let most = label.chars().count();
            assert!((1..=38).contains(&most), "{code} {id}: {label}");
        }
        // A language says everything English says.
        for id in ids(files("en")) {
            assert!(words.has(id), "{code} lacks {id}");
        }
    }
}

/// Blindness of words: dealing again what a viewer may not know changes nothing that viewer reads:
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
    let (mut table, _) = Table::open(&opening).unwrap();
    let mut chance = seed;
    while let Some(seat) = table.waiting().iter().next() {
        chance += 1;
        let anew = Seed::from_number(chance);
        let other = table.reshuffle_hidden(None, &anew);
        assert_eq!(
            titles::board(words, &table.public()),
            titles::board(words, &other.public())
        );
        assert_eq!(table.waiting(), other.waiting());
        for at in 0..opening.sides.len() {
            let viewer = Seat::new(at).unwrap();
            let other = table.reshuffle_hidden(Some(viewer), &anew);
            let hand = |table: &Table| {
                let view = table.private(viewer).unwrap();
                let menu = menu_ids(about.id, &table.menu(viewer));
                (titles::hand(words, &view), menu)
            };
            assert_eq!(hand(&table), hand(&other), "seed {seed} at {}", table.seq());
        }
        let action = table.advise(seat, Policy::Random).unwrap();
        table.act(seat, &action).unwrap();
    }
}

/// Every id a menu would carry with its label, in its order.
fn menu_ids(title: &str, menu: &Menu) -> Vec<String> {
    let each = menu.choices().iter().flat_map(|choice| {
        let label = titles::answer(in_language(None), title, &[&choice.step]);
        let below = menu_ids(title, &choice.then).into_iter();
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
