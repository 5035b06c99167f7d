//! What goes with a person wherever they are: the rules, learning, and their own tables.
//!
//! They can install it for themselves, so it may be used where we are not. Everything is answered for their eyes
//! only, and a guided table is played in their direct messages with us.

use rules::catalog;

use super::super::errors::counted;
use super::super::{Ctx, Done, complete};
use super::{answer, see};
use crate::id::ChannelId;
use crate::request::{Place, Requester, learn_privately, typed_title};
use crate::table::Refused;

/// The second root; it does nothing itself.
#[poise::command(
    slash_command,
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel",
    subcommand_required,
    subcommands("see::rules", "learn", "tables")
)]
pub(in crate::discord) async fn boardgames(_: Ctx<'_>) -> Done {
    Ok(())
}

#[poise::command(slash_command)]
async fn learn(ctx: Ctx<'_>, #[autocomplete = "complete::title"] title: Option<String>) -> Done {
    answer(ctx, async |app, requester| {
        let title = title.map_or_else(|| catalog::FLAGSHIP.into(), |title| typed_title(&title));
        catalog::about(&title)?;
        let direct = direct_messages(ctx, requester).await?;
        learn_privately(app, requester, &title, direct).await
    })
    .await
}

#[poise::command(slash_command)]
async fn tables(ctx: Ctx<'_>) -> Done {
    answer(ctx, async |app, requester| {
        let all = app.tables.mine(requester.user).await?;
        Ok(requester.words().mine(&all, requester.user))
    })
    .await
}

/// The person's direct messages with us, opened if need be.
async fn direct_messages(ctx: Ctx<'_>, requester: &Requester) -> Result<ChannelId, Refused> {
    if requester.place == Place::DirectMessages {
        return Ok(requester.channel);
    }
    match ctx.author().create_dm_channel(ctx).await {
        Ok(channel) => Ok(ChannelId(channel.id.get())),
        Err(error) => {
            let error = counted(ctx.data(), &error);
            tracing::info!(error, "direct messages could not be opened");
            Err(Refused::NoDirectMessages)
        }
    }
}
