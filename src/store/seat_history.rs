//! Seat history: who held which seat, from which act to which.

use rules::seat::Seat;

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

impl Store {
    /// Everybody who held a seat of a table, oldest first.
    pub async fn seat_history(&self, table: TableId) -> Result<Vec<SeatHistoryRow>, Fault> {
        let id = table.db();
        let raw = sqlx::query!(
            "SELECT seat, user, from_seq, to_seq FROM tenures WHERE table_id = ? ORDER BY id",
            id
        )
        .fetch_all(&self.reader)
        .await?;
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
        let held = "SELECT DISTINCT seat FROM tenures WHERE table_id = ? AND user = ?";
        let held = sqlx::query_scalar(held).bind(table.db()).bind(user.db());
        Ok(held.fetch_all(&mut *self.inner).await?)
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
        sqlx::query!(
            "UPDATE tenures SET to_seq = ? WHERE table_id = ? AND seat = ? AND to_seq IS NULL",
            seq,
            id,
            seat
        )
        .execute(&mut *self.inner)
        .await?;
        sqlx::query!(
            "INSERT INTO tenures (table_id, seat, user, from_seq) VALUES (?, ?, ?, ?)",
            id,
            seat,
            user,
            seq
        )
        .execute(&mut *self.inner)
        .await?;
        Ok(())
    }
}
