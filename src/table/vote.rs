//! Votes: the players of a table decide by majority what none of them may decide alone.
//!
//! A voter is a seat whose player is present. Each seat has one ballot, and the last one counts. A motion
//! passes as soon as more than half say yes, and fails as soon as that is impossible or its time is over.
//! Only numbers are announced, never who said what.

use rules::seat::{Seat, Seats};

use super::absence::with_clocks_updated;
use super::clocks::set_end;
use super::open_seat::hand_over;
use super::transition::Transition;
use super::{Caller, Job, Notice, PublicTable, Refused, TableRef, TableState, Tables, Trouble};
use crate::clock::{DAY, HOUR, Millis};
use crate::id::{TableId, UserId};
use crate::store::{Lifecycle, Pause, Tx, VoteRow};

/// How long a pause lasts at most.
pub const PAUSE_LASTS: i64 = 7 * DAY;
/// How long a table without clocks must have waited for a seat before it can be voted out.
const UNTIMED_WAIT: i64 = 3 * DAY;

/// What a table can decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Motion {
    /// Stop the clocks.
    Pause,
    /// Start the clocks again.
    Resume,
    /// Everybody the table is waiting for gets the time of one more turn.
    Extend,
    /// A seat whose player is gone is opened to anybody.
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
    /// Still open: how many said yes, of how many needed.
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

impl TableState {
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

    /// What can be proposed while the table waits for these seats.
    fn motions(&self, waiting: Seats, now: Millis) -> Vec<Motion> {
        let mut all = Vec::new();
        let timed = self.row.pace.most().is_some();
        if timed && self.row.paused.is_none() {
            all.push(Motion::Pause);
        }
        if self.row.paused == Some(Pause::Vote) {
            all.push(Motion::Resume);
        }
        if self.clocks.iter().any(|clock| clock.running.is_some()) {
            all.push(Motion::Extend);
        }
        for row in &self.seats {
            if self.is_gone(row.seat, waiting, now) {
                all.push(Motion::Replace(row.seat));
            }
        }
        all.push(Motion::End);
        all
    }

    /// Is a seat's player gone, with the seat held or a turn missed?
    pub(super) fn is_gone(&self, seat: Seat, waiting: Seats, now: Millis) -> bool {
        let Some(row) = self.seat(seat).filter(|row| row.user.is_some()) else {
            return false;
        };
        let late = self.clock(seat).is_some_and(|clock| clock.missed > 0);
        let stuck = self.row.pace.most().is_none()
            && waiting.has(seat)
            && now.since(self.row.moved_at) > UNTIMED_WAIT;
        row.held || late || stuck
    }
}

impl Tables {
    /// What can be proposed at a table now.
    #[must_use]
    pub fn motions(&self, standing: &PublicTable) -> Vec<Motion> {
        let waiting = standing.waiting.iter().copied().collect();
        standing.state.motions(waiting, self.store.now())
    }

    /// Proposes a motion; its proposer says yes.
    pub async fn propose(
        &self,
        caller: &Caller,
        table: impl Into<TableRef>,
        motion: Motion,
    ) -> Result<Tally, Trouble> {
        let (mut tx, state) = self.change(caller, table.into()).await?;
        let tally = self.propose_in(&mut tx, caller, state, motion).await?;
        tx.commit().await?;
        Ok(tally)
    }

    /// The same inside a transaction.
    pub(super) async fn propose_in(
        &self,
        tx: &mut Tx,
        caller: &Caller,
        state: TableState,
        motion: Motion,
    ) -> Result<Tally, Trouble> {
        state.playing()?;
        let seat = voter(&state, caller.user)?;
        not_open(tx, &state).await?;
        let Transition { state, table, .. } = Transition::load(tx, state).await?;
        let possible = state.motions(state.waiting(&table), tx.now());
        if !possible.contains(&motion) {
            return Err(Refused::CannotPropose.into());
        }
        self.open_vote(tx, state, Some(seat), motion).await
    }

    /// Opens a vote. Whoever proposes it without a seat of their own has no ballot.
    pub(super) async fn open_vote(
        &self,
        tx: &mut Tx,
        state: TableState,
        proposer: Option<Seat>,
        motion: Motion,
    ) -> Result<Tally, Trouble> {
        let table = state.row.id;
        not_open(tx, &state).await?;
        let most = state.row.pace.most();
        let lasts = most.unwrap_or(2 * DAY).clamp(HOUR, 2 * DAY);
        let closes = tx.now().plus(lasts);
        tx.add_vote(table, motion.id(), motion.seat(), closes)
            .await?;
        let vote = tx.open_vote(table).await?.ok_or(Refused::VoteOver)?;
        if let Some(seat) = proposer {
            tx.put_ballot(vote.id, seat, true).await?;
        }
        tx.set_due(Job::Vote(table), closes).await?;
        let voters = state.voters().len();
        let notice = Notice::VoteOpened {
            vote: vote.id,
            motion: motion.id().into(),
            side: motion
                .seat()
                .map_or_else(String::new, |seat| state.side_of(seat)),
            until: closes.seconds(),
            needed: voters / 2 + 1,
            voters,
        };
        let post = super::Post::Notice { notice };
        // If the proposer alone decides, only the result is announced.
        if voters > 1 || proposer.is_none() {
            tx.say_public(table, state.row.channel, &post).await?;
        }
        let (_, tally) = self.count(tx, state).await?;
        Ok(tally)
    }

