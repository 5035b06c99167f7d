//! Legal list == what apply accepts; notation and menus say the same; random play ends.

use std::collections::HashSet;

use crate::catalog::on_every_title;
use crate::dice::{Dice, Seed, Seq};
use crate::event_log::EventLog;
use crate::laws::{Law, RandomTable, Taken, tables};
use crate::menu::{Menu, MenuStep as _, WIDEST};
use crate::seat::{MAX_SEATS, Seat};
use crate::title::{Standing, Title};

fn dice(number: u32) -> Dice {
    Seed::from_number(0).key("law").dice(Seq(number))
}

/// Applies to a copy; returns whether it was accepted, and that a refusal changed and told nothing.
fn accepted<T: Title>(state: &T::State, seat: Seat, action: T::Action, label: &str) -> bool {
    let mut copy = state.clone();
    let mut log = EventLog::default();
    let fine = T::apply(&mut copy, seat, action, &mut dice(1), &mut log).is_ok();
    if fine {
        if let Err(broken) = T::check(&copy) {
            panic!("{label}: after {}: {broken}", T::write(&action));
        }
    } else {
        assert!(
            log.0.is_empty(),
            "{label}: a refused {} told something",
            T::write(&action)
        );
        assert!(
            copy == *state,
            "{label}: a refused {} left a trace",
            T::write(&action)
        );
    }
    fine
}

struct ListIsLaw;

impl Law for ListIsLaw {
    /// Every step: checks hold, no list is empty, nobody else is offered anything. Every few steps:
    /// each listed action is accepted, actions of other moments only if they are listed too.
    fn holds_for<T: Title>(&self) {
        for seats in T::SEATS {
            for number in 0..tables() {
                let mut table = RandomTable::<T>::begin(seats, number);
                let mut foreign: Vec<T::Action> = Vec::new();
                while let Some(taken) = table.step() {
                    if let Err(broken) = T::check(&table.playing.state) {
                        panic!(
                            "{}: after {}: {broken}",
                            table.label,
                            T::write(&taken.action)
                        );
                    }
                    let (waiting, free) =
                        (T::waiting(&taken.before), T::free_to_act(&taken.before));
                    let idle = Seat::all(MAX_SEATS).filter(|s| !waiting.has(*s) && !free.has(*s));
                    for seat in idle {
                        let mut list = Vec::new();
                        T::legal(&taken.before, seat, &mut list);
                        assert!(list.is_empty(), "{}: {seat} is not waited for", table.label);
                    }
                    if table.dice.below(40) == 0 {
                        agrees::<T>(&taken, &foreign, &table.label);
                    }
                    let sample = table.dice.below(taken.list.len() as u32) as usize;
                    foreign.push(taken.list[sample]);
                }
                assert!(matches!(
                    T::standing(&table.playing.state),
                    Standing::Over(_)
                ));
            }
        }
    }
}

fn agrees<T: Title>(taken: &Taken<T>, foreign: &[T::Action], label: &str) {
    let listed: HashSet<T::Action> = taken.list.iter().copied().collect();
    assert_eq!(
        listed.len(),
        taken.list.len(),
        "{label}: a legal action is listed twice"
    );
    for action in taken.list.iter().take(400) {
        assert!(
            accepted::<T>(&taken.before, taken.seat, *action, label),
            "{label}: {action:?}"
        );
    }
    for action in foreign {
        let fine = accepted::<T>(&taken.before, taken.seat, *action, label);
        assert_eq!(
            fine,
            listed.contains(action),
            "{label}: {}",
            T::write(action)
        );
    }
}

struct NotationIsTheAction;

