//! What one person is told, in words, from the table as it stands now.

use rules::view::OneSeat;

use super::super::App;
use super::super::picture::{self, Wish};
use crate::id::TableId;
use crate::message::Message;
use crate::say::{self, Words};
use crate::store::{Eyes, UserRow};
use crate::table::{Panel, Trouble, Whisper};

/// The message of a whisper; nothing if there is nothing to say any more.
pub(super) async fn private(
    app: &App,
    table: TableId,
    known: &UserRow,
    whisper: Whisper,
) -> Result<Option<Message<OneSeat>>, Trouble> {
    let words = say::in_language(known.locale.as_deref());
    if let Whisper::Waiting { why, last } = whisper {
        let all = app.tables.mine(known.id).await?;
        return Ok(words.waiting_list(&all, known.id, why, last));
    }
    if let Whisper::Welcome = whisper {
        return welcome(app, table, known, words).await;
    }
    let mut panel = match app.tables.panel(table, known.id).await {
        Ok(panel) => panel,
        Err(Trouble::Refused(_)) => return Ok(None),
        Err(fault) => return Err(fault),
    };
    Ok(match whisper {
        Whisper::Panel { facts } => {
            let moot = facts.is_empty() && !panel.is_up();
            panel.facts = facts;
            (!moot).then(|| words.whole_panel(&panel, ""))
        }
        Whisper::TakenOver => Some(words.whole_panel(&panel, &taken_over(words, &panel))),
        Whisper::Missed { missed, facts } => {
            panel.facts = facts;
            let message = words.whole_panel(&panel, &words.missed(&missed));
            Some(if panel.is_held() {
                message.buttons(words.back_button(table))
            } else {
                message
            })
        }
        Whisper::Ordered { .. } | Whisper::OrdersOff { .. } | Whisper::ListPlayed { .. } => {
            Some(words.about_orders(panel, whisper))
        }
        Whisper::Welcome | Whisper::Waiting { .. } => None,
    })
}

/// The same with its picture, as this person prefers it, ringed since they last looked.
pub(super) async fn pictured(
    app: &App,
    known: &UserRow,
    message: Message<OneSeat>,
) -> Result<Message<OneSeat>, Trouble> {
    let Some(sketch) = &message.sketch else {
        return Ok(message);
    };
    let book = app.tables.book(sketch.table).await?;
    let shown = app.store().shown(sketch.table, Eyes::User(known.id));
    let wish = Wish {
        since: shown.await?.seq,
        area: None,
        contrast: known.contrast,
    };
    let words = say::in_language(known.locale.as_deref());
    let picture = picture::own(app, words, &book, sketch, wish).await;
    Ok(message.picture(picture))
}

async fn welcome(
    app: &App,
    table: TableId,
    known: &UserRow,
    words: &Words,
) -> Result<Option<Message<OneSeat>>, Trouble> {
    let book = app.tables.book(table).await?;
    let Some(seat) = book.seat_of(known.id) else {
        return Ok(None);
    };
    let side = words.name(&book.row.title, &book.side_of(seat));
    let welcome = words.say(
        "welcome",
        &[
            ("side", side.into()),
            ("table", words.table_name(&book).into()),
        ],
    );
    Ok(Some(Message::text(if known.toured {
        welcome
    } else {
        format!("{welcome}\n\n{}", words.word("tour"))
    })))
}

fn taken_over(words: &Words, panel: &Panel) -> String {
    let side = panel.book.side_of(panel.seat);
    let side = words.name(&panel.book.row.title, &side);
    let table = words.table_name(&panel.book);
    words.say(
        "taken-over",
        &[("side", side.into()), ("table", table.into())],
    )
}
