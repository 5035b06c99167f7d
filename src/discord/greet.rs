//! The first words in a server: one message in its system channel if we may write there, once.

use rules::view::Everyone;
use serenity::all::{Context, CreateMessage, Guild, Permissions};

use super::errors::loggable;
use super::{App, link, shape};
use crate::id::GuildId;
use crate::message::Message;
use crate::say;

/// Greets a server we were just added to.
pub(super) async fn greet(ctx: &Context, app: &App, guild: &Guild) {
    let Some(channel) = guild.system_channel_id else {
        return;
    };
    let needed = Permissions::VIEW_CHANNEL | Permissions::SEND_MESSAGES;
    let me = ctx.cache.current_user().id;
    let may = guild
        .members
        .get(&me)
        .zip(guild.channels.get(&channel))
        .is_some_and(|(member, place)| guild.user_permissions_in(place, member).contains(needed));
    if !may {
        return;
    }
    // Noted first: a greeting that is lost is better than one that comes twice.
    match first_time(app, GuildId(guild.id.get())).await {
        Ok(true) => {}
        Ok(false) | Err(_) => return,
    }
    let words = say::in_language(Some(&guild.preferred_locale));
    let message = Message::<Everyone>::text(words.word("greeting"));
    let message = message.buttons(vec![words.solo_button()]);
    let message: CreateMessage = shape::note(&link::link(message, app.command_soon().await));
    if let Err(error) = channel.send_message(ctx, message).await {
        tracing::info!(error = loggable(&error), "a greeting could not be said");
    }
}

async fn first_time(app: &App, guild: GuildId) -> Result<bool, crate::fault::Fault> {
    let mut tx = app.store().write().await?;
    let first = tx.greet(guild).await?;
    tx.commit().await?;
    Ok(first)
}
