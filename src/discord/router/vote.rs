//! Votes: proposing, and saying yes or no.

use rules::seat::Seat;

use super::super::hush::Answer;
use super::Press;
use crate::message::Message;
use crate::table::{Motion, Refused};

/// Proposes what was picked.
pub(super) async fn propose(press: &Press<'_>) -> Answer {
    let Press {
        app, ask, control, ..
    } = press;
    let picked = control.keys.first().map_or("", String::as_str);
    let (id, seat) = picked.split_once('-').unwrap_or((picked, ""));
    let seat = seat.parse().ok().and_then(Seat::new);
    let motion = Motion::read(id, seat).ok_or(Refused::NotOffered)?;
    let (_, tally) = app.tables.propose(control.table, ask.user, motion).await?;
    Ok(Message::text(ask.words().tally(tally)))
}

/// Says yes or no.
pub(super) async fn ballot(press: &Press<'_>, yes: bool) -> Answer {
    let Press {
        app, ask, control, ..
    } = press;
    let (_, tally) = app
        .tables
        .ballot(control.table, ask.user, control.seq.0, yes)
        .await?;
    Ok(Message::text(ask.words().tally(tally)))
}
