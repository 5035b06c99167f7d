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
