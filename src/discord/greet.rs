//! Servers as such: a new one is greeted with one message in its system channel if we may write there, once;
//! one that changes its language is followed.

use serenity::all::{Context, Guild, PartialGuild, Permissions};

use super::errors::counted;
use super::shape;
use crate::app::App;
use crate::id::GuildId;
use crate::outbox::Urgency;
use crate::request::greeting;

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
    if app.send_budget.take(Urgency::Later).await.is_err() {
        tracing::info!("a server was not greeted, because too much waits to be sent");
        return;
    }
    let id = GuildId(guild.id.get());
    let Some(message) = greeting(app, id, &guild.preferred_locale).await else {
        return;
    };
    if let Err(error) = channel.send_message(ctx, shape::note(&message)).await {
        let error = counted(app, &error);
        tracing::info!(error, "a greeting could not be said");
    }
}

/// Notes the language of a server that was changed, so that the next post there is in it.
pub(super) async fn follow(app: &App, guild: &PartialGuild) {
    let id = GuildId(guild.id.get());
    if let Err(error) = app.tables.note_locale(id, &guild.preferred_locale).await {
        // The next press in the server tells it again.
        tracing::warn!(%error, "the language of a server was not noted");
    }
}
