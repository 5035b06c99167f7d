//! Opening a table and gathering at it.
#![expect(
    clippy::too_many_arguments,
    reason = "an option of a command is an argument of its function"
)]

use rules::catalog;
use serde_json::Value;

use super::super::{Ctx, Done, complete, router, solo};
use super::frame::{answer, at_table};
use crate::message::Message;
use crate::pace::Pace;
use crate::table::{Join, New, Refused};

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
) -> Done {
    answer(ctx, async |app, ask| {
        let words = ask.words();
        if ask.cannot_write() {
            return Ok(Message::text(words.word("refused-missing-permission")));
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
        let new = New {
            guild: ask.guild,
            channel: ask.channel,
            host: ask.user,
            interaction: ask.interaction,
            title: title.unwrap_or_else(|| catalog::FLAGSHIP.into()),
            name,
            seats: seats.map(usize::from),
            pace: read_pace(pace)?,
            misses,
            options,
            sealed: sealed == Some(true),
        };
        if let Some(computers) = computers {
            return solo::play(app, ask, new, computers.into()).await;
        }
        ask.meet(app).await?;
        let book = app.tables.open(new).await?;
        let name = words.table_name(&book);
        Ok(Message::text(
            words.say("opened-answer", &[("table", name.into())]),
        ))
    })
    .await
}

/// Reads a pace, if one was given.
pub(super) fn read_pace(text: Option<String>) -> Result<Option<Pace>, Refused> {
    text.map(|text| Pace::read(&text).ok_or(Refused::NoSuchPace))
        .transpose()
}

#[poise::command(slash_command)]
pub(super) async fn join(
    ctx: Ctx<'_>,
    #[autocomplete = "complete::free_side"]
    #[max_length = 40]
    clan: Option<String>,
) -> Done {
    at_table(ctx, None, async |app, ask, row| {
        ask.meet(app).await?;
        let join = Join {
            table: row.id,
            user: Some(ask.user),
            interaction: ask.interaction,
            side: clan,
        };
        router::join(app, ask, join).await
    })
    .await
}

#[poise::command(slash_command)]
pub(super) async fn leave(
    ctx: Ctx<'_>,
    #[autocomplete = "complete::table"] table: Option<String>,
) -> Done {
    at_table(ctx, table, async |app, ask, row| {
        let book = app.tables.leave(row.id, ask.user).await?;
        let name = ask.words().table_name(&book);
        Ok(Message::text(
            ask.words().say("left-answer", &[("table", name.into())]),
        ))
    })
    .await
}

#[poise::command(slash_command)]
pub(super) async fn start(ctx: Ctx<'_>) -> Done {
    at_table(ctx, None, async |app, ask, row| {
        let book = app.tables.start(row.id, ask.user).await?;
        let name = ask.words().table_name(&book);
        Ok(Message::text(
            ask.words().say("started-answer", &[("table", name.into())]),
        ))
    })
    .await
}

#[poise::command(slash_command, rename = "add-ai")]
pub(super) async fn add_ai(
    ctx: Ctx<'_>,
    #[autocomplete = "complete::free_side"]
    #[max_length = 40]
    clan: Option<String>,
) -> Done {
    at_table(ctx, None, async |app, ask, row| {
        app.tables.must_manage(ask.power(), row.id).await?;
        let join = Join {
            table: row.id,
            user: None,
            interaction: ask.interaction,
            side: clan,
        };
        let (book, seat) = app.tables.join(join).await?;
        let words = ask.words();
        let side = book
            .seat(seat)
            .map_or_else(String::new, |row| words.name(&book.row.title, &row.side));
        Ok(Message::text(
            words.say("computer-added", &[("side", side.into())]),
        ))
    })
    .await
}

#[poise::command(slash_command, rename = "remove-ai")]
pub(super) async fn remove_ai(
    ctx: Ctx<'_>,
    #[autocomplete = "complete::taken_side"]
    #[max_length = 40]
    clan: String,
) -> Done {
    at_table(ctx, None, async |app, ask, row| {
        app.tables
            .remove_computer(ask.power(), row.id, clan.trim())
            .await?;
        let side = ask.words().name(&row.title, clan.trim());
        Ok(Message::text(
            ask.words()
                .say("computer-removed", &[("side", side.into())]),
        ))
    })
    .await
}
