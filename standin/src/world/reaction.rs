//! Reactions: who put which emoji under a message.

use serde_json::{Value, json};

use crate::id::{MessageId, UserId};
use crate::world::{Event, Message, World};

/// Gateway intent: reactions in servers.
const INTENT_GUILD_REACTIONS: u64 = 1 << 10;
/// Gateway intent: reactions in direct messages.
const INTENT_DIRECT_REACTIONS: u64 = 1 << 13;

/// One emoji under a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reaction {
    /// The emoji as the path of a request has it: the character, or `name:id`.
    pub emoji: String,
    /// Who put it there, in order.
    pub users: Vec<UserId>,
}

impl Reaction {
    /// The emoji as an object.
    #[must_use]
    pub fn emoji_json(emoji: &str) -> Value {
        match emoji.rsplit_once(':') {
            Some((name, id)) => json!({ "id": id, "name": name }),
            None => json!({ "id": null, "name": emoji }),
        }
    }

    pub(super) fn json(&self, bot: UserId) -> Value {
        let count = self.users.len();
        json!({
            "emoji": Self::emoji_json(&self.emoji), "count": count,
            "count_details": { "burst": 0, "normal": count }, "burst_colors": [],
            "me": self.users.contains(&bot), "me_burst": false,
        })
    }
}

impl World {
    /// Puts somebody's emoji under a message, if it is not there yet.
    pub fn react(&mut self, id: MessageId, user: UserId, emoji: &str) {
        let Some(message) = self.messages.get_mut(&id) else {
            return;
        };
        let at = message.reactions.iter().position(|it| it.emoji == emoji);
        let at = at.unwrap_or_else(|| {
            message.reactions.push(Reaction {
                emoji: emoji.to_owned(),
                users: Vec::new(),
            });
            message.reactions.len() - 1
        });
        let Some(reaction) = message.reactions.get_mut(at) else {
            return;
        };
        if !reaction.users.contains(&user) {
            reaction.users.push(user);
            self.tell_reaction("MESSAGE_REACTION_ADD", id, user, emoji);
        }
    }

    /// Takes somebody's emoji away from a message, if it is there.
    pub fn unreact(&mut self, id: MessageId, user: UserId, emoji: &str) {
        let Some(message) = self.messages.get_mut(&id) else {
            return;
        };
        let reactions = message.reactions.iter_mut();
        let Some(reaction) = reactions.into_iter().find(|it| it.emoji == emoji) else {
            return;
        };
        let before = reaction.users.len();
        reaction.users.retain(|other| *other != user);
        let gone = reaction.users.len() < before;
        message.reactions.retain(|it| !it.users.is_empty());
        if gone {
            self.tell_reaction("MESSAGE_REACTION_REMOVE", id, user, emoji);
        }
    }

    fn tell_reaction(&mut self, name: &'static str, id: MessageId, user: UserId, emoji: &str) {
        let Some(message): Option<&Message> = self.messages.get(&id) else {
            return;
        };
        let place = self.channels.get(&message.channel);
        let guild = place.and_then(|place| place.guild);
        let mut data = json!({
            "user_id": user, "channel_id": message.channel, "message_id": id,
            "message_author_id": message.author, "emoji": Reaction::emoji_json(emoji),
            "burst": false, "type": 0,
        });
        let intent = match guild {
            Some(guild) => {
                let member = self.member_json(guild, user, true);
                super::merge(&mut data, json!({ "guild_id": guild, "member": member }));
                INTENT_GUILD_REACTIONS
            }
            None => INTENT_DIRECT_REACTIONS,
        };
        self.tell(Event::new(name, guild, intent, data));
    }
}