    /// Says yes or no to a vote.
    pub async fn ballot(
        &self,
        caller: &Caller,
        table: impl Into<TableRef>,
        vote: u32,
        yes: bool,
    ) -> Result<Tally, Trouble> {
        let (mut tx, state) = self.change(caller, table.into()).await?;
        let table = state.row.id;
        let seat = voter(&state, caller.user)?;
        state.playing()?;
        let open = tx.open_vote(table).await?;
        let open = open
            .filter(|open| open.id == vote)
            .ok_or(Refused::VoteOver)?;
        tx.put_ballot(open.id, seat, yes).await?;
        let (_, tally) = self.count(&mut tx, state).await?;
        tx.commit().await?;
        Ok(tally)
    }

    /// The time of a vote is over.
    pub(super) async fn close_vote(&self, tx: &mut Tx, table: TableId) -> Result<(), Trouble> {
        let state = TableState::load(tx, table).await?;
        state.playing()?;
        let (state, tally) = self.count(tx, state).await?;
        if let (Tally::Open { .. }, Some(vote)) = (tally, tx.open_vote(table).await?) {
            fail(tx, &state, &vote).await?;
        }
        Ok(())
    }

    /// Counts the open vote, and carries out its decision.
    async fn count(&self, tx: &mut Tx, state: TableState) -> Result<(TableState, Tally), Trouble> {
        let Some(vote) = tx.open_vote(state.row.id).await? else {
            return Ok((state, Tally::Failed));
        };
        let tally = state.tally(&vote);
        match tally {
            Tally::Open { .. } => {}
            Tally::Failed => fail(tx, &state, &vote).await?,
            Tally::Passed => {
                tx.close_vote(vote.id, "passed").await?;
                tx.drop_due(Job::Vote(state.row.id)).await?;
                let motion = Motion::of(&vote).ok_or(Refused::VoteOver)?;
                let state = self.carry_out(tx, state, motion).await?;
                return Ok((state, tally));
            }
        }
        Ok((state, tally))
    }

    async fn carry_out(
        &self,
        tx: &mut Tx,
        mut state: TableState,
        motion: Motion,
    ) -> Result<TableState, Trouble> {
        let table = state.row.id;
        let notice = match motion {
            Motion::Pause => {
                let until = tx.now().plus(PAUSE_LASTS);
                tx.set_paused(table, Some(Pause::Vote)).await?;
                state.row.paused = Some(Pause::Vote);
                tx.set_due(Job::Resume(table), until).await?;
                Notice::Paused {
                    until: until.seconds(),
                }
            }
            Motion::Resume => {
                tx.set_paused(table, None).await?;
                state.row.paused = None;
                tx.drop_due(Job::Resume(table)).await?;
                Notice::Resumed
            }
            Motion::Extend => {
                let more = state.row.pace.most().unwrap_or(0);
                for clock in state.clocks.clone() {
                    if let Some(end) = clock.deadline() {
                        set_end(tx, &mut state, clock.seat, end.plus(more)).await?;
                    }
                }
                Notice::Extended
            }
            Motion::Replace(seat) => {
                let side = state.side_of(seat);
                let notice = Notice::VotedOut { side };
                return hand_over(tx, state, seat, None, notice).await;
            }
            Motion::End => {
                self.end(tx, &state, Notice::EndedByVote).await?;
                state.row.stage = Lifecycle::Cancelled;
                return Ok(state);
            }
        };
        let transition = with_clocks_updated(tx, state).await?;
        transition.tell(tx, notice).await?;
        Ok(transition.state)
    }

    /// A pause has ended by itself.
    pub(super) async fn resume(&self, tx: &mut Tx, table: TableId) -> Result<(), Trouble> {
        let state = TableState::load(tx, table).await?;
        state.playing()?;
        if state.row.paused == Some(Pause::Vote) {
            tx.set_paused(table, None).await?;
            let transition = self.refresh_clocks(tx, table).await?;
            transition.tell(tx, Notice::Resumed).await?;
        }
        Ok(())
    }
}

/// The seat of somebody who may vote. A player whose seat is held must come back first.
fn voter(state: &TableState, user: UserId) -> Result<Seat, Refused> {
    let seat = state.seat_of(user).ok_or(Refused::NotSeated)?;
    if state.voters().has(seat) {
        Ok(seat)
    } else {
        Err(Refused::HeldSeat)
    }
}

/// One vote at a time.
async fn not_open(tx: &mut Tx, state: &TableState) -> Result<(), Trouble> {
    match tx.open_vote(state.row.id).await? {
        Some(vote) => Err(Refused::VoteOpen {
            motion: vote.motion,
        }
        .into()),
        None => Ok(()),
    }
}

async fn fail(tx: &mut Tx, state: &TableState, vote: &VoteRow) -> Result<(), Trouble> {
    tx.close_vote(vote.id, "failed").await?;
    tx.drop_due(Job::Vote(state.row.id)).await?;
    let notice = Notice::VoteFailed {
        motion: vote.motion.clone(),
        side: vote
            .seat
            .map_or_else(String::new, |seat| state.side_of(seat)),
    };
    let post = super::Post::Notice { notice };
    tx.say_public(state.row.id, state.row.channel, &post)
        .await?;
    Ok(())
}
