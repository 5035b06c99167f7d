//! The review of a table that is over: how a Daimyo judges the decisions of one seat, by what the seat knew
//! at each of them.
//!
//! Only the seat's player can ask for it. It is made by a job of the thinker, kept, and sent by direct
//! message; meanwhile everybody who asks again learns how far it is.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use rules::dice::Seq;
use rules::search::Thought;
use rules::seat::Seat;
use rules::table::Table;
use rules::title::{Outcome, Standing};
use rules::view::{OneSeat, View};
use serde::{Deserialize, Serialize};

use super::{DirectMessage, Job, Refused, TableRef, TableState, Tables, Trouble};
use crate::fault::Fault;
use crate::id::{TableId, UserId};
use crate::store::{JobRow, JournalRow, Lifecycle};

/// A thought of a review has this part of the budget of a move: it is not a move, and there are many.
const SHARED: u32 = 4;
/// With more decisions than this, each gets half of it.
const MANY: usize = 60;
/// How many moments a review tells of.
const MOMENTS: usize = 3;
/// How many decisions are named where there are no rounds.
const FEW_STEPS: usize = 6;
/// An action that fewer imagined tables began with says nothing.
const FEW_VISITS: u32 = 4;

/// A decision of the seat, as a Daimyo judges it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Judged {
    /// The act.
    pub seq: Seq,
    /// The round.
    pub chapter: u16,
    /// What was played.
    pub played: String,
    /// What it was worth: a share of the win.
    pub worth: f32,
    /// What a Daimyo would have played.
    pub best: String,
    /// What it expected of that.
    pub expected: f32,
}

impl Judged {
    /// What the decision cost.
    fn cost(&self) -> f32 {
        (self.expected - self.worth).max(0.0)
    }

    /// Would a Daimyo have played the same?
    #[must_use]
    pub fn agrees(&self) -> bool {
        self.played == self.best
    }
}

/// What a Daimyo thinks of a seat's decisions.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Review {
    /// The decisions in their order.
    pub course: Vec<Judged>,
    /// The seat's share of the win in the end.
    pub share: f32,
}

impl Review {
    /// What the seat expected after a decision: what it did before the next one.
    #[must_use]
    pub fn after(&self, at: usize) -> f32 {
        let next = self.course.get(at + 1);
        next.map_or(self.share, |next| next.expected)
    }

    /// The decisions that mattered most, in their order: first those that cost most, then those after which
    /// most was lost.
    #[must_use]
    pub fn decisive(&self) -> Vec<usize> {
        let weight = |at: &usize| {
            let judged = self.course.get(*at);
            let cost = judged.map_or(0.0, Judged::cost);
            let fall = judged.map_or(0.0, |judged| judged.expected - self.after(*at));
            (cost, fall.abs())
        };
        let mut all: Vec<usize> = (0..self.course.len()).collect();
        all.sort_by(|one, two| {
            let (one, two) = (weight(one), weight(two));
            two.0.total_cmp(&one.0).then(two.1.total_cmp(&one.1))
        });
        all.truncate(MOMENTS);
        all.sort_unstable();
        all
    }
}

/// A place of the course that is named: the first decision of a round, or one of a few where a title has no
/// rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// Which decision.
    pub at: usize,
    /// The number of the round or of the decision.
    pub number: usize,
    /// Is it a round?
    pub round: bool,
}

impl Review {
    /// The places of the course that are named.
    #[must_use]
    pub fn steps(&self) -> Vec<Step> {
        let mut rounds: Vec<Step> = Vec::new();
        for (at, judged) in self.course.iter().enumerate() {
            let number = usize::from(judged.chapter);
            if number > 0 && rounds.last().is_none_or(|step| step.number != number) {
                let round = true;
                rounds.push(Step { at, number, round });
            }
        }
        if rounds.len() > 1 {
            return rounds;
        }
        let apart = self.course.len().div_ceil(FEW_STEPS).max(1);
        let few = (0..self.course.len()).step_by(apart).map(|at| Step {
            at,
            number: at + 1,
            round: false,
        });
        few.collect()
    }
}