impl Law for NotationIsTheAction {
    /// Notation reads back to the same action, no two actions share notation or path, mutated text
    /// is refused or reads as another listed action, menus hold exactly the list and no node is
    /// wider than one select.
    fn holds_for<T: Title>(&self) {
        for seats in T::SEATS {
            for number in 0..tables() / 50 {
                let mut table = RandomTable::<T>::begin(seats, number);
                while let Some(taken) = table.step() {
                    let texts: Vec<String> = taken.list.iter().map(T::write).collect();
                    for (action, text) in taken.list.iter().zip(&texts) {
                        assert_eq!(T::read(text).as_ref(), Ok(action), "{text}");
                        let short = T::short(text);
                        assert_eq!(T::read(&short).as_ref(), Ok(action), "{short}");
                    }
                    let unique: HashSet<&String> = texts.iter().collect();
                    assert_eq!(unique.len(), texts.len(), "{}", table.label);
                    if table.dice.below(10) == 0 {
                        menus::<T>(&taken, texts);
                        mutations::<T>(&taken, &mut table.dice, &table.label);
                    }
                }
            }
        }
    }
}

fn menus<T: Title>(taken: &Taken<T>, texts: Vec<String>) {
    let paths: Vec<_> = taken.list.iter().map(T::path).collect();
    for step in paths.iter().flatten() {
        let plain = |c: char| !c.is_whitespace() && c != '.' && c != '|';
        let key = step.key();
        assert!(!key.is_empty() && key.chars().all(plain), "key {key:?}");
    }
    for path in &paths {
        let length: usize = path.iter().map(|step| step.key().len() + 1).sum();
        assert!(length <= 80, "a path must fit a button's id: {path:?}");
    }
    let menu = Menu::of(paths.into_iter().zip(texts.iter().cloned()).collect());
    let mut found: Vec<&str> = menu.actions();
    let mut due: Vec<&str> = texts.iter().map(String::as_str).collect();
    found.sort_unstable();
    due.sort_unstable();
    assert_eq!(found, due, "the menu holds exactly the legal actions");
    assert!(
        menu.widest() <= WIDEST,
        "a menu node is too wide: {}",
        menu.widest()
    );
    siblings_differ(&menu);
}

/// A key leads to one place.
fn siblings_differ(menu: &Menu) {
    let mut keys = HashSet::new();
    for choice in menu.choices() {
        assert!(keys.insert(&choice.step.key), "twice: {:?}", choice.step);
        siblings_differ(&choice.then);
    }
}

/// Text with a letter changed, a word dropped or doubled: never accepted unless it is listed.
fn mutations<T: Title>(taken: &Taken<T>, dice: &mut Dice, label: &str) {
    for _ in 0..20 {
        let at = dice.below(taken.list.len() as u32) as usize;
        let mut text: Vec<char> = T::write(&taken.list[at]).chars().collect();
        let place = dice.below(text.len() as u32) as usize;
        match dice.below(4) {
            0 => text[place] = char::from(b'!' + dice.below(90) as u8),
            1 => drop(text.remove(place)),
            2 => text.insert(place, ' '),
            _ => text.truncate(place),
        }
        let text: String = text.into_iter().collect();
        if let Ok(action) = T::read(&text) {
            let fine = accepted::<T>(&taken.before, taken.seat, action, label);
            assert_eq!(fine, taken.list.contains(&action), "{label}: {text}");
        }
    }
}

#[test]
fn legal_list_is_what_apply_accepts() {
    on_every_title(&ListIsLaw);
}

#[test]
fn notation_and_menus_are_the_legal_list() {
    on_every_title(&NotationIsTheAction);
}

struct BadTextIsRefused;

impl Law for BadTextIsRefused {
    fn holds_for<T: Title>(&self) {
        let long = "x ".repeat(100_000);
        let nasty = [
            "",
            " ",
            "\0",
            "\u{202e}pass",
            "pass pass",
            "🦀",
            "@everyone",
            &long,
            "\n\n",
        ];
        for text in nasty {
            let refused = T::read(text).expect_err("no action");
            assert!(refused.found.chars().count() <= 40);
        }
    }
}

#[test]
fn bad_text_is_refused_and_cut() {
    on_every_title(&BadTextIsRefused);
}
