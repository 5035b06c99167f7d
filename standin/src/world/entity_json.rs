//! People, servers and channels as JSON, and the gateway events about them.
//!
//! The shapes carry every member Discord documents for a bot, nulls included, because clients
//! differ in what they tolerate; `twilight-model` parses each of them in the tests.

use serde_json::{Value, json};

use crate::clock::iso;
use crate::endpoint::{self, Endpoint};
use crate::id::{ChannelId, GuildId, MessageId, UserId};
use crate::world::{Channel, FORUM, Message, Role, World};

/// Gateway intent for servers, channels and threads.
pub const INTENT_GUILDS: u64 = 1 << 0;
/// Gateway intent for messages in servers.
pub const INTENT_GUILD_MESSAGES: u64 = 1 << 9;
/// Gateway intent for direct messages.
pub const INTENT_DIRECT_MESSAGES: u64 = 1 << 12;
/// Privileged gateway intent for the content of messages.
pub const INTENT_MESSAGE_CONTENT: u64 = 1 << 15;

/// Something the gateway dispatches.
#[derive(Clone, Debug)]
pub struct Event {
    /// Its name, e.g. `GUILD_CREATE`.
    pub name: &'static str,
    /// Its payload.
    pub data: Value,
    /// The server it is about, which decides the shard.
    pub guild: Option<GuildId>,
    /// The intent a session needs to get it; 0 for none.
    pub intent: u64,
    /// Whether text and files are blanked without the content intent.
    pub private_content: bool,
}

impl Event {
    pub(crate) fn new(
        name: &'static str,
        guild: Option<GuildId>,
        intent: u64,
        data: Value,
    ) -> Self {
        Self {
            name,
            data,
            guild,
            intent,
            private_content: false,
        }
    }

    /// A server that comes back after an outage.
    pub(crate) fn guild_create(world: &World, guild: GuildId) -> Self {
        Self::new(
            "GUILD_CREATE",
            Some(guild),
            INTENT_GUILDS,
            world.guild_json(guild, true),
        )
    }

    /// A server the bot was invited to. Clients tell it from one that comes back by the member that is
    /// missing.
    pub(crate) fn guild_joined(world: &World, guild: GuildId) -> Self {
        let mut event = Self::guild_create(world, guild);
        if let Some(members) = event.data.as_object_mut() {
            members.remove("unavailable");
        }
        event
    }

    /// A server whose settings were changed.
    pub(crate) fn guild_update(world: &World, guild: GuildId) -> Self {
        let data = world.guild_json(guild, false);
        Self::new("GUILD_UPDATE", Some(guild), INTENT_GUILDS, data)
    }

    pub(crate) fn guild_delete(guild: GuildId, outage: bool) -> Self {
        let mut data = json!({ "id": guild });
        if let (true, Some(members)) = (outage, data.as_object_mut()) {
            members.insert("unavailable".to_owned(), json!(true));
        }
        Self::new("GUILD_DELETE", Some(guild), INTENT_GUILDS, data)
    }

    pub(crate) fn channel(world: &World, name: &'static str, id: ChannelId) -> Self {
        let place = world.channels.get(&id);
        let guild = place.and_then(|place| place.guild);
        let intent = if guild.is_some() {
            INTENT_GUILDS
        } else {
            INTENT_DIRECT_MESSAGES
        };
        let data = place
            .map(|place| world.channel_json(place))
            .unwrap_or_default();
        Self::new(name, guild, intent, data)
    }

    pub(crate) fn message(world: &World, name: &'static str, id: MessageId) -> Self {
        let message = world.messages.get(&id);
        let place = message.and_then(|message| world.channels.get(&message.channel));
        let guild = place.and_then(|place| place.guild);
        let intent = if guild.is_some() {
            INTENT_GUILD_MESSAGES
        } else {
            INTENT_DIRECT_MESSAGES
        };
        let data = message
            .map(|message| world.message_event_json(message))
            .unwrap_or_default();
        let bot = world.app.bot;
        let private_content = guild.is_some()
            && message.is_some_and(|message| {
                message.author != bot && !message.pinged.users.contains(&bot)
            });
        Self {
            private_content,
            ..Self::new(name, guild, intent, data)
        }
    }

