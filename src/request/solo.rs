//! Playing at once against computer daimyos: by the button everybody can press, or by an option of
//! `/rokugan new`. Both end here; the answer is the person's first panel.

use rules::catalog;
use serde_json::Value;

use super::{Answer, Requester};
use crate::app::App;
use crate::level::Level;
use crate::message::Message;
use crate::table::{New, Refused};

/// What the button starts: a full table of four.
const COMPUTERS: usize = 3;
/// The title the button starts.
const TITLE: &str = catalog::FLAGSHIP;

/// The button: the flagship, the recommended way, at the level it names or the middle one.
pub(super) async fn pressed(app: &App, requester: &Requester, level: Option<&str>) -> Answer {
    let level = match level {
        None => Level::default(),
        Some(word) => Level::read(word).ok_or(Refused::NoSuchLevel)?,
    };
    let new = New {
        channel: requester.channel,
        title: TITLE.into(),
        name: None,
        seats: None,
        pace: None,
        misses: None,
        options: Value::Null,
        sealed: false,
        level,
        hints: false,
    };
    play_solo(app, requester, new, COMPUTERS).await
}

/// Opens the table and answers with the first panel.
pub(crate) async fn play_solo(
    app: &App,
    requester: &Requester,
    new: New,
    computers: usize,
) -> Answer {
    let words = requester.words();
    if !requester.missing.is_empty() {
        return Ok(Message::text(words.missing_here(&requester.missing)));
    }
    let caller = requester.caller();
    let panel = app.tables.against_computers(&caller, new, computers);
    let panel = panel.await?;
    let state = &panel.state;
    let side = words.side(&state.row.title, &state.side_of(panel.seat));
    let lead = words.say(
        "solo-answer",
        &[
            ("side", side.into()),
            ("table", words.table_name(state).into()),
            ("computers", computers.into()),
            ("level", words.level_explained(state.row.level).into()),
        ],
    );
    let ability = words.ability(&state.row.title, &state.side_of(panel.seat));
    let lead = format!("{lead}\n{ability}");
    let message = words.panel(&panel, &[], lead.trim_end());
    requester.keep(panel.state);
    Ok(message)
}
