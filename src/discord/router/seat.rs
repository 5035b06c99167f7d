//! Seats that change hands: coming back to one, taking an open one.

use super::super::hush::Answer;
use super::Press;
use crate::message::Message;

/// Takes the own seat back from the computer daimyo who holds it.
pub(super) async fn back(press: &Press<'_>) -> Answer {
    let Press {
        app, ask, control, ..
    } = press;
    let panel = app.tables.back(control.table, ask.user).await?;
    let lead = ask.words().word("back-answer");
    Ok(ask.words().panel(&panel, &[], &lead))
}

/// Takes an open seat.
pub(super) async fn take(press: &Press<'_>) -> Answer {
    let Press {
        app, ask, control, ..
    } = press;
    ask.meet(app).await?;
    ask.retry_dm(app).await?;
    let side = control.keys.first().map(String::as_str);
    let (book, seat) = app
        .tables
        .take(control.table, ask.user, side, ask.interaction)
        .await?;
    let words = ask.words();
    let side = words.name(&book.row.title, &book.side_of(seat));
    let table = words.table_name(&book);
    let args = [("side", side.into()), ("table", table.into())];
    Ok(Message::text(words.say("took-answer", &args)))
}
