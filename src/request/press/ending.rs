//! After the end: playing again, and the film.

use super::Press;
use crate::message::Message;
use crate::request::Answer;
use crate::table::{Lifecycle, Refused};

/// Opens a table for the same people.
pub(super) async fn rematch(press: &Press<'_>) -> Answer {
    let Press { app, requester, .. } = press;
    let words = requester.words();
    if !requester.missing.is_empty() {
        return Ok(Message::text(words.missing_here(&requester.missing)));
    }
    let caller = requester.caller();
    let state = app.tables.rematch(&caller, press.table()).await?;
    let name = words.table_name(&state);
    let text = words.say("rematch-answer", &[("table", name.into())]);
    Ok(Message::text(text))
}

/// The film of the whole table, for the presser alone.
pub(super) async fn film(press: &Press<'_>) -> Answer {
    let Press { app, requester, .. } = press;
    let words = requester.words();
    let state = app.tables.state_for(press.table(), requester.user).await?;
    if state.row.stage != Lifecycle::Over {
        return Err(Refused::NotOver.into());
    }
    let past = app.tables.public_past(&state).await?;
    let film = app.pictures.film(words, past).await;
    let id = if film.is_some() { "film" } else { "film-none" };
    let name = words.table_name(&state);
    let text = words.say(id, &[("table", name.into())]);
    let message = Message::text(text).picture(film);
    Ok(message.into())
}
