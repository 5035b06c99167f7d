//! Answers to a request to take acts back.

use super::Press;
use crate::message::Message;
use crate::request::Answer;

/// Agrees or refuses.
pub(super) async fn answer(press: &Press<'_>, agrees: bool) -> Answer {
    let Press {
        app,
        requester,
        control,
        ..
    } = press;
    let caller = requester.caller();
    let asked = app
        .tables
        .answer_takeback(&caller, press.table(), control.seq, agrees)
        .await?;
    Ok(Message::text(
        requester.words().takeback_answer(asked, false),
    ))
}
