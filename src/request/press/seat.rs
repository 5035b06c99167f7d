//! Seats that change hands: coming back to one, taking an open one.

use super::Press;
use crate::message::Message;
use crate::request::Answer;

/// Takes the person's seat back from the computer daimyo who holds it.
pub(super) async fn back(press: &Press<'_>) -> Answer {
    let Press { app, requester, .. } = press;
    let panel = app.tables.back(&requester.caller(), press.table()).await?;
    let lead = requester.words().word("back-answer");
    let message = requester.words().panel(&panel, &[], &lead);
    requester.keep(panel.state);
    Ok(message)
}

/// Takes an open seat.
pub(super) async fn take(press: &Press<'_>) -> Answer {
    let Press {
        app,
        requester,
        control,
        ..
    } = press;
    let side = control.keys.first().map(String::as_str);
    let caller = requester.caller();
    let taken = app.tables.take(&caller, press.table(), side);
    let (state, seat) = taken.await?;
    let words = requester.words();
    let side = words.side(&state.row.title, &state.side_of(seat));
    let table = words.table_name(&state);
    let args = [("side", side.into()), ("table", table.into())];
    Ok(Message::text(words.say("took-answer", &args)))
}
