//! A person's turn: opening the panel, walking its menu, making the move, taking it back.

use super::Press;
use crate::request::{Answer, played};
use crate::table::{Chosen, Move, Refused};
use crate::titles::Aside;
use crate::wording::in_order;

/// Opens the panel.
pub(super) async fn open(press: &Press<'_>) -> Answer {
    let Press { app, requester, .. } = press;
    let panel = app.tables.panel(press.table(), requester.user).await?;
    let message = requester.words().whole_panel(&panel, "");
    requester.keep(panel.state);
    Ok(message)
}

/// Opens what the person may do besides what they are asked.
pub(super) async fn aside(press: &Press<'_>) -> Answer {
    let Press {
        app,
        requester,
        control,
        ..
    } = press;
    let topic = control.keys.first().and_then(|id| Aside::read(id));
    let topic = topic.ok_or(Refused::NotOffered)?;
    let panel = app.tables.panel(press.table(), requester.user).await?;
    let message = requester.words().aside(&panel, topic);
    requester.keep(panel.state);
    Ok(message)
}

/// Says what a Daimyo would play in the person's own seat, above their panel. It plays nothing.
pub(super) async fn hint(press: &Press<'_>) -> Answer {
    let Press { app, requester, .. } = press;
    let (panel, hint) = app.tables.hint(press.table(), requester.user).await?;
    let message = requester.words().hinted(&panel, &hint);
    requester.keep(panel.state);
    Ok(message)
}

/// Goes to a place in the menu. An id from an earlier moment gets the current menu from the start.
pub(super) async fn menu(press: &Press<'_>) -> Answer {
    let Press {
        app,
        requester,
        control,
        ..
    } = press;
    let panel = app.tables.panel(press.table(), requester.user).await?;
    let keys = in_order(&panel.menu, &control.keys);
    let there = panel.menu.at(keys.iter().map(String::as_str));
    let words = requester.words();
    if panel.may_act() && there.is_none() {
        let stale = if panel.moment() == control.seq {
            Refused::NotOffered
        } else {
            Refused::Stale
        };
        let why = words.trouble(Some(&panel.state), &stale.into());
        let message = words.whole_panel(&panel, &why);
        requester.keep(panel.state);
        return Ok(message);
    }
    let message = words.pictured_panel(&panel, &keys, "");
    requester.keep(panel.state);
    Ok(message)
}

/// Makes the move.
pub(super) async fn confirm(press: &Press<'_>) -> Answer {
    let Press {
        app,
        requester,
        control,
        in_place,
    } = press;
    let wish = Move {
        table: press.table(),
        user: requester.user,
        interaction: requester.interaction,
        offered: Some(control.seq),
        chosen: Chosen::Path(control.keys.clone()),
        in_place: *in_place,
    };
    let done = app.tables.act(wish).await;
    played(requester, done)
}

/// Takes the last move back.
pub(super) async fn undo(press: &Press<'_>) -> Answer {
    let Press {
        app,
        requester,
        control,
        ..
    } = press;
    let caller = requester.caller();
    let undone = app.tables.undo(&caller, press.table(), Some(control.seq));
    let panel = undone.await?;
    let lead = requester.words().word("panel-undone");
    let message = requester.words().whole_panel(&panel, &lead);
    requester.keep(panel.state);
    Ok(message)
}
