//! Reminders.

use super::Press;
use crate::message::Message;
use crate::request::Answer;

/// Puts reminders off.
pub(super) async fn snooze(press: &Press<'_>) -> Answer {
    let Press { app, requester, .. } = press;
    let at = app.tables.snooze(&requester.caller()).await?;
    let words = requester.words();
    let until = words.moment(at);
    Ok(Message::text(
        words.say("snoozed-answer", &[("until", until.into())]),
    ))
}