/// What somebody gets who asks for a review.
pub enum Reviewed {
    /// It is being made.
    Working {
        /// The table.
        state: Box<TableState>,
        /// How many decisions are judged.
        done: usize,
        /// How many there are; nothing before that is known.
        of: Option<usize>,
    },
    /// Here it is.
    Ready(Box<ReviewSeen>),
}

/// A review, with what the seat saw at the moments that decided the table.
pub struct ReviewSeen {
    /// The table and its seats.
    pub state: TableState,
    /// Whose it is.
    pub seat: Seat,
    /// What the Daimyo thinks.
    pub review: Review,
    /// The decisive moments: which decision, and what the seat saw before it.
    pub moments: Vec<(usize, View<OneSeat>)>,
}

/// How far the reviews are that are being made.
#[derive(Clone, Default)]
pub(super) struct Progress(Arc<Mutex<HashMap<(TableId, Seat), Far>>>);

/// How many decisions are judged, and of how many.
type Far = (usize, usize);

impl Progress {
    fn note(&self, of: (TableId, Seat), far: Option<Far>) {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match far {
            Some(far) => all.insert(of, far),
            None => all.remove(&of),
        };
    }

    fn far(&self, of: (TableId, Seat)) -> Option<Far> {
        let all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.get(&of).copied()
    }
}

impl Tables {
    /// The review of the person's own seat; if there is none yet, it is made.
    pub async fn review(
        &self,
        table: impl Into<TableRef>,
        user: UserId,
    ) -> Result<Reviewed, Trouble> {
        let state = self.state_for(table.into(), user).await?;
        let seat = state.seat_of(user).ok_or(Refused::NotSeated)?;
        if state.row.stage != Lifecycle::Over {
            return Err(Refused::NotOver.into());
        }
        let id = state.row.id;
        if let Some(review) = self.kept_review(id, seat).await? {
            let moments = self.moments(&state, seat, &review).await?;
            return Ok(Reviewed::Ready(Box::new(ReviewSeen {
                state,
                seat,
                review,
                moments,
            })));
        }
        let wanted = Job::Review(id, seat, user);
        if self.store.due_at(&wanted.key()).await?.is_none() {
            let mut tx = self.store.write().await?;
            tx.set_due(wanted, tx.now()).await?;
            tx.commit().await?;
        }
        let far = self.reviewing.far((id, seat));
        Ok(Reviewed::Working {
            state: Box::new(state),
            done: far.map_or(0, |(done, _)| done),
            of: far.map(|(_, of)| of),
        })
    }

    /// A review that was made before. One that this version cannot read is made anew.
    async fn kept_review(&self, id: TableId, seat: Seat) -> Result<Option<Review>, Fault> {
        let kept = self.store.review(id, seat).await?;
        Ok(kept.and_then(|text| serde_json::from_str(&text).ok()))
    }

    /// What the seat saw before each of the decisive moments.
    async fn moments(
        &self,
        state: &TableState,
        seat: Seat,
        review: &Review,
    ) -> Result<Vec<(usize, View<OneSeat>)>, Trouble> {
        let acts = self.store.acts(state.row.id).await?;
        let decisive = review.decisive();
        let (mut table, _) = state.open()?;
        let mut moments = Vec::new();
        for act in &acts {
            let mut seqs = decisive.iter();
            let found = seqs.find(|at| review.course.get(**at).is_some_and(|it| it.seq == act.seq));
            if let Some(at) = found {
                moments.push((*at, table.private(seat)?));
            }
            act.redo(&mut table)?;
        }
        Ok(moments)
    }

    /// Makes a review, keeps it and sends it.
    pub(super) async fn make_review(
        &self,
        row: &JobRow,
        (id, seat, user): (TableId, Seat, UserId),
    ) -> Result<(), Trouble> {
        let state = self.state(id).await?;
        let review = match self.kept_review(id, seat).await? {
            Some(review) => review,
            None => {
                let judged = self.judge(&state, seat, user).await;
                self.reviewing.note((id, seat), None);
                judged?
            }
        };
        let text = serde_json::to_string(&review).map_err(|e| Fault::new("review", &e))?;
        let mut tx = self.store.write().await?;
        if tx.take_due(row.id).await?.is_some() {
            tx.put_review(id, seat, &text).await?;
            tx.say_private(id, user, &DirectMessage::Review).await?;
            tx.commit().await?;
        }
        Ok(())
    }

