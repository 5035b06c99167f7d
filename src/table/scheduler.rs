//! The scheduler: sleeps until the next job falls due, and does it. One transaction takes the row out, does
//! the thing and writes what is to be said, so that a crash neither loses nor repeats it.

use std::time::Duration;

use tokio::task::JoinError;

use super::{Downtime, Job, TableState, Tables, Trouble, Why};
use crate::clock::{MINUTE, Millis, SECOND};
use crate::fault::Fault;
use crate::metrics::METRICS;
use crate::store::JobRow;

/// The longest pause after a job that failed.
const LONGEST_PAUSE: i64 = 10 * MINUTE;

/// Does every job when it is due; never returns.
pub async fn run(tables: Tables) {
    let scheduled = tables.store().scheduled();
    let mut downtime = Downtime::default();
    loop {
        METRICS.scheduler_at.set_now();
        // First of all, because after a clock jump a job could seem due too early.
        let woken = match downtime.beat(&tables).await {
            Ok(now) => tables.wake(now).await,
            Err(fault) => Err(fault),
        };
        let nap = match woken {
            Ok(Woken::Done) => continue,
            Ok(Woken::Until(at)) => {
                let clock = tables.store().clock();
                let left = at.map_or(i64::MAX, |at| at.since(clock.now()).max(0));
                Duration::from_millis(left.unsigned_abs()).min(clock.longest_nap())
            }
            Err(_) => Duration::from_secs(1),
        };
        let _ = tokio::time::timeout(nap, scheduled.notified()).await;
    }
}

/// Whether something was due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Woken {
    /// One job was done or put off; there may be more.
    Done,
    /// Nothing is due before then; nothing at all if there is no time.
    Until(Option<Millis>),
}

impl Tables {
    /// Does the job that is due first, if it was due at the moment for which the clocks were compared. The
    /// wall clock may have jumped since.
    pub async fn wake(&self, now: Millis) -> Result<Woken, Fault> {
        let thoughts = !self.thinking.takes_time();
        let Some(row) = self.store.next_due(thoughts).await? else {
            return Ok(Woken::Until(None));
        };
        if row.at > now {
            return Ok(Woken::Until(Some(row.at)));
        }
        if Job::read(&row).is_some_and(Job::is_thinking) {
            self.do_thinking(&row, 1).await?;
            return Ok(Woken::Done);
        }
        let (tables, id) = (self.clone(), row.id);
        // A panic in one table's rules must not stop the clocks of all others.
        let done = tokio::spawn(async move { tables.happen(id).await }).await;
        self.tidy(&row, done).await?;
        Ok(Woken::Done)
    }

    /// Does a job for which somebody has to think, while `shared` tables share the budget.
    pub(super) async fn do_thinking(&self, row: &JobRow, shared: u32) -> Result<(), Fault> {
        let (tables, job) = (self.clone(), row.clone());
        let done = tokio::spawn(async move { tables.think(&job, shared).await }).await;
        self.tidy(row, done).await
    }

    /// Removes a job that can no longer be done, and puts one off that failed.
    async fn tidy(
        &self,
        row: &JobRow,
        done: Result<Result<(), Trouble>, JoinError>,
    ) -> Result<(), Fault> {
        let id = row.id;
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
        Ok(())
    }

    async fn happen(&self, id: i64) -> Result<(), Trouble> {
        let mut tx = self.store.write().await?;
        let Some(row) = tx.take_due(id).await? else {
            return Ok(());
        };
        match Job::read(&row) {
            Some(Job::Lobby(table)) => {
                let state = TableState::load(&mut tx, table).await?;
                self.close_lobby(&mut tx, state).await?;
            }
            Some(Job::Order(table, seat)) => self.order_due(&mut tx, table, seat).await?,
            Some(Job::Takeback(table)) => self.takeback_due(&mut tx, table).await?,
            Some(Job::Turn(table, seat)) => self.time_out(&mut tx, table, seat, None).await?,
            Some(Job::Half(..) | Job::Last(..) | Job::Snooze(..)) => {
                self.remind(&mut tx, row).await?;
            }
            Some(Job::Vote(table)) => self.close_vote(&mut tx, table).await?,
            Some(Job::Resume(table)) => self.resume(&mut tx, table).await?,
            Some(Job::Desert(table)) => self.desert(&mut tx, table).await?,
            Some(Job::CatchUp(user)) => self.catch_up(&mut tx, user, Why::Downtime).await?,
            Some(Job::Digest(user)) => self.digest(&mut tx, user).await?,
            Some(Job::Back(user)) => self.come_home(&mut tx, user).await?,
            // Done without a transaction that waits for it.
            Some(Job::Think(_) | Job::Forfeit(..) | Job::Review(..)) => return Ok(()),
            None => tracing::warn!(?row.key, "nobody knows what this is"),
        }
        tx.commit().await?;
        Ok(())
    }
}

/// One second, doubled with every attempt.
fn pause(tries: u32) -> i64 {
    SECOND.saturating_mul(1 << tries.min(12)).min(LONGEST_PAUSE)
}
