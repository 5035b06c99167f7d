//! Absence: seats that computer daimyos hold for their players, coming back, and being away.

use super::clocks::{Since, update_clocks};
use super::transition::Transition;
use super::{
    Caller, Facts, Job, Notice, Panel, Refused, TableRef, TableState, Tables, Trouble, Why,
};
use crate::clock::{HOUR, Millis};
use crate::id::{TableId, UserId};
use crate::store::{Lifecycle, Pause, TimePreferences, Tx};

impl Tables {
    /// The player of a held seat is back.
    pub async fn back(
        &self,
        caller: &Caller,
        table: impl Into<TableRef>,
    ) -> Result<Panel, Trouble> {
        let (mut tx, mut state) = self.change(caller, table.into()).await?;
        let table = state.row.id;
        let seat = state.seat_of(caller.user).ok_or(Refused::NotSeated)?;
        state.playing()?;
        let held = state.seat(seat).is_some_and(|row| row.held);
        if !held {
            let loaded = Transition::load(&mut tx, state).await?;
            drop(tx);
            return Panel::of(loaded.state, &loaded.table, seat, Facts::none());
        }
        state
            .change_seat(&mut tx, seat, |row| row.held = false)
            .await?;
        state.miss(&mut tx, seat, 0).await?;
        if state.row.paused == Some(Pause::Deserted) {
            tx.set_paused(table, None).await?;
            state.row.paused = None;
            tx.drop_due(Job::Desert(table)).await?;
        }
        let side = state.side_of(seat);
        let mut transition = Transition::load(&mut tx, state).await?;
        transition.notices.push(Notice::Returned { side });
        let transition = transition.announce_seats(&mut tx).await?;
        tx.commit().await?;
        let facts = Facts::none();
        Panel::of(transition.state, &transition.table, seat, facts)
    }

    /// Nobody came back to a deserted table.
    pub(super) async fn desert(&self, tx: &mut Tx, table: TableId) -> Result<(), Trouble> {
        let state = TableState::load(tx, table).await?;
        state.playing()?;
        if state.row.paused == Some(Pause::Deserted) {
            self.end(tx, &state, Notice::DesertedEnd).await?;
        }
        Ok(())
    }

    /// Stops the person's clocks until then. Returns when they start again.
    pub async fn away(&self, user: UserId, until: &str) -> Result<Millis, Trouble> {
        let mut tx = self.store.write().await?;
        let now = tx.now();
        let mut time_preferences = tx.time_preferences(user).await?;
        let until = time_preferences
            .read_moment(until, now)
            .ok_or(Refused::NoSuchTime)?;
        if until < now.plus(HOUR) {
            return Err(Refused::AwayTooShort.into());
        }
        return_leave(&mut time_preferences, now);
        let left = time_preferences.leave_left(now);
        if until.since(now) > left {
            let hours = left / HOUR;
            return Err(Refused::AwayTooLong { hours }.into());
        }
        time_preferences.leave = (left - until.since(now), until);
        time_preferences.away_until = Some(until);
        tx.put_time_preferences(user, &time_preferences).await?;
        tx.set_due(Job::Back(user), until).await?;
        for id in tx.playing_tables_of(user).await? {
            let transition = self.refresh_clocks(&mut tx, id).await?;
            let side = transition.state.seat_of(user);
            let side = side.map_or_else(String::new, |seat| transition.state.side_of(seat));
            if transition.state.row.pace.most().is_some() && !transition.state.row.pace.is_live() {
                let until = until.seconds();
                transition
                    .tell(&mut tx, Notice::Away { side, until })
                    .await?;
            }
        }
        tx.commit().await?;
        Ok(until)
    }

    /// The person is no longer away.
    pub async fn home(&self, user: UserId) -> Result<(), Trouble> {
        let mut tx = self.store.write().await?;
        if !tx.time_preferences(user).await?.is_away(tx.now()) {
            return Err(Refused::NotAway.into());
        }
        self.come_home(&mut tx, user).await?;
        tx.commit().await?;
        Ok(())
    }

    /// An absence is over: the clocks start again, and the person learns what is waiting.
    pub(super) async fn come_home(&self, tx: &mut Tx, user: UserId) -> Result<(), Trouble> {
        let mut time_preferences = tx.time_preferences(user).await?;
        let now = tx.now();
        return_leave(&mut time_preferences, now);
        tx.put_time_preferences(user, &time_preferences).await?;
        tx.drop_due(Job::Back(user)).await?;
        for id in tx.playing_tables_of(user).await? {
            self.refresh_clocks(tx, id).await?;
        }
        self.catch_up(tx, user, Why::Back).await
    }

    /// Updates a table's clocks after something changed.
    pub(super) async fn refresh_clocks(
        &self,
        tx: &mut Tx,
        table: TableId,
    ) -> Result<Transition, Trouble> {
        let state = TableState::load(tx, table).await?;
        with_clocks_updated(tx, state).await
    }

    /// Ends a table without a result.
    pub(super) async fn end(
        &self,
        tx: &mut Tx,
        state: &TableState,
        notice: Notice,
    ) -> Result<(), Trouble> {
        let id = state.row.id;
        tx.set_stage(id, Lifecycle::Cancelled, &state.row.entropy)
            .await?;
        tx.cancel_dues_of(id).await?;
        if let Some(vote) = tx.open_vote(id).await? {
            tx.close_vote(vote.id, "moot").await?;
        }
        let post = super::Post::Notice { notice };
        tx.say_public(id, state.row.channel, &post).await?;
        Ok(())
    }
}

/// The table with its clocks updated.
pub(super) async fn with_clocks_updated(
    tx: &mut Tx,
    state: TableState,
) -> Result<Transition, Trouble> {
    let mut transition = Transition::load(tx, state).await?;
    let waiting = transition.state.waiting(&transition.table);
    update_clocks(tx, &mut transition.state, Since::nothing(waiting)).await?;
    Ok(transition)
}

/// Ends an absence; the unused part is returned.
fn return_leave(time_preferences: &mut TimePreferences, now: Millis) {
    if let Some(until) = time_preferences.away_until.take() {
        let unused = until.since(now).max(0);
        time_preferences.leave = (time_preferences.leave_left(now) + unused, now);
    }
}
