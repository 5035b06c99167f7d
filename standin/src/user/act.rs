//! A scripted user: acting and looking.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};

use crate::id::{ChannelId, CommandId, GuildId, InteractionId, MessageId, UserId};
use crate::peek::{Peek, every_component};
use crate::shared::Shared;
use crate::user::given::options;
use crate::user::{Asked, Given, Seen, Stuck, until};
use crate::world::{
    Audience, Draft, Event, InteractionRecord, Kind, Message, ModalShown, Permissions, World, merge,
};

/// A person in the stand-in's world.
#[derive(Clone)]
pub struct User {
    shared: Arc<Shared>,
    id: UserId,
}

impl User {
    pub(crate) fn new(shared: Arc<Shared>, id: UserId) -> Self {
        Self { shared, id }
    }

    /// Their id.
    #[must_use]
    pub fn id(&self) -> UserId {
        self.id
    }

    /// Uses a slash command, e.g. `slash(channel, "rokugan new", &[("title", "Battle".into())])`.
    ///
    /// # Errors
    /// If the client would not let them: no such command here, wrong or missing options.
    pub fn slash(
        &self,
        channel: ChannelId,
        line: &str,
        given: &[(&str, Given)],
    ) -> Result<Asked, Stuck> {
        self.command(channel, line, given, None)
    }

    /// Types into the option `focused`, which is given the text typed so far.
    ///
    /// # Errors
    /// If there is no such command, or its option has no autocomplete.
    pub fn autocomplete(
        &self,
        channel: ChannelId,
        line: &str,
        given: &[(&str, Given)],
        focused: &str,
    ) -> Result<Asked, Stuck> {
        self.command(channel, line, given, Some(focused))
    }

    /// Presses a button.
    ///
    /// # Errors
    /// If they do not see the message, or it has no such enabled button.
    pub fn press(&self, message: MessageId, custom_id: &str) -> Result<Asked, Stuck> {
        self.component(message, custom_id, &[], false)
    }

    /// Picks values in a select menu.
    ///
    /// # Errors
    /// If they do not see the message, or the select does not take these values.
    pub fn select<S: AsRef<str>>(
        &self,
        message: MessageId,
        custom_id: &str,
        values: &[S],
    ) -> Result<Asked, Stuck> {
        let values: Vec<&str> = values.iter().map(AsRef::as_ref).collect();
        self.component(message, custom_id, &values, false)
    }

    /// Sends a component interaction no honest client would: any id, any values, any message.
    ///
    /// # Errors
    /// If the message does not exist at all.
    pub fn forge(
        &self,
        message: MessageId,
        custom_id: &str,
        values: &[&str],
    ) -> Result<Asked, Stuck> {
        self.component(message, custom_id, values, true)
    }

    /// Fills in the modal that `opened` led to and submits it.
    ///
    /// # Errors
    /// If no modal opens in time, or it lacks a field named here.
    pub async fn submit_modal(
        &self,
        opened: &Asked,
        texts: &[(&str, &str)],
    ) -> Result<Asked, Stuck> {
        let modal = opened.modal().await?;
        let record = opened
            .record()
            .ok_or_else(|| self.stuck("the interaction is gone"))?;
        let components = filled(&modal, texts).map_err(|why| self.stuck(why))?;
        let data = json!({ "custom_id": modal.custom_id, "components": components });
        let called = format!("modal {}", modal.custom_id);
        Ok(self.make(Kind::Modal, record.channel, record.source, called, data))
    }

    /// Writes an ordinary message.
    #[must_use]
    pub fn say(&self, channel: ChannelId, text: &str) -> MessageId {
        self.shared.with(|world| {
            let recipient = world
                .channels
                .get(&channel)
                .and_then(|place| place.recipient);
            let audience = recipient.map_or(Audience::Public(channel), Audience::Direct);
            let draft = Draft {
                body: json!({ "content": text }),
                ..Draft::default()
            };
            world.post(channel, self.id, &draft, audience)
        })
    }

    /// What they see in a channel now, oldest first, their ephemerals included.
    #[must_use]
    pub fn sees(&self, channel: ChannelId) -> Vec<Seen> {
        self.shared.read(|world| {
            let here = world
                .messages
                .values()
                .filter(|message| message.channel == channel);
            here.filter(|message| self.can_see(world, message))
                .map(Seen::of)
                .collect()
        })
    }

    /// What is in their direct messages with the bot, oldest first.
    #[must_use]
    pub fn dms(&self) -> Vec<Seen> {
        self.dm()
            .map(|channel| self.sees(channel))
            .unwrap_or_default()
    }

    /// Their direct-message channel with the bot, if it exists.
    #[must_use]
    pub fn dm(&self) -> Option<ChannelId> {
        self.shared.read(|world| world.find_dm(self.id))
    }

    /// Opens their direct messages with the bot, as by clicking on its name.
    #[must_use]
    pub fn open_dm(&self) -> ChannelId {
        self.shared.with(|world| world.dm(self.id))
    }

    /// Waits until they see a message in `channel` that fits.
    ///
    /// # Errors
    /// [`Stuck`] if none appears in time.
    pub async fn wait_in(
        &self,
        channel: ChannelId,
        within: Duration,
        mut fits: impl FnMut(&Seen) -> bool,
    ) -> Result<Seen, Stuck> {
        until(&self.shared, within, "a message in the channel", |_| {
            self.sees(channel).into_iter().rev().find(|seen| fits(seen))
        })
        .await
    }

