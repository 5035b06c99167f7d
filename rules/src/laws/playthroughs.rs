//! Golden playthroughs: for every version of the rules and number of seats one whole table, step by
//! step, with what changed in the state and in each view, and the legal list.
//!
//! A change of the rules shows up here as new files; those of older versions never change. `ROKUGAN_BLESS=1
//! cargo test -p rules --lib playthroughs` rewrites the files. They lie in `rules/tests/playthroughs`; the test
//! lives in the crate because nothing outside it can read a state.

#[path = "../../tests/golden/mod.rs"]
mod golden;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

use serde_json::Value;
use sha2::{Digest as _, Sha256};

use crate::catalog;
use crate::dice::{Scheme, Seed};
use crate::event_log::{Events, Recipients};
use crate::policy::Policy;
use crate::seat::Seat;
use crate::table::{Opening, Table};

/// A JSON value as `path = leaf` lines.
fn leaves(value: &Value) -> BTreeMap<String, String> {
    fn walk(value: &Value, path: &str, leaves: &mut BTreeMap<String, String>) {
        match value {
            Value::Object(fields) if !fields.is_empty() => {
                for (name, field) in fields {
                    walk(field, &format!("{path}.{name}"), leaves);
                }
            }
            Value::Array(items) if items.iter().any(|item| item.is_object() || item.is_array()) => {
                for (at, item) in items.iter().enumerate() {
                    walk(item, &format!("{path}[{at}]"), leaves);
                }
            }
            leaf => {
                leaves.insert(path.to_owned(), leaf.to_string());
            }
        }
    }
    let mut found = BTreeMap::new();
    walk(value, "", &mut found);
    found
}

/// Remembers each named value and writes only what changed.
#[derive(Default)]
struct Diary {
    text: String,
    known: BTreeMap<String, BTreeMap<String, String>>,
    /// The digest of each seat's last legal list.
    lists: BTreeMap<Seat, String>,
}

impl Diary {
    fn line(&mut self, line: impl std::fmt::Display) {
        writeln!(self.text, "{line}").unwrap();
    }

    fn change(&mut self, name: &str, value: &Value) {
        let now = leaves(value);
        let before = self
            .known
            .insert(name.to_owned(), now.clone())
            .unwrap_or_default();
        for (path, leaf) in &now {
            if before.get(path) != Some(leaf) {
                self.line(format_args!("  {name}{path} = {leaf}"));
            }
        }
        for path in before.keys().filter(|path| !now.contains_key(*path)) {
            self.line(format_args!("  {name}{path} gone"));
        }
    }

    fn facts(&mut self, facts: &Events) {
        for (to, event) in facts.everything() {
            let to = match to {
                Recipients::All => "all".into(),
                Recipients::Only(seat) => format!("seat {seat}"),
            };
            self.line(format_args!("  told {to}: {event}"));
        }
    }

    /// The legal list: its size and digest, then every action. Words that take the same rests share
    /// a line; only lists of hundreds of rests (three provinces out of thirty) stay a number. Where
    /// seats may talk at any time, offers fill the lists: there a list is written out when it is
    /// another than the seat's last, and dozens of rests are a number already.
    fn legal(&mut self, table: &Table) {
        for seat in table.waiting().iter() {
            let list = table.legal(seat);
            let digest = Sha256::digest(list.join("\n"));
            let digest: String = digest.iter().take(4).map(|b| format!("{b:02x}")).collect();
            self.line(format_args!("  legal {seat}: {} ({digest})", list.len()));
            let talks = table.free_to_act().has(seat);
            let last = self.lists.insert(seat, digest.clone());
            if talks && last == Some(digest) {
                continue;
            }
            let most = if talks { 40 } else { 300 };
            let mut rests: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
            for action in &list {
                let (word, rest) = action.split_once(' ').unwrap_or((action, ""));
                rests.entry(word).or_default().push(rest);
            }
            let mut words: BTreeMap<Vec<&str>, Vec<&str>> = BTreeMap::new();
            for (word, rests) in rests {
                words.entry(rests).or_default().push(word);
            }
            for (rests, words) in words {
                let words = words.join(" ");
                if rests.len() > most {
                    self.line(format_args!("    {words}: {} ways", rests.len()));
                } else {
                    self.line(format_args!("    {words}: {}", rests.join(" | ")));
                }
            }
        }
    }

    fn views(&mut self, table: &Table) {
        self.change("state", &table.state());
        let public = table.public().to_json();
        self.change("public", &public["public"]);
        for seat in Seat::all(table.sides().len()) {
            let private = table.private(seat).unwrap().to_json();
            assert_eq!(private["public"], public["public"]);
            self.change(&format!("seat{seat}"), &private["private"]);
        }
        self.line(format_args!("  hash {}", &table.hash()[..16]));
    }
}

fn playthrough(title: &str, rules: u16, seats: usize) -> String {
    let about = catalog::about(title).unwrap();
    let sides = about.sides.iter().cycle().skip(seats).take(seats);
    let opening = Opening {
        title: title.into(),
        rules: Some(rules),
        options: Value::Null,
        sides: sides.map(|side| (*side).into()).collect(),
        seed: Seed::from_number(1000 + seats as u64),
        scheme: Scheme::Seed,
        entropy: String::new(),
        position: None,
    };
    let (mut table, facts) = Table::open(&opening).unwrap();
    let mut diary = Diary::default();
    diary.line(format_args!(
        "{title}, {} seats: {}",
        seats,
        opening.sides.join(", ")
    ));
    diary.facts(&facts);
    diary.views(&table);
    diary.legal(&table);
    while let Some(seat) = table.waiting().iter().next() {
        let action = table.advise(seat, Policy::Random).unwrap();
        let acted = table.act(seat, &action).unwrap();
        let undo = if acted.undoable { "" } else { " (final)" };
        diary.line(format_args!(
            "\n{} seat {seat}: {}{undo}",
            acted.seq, acted.action
        ));
        diary.facts(&acted.facts);
        diary.views(&table);
        diary.legal(&table);
    }
    diary.line(format_args!(
        "\n{}",
        serde_json::to_string(&table.standing()).unwrap()
    ));
    diary.text
}

#[test]
fn every_title_plays_as_written() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs");
    for about in catalog::titles() {
        for (rules, seats) in
            (1..=about.rules).flat_map(|v| about.seats.clone().map(move |s| (v, s)))
        {
            let version = if rules == 1 {
                String::new()
            } else {
                format!("-v{rules}")
            };
            let file = folder.join(format!("{}{version}-{seats}.txt", about.id));
            golden::assert_same_text(&file, &playthrough(about.id, rules, seats));
        }
    }
}
