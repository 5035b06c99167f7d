//! The lobby: seats, computer daimyos, what is agreed, starting.

use super::Press;
use crate::message::Message;
use crate::pace::Pace;
use crate::request::{self, Answer, join};
use crate::table::{Agreed, Refused};

/// Takes the first free seat.
pub(super) async fn take_seat(press: &Press<'_>) -> Answer {
    let Press { app, requester, .. } = press;
    join(app, requester, press.table(), None).await
}

/// Takes the seat of a side, or changes to that side.
pub(super) async fn sit(press: &Press<'_>) -> Answer {
    let Press { app, requester, .. } = press;
    let side = press.key(0)?;
    join(app, requester, press.table(), Some(side)).await
}

/// Gives up the person's seat.
pub(super) async fn leave(press: &Press<'_>) -> Answer {
    let Press { app, requester, .. } = press;
    request::leave(app, requester, press.table()).await
}

/// Says that the person is ready to begin.
pub(super) async fn start(press: &Press<'_>) -> Answer {
    let Press { app, requester, .. } = press;
    request::start(app, requester, press.table()).await
}

/// Gives the first free seat to a computer daimyo.
pub(super) async fn add_computer(press: &Press<'_>) -> Answer {
    let Press { app, requester, .. } = press;
    let caller = requester.caller();
    let added = app.tables.add_computer(&caller, press.table(), None, None);
    let (state, seat) = added.await?;
    Ok(Message::text(
        requester.words().computer_added(&state, seat),
    ))
}

/// Takes the last computer daimyo away.
pub(super) async fn remove_computer(press: &Press<'_>) -> Answer {
    let Press { app, requester, .. } = press;
    let caller = requester.caller();
    let removed = app.tables.remove_computer(&caller, press.table(), None);
    let (state, side) = removed.await?;
    let words = requester.words();
    let side = words.side(&state.row.title, &side);
    let args = [("side", side.into())];
    Ok(Message::text(words.say("computer-removed", &args)))
}

/// Changes the time per turn.
pub(super) async fn pace(press: &Press<'_>) -> Answer {
    let pace = Pace::read(press.key(0)?).ok_or(Refused::NoSuchPace)?;
    agree(press, Agreed::Pace(pace)).await
}

/// Changes a switch of the title.
pub(super) async fn switch(press: &Press<'_>) -> Answer {
    let (name, value) = (press.key(0)?.to_owned(), press.key(1)?.to_owned());
    agree(press, Agreed::Switch { name, value }).await
}

async fn agree(press: &Press<'_>, what: Agreed) -> Answer {
    let Press { app, requester, .. } = press;
    let caller = requester.caller();
    let state = app.tables.agree(&caller, press.table(), what).await?;
    let words = requester.words();
    let name = words.table_name(&state);
    let text = words.say("agreed-answer", &[("table", name.into())]);
    Ok(Message::text(text))
}

/// The promise about the dice.
pub(super) async fn fair_dice(press: &Press<'_>) -> Answer {
    let Press { app, requester, .. } = press;
    let state = app.tables.state_for(press.table(), requester.user).await?;
    Ok(Message::text(requester.words().fair_dice(&state)))
}
