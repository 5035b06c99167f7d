//! When time runs out: the title's default is done, or a computer daimyo makes this one act; after some
//! misses it holds the seat.
//!
//! Nobody is surprised: the last call must have been made, and everything in the outbox for the table
//! or the player must have arrived. Otherwise the clock is set again.

use rules::dice::Seq;
use rules::seat::Seat;

use super::clocks::set_end;
use super::transition::{Answered, Transition};
use super::{Job, Missed, Notice, Obstacle, TableState, Tables, Trouble};
use crate::clock::{HOUR, MINUTE, Millis};
use crate::id::TableId;
use crate::store::{Lifecycle, Tx};

impl Tables {
    /// A seat's time has run out. `advice` is what a computer daimyo found who thought about its act, and
    /// the last act it knew of.
    pub(super) async fn time_out(
        &self,
        tx: &mut Tx,
        table: TableId,
        seat: Seat,
        advice: Option<(Seq, String)>,
    ) -> Result<(), Trouble> {
        let mut state = TableState::load(tx, table).await?;
        let now = tx.now();
        let (Some(user), Some(clock)) = (state.user(seat), state.clock(seat).cloned()) else {
            return Ok(());
        };
        if clock.deadline().is_none_or(|end| end > now) || state.row.stage != Lifecycle::Playing {
            return Ok(());
        }
        let live = state.row.pace.is_live();
        let obstacle = state.row.trouble.as_deref().map(Obstacle::read);
        let silent = obstacle.is_some_and(|obstacle| obstacle.silences())
            || tx.unsaid(state.row.channel, user).await?;
        let asleep = tx.time_preferences(user).await?.awake(now);
        if silent || !clock.warned || (asleep > now && !live) {
            let grace = if live { 3 * MINUTE } else { HOUR };
            let later: Millis = now.plus(grace);
            let end = if live { later } else { later.max(asleep) };
            return set_end(tx, &mut state, seat, end).await;
        }
        let mut transition = Transition::load(tx, state).await?;
        let action = if transition.state.sealing(&transition.table).has(seat) {
            // The list is sealed as it is; if nothing in it is possible, a computer daimyo chooses.
            let mut plan = transition.state.plan(seat, transition.table.chapter());
            plan.sealed = true;
            tx.put_plan(table, &plan).await?;
            transition.state.set_plan(plan);
            transition.acted.insert(seat);
            None
        } else {
            let now = transition.table.seq();
            let advice = advice.filter(|(at, _)| *at == now);
            let Some(notation) = transition.forfeit(seat, advice.map(|(_, act)| act))? else {
                return Ok(tx.set_due(Job::Forfeit(table, seat), tx.now()).await?);
            };
            Some(transition.act(tx, seat, &notation, None).await?.action)
        };
        let (missed, misses) = (clock.missed + 1, transition.state.row.misses);
        transition.state.miss(tx, seat, missed).await?;
        let side = transition.state.side_of(seat);
        transition.missed = Some(Missed {
            seat,
            action,
            missed,
            misses,
        });
        if missed >= misses {
            transition.state.hold(tx, seat).await?;
            transition.notices.push(Notice::Held { side });
        } else {
            transition.notices.push(Notice::TimeRanOut {
                side,
                missed,
                misses,
            });
        }
        transition.announce(tx, false, Answered::Nobody).await?;
        Ok(())
    }
}