    pub(crate) fn message_delete(world: &World, message: &Message) -> Self {
        let guild = world
            .channels
            .get(&message.channel)
            .and_then(|place| place.guild);
        let intent = if guild.is_some() {
            INTENT_GUILD_MESSAGES
        } else {
            INTENT_DIRECT_MESSAGES
        };
        let mut data = json!({ "id": message.id, "channel_id": message.channel });
        if let (Some(guild), Some(members)) = (guild, data.as_object_mut()) {
            members.insert("guild_id".to_owned(), json!(guild));
        }
        Self::new("MESSAGE_DELETE", guild, intent, data)
    }
}

impl World {
    /// A user as Discord shows one.
    #[must_use]
    pub fn user_json(&self, id: UserId) -> Value {
        let Some(user) = self.users.get(&id) else {
            return Value::Null;
        };
        json!({
            "id": user.id, "username": user.name, "global_name": user.global_name,
            "discriminator": "0", "avatar": null, "avatar_decoration_data": null, "banner": null,
            "accent_color": null, "bot": user.bot, "system": false, "public_flags": 0, "flags": 0,
            "collectibles": null, "primary_guild": null,
        })
    }

    /// A member; without their user where Discord leaves it out.
    #[must_use]
    pub fn member_json(&self, guild: GuildId, user: UserId, with_user: bool) -> Value {
        let member = self
            .guilds
            .get(&guild)
            .and_then(|guild| guild.members.get(&user));
        let Some(member) = member else {
            return Value::Null;
        };
        let mut shape = json!({
            "nick": member.nick, "avatar": null, "banner": null, "roles": member.roles,
            "joined_at": iso(member.joined_ms), "premium_since": null, "deaf": false,
            "mute": false, "flags": 0, "pending": false, "communication_disabled_until": null,
        });
        if let (true, Some(members)) = (with_user, shape.as_object_mut()) {
            members.insert("user".to_owned(), self.user_json(user));
        }
        shape
    }

    /// A role.
    #[must_use]
    pub fn role_json(role: &Role, position: usize) -> Value {
        json!({
            "id": role.id, "name": role.name, "color": 0, "hoist": false, "icon": null,
            "colors": { "primary_color": 0, "secondary_color": null, "tertiary_color": null },
            "unicode_emoji": null, "position": position, "permissions": role.permissions.0.to_string(),
            "managed": false, "mentionable": role.mentionable, "flags": 0,
        })
    }

    /// All roles of a server.
    #[must_use]
    pub fn roles_json(&self, guild: GuildId) -> Vec<Value> {
        let roles = self.guilds.get(&guild).map(|guild| guild.roles.values());
        roles
            .into_iter()
            .flatten()
            .enumerate()
            .map(|(position, role)| Self::role_json(role, position))
            .collect()
    }

    /// A channel, thread or direct-message channel.
    #[must_use]
    pub fn channel_json(&self, place: &Channel) -> Value {
        let mut shape = json!({
            "id": place.id, "type": place.kind, "last_message_id": place.last_message, "flags": 0,
        });
        let more = match (&place.thread, place.recipient) {
            (_, Some(recipient)) => json!({ "recipients": [self.user_json(recipient)] }),
            _ if !place.people.is_empty() => {
                let people = place.people.iter().map(|id| self.user_json(*id));
                let mut shape = json!({ "recipients": people.collect::<Vec<_>>() });
                if place.kind == 3 {
                    let owner = place.people.first();
                    merge(
                        &mut shape,
                        json!({ "name": null, "icon": null, "owner_id": owner }),
                    );
                }
                shape
            }
            (Some(thread), _) => json!({
                "guild_id": place.guild, "name": place.name, "parent_id": thread.parent,
                "owner_id": thread.owner, "message_count": 0, "total_message_sent": 0,
                "member_count": thread.members.len().min(50), "rate_limit_per_user": 0,
                "thread_metadata": {
                    "archived": thread.archived, "locked": thread.locked,
                    "auto_archive_duration": thread.auto_archive, "invitable": true,
                    "archive_timestamp": iso(thread.changed_ms),
                    "create_timestamp": iso(thread.changed_ms),
                },
            }),
            _ => json!({
                "guild_id": place.guild, "name": place.name, "topic": place.topic,
                "position": 0, "nsfw": false, "rate_limit_per_user": 0, "parent_id": null,
                "permission_overwrites": place.overwrites.iter().map(|overwrite| json!({
                    "id": overwrite.target.to_string(), "type": u8::from(overwrite.member),
                    "allow": overwrite.allow.0.to_string(), "deny": overwrite.deny.0.to_string(),
                })).collect::<Vec<_>>(),
            }),
        };
        merge(&mut shape, more);
        if place.kind == FORUM {
            let forum = json!({
                "available_tags": [], "default_reaction_emoji": null, "default_sort_order": null,
                "default_forum_layout": 0,
            });
            merge(&mut shape, forum);
        }
        shape
    }

