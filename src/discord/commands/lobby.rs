//! Opening a table and joining it.
#![expect(
    clippy::too_many_arguments,
    reason = "an option of a command is an argument of its function"
)]

use rules::catalog;
use serde_json::Value;

use super::super::{Ctx, Done, complete, thread};
use super::{answer, at_table};
use crate::app::App;
use crate::level::Level;
use crate::message::Message;
use crate::pace::Pace;
use crate::request::{self, Answer, Requester, play_solo, typed_level, typed_side, typed_title};
use crate::table::{New, Refused};

#[poise::command(slash_command)]
pub(super) async fn new(
    ctx: Ctx<'_>,
    #[autocomplete = "complete::title"] title: Option<String>,
    #[max_length = 100] name: Option<String>,
    #[min = 1]
    #[max = 8]
    seats: Option<u8>,
    #[autocomplete = "complete::pace"]
    #[max_length = 20]
    pace: Option<String>,
    #[min = 1]
    #[max = 9]
    misses: Option<u32>,
    #[min = 1]
    #[max = 7]
    computers: Option<u8>,
    #[max_length = 1000] options: Option<String>,
    sealed: Option<bool>,
    learn: Option<bool>,
    #[autocomplete = "complete::level"]
    #[max_length = 40]
    level: Option<String>,
    hints: Option<bool>,
    thread: Option<bool>,
) -> Done {
    if learn == Some(true) {
        return lesson(ctx, title, thread).await;
    }
    answer(ctx, async |app, requester| {
        let words = requester.words();
        if !requester.missing.is_empty() {
            return Ok(Message::text(words.missing_here(&requester.missing)));
        }
        let options = match options {
            None => Value::Null,
            Some(text) => serde_json::from_str(&text).map_err(|_| Refused::Rules {
                refusal: rules::refusal::Refusal::BadOptions {
                    at: "options".into(),
                    what: "JSON".into(),
                },
            })?,
        };
        let title = title.map_or_else(|| catalog::FLAGSHIP.into(), |title| typed_title(&title));
        catalog::about(&title)?;
        let pace = read_pace(pace)?;
        let called = name.clone().unwrap_or_else(|| words.title(&title));
        let place = thread::place(ctx, requester, thread, &called).await;
        let new = New {
            channel: place.channel,
            title,
            name,
            seats: seats.map(usize::from),
            pace,
            misses,
            options,
            sealed: sealed == Some(true),
            level: read_level(level)?.unwrap_or_default(),
            hints: hints == Some(true),
        };
        let answer = match computers {
            Some(computers) => play_solo(app, requester, new, computers.into()).await,
            None => open(app, requester, new).await,
        };
        place.told(ctx, requester, answer).await
    })
    .await
}

async fn open(app: &App, requester: &Requester, new: New) -> Answer {
    let state = app.tables.open(&requester.caller(), new).await?;
    let words = requester.words();
    let name = words.table_name(&state);
    let opened = words.say("opened-answer", &[("table", name.into())]);
    request::with_way(app, requester, opened).await
}

/// The lesson of a title, the flagship's if none is named.
async fn lesson(ctx: Ctx<'_>, title: Option<String>, thread: Option<bool>) -> Done {
    answer(ctx, async |app, requester| {
        let title = title.map_or_else(|| catalog::FLAGSHIP.into(), |title| typed_title(&title));
        catalog::about(&title)?;
        let called = requester.words().title(&title);
        let place = thread::place(ctx, requester, thread, &called).await;
        let answer = request::learn(app, requester, &title, place.channel).await;
        place.told(ctx, requester, answer).await
    })
    .await
}

#[poise::command(slash_command)]
pub(super) async fn learn(
    ctx: Ctx<'_>,
    #[autocomplete = "complete::title"] title: Option<String>,
    thread: Option<bool>,
) -> Done {
    lesson(ctx, title, thread).await
}

/// Reads a pace, if one was given.
pub(super) fn read_pace(text: Option<String>) -> Result<Option<Pace>, Refused> {
    text.map(|text| Pace::read(&text).ok_or(Refused::NoSuchPace))
        .transpose()
}

/// Reads a level of computer daimyos, if one was given.
pub(super) fn read_level(text: Option<String>) -> Result<Option<Level>, Refused> {
    text.map(|text| typed_level(&text).ok_or(Refused::NoSuchLevel))
        .transpose()
}

#[poise::command(slash_command)]
pub(super) async fn join(
    ctx: Ctx<'_>,
    #[autocomplete = "complete::free_side"]
    #[max_length = 40]
    side: Option<String>,
) -> Done {
    at_table(ctx, None, async |app, requester, table| {
        let side = side.as_deref().map(typed_side);
        request::join(app, requester, table, side.as_deref()).await
    })
    .await
}

#[poise::command(slash_command)]
pub(super) async fn leave(
    ctx: Ctx<'_>,
    #[autocomplete = "complete::table"] table: Option<String>,
) -> Done {
    at_table(ctx, table, async |app, requester, table| {
        request::leave(app, requester, table).await
    })
    .await
}

#[poise::command(slash_command)]
pub(super) async fn start(ctx: Ctx<'_>) -> Done {
    at_table(ctx, None, async |app, requester, table| {
        request::start(app, requester, table).await
    })
    .await
}
