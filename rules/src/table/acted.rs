//! What an act did: as the outside gets it.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::dice::Seq;
use crate::seat::Seat;
use crate::told::{Hears, Told};

/// A fact told by an act, as the outside gets it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Fact {
    /// The seat that alone learns it; nobody for a public fact.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub only: Option<Seat>,
    /// The event, its code in `event`.
    #[serde(flatten)]
    pub event: Value,
}

/// An accepted act.
#[derive(Clone, Debug, PartialEq)]
pub struct Acted {
    /// The table's sequence number after it.
    pub seq: Seq,
    /// The action in canonical notation; private where the title hides choices.
    pub action: String,
    /// What was told.
    pub facts: Vec<Fact>,
    /// Rolled no dice and showed nobody anything hidden: may be taken back while nobody else acts.
    pub undoable: bool,
    /// Facts that touch what a heeding seat may have planned: whom, and which.
    pub concerns: Vec<(Seat, Fact)>,
}

/// Facts as the outside gets them.
pub(super) fn facts<E: Serialize>(told: Vec<Told<E>>) -> Vec<Fact> {
    told.iter().map(fact).collect()
}

/// A fact as the outside gets it.
pub(crate) fn fact<E: Serialize>(told: &Told<E>) -> Fact {
    Fact {
        only: match told.to {
            Hears::All => None,
            Hears::Only(seat) => Some(seat),
        },
        event: serde_json::to_value(&told.event).unwrap_or(Value::Null),
    }
}
