//! Playing: the panel, a typed move, taking it back.

use rules::dice::Seq;

use super::super::{Ctx, Done, complete};
use super::at_table;
use crate::message::Message;
use crate::request::{NOTHING, Place, played, typed_move};
use crate::table::{Chosen, Move, Refused};

#[poise::command(slash_command)]
pub(super) async fn hand(
    ctx: Ctx<'_>,
    #[autocomplete = "complete::table"] table: Option<String>,
) -> Done {
    at_table(ctx, table, async |app, requester, table| {
        let panel = app.tables.panel(table, requester.user).await?;
        Ok(requester.words().whole_panel(&panel, ""))
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
    at_table(ctx, table, async |app, requester, table| {
        let panel = app.tables.panel(table, requester.user).await?;
        if chosen.trim() == NOTHING {
            let lead = requester.words().word("panel-nothing-chosen");
            return Ok(requester.words().whole_panel(&panel, &lead));
        }
        let chosen = typed_move(requester, &panel, &chosen);
        let wish = Move {
            table,
            user: requester.user,
            interaction: requester.interaction,
            offered: None,
            chosen: Chosen::Typed(chosen),
            in_place: requester.place == Place::DirectMessages,
        };
        let done = app.tables.act(wish).await;
        played(requester, done)
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
    at_table(ctx, table, async |app, requester, table| {
        if let Some(point) = to {
            let point = point.trim().parse().map_err(|_| Refused::NoSuchPoint)?;
            let asked = app
                .tables
                .ask_takeback(&requester.caller(), table, Seq(point))
                .await?;
            return Ok(Message::text(
                requester.words().takeback_answer(asked, true),
            ));
        }
        let panel = app.tables.undo(&requester.caller(), table, None).await?;
        let lead = requester.words().word("panel-undone");
        Ok(requester.words().whole_panel(&panel, &lead))
    })
    .await
}
