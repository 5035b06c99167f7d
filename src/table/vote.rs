//! Votes: the players of a table decide by majority what no one of them may alone.
//!
//! A voter is a human seat whose player is there. One ballot per seat, the last one counts; a motion
//! passes as soon as more than half say yes and fails as soon as that can no longer be, or when its
//! time is over. Only numbers are told, never who said what.

use rules::seat::{Seat, Seats};

use super::clocks::set_end;
use super::open_seat::hand_over;
use super::settle::Burst;
use super::{Book, Due, Notice, Refused, Tables, Trouble};
use crate::clock::{DAY, HOUR};
use crate::id::{TableId, UserId};
use crate::store::{Pause, Tx, VoteRow};

/// A pause ends by itself after so long.
pub const PAUSE_LASTS: i64 = 7 * DAY;
/// In a table without clocks a seat may be voted out when it was waited for so long.
const UNTIMED_PATIENCE: i64 = 3 * DAY;

/// What a table can decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Motion {
    /// Clocks stand still.
    Pause,
    /// Clocks go on.
    Resume,
    /// Those who are waited for get as much time again.
    Extend,
    /// A seat whose player is gone is given to whoever comes.
    Replace(Seat),
    /// The table ends without a result.
    End,
}

impl Motion {
    /// The word in the database, in ids and in wording.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Pause => "pause",
            Self::Resume => "resume",
            Self::Extend => "extend",
            Self::Replace(_) => "replace",
            Self::End => "end",
        }
    }

    /// Reads what [`Motion::id`] wrote, and the seat it is about.
    #[must_use]
    pub fn read(id: &str, seat: Option<Seat>) -> Option<Self> {
        match (id, seat) {
            ("pause", _) => Some(Self::Pause),
            ("resume", _) => Some(Self::Resume),
            ("extend", _) => Some(Self::Extend),
            ("replace", Some(seat)) => Some(Self::Replace(seat)),
            ("end", _) => Some(Self::End),
            _ => None,
        }
    }

    fn of(vote: &VoteRow) -> Option<Self> {
        Self::read(&vote.motion, vote.seat)
    }

    const fn seat(self) -> Option<Seat> {
        match self {
            Self::Replace(seat) => Some(seat),
            _ => None,
        }
    }
}

/// How a vote stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tally {
    /// Still open: so many yes of so many needed.
    Open {
        /// Said yes.
        yes: usize,
        /// Needed.
        needed: usize,
    },
    /// Passed, and done.
    Passed,
    /// Failed.
    Failed,
}

impl Book {
    /// The seats whose players are there.
    #[must_use]
    pub fn voters(&self) -> Seats {
        let there = self
            .seats
            .iter()
            .filter(|row| row.user.is_some() && !row.held);
        there.map(|row| row.seat).collect()
    }

    fn tally(&self, vote: &VoteRow) -> Tally {
        let voters = self.voters();
        let count = |said: Seats| said.iter().filter(|seat| voters.has(*seat)).count();
        let (yes, no, needed) = (count(vote.yes), count(vote.no), voters.len() / 2 + 1);
        if yes >= needed {
            Tally::Passed
        } else if no + needed > voters.len() {
            Tally::Failed
        } else {
            Tally::Open { yes, needed }
        }
    }
}

impl Tables {
    /// What can be proposed at a table now.
    pub async fn motions(&self, book: &Book) -> Result<Vec<Motion>, Trouble> {
        let mut all = Vec::new();
        let timed = book.row.pace.most().is_some();
        if timed && book.row.paused.is_none() {
            all.push(Motion::Pause);
        }
        if book.row.paused == Some(Pause::Vote) {
            all.push(Motion::Resume);
        }
        if book.clocks.iter().any(|clock| clock.running.is_some()) {
            all.push(Motion::Extend);
        }
        let waiting = book.waiting(&self.play(&mut book.clone()).await?);
        for row in &book.seats {
            if gone(book, row.seat, waiting, self.store.now()) {
                all.push(Motion::Replace(row.seat));
            }
        }
        all.push(Motion::End);
        Ok(all)
    }

    /// Proposes; the proposer says yes.
    pub async fn propose(
        &self,
        table: TableId,
        user: UserId,
        motion: Motion,
    ) -> Result<(Book, Tally), Trouble> {
        let book = self.book(table).await?;
        book.playing()?;
        let possible = self.motions(&book).await?.contains(&motion);
        let mut tx = self.store.write().await?;
        let book = Burst::book(&mut tx, table).await?;
        book.playing()?;
        let seat = voter(&book, user)?;
        if let Some(vote) = tx.open_vote(table).await? {
            let motion = vote.motion;
            return Err(Refused::VoteOpen { motion }.into());
        }
        if !possible {
            return Err(Refused::CannotPropose.into());
        }
        let lasts = book.row.pace.most().unwrap_or(2 * DAY).clamp(HOUR, 2 * DAY);
        let closes = tx.now().plus(lasts);
        tx.add_vote(table, motion.id(), motion.seat(), closes)
            .await?;
        let vote = tx.open_vote(table).await?.ok_or(Refused::VoteOver)?;
        tx.put_ballot(vote.id, seat, true).await?;
        tx.set_due(Due::Vote(table), closes).await?;
        let voters = book.voters().len();
        let notice = Notice::VoteOpened {
            vote: vote.id,
            motion: motion.id().into(),
            side: motion
                .seat()
                .map_or_else(String::new, |seat| book.side_of(seat)),
            until: closes.seconds(),
            needed: voters / 2 + 1,
            voters,
        };
        let post = super::Post::Notice { notice };
        // A vote its proposer decides alone is told by its result.
        if voters > 1 {
            tx.say_public(table, book.row.channel, &post).await?;
        }
        let (book, tally) = self.count(&mut tx, book).await?;
        tx.commit().await?;
        Ok((book, tally))
    }

