//! Reminders.

use super::super::hush::Answer;
use super::Press;
use crate::message::Message;

/// Puts reminders off.
pub(super) async fn snooze(press: &Press<'_>) -> Answer {
    let Press { app, ask, .. } = press;
    let at = app.tables.snooze(ask.user, ask.interaction).await?;
    let words = ask.words();
    let until = words.moment(at);
    Ok(Message::text(
        words.say("snoozed-answer", &[("until", until.into())]),
    ))
}
