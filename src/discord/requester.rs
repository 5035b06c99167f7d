//! Who asks, read from Discord's interactions.

use std::sync::OnceLock;

use serenity::all::{
    AuthorizingIntegrationOwner, AuthorizingIntegrationOwners, ComponentInteraction,
    GuildId as Server, InteractionContext, Permissions,
};

use super::Ctx;
use crate::app::App;
use crate::id::{ChannelId, GuildId, InteractionId, UserId};
use crate::request::{Place, Requester};
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

/// Where an interaction comes from. A conversation between others has no server either, so only what Discord
/// says of the place makes it the direct messages with us. In a server that only the person's own installation
/// reaches, no server is among those who installed us.
fn place(
    server: Option<Server>,
    context: Option<InteractionContext>,
    installed: &AuthorizingIntegrationOwners,
) -> Place {
    let by_person = |owner: &AuthorizingIntegrationOwner| {
        matches!(owner, AuthorizingIntegrationOwner::UserInstall(_))
    };
    let by_server = |owner: &AuthorizingIntegrationOwner| {
        matches!(owner, AuthorizingIntegrationOwner::GuildInstall(_))
    };
    let owners = &installed.0;
    match (server, context) {
        (Some(_), _) if owners.iter().any(by_person) && !owners.iter().any(by_server) => {
            Place::Elsewhere
        }
        (Some(_), _) => Place::Server,
        (None, Some(InteractionContext::BotDm)) => Place::DirectMessages,
        (None, _) => Place::Elsewhere,
    }
}

/// Where a press comes from.
pub(super) fn place_of_press(press: &ComponentInteraction) -> Place {
    place(
        press.guild_id,
        press.context,
        &press.authorizing_integration_owners,
    )
}

/// The person behind a command or autocomplete.
pub(super) fn of_command(ctx: Ctx<'_>) -> Requester {
    let (interaction, member, ours, guild_locale, place) = match ctx {
        poise::Context::Application(app) => (
            app.interaction.id.get(),
            app.interaction
                .member
                .as_ref()
                .and_then(|member| member.permissions),
            app.interaction.app_permissions,
            app.interaction.guild_locale.clone(),
            place(
                app.interaction.guild_id,
                app.interaction.context,
                &app.interaction.authorizing_integration_owners,
            ),
        ),
        poise::Context::Prefix(_) => (0, None, None, None, Place::Elsewhere),
    };
    let author = ctx.author();
    let user = UserId(author.id.get());
    let here = place == Place::Server;
    Requester {
        user,
        name: author.display_name().to_owned(),
        locale: ctx.locale().unwrap_or("en").to_owned(),
        language: ctx.data().tables.chosen_language(user),
        place,
        guild: ctx.guild_id().filter(|_| here).map(|id| GuildId(id.get())),
        guild_locale: guild_locale.filter(|_| here),
        channel: ChannelId(ctx.channel_id().get()),
        interaction: InteractionId(interaction),
        manages_server: here && member.is_some_and(Permissions::manage_guild),
        missing: missing(here, ours),
        loaded: OnceLock::new(),
    }
}

/// The person behind a press.
pub(super) fn of_press(app: &App, press: &ComponentInteraction) -> Requester {
    let user = UserId(press.user.id.get());
    let place = place_of_press(press);
    let here = place == Place::Server;
    let permissions = press.member.as_ref().and_then(|member| member.permissions);
    Requester {
        user,
        name: press.user.display_name().to_owned(),
        locale: press.locale.clone(),
        language: app.tables.chosen_language(user),
        place,
        guild: press.guild_id.filter(|_| here).map(|id| GuildId(id.get())),
        guild_locale: press.guild_locale.clone().filter(|_| here),
        channel: ChannelId(press.channel_id.get()),
        interaction: InteractionId(press.id.get()),
        manages_server: here && permissions.is_some_and(Permissions::manage_guild),
        missing: missing(here, press.app_permissions),
        loaded: OnceLock::new(),
    }
}
