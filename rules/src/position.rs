//! Written positions: what every title needs to read one, and to say where it is wrong.

use std::fmt::Display;

use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::json;
use crate::seat::Seat;
use crate::title::Misplaced;

/// Reads the fields of a position. The first that cannot be read is named by its path.
pub(crate) fn read<P: DeserializeOwned>(position: &Value) -> Result<P, Misplaced> {
    json::read(position).map_err(|e| wrong(format!("position.{}", e.at), e.what))
}

/// What is wrong, and where.
pub(crate) fn wrong(at: impl Into<String>, what: impl Into<String>) -> Misplaced {
    Misplaced {
        at: at.into(),
        what: what.into(),
    }
}

/// The seat a side was found in; a position must not name a side that nobody plays.
pub(crate) fn seated(found: Option<Seat>, side: impl Display, at: &str) -> Result<Seat, Misplaced> {
    found.ok_or_else(|| wrong(at, format!("{side} does not sit at this table")))
}
