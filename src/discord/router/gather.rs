//! Gathering: taking a seat and beginning.

use super::super::App;
use super::super::ask::Ask;
use super::super::delivery;
use super::super::hush::Answer;
use super::Press;
use crate::message::Message;
use crate::table::Join;

/// Takes the first free seat.
pub(super) async fn take_seat(press: &Press<'_>) -> Answer {
    let Press {
        app, ask, control, ..
    } = press;
    ask.meet(app).await?;
    let wish = Join {
        table: control.table,
        user: Some(ask.user),
        interaction: ask.interaction,
        side: None,
    };
    join(app, ask, wish).await
}

/// Begins the table.
pub(super) async fn start(press: &Press<'_>) -> Answer {
    let Press {
        app, ask, control, ..
    } = press;
    let book = app.tables.start(control.table, ask.user).await?;
    let name = ask.words().table_name(&book);
    let text = ask.words().say("started-answer", &[("table", name.into())]);
    Ok(Message::text(text))
}

/// Takes a seat, and says whether direct messages reach the person.
pub(in super::super) async fn join(app: &App, ask: &Ask, join: Join) -> Answer {
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
    let open = delivery::reaches(app.store(), ask.user).await?;
    let dm = words.word(if open {
        "joined-dm-open"
    } else {
        "joined-dm-closed"
    });
    let known = app.store().user(ask.user).await?;
    if open || known.is_some_and(|user| user.toured) {
        return Ok(Message::text(format!("{first}\n{dm}")));
    }
    let mut tx = app.store().write().await?;
    tx.toured(ask.user).await?;
    tx.commit().await?;
    let tour = words.word("tour-closed");
    Ok(Message::text(format!("{first}\n{dm}\n\n{tour}")))
}
