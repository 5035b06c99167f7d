//! From what a user does to the interaction Discord would dispatch.
//!
//! Looks up the command or component as the client knows it, refuses what the client would not let
//! through, builds the payload, and hands it to the gateway or to the address for interactions.

use std::sync::Arc;

use serde_json::{Value, json};

use crate::id::{ChannelId, CommandId, InteractionId, MessageId, UserId};
use crate::json::{ReadJson, every_component, snowflake};
use crate::user::client_checks::takes;
use crate::user::given::options;
use crate::user::{Asked, Given, Stuck, User};
use crate::world::{Event, InteractionRecord, Kind, Permissions, World, kinds, merge};

impl User {
    pub(super) fn command(
        &self,
        channel: ChannelId,
        line: &str,
        given: &[(&str, Given)],
        focused: Option<&str>,
    ) -> Result<Asked, Stuck> {
        let words: Vec<&str> = line.trim_start_matches('/').split_whitespace().collect();
        let (name, rest) = words
            .split_first()
            .ok_or_else(|| self.stuck("an empty command"))?;
        let data = self
            .shared
            .read(|world| self.command_data(world, channel, name, rest, given, focused))
            .map_err(|why| self.stuck(format!("cannot use /{line}: {why}")))?;
        let kind = if focused.is_some() {
            Kind::Autocomplete
        } else {
            Kind::Command
        };
        Ok(self.make(kind, channel, None, format!("/{line}"), data))
    }

    fn command_data(
        &self,
        world: &World,
        channel: ChannelId,
        name: &str,
        words: &[&str],
        given: &[(&str, Given)],
        focused: Option<&str>,
    ) -> Result<Value, String> {
        let place = world.channels.get(&channel).ok_or("no such channel")?;
        let may = world.permissions(self.id, channel);
        if !may.has(Permissions::VIEW_CHANNEL) {
            return Err("they cannot see the channel".to_owned());
        }
        if place.thread.as_ref().is_some_and(|thread| thread.archived) {
            return Err("the thread is archived".to_owned());
        }
        let fits = |command: &&crate::world::Command| {
            command.body.text("name") == name
                && (command.guild.is_none() || command.guild == place.guild)
        };
        let command = world
            .commands
            .iter()
            .find(fits)
            .ok_or("no such command here")?;
        world.offers(command, self.id, channel)?;
        let needed = command
            .body
            .text("default_member_permissions")
            .parse()
            .unwrap_or(0);
        if place.guild.is_some() && !may.has(Permissions(needed)) {
            return Err("the command is hidden from them".to_owned());
        }
        let options = options(&command.body, words, given, focused)?;
        let CommandId(id) = command.id;
        let mut data = json!({ "id": id.to_string(), "name": name, "type": 1, "options": options });
        if let Some(guild) = command.guild {
            merge(&mut data, json!({ "guild_id": guild }));
        }
        let resolved = self.resolved(world, channel, given);
        if resolved
            .as_object()
            .is_some_and(|members| !members.is_empty())
        {
            merge(&mut data, json!({ "resolved": resolved }));
        }
        Ok(data)
    }

    pub(super) fn person_menu(
        &self,
        channel: ChannelId,
        name: &str,
        target: UserId,
    ) -> Result<Asked, Stuck> {
        let data = self.shared.read(|world| {
            let mut known = world.commands.iter();
            let command = known.find(|command| {
                command.body.text("name") == name && command.body.number("type") == 2
            });
            let command = command.ok_or("there is no such entry")?;
            world.offers(command, self.id, channel)?;
            let given = [("", Given::User(target))];
            Ok(json!({
                "id": command.id, "name": name, "type": 2, "target_id": target,
                "resolved": self.resolved(world, channel, &given),
            }))
        });
        let data =
            data.map_err(|why: &str| self.stuck(format!("no `{name}` in the menu: {why}")))?;
        Ok(self.make(Kind::Command, channel, None, name.to_owned(), data))
    }

    /// The people, channels and roles behind the ids given.
    fn resolved(&self, world: &World, channel: ChannelId, given: &[(&str, Given)]) -> Value {
        let guild = world.channels.get(&channel).and_then(|place| place.guild);
        let mut shape = json!({});
        let mut put = |kind: &str, id: String, value: Value| {
            if let (Some(shape), false) = (shape.as_object_mut(), value.is_null()) {
                let map = shape.entry(kind).or_insert_with(|| json!({}));
                merge(map, json!({ id: value }));
            }
        };
        for (_, value) in given {
            match value {
                Given::User(id) => {
                    put("users", id.to_string(), world.user_json(*id));
                    let member = guild.map(|guild| world.member_json(guild, *id, false));
                    let mut member = member.unwrap_or_default();
                    let may = world.permissions(*id, channel).0.to_string();
                    merge(&mut member, json!({ "permissions": may }));
                    put("members", id.to_string(), member);
                }
                Given::Channel(id) => {
                    let mut place = world
                        .channels
                        .get(id)
                        .map(|p| world.channel_json(p))
                        .unwrap_or_default();
                    let may = world.permissions(self.id, *id).0.to_string();
                    merge(&mut place, json!({ "permissions": may }));
                    put("channels", id.to_string(), place);
                }
                Given::Role(id) => {
                    let roles = guild
                        .map(|guild| world.roles_json(guild))
                        .unwrap_or_default();
                    let role = roles
                        .into_iter()
                        .find(|role| role.id::<u64>("id") == Some(id.0));
                    put("roles", id.to_string(), role.unwrap_or_default());
                }
                _ => {}
            }
        }
        shape
    }

