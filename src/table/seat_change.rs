//! Changes of one seat, here and in the store.

use rules::seat::Seat;

use super::{Job, Notice, TableState, Trouble};
use crate::fault::Fault;
use crate::store::{SeatRow, Tx};

impl TableState {
    /// Notes how many turns in a row a seat has missed.
    pub(super) async fn miss(&mut self, tx: &mut Tx, seat: Seat, missed: u32) -> Result<(), Fault> {
        if let Some(clock) = self.clocks.iter_mut().find(|row| row.seat == seat) {
            clock.missed = missed;
            tx.put_clock(self.row.id, clock).await?;
        }
        Ok(())
    }

    /// Lets a computer daimyo hold a seat for its player.
    pub(super) async fn hold(&mut self, tx: &mut Tx, seat: Seat) -> Result<(), Fault> {
        self.change_seat(tx, seat, |row| row.held = true).await
    }

    /// Nothing a player said outlives them in their seat: not their orders, their ballot, their consent,
    /// nor the time they used. A newcomer starts with a full bank.
    pub(super) async fn clear_seat(&mut self, tx: &mut Tx, seat: Seat) -> Result<(), Trouble> {
        let table = self.row.id;
        self.plans.retain(|plan| plan.seat != seat);
        tx.put_plan(table, &self.plan(seat, 0)).await?;
        if let Some(vote) = tx.open_vote(table).await? {
            tx.drop_ballot(vote.id, seat).await?;
            if vote.seat == Some(seat) {
                tx.close_vote(vote.id, "moot").await?;
                tx.drop_due(Job::Vote(table)).await?;
            }
        }
        if let Some(mut request) = tx.takeback(table).await? {
            if request.seat == seat {
                self.close_takeback(tx, Notice::TakebackExpired).await?;
            } else {
                request.agreed.retain(|agreed| *agreed != seat);
                tx.put_takeback(table, &request).await?;
            }
        }
        tx.drop_clock(table, seat).await?;
        self.clocks.retain(|row| row.seat != seat);
        Ok(())
    }

    /// Changes a seat here and in the store.
    pub(super) async fn change_seat(
        &mut self,
        tx: &mut Tx,
        seat: Seat,
        change: impl FnOnce(&mut SeatRow),
    ) -> Result<(), Fault> {
        if let Some(row) = self.seats.iter_mut().find(|row| row.seat == seat) {
            change(row);
            tx.put_seat(self.row.id, row).await?;
        }
        Ok(())
    }
}
