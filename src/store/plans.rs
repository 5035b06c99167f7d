//! Plans: what a seat wants done when its turn comes. Secret to everybody else.

use std::fmt;

use rules::seat::Seat;
use serde::{Deserialize, Serialize};

use super::engine::{query, query_as};
use super::{Store, Tx};
use crate::fault::Fault;
use crate::id::TableId;

/// An act and its conditions, written `ACT if CONDITION and CONDITION`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub struct Order {
    /// The act, in notation.
    pub act: String,
    /// Conditions of the title, all of which must hold.
    pub when: Vec<String>,
}

impl From<String> for Order {
    fn from(text: String) -> Self {
        let (act, when) = text.split_once(IF).unwrap_or((&text, ""));
        let when = when.split(AND).filter(|condition| !condition.is_empty());
        Self {
            act: act.into(),
            when: when.map(Into::into).collect(),
        }
    }
}

impl From<Order> for String {
    fn from(order: Order) -> Self {
        order.to_string()
    }
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.act)?;
        if !self.when.is_empty() {
            write!(f, "{IF}{}", self.when.join(AND))?;
        }
        Ok(())
    }
}

const IF: &str = " if ";
const AND: &str = " and ";

/// A seat's plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlanRow {
    /// Whose.
    pub seat: Seat,
    /// Acts in order, each with its fallbacks.
    pub queue: Vec<Vec<Order>>,
    /// The chapter (round) of the title that the queue was written for.
    pub chapter: u16,
    /// Pass whenever the seat can pass.
    pub passing: bool,
    /// The queue is sealed: its owner is done.
    pub sealed: bool,
}

struct Raw {
    seat: i64,
    queue: String,
    chapter: i64,
    passing: i64,
    sealed: i64,
}

impl Raw {
    fn row(self) -> Result<PlanRow, Fault> {
        let broken = || Fault::new("store", &"a plan that cannot be read");
        Ok(PlanRow {
            seat: usize::try_from(self.seat)
                .ok()
                .and_then(Seat::new)
                .ok_or_else(broken)?,
            queue: serde_json::from_str(&self.queue).map_err(|_| broken())?,
            chapter: u16::try_from(self.chapter).map_err(|_| broken())?,
            passing: self.passing != 0,
            sealed: self.sealed != 0,
        })
    }
}

macro_rules! select {
    ($self:expr, $fetch:ident, $id:expr) => {
        query_as!(
            $self,
            $fetch,
            Raw,
            "SELECT seat, queue, chapter, passing, sealed FROM plans
             WHERE table_id = $1 ORDER BY seat",
            $id
        )
    };
}

impl Store {
    /// The plans of a table.
    pub async fn plans(&self, table: TableId) -> Result<Vec<PlanRow>, Fault> {
        let id = table.db();
        let raw = select!(self, fetch_all, id)?;
        raw.into_iter().map(Raw::row).collect()
    }
}

impl Tx {
    /// The plans of a table, as this transaction sees them.
    pub async fn plans(&mut self, table: TableId) -> Result<Vec<PlanRow>, Fault> {
        let id = table.db();
        let raw = select!(self, fetch_all, id)?;
        raw.into_iter().map(Raw::row).collect()
    }

    /// Writes a plan; an empty one that is not sealed is deleted.
    pub async fn put_plan(&mut self, table: TableId, row: &PlanRow) -> Result<(), Fault> {
        let id = table.db();
        let seat = i64::try_from(row.seat.index()).unwrap_or(0);
        if row.queue.is_empty() && !row.passing && !row.sealed {
            query!(
                self,
                "DELETE FROM plans WHERE table_id = $1 AND seat = $2",
                id,
                seat
            )?;
            return Ok(());
        }
        let queue = serde_json::to_string(&row.queue).map_err(|e| Fault::new("store", &e))?;
        let (passing, sealed) = (i64::from(row.passing), i64::from(row.sealed));
        let chapter = i64::from(row.chapter);
        query!(
            self,
            "INSERT INTO plans (table_id, seat, queue, chapter, passing, sealed)
             VALUES ($1, $2, $3, $4, $5, $6)
             ON CONFLICT (table_id, seat) DO UPDATE
             SET queue = excluded.queue, chapter = excluded.chapter, passing = excluded.passing,
                 sealed = excluded.sealed",
            id,
            seat,
            queue,
            chapter,
            passing,
            sealed
        )?;
        Ok(())
    }

    /// Deletes all plans of a table.
    pub async fn drop_plans(&mut self, table: TableId) -> Result<(), Fault> {
        let id = table.db();
        query!(self, "DELETE FROM plans WHERE table_id = $1", id)?;
        Ok(())
    }
}
