//! Discord's REST API, version 10.
//!
//! `serve` is the one way in: it reads the request, applies the fault plan, checks the token, counts
//! the rate limit, finds the route, lets its handler change the world under the lock, and writes the
//! record. Handlers are plain functions from a `RequestContext` to an answer; they never wait.

mod callbacks;
mod channels;
mod commands;
mod emojis;
mod form;
mod guilds;
mod http;
mod messages;
mod meta;
mod reactions;
mod reply;
mod route;
mod serve;
mod threads;
mod webhooks;

use serde_json::Value;

use crate::check::Tree;
use crate::error::Refused;
use crate::id::{ChannelId, GuildId, MessageId, UserId};
use crate::json::{ReadJson as _, every_component, snowflake};
use crate::shared::Shared;
use crate::world::{Audience, Channel, Message, Permissions, Upload, World};

pub(crate) use serve::{Gone, serve};

/// One request, already read and matched to a route.
pub(crate) struct Call {
    pub params: Vec<(&'static str, String)>,
    pub query: Vec<(String, String)>,
    pub body: Value,
    pub files: Vec<Upload>,
}

impl Call {
    /// A parameter of the path as text.
    pub fn param(&self, name: &str) -> &str {
        self.params
            .iter()
            .find(|(key, _)| *key == name)
            .map_or("", |(_, value)| value)
    }

    /// A parameter of the path as a snowflake.
    pub fn id<T: From<u64>>(&self, name: &str) -> Option<T> {
        self.param(name).parse().ok().map(T::from)
    }

    /// A parameter of the query.
    pub fn asked(&self, name: &str) -> Option<&str> {
        self.query
            .iter()
            .find(|(key, _)| key == name)
            .map(|(_, value)| value.as_str())
    }
}

/// What a handler answers.
#[derive(Debug)]
pub(crate) enum Reply {
    /// 200 with JSON.
    Json(Value),
    /// 201 with JSON.
    Created(Value),
    /// 204.
    Empty,
}

pub(crate) type Answer = Result<Reply, Refused>;
pub(crate) type Handler = fn(&mut RequestContext<'_>) -> Answer;

/// What a handler works with.
pub(crate) struct RequestContext<'a> {
    pub shared: &'a Shared,
    pub world: &'a mut World,
    pub call: &'a Call,
    /// Who sees what this request sends.
    pub audience: Option<Audience>,
    /// Mistakes that Discord would not refuse.
    pub complaints: Vec<String>,
}

impl RequestContext<'_> {
    /// The channel of the path, if the bot may see it.
    pub fn channel(&self) -> Result<Channel, Refused> {
        let id: ChannelId = self
            .call
            .id("channel")
            .ok_or_else(|| Refused::code(10003))?;
        let place = self
            .world
            .channels
            .get(&id)
            .cloned()
            .ok_or_else(|| Refused::code(10003))?;
        self.need(&place, Permissions::VIEW_CHANNEL, 50001)?;
        Ok(place)
    }

    /// Refuses with `code` unless the bot has this permission in the channel.
    pub fn need(&self, place: &Channel, wanted: Permissions, code: u32) -> Result<(), Refused> {
        let granted = self.world.permissions(self.world.app.bot, place.id);
        if granted.has(wanted) {
            Ok(())
        } else {
            Err(Refused::code(code))
        }
    }

    /// The server of the path, if the bot is in it.
    pub fn guild(&self) -> Result<GuildId, Refused> {
        let id: GuildId = self.call.id("guild").ok_or_else(|| Refused::code(10004))?;
        let guild = self
            .world
            .guilds
            .get(&id)
            .ok_or_else(|| Refused::code(10004))?;
        if guild.members.contains_key(&self.world.app.bot) {
            Ok(id)
        } else {
            Err(Refused::code(50001))
        }
    }

    /// The message of the path, if it is an ordinary one in this channel.
    pub fn message(&self, place: &Channel) -> Result<Message, Refused> {
        let id: MessageId = self
            .call
            .id("message")
            .ok_or_else(|| Refused::code(10008))?;
        let ordinary = |message: &&Message| {
            message.channel == place.id && !matches!(message.audience, Audience::Ephemeral(_))
        };
        self.world
            .messages
            .get(&id)
            .filter(ordinary)
            .cloned()
            .ok_or_else(|| Refused::code(10008))
    }

    /// Who sees an ordinary message in this channel.
    pub fn audience_of(place: &Channel) -> Audience {
        place
            .recipient
            .map_or(Audience::Public(place.id), Audience::Direct)
    }

    /// The message with this id as JSON.
    pub fn show(&self, id: MessageId) -> Value {
        self.world
            .messages
            .get(&id)
            .map(|m| self.world.message_json(m))
            .unwrap_or_default()
    }

    /// Refuses an emoji on a button or option that the application does not have.
    pub fn known_emoji(&self, body: &Value) -> Result<(), Refused> {
        let mut tree = Tree::default();
        let mut check = |thing: &Value| {
            let id = thing.get("emoji").and_then(|emoji| emoji.id::<u64>("id"));
            let known = |id: u64| self.world.emojis.iter().any(|emoji| emoji.id == id);
            if id.is_some_and(|id| !known(id)) {
                tree.add("components", "COMPONENT_INVALID_EMOJI", "Invalid emoji");
            }
        };
        every_component(body.list("components"), &mut |component| {
            check(component);
            component.list("options").iter().for_each(&mut check);
        });
        tree.verdict()
    }

    /// A user id inside the body.
    pub fn user_in_body(&self, key: &str) -> Option<UserId> {
        self.call.body.get(key).and_then(snowflake).map(UserId)
    }
}
