//! A scripted user: acting and looking.
//!
//! The public face of a person: commands, presses, picks, modals, words; what they see and wait for;
//! and the settings only they can change (closed DMs, language, name). How an act becomes an
//! interaction is in `interaction`.

use std::sync::Arc;
use std::time::Duration;

use serde_json::json;

use crate::id::{ChannelId, GuildId, MessageId, UserId};
use crate::shared::Shared;
use crate::user::client_checks::filled;
use crate::user::{Asked, Given, Seen, Stuck, until};
use crate::world::{Audience, Draft, Kind, Message, Permissions, World};

/// A person in the stand-in's world.
#[derive(Clone)]
pub struct User {
    pub(super) shared: Arc<Shared>,
    pub(super) id: UserId,
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

    /// Uses a slash command, e.g. `slash(channel, "rokugan new", &[("name", "Friday".into())])`.
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

    /// Uses an entry of the menu of a person, e.g. `menu(channel, "Statistics", &ben)`.
    ///
    /// # Errors
    /// If there is no such entry here.
    pub fn menu(&self, channel: ChannelId, name: &str, of: &User) -> Result<Asked, Stuck> {
        self.person_menu(channel, name, of.id)
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

    /// Puts an emoji under a message.
    ///
    /// # Errors
    /// If they do not see the message.
    pub fn react(&self, message: MessageId, emoji: &str) -> Result<(), Stuck> {
        let seen = |world: &World| {
            let message = world.messages.get(&message);
            message.is_some_and(|message| self.can_see(world, message))
        };
        if !self.shared.read(seen) {
            return Err(self.stuck("they do not see the message"));
        }
        self.shared
            .with(|world| world.react(message, self.id, emoji));
        Ok(())
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

    /// Installs the app for themselves, or removes it again.
    pub fn install(&self, installed: bool) {
        self.alter(|user| user.installed = installed);
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

    pub(super) fn stuck(&self, what: impl Into<String>) -> Stuck {
        Stuck::new(&self.shared, what)
    }

    pub(super) fn can_see(&self, world: &World, message: &Message) -> bool {
        match message.audience {
            Audience::Ephemeral(user) | Audience::Direct(user) => user == self.id,
            Audience::Public(channel) => world
                .permissions(self.id, channel)
                .has(Permissions::VIEW_CHANNEL),
        }
    }
}
