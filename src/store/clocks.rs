//! Clocks: one per seat of a timed table.

use rules::seat::Seat;

use super::engine::{query, query_as, query_scalar};
use super::{Store, Tx};
use crate::clock::Millis;
use crate::fault::Fault;
use crate::id::{TableId, UserId};

/// A seat's clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClockRow {
    /// Whose.
    pub seat: Seat,
    /// Time left when it last stopped.
    pub bank: i64,
    /// Was the table waiting for this seat when the clocks were last updated?
    pub up: bool,
    /// When it started and when it runs out; nothing while it is stopped.
    pub running: Option<(Millis, Millis)>,
    /// Turns missed in a row.
    pub missed: u32,
    /// How often a reminder was put off in this turn.
    pub snoozed: u32,
    /// The last call for this turn was made.
    pub warned: bool,
}

struct Raw {
    seat: i64,
    bank: i64,
    up: i64,
    since: Option<i64>,
    deadline: Option<i64>,
    missed: i64,
    snoozed: i64,
    warned: i64,
}

impl Raw {
    fn row(self) -> Result<ClockRow, Fault> {
        let seat = usize::try_from(self.seat).ok().and_then(Seat::new);
        Ok(ClockRow {
            seat: seat.ok_or_else(|| Fault::new("store", &"a clock of a strange seat"))?,
            bank: self.bank,
            up: self.up != 0,
            running: self
                .since
                .zip(self.deadline)
                .map(|(since, deadline)| (Millis(since), Millis(deadline))),
            missed: u32::try_from(self.missed).unwrap_or(0),
            snoozed: u32::try_from(self.snoozed).unwrap_or(0),
            warned: self.warned != 0,
        })
    }
}

macro_rules! select {
    ($self:expr, $fetch:ident, $id:expr) => {
        query_as!(
            $self,
            $fetch,
            Raw,
            "SELECT seat, bank, up, since, deadline, missed, snoozed, warned FROM clocks
             WHERE table_id = $1 ORDER BY seat",
            $id
        )
    };
}

impl Store {
    /// The clocks of a table.
    pub async fn clocks(&self, table: TableId) -> Result<Vec<ClockRow>, Fault> {
        let id = table.db();
        let raw = select!(self, fetch_all, id)?;
        raw.into_iter().map(Raw::row).collect()
    }
}

impl Tx {
    /// The clocks of a table, as this transaction sees them.
    pub async fn clocks(&mut self, table: TableId) -> Result<Vec<ClockRow>, Fault> {
        let id = table.db();
        let raw = select!(self, fetch_all, id)?;
        raw.into_iter().map(Raw::row).collect()
    }

    /// Writes a clock.
    pub async fn put_clock(&mut self, table: TableId, row: &ClockRow) -> Result<(), Fault> {
        let id = table.db();
        let seat = i64::try_from(row.seat.index()).unwrap_or(0);
        let (since, deadline) = (
            row.running.map(|(since, _)| since.0),
            row.running.map(|(_, deadline)| deadline.0),
        );
        let (up, warned) = (i64::from(row.up), i64::from(row.warned));
        let (missed, snoozed) = (i64::from(row.missed), i64::from(row.snoozed));
        query!(self, "INSERT INTO clocks (table_id, seat, bank, up, since, deadline, missed, snoozed, warned)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
             ON CONFLICT (table_id, seat) DO UPDATE
             SET bank = excluded.bank, up = excluded.up, since = excluded.since,
                 deadline = excluded.deadline, missed = excluded.missed,
                 snoozed = excluded.snoozed, warned = excluded.warned",
            id,
            seat,
            row.bank,
            up,
            since,
            deadline,
            missed,
            snoozed,
            warned)?;
        Ok(())
    }

    /// Removes a seat's clock.
    pub async fn drop_clock(&mut self, table: TableId, seat: Seat) -> Result<(), Fault> {
        let id = table.db();
        let seat = i64::try_from(seat.index()).unwrap_or(0);
        query!(
            self,
            "DELETE FROM clocks WHERE table_id = $1 AND seat = $2",
            id,
            seat
        )?;
        query!(
            self,
            "DELETE FROM due WHERE table_id = $1 AND seat = $2",
            id,
            seat
        )?;
        Ok(())
    }

    /// Everybody with a running clock at any table.
    pub async fn timed_people(&mut self) -> Result<Vec<UserId>, Fault> {
        let ids = query_scalar!(
            self,
            fetch_all,
            r#"SELECT DISTINCT seats."user" AS "user!" FROM clocks
               JOIN seats ON seats.table_id = clocks.table_id AND seats.number = clocks.seat
               WHERE clocks.deadline IS NOT NULL AND seats."user" IS NOT NULL"#
        )?;
        Ok(ids.into_iter().map(UserId::from_db).collect())
    }

    /// Moves every running clock and every job of a table by this much. What a person set for a
    /// certain date stays.
    pub async fn shift_clocks(&mut self, millis: i64) -> Result<(), Fault> {
        query!(
            self,
            "UPDATE clocks SET since = since + $1, deadline = deadline + $2 WHERE deadline IS NOT NULL",
            millis,
            millis
        )?;
        query!(
            self,
            r#"UPDATE due SET at = at + $1 WHERE "user" = 0"#,
            millis
        )?;
        query!(
            self,
            "UPDATE votes SET closes_at = closes_at + $1 WHERE result IS NULL",
            millis
        )?;
        self.wrote_due = true;
        Ok(())
    }
}
