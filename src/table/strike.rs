//! When time runs out: a computer daimyo makes this one act; after some misses it holds the seat.
//!
//! Nothing strikes by surprise: the last call must have been made, and everything that waits to be
//! said at the table or to its player must have arrived. Otherwise the clock is set anew.

use rules::seat::Seat;

use super::clocks::set_end;
use super::settle::Burst;
use super::{Missed, Notice, Tables, Trouble};
use crate::clock::{HOUR, MINUTE, Millis};
use crate::fault::Fault;
use crate::id::TableId;
use crate::store::{SeatRow, Stage, Tx};

impl Tables {
    /// A seat's clock has run out.
    pub(super) async fn strike(
        &self,
        tx: &mut Tx,
        table: TableId,
        seat: Seat,
    ) -> Result<(), Trouble> {
        let mut book = Burst::book(tx, table).await?;
        let now = tx.now();
        let (Some(user), Some(clock)) = (book.user(seat), book.clock(seat).cloned()) else {
            return Ok(());
        };
        if clock.deadline().is_none_or(|end| end > now) || book.row.stage != Stage::Playing {
            return Ok(());
        }
        let live = book.row.pace.is_live();
        let silent = book.row.trouble.is_some() || tx.unsaid(book.row.channel, user).await?;
        let asleep = tx.habits(user).await?.awake(now);
        if silent || !clock.warned || (asleep > now && !live) {
            let grace = if live { 3 * MINUTE } else { HOUR };
            let later: Millis = now.plus(grace);
            let end = if live { later } else { later.max(asleep) };
            return set_end(tx, &mut book, seat, end).await;
        }
        let mut burst = Burst::load(tx, book).await?;
        let action = if burst.book.sealing(&burst.table).has(seat) {
            // The list is sealed as it is; where nothing of it fits a computer daimyo chooses.
            let mut plan = burst.book.plan(seat, burst.table.chapter());
            plan.sealed = true;
            tx.put_plan(table, &plan).await?;
            burst.book.set_plan(plan);
            burst.acted.insert(seat);
            None
        } else {
            let notation = burst.advice(seat)?;
            Some(burst.act(tx, seat, &notation, None).await?.action)
        };
        let (missed, misses) = (clock.missed + 1, burst.book.row.misses);
        burst.book.miss(tx, seat, missed).await?;
        let side = burst.book.side_of(seat);
        burst.missed = Some(Missed {
            seat,
            action,
            missed,
            misses,
        });
        if missed >= misses {
            burst.book.hold(tx, seat).await?;
            burst.notices.push(Notice::Held { side });
        } else {
            burst.notices.push(Notice::TimeRanOut {
                side,
                missed,
                misses,
            });
        }
        burst.settle(tx, false, None).await?;
        Ok(())
    }
}

impl super::Book {
    /// Notes that a seat has missed so many turns in a row.
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
