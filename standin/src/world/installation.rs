//! Where the app can be used: what servers and people have installed, and what its commands are for.
//!
//! A server installs the app by having its bot; a person installs it for themselves and takes its commands
//! along, into servers and conversations where the bot is not.

use serde_json::{Value, json};

use crate::id::{ChannelId, UserId};
use crate::json::ReadJson;
use crate::world::{Command, World, merge};

/// Discord's number for an installation by a server.
const BY_SERVER: u64 = 0;
/// Discord's number for an installation by a person.
const BY_PERSON: u64 = 1;

impl World {
    /// Discord's number for the kind of place: a server, the direct messages with the bot, another conversation.
    #[must_use]
    pub fn context(&self, channel: ChannelId) -> u64 {
        match self.channels.get(&channel) {
            Some(place) if place.guild.is_some() => 0,
            Some(place) if place.recipient.is_some() => 1,
            _ => 2,
        }
    }

    /// Whether `user` can use the command in `channel`.
    ///
    /// # Errors
    /// Why they cannot, for people.
    pub(crate) fn offers(
        &self,
        command: &Command,
        user: UserId,
        channel: ChannelId,
    ) -> Result<(), &'static str> {
        let contexts = command.body.list("contexts");
        let here = self.context(channel);
        if !contexts.is_empty() && !contexts.iter().any(|it| it.as_u64() == Some(here)) {
            return Err("the command is not for this kind of channel");
        }
        let owners = self.owners(user, channel, &kinds(command));
        if owners.as_object().is_none_or(serde_json::Map::is_empty) {
            return Err("the bot is not in this server, and they have not installed it themselves");
        }
        Ok(())
    }

    /// Who has installed the app here, among installations of these kinds: the server ("0" for the direct
    /// messages with the bot), the person.
    #[must_use]
    pub(crate) fn owners(&self, user: UserId, channel: ChannelId, kinds: &[u64]) -> Value {
        let mut owners = json!({});
        let place = self.channels.get(&channel);
        let guild = place.and_then(|place| place.guild);
        let bot = self.app.bot;
        let server = match (self.context(channel), guild) {
            (0, Some(id)) => {
                let guild = self.guilds.get(&id);
                let there = |guild: &&crate::world::Guild| {
                    guild.members.contains_key(&bot) && !guild.unavailable
                };
                guild.filter(there).map(|_| id.0)
            }
            (1, _) => Some(0),
            _ => None,
        };
        if let Some(server) = server.filter(|_| kinds.contains(&BY_SERVER)) {
            merge(&mut owners, json!({ "0": server.to_string() }));
        }
        let person = self.users.get(&user).filter(|person| person.installed);
        if person.is_some() && kinds.contains(&BY_PERSON) {
            merge(&mut owners, json!({ "1": user }));
        }
        owners
    }
}

/// The kinds of installation that bring a command.
pub(crate) fn kinds(command: &Command) -> Vec<u64> {
    let kinds = command.body.list("integration_types");
    kinds.iter().filter_map(Value::as_u64).collect()
}
