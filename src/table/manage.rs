//! Managing a table: removing, replacing, resigning, cancelling.
//!
//! Nobody who plays loses the seat, and with it the hand, by one person's word: whoever manages the table
//! can only put that to the vote.

use rules::dice::Seq;
use rules::seat::Seat;

use super::lobby::{in_lobby, vacate};
use super::open_seat::hand_over;
use super::transition::Transition;
use super::{Caller, Motion, Notice, Post, Refused, TableRef, TableState, Tables, Tally, Trouble};
use crate::id::UserId;
use crate::pace::Pace;
use crate::store::{GuildRow, Lifecycle, Tx};

/// What became of a wish to remove or replace somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeatChange {
    /// It is done.
    Done,
    /// The table votes on it.
    Vote(Tally),
}

impl Tables {
    /// Removes a computer daimyo from the lobby: the one of this side, or the last. Also says which side it
    /// played.
    pub async fn remove_computer(
        &self,
        caller: &Caller,
        table: impl Into<TableRef>,
        side: Option<&str>,
    ) -> Result<(TableState, String), Trouble> {
        let (mut tx, state) = self.change(caller, table.into()).await?;
        caller.manages(&state)?;
        in_lobby(&state)?;
        let mut computers = state.seats.iter().filter(|row| row.user.is_none());
        let row = computers.rfind(|row| side.is_none_or(|side| row.side == side));
        let row = row.ok_or(Refused::NobodyThere)?;
        let (seat, side) = (row.seat, row.side.clone());
        let left = side.clone();
        let state = vacate(&mut tx, state, seat, Notice::ComputerLeft { side }).await?;
        tx.commit().await?;
        Ok((state, left))
    }

    /// Removes a person: in the lobby the seat is free again, later a computer daimyo plays on.
    pub async fn kick(
        &self,
        caller: &Caller,
        table: impl Into<TableRef>,
        user: UserId,
    ) -> Result<SeatChange, Trouble> {
        let (mut tx, state) = self.change(caller, table.into()).await?;
        caller.manages(&state)?;
        let seat = state.seat_of(user).ok_or(Refused::NobodyThere)?;
        if user == state.row.host {
            return Err(Refused::HostStays.into());
        }
        let side = state.side_of(seat);
        let notice = Notice::Kicked { side };
        let done = if state.row.stage == Lifecycle::Lobby {
            vacate(&mut tx, state, seat, notice).await?;
            SeatChange::Done
        } else {
            self.give_seat(&mut tx, caller, state, seat, None, notice)
                .await?
        };
        tx.commit().await?;
        Ok(done)
    }

    /// Gives up a person's seat during play; a computer daimyo plays on.
    pub async fn resign(
        &self,
        caller: &Caller,
        table: impl Into<TableRef>,
        offered: Option<Seq>,
    ) -> Result<TableState, Trouble> {
        let (mut tx, state) = self.change(caller, table.into()).await?;
        let seat = state.seat_of(caller.user).ok_or(Refused::NotSeated)?;
        state.playing()?;
        state.check_moment(offered, None)?;
        let side = state.side_of(seat);
        let state = hand_over(&mut tx, state, seat, None, Notice::Resigned { side }).await?;
        tx.commit().await?;
        Ok(state)
    }

    /// Gives a seat to somebody else, who must have used us before: nobody else is written to.
    pub async fn replace(
        &self,
        caller: &Caller,
        table: impl Into<TableRef>,
        side: &str,
        by: UserId,
    ) -> Result<(TableState, SeatChange), Trouble> {
        let (mut tx, state) = self.change(caller, table.into()).await?;
        caller.manages(&state)?;
        state.playing()?;
        if let Some(seat) = state.seat_of(by) {
            return Err(state.already_seated(seat).into());
        }
        let row = state.side(side).ok_or(Refused::NobodyThere)?;
        let (seat, side) = (row.seat, row.side.clone());
        if tx.user(by).await?.is_none() {
            return Err(Refused::NeverMet.into());
        }
        let notice = Notice::Replaced { side };
        let before = state.clone();
        let done = self
            .give_seat(&mut tx, caller, state, seat, Some(by), notice)
            .await?;
        tx.commit().await?;
        Ok((before, done))
    }

