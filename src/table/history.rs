//! History: what a seat has seen, the export, and the check of everything written down.

use rules::record::{Journal, Record};
use rules::seat::Seat;
use serde_json::Value;

use super::book::hash;
use super::{Book, Refused, Tables, Trouble};
use crate::clock::Millis;
use crate::fault::Fault;
use crate::id::{TableId, UserId};
use crate::store::Stage;

/// One act as a listener learned of it.
#[derive(Clone, Debug, PartialEq)]
pub struct LogLine {
    /// When; nothing for the opening.
    pub at: Option<Millis>,
    /// The facts this listener may know, each with whether it was told to them alone.
    pub events: Vec<(Value, bool)>,
}

impl Tables {
    /// The table's past as a person may know it: public facts, and those told to their seat.
    pub async fn log(&self, id: TableId, user: UserId) -> Result<(Book, Vec<LogLine>), Trouble> {
        let book = self.book(id).await?;
        if matches!(book.row.stage, Stage::Lobby) {
            return Err(Refused::NotStarted.into());
        }
        let seat = book.seat_of(user);
        let hears = |only: Option<Seat>| only.is_none() || only == seat;
        let line = |at, facts: &[rules::table::Fact]| LogLine {
            at,
            events: facts
                .iter()
                .filter(|fact| hears(fact.only))
                .map(|fact| (fact.event.clone(), fact.only.is_some()))
                .collect(),
        };
        let (mut table, opened) = book.open()?;
        let mut lines = vec![line(None, &opened)];
        for act in self.store.acts(id).await? {
            let acted = table.act(act.seat, &act.action)?;
            lines.push(line(Some(act.at), &acted.facts));
        }
        Ok((book, lines))
    }

    /// The whole record of a finished table, seed included, for everybody.
    pub async fn export(&self, id: TableId) -> Result<Record, Trouble> {
        let book = self.book(id).await?;
        match book.row.stage {
            Stage::Lobby => return Err(Refused::NotStarted.into()),
            Stage::Playing => return Err(Refused::StillRunning.into()),
            Stage::Over | Stage::Cancelled => {}
        }
        let mut journal = Journal::open(&book.opening())?;
        for act in self.store.acts(id).await? {
            journal.act(act.seat, &act.action)?;
        }
        Ok(journal.record().clone())
    }

    /// Replays a table's journal and compares hashes, sequence number and snapshot with it.
    pub async fn check(&self, id: TableId) -> Result<(), Fault> {
        let wrong = |what: &str| Fault::new("doctor", &format_args!("table {id}: {what}"));
        let book = self.book(id).await.map_err(|_| wrong("cannot be read"))?;
        let acts = self.store.acts(id).await?;
        if book.row.seq == 0 && acts.is_empty() && book.row.stage == Stage::Cancelled {
            return Ok(());
        }
        let table = book.replay(&acts).map_err(|trouble| match trouble {
            Trouble::Fault(fault) => fault,
            Trouble::Refused(_) => wrong("cannot be opened"),
        })?;
        table
            .check()
            .map_err(|_| wrong("breaks a rule's invariant"))?;
        if table.seq().0 != book.row.seq {
            return Err(wrong("the journal's length differs from the table's"));
        }
        let shot = self
            .store
            .snapshot(id)
            .await?
            .ok_or_else(|| wrong("no snapshot"))?;
        if shot.seq != table.seq()
            || shot.state != table.snapshot()
            || shot.hash != hash(&shot.state)
        {
            return Err(wrong("the snapshot differs from the journal"));
        }
        Ok(())
    }
}
