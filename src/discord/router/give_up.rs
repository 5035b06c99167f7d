//! The second, final press for what cannot be taken back.

use super::super::hush::Answer;
use super::Press;
use crate::message::Message;

/// Gives the seat up.
pub(super) async fn resign(press: &Press<'_>) -> Answer {
    let Press {
        app, ask, control, ..
    } = press;
    app.tables.resign(control.table, ask.user).await?;
    Ok(Message::text(ask.words().word("resigned-answer")))
}

/// Gives the table up.
pub(super) async fn cancel(press: &Press<'_>) -> Answer {
    let Press {
        app, ask, control, ..
    } = press;
    let book = app.tables.cancel(ask.power(), control.table).await?;
    let name = ask.words().table_name(&book);
    let text = ask
        .words()
        .say("cancelled-answer", &[("table", name.into())]);
    Ok(Message::text(text))
}

/// Deletes the presser's data.
pub(super) async fn forget(press: &Press<'_>) -> Answer {
    let Press { app, ask, .. } = press;
    let tables = app.tables.forget(ask.user).await?;
    let text = ask
        .words()
        .say("forgotten-answer", &[("tables", tables.into())]);
    Ok(Message::text(text))
}
