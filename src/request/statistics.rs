//! How somebody has played, title by title.

use super::{Answer, Requester};
use crate::app::App;
use crate::id::UserId;
use crate::message::Message;

/// What is counted of a person's finished tables.
pub(crate) async fn statistics(app: &App, requester: &Requester, of: UserId) -> Answer {
    let words = requester.words();
    let text = words.careers(&app.tables.careers(of).await?);
    let who = words.who(Some(of));
    let lead = words.say("stats-of", &[("who", who.into())]);
    Ok(Message::text(format!("{lead}\n{text}")))
}
