//! Seats: who sits where. A computer daimyo holds a seat without a user.

use rules::seat::Seat;

use super::engine::{query, query_as};
use super::{Store, Tx};
use crate::fault::Fault;
use crate::id::{TableId, UserId};
use crate::level::Level;

/// A taken seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRow {
    /// Its number, clockwise.
    pub seat: Seat,
    /// What it plays.
    pub side: String,
    /// Who holds it; nobody for a computer daimyo.
    pub user: Option<UserId>,
    /// The interaction by which it was taken.
    pub joined: String,
    /// The interaction by which its player agreed to begin; empty until then. It is mixed into the
    /// dice: nobody could know it when the seed was made, nor before everybody was seated.
    pub ready: String,
    /// A computer daimyo plays for the holder until they are back.
    pub held: bool,
    /// Nobody holds it, and anybody may take it.
    pub open: bool,
    /// Its player moves in the channel, so the panel in their direct messages rests.
    pub elsewhere: bool,
    /// How well the computer daimyo plays who has it.
    pub level: Level,
}

struct Raw {
    number: i64,
    side: String,
    user: Option<i64>,
    joined: String,
    ready: String,
    held: i64,
    open: i64,
    elsewhere: i64,
    level: String,
}

impl Raw {
    fn row(self) -> Result<SeatRow, Fault> {
        let number = usize::try_from(self.number).ok().and_then(Seat::new);
        Ok(SeatRow {
            seat: number.ok_or_else(|| Fault::new("store", &"a seat with a strange number"))?,
            side: self.side,
            user: self.user.map(UserId::from_db),
            joined: self.joined,
            ready: self.ready,
            held: self.held != 0,
            open: self.open != 0,
            elsewhere: self.elsewhere != 0,
            level: Level::read(&self.level).unwrap_or_default(),
        })
    }
}

macro_rules! select {
    ($self:expr, $fetch:ident, $id:expr) => {
        query_as!(
            $self,
            $fetch,
            Raw,
            r#"SELECT number, side, "user", joined, ready, held, open, elsewhere, level
             FROM seats WHERE table_id = $1 ORDER BY number"#,
            $id
        )
    };
}

impl Store {
    /// The taken seats of a table, in order.
    pub async fn seats(&self, table: TableId) -> Result<Vec<SeatRow>, Fault> {
        let id = table.db();
        let raw = select!(self, fetch_all, id)?;
        raw.into_iter().map(Raw::row).collect()
    }
}

impl Tx {
    /// The taken seats of a table, as this transaction sees them.
    pub async fn seats(&mut self, table: TableId) -> Result<Vec<SeatRow>, Fault> {
        let id = table.db();
        let raw = select!(self, fetch_all, id)?;
        raw.into_iter().map(Raw::row).collect()
    }

    /// Takes a seat, or gives a taken one to somebody else.
    pub async fn put_seat(&mut self, table: TableId, row: &SeatRow) -> Result<(), Fault> {
        let (id, user) = (table.db(), row.user.map(UserId::db));
        let number = i64::try_from(row.seat.index()).unwrap_or(0);
        let (held, open) = (i64::from(row.held), i64::from(row.open));
        let (elsewhere, level) = (i64::from(row.elsewhere), row.level.id());
        query!(
            self,
            r#"INSERT INTO seats (table_id, number, side, "user", joined, ready, held, open, elsewhere,
                                level)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
             ON CONFLICT (table_id, number) DO UPDATE
             SET side = excluded.side, "user" = excluded."user", ready = excluded.ready,
                 held = excluded.held, open = excluded.open, elsewhere = excluded.elsewhere,
                 level = excluded.level"#,
            id,
            number,
            row.side,
            user,
            row.joined,
            row.ready,
            held,
            open,
            elsewhere,
            level
        )?;
        Ok(())
    }

    /// Frees all seats of a table in the lobby; the caller then writes those that remain.
    pub async fn clear_seats(&mut self, table: TableId) -> Result<(), Fault> {
        let id = table.db();
        query!(self, "DELETE FROM seats WHERE table_id = $1", id)?;
        Ok(())
    }
}
