//! What an act did, as the outside gets it.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::dice::Seq;
use crate::seat::Seat;
use crate::told::{Hears, Told};

/// Everything an act or an opening told, in the order it happened. There is no way to an event but by
/// saying who listens: what one seat learns is not easily taken for what everybody does.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Account(Vec<Fact>);

/// One fact, its code in `event`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Fact {
    /// The seat that alone learns it; nobody for a public fact.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    only: Option<Seat>,
    #[serde(flatten)]
    event: Value,
}

impl Fact {
    fn to(&self) -> Hears {
        self.only.map_or(Hears::All, Hears::Only)
    }
}

impl Account {
    pub(crate) fn of<E: Serialize>(told: &[Told<E>]) -> Self {
        let each = told.iter().map(|told| Fact {
            only: match told.to {
                Hears::All => None,
                Hears::Only(seat) => Some(seat),
            },
            event: json(&told.event),
        });
        Self(each.collect())
    }

    /// What everybody learns.
    pub fn public(&self) -> impl Iterator<Item = &Value> {
        self.heard(None).map(|(_, event)| event)
    }

    /// What this seat learns and nobody else.
    pub fn alone(&self, seat: Seat) -> impl Iterator<Item = &Value> {
        let own = self.0.iter().filter(move |fact| fact.only == Some(seat));
        own.map(|fact| &fact.event)
    }

    /// What a listener learns, a seat or the public.
    pub fn heard(&self, by: Option<Seat>) -> impl Iterator<Item = (Hears, &Value)> {
        self.everything()
            .filter(move |(to, _)| *to == Hears::All || by.map(Hears::Only) == Some(*to))
    }

    /// Everything, secrets included: for records and proofs, never for players.
    pub fn everything(&self) -> impl Iterator<Item = (Hears, &Value)> {
        self.0.iter().map(|fact| (fact.to(), &fact.event))
    }

    /// Adds what was told later.
    pub fn add(&mut self, later: Self) {
        self.0.extend(later.0);
    }
}

/// An event as the outside gets it.
pub(crate) fn json<E: Serialize>(event: &E) -> Value {
    serde_json::to_value(event).unwrap_or(Value::Null)
}

/// An accepted act.
#[derive(Clone, Debug, PartialEq)]
pub struct Acted {
    /// The table's sequence number after it.
    pub seq: Seq,
    /// The action in canonical notation; private where the title hides choices.
    pub action: String,
    /// What was told.
    pub facts: Account,
    /// Rolled no dice and showed nobody anything hidden: may be taken back while nobody else acts.
    pub undoable: bool,
    /// Events that touch what a heeding seat may have planned: whom, and which. Each seat heard its own.
    pub concerns: Vec<(Seat, Value)>,
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_listener_hears_what_is_told_to_all_and_to_it() {
        let (one, two) = (Seat::FIRST, Seat::FIRST.next(2));
        let told = |to, event| Told { to, event };
        let mut account = Account::of(&[
            told(Hears::All, "drew"),
            told(Hears::Only(one), "ship"),
            told(Hears::Only(two), "swap"),
        ]);
        account.add(Account::of(&[told(Hears::All, "done")]));
        assert_eq!(account.public().collect::<Vec<_>>(), ["drew", "done"]);
        assert_eq!(account.alone(two).collect::<Vec<_>>(), ["swap"]);
        let heard: Vec<_> = account.heard(Some(one)).collect();
        let due = [
            (Hears::All, &json!("drew")),
            (Hears::Only(one), &json!("ship")),
            (Hears::All, &json!("done")),
        ];
        assert_eq!(heard, due);
        assert!(account.heard(None).all(|(to, _)| to == Hears::All));
        assert_eq!(account.everything().count(), 4);
    }
}
