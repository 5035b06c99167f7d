//! Answers to a request to take acts back.

use super::super::hush::Answer;
use super::Press;
use crate::message::Message;

/// Agrees or refuses.
pub(super) async fn answer(press: &Press<'_>, agrees: bool) -> Answer {
    let Press {
        app, ask, control, ..
    } = press;
    let asked = app
        .tables
        .answer_takeback(control.table, ask.user, control.seq, agrees)
        .await?;
    Ok(Message::text(ask.words().takeback_answer(asked, false)))
}
