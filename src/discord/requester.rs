//! Who asks, read from Discord's interactions.

use std::sync::OnceLock;

use serenity::all::{ComponentInteraction, Permissions};

use super::Ctx;
use crate::app::App;
use crate::id::{ChannelId, GuildId, InteractionId, UserId};
use crate::request::Requester;
use crate::table::Permission;

/// The permissions that a table needs.
const NEEDED: [(Permissions, Permission); 3] = [
    (Permissions::VIEW_CHANNEL, Permission::ViewChannel),
    (Permissions::SEND_MESSAGES, Permission::SendMessages),
    (Permissions::EMBED_LINKS, Permission::EmbedLinks),
];

/// What we lack to post here. In a server the interaction says what we may do in the channel; in direct
/// messages it does not.
fn missing(in_server: bool, ours: Option<Permissions>) -> Vec<Permission> {
    let Some(ours) = ours.filter(|_| in_server) else {
        return Vec::new();
    };
    let lacking = NEEDED.iter().filter(|(bit, _)| !ours.contains(*bit));
    lacking.map(|(_, permission)| *permission).collect()
}

/// The person behind a command or autocomplete.
pub(super) fn of_command(ctx: Ctx<'_>) -> Requester {
    let (interaction, member, ours, guild_locale) = match ctx {
        poise::Context::Application(app) => (
            app.interaction.id.get(),
            app.interaction
                .member
                .as_ref()
                .and_then(|member| member.permissions),
            app.interaction.app_permissions,
            app.interaction.guild_locale.clone(),
        ),
        poise::Context::Prefix(_) => (0, None, None, None),
    };
    let author = ctx.author();
    let user = UserId(author.id.get());
    Requester {
        user,
        name: author.display_name().to_owned(),
        locale: ctx.locale().unwrap_or("en").to_owned(),
        language: ctx.data().tables.chosen_language(user),
        guild: ctx.guild_id().map(|id| GuildId(id.get())),
        guild_locale,
        channel: ChannelId(ctx.channel_id().get()),
        interaction: InteractionId(interaction),
        manages_server: member.is_some_and(Permissions::manage_guild),
        missing: missing(ctx.guild_id().is_some(), ours),
        loaded: OnceLock::new(),
    }
}

/// The person behind a press.
pub(super) fn of_press(app: &App, press: &ComponentInteraction) -> Requester {
    let user = UserId(press.user.id.get());
    let permissions = press.member.as_ref().and_then(|member| member.permissions);
    Requester {
        user,
        name: press.user.display_name().to_owned(),
        locale: press.locale.clone(),
        language: app.tables.chosen_language(user),
        guild: press.guild_id.map(|id| GuildId(id.get())),
        guild_locale: press.guild_locale.clone(),
        channel: ChannelId(press.channel_id.get()),
        interaction: InteractionId(press.id.get()),
        manages_server: permissions.is_some_and(Permissions::manage_guild),
        missing: missing(press.guild_id.is_some(), press.app_permissions),
        loaded: OnceLock::new(),
    }
}
