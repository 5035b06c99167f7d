//! Saying that one is ready to begin, by a button or a command.

use super::{Answer, Requester};
use crate::app::App;
use crate::message::Message;
use crate::table::{Lifecycle, TableRef};

/// Notes that the person is ready, and says whether play begins or who is missing.
pub(crate) async fn start(app: &App, requester: &Requester, table: impl Into<TableRef>) -> Answer {
    let state = app.tables.start(&requester.caller(), table).await?;
    let words = requester.words();
    let name = words.table_name(&state);
    let text = if state.row.stage == Lifecycle::Lobby {
        let seated = state.seat_of(requester.user).is_some();
        let id = if seated {
            "ready-answer"
        } else {
            "missing-answer"
        };
        let missing = state.not_ready();
        let who: Vec<String> = missing
            .into_iter()
            .map(|user| words.who(Some(user)))
            .collect();
        let args = [("table", name.into()), ("who", who.join(", ").into())];
        words.say(id, &args)
    } else {
        words.say("started-answer", &[("table", name.into())])
    };
    Ok(Message::text(text))
}
