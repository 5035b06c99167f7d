//! Reviews: what a Daimyo thinks of a seat's decisions at a table that is over. They can be made again.

use rules::seat::Seat;

use super::engine::{query, query_scalar};
use super::{Store, Tx};
use crate::fault::Fault;
use crate::id::TableId;

/// A seat as a column.
fn number(seat: Seat) -> i64 {
    i64::try_from(seat.index()).unwrap_or(-1)
}

impl Store {
    /// The review of a seat, as it was written, if there is one.
    pub async fn review(&self, table: TableId, seat: Seat) -> Result<Option<String>, Fault> {
        let (id, seat) = (table.db(), number(seat));
        let found = query_scalar!(
            self,
            fetch_optional,
            "SELECT review FROM reviews WHERE table_id = $1 AND seat = $2",
            id,
            seat
        )?;
        Ok(found)
    }
}

impl Tx {
    /// Keeps the review of a seat.
    pub async fn put_review(
        &mut self,
        table: TableId,
        seat: Seat,
        review: &str,
    ) -> Result<(), Fault> {
        let (id, seat) = (table.db(), number(seat));
        query!(
            self,
            "INSERT INTO reviews (table_id, seat, review) VALUES ($1, $2, $3)
             ON CONFLICT (table_id, seat) DO UPDATE SET review = excluded.review",
            id,
            seat,
            review
        )?;
        Ok(())
    }
}
