//! The store: one SQLite file, or one database of a PostgreSQL server. SQL lives in this module and
//! nowhere else, and nothing outside of it can tell which of the two is there.
//!
//! One transaction writes at a time. The journal is the truth and snapshots are a cache. Messages to
//! Discord wait in the outbox and leave it only when Discord has them.

mod address;
mod checkpoint;
mod clocks;
mod compared;
mod engine;
mod job;
mod journal;
mod last_seen;
mod open;
mod outbox;
mod people;
mod plans;
mod postgres;
mod results;
mod reviews;
mod seat_history;
mod seats;
mod sqlite;
mod store_health;
mod tables;
mod time_preferences;
mod transfer;
mod undone;
mod user_export;
mod votes;

use std::sync::Arc;

use tokio::sync::Notify;

pub use address::{BadAddress, DatabaseAddress, ServerAddress};
pub use clocks::ClockRow;
use compared::ComparedClocks;
pub(crate) use compared::{Both, TOLERANCE, gap};
use engine::{Engine, Writing, query, query_scalar};
pub use job::{JobKey, JobRow};
pub use journal::{JournalRow, Snapshot, noticed};
use last_seen::UnwrittenLooks;
pub use last_seen::{LastSeen, Showing, Viewer};
pub use open::{Closed, Reason};
pub use outbox::{Destination, Lane, OutboxItem, Urgency};
pub use people::{Dm, GuildRow, UserRow};
pub use plans::{Order, PlanRow};
use postgres::PostgresPools;
#[cfg(feature = "failpoints")]
pub(crate) use postgres::WRITER;
pub use results::ResultRow;
pub use seat_history::SeatHistoryRow;
pub use seats::SeatRow;
use sqlite::SqlitePools;
pub use store_health::StoreHealth;
pub use tables::{Lifecycle, NewTable, Pause, TableRow};
pub use time_preferences::{MOST_LEAVE, TimePreferences};
pub use undone::{Branch, TakebackRow};
pub use votes::VoteRow;

use crate::clock::{Clock, Millis};
use crate::failpoint;
use crate::fault::Fault;

/// The open database.
#[derive(Clone)]
pub struct Store {
    pools: Engine<SqlitePools, PostgresPools>,
    clock: Arc<dyn Clock>,
    posted: Arc<Notify>,
    scheduled: Arc<Notify>,
    thoughts_wanted: Arc<Notify>,
    looks: UnwrittenLooks,
    compared: ComparedClocks,
}

/// One write transaction. If it is dropped without [`Tx::commit`], nothing has happened.
pub struct Tx {
    inner: Writing,
    now: Millis,
    wall: Millis,
    posted: Arc<Notify>,
    wrote_outbox: bool,
    scheduled: Arc<Notify>,
    thoughts_wanted: Arc<Notify>,
    wrote_due: bool,
    looks: UnwrittenLooks,
    compared: ComparedClocks,
    newly_compared: Option<Both>,
}

impl Store {
    /// The current time by the store's clock.
    #[must_use]
    pub fn now(&self) -> Millis {
        self.clock.now()
    }

    /// Notifies when something new is in the outbox, or when there are looks to write.
    #[must_use]
    pub fn posted(&self) -> Arc<Notify> {
        Arc::clone(&self.posted)
    }

    /// Notifies when a job was added or changed.
    #[must_use]
    pub fn scheduled(&self) -> Arc<Notify> {
        Arc::clone(&self.scheduled)
    }

    /// Notifies the same: somebody may have to think.
    #[must_use]
    pub fn thoughts_wanted(&self) -> Arc<Notify> {
        Arc::clone(&self.thoughts_wanted)
    }

    /// The clock.
    #[must_use]
    pub fn clock(&self) -> &dyn Clock {
        &*self.clock
    }

    /// Begins a write and takes the write lock at once.
    pub async fn write(&self) -> Result<Tx, Fault> {
        failpoint::hit();
        let inner = match &self.pools {
            Engine::Sqlite(pools) => Engine::Sqlite(pools.begin().await?),
            Engine::Postgres(pools) => Engine::Postgres(pools.begin().await?),
        };
        failpoint::hit();
        Ok(Tx {
            inner,
            now: self.compared.steady(&*self.clock),
            wall: self.clock.now(),
            posted: Arc::clone(&self.posted),
            wrote_outbox: false,
            scheduled: Arc::clone(&self.scheduled),
            thoughts_wanted: Arc::clone(&self.thoughts_wanted),
            wrote_due: false,
            looks: self.looks.clone(),
            compared: self.compared.clone(),
            newly_compared: None,
        })
    }

    /// The engine's own check of everything stored; empty if nothing is wrong.
    pub async fn integrity(&self) -> Result<Vec<String>, Fault> {
        Ok(match &self.pools {
            Engine::Sqlite(pools) => pools.integrity().await?,
            Engine::Postgres(pools) => pools.integrity().await?,
        })
    }

    /// A stored value by its name.
    pub async fn meta(&self, key: &str) -> Result<Option<String>, Fault> {
        let row = query_scalar!(
            self,
            fetch_optional,
            "SELECT value FROM meta WHERE key = $1",
            key
        )?;
        Ok(row)
    }

    /// Closes all connections.
    pub async fn close(&self) {
        match &self.pools {
            Engine::Sqlite(pools) => pools.close().await,
            Engine::Postgres(pools) => pools.close().await,
        }
    }
}

impl Tx {
    /// When the transaction began, by the clocks as they were last compared.
    #[must_use]
    pub const fn now(&self) -> Millis {
        self.now
    }

    /// Makes everything durable, then notifies the outbox and the scheduler.
    pub async fn commit(self) -> Result<(), Fault> {
        failpoint::hit();
        // Before the commit: the next transaction can begin as soon as this one ends.
        let newly = self.newly_compared;
        let before = newly.map(|both| self.compared.replace(Some(both)));
        let committed = match self.inner {
            Engine::Sqlite(inner) => inner.commit().await,
            Engine::Postgres(inner) => inner.commit().await,
        };
        if let (Err(_), Some(before)) = (&committed, before) {
            self.compared.replace(before);
        }
        committed?;
        failpoint::hit();
        if self.wrote_outbox {
            self.posted.notify_one();
        }
        if self.wrote_due {
            self.scheduled.notify_one();
            self.thoughts_wanted.notify_one();
        }
        Ok(())
    }

    /// Stores a value under a name.
    pub async fn set_meta(&mut self, key: &str, value: &str) -> Result<(), Fault> {
        query!(
            self,
            "INSERT INTO meta (key, value) VALUES ($1, $2)
             ON CONFLICT (key) DO UPDATE SET value = excluded.value",
            key,
            value
        )?;
        Ok(())
    }
}

#[cfg(test)]
impl Store {
    /// Limits how many pages the file may grow by, as a full disk would.
    pub(crate) async fn room(&self, pages: i64) {
        let Engine::Sqlite(pools) = &self.pools else {
            return;
        };
        let count: i64 = sqlx::query_scalar("PRAGMA page_count")
            .fetch_one(&pools.writer)
            .await
            .unwrap();
        let limit = format!("PRAGMA max_page_count = {}", count + pages);
        sqlx::query(sqlx::AssertSqlSafe(limit))
            .execute(&pools.writer)
            .await
            .unwrap();
    }
}

#[cfg(test)]
mod tests;
