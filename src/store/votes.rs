//! Votes and ballots: one open vote per table, one ballot per seat.

use rules::seat::{Seat, Seats};

use super::engine::{query, query_as};
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

struct Raw {
    id: i64,
    motion: String,
    seat: Option<i64>,
    closes_at: i64,
}

struct Ballot {
    seat: i64,
    yes: i64,
}

fn seat(number: i64) -> Option<Seat> {
    usize::try_from(number).ok().and_then(Seat::new)
}

macro_rules! open_vote {
    ($self:expr, $id:expr) => {{
        let raw = query_as!(
            $self,
            fetch_optional,
            Raw,
            r#"SELECT id AS "id!", motion, seat, closes_at FROM votes
               WHERE table_id = $1 AND result IS NULL"#,
            $id
        )?;
        match raw {
            None => None,
            Some(raw) => {
                let ballots = query_as!(
                    $self,
                    fetch_all,
                    Ballot,
                    "SELECT seat, yes FROM ballots WHERE vote_id = $1",
                    raw.id
                )?;
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
        Ok(open_vote!(self, id))
    }
}

impl Tx {
    /// The open vote of a table, as this transaction sees it.
    pub async fn open_vote(&mut self, table: TableId) -> Result<Option<VoteRow>, Fault> {
        let id = table.db();
        Ok(open_vote!(self, id))
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
        query!(
            self,
            "INSERT INTO votes (table_id, motion, seat, closes_at) VALUES ($1, $2, $3, $4)",
            id,
            motion,
            about,
            closes
        )?;
        Ok(())
    }

    /// Writes a seat's ballot; a second one replaces the first.
    pub async fn put_ballot(&mut self, vote: u32, seat: Seat, yes: bool) -> Result<(), Fault> {
        let (vote, yes) = (i64::from(vote), i64::from(yes));
        let seat = i64::try_from(seat.index()).unwrap_or(0);
        query!(
            self,
            "INSERT INTO ballots (vote_id, seat, yes) VALUES ($1, $2, $3)
             ON CONFLICT (vote_id, seat) DO UPDATE SET yes = excluded.yes",
            vote,
            seat,
            yes
        )?;
        Ok(())
    }

    /// Deletes a seat's ballot, because the seat has another player now.
    pub async fn drop_ballot(&mut self, vote: u32, seat: Seat) -> Result<(), Fault> {
        let vote = i64::from(vote);
        let seat = i64::try_from(seat.index()).unwrap_or(0);
        query!(
            self,
            "DELETE FROM ballots WHERE vote_id = $1 AND seat = $2",
            vote,
            seat
        )?;
        Ok(())
    }

    /// Ends a vote. How anybody voted is forgotten: a seat may have another player later.
    pub async fn close_vote(&mut self, vote: u32, result: &str) -> Result<(), Fault> {
        let vote = i64::from(vote);
        query!(self, "DELETE FROM ballots WHERE vote_id = $1", vote)?;
        query!(
            self,
            "UPDATE votes SET result = $1 WHERE id = $2",
            result,
            vote
        )?;
        Ok(())
    }
}
