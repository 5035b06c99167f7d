//! Every move can be clicked, with few clicks, in every title.

use std::collections::{BTreeMap, BTreeSet};

use rules::menu::Menu;
use rules::view::OneSeat;

use super::*;
use crate::custom_id::{Control, Verb};
use crate::message::{Message, Row};
use crate::titles::{self, Aside};
use crate::wording::{in_language, in_order};

/// From the post: *Take my turn*, what to place, where, *Confirm*.
const MOST_PRESSES: usize = 4;
/// Kinds of first choices that place something.
const PLACING: [&str; 3] = ["token", "tile", "build"];

/// The moves that can be clicked, each with the presses it takes from the post.
struct Clicked<'p> {
    panel: &'p Panel,
    found: BTreeMap<String, usize>,
    /// Options with a line of their own.
    details: BTreeSet<String>,
}

impl Clicked<'_> {
    /// The panel at a place, reached by this many presses.
    fn walk(&mut self, at: &[String], presses: usize) {
        let message = in_language(None).panel(self.panel, at, "");
        self.show(&message, at, presses, at.is_empty());
    }

    /// A message of the panel; `whole` where it is the whole one, from which other topics are reached.
    fn show(&mut self, message: &Message<OneSeat>, at: &[String], presses: usize, whole: bool) {
        assert!(message.rows.len() <= 5);
        let mut ids = BTreeSet::new();
        for row in &message.rows {
            match row {
                Row::Buttons(buttons) => {
                    let fits = |label: &str| (1..=80).contains(&label.chars().count());
                    assert!(buttons.len() <= 5 && buttons.iter().all(|it| fits(&it.label)));
                    for button in buttons {
                        let id = &button.id;
                        assert!(id.chars().count() <= 100 && ids.insert(id.clone()), "{id}");
                        self.press(id, at, presses, whole);
                    }
                }
                Row::Select {
                    id, picks, options, ..
                } => {
                    assert!(id.chars().count() <= 100 && ids.insert(id.clone()), "{id}");
                    assert!((*picks..=25).contains(&options.len()));
                    let mut values = BTreeSet::new();
                    for pick in options {
                        assert!(values.insert(&pick.value), "{} twice", pick.value);
                        assert!(pick.label.chars().count() <= 100);
                        assert!(pick.detail.chars().count() <= 100);
                        self.details.insert(pick.detail.clone());
                    }
                    let keys = Control::read(id).unwrap().keys;
                    if *picks > 1 {
                        self.pick_several(&keys, options.len(), presses);
                        continue;
                    }
                    for pick in options {
                        let picked = pick.value.split('.').map(str::to_owned);
                        let below: Vec<String> = keys.iter().cloned().chain(picked).collect();
                        self.walk(&below, presses + 1);
                    }
                }
            }
        }
    }

    fn press(&mut self, id: &str, at: &[String], presses: usize, whole: bool) {
        let Control { verb, keys, .. } = Control::read(id).unwrap();
        match verb {
            Verb::Confirm => {
                let there = self.panel.menu.at(keys.iter().map(String::as_str));
                let Some(Menu::Act(action)) = there else {
                    panic!("{keys:?} is no action")
                };
                self.found.insert(action.clone(), presses + 1);
            }
            // Deeper only: the way back is known.
            Verb::Menu if keys.len() > at.len() => self.walk(&keys, presses + 1),
            Verb::Aside if whole => {
                let topic = Aside::read(&keys[0]).unwrap();
                let message = in_language(None).aside(self.panel, topic);
                self.show(&message, &[], presses + 1, false);
            }
            Verb::Aside => {}
            Verb::Menu
            | Verb::Turn
            | Verb::Plan
            | Verb::Pass
            | Verb::Unpass
            | Verb::Legend
            | Verb::What
            | Verb::Entry => {}
            other => panic!("{other:?}"),
        }
    }

    /// Picks made at the same time come in any order.
    fn pick_several(&mut self, keys: &[String], options: usize, presses: usize) {
        assert!(keys.is_empty() && options <= 25);
        fn paths(node: &Menu, before: &[String], all: &mut Vec<(Vec<String>, String)>) {
            if let Menu::Act(action) = node {
                all.push((before.to_vec(), action.clone()));
            }
            for choice in node.choices() {
                let below = [before, std::slice::from_ref(&choice.step.key)].concat();
                paths(&choice.then, &below, all);
            }
        }
        let mut all = Vec::new();
        paths(&self.panel.menu, &[], &mut all);
        for (mut path, action) in all {
            path.reverse();
            let path = in_order(&self.panel.menu, &path);
            let there = self.panel.menu.at(path.iter().map(String::as_str));
            assert_eq!(there, Some(&Menu::Act(action.clone())));
            self.found.insert(action, presses + 2);
        }
    }
}

/// C09: however many moves are legal, each can be reached by clicking through the panel. Placing takes
/// four presses from the post at most; no question has one answer.
#[tokio::test]
async fn every_legal_move_is_reachable_by_clicks() {
    for about in rules::catalog::titles() {
        let room = Room::open().await;
        let id = room.table_of(about.id, 1, about.seats.end() - 1).await;
        let (mut most, mut placed, mut said) = (0, 0, BTreeSet::new());
        for turn in 0..30 {
            let panel = room.tables.panel(id, UserId(1)).await.unwrap();
            let mut clicked = Clicked {
                panel: &panel,
                found: BTreeMap::new(),
                details: BTreeSet::new(),
            };
            clicked.walk(&[], 1);
            let legal = panel.menu.actions();
            let known: BTreeSet<&str> = clicked.found.keys().map(String::as_str).collect();
            assert_eq!(known, legal.iter().copied().collect(), "{}", about.id);
            most = most.max(legal.len());
            // Where players also talk, whatever the turn asks takes as few.
            let aside = |step| titles::aside(about.id, step).is_some();
            let talks = panel.menu.choices().iter().any(|it| aside(&it.step));
            for choice in panel.menu.choices() {
                for action in choice.then.actions() {
                    let presses = clicked.found[action];
                    let few = !talks || aside(&choice.step) || presses <= MOST_PRESSES;
                    assert!(few, "{}: {action}: {presses}", about.id);
                }
                let special = ["move", "swap"].contains(&choice.step.key.as_str());
                if special || !PLACING.contains(&choice.step.kind) {
                    continue;
                }
                for action in choice.then.actions() {
                    let presses = clicked.found[action];
                    assert!(presses <= MOST_PRESSES, "{}: {action}: {presses}", about.id);
                    placed += 1;
                }
            }
            said.extend(clicked.details);
            let text = legal[turn * 7 % legal.len()].to_owned();
            room.act(id, 1, &text).await.unwrap();
            if room.tables.state(id).await.unwrap().row.stage != Lifecycle::Playing {
                break;
            }
        }
        assert!(most > 10 && placed > 5, "{}: {most} {placed}", about.id);
        let flagship = about.id == rules::catalog::FLAGSHIP;
        assert!(!flagship || most > 25, "{most}");
        assert!(!said.iter().any(|line| line.contains('_')), "{said:?}");
    }
}
