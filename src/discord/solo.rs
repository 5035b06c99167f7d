//! Playing at once against computer daimyos: by the button everybody can press, or by an option of
//! `/rokugan new`. Both end here; the answer is the person's first panel.

use rules::catalog;
use serde_json::Value;

use super::App;
use super::ask::Ask;
use super::hush::Answer;
use crate::message::Message;
use crate::table::New;

/// What the button starts: a full table of four.
const COMPUTERS: usize = 3;
/// The title the button starts.
const TITLE: &str = catalog::FLAGSHIP;

/// The button: the flagship, the recommended way.
pub(super) async fn pressed(app: &App, ask: &Ask) -> Answer {
    let new = New {
        guild: ask.guild,
        channel: ask.channel,
        host: ask.user,
        interaction: ask.interaction,
        title: TITLE.into(),
        name: None,
        seats: None,
        pace: None,
        misses: None,
        options: Value::Null,
        sealed: false,
    };
    play(app, ask, new, COMPUTERS).await
}

/// Opens the table and answers with the first panel.
pub(super) async fn play(app: &App, ask: &Ask, new: New, computers: usize) -> Answer {
    let words = ask.words();
    if ask.cannot_write() {
        return Ok(Message::text(words.word("refused-missing-permission")));
    }
    ask.meet(app).await?;
    ask.retry_dm(app).await?;
    let panel = app.tables.against_computers(new, computers).await?;
    let book = &panel.book;
    ask.about(book.row.id);
    let side = book
        .seat(panel.seat)
        .map_or_else(String::new, |row| words.name(&book.row.title, &row.side));
    let lead = words.say(
        "solo-answer",
        &[
            ("side", side.into()),
            ("table", words.table_name(book).into()),
            ("computers", computers.into()),
        ],
    );
    Ok(words.panel(&panel, &[], &lead))
}
