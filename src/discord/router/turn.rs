//! A person's turn: opening the panel, walking its menu, making the move, taking it back.

use rules::view::OneSeat;

use super::super::App;
use super::super::ask::Ask;
use super::super::hush::Answer;
use super::Press;
use crate::message::{Button, Message, Tone};
use crate::say::{Control, Verb};
use crate::table::{Chosen, Done, Move, Panel, Refused, Trouble};

/// Opens the panel.
pub(super) async fn open(press: &Press<'_>) -> Answer {
    let Press {
        app, ask, control, ..
    } = press;
    let panel = app.tables.panel(control.table, ask.user).await?;
    Ok(ask.words().whole_panel(&panel, ""))
}

/// Goes to a place of the menu. An id of an earlier moment gets the current menu from its beginning.
pub(super) async fn menu(press: &Press<'_>) -> Answer {
    let Press {
        app, ask, control, ..
    } = press;
    let panel = app.tables.panel(control.table, ask.user).await?;
    let there = panel.menu.at(control.keys.iter().map(String::as_str));
    let words = ask.words();
    if panel.is_up() && there.is_none() {
        let stale = if panel.view.seq() == control.seq {
            Refused::NotOffered
        } else {
            Refused::Stale
        };
        let why = words.trouble(Some(&panel.book), &stale.into());
        return Ok(words.whole_panel(&panel, &why));
    }
    Ok(words.panel(&panel, &control.keys, ""))
}

/// Makes the move.
pub(super) async fn confirm(press: &Press<'_>) -> Answer {
    let Press {
        app,
        ask,
        control,
        in_place,
    } = press;
    let wish = Move {
        table: control.table,
        user: ask.user,
        interaction: ask.interaction,
        offered: Some(control.seq),
        chosen: Chosen::Path(control.keys.clone()),
        in_place: *in_place,
    };
    let done = app.tables.act(wish).await;
    made(app, ask, done).await
}

/// Takes the last move back.
pub(super) async fn undo(press: &Press<'_>) -> Answer {
    let Press {
        app, ask, control, ..
    } = press;
    let panel = app.tables.undo(control.table, ask.user).await?;
    let lead = ask.words().word("panel-undone");
    Ok(ask.words().whole_panel(&panel, &lead))
}

/// The answer to a move: what was done and the panel now; or why not, and the panel now.
pub(in super::super) async fn made(app: &App, ask: &Ask, done: Result<Done, Trouble>) -> Answer {
    let words = ask.words();
    match done {
        Ok(done) => {
            let lead = words.say("panel-done", &[("notation", done.action.into())]);
            let message = words.whole_panel(&done.panel, &lead);
            Ok(if done.undoable {
                with_undo(ask, message, &done.panel)
            } else {
                message
            })
        }
        Err(Trouble::Refused(refused)) => {
            let trouble = Trouble::Refused(refused.clone());
            let table = ask.found();
            let panel = match (refused, table) {
                (Refused::NotSeated | Refused::NoSuchTable, _) | (_, None) => return Err(trouble),
                (_, Some(table)) => app.tables.panel(table, ask.user).await,
            };
            let Ok(panel) = panel else {
                return Err(trouble);
            };
            let why = words.trouble(Some(&panel.book), &trouble);
            Ok(words.whole_panel(&panel, &why))
        }
        Err(fault) => Err(fault),
    }
}

fn with_undo(ask: &Ask, message: Message<OneSeat>, panel: &Panel) -> Message<OneSeat> {
    let id = Control::new(panel.book.row.id, panel.view.seq(), Verb::Undo).write();
    let label = ask.words().word("button-undo");
    message.buttons(vec![Button {
        id,
        label,
        tone: Tone::Plain,
    }])
}
