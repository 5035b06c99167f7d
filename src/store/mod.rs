//! The store: one SQLite file. SQL lives in this module and nowhere else.
//!
//! There is one writer connection, so that transactions never wait for each other inside the process,
//! a few read-only ones, and one for checkpoints. The journal is the truth and snapshots are a cache.
//! Messages to Discord wait in the outbox and leave it only when Discord has them.

mod checkpoint;
mod clocks;
mod compared;
mod job;
mod journal;
mod last_seen;
mod open;
mod outbox;
mod people;
mod plans;
mod results;
mod reviews;
mod seat_history;
mod seats;
mod store_health;
mod tables;
mod time_preferences;
mod undone;
mod user_export;
mod votes;

use std::fs::File;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use sqlx::{Sqlite, SqlitePool, Transaction};
use tokio::sync::Notify;

pub use clocks::ClockRow;
use compared::ComparedClocks;
pub(crate) use compared::{Both, TOLERANCE, gap};
pub use job::{JobKey, JobRow};
pub use journal::{JournalRow, Snapshot, noticed};
use last_seen::UnwrittenLooks;
pub use last_seen::{LastSeen, Showing, Viewer};
pub use open::{Closed, Reason};
pub use outbox::{Destination, Lane, OutboxItem, Urgency};
pub use people::{Dm, GuildRow, UserRow};
pub use plans::{Order, PlanRow};
pub use results::ResultRow;
pub use seat_history::SeatHistoryRow;
pub use seats::SeatRow;
pub use store_health::StoreHealth;
pub use tables::{Lifecycle, NewTable, Pause, TableRow};
pub use time_preferences::{MOST_LEAVE, TimePreferences};
pub use undone::{Branch, TakebackRow};
pub use votes::VoteRow;

use crate::clock::{Clock, Millis};
use crate::failpoint;
use crate::fault::{self, Fault};

/// The pause between two attempts to begin a write while another program holds the file.
const BETWEEN_TRIES: Duration = Duration::from_millis(20);

/// The open database.
#[derive(Clone)]
pub struct Store {
    writer: SqlitePool,
    reader: SqlitePool,
    keeper: SqlitePool,
    path: PathBuf,
    clock: Arc<dyn Clock>,
    posted: Arc<Notify>,
    scheduled: Arc<Notify>,
    thoughts_wanted: Arc<Notify>,
    looks: UnwrittenLooks,
    compared: ComparedClocks,
    _lock: Arc<File>,
}

/// One write transaction. If it is dropped without [`Tx::commit`], nothing has happened.
pub struct Tx {
    inner: Transaction<'static, Sqlite>,
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
        let asked = Instant::now();
        let inner = loop {
            match self.begin().await {
                // The time limit counts from the request, not from its turn in the queue, so that
                // behind a lock of another program the waits do not add up.
                Err(error) if fault::is_busy(&error) && asked.elapsed() < open::BUSY => {
                    tokio::time::sleep(BETWEEN_TRIES).await;
                }
                begun => break begun?,
            }
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

    async fn begin(&self) -> Result<Transaction<'static, Sqlite>, sqlx::Error> {
        const BEGIN: &str = "BEGIN IMMEDIATE";
        match self.writer.begin_with(BEGIN).await {
            Err(sqlx::Error::InvalidSavePointStatement | sqlx::Error::BeginFailed) => {
                // A full disk ends a transaction without the library noticing; it would believe
                // for ever that one is open. So begin on a fresh connection.
                self.writer.acquire().await?.close().await?;
                self.writer.begin_with(BEGIN).await
            }
            begun => begun,
        }
    }

    /// SQLite's own check of the whole file; empty if nothing is wrong.
    pub async fn integrity(&self) -> Result<Vec<String>, Fault> {
        let rows: Vec<String> = sqlx::query_scalar("PRAGMA integrity_check")
            .fetch_all(&self.reader)
            .await?;
        Ok(rows.into_iter().filter(|row| row != "ok").collect())
    }

    /// A stored value by its name.
    pub async fn meta(&self, key: &str) -> Result<Option<String>, Fault> {
        let row = sqlx::query_scalar!("SELECT value FROM meta WHERE key = ?", key);
        Ok(row.fetch_optional(&self.reader).await?)
    }

    /// Closes all connections.
    pub async fn close(&self) {
        self.keeper.close().await;
        self.reader.close().await;
        self.writer.close().await;
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
        let committed = self.inner.commit().await;
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
        sqlx::query!(
            "INSERT INTO meta (key, value) VALUES (?, ?)
             ON CONFLICT (key) DO UPDATE SET value = excluded.value",
            key,
            value
        )
        .execute(&mut *self.inner)
        .await?;
        Ok(())
    }
}

#[cfg(test)]
impl Store {
    /// Limits how many pages the file may grow by, as a full disk would.
    pub(crate) async fn room(&self, pages: i64) {
        let count: i64 = sqlx::query_scalar("PRAGMA page_count")
            .fetch_one(&self.writer)
            .await
            .unwrap();
        let limit = format!("PRAGMA max_page_count = {}", count + pages);
        sqlx::query(sqlx::AssertSqlSafe(limit))
            .execute(&self.writer)
            .await
            .unwrap();
    }
}

#[cfg(test)]
mod tests;
