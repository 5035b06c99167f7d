//! Golden playthroughs: for every number of seats one whole table, step by step, with what changed
//! in the state and in each view, and the legal list.
//!
//! A change of the rules shows up here as a reviewable difference. `ROKUGAN_BLESS=1 cargo test -p
//! rules --test playthroughs` writes the files anew.
#![expect(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a test may panic; that is how it fails"
)]

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::Path;

use rules::catalog;
use rules::dice::Seed;
use rules::policy::Policy;
use rules::record::Record;
use rules::seat::Seat;
use rules::table::{Account, Opening, Table};
use rules::told::Hears;
use serde_json::Value;
use sha2::{Digest as _, Sha256};

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

    fn facts(&mut self, facts: &Account) {
        for (to, event) in facts.everything() {
            let to = match to {
                Hears::All => "all".into(),
                Hears::Only(seat) => format!("seat {seat}"),
            };
            self.line(format_args!("  told {to}: {event}"));
        }
    }

    /// The legal list: its size and digest, then every action. Words that take the same rests share
    /// a line; only lists of hundreds of rests (three provinces out of thirty) stay a number.
    fn legal(&mut self, table: &Table) {
        for seat in table.waiting().iter() {
            let list = table.legal(seat);
            let digest = Sha256::digest(list.join("\n"));
            let digest: String = digest.iter().take(4).map(|b| format!("{b:02x}")).collect();
            self.line(format_args!("  legal {seat}: {} ({digest})", list.len()));
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
                if rests.len() > 300 {
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

fn playthrough(title: &str, seats: usize) -> String {
    let about = catalog::about(title).unwrap();
    let sides = about.sides.iter().cycle().skip(seats).take(seats);
    let opening = Opening {
        title: title.into(),
        options: Value::Null,
        sides: sides.map(|side| (*side).into()).collect(),
        seed: Seed::from_number(1000 + seats as u64),
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
    let bless = std::env::var_os("ROKUGAN_BLESS").is_some();
    for about in catalog::titles() {
        for seats in about.seats {
            let file = folder.join(format!("{}-{seats}.txt", about.id));
            let found = playthrough(about.id, seats);
            if bless {
                std::fs::write(&file, &found).unwrap();
            }
            let due = std::fs::read_to_string(&file).unwrap_or_default();
            let same = found
                .lines()
                .zip(due.lines())
                .take_while(|(a, b)| a == b)
                .count();
            assert!(
                found == due,
                "{}: line {} is\n  {}\nand was\n  {}",
                file.display(),
                same + 1,
                found.lines().nth(same).unwrap_or("(end)"),
                due.lines().nth(same).unwrap_or("(end)"),
            );
        }
    }
}

/// Exports of whole tables from earlier versions: an update never orphans a game.
#[test]
fn old_records_still_replay() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/replays");
    let mut replayed = BTreeSet::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let file = entry.unwrap().path();
        let record: Record = serde_json::from_slice(&std::fs::read(&file).unwrap()).unwrap();
        let journal = record
            .replay()
            .unwrap_or_else(|e| panic!("{}: {e}", file.display()));
        assert!(
            journal.table().waiting().is_empty(),
            "{}: not over",
            file.display()
        );
        replayed.insert((record.title.clone(), record.sides.len()));
    }
    for about in catalog::titles() {
        for seats in about.seats {
            let size = (about.id.to_owned(), seats);
            assert!(replayed.contains(&size), "no record of {size:?}");
        }
    }
}
