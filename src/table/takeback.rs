//! Taking back: a player's own last act at once, more if everybody agrees. What is taken back leaves the
//! journal but is kept.

use rules::dice::Seq;
use rules::event_log::Events;
use rules::seat::{Seat, Seats};
use rules::table::Table;

use super::clocks::{Since, update_clocks};
use super::moment::until;
use super::transition::{Answered, Transition};
use super::{
    Caller, DirectMessage, Facts, Notice, Off, Panel, Post, Refused, TableRef, TableState, Tables,
    Trouble,
};
use crate::clock::DAY;
use crate::id::TableId;
use crate::store::{JournalRow, TakebackRow, Tx};

/// How long a request stays open.
const OPEN_FOR: i64 = 2 * DAY;

/// How often an act of the same number can be taken back by its player.
const MOST_AT_ONCE: i64 = 5;

/// How often something can be taken back at one table.
const MOST_BRANCHES: i64 = 200;

/// The outcome of a request to take acts back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// Everybody has agreed, and it is done.
    Done,
    /// So many others still have to agree.
    Waits(usize),
    /// Somebody refused, and it is closed.
    Refused,
}

impl Tables {
    /// Takes back the person's last act, if nothing was revealed and nobody has acted since. What was
    /// offered at an earlier moment is refused.
    pub async fn undo(
        &self,
        caller: &Caller,
        table: impl Into<TableRef>,
        offered: Option<Seq>,
    ) -> Result<Panel, Trouble> {
        let (mut tx, state) = self.change(caller, table.into()).await?;
        let (table, user) = (state.row.id, caller.user);
        let seat = state.seat_of(user).ok_or(Refused::NotSeated)?;
        state.playing()?;
        state.check_moment(offered, Some(seat))?;
        // What the person has not noticed goes back as well: a refusal would tell them of it.
        let acts = tx.acts(table).await?;
        let mut acts = until(&acts, Some(seat), state.moment(Some(seat)));
        let last = acts.pop().ok_or(Refused::NothingToUndo)?;
        if last.seat != seat || last.user != Some(user) {
            return Err(Refused::NothingToUndo.into());
        }
        if !last.undoable {
            return Err(Refused::CannotUndo.into());
        }
        bounded(&mut tx, &state, seat, MOST_AT_ONCE).await?;
        let side = state.side_of(seat);
        let mut transition = back_to(&mut tx, state, acts, Seats::only(seat)).await?;
        transition.rest(&mut tx).await?;
        transition.drop_request(&mut tx).await?;
        // The old turn goes on with the time it had, so that taking back gains no time.
        let waiting = transition.state.waiting(&transition.table);
        update_clocks(&mut tx, &mut transition.state, Since::nothing(waiting)).await?;
        transition
            .show_again(&mut tx, Notice::Undone { side }, seat)
            .await?;
        tx.commit().await?;
        let facts = Facts::none();
        Panel::of(transition.state, &transition.table, seat, facts)
    }

    /// Asks everybody to take back all acts after a moment of the person's seat. If there is nobody to ask, it is done at once.
    pub async fn ask_takeback(
        &self,
        caller: &Caller,
        table: impl Into<TableRef>,
        to: Seq,
    ) -> Result<Asked, Trouble> {
        let (mut tx, state) = self.change(caller, table.into()).await?;
        let table = state.row.id;
        let seat = state.seat_of(caller.user).ok_or(Refused::NotSeated)?;
        state.playing()?;
        let (now, public) = (Seq(state.row.seq), state.moment(None));
        let acts = tx.acts(table).await?;
        let stay = until(&acts, Some(seat), to);
        let to = stay.last().map_or(Seq(0), |act| act.seq);
        let count = public.0 - state.moment_after(to, None).0;
        if count == 0 {
            return Err(Refused::NoSuchPoint.into());
        }
        if let Some(open) = tx.takeback(table).await?
            && state.moment_after(open.asked_at, None) == public
            && open.seat != seat
        {
            return Err(Refused::TakebackOpen.into());
        }
        let request = TakebackRow {
            seat,
            to,
            asked_at: now,
            agreed: vec![seat],
            closes_at: tx.now().plus(OPEN_FOR),
        };
        let missing = missing(&state, &request, &acts);
        if missing.is_empty() {
            self.take_back(&mut tx, state, &request, acts).await?;
            tx.commit().await?;
            return Ok(Asked::Done);
        }
        tx.put_takeback(table, &request).await?;
        tx.set_due(super::Job::Takeback(table), request.closes_at)
            .await?;
        let post = Post::Takeback {
            side: state.side_of(seat),
            count,
            facts: Facts::public(&told(&state, &acts, to)?),
            reveals: reveals(&acts, to),
            asked_at: public.0,
            closes: request.closes_at.seconds(),
        };
        tx.say_public(table, state.row.channel, &post).await?;
        tx.commit().await?;
        Ok(Asked::Waits(missing.len()))
    }

