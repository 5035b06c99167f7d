//! What falls due at tables and for people, and doing it: one transaction takes the row out, does the thing and
//! writes what is to be said, so that a crash neither loses nor repeats it.

use rules::seat::Seat;

use super::settle::Burst;
use super::{Tables, Trouble, Why};
use crate::clock::{MINUTE, Millis, SECOND};
use crate::fault::Fault;
use crate::id::{TableId, UserId};
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
    /// A seat's time runs out.
    Turn(TableId, Seat),
    /// Half of a turn's time is over.
    Half(TableId, Seat),
    /// A turn's time is nearly over.
    Last(TableId, Seat),
    /// A reminder that was put off comes again.
    Snooze(TableId, Seat),
    /// A vote ends.
    Vote(TableId),
    /// A pause ends.
    Resume(TableId),
    /// A deserted table ends.
    Desert(TableId),
    /// A person learns what waits after a time in which the bot did not run.
    CatchUp(UserId),
    /// A person gets the daily digest.
    Digest(UserId),
    /// A person's absence ends.
    Back(UserId),
}

impl Due {
    /// The key of its row.
    #[must_use]
    pub fn key(self) -> DueKey {
        let table = |kind, table| (kind, Some(table), None, None);
        let seat = |kind, table, seat| (kind, Some(table), Some(seat), None);
        let user = |kind, user| (kind, None, None, Some(user));
        let (kind, table, seat, user): (&str, _, _, _) = match self {
            Self::Lobby(id) => table("lobby", id),
            Self::Turn(id, at) => seat("turn", id, at),
            Self::Half(id, at) => seat("half", id, at),
            Self::Last(id, at) => seat("last", id, at),
            Self::Snooze(id, at) => seat("snooze", id, at),
            Self::Vote(id) => table("vote", id),
            Self::Resume(id) => table("resume", id),
            Self::Desert(id) => table("desert", id),
            Self::CatchUp(id) => user("catch-up", id),
            Self::Digest(id) => user("digest", id),
            Self::Back(id) => user("back", id),
            Self::Order(id, at) => seat("order", id, at),
            Self::Takeback(id) => table("takeback", id),
        };
        DueKey {
            kind: kind.into(),
            table,
            seat,
            user,
        }
    }

    /// The thing of a row; nothing for a row this version does not know.
    fn read(row: &DueRow) -> Option<Self> {
        let key = &row.key;
        Some(match key.kind.as_str() {
            "lobby" => Self::Lobby(key.table?),
            "turn" => Self::Turn(key.table?, key.seat?),
            "half" => Self::Half(key.table?, key.seat?),
            "last" => Self::Last(key.table?, key.seat?),
            "snooze" => Self::Snooze(key.table?, key.seat?),
            "vote" => Self::Vote(key.table?),
            "resume" => Self::Resume(key.table?),
            "desert" => Self::Desert(key.table?),
            "catch-up" => Self::CatchUp(key.user?),
            "digest" => Self::Digest(key.user?),
            "back" => Self::Back(key.user?),
            "order" => Self::Order(key.table?, key.seat?),
            "takeback" => Self::Takeback(key.table?),
            _ => return None,
        })
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
            Some(Due::Turn(table, seat)) => self.strike(&mut tx, table, seat).await?,
            Some(Due::Half(..) | Due::Last(..) | Due::Snooze(..)) => {
                self.remind(&mut tx, row).await?;
            }
            Some(Due::Vote(table)) => self.close_vote(&mut tx, table).await?,
            Some(Due::Resume(table)) => self.resume(&mut tx, table).await?,
            Some(Due::Desert(table)) => self.desert(&mut tx, table).await?,
            Some(Due::CatchUp(user)) => self.catch_up(&mut tx, user, Why::Downtime).await?,
            Some(Due::Digest(user)) => self.digest(&mut tx, user).await?,
            Some(Due::Back(user)) => self.come_home(&mut tx, user).await?,
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
