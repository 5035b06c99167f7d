//! Votes: proposing, and saying yes or no.

use rules::seat::Seat;

use super::Press;
use crate::message::Message;
use crate::request::Answer;
use crate::table::{Motion, Refused};

/// Proposes what was picked.
pub(super) async fn propose(press: &Press<'_>) -> Answer {
    let Press {
        app,
        requester,
        control,
        ..
    } = press;
    let picked = control.keys.first().map_or("", String::as_str);
    let (id, seat) = picked.split_once('-').unwrap_or((picked, ""));
    let seat = seat.parse().ok().and_then(Seat::new);
    let motion = Motion::read(id, seat).ok_or(Refused::NotOffered)?;
    let caller = requester.caller();
    let tally = app.tables.propose(&caller, press.table(), motion).await?;
    Ok(Message::text(requester.words().tally(tally)))
}

/// Says yes or no.
pub(super) async fn ballot(press: &Press<'_>, yes: bool) -> Answer {
    let Press {
        app,
        requester,
        control,
        ..
    } = press;
    let caller = requester.caller();
    let vote = control.seq.0;
    let tally = app.tables.ballot(&caller, press.table(), vote, yes).await?;
    Ok(Message::text(requester.words().tally(tally)))
}