    /// Plays the table once more and judges every decision of the person in the seat.
    async fn judge(&self, state: &TableState, seat: Seat, user: UserId) -> Result<Review, Trouble> {
        let acts = self.store.acts(state.row.id).await?;
        let own = |act: &&JournalRow| act.seat == seat && act.user == Some(user);
        let of = acts.iter().filter(own).count();
        let shared = if of > MANY { SHARED * 2 } else { SHARED };
        let (mut table, _) = state.open()?;
        let mut course = Vec::new();
        let mut done = 0;
        for act in &acts {
            if own(&act) {
                self.reviewing.note((state.row.id, seat), Some((done, of)));
                done += 1;
                course.extend(self.judged(&table, act, shared).await);
            }
            act.redo(&mut table)?;
        }
        let share = match table.standing() {
            Standing::Over(outcome) => share(&outcome, seat),
            Standing::Waiting(_) => 0.0,
        };
        Ok(Review { course, share })
    }

    /// One decision; nothing where there was no choice, or where the Daimyo has no opinion.
    async fn judged(&self, table: &Table, act: &JournalRow, shared: u32) -> Option<Judged> {
        let seat = act.seat;
        if !table.waiting().has(seat) || table.legal(seat).len() < 2 {
            return None;
        }
        let thought = self.thinking.think(table, seat, shared).await?;
        Some(judge(&thought, act, table.chapter()))
    }
}

/// Compares an act with what a Daimyo thought before it.
fn judge(thought: &Thought, act: &JournalRow, chapter: u16) -> Judged {
    let expected = thought.expected.get(act.seat.index()).copied();
    let expected = expected.unwrap_or(0.0);
    let mut choices = thought.choices.iter();
    let played = choices.find(|choice| choice.action == act.action);
    let worth = match played {
        _ if act.action == thought.action => expected,
        Some(choice) if choice.visits >= FEW_VISITS => choice.worth.min(expected),
        // A Daimyo that hardly looked at it has nothing to say about it.
        _ => expected,
    };
    Judged {
        seq: act.seq,
        chapter,
        played: act.action.clone(),
        worth,
        best: thought.action.clone(),
        expected,
    }
}

/// A seat's share of the win.
fn share(outcome: &Outcome, seat: Seat) -> f32 {
    let first = |place: &&u8| **place == 1;
    let winners = outcome.places.iter().filter(first).count().max(1);
    match outcome.places.get(seat.index()) {
        Some(1) => 1.0 / winners as f32,
        _ => 0.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn judged(seq: u32, expected: f32, worth: f32) -> Judged {
        Judged {
            seq: Seq(seq),
            chapter: 1,
            played: "this".into(),
            worth,
            best: "that".into(),
            expected,
        }
    }

    #[test]
    fn the_dearest_decisions_decide_then_the_largest_falls() {
        let review = Review {
            course: vec![
                judged(1, 0.5, 0.5),
                judged(3, 0.5, 0.2),
                judged(5, 0.4, 0.4),
                judged(7, 0.4, 0.3),
                judged(9, 0.8, 0.8),
            ],
            share: 0.0,
        };
        // The second cost 0.3, the fourth 0.1; after the last one 0.8 was lost.
        assert_eq!(review.decisive(), [1, 3, 4]);
        let short = Review {
            course: vec![judged(1, 0.5, 0.5)],
            share: 1.0,
        };
        assert_eq!(short.decisive(), [0]);
    }

    #[test]
    fn a_shared_win_is_shared() {
        let outcome = Outcome {
            places: vec![1, 3, 1],
            scores: vec![9, 2, 9],
        };
        let shares = [0, 1, 2].map(|at| share(&outcome, Seat::new(at).unwrap()));
        assert_eq!(shares, [0.5, 0.0, 0.5]);
    }
}
