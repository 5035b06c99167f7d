//! Playing: the panel, a typed move, taking it back.

use rules::dice::Seq;

use super::super::{Ctx, Done, complete, router};
use super::frame::at_table;
use crate::message::Message;
use crate::table::{Chosen, Move, Refused};

#[poise::command(slash_command)]
pub(super) async fn hand(
    ctx: Ctx<'_>,
    #[autocomplete = "complete::table"] table: Option<String>,
) -> Done {
    at_table(ctx, table, async |app, ask, row| {
        let panel = app.tables.panel(row.id, ask.user).await?;
        Ok(ask.words().whole_panel(&panel, ""))
    })
    .await
}

#[poise::command(slash_command)]
pub(super) async fn play(
    ctx: Ctx<'_>,
    #[rename = "move"]
    #[autocomplete = "complete::legal_move"]
    #[max_length = 200]
    chosen: String,
    #[autocomplete = "complete::table"] table: Option<String>,
) -> Done {
    at_table(ctx, table, async |app, ask, row| {
        let wish = Move {
            table: row.id,
            user: ask.user,
            interaction: ask.interaction,
            offered: None,
            chosen: Chosen::Typed(chosen),
            in_place: ask.guild.is_none(),
        };
        let done = app.tables.act(wish).await;
        router::made(app, ask, done).await
    })
    .await
}

#[poise::command(slash_command)]
pub(super) async fn undo(
    ctx: Ctx<'_>,
    #[autocomplete = "complete::point"]
    #[max_length = 10]
    to: Option<String>,
    #[autocomplete = "complete::table"] table: Option<String>,
) -> Done {
    at_table(ctx, table, async |app, ask, row| {
        if let Some(point) = to {
            let point = point.trim().parse().map_err(|_| Refused::NoSuchPoint)?;
            let asked = app
                .tables
                .ask_takeback(row.id, ask.user, ask.interaction, Seq(point))
                .await?;
            return Ok(Message::text(ask.words().takeback_answer(asked, true)));
        }
        let panel = app.tables.undo(row.id, ask.user).await?;
        let lead = ask.words().word("panel-undone");
        Ok(ask.words().whole_panel(&panel, &lead))
    })
    .await
}
