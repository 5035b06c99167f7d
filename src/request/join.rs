//! Taking a seat, by a button or a command.

use super::{Answer, Requester};
use crate::app::App;
use crate::message::Message;
use crate::table::TableRef;

/// Takes a seat, and says whether direct messages reach the person.
pub(crate) async fn join(
    app: &App,
    requester: &Requester,
    table: TableRef,
    side: Option<&str>,
) -> Answer {
    let caller = requester.caller();
    let (state, seat) = app.tables.join(&caller, table, side).await?;
    let words = requester.words();
    let side = words.side(&state.row.title, &state.side_of(seat));
    let name = words.table_name(&state);
    let first = words.say(
        "joined-answer",
        &[("side", side.into()), ("table", name.into())],
    );
    let ability = words.ability(&state.row.title, &state.side_of(seat));
    let first = format!("{first}\n{ability}");
    with_way(app, requester, first.trim_end().to_owned()).await
}

/// What was done for somebody who has a seat now, and how their hand reaches them.
pub(crate) async fn with_way(app: &App, requester: &Requester, first: String) -> Answer {
    let words = requester.words();
    let open = app.tables.dm_reaches(requester.user).await?;
    let dm = words.word(if open {
        "joined-dm-open"
    } else {
        "joined-dm-closed"
    });
    if open || !app.tables.tour_once(requester.user).await? {
        return Ok(Message::text(format!("{first}\n{dm}")));
    }
    let tour = words.word("tour-closed");
    Ok(Message::text(format!("{first}\n{dm}\n\n{tour}")))
}

/// Gives up the person's seat before play begins.
pub(crate) async fn leave(app: &App, requester: &Requester, table: impl Into<TableRef>) -> Answer {
    let state = app.tables.leave(&requester.caller(), table).await?;
    let words = requester.words();
    let name = words.table_name(&state);
    let text = words.say("left-answer", &[("table", name.into())]);
    Ok(Message::text(text))
}
