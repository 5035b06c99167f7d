//! Computer daimyos that think ahead. What they do is decided outside of every transaction and made in one
//! of its own, if the table is still where they began to think.
//!
//! That somebody thinks is a job, written in the transaction after which it is their turn and removed in the
//! one that makes their acts. So a crash costs a thought at most. All acts until the next person's turn are
//! decided on a copy of the table and made together: one post tells of them.

use std::time::Duration;

use rules::dice::Seq;
use rules::seat::Seat;
use rules::table::Table;
use tokio::time::Instant;

use super::transition::{Answered, Transition};
use super::{Job, TableState, Tables, Trouble};
use crate::id::TableId;
use crate::store::JobRow;

/// The most acts that are decided before they are made.
const MOST_AHEAD: usize = 24;

/// Acts that were decided on a copy of a table.
pub(super) struct Decided {
    /// The act before the first of them.
    after: Seq,
    pub acts: Vec<(Seat, String)>,
}

impl TableState {
    /// Does the computer daimyo of a seat think ahead?
    pub(super) fn thinks(&self, seat: Seat) -> bool {
        self.level(seat).thinks() && !self.is_lesson()
    }

    /// The computer daimyo whose turn it is, where acts are open.
    pub(super) fn computer_up(&self, table: &Table) -> Option<Seat> {
        if !self.sealing(table).is_empty() {
            return None;
        }
        let computers = self.computers();
        table.waiting().iter().find(|seat| computers.has(*seat))
    }
}

impl Tables {
    /// Thinks about what a row asks for, and does it. `shared` tables share the budget.
    pub(super) async fn think(&self, row: &JobRow, shared: u32) -> Result<(), Trouble> {
        match Job::read(row) {
            Some(Job::Think(table)) => self.play_ahead(row, table, shared).await,
            Some(Job::Forfeit(table, seat)) => self.forfeit(row, (table, seat), shared).await,
            Some(Job::Review(table, seat, user)) => {
                self.make_review(row, (table, seat, user)).await
            }
            _ => Ok(()),
        }
    }

    /// Lets computer daimyos play until the table waits for a person.
    async fn play_ahead(&self, row: &JobRow, id: TableId, shared: u32) -> Result<(), Trouble> {
        let began = Instant::now();
        let mut state = self.state(id).await?;
        state.playing()?;
        let decided = self.decide(&mut state, shared).await?;
        self.keep_time(began, decided.acts.len(), shared).await;
        self.make_decided(row, id, decided).await
    }

    /// Makes the acts that were decided, all in one transaction, if nobody has acted meanwhile.
    pub(super) async fn make_decided(
        &self,
        row: &JobRow,
        id: TableId,
        decided: Decided,
    ) -> Result<(), Trouble> {
        let mut tx = self.store.write().await?;
        if tx.take_due(row.id).await?.is_none() {
            return Ok(());
        }
        let state = TableState::load(&mut tx, id).await?;
        let mut transition = Transition::load(&mut tx, state).await?;
        if transition.table.seq() == decided.after {
            for (seat, notation) in &decided.acts {
                transition
                    .act_for_computer(&mut tx, *seat, notation)
                    .await?;
            }
            if !decided.acts.is_empty() {
                transition
                    .announce(&mut tx, false, Answered::Nobody)
                    .await?;
            }
        } else if transition.state.computer_up(&transition.table).is_some() {
            // Somebody acted meanwhile, so it is thought about anew.
            tx.set_due(Job::Think(id), tx.now()).await?;
        }
        tx.commit().await?;
        Ok(())
    }

    /// Decides on a copy what the computer daimyos do, one after the other.
    pub(super) async fn decide(
        &self,
        state: &mut TableState,
        shared: u32,
    ) -> Result<Decided, Trouble> {
        let mut table = self.play(state).await?;
        let mut decided = Decided {
            after: table.seq(),
            acts: Vec::new(),
        };
        if state.is_deserted() {
            return Ok(decided);
        }
        let mix = state.computer_mix(self.store.times_taken_back(state.row.id).await?);
        while decided.acts.len() < MOST_AHEAD
            && let Some(seat) = state.computer_up(&table)
        {
            let notation = self.thought(state, &table, seat, shared).await?;
            table.mix(&mix);
            table.act(seat, &notation)?;
            decided.acts.push((seat, notation));
        }
        Ok(decided)
    }

    /// What the computer daimyo of a seat does. If one that thinks finds nothing, the middle level plays.
    async fn thought(
        &self,
        state: &TableState,
        table: &Table,
        seat: Seat,
        shared: u32,
    ) -> Result<String, Trouble> {
        if state.thinks(seat)
            && let Some(thought) = self.thinking.think(table, seat, shared).await
        {
            return Ok(thought.action);
        }
        Ok(state.advice(table, seat)?)
    }

    /// Makes the act of somebody whose time has run out, at a table that agreed on a level that thinks.
    async fn forfeit(
        &self,
        row: &JobRow,
        (id, seat): (TableId, Seat),
        shared: u32,
    ) -> Result<(), Trouble> {
        let began = Instant::now();
        let mut state = self.state(id).await?;
        state.playing()?;
        let table = self.play(&mut state).await?;
        let mut advice = None;
        if table.waiting().has(seat) {
            let notation = self.thought(&state, &table, seat, shared).await?;
            advice = Some((table.seq(), notation));
        }
        self.keep_time(began, 1, shared).await;
        let mut tx = self.store.write().await?;
        if tx.take_due(row.id).await?.is_some() {
            self.time_out(&mut tx, id, seat, advice).await?;
            tx.commit().await?;
        }
        Ok(())
    }

    /// Waits until as much time is over as so many acts take at most. Whether there was much to think about
    /// is nobody else's business.
    async fn keep_time(&self, began: Instant, acts: usize, shared: u32) {
        let acts = u32::try_from(acts).unwrap_or(u32::MAX);
        let whole: Duration = self.thinking.lasts(shared).saturating_mul(acts);
        if !whole.is_zero() {
            tokio::time::sleep_until(began + whole).await;
        }
    }
}
