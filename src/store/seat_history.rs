//! Seat history: who held which seat, from which act to which.

use rules::seat::Seat;

use super::engine::{query, query_as, query_scalar};
use super::{Store, Tx};
use crate::fault::Fault;
use crate::id::{TableId, UserId};

/// Somebody's time in a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatHistoryRow {
    /// Which seat, by its number.
    pub seat: i64,
    /// Who; nobody for a computer daimyo, or for a person whose data was deleted.
    pub user: Option<UserId>,
    /// The last act before it began.
    pub from_seq: i64,
    /// The last act of it; nothing while it lasts.
    pub to_seq: Option<i64>,
}

struct Raw {
    seat: i64,
    user: Option<i64>,
    from_seq: i64,
    to_seq: Option<i64>,
}

impl Store {
    /// Everybody who held a seat of a table, oldest first.
    pub async fn seat_history(&self, table: TableId) -> Result<Vec<SeatHistoryRow>, Fault> {
        let id = table.db();
        let raw = query_as!(
            self,
            fetch_all,
            Raw,
            r#"SELECT seat, "user", from_seq, to_seq FROM tenures WHERE table_id = $1 ORDER BY id"#,
            id
        )?;
        let row = raw.into_iter().map(|raw| SeatHistoryRow {
            seat: raw.seat,
            user: raw.user.map(UserId::from_db),
            from_seq: raw.from_seq,
            to_seq: raw.to_seq,
        });
        Ok(row.collect())
    }
}

impl Tx {
    /// The numbers of the seats of a table that a person has ever held.
    pub async fn seats_held(&mut self, table: TableId, user: UserId) -> Result<Vec<i64>, Fault> {
        let (id, user) = (table.db(), user.db());
        let held = query_scalar!(
            self,
            fetch_all,
            r#"SELECT DISTINCT seat FROM tenures WHERE table_id = $1 AND "user" = $2"#,
            id,
            user
        )?;
        Ok(held)
    }

    /// Notes that somebody else holds a seat from now on.
    pub async fn begin_seat_history(
        &mut self,
        table: TableId,
        seat: Seat,
        user: Option<UserId>,
        seq: u32,
    ) -> Result<(), Fault> {
        let (id, seq, user) = (table.db(), i64::from(seq), user.map(UserId::db));
        let seat = i64::try_from(seat.index()).unwrap_or(0);
        query!(
            self,
            "UPDATE tenures SET to_seq = $1 WHERE table_id = $2 AND seat = $3 AND to_seq IS NULL",
            seq,
            id,
            seat
        )?;
        query!(
            self,
            r#"INSERT INTO tenures (table_id, seat, "user", from_seq) VALUES ($1, $2, $3, $4)"#,
            id,
            seat,
            user,
            seq
        )?;
        Ok(())
    }
}