    /// Says yes or no to a vote.
    pub async fn ballot(
        &self,
        table: TableId,
        user: UserId,
        vote: u32,
        yes: bool,
    ) -> Result<(Book, Tally), Trouble> {
        let mut tx = self.store.write().await?;
        let book = Burst::book(&mut tx, table).await?;
        let seat = voter(&book, user)?;
        book.playing()?;
        let open = tx.open_vote(table).await?;
        let open = open
            .filter(|open| open.id == vote)
            .ok_or(Refused::VoteOver)?;
        tx.put_ballot(open.id, seat, yes).await?;
        let (book, tally) = self.count(&mut tx, book).await?;
        tx.commit().await?;
        Ok((book, tally))
    }

    /// The time of a vote is over.
    pub(super) async fn close_vote(&self, tx: &mut Tx, table: TableId) -> Result<(), Trouble> {
        let book = Burst::book(tx, table).await?;
        book.playing()?;
        let (book, tally) = self.count(tx, book).await?;
        if let (Tally::Open { .. }, Some(vote)) = (tally, tx.open_vote(table).await?) {
            fail(tx, &book, &vote).await?;
        }
        Ok(())
    }

    /// Counts the open vote, and does what it decided.
    async fn count(&self, tx: &mut Tx, book: Book) -> Result<(Book, Tally), Trouble> {
        let Some(vote) = tx.open_vote(book.row.id).await? else {
            return Ok((book, Tally::Failed));
        };
        let tally = book.tally(&vote);
        match tally {
            Tally::Open { .. } => {}
            Tally::Failed => fail(tx, &book, &vote).await?,
            Tally::Passed => {
                tx.close_vote(vote.id, "passed").await?;
                tx.drop_due(Due::Vote(book.row.id)).await?;
                let motion = Motion::of(&vote).ok_or(Refused::VoteOver)?;
                let book = self.carry_out(tx, book, motion).await?;
                return Ok((book, tally));
            }
        }
        Ok((book, tally))
    }

    async fn carry_out(
        &self,
        tx: &mut Tx,
        mut book: Book,
        motion: Motion,
    ) -> Result<Book, Trouble> {
        let table = book.row.id;
        let notice = match motion {
            Motion::Pause => {
                let until = tx.now().plus(PAUSE_LASTS);
                tx.set_paused(table, Some(Pause::Vote)).await?;
                tx.set_due(Due::Resume(table), until).await?;
                Notice::Paused {
                    until: until.seconds(),
                }
            }
            Motion::Resume => {
                tx.set_paused(table, None).await?;
                tx.drop_due(Due::Resume(table)).await?;
                Notice::Resumed
            }
            Motion::Extend => {
                let more = book.row.pace.most().unwrap_or(0);
                for clock in book.clocks.clone() {
                    if let Some(end) = clock.deadline() {
                        set_end(tx, &mut book, clock.seat, end.plus(more)).await?;
                    }
                }
                Notice::Extended
            }
            Motion::Replace(seat) => {
                let side = book.side_of(seat);
                let notice = Notice::VotedOut { side };
                return hand_over(tx, book, seat, None, notice).await;
            }
            Motion::End => {
                self.end(tx, &book, Notice::EndedByVote).await?;
                return Burst::book(tx, table).await;
            }
        };
        let burst = self.rewind(tx, table).await?;
        burst.tell(tx, notice).await?;
        Ok(burst.book)
    }

    /// A pause is over by itself.
    pub(super) async fn resume(&self, tx: &mut Tx, table: TableId) -> Result<(), Trouble> {
        let book = Burst::book(tx, table).await?;
        book.playing()?;
        if book.row.paused == Some(Pause::Vote) {
            tx.set_paused(table, None).await?;
            let burst = self.rewind(tx, table).await?;
            burst.tell(tx, Notice::Resumed).await?;
        }
        Ok(())
    }
}

/// The seat of somebody who may vote. Who holds a seat by a computer daimyo must come back first.
fn voter(book: &Book, user: UserId) -> Result<Seat, Refused> {
    let seat = book.seat_of(user).ok_or(Refused::NotSeated)?;
    if book.voters().has(seat) {
        Ok(seat)
    } else {
        Err(Refused::HeldSeat)
    }
}

/// Is a seat's player gone: held for them, or late at least once? Nobody who plays is voted out.
fn gone(book: &Book, seat: Seat, waiting: Seats, now: crate::clock::Millis) -> bool {
    let Some(row) = book.seat(seat).filter(|row| row.user.is_some()) else {
        return false;
    };
    let late = book.clock(seat).is_some_and(|clock| clock.missed > 0);
    let stuck = book.row.pace.most().is_none()
        && waiting.has(seat)
        && now.since(book.row.moved_at) > UNTIMED_PATIENCE;
    row.held || late || stuck
}

async fn fail(tx: &mut Tx, book: &Book, vote: &VoteRow) -> Result<(), Trouble> {
    tx.close_vote(vote.id, "failed").await?;
    tx.drop_due(Due::Vote(book.row.id)).await?;
    let notice = Notice::VoteFailed {
        motion: vote.motion.clone(),
        side: vote
            .seat
            .map_or_else(String::new, |seat| book.side_of(seat)),
    };
    let post = super::Post::Notice { notice };
    tx.say_public(book.row.id, book.row.channel, &post).await?;
    Ok(())
}
