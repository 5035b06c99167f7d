//! Open seats: a computer daimyo plays on, and anybody may take the seat.

use rules::seat::Seat;

use super::transition::Transition;
use super::{Caller, DirectMessage, Notice, Refused, TableRef, TableState, Tables, Trouble};
use crate::id::UserId;
use crate::store::Tx;

impl Tables {
    /// A newcomer takes an open seat; the first one if no side is named.
    pub async fn take(
        &self,
        caller: &Caller,
        table: impl Into<TableRef>,
        side: Option<&str>,
    ) -> Result<(TableState, Seat), Trouble> {
        let (mut tx, state) = self.change(caller, table.into()).await?;
        let taken = take_open(&mut tx, caller, state, side).await?;
        tx.commit().await?;
        Ok(taken)
    }
}

/// Takes an open seat for a newcomer.
pub(super) async fn take_open(
    tx: &mut Tx,
    caller: &Caller,
    state: TableState,
    side: Option<&str>,
) -> Result<(TableState, Seat), Trouble> {
    state.playing()?;
    if let Some(seat) = state.seat_of(caller.user) {
        return Err(state.already_seated(seat).into());
    }
    let held = tx.seats_held(state.row.id, caller.user).await?;
    let open = |row: &&crate::store::SeatRow| {
        let named = side.is_none_or(|side| row.side == side);
        row.open && row.user.is_none() && named && may_hold(&held, row.seat)
    };
    let seat = state.seats.iter().find(open).map(|row| row.seat);
    let seat = seat.ok_or(Refused::NoOpenSeat)?;
    caller.introduce(tx).await?;
    let side = state.side_of(seat);
    let notice = Notice::Replaced { side };
    let state = hand_over(tx, state, seat, Some(caller.user), notice).await?;
    Ok((state, seat))
}

/// Whoever held a seat knows its secrets, and must not learn those of another.
fn may_hold(held: &[i64], seat: Seat) -> bool {
    let number = i64::try_from(seat.index()).unwrap_or(-1);
    held.is_empty() || held.contains(&number)
}

/// Gives a seat of a running table to somebody else: to a person, who learns what the seat knows, or to
/// a computer daimyo, which plays at once if it is its turn and keeps the seat open.
pub(super) async fn hand_over(
    tx: &mut Tx,
    mut state: TableState,
    seat: Seat,
    to: Option<UserId>,
    notice: Notice,
) -> Result<TableState, Trouble> {
    state.playing()?;
    let (table, seq) = (state.row.id, state.row.seq);
    if let Some(user) = to
        && !may_hold(&tx.seats_held(table, user).await?, seat)
    {
        return Err(Refused::NoOpenSeat.into());
    }
    let (side, level) = (state.side_of(seat), state.row.level);
    state
        .change_seat(tx, seat, |row| {
            row.user = to;
            row.held = false;
            row.open = to.is_none();
            row.elsewhere = false;
            row.level = level;
        })
        .await?;
    tx.begin_seat_history(table, seat, to, seq).await?;
    state.clear_seat(tx, seat).await?;
    let mut transition = Transition::load(tx, state).await?;
    transition.notices.push(notice);
    if to.is_none() {
        transition.notices.push(Notice::OpenSeat { side });
    }
    let transition = transition.announce_seats(tx).await?;
    if let Some(user) = to {
        tx.say_private(table, user, &DirectMessage::TakenOver)
            .await?;
    }
    Ok(transition.state)
}
