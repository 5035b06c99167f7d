//! Votes and ballots: one open vote per table, one ballot per seat.

use rules::seat::{Seat, Seats};

use super::{Store, Tx};
use crate::clock::Millis;
use crate::fault::Fault;
use crate::id::TableId;

/// A vote.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VoteRow {
    /// Its number.
    pub id: u32,
    /// What is asked.
    pub motion: String,
    /// About which seat, if about one.
    pub seat: Option<Seat>,
    /// When it ends.
    pub closes_at: Millis,
    /// The seats that said yes.
    pub yes: Seats,
    /// The seats that said no.
    pub no: Seats,
}

fn seat(number: i64) -> Option<Seat> {
    usize::try_from(number).ok().and_then(Seat::new)
}

macro_rules! open_vote {
    ($id:expr, $by:expr) => {{
        let raw = sqlx::query!(
            r#"SELECT id AS "id!", motion, seat, closes_at FROM votes
               WHERE table_id = ? AND result IS NULL"#,
            $id
        )
        .fetch_optional($by)
        .await?;
        match raw {
            None => None,
            Some(raw) => {
                let ballots =
                    sqlx::query!("SELECT seat, yes FROM ballots WHERE vote_id = ?", raw.id)
                        .fetch_all($by)
                        .await?;
                let said = |yes: bool| {
                    let these = ballots.iter().filter(|ballot| (ballot.yes != 0) == yes);
                    these.filter_map(|ballot| seat(ballot.seat)).collect()
                };
                Some(VoteRow {
                    id: u32::try_from(raw.id).unwrap_or(u32::MAX),
                    motion: raw.motion,
                    seat: raw.seat.and_then(seat),
                    closes_at: Millis(raw.closes_at),
                    yes: said(true),
                    no: said(false),
                })
            }
        }
    }};
}

impl Store {
    /// The open vote of a table.
    pub async fn open_vote(&self, table: TableId) -> Result<Option<VoteRow>, Fault> {
        let id = table.db();
        Ok(open_vote!(id, &self.reader))
    }
}

impl Tx {
    /// The open vote of a table, as this transaction sees it.
    pub async fn open_vote(&mut self, table: TableId) -> Result<Option<VoteRow>, Fault> {
        let id = table.db();
        Ok(open_vote!(id, &mut *self.inner))
    }

    /// Opens a vote.
    pub async fn add_vote(
        &mut self,
        table: TableId,
        motion: &str,
        about: Option<Seat>,
        closes: Millis,
    ) -> Result<(), Fault> {
        let (id, closes) = (table.db(), closes.0);
        let about = about.and_then(|seat| i64::try_from(seat.index()).ok());
        sqlx::query!(
            "INSERT INTO votes (table_id, motion, seat, closes_at) VALUES (?, ?, ?, ?)",
            id,
            motion,
            about,
            closes
        )
        .execute(&mut *self.inner)
        .await?;
        Ok(())
    }

    /// Writes a seat's ballot; a second one replaces the first.
    pub async fn put_ballot(&mut self, vote: u32, seat: Seat, yes: bool) -> Result<(), Fault> {
        let (vote, yes) = (i64::from(vote), i64::from(yes));
        let seat = i64::try_from(seat.index()).unwrap_or(0);
        sqlx::query!(
            "INSERT INTO ballots (vote_id, seat, yes) VALUES (?, ?, ?)
             ON CONFLICT (vote_id, seat) DO UPDATE SET yes = excluded.yes",
            vote,
            seat,
            yes
        )
        .execute(&mut *self.inner)
        .await?;
        Ok(())
    }

    /// Deletes a seat's ballot, because the seat has another player now.
    pub async fn drop_ballot(&mut self, vote: u32, seat: Seat) -> Result<(), Fault> {
        let vote = i64::from(vote);
        let seat = i64::try_from(seat.index()).unwrap_or(0);
        sqlx::query!(
            "DELETE FROM ballots WHERE vote_id = ? AND seat = ?",
            vote,
            seat
        )
        .execute(&mut *self.inner)
        .await?;
        Ok(())
    }

    /// Ends a vote. How anybody voted is forgotten: a seat may have another player later.
    pub async fn close_vote(&mut self, vote: u32, result: &str) -> Result<(), Fault> {
        let vote = i64::from(vote);
        sqlx::query!("DELETE FROM ballots WHERE vote_id = ?", vote)
            .execute(&mut *self.inner)
            .await?;
        sqlx::query!("UPDATE votes SET result = ? WHERE id = ?", result, vote)
            .execute(&mut *self.inner)
            .await?;
        Ok(())
    }
}
