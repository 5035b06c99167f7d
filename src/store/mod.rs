//! The store: one SQLite file. SQL lives in this module and nowhere else.
//!
//! One writer connection, so that transactions never wait for each other inside the process, a few
//! read-only ones, and one that carries the log over. Truth is the journal; snapshots are a cache; what
//! is to be said on Discord waits in the outbox and leaves it only when Discord has it.

mod checkpoint;
mod clocks;
mod dossier;
mod due;
mod habits;
mod journal;
mod open;
mod outbox;
mod people;
mod plans;
mod results;
mod seats;
mod shown;
mod tables;
mod tenures;
mod undone;
mod vitals;
mod votes;

use std::fs::File;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use sqlx::{Sqlite, SqlitePool, Transaction};
use tokio::sync::Notify;

pub use clocks::ClockRow;
pub use due::{DueKey, DueRow};
pub use habits::{HabitRow, MOST_LEAVE};
pub use journal::{JournalRow, Snapshot};
pub use open::{Closed, Reason};
pub use outbox::{Parcel, Place};
pub use people::{Dm, GuildRow, UserRow};
pub use plans::{Order, PlanRow};
pub use results::ResultRow;
pub use seats::SeatRow;
use shown::Looks;
pub use shown::{Eyes, Showing, Shown};
pub use tables::{NewTable, Pause, Stage, TableRow};
pub use tenures::TenureRow;
pub use undone::{Branch, TakebackRow};
pub use vitals::Vitals;
pub use votes::VoteRow;

use crate::clock::{Clock, Millis};
use crate::crash;
use crate::fault::{self, Fault};

/// Between two tries to begin a write while another program holds the file.
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
    looks: Looks,
    _lock: Arc<File>,
}

/// One write transaction; dropped without [`Tx::commit`] nothing happened.
pub struct Tx {
    inner: Transaction<'static, Sqlite>,
    now: Millis,
    posted: Arc<Notify>,
    wrote_outbox: bool,
    scheduled: Arc<Notify>,
    wrote_due: bool,
    looks: Looks,
}

impl Store {
    /// Now, by the store's clock.
    #[must_use]
    pub fn now(&self) -> Millis {
        self.clock.now()
    }

    /// Rings whenever something new waits in the outbox, or looks wait to be written.
    #[must_use]
    pub fn posted(&self) -> Arc<Notify> {
        Arc::clone(&self.posted)
    }

    /// Rings whenever something new is to happen at a certain time.
    #[must_use]
    pub fn scheduled(&self) -> Arc<Notify> {
        Arc::clone(&self.scheduled)
    }

    /// The clock.
    #[must_use]
    pub fn clock(&self) -> &dyn Clock {
        &*self.clock
    }

    /// Begins a write; the write lock is taken at once.
    pub async fn write(&self) -> Result<Tx, Fault> {
        crash::point();
        let asked = Instant::now();
        let inner = loop {
            match self.begin().await {
                // Each waits from when it asked, not from when its turn in the queue came: behind
                // a lock held by another program nobody waits for the waits of those before.
                Err(error) if fault::is_busy(&error) && asked.elapsed() < open::BUSY => {
                    tokio::time::sleep(BETWEEN_TRIES).await;
                }
                begun => break begun?,
            }
        };
        crash::point();
        Ok(Tx {
            inner,
            now: self.clock.now(),
            posted: Arc::clone(&self.posted),
            wrote_outbox: false,
            scheduled: Arc::clone(&self.scheduled),
            wrote_due: false,
            looks: self.looks.clone(),
        })
    }

    async fn begin(&self) -> Result<Transaction<'static, Sqlite>, sqlx::Error> {
        const BEGIN: &str = "BEGIN IMMEDIATE";
        match self.writer.begin_with(BEGIN).await {
            Err(sqlx::Error::InvalidSavePointStatement | sqlx::Error::BeginFailed) => {
                // A full disk ends a transaction behind the library's back, which then believes for
                // ever that one is open: begin on a fresh connection.
                self.writer.acquire().await?.close().await?;
                self.writer.begin_with(BEGIN).await
            }
            begun => begun,
        }
    }

    /// SQLite's own check of the whole file; empty if all is well.
    pub async fn integrity(&self) -> Result<Vec<String>, Fault> {
        let rows: Vec<String> = sqlx::query_scalar("PRAGMA integrity_check")
            .fetch_all(&self.reader)
            .await?;
        Ok(rows.into_iter().filter(|row| row != "ok").collect())
    }

    /// A remembered word.
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
    /// When the transaction began.
    #[must_use]
    pub const fn now(&self) -> Millis {
        self.now
    }

    /// Makes everything durable, then rings for the outbox and the waker.
    pub async fn commit(self) -> Result<(), Fault> {
        crash::point();
        self.inner.commit().await?;
        crash::point();
        if self.wrote_outbox {
            self.posted.notify_one();
        }
        if self.wrote_due {
            self.scheduled.notify_one();
        }
        Ok(())
    }

    /// Remembers a word.
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
    /// Lets the file grow by this many pages at most, as a full disk would.
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
