//! The tables of one engine process, and the answers to requests about them.

use std::collections::BTreeMap;

use rules::catalog;
use rules::dice::{Scheme, Seq};
use rules::json;
use rules::record::{Journal, Record};
use rules::refusal::Refusal;
use rules::seat::Seat;
use rules::table::Opening;
use serde_json::{Value, json};

use super::request::{About, Ask, Fail, Open, Request, SeatWord};

/// The most tables one process keeps open.
const MOST_TABLES: usize = 1_000;

/// The open tables by name.
#[derive(Default)]
pub(super) struct Session {
    tables: BTreeMap<String, Journal>,
}

impl Session {
    /// Answers one request.
    pub fn serve(&mut self, request: Request) -> Result<Value, Fail> {
        let Request { table, ask } = request;
        match ask {
            Ask::Titles => Ok(json!({ "titles": titles() })),
            Ask::Open(open) => {
                if open.position.is_some() {
                    let what = "use \"set\" for a position";
                    return Err(Fail::new("bad_field", what).at("position"));
                }
                self.open(table, open)
            }
            Ask::Set(open) => {
                if open.position.is_none() {
                    let what = "\"set\" needs a position";
                    return Err(Fail::new("bad_field", what).at("position"));
                }
                self.open(table, open)
            }
            Ask::Import(import) => {
                let record: Record = json::read(&import.record)
                    .map_err(|e| Fail::new("bad_record", e.what).at(format!("record.{}", e.at)))?;
                let journal = record
                    .replay()
                    .map_err(|mismatch| Fail::new("bad_record", mismatch.to_string()))?;
                self.keep(table, journal)
            }
            Ask::Close => match self.tables.remove(&table) {
                Some(_) => Ok(json!({})),
                None => Err(no_table(&table)),
            },
            Ask::About(ask) => match self.tables.get_mut(&table) {
                Some(journal) => about(journal, ask),
                None => Err(no_table(&table)),
            },
        }
    }

    fn open(&mut self, name: String, open: Open) -> Result<Value, Fail> {
        let opening = Opening {
            title: open.title,
            rules: open.rules,
            options: open.options,
            sides: open.sides,
            seed: open.seed.seed()?,
            scheme: open
                .bound_to
                .map_or(Scheme::Seed, |table| Scheme::Bound { table }),
            entropy: open.entropy,
            position: open.position,
        };
        let journal = Journal::open(&opening)?;
        self.keep(name, journal)
    }

    /// Keeps a table under this name, replacing an earlier one, and describes it.
    fn keep(&mut self, name: String, journal: Journal) -> Result<Value, Fail> {
        if self.tables.len() >= MOST_TABLES && !self.tables.contains_key(&name) {
            let what = format!("{MOST_TABLES} tables are open; close one first");
            return Err(Fail::new("too_many_tables", what));
        }
        let answer = json!({
            "seq": journal.table().seq(),
            "rules": journal.table().rules(),
            "commitment": journal.record().commitment,
            "facts": journal.record().opened,
            "standing": journal.table().standing(),
        });
        self.tables.insert(name, journal);
        Ok(answer)
    }
}

fn no_table(name: &str) -> Fail {
    Fail::new(
        "no_table",
        format!("table {name:?} is not open; open it first"),
    )
    .at("table")
}

fn titles() -> Vec<Value> {
    let describe = |about: catalog::About| {
        json!({
            "id": about.id,
            "rules": about.rules,
            "fewest_seats": about.seats.start(),
            "most_seats": about.seats.end(),
            "sides": about.sides,
            "options": about.options,
            "choices": about.choices.iter().map(|(option, words)| ((*option).to_owned(), json!(words)))
                .collect::<serde_json::Map<_, _>>(),
        })
    };
    catalog::titles().into_iter().map(describe).collect()
}

/// Requests about one open table.
fn about(journal: &mut Journal, ask: About) -> Result<Value, Fail> {
    let table = journal.table();
    match ask {
        About::Legal(of) => {
            let seat = seat(journal, &of.seat)?;
            Ok(json!({ "seq": table.seq(), "actions": table.legal(seat) }))
        }
        About::Menu(of) => {
            let seat = seat(journal, &of.seat)?;
            Ok(json!({ "seq": table.seq(), "menu": table.menu(seat) }))
        }
        About::Apply(apply) => {
            let seat = seat(journal, &apply.seat)?;
            let now = table.seq();
            if let Some(offered) = apply.seq.map(Seq).filter(|offered| *offered != now) {
                return Err(Refusal::Stale { offered, now }.into());
            }
            let acted = journal.act_mixed(seat, &apply.action, &apply.mix)?;
            Ok(json!({
                "seq": acted.seq,
                "action": acted.action,
                "facts": acted.facts,
                "undoable": acted.undoable,
                "standing": journal.table().standing(),
            }))
        }
        About::View(view) => Ok(match view.seat {
            None => table.public().to_json(),
            Some(word) => table.private(seat(journal, &word)?)?.to_json(),
        }),
        About::Standing => Ok(json!({ "seq": table.seq(), "standing": table.standing() })),
        About::Advise(advise) => {
            let seat = seat(journal, &advise.seat)?;
            let policy = crate::cli::simulate::policy(&advise.policy)
                .map_err(|what| Fail::new("bad_field", what).at("policy"))?;
            Ok(json!({ "seq": table.seq(), "action": table.advise(seat, policy) }))
        }
        About::Export => Ok(json!({ "record": journal.record() })),
    }
}

fn seat(journal: &Journal, word: &SeatWord) -> Result<Seat, Fail> {
    let sides = journal.table().sides();
    let number = match word {
        SeatWord::Number(number) => Some(*number).filter(|number| *number < sides.len()),
        SeatWord::Side(side) => sides.iter().position(|known| known == side),
    };
    number.and_then(Seat::new).ok_or_else(|| {
        let what = format!(
            "choose a seat from 0 to {} or one of {}",
            sides.len() - 1,
            sides.join(", ")
        );
        Fail::new("no_such_seat", what).at("seat")
    })
}
