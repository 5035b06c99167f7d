//! What falls due at tables, and doing it: one transaction takes the row out, does the thing and
//! writes what is to be said, so that a crash neither loses nor repeats it.

use rules::seat::Seat;

use super::settle::Burst;
use super::{Tables, Trouble};
use crate::clock::{MINUTE, Millis, SECOND};
use crate::fault::Fault;
use crate::id::TableId;
use crate::store::{DueKey, DueRow, Tx};

/// The longest pause after a thing that could not be done.
const LONGEST_PAUSE: i64 = 10 * MINUTE;

/// A thing that is to happen at a certain time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    /// A lobby nobody began closes.
    Lobby(TableId),
    /// A seat's order is carried out.
    Order(TableId, Seat),
    /// A request to take acts back closes.
    Takeback(TableId),
}

impl Due {
    /// The key of its row.
    #[must_use]
    pub fn key(self) -> DueKey {
        let (kind, table, seat): (_, _, Option<Seat>) = match self {
            Self::Lobby(table) => ("lobby", table, None),
            Self::Order(table, seat) => ("order", table, Some(seat)),
            Self::Takeback(table) => ("takeback", table, None),
        };
        DueKey {
            kind: kind.into(),
            table: Some(table),
            seat,
            user: None,
        }
    }

    /// The thing of a row; nothing for a row this version does not know.
    fn read(row: &DueRow) -> Option<Self> {
        match (row.key.kind.as_str(), row.key.table) {
            ("lobby", Some(table)) => Some(Self::Lobby(table)),
            ("order", Some(table)) => row.key.seat.map(|seat| Self::Order(table, seat)),
            ("takeback", Some(table)) => Some(Self::Takeback(table)),
            _ => None,
        }
    }
}

impl Tx {
    /// Lets a thing happen then, instead of whenever it was to.
    pub async fn set_due(&mut self, due: Due, at: Millis) -> Result<(), Fault> {
        self.put_due(&due.key(), at).await
    }

    /// Lets a thing not happen.
    pub async fn drop_due(&mut self, due: Due) -> Result<(), Fault> {
        self.cancel_due(&due.key()).await
    }
}

/// Whether something was due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Woken {
    /// One thing was done, or put off; there may be more.
    Done,
    /// Nothing is due before this, if anything is to come.
    Until(Option<Millis>),
}

impl Tables {
    /// Does the one thing that fell due first, if it is time.
    pub async fn wake(&self) -> Result<Woken, Fault> {
        let Some(row) = self.store.next_due().await? else {
            return Ok(Woken::Until(None));
        };
        if row.at > self.store.now() {
            return Ok(Woken::Until(Some(row.at)));
        }
        let (tables, id) = (self.clone(), row.id);
        // A panic in one table's rules must not stop the clocks of all others.
        let done = tokio::spawn(async move { tables.happen(id).await }).await;
        match done {
            Ok(Ok(())) => {}
            // It can no longer happen: the table is over, the seat is gone.
            Ok(Err(Trouble::Refused(refused))) => {
                tracing::debug!(?row.key, %refused, "moot");
                let mut tx = self.store.write().await?;
                tx.take_due(id).await?;
                tx.commit().await?;
            }
            Ok(Err(Trouble::Fault(_))) | Err(_) => {
                tracing::error!(?row.key, tries = row.tries, "could not be done; put off");
                let mut tx = self.store.write().await?;
                tx.put_off_due(id, pause(row.tries)).await?;
                tx.commit().await?;
            }
        }
        Ok(Woken::Done)
    }

    async fn happen(&self, id: i64) -> Result<(), Trouble> {
        let mut tx = self.store.write().await?;
        let Some(row) = tx.take_due(id).await? else {
            return Ok(());
        };
        match Due::read(&row) {
            Some(Due::Lobby(table)) => {
                let book = Burst::book(&mut tx, table).await?;
                self.close_lobby(&mut tx, book).await?;
            }
            Some(Due::Order(table, seat)) => self.order_due(&mut tx, table, seat).await?,
            Some(Due::Takeback(table)) => self.takeback_due(&mut tx, table).await?,
            None => tracing::warn!(?row.key, "nobody knows what this is"),
        }
        tx.commit().await?;
        Ok(())
    }
}

/// A second, doubled with every attempt.
fn pause(tries: u32) -> i64 {
    SECOND.saturating_mul(1 << tries.min(12)).min(LONGEST_PAUSE)
}
