//! What a button or select carries: `v1|table|seq|path`, at most 100 characters.
//!
//! An id has no authority: table, seat and legality are read anew when it is pressed. It holds the
//! choices made so far and nothing hidden that its reader does not know.

use rules::dice::Seq;

use crate::id::TableId;

/// The longest id Discord takes.
pub const MOST: usize = 100;

/// What is to be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verb {
    /// Go to this place of the own menu.
    Menu(Vec<String>),
    /// Make this move.
    Confirm(Vec<String>),
    /// Take a seat.
    Join,
    /// Begin.
    Start,
    /// Open the own panel.
    Turn,
    /// See the table.
    Look,
    /// Take the last move back.
    Undo,
    /// Give the seat up, really.
    Resign,
    /// Give the table up, really.
    Cancel,
    /// Forget me, really.
    Forget,
}

impl Verb {
    const PLAIN: [(&'static str, Self); 8] = [
        ("@join", Self::Join),
        ("@start", Self::Start),
        ("@turn", Self::Turn),
        ("@look", Self::Look),
        ("@undo", Self::Undo),
        ("@resign", Self::Resign),
        ("@cancel", Self::Cancel),
        ("@forget", Self::Forget),
    ];

    fn write(&self) -> String {
        match self {
            Self::Menu(keys) => std::iter::once("m")
                .chain(keys.iter().map(String::as_str))
                .collect::<Vec<_>>()
                .join("."),
            Self::Confirm(keys) => std::iter::once("c")
                .chain(keys.iter().map(String::as_str))
                .collect::<Vec<_>>()
                .join("."),
            plain => {
                let found = Self::PLAIN.iter().find(|(_, verb)| verb == plain);
                found.map_or_else(String::new, |(word, _)| (*word).to_owned())
            }
        }
    }

    fn read(text: &str) -> Option<Self> {
        if let Some((_, verb)) = Self::PLAIN.iter().find(|(word, _)| *word == text) {
            return Some(verb.clone());
        }
        let mut keys = text.split('.');
        let kind = keys.next()?;
        let keys: Vec<String> = keys
            .filter(|key| !key.is_empty())
            .map(str::to_owned)
            .collect();
        match kind {
            "m" => Some(Self::Menu(keys)),
            "c" if !keys.is_empty() => Some(Self::Confirm(keys)),
            _ => None,
        }
    }
}

/// A parsed id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Control {
    /// The table.
    pub table: TableId,
    /// The moment it was offered at.
    pub seq: Seq,
    /// What is to be done.
    pub verb: Verb,
}

impl Control {
    /// An id.
    #[must_use]
    pub const fn new(table: TableId, seq: Seq, verb: Verb) -> Self {
        Self { table, seq, verb }
    }

    /// As text.
    #[must_use]
    pub fn write(&self) -> String {
        format!("v1|{}|{}|{}", self.table, self.seq, self.verb.write())
    }

    /// Reads what [`Control::write`] wrote; anything else is nothing.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        if text.chars().count() > MOST {
            return None;
        }
        let mut parts = text.split('|');
        let (version, table, seq, verb) =
            (parts.next()?, parts.next()?, parts.next()?, parts.next()?);
        if version != "v1" || parts.next().is_some() || !digits(table) || !digits(seq) {
            return None;
        }
        Some(Self {
            table: TableId(table.parse().ok().filter(|id| i64::try_from(*id).is_ok())?),
            seq: Seq(seq.parse().ok()?),
            verb: Verb::read(verb)?,
        })
    }
}

fn digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_round_trip_and_forged_ones_are_nothing() {
        let verbs = [
            Verb::Menu(vec![]),
            Verb::Menu(vec!["A1".into(), "lion".into()]),
            Verb::Confirm(vec!["pass".into()]),
            Verb::Join,
            Verb::Undo,
            Verb::Forget,
        ];
        for verb in verbs {
            let control = Control::new(TableId(7), Seq(12), verb);
            assert_eq!(Control::read(&control.write()), Some(control));
        }
        for bad in [
            "",
            "v1",
            "v2|1|0|m",
            "v1|1|0|",
            "v1|-1|0|m",
            "v1|1|+0|m",
            "v1|1|0|m|x",
            "v1|1|0|x.y",
            "v1|99999999999999999999|0|m",
            "v1|9223372036854775808|0|m",
            "v1|1|4294967296|m",
            "v1|1|0|c",
            "v1|x|0|@join",
        ] {
            assert_eq!(Control::read(bad), None, "{bad}");
        }
        assert_eq!(
            Control::read(&format!("v1|1|0|m.{}", "x".repeat(100))),
            None
        );
    }
}
