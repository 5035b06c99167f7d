//! Reminders: halfway and as a last call, one message for all tables that are due.

use serde_json::Value;

use super::{Caller, DirectMessage, Job, Post, Refused, TableState, Tables, Trouble, Why};
use crate::clock::{HOUR, MINUTE, Millis};
use crate::id::{TableId, UserId};
use crate::store::{Dm, JobRow, Tx};

/// Reminders that are due within this time are sent together.
const TOGETHER: i64 = 15 * MINUTE;
/// The longest a reminder is put off.
const SNOOZE: i64 = 2 * HOUR;
/// How often a reminder may be put off in one turn.
const MOST_SNOOZES: u32 = 2;

impl Tables {
    /// A reminder is due. The person's other reminders that are due soon come with it.
    pub(super) async fn remind(&self, tx: &mut Tx, row: JobRow) -> Result<(), Trouble> {
        let (Some(table), Some(seat)) = (row.key.table, row.key.seat) else {
            return Ok(());
        };
        let state = TableState::load(tx, table).await?;
        let Some(user) = state.user(seat) else {
            return Ok(());
        };
        let now = tx.now();
        let time_preferences = tx.time_preferences(user).await?;
        if let Some(end) = time_preferences
            .quiet_until(now)
            .filter(|_| !state.row.pace.is_live())
        {
            tx.put_due(&row.key, end).await?;
            return Ok(());
        }
        let mut rows = vec![row];
        for other in tx.reminders_of(user, now.plus(TOGETHER)).await? {
            // A live table's last call must not come so early that it is meaningless.
            let near = other.at <= now || !self.is_live(tx, &other).await?;
            if near {
                tx.cancel_due(&other.key).await?;
                rows.push(other);
            }
        }
        self.say_reminder(tx, user, rows, Why::Time).await
    }

    /// After downtime: one message with everything that is waiting.
    pub(super) async fn catch_up(
        &self,
        tx: &mut Tx,
        user: UserId,
        why: Why,
    ) -> Result<(), Trouble> {
        let now = tx.now();
        if let Some(end) = tx.time_preferences(user).await?.quiet_until(now) {
            tx.set_due(Job::CatchUp(user), end).await?;
            return Ok(());
        }
        let mut rows = Vec::new();
        for other in tx.reminders_of(user, now.plus(HOUR)).await? {
            if !self.is_live(tx, &other).await? {
                tx.cancel_due(&other.key).await?;
                rows.push(other);
            }
        }
        self.say_reminder(tx, user, rows, why).await
    }

    async fn is_live(&self, tx: &mut Tx, row: &JobRow) -> Result<bool, Trouble> {
        let table = match row.key.table {
            Some(id) => tx.table(id).await?,
            None => None,
        };
        Ok(table.is_some_and(|row| row.pace.is_live()))
    }

    /// Sends one reminder for all of these, and marks the last calls among them.
    async fn say_reminder(
        &self,
        tx: &mut Tx,
        user: UserId,
        rows: Vec<JobRow>,
        why: Why,
    ) -> Result<(), Trouble> {
        let mut books: Vec<TableState> = Vec::new();
        let mut last = false;
        for row in rows {
            let (Some(table), Some(seat)) = (row.key.table, row.key.seat) else {
                continue;
            };
            let mut state = TableState::load(tx, table).await?;
            let Some(clock) = state
                .clocks
                .iter_mut()
                .find(|clock| clock.seat == seat && clock.running.is_some())
            else {
                continue;
            };
            match row.key.kind.as_str() {
                "last" => (clock.warned, last) = (true, true),
                "snooze" => clock.snoozed += 1,
                _ => {}
            }
            tx.put_clock(table, clock).await?;
            books.push(state);
        }
        let first = match (books.first(), why) {
            (Some(state), _) => state.row.id,
            (None, Why::Time) => return Ok(()),
            (None, _) => TableId(0),
        };
        let known = tx.user(user).await?;
        if known.is_some_and(|known| known.dm == Dm::Closed) {
            for state in books {
                let seat = state.seat_of(user);
                let side = seat.map_or_else(String::new, |seat| state.side_of(seat));
                let post = Post::Reminder { side, ping: user };
                tx.say_public(state.row.id, state.row.channel, &post)
                    .await?;
            }
            return Ok(());
        }
        let whisper = DirectMessage::Waiting { why, last };
        tx.say_private(first, user, &whisper).await?;
        Ok(())
    }

    /// Puts off the person's reminders. Returns until when.
    pub async fn snooze(&self, caller: &Caller) -> Result<Millis, Trouble> {
        let user = caller.user;
        let mut tx = self.store.write().await?;
        caller.take_effect_once(&mut tx, None).await?;
        let now = tx.now();
        let time_preferences = tx.time_preferences(user).await?;
        let mut next: Option<Millis> = None;
        for id in tx.playing_tables_of(user).await? {
            let state = TableState::load(&mut tx, id).await?;
            let clock = state.seat_of(user).and_then(|seat| state.clock(seat));
            let Some((clock, end)) =
                clock.and_then(|clock| clock.deadline().map(|end| (clock, end)))
            else {
                continue;
            };
            let left = end.since(now);
            if clock.snoozed >= MOST_SNOOZES || left < 4 * MINUTE {
                continue;
            }
            let at = now.plus((left / 2).min(SNOOZE));
            let at = time_preferences.quiet_until(at).unwrap_or(at);
            if at >= end {
                continue;
            }
            tx.set_due(Job::Snooze(id, clock.seat), at).await?;
            next = Some(next.map_or(at, |soonest| soonest.min(at)));
        }
        tx.commit().await?;
        next.ok_or_else(|| Refused::NoSnooze.into())
    }

    /// The person has no direct messages: their reminders go to the tables instead.
    pub async fn dm_closed(&self, tx: &mut Tx, user: UserId) -> Result<(), Trouble> {
        tx.set_dm(user, Dm::Closed, None).await?;
        let mut reminded = false;
        for what in tx.remove_items_of(user).await? {
            let whisper = serde_json::from_str::<DirectMessage<Value>>(&what);
            reminded |= matches!(whisper, Ok(DirectMessage::Waiting { .. }));
        }
        if !reminded {
            return Ok(());
        }
        for id in tx.playing_tables_of(user).await? {
            let state = TableState::load(tx, id).await?;
            let seat = state
                .seat_of(user)
                .filter(|seat| state.deadline(*seat).is_some());
            if let Some(seat) = seat {
                let side = state.side_of(seat);
                let post = Post::Reminder { side, ping: user };
                tx.say_public(id, state.row.channel, &post).await?;
            }
        }
        Ok(())
    }
}