    pub(super) fn component(
        &self,
        message: MessageId,
        custom_id: &str,
        values: &[&str],
        forged: bool,
    ) -> Result<Asked, Stuck> {
        let checked = self.shared.read(|world| {
            let message = world.messages.get(&message).ok_or("no such message")?;
            let mut found = None;
            every_component(&message.components, &mut |component| {
                if component.maybe_text("custom_id") == Some(custom_id) {
                    found = Some(component.clone());
                }
            });
            if forged {
                let kind = if values.is_empty() { 2 } else { 3 };
                let kind = found
                    .as_ref()
                    .map_or(kind, |component| component.number("type"));
                let id = found.map_or(1, |component| component.number("id"));
                return Ok((message.channel, kind, id));
            }
            if !self.can_see(world, message) {
                return Err("they cannot see the message");
            }
            let component = found.ok_or("the message has no such component")?;
            takes(&component, values)?;
            Ok((
                message.channel,
                component.number("type"),
                component.number("id"),
            ))
        });
        let (channel, kind, id) =
            checked.map_err(|why: &str| self.stuck(format!("cannot use `{custom_id}`: {why}")))?;
        let mut data = json!({ "custom_id": custom_id, "component_type": kind, "id": id });
        if kind != 2 {
            merge(&mut data, json!({ "values": values }));
            let picked: Vec<(&str, Given)> = values
                .iter()
                .filter_map(|value| snowflake(&json!(value)))
                .filter_map(|id| match kind {
                    5 => Some(("", Given::User(id.into()))),
                    6 => Some(("", Given::Role(id.into()))),
                    8 => Some(("", Given::Channel(id.into()))),
                    _ => None,
                })
                .collect();
            if !picked.is_empty() {
                let resolved = self
                    .shared
                    .read(|world| self.resolved(world, channel, &picked));
                merge(&mut data, json!({ "resolved": resolved }));
            }
        }
        let called = format!("component {custom_id}");
        Ok(self.make(Kind::Component, channel, Some(message), called, data))
    }

    /// Makes the interaction and dispatches it.
    pub(super) fn make(
        &self,
        kind: Kind,
        channel: ChannelId,
        source: Option<MessageId>,
        called: String,
        data: Value,
    ) -> Asked {
        let id = self.shared.with(|world| {
            let id = InteractionId(world.next_id());
            let guild = world.channels.get(&channel).and_then(|place| place.guild);
            let owners = world.owners(self.id, channel, &brought_by(world, source, &data));
            let mut record = InteractionRecord {
                id,
                owners,
                token: format!("aW50ZXJhY3Rpb246{id}Zm9yOnN0YW5kaW4"),
                kind,
                user: self.id,
                channel,
                guild,
                source,
                called,
                created_ms: world.now(),
                acked_ms: None,
                ack: None,
                original: None,
                followups: Vec::new(),
                sent: Value::Null,
            };
            record.sent = world.interaction_json(&record, data);
            match world.app.endpoint.clone() {
                Some(endpoint) => endpoint.deliver(&record.sent, world.now()),
                None => world.tell(Event::new(
                    "INTERACTION_CREATE",
                    guild,
                    0,
                    record.sent.clone(),
                )),
            }
            world.interactions.insert(id, record);
            id
        });
        Asked::new(Arc::clone(&self.shared), id)
    }
}

/// The kinds of installation that bring an interaction: those of its command, or those that brought the message
/// it is about. A message of the bot's own accord is there because of a server.
fn brought_by(world: &World, source: Option<MessageId>, data: &Value) -> Vec<u64> {
    let command: Option<CommandId> = data.id("id");
    let mut commands = world.commands.iter();
    let command = commands.find(|it| source.is_none() && Some(it.id) == command);
    if let Some(command) = command {
        return kinds(command);
    }
    let message = source.and_then(|id| world.messages.get(&id));
    let first = message.and_then(|message| message.interaction);
    let first = first.and_then(|id| world.interactions.get(&id));
    let owners = first.and_then(|record| record.owners.as_object());
    let kinds = owners.map(|owners| owners.keys().filter_map(|kind| kind.parse().ok()).collect());
    kinds.unwrap_or_else(|| vec![0])
}
