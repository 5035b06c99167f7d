//! The component router: every press of a button or select, told apart by its id alone.

use std::panic::AssertUnwindSafe;

use futures_util::FutureExt as _;
use rules::view::OneSeat;
use serenity::all::{ComponentInteraction, ComponentInteractionDataKind, Context};

use super::ask::Ask;
use super::hush::{Answer, Hush};
use super::{App, picture};
use crate::fault::Fault;
use crate::message::{Button, Message, Tone};
use crate::say::{Control, Verb};
use crate::table::{Chosen, Join, Move, Panel, Refused, Trouble};

/// Handles a press. A panic in one handler is told to its person and touches nobody else.
pub(super) async fn press(ctx: &Context, app: &App, press: &ComponentInteraction) {
    let ask = Ask::press(press);
    let hush = Hush::new(ctx, press);
    let in_place = hush.in_direct_message();
    let work = AssertUnwindSafe(route(app, &ask, press, in_place)).catch_unwind();
    let work = work.map(|done| {
        done.unwrap_or_else(|_| Err(Fault::new("component", &"a handler panicked").into()))
    });
    hush.answer(app, &ask, work).await;
}

async fn route(app: &App, ask: &Ask, press: &ComponentInteraction, in_place: bool) -> Answer {
    app.trial.suffer().await;
    let control = Control::read(&press.data.custom_id).ok_or(Refused::OldButton)?;
    if control.verb != Verb::Forget {
        let row = app
            .tables
            .visible(control.table, ask.channel, ask.user)
            .await?;
        ask.about(row.id);
    }
    let picked = match &press.data.kind {
        ComponentInteractionDataKind::Button => None,
        ComponentInteractionDataKind::StringSelect { values } => match values.as_slice() {
            [one] => Some(one.clone()),
            _ => return Err(Refused::NotOffered.into()),
        },
        _ => return Err(Refused::OldButton.into()),
    };
    match control.verb.clone() {
        Verb::Menu(mut keys) => {
            keys.extend(picked);
            menu(app, ask, &control, &keys).await
        }
        Verb::Confirm(keys) => confirm(app, ask, &control, keys, in_place).await,
        Verb::Turn => {
            let panel = app.tables.panel(control.table, ask.user).await?;
            Ok(ask.words().panel(&panel, &[], ""))
        }
        Verb::Look => look(app, ask, &control).await,
        Verb::Join => {
            ask.meet(app).await?;
            join(
                app,
                ask,
                Join {
                    table: control.table,
                    user: Some(ask.user),
                    interaction: ask.interaction,
                    side: None,
                },
            )
            .await
        }
        Verb::Start => {
            let book = app.tables.start(control.table, ask.user).await?;
            let name = ask.words().table_name(&book);
            Ok(Message::text(
                ask.words().say("started-answer", &[("table", name.into())]),
            ))
        }
        Verb::Undo => {
            let panel = app.tables.undo(control.table, ask.user).await?;
            Ok(ask
                .words()
                .panel(&panel, &[], &ask.words().word("panel-undone")))
        }
        Verb::Resign => {
            app.tables.resign(control.table, ask.user).await?;
            Ok(Message::text(ask.words().word("resigned-answer")))
        }
        Verb::Cancel => {
            let book = app.tables.cancel(ask.power(), control.table).await?;
            let name = ask.words().table_name(&book);
            Ok(Message::text(
                ask.words()
                    .say("cancelled-answer", &[("table", name.into())]),
            ))
        }
        Verb::Forget => {
            let tables = app.tables.forget(ask.user).await?;
            Ok(Message::text(
                ask.words()
                    .say("forgotten-answer", &[("tables", tables.into())]),
            ))
        }
    }
}

/// Goes to a place of the menu. An id of an earlier moment gets the current menu from its beginning.
async fn menu(app: &App, ask: &Ask, control: &Control, keys: &[String]) -> Answer {
    let panel = app.tables.panel(control.table, ask.user).await?;
    let there = panel.menu.at(keys.iter().map(String::as_str)).is_some();
    let words = ask.words();
    if panel.is_up() && !there {
        let stale = if panel.view.seq() == control.seq {
            Refused::NotOffered
        } else {
            Refused::Stale
        };
        let why = words.trouble(Some(&panel.book), &stale.into());
        return Ok(words.panel(&panel, &[], &why));
    }
    Ok(words.panel(&panel, keys, ""))
}

async fn confirm(
    app: &App,
    ask: &Ask,
    control: &Control,
    keys: Vec<String>,
    in_place: bool,
) -> Answer {
    let wish = Move {
        table: control.table,
        user: ask.user,
        interaction: ask.interaction,
        offered: Some(control.seq),
        chosen: Chosen::Path(keys),
        in_place,
    };
    let done = app.tables.act(wish).await;
    made(app, ask, done).await
}

/// The answer to a move: what was done and the panel now; or why not, and the panel now.
pub(super) async fn made(
    app: &App,
    ask: &Ask,
    done: Result<crate::table::Done, Trouble>,
) -> Answer {
    let words = ask.words();
    match done {
        Ok(done) => {
            let lead = words.say("panel-done", &[("notation", done.action.into())]);
            let message = words.panel(&done.panel, &[], &lead);
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
            Ok(words.panel(&panel, &[], &why))
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

async fn look(app: &App, ask: &Ask, control: &Control) -> Answer {
    let standing = app.tables.standing(control.table).await?;
    let picture = picture::board(app, standing.view.as_ref()).await;
    Ok(ask.words().board(&standing).picture(picture).into())
}

/// Takes a seat, and says whether direct messages reach the person.
pub(super) async fn join(app: &App, ask: &Ask, join: Join) -> Answer {
    ask.retry_dm(app).await?;
    let (book, seat) = app.tables.join(join).await?;
    let words = ask.words();
    let side = book
        .seat(seat)
        .map_or_else(String::new, |row| words.name(&book.row.title, &row.side));
    let name = words.table_name(&book);
    let first = words.say(
        "joined-answer",
        &[("side", side.into()), ("table", name.into())],
    );
    let open = super::delivery::reaches(app.store(), ask.user).await?;
    let dm = words.word(if open {
        "joined-dm-open"
    } else {
        "joined-dm-closed"
    });
    Ok(Message::text(format!("{first}\n{dm}")))
}
