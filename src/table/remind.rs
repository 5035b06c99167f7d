//! Reminders: at half time and as a last call, one message for all tables that want one by then.

use super::settle::Burst;
use super::{Book, Due, Post, Refused, Tables, Trouble, Whisper, Why};
use crate::clock::{HOUR, MINUTE, Millis};
use crate::id::{InteractionId, TableId, UserId};
use crate::store::{Dm, DueRow, Tx};

/// Reminders that would come within this time come together.
const TOGETHER: i64 = 15 * MINUTE;
/// The longest a reminder is put off.
const SNOOZE: i64 = 2 * HOUR;
/// How often a reminder may be put off in one turn.
const MOST_SNOOZES: u32 = 2;

impl Tables {
    /// A reminder fell due. The person's others that are near come along.
    pub(super) async fn remind(&self, tx: &mut Tx, row: DueRow) -> Result<(), Trouble> {
        let (Some(table), Some(seat)) = (row.key.table, row.key.seat) else {
            return Ok(());
        };
        let book = Burst::book(tx, table).await?;
        let Some(user) = book.user(seat) else {
            return Ok(());
        };
        let now = tx.now();
        let habits = tx.habits(user).await?;
        if let Some(end) = habits.quiet_until(now).filter(|_| !book.row.pace.is_live()) {
            tx.put_due(&row.key, end).await?;
            return Ok(());
        }
        let mut rows = vec![row];
        for other in tx.reminders_of(user, now.plus(TOGETHER)).await? {
            // A live table's last call must not come so early that it says nothing.
            let near = other.at <= now || !self.is_live(tx, &other).await?;
            if near {
                tx.cancel_due(&other.key).await?;
                rows.push(other);
            }
        }
        self.say_reminder(tx, user, rows, Why::Time).await
    }

    /// After a time in which the bot did not run: one message with all that waits.
    pub(super) async fn catch_up(
        &self,
        tx: &mut Tx,
        user: UserId,
        why: Why,
    ) -> Result<(), Trouble> {
        let now = tx.now();
        if let Some(end) = tx.habits(user).await?.quiet_until(now) {
            tx.set_due(Due::CatchUp(user), end).await?;
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

    async fn is_live(&self, tx: &mut Tx, row: &DueRow) -> Result<bool, Trouble> {
        let table = match row.key.table {
            Some(id) => tx.table(id).await?,
            None => None,
        };
        Ok(table.is_some_and(|row| row.pace.is_live()))
    }

    /// Says one reminder for all these; marks the last calls among them.
    async fn say_reminder(
        &self,
        tx: &mut Tx,
        user: UserId,
        rows: Vec<DueRow>,
        why: Why,
    ) -> Result<(), Trouble> {
        let mut books: Vec<Book> = Vec::new();
        let mut last = false;
        for row in rows {
            let (Some(table), Some(seat)) = (row.key.table, row.key.seat) else {
                continue;
            };
            let mut book = Burst::book(tx, table).await?;
            let Some(clock) = book
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
            books.push(book);
        }
        let first = match (books.first(), why) {
            (Some(book), _) => book.row.id,
            (None, Why::Time) => return Ok(()),
            (None, _) => TableId(0),
        };
        let known = tx.user(user).await?;
        if known.is_some_and(|known| known.dm == Dm::Closed) {
            for book in books {
                let seat = book.seat_of(user);
                let side = seat.map_or_else(String::new, |seat| book.side_of(seat));
                let post = Post::Reminder { side, ping: user };
                tx.say_public(book.row.id, book.row.channel, &post).await?;
            }
            return Ok(());
        }
        let whisper = Whisper::Waiting { why, last };
        tx.say_private(first, user, &whisper).await?;
        Ok(())
    }

    /// Puts the person's reminders off. Answers until when.
    pub async fn snooze(
        &self,
        user: UserId,
        interaction: InteractionId,
    ) -> Result<Millis, Trouble> {
        let mut tx = self.store.write().await?;
        if !tx.first_time(interaction, TableId(0)).await? {
            return Err(Refused::AlreadyDone.into());
        }
        let now = tx.now();
        let habits = tx.habits(user).await?;
        let mut next: Option<Millis> = None;
        for id in tx.playing_tables_of(user).await? {
            let book = Burst::book(&mut tx, id).await?;
            let clock = book.seat_of(user).and_then(|seat| book.clock(seat));
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
            let at = habits.quiet_until(at).unwrap_or(at);
            if at >= end {
                continue;
            }
            tx.set_due(Due::Snooze(id, clock.seat), at).await?;
            next = Some(next.map_or(at, |soonest| soonest.min(at)));
        }
        tx.commit().await?;
        next.ok_or_else(|| Refused::NoSnooze.into())
    }

    /// The person takes no direct messages: what was to remind them goes to the tables instead.
    pub async fn dm_closed(&self, tx: &mut Tx, user: UserId) -> Result<(), Trouble> {
        tx.set_dm(user, Dm::Closed, None).await?;
        let mut reminded = false;
        for what in tx.drop_parcels_of(user).await? {
            let whisper = serde_json::from_str::<Whisper>(&what);
            reminded |= matches!(whisper, Ok(Whisper::Waiting { .. }));
        }
        if !reminded {
            return Ok(());
        }
        for id in tx.playing_tables_of(user).await? {
            let book = Burst::book(tx, id).await?;
            let seat = book
                .seat_of(user)
                .filter(|seat| book.deadline(*seat).is_some());
            if let Some(seat) = seat {
                let side = book.side_of(seat);
                let post = Post::Reminder { side, ping: user };
                tx.say_public(id, book.row.channel, &post).await?;
            }
        }
        Ok(())
    }
}
