//! Absence: seats that computer daimyos hold for their players, coming back, and being away.

use super::clocks::{Since, wind};
use super::settle::Burst;
use super::{Due, Facts, Notice, Panel, Refused, Tables, Trouble, Why};
use crate::clock::{DAY, HOUR, Millis};
use crate::id::{TableId, UserId};
use crate::store::{HabitRow, Pause, Stage, Tx};

/// A table whose players are all gone waits so long for one of them.
pub const DESERTED_LASTS: i64 = 7 * DAY;

impl Tables {
    /// The player of a held seat is back.
    pub async fn back(&self, table: TableId, user: UserId) -> Result<Panel, Trouble> {
        let mut tx = self.store.write().await?;
        let mut book = Burst::book(&mut tx, table).await?;
        let seat = book.seat_of(user).ok_or(Refused::NotSeated)?;
        book.playing()?;
        let held = book.seat(seat).is_some_and(|row| row.held);
        if !held {
            drop(tx);
            return self.panel(table, user).await;
        }
        book.change_seat(&mut tx, seat, |row| row.held = false)
            .await?;
        book.miss(&mut tx, seat, 0).await?;
        if book.row.paused == Some(Pause::Deserted) {
            tx.set_paused(table, None).await?;
            book.row.paused = None;
            tx.drop_due(Due::Desert(table)).await?;
        }
        let side = book.side_of(seat);
        let mut burst = Burst::load(&mut tx, book).await?;
        burst.notices.push(Notice::Returned { side });
        let burst = burst.resettle(&mut tx).await?;
        tx.commit().await?;
        let facts = Facts::none();
        Panel::of(burst.book, &burst.table, seat, facts)
    }

    /// Nobody came back to a deserted table.
    pub(super) async fn desert(&self, tx: &mut Tx, table: TableId) -> Result<(), Trouble> {
        let book = Burst::book(tx, table).await?;
        book.playing()?;
        if book.row.paused == Some(Pause::Deserted) {
            self.end(tx, &book, Notice::DesertedEnd).await?;
        }
        Ok(())
    }

    /// Lets the person's clocks stand still until then. Answers when they go on.
    pub async fn away(&self, user: UserId, until: &str) -> Result<Millis, Trouble> {
        let mut tx = self.store.write().await?;
        let now = tx.now();
        let mut habits = tx.habits(user).await?;
        let until = habits.read_moment(until, now).ok_or(Refused::NoSuchTime)?;
        if until < now.plus(HOUR) {
            return Err(Refused::AwayTooShort.into());
        }
        return_leave(&mut habits, now);
        let left = habits.leave_left(now);
        if until.since(now) > left {
            let hours = left / HOUR;
            return Err(Refused::AwayTooLong { hours }.into());
        }
        habits.leave = (left - until.since(now), until);
        habits.away_until = Some(until);
        tx.put_habits(user, &habits).await?;
        tx.set_due(Due::Back(user), until).await?;
        for id in tx.playing_tables_of(user).await? {
            let burst = self.rewind(&mut tx, id).await?;
            let side = burst.book.seat_of(user);
            let side = side.map_or_else(String::new, |seat| burst.book.side_of(seat));
            if burst.book.row.pace.most().is_some() && !burst.book.row.pace.is_live() {
                let until = until.seconds();
                burst.tell(&mut tx, Notice::Away { side, until }).await?;
            }
        }
        tx.commit().await?;
        Ok(until)
    }

    /// The person is not away any more.
    pub async fn home(&self, user: UserId) -> Result<(), Trouble> {
        let mut tx = self.store.write().await?;
        if !tx.habits(user).await?.is_away(tx.now()) {
            return Err(Refused::NotAway.into());
        }
        self.come_home(&mut tx, user).await?;
        tx.commit().await?;
        Ok(())
    }

    /// An absence is over: clocks go on, and the person learns what waits.
    pub(super) async fn come_home(&self, tx: &mut Tx, user: UserId) -> Result<(), Trouble> {
        let mut habits = tx.habits(user).await?;
        let now = tx.now();
        return_leave(&mut habits, now);
        tx.put_habits(user, &habits).await?;
        tx.drop_due(Due::Back(user)).await?;
        for id in tx.playing_tables_of(user).await? {
            self.rewind(tx, id).await?;
        }
        self.catch_up(tx, user, Why::Back).await
    }

    /// Winds a table's clocks anew after circumstances changed.
    pub(super) async fn rewind(&self, tx: &mut Tx, table: TableId) -> Result<Burst, Trouble> {
        let book = Burst::book(tx, table).await?;
        let mut burst = Burst::load(tx, book).await?;
        let waiting = burst.book.waiting(&burst.table);
        wind(tx, &mut burst.book, Since::nothing(waiting)).await?;
        Ok(burst)
    }

    /// Ends a table without a result.
    pub(super) async fn end(
        &self,
        tx: &mut Tx,
        book: &super::Book,
        notice: Notice,
    ) -> Result<(), Trouble> {
        let id = book.row.id;
        tx.set_stage(id, Stage::Cancelled, &book.row.entropy)
            .await?;
        tx.cancel_dues_of(id).await?;
        if let Some(vote) = tx.open_vote(id).await? {
            tx.close_vote(vote.id, "moot").await?;
        }
        let post = super::Post::Notice { notice };
        tx.say_public(id, book.row.channel, &post).await?;
        Ok(())
    }
}

/// Ends an absence; the part that was not used is given back.
fn return_leave(habits: &mut HabitRow, now: Millis) {
    if let Some(until) = habits.away_until.take() {
        let unused = until.since(now).max(0);
        habits.leave = (habits.leave_left(now) + unused, now);
    }
}
