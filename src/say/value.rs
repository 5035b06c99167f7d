//! Data to words: the fields of events, refusals and menu steps become arguments of their wording.

use fluent_bundle::{FluentArgs, FluentValue};
use rules::menu::Step;
use rules::seat::Seat;
use serde_json::Value;

use super::Words;
use crate::table::Book;

/// Fields that hold a seat's number.
const SEATS: [&str; 8] = [
    "seat", "of", "first", "by", "winner", "defender", "owner", "seats",
];
/// Fields that hold one value per seat, in order, where the end of a table is told.
const BY_SEAT: [&str; 3] = ["totals", "places", "objectives"];

/// Who sits where, by what they play: how seats are named in words.
#[derive(Clone, Debug)]
pub struct Seated {
    title: String,
    sides: Vec<String>,
}

impl Seated {
    /// The seats of a table.
    #[must_use]
    pub fn of(book: &Book) -> Self {
        Self {
            title: book.row.title.clone(),
            sides: book.seats.iter().map(|row| row.side.clone()).collect(),
        }
    }
}

impl Words {
    /// What a seat plays.
    #[must_use]
    pub fn seat(&self, at: &Seated, seat: Seat) -> String {
        let side = at.sides.get(seat.index()).map_or("", String::as_str);
        self.name(&at.title, side)
    }

    /// The seats of a list.
    #[must_use]
    pub fn seats(&self, at: &Seated, seats: &[Seat]) -> String {
        let names: Vec<String> = seats.iter().map(|seat| self.seat(at, *seat)).collect();
        names.join(", ")
    }

    /// The name of a title's word (side, province, token, card ...).
    #[must_use]
    pub fn name(&self, title: &str, word: &str) -> String {
        self.name_in(title, &["w"], word)
    }

    /// The name of a word, looked for in these families of wording one after the other.
    fn name_in(&self, title: &str, families: &[&str], word: &str) -> String {
        let plain = word.replace('+', "plus");
        let known = families
            .iter()
            .map(|family| format!("{title}-{family}-{plain}"));
        if let Some(id) = known.into_iter().find(|id| self.has(id)) {
            return self.word(&id);
        }
        let both = |kind: &str, a: &str, b: String| {
            let args = [
                ("a", self.name_in(title, families, a).into()),
                ("b", b.into()),
            ];
            self.say(&format!("{title}-{kind}"), &args)
        };
        if let Some((from, to)) = word.split_once('>') {
            return both("border", from, self.name_in(title, families, to));
        }
        if let Some((place, who)) = word.split_once('@') {
            let clan = who.trim_end_matches(|c: char| c.is_ascii_digit());
            let nth = who.get(clan.len()..).unwrap_or("");
            let who = format!("{} {nth}", self.name(title, clan));
            return both("centre", place, who.trim_end().to_owned());
        }
        if let Some((token, to)) = word.split_once(':') {
            return both("away", token, self.name(title, to));
        }
        word.replace('_', " ")
    }

    /// The sentence of an event.
    #[must_use]
    pub fn event(&self, at: &Seated, event: &Value) -> String {
        let code = event
            .get("event")
            .and_then(Value::as_str)
            .unwrap_or("unknown");
        self.coded(at, "event", code, event)
    }

    /// The sentence of data with a code: `<title>-<family>-<code>`.
    pub(super) fn coded(&self, at: &Seated, family: &str, code: &str, data: &Value) -> String {
        let id = format!("{}-{family}-{code}", at.title);
        let mut args = FluentArgs::new();
        for (key, value) in data.as_object().into_iter().flatten() {
            args.set(key.clone(), self.argument(at, &id, key, value));
        }
        self.say_args(&id, &args)
    }

    fn argument(&self, at: &Seated, id: &str, key: &str, value: &Value) -> FluentValue<'static> {
        match value {
            Value::Number(number) if !SEATS.contains(&key) => {
                FluentValue::from(number.as_f64().unwrap_or(0.0))
            }
            Value::Bool(yes) => FluentValue::from(if *yes { "yes" } else { "no" }),
            other => FluentValue::from(self.spell(at, id, key, other)),
        }
    }

    fn spell(&self, at: &Seated, id: &str, key: &str, value: &Value) -> String {
        match value {
            Value::Null => self.word("none"),
            Value::Bool(_) => String::new(),
            Value::Number(number) if SEATS.contains(&key) => {
                let seat = number
                    .as_u64()
                    .and_then(|n| Seat::new(usize::try_from(n).ok()?));
                seat.map_or_else(String::new, |seat| self.seat(at, seat))
            }
            Value::Number(number) => number.to_string(),
            Value::String(word) => self.name(&at.title, word),
            Value::Array(items) if BY_SEAT.contains(&key) && id.ends_with("-ended") => {
                let each = at.sides.iter().zip(items).map(|(side, item)| {
                    format!(
                        "{} {}",
                        self.name(&at.title, side),
                        self.spell(at, id, "", item)
                    )
                });
                each.collect::<Vec<_>>().join(", ")
            }
            Value::Array(items) => {
                let each = items
                    .iter()
                    .map(|item| match item.as_array().map(Vec::as_slice) {
                        // A pair of a seat and a number, such as an attack.
                        Some([seat @ Value::Number(_), number @ Value::Number(_)]) => {
                            format!("{} {number}", self.spell(at, id, "seat", seat))
                        }
                        _ => self.spell(at, id, key, item),
                    });
                each.collect::<Vec<_>>().join(", ")
            }
            Value::Object(_) => {
                let id = format!("{id}-{key}");
                let mut args = FluentArgs::new();
                for (key, value) in value.as_object().into_iter().flatten() {
                    args.set(key.clone(), self.argument(at, &id, key, value));
                }
                self.say_args(&id, &args)
            }
        }
    }

    /// The label of a menu step.
    #[must_use]
    pub fn step(&self, title: &str, step: &Step) -> String {
        // Some steps use short codes, which may look like other words.
        let coded = self.has(&format!("{title}-coded-{}", step.kind));
        let families: &[&str] = if coded { &["c", "w"] } else { &["w"] };
        let name = self.name_in(title, families, &step.key);
        let id = format!("{title}-step-{}", step.kind);
        if self.has(&id) {
            self.say(&id, &[("word", name.into())])
        } else {
            name
        }
    }

    /// What a menu step asks for.
    #[must_use]
    pub fn prompt(&self, title: &str, kind: &str) -> String {
        let id = format!("{title}-prompt-{kind}");
        if self.has(&id) {
            self.word(&id)
        } else {
            self.word("prompt")
        }
    }
}

#[cfg(test)]
impl Seated {
    /// Seats of no table, for tests.
    pub(crate) fn test(title: &str, sides: &[String]) -> Self {
        Self {
            title: title.into(),
            sides: sides.to_vec(),
        }
    }
}
