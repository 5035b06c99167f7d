//! The second, final press for what cannot be taken back.

use super::Press;
use crate::message::Message;
use crate::request::Answer;

/// Gives the seat up.
pub(super) async fn resign(press: &Press<'_>) -> Answer {
    let Press {
        app,
        requester,
        control,
        ..
    } = press;
    let caller = requester.caller();
    let resigned = app.tables.resign(&caller, press.table(), Some(control.seq));
    resigned.await?;
    Ok(Message::text(requester.words().word("resigned-answer")))
}

/// Cancels the table.
pub(super) async fn cancel(press: &Press<'_>) -> Answer {
    let Press {
        app,
        requester,
        control,
        ..
    } = press;
    let caller = requester.caller();
    let cancelled = app.tables.cancel(&caller, press.table(), Some(control.seq));
    let state = cancelled.await?;
    let name = requester.words().table_name(&state);
    let text = requester
        .words()
        .say("cancelled-answer", &[("table", name.into())]);
    Ok(Message::text(text))
}

/// Deletes the presser's data.
pub(super) async fn forget(press: &Press<'_>) -> Answer {
    let Press { app, requester, .. } = press;
    let tables = app.tables.forget(&requester.caller()).await?;
    let text = requester
        .words()
        .say("forgotten-answer", &[("tables", tables.into())]);
    Ok(Message::text(text))
}