    /// Agrees to the open request or refuses it. The answer is about the request made at that act.
    pub async fn answer_takeback(
        &self,
        caller: &Caller,
        table: impl Into<TableRef>,
        asked_at: Seq,
        agrees: bool,
    ) -> Result<Asked, Trouble> {
        let (mut tx, state) = self.change(caller, table.into()).await?;
        let table = state.row.id;
        let seat = state.seat_of(caller.user).ok_or(Refused::NotSeated)?;
        state.playing()?;
        let open = tx.takeback(table).await?;
        let mut request = open
            .filter(|open| state.moment_after(open.asked_at, None) == asked_at)
            .filter(|_| state.moment(None) == asked_at)
            .filter(|open| tx.now() < open.closes_at)
            .ok_or(Refused::NoTakeback)?;
        let side = state.side_of(seat);
        if !agrees {
            let notice = Notice::TakebackRefused { side };
            state.close_takeback(&mut tx, notice).await?;
            tx.commit().await?;
            return Ok(Asked::Refused);
        }
        if request.agreed.contains(&seat) {
            return Err(Refused::AlreadyDone.into());
        }
        request.agreed.push(seat);
        let acts = tx.acts(table).await?;
        let missing = missing(&state, &request, &acts);
        let asked = if missing.is_empty() {
            self.take_back(&mut tx, state, &request, acts).await?;
            Asked::Done
        } else {
            tx.put_takeback(table, &request).await?;
            let notice = Notice::TakebackAgreed { side };
            tx.say_public(table, state.row.channel, &Post::Notice { notice })
                .await?;
            Asked::Waits(missing.len())
        };
        tx.commit().await?;
        Ok(asked)
    }

    /// A request has expired.
    pub(super) async fn takeback_due(&self, tx: &mut Tx, table: TableId) -> Result<(), Trouble> {
        let state = TableState::load(tx, table).await?;
        if tx.takeback(table).await?.is_some() {
            state.close_takeback(tx, Notice::TakebackExpired).await?;
        }
        Ok(())
    }

    async fn take_back(
        &self,
        tx: &mut Tx,
        state: TableState,
        request: &TakebackRow,
        mut acts: Vec<JournalRow>,
    ) -> Result<(), Trouble> {
        let since = state.moment_after(request.to, None);
        let count = state.moment(None).0 - since.0;
        bounded(tx, &state, request.seat, MOST_BRANCHES).await?;
        let side = state.side_of(request.seat);
        let notice = Notice::TakenBack { side, count };
        state.close_takeback(tx, notice).await?;
        acts.retain(|act| act.seq <= request.to);
        for plan in &state.plans {
            if let Some(user) = state.user(plan.seat) {
                let why = Off::TakenBack;
                tx.say_private(state.row.id, user, &DirectMessage::OrdersOff { why })
                    .await?;
            }
        }
        let all = Seats::all(state.seats.len());
        let transition = back_to(tx, state, acts, all).await?;
        let transition = transition.announce(tx, false, Answered::Nobody).await?;
        transition.refresh_panels(tx, None).await
    }
}

/// Everything taken back is kept and replayed for the log, so there is an end to it.
async fn bounded(
    tx: &mut Tx,
    state: &TableState,
    seat: Seat,
    most_here: i64,
) -> Result<(), Trouble> {
    let last = Seq(state.row.seq);
    let (all, here) = tx.undone_count(state.row.id, last, seat).await?;
    if all >= MOST_BRANCHES || here >= most_here {
        return Err(Refused::TooManyTakebacks.into());
    }
    Ok(())
}

/// Goes back to the last of these acts. Plans of these seats are void, because they were made for a
/// different position.
async fn back_to(
    tx: &mut Tx,
    mut state: TableState,
    acts: Vec<JournalRow>,
    void: Seats,
) -> Result<Transition, Trouble> {
    let to = acts.last().map_or(Seq(0), |act| act.seq);
    state.unnoticed.retain(|(seq, _)| *seq <= to);
    tx.take_back(state.row.id, to).await?;
    for plan in state.plans.iter_mut().filter(|plan| void.has(plan.seat)) {
        plan.queue.clear();
        (plan.passing, plan.sealed) = (false, false);
        tx.put_plan(state.row.id, plan).await?;
    }
    let play = state.replay(&acts)?;
    Ok(Transition::opened(state, play, Events::default()))
}

fn reveals(acts: &[JournalRow], to: Seq) -> bool {
    acts.iter().any(|act| act.seq > to && !act.undoable)
}

/// Who still has to agree: everybody at the table; if something was revealed, also those for whom a
/// computer daimyo plays at the moment.
fn missing(state: &TableState, request: &TakebackRow, acts: &[JournalRow]) -> Vec<Seat> {
    let computers = state.computers();
    let all = reveals(acts, request.to);
    let asked = state
        .seats
        .iter()
        .filter(|row| row.user.is_some() && (all || !computers.has(row.seat)))
        .map(|row| row.seat);
    asked
        .filter(|seat| !request.agreed.contains(seat))
        .collect()
}

/// What the acts after a point told.
fn told(state: &TableState, acts: &[JournalRow], to: Seq) -> Result<Events, Trouble> {
    let (mut table, _): (Table, _) = state.open()?;
    let mut facts = Events::default();
    for act in acts {
        let acted = act.redo(&mut table)?;
        if act.seq > to {
            facts.add(acted.facts);
        }
    }
    Ok(facts)
}