    /// Waits until there is a direct message that fits.
    ///
    /// # Errors
    /// [`Stuck`] if none arrives in time.
    pub async fn wait_dm(
        &self,
        within: Duration,
        mut fits: impl FnMut(&Seen) -> bool,
    ) -> Result<Seen, Stuck> {
        until(&self.shared, within, "a direct message", |_| {
            self.dms().into_iter().rev().find(|seen| fits(seen))
        })
        .await
    }

    /// Closes or opens their direct messages (50007).
    pub fn close_dms(&self, closed: bool) {
        self.alter(|user| user.dms_closed = closed);
    }

    /// Makes it so that they share no server with the bot (50278).
    pub fn no_mutual_guild(&self, none: bool) {
        self.alter(|user| user.no_mutual_guild = none);
    }

    /// Sets the language of their client.
    pub fn speak(&self, locale: &str) {
        self.alter(|user| user.locale = locale.to_owned());
    }

    /// Changes their display name.
    pub fn rename(&self, name: &str) {
        self.alter(|user| user.global_name = Some(name.to_owned()));
    }

    /// Leaves a server.
    pub fn leave(&self, guild: GuildId) {
        self.shared.with(|world| world.leave(guild, self.id));
    }

    fn alter(&self, change: impl FnOnce(&mut crate::world::User)) {
        self.shared
            .with(|world| world.users.get_mut(&self.id).map(change));
    }

    fn stuck(&self, what: impl Into<String>) -> Stuck {
        Stuck::new(&self.shared, what)
    }

    fn can_see(&self, world: &World, message: &Message) -> bool {
        match message.audience {
            Audience::Ephemeral(user) | Audience::Direct(user) => user == self.id,
            Audience::Public(channel) => world
                .permissions(self.id, channel)
                .has(Permissions::VIEW_CHANNEL),
        }
    }

    fn command(
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
        let fits = |command: &&crate::world::Command| {
            command.body.text("name") == name
                && (command.guild.is_none() || command.guild == place.guild)
        };
        let command = world
            .commands
            .iter()
            .find(fits)
            .ok_or("no such command here")?;
        let context = if place.guild.is_some() { 0 } else { 1 };
        let contexts = command.body.list("contexts");
        if !contexts.is_empty() && !contexts.iter().any(|c| c.as_u64() == Some(context)) {
            return Err("the command is not for this kind of channel".to_owned());
        }
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

    fn component(
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
                let kind = found.map_or(kind, |component| component.number("type"));
                return Ok((message.channel, kind));
            }
            if !self.can_see(world, message) {
                return Err("they cannot see the message");
            }
            let component = found.ok_or("the message has no such component")?;
            takes(&component, values)?;
            Ok((message.channel, component.number("type")))
        });
        let (channel, kind) =
            checked.map_err(|why: &str| self.stuck(format!("cannot use `{custom_id}`: {why}")))?;
        let mut data = json!({ "custom_id": custom_id, "component_type": kind, "id": 1 });
        if kind != 2 {
            merge(&mut data, json!({ "values": values }));
        }
        let called = format!("component {custom_id}");
        Ok(self.make(Kind::Component, channel, Some(message), called, data))
    }

    /// Makes the interaction and dispatches it.
    fn make(
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
            let mut record = InteractionRecord {
                id,
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
            world.tell(Event::new(
                "INTERACTION_CREATE",
                guild,
                0,
                record.sent.clone(),
            ));
            world.interactions.insert(id, record);
            id
        });
        Asked::new(Arc::clone(&self.shared), id)
    }
}

/// Whether a component can be used with these values.
fn takes(component: &Value, values: &[&str]) -> Result<(), &'static str> {
    if component.yes("disabled") {
        return Err("it is disabled");
    }
    if component.number("type") == 2 {
        return if values.is_empty() {
            Ok(())
        } else {
            Err("a button has no values")
        };
    }
    let bound = |key: &str| component.get(key).and_then(Value::as_u64).unwrap_or(1);
    let count = values.len() as u64;
    if count < bound("min_values") || count > bound("max_values") {
        return Err("it takes another number of values");
    }
    let offered = |value: &&str| {
        component
            .list("options")
            .iter()
            .any(|o| o.text("value") == *value)
    };
    if component.number("type") == 3 && !values.iter().all(offered) {
        return Err("it does not offer such a value");
    }
    Ok(())
}

/// The submitted form of a modal.
fn filled(modal: &ModalShown, texts: &[(&str, &str)]) -> Result<Vec<Value>, String> {
    let mut known = Vec::new();
    every_component(&modal.components, &mut |component| {
        if component.number("type") == 4 {
            known.push(component.text("custom_id"));
        }
    });
    if let Some((name, _)) = texts.iter().find(|(name, _)| !known.contains(name)) {
        return Err(format!("the modal has no field `{name}`"));
    }
    let mut number = 0;
    let mut id = || {
        number += 1;
        number
    };
    let field = |input: &Value, id: u64| {
        let name = input.text("custom_id");
        let given = texts
            .iter()
            .find(|(key, _)| *key == name)
            .map(|(_, text)| *text);
        let value = given.unwrap_or(input.text("value"));
        json!({ "type": 4, "id": id, "custom_id": name, "value": value })
    };
    let layout = modal
        .components
        .iter()
        .map(|outer| match outer.number("type") {
            1 => {
                let row = id();
                let inside: Vec<Value> = outer
                    .list("components")
                    .iter()
                    .map(|input| field(input, id()))
                    .collect();
                json!({ "type": 1, "id": row, "components": inside })
            }
            18 => {
                let label = id();
                let inside = outer.get("component").map(|input| field(input, id()));
                json!({ "type": 18, "id": label, "component": inside })
            }
            kind => json!({ "type": kind, "id": id() }),
        });
    Ok(layout.collect())
}