    /// The bot's own user, as only the bot sees it.
    #[must_use]
    pub fn own_user_json(&self) -> Value {
        let mut user = self.user_json(self.app.bot);
        let own = json!({
            "verified": true, "mfa_enabled": true, "email": null, "locale": "en-US",
        });
        merge(&mut user, own);
        user
    }

    /// A server; `whole` as in GUILD_CREATE, else as over REST.
    #[must_use]
    pub fn guild_json(&self, id: GuildId, whole: bool) -> Value {
        let Some(guild) = self.guilds.get(&id) else {
            return Value::Null;
        };
        // As Discord sets it up: the first text channel.
        let system = self
            .channels
            .values()
            .filter(|place| place.guild == Some(id) && place.thread.is_none())
            .map(|place| place.id)
            .min();
        let mut shape = json!({
            "id": id, "name": guild.name, "owner_id": guild.owner, "icon": null, "splash": null,
            "discovery_splash": null, "afk_channel_id": null, "afk_timeout": 300,
            "verification_level": 0, "default_message_notifications": 1,
            "explicit_content_filter": 0, "roles": self.roles_json(id), "emojis": [],
            "features": [], "mfa_level": 0, "application_id": null, "system_channel_id": system,
            "system_channel_flags": 0, "rules_channel_id": null, "max_members": 500_000,
            "vanity_url_code": null, "description": null, "banner": null, "premium_tier": 0,
            "preferred_locale": guild.locale, "public_updates_channel_id": null,
            "nsfw_level": 0, "nsfw": false, "stickers": [], "premium_progress_bar_enabled": false,
            "safety_alerts_channel_id": null, "premium_subscription_count": 0, "region": "deprecated",
            "home_header": null, "incidents_data": null, "widget_enabled": false,
            "widget_channel_id": null, "max_presences": null, "max_video_channel_users": 25,
            "max_stage_video_channel_users": 50,
        });
        if whole {
            let bot = self.app.bot;
            let joined = guild.members.get(&bot).map_or(0, |member| member.joined_ms);
            let inside = |place: &&Channel| place.guild == Some(id);
            let places = || self.channels.values().filter(inside);
            merge(
                &mut shape,
                json!({
                    "joined_at": iso(joined), "large": false, "unavailable": false,
                    "member_count": guild.members.len(), "voice_states": [], "presences": [],
                    // Without the members intent Discord sends the bot's own membership only.
                    "members": [self.member_json(id, bot, true)],
                    "channels": places().filter(|place| place.thread.is_none())
                        .map(|place| self.channel_json(place)).collect::<Vec<_>>(),
                    "threads": places()
                        .filter(|place| place.thread.as_ref().is_some_and(|thread| !thread.archived))
                        .map(|place| self.channel_json(place)).collect::<Vec<_>>(),
                    "stage_instances": [], "guild_scheduled_events": [], "soundboard_sounds": [],
                }),
            );
        }
        shape
    }

    /// The application as `/applications/@me` shows it.
    #[must_use]
    pub fn application_json(&self) -> Value {
        let installations = if self.app.for_people {
            json!({ "0": {}, "1": {} })
        } else {
            json!({ "0": {} })
        };
        json!({
            "id": self.app.id, "name": self.app.name, "icon": null, "description": "",
            "summary": "", "bot_public": true, "bot_require_code_grant": false, "rpc_origins": [],
            "verify_key": endpoint::public_key(), "team": null, "flags": 0, "tags": [],
            "owner": self.user_json(self.app.owner), "bot": self.user_json(self.app.bot),
            "approximate_guild_count": self.guilds.len(), "redirect_uris": [],
            "approximate_user_install_count": 0, "approximate_user_authorization_count": 0,
            "type": null, "flags_new": "0", "explicit_content_filter": 0,
            "role_connections_verification_url": null, "eligible_oauth2_scopes": [],
            "interactions_endpoint_url": self.app.endpoint.as_ref().map(Endpoint::url),
            "integration_types_config": installations,
        })
    }
}

/// Adds the members of `more` to an object.
pub(crate) fn merge(shape: &mut Value, more: Value) {
    if let (Some(shape), Value::Object(more)) = (shape.as_object_mut(), more) {
        shape.extend(more);
    }
}
