//! Seats of computer daimyos.

use super::super::{Ctx, Done, complete};
use super::at_table;
use super::lobby::read_level;
use crate::message::Message;
use crate::request::typed_side;

/// The group; it does nothing itself.
#[poise::command(slash_command, subcommand_required, subcommands("add", "remove"))]
pub(super) async fn computer(_: Ctx<'_>) -> Done {
    Ok(())
}

#[poise::command(slash_command)]
async fn add(
    ctx: Ctx<'_>,
    #[autocomplete = "complete::free_side"]
    #[max_length = 40]
    side: Option<String>,
    #[autocomplete = "complete::level"]
    #[max_length = 40]
    level: Option<String>,
) -> Done {
    at_table(ctx, None, async |app, requester, table| {
        let caller = requester.caller();
        let side = side.as_deref().map(typed_side);
        let level = read_level(level)?;
        let added = app
            .tables
            .add_computer(&caller, table, side.as_deref(), level);
        let (state, seat) = added.await?;
        Ok(Message::text(
            requester.words().computer_added(&state, seat),
        ))
    })
    .await
}

#[poise::command(slash_command)]
async fn remove(
    ctx: Ctx<'_>,
    #[autocomplete = "complete::taken_side"]
    #[max_length = 40]
    side: String,
) -> Done {
    at_table(ctx, None, async |app, requester, table| {
        let caller = requester.caller();
        let side = typed_side(&side);
        let removed = app.tables.remove_computer(&caller, table, Some(&side));
        let (state, side) = removed.await?;
        let side = requester.words().side(&state.row.title, &side);
        Ok(Message::text(
            requester
                .words()
                .say("computer-removed", &[("side", side.into())]),
        ))
    })
    .await
}