    /// Opens a seat to anybody: one of a computer daimyo, or of somebody who is gone. Of everybody else
    /// it is proposed to the table, and so it is by a person who does not manage the table.
    pub async fn open_seat(
        &self,
        caller: &Caller,
        table: impl Into<TableRef>,
        side: &str,
    ) -> Result<(TableState, SeatChange), Trouble> {
        let (mut tx, mut state) = self.change(caller, table.into()).await?;
        state.playing()?;
        let row = state.side(side).ok_or(Refused::NobodyThere)?;
        let (seat, side, taken) = (row.seat, row.side.clone(), row.user.is_some());
        let before = state.clone();
        let done = if caller.manages(&state).is_err() {
            SeatChange::Vote(
                self.propose_in(&mut tx, caller, state, Motion::Replace(seat))
                    .await?,
            )
        } else if taken {
            let notice = Notice::Kicked { side };
            self.give_seat(&mut tx, caller, state, seat, None, notice)
                .await?
        } else {
            state
                .change_seat(&mut tx, seat, |row| row.open = true)
                .await?;
            let notice = Notice::OpenSeat { side };
            let post = Post::Notice { notice };
            tx.say_public(state.row.id, state.row.channel, &post)
                .await?;
            SeatChange::Done
        };
        tx.commit().await?;
        Ok((before, done))
    }

    /// Gives a seat to a person or a computer daimyo if nobody plays there; otherwise the table votes
    /// on opening it.
    async fn give_seat(
        &self,
        tx: &mut Tx,
        caller: &Caller,
        state: TableState,
        seat: Seat,
        to: Option<UserId>,
        notice: Notice,
    ) -> Result<SeatChange, Trouble> {
        let Transition { state, table, .. } = Transition::load(tx, state).await?;
        let waiting = state.waiting(&table);
        let plays = state.user(seat).is_some() && !state.is_gone(seat, waiting, tx.now());
        if plays {
            let proposer = state.seat_of(caller.user);
            let proposer = proposer.filter(|seat| state.voters().has(*seat));
            let motion = Motion::Replace(seat);
            let tally = self.open_vote(tx, state, proposer, motion).await?;
            return Ok(SeatChange::Vote(tally));
        }
        hand_over(tx, state, seat, to, notice).await?;
        Ok(SeatChange::Done)
    }

    /// Cancels the table.
    pub async fn cancel(
        &self,
        caller: &Caller,
        table: impl Into<TableRef>,
        offered: Option<Seq>,
    ) -> Result<TableState, Trouble> {
        let (mut tx, mut state) = self.change(caller, table.into()).await?;
        caller.manages(&state)?;
        if !state.row.stage.is_live() {
            return Err(Refused::Finished.into());
        }
        state.check_moment(offered, None)?;
        self.end(&mut tx, &state, Notice::Cancelled).await?;
        state.row.stage = Lifecycle::Cancelled;
        tx.commit().await?;
        Ok(state)
    }

    /// Writes the settings of a server.
    pub async fn settings(
        &self,
        caller: &Caller,
        guild: crate::id::GuildId,
        locale: Option<String>,
        pace: Option<Pace>,
        contrast: Option<bool>,
        classic: Option<bool>,
    ) -> Result<GuildRow, Trouble> {
        let mut row = self.store.guild(guild).await?;
        if locale.is_none() && pace.is_none() && contrast.is_none() && classic.is_none() {
            return Ok(row);
        }
        if !caller.manages_server || caller.guild != Some(guild) {
            return Err(Refused::NotManager.into());
        }
        row.locale = locale.or(row.locale);
        row.contrast = contrast.unwrap_or(row.contrast);
        row.classic = classic.unwrap_or(row.classic);
        row.pace = pace.or(row.pace);
        let mut tx = self.store.write().await?;
        tx.set_guild(guild, &row).await?;
        tx.commit().await?;
        Ok(row)
    }

    /// Deletes a person: their seats go to computer daimyos, lobby seats become free, and the tables of
    /// others go on. Returns how many tables were affected.
    pub async fn forget(&self, caller: &Caller) -> Result<usize, Trouble> {
        let user = caller.user;
        let tables = self.store.tables_of(user).await?;
        for row in &tables {
            let mut tx = self.store.write().await?;
            let state = TableState::load(&mut tx, row.id).await?;
            let Some(seat) = state.seat_of(user) else {
                continue;
            };
            let side = state.side_of(seat);
            if state.row.stage == Lifecycle::Lobby {
                vacate(&mut tx, state, seat, Notice::Left { side }).await?;
            } else {
                hand_over(&mut tx, state, seat, None, Notice::Resigned { side }).await?;
            }
            tx.commit().await?;
        }
        let mut tx = self.store.write().await?;
        caller.take_effect_once(&mut tx, None).await?;
        tx.forget(user).await?;
        tx.commit().await?;
        self.chosen.note(user, None);
        Ok(tables.len())
    }
}
