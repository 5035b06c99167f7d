//! Looking at the table.

use rules::dice::Seq;

use super::Press;
use crate::request::{self, Answer, replay_step};
use crate::table::Refused;
use crate::wording::LAST;

/// The board, for the presser alone.
pub(super) async fn look(press: &Press<'_>) -> Answer {
    let Press { app, requester, .. } = press;
    let standing = app
        .tables
        .standing_for(press.table(), requester.user)
        .await?;
    app.pictures
        .board_for(requester.reader(), &standing, None)
        .await
}

/// What the table offers, in full, for the presser alone.
pub(super) async fn cards(press: &Press<'_>) -> Answer {
    let Press { app, requester, .. } = press;
    let table = press.table();
    let standing = app.tables.standing_for(table, requester.user).await?;
    Ok(requester.words().cards(&standing).into())
}

/// What the signs of the board mean, for whoever has a seat.
pub(super) async fn legend(press: &Press<'_>) -> Answer {
    let Press { app, requester, .. } = press;
    let panel = app.tables.panel(press.table(), requester.user).await?;
    let message = requester.words().legend(&panel);
    requester.keep(panel.state);
    Ok(message)
}

/// What the presser has before their eyes, their own hand included.
pub(super) async fn what(press: &Press<'_>) -> Answer {
    let Press { app, requester, .. } = press;
    let panel = app.tables.panel(press.table(), requester.user).await?;
    let message = requester.words().what_is_this(&panel);
    requester.keep(panel.state);
    Ok(message)
}

/// A thing or a section of the rules, by its title and its id.
pub(super) async fn look_up(press: &Press<'_>) -> Answer {
    let Press { app, requester, .. } = press;
    let about = press.control.keys.join(".");
    request::look_up(app, requester, Some(press.key(0)?), Some(&about)).await
}

/// A moment of the past, for the presser alone.
pub(super) async fn replay(press: &Press<'_>) -> Answer {
    let mut keys = press.control.keys.iter().map(String::as_str);
    let step = match keys.next() {
        Some(LAST) => None,
        step => {
            let step = step.and_then(|step| step.parse().ok());
            Some(Seq(step.ok_or(Refused::NotOffered)?))
        }
    };
    let side = keys.next().filter(|side| *side != "-");
    replay_step(press.app, press.requester, press.table(), step, side).await
}
