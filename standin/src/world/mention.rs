//! Who a message really notifies.
//!
//! Implements `allowed_mentions`: absent, an ordinary message pings whatever it names and an
//! interaction answer pings users only; present, it pings exactly what the lists and `parse` allow.
//! Embeds never ping; the texts of a layout of components do. The record is what tests ask to prove that nobody was disturbed.

use serde_json::Value;

use crate::id::{MessageId, RoleId, UserId};
use crate::json::{ReadJson, snowflake, texts};
use crate::world::message::SILENT;
use crate::world::{Audience, Message, Permissions, World};

/// Who was notified by a message.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pinged {
    /// Users named in the text (or replied to) and allowed.
    pub users: Vec<UserId>,
    /// Roles named in the text and allowed.
    pub roles: Vec<RoleId>,
    /// Whether everybody was pinged.
    pub everyone: bool,
    /// Whether the message was sent without a notification sound.
    pub silent: bool,
}

impl Pinged {
    /// Whether nobody at all was pinged.
    #[must_use]
    pub fn nobody(&self) -> bool {
        self.users.is_empty() && self.roles.is_empty() && !self.everyone
    }
}

impl World {
    pub(crate) fn pings(
        &self,
        message: &Message,
        allowed: Option<&Value>,
        users_only: bool,
    ) -> Pinged {
        let allowed = allowed.filter(|allowed| allowed.is_object());
        let parse = |what: &str| match allowed {
            Some(allowed) => allowed
                .list("parse")
                .iter()
                .any(|item| item.as_str() == Some(what)),
            None => what == "users" || !users_only,
        };
        let listed = |what: &str, id: u64| {
            allowed.is_some_and(|allowed| {
                allowed
                    .list(what)
                    .iter()
                    .any(|item| snowflake(item) == Some(id))
            })
        };
        let mut pinged = Pinged {
            silent: message.flags & SILENT != 0,
            ..Pinged::default()
        };
        let mut ping = |user: UserId| {
            if self.users.contains_key(&user) && !pinged.users.contains(&user) {
                pinged.users.push(user);
            }
        };
        let mut said = vec![message.content.as_str()];
        said.extend(texts(&message.components));
        let said = said.join("\n");
        for user in marked(&said, "<@", |text| text.trim_start_matches('!')) {
            if parse("users") || listed("users", user) {
                ping(UserId(user));
            }
        }
        let answered = message
            .reference
            .and_then(|id: MessageId| self.messages.get(&id));
        let replied_user = allowed.is_none_or(|allowed| allowed.yes("replied_user"));
        if let Some(answered) = answered.filter(|_| replied_user) {
            ping(answered.author);
        }
        let may_all = self
            .permissions(message.author, message.channel)
            .has(Permissions::MENTION_EVERYONE);
        let guild = self
            .channels
            .get(&message.channel)
            .and_then(|place| place.guild);
        let guild = guild.and_then(|guild| self.guilds.get(&guild));
        for role in marked(&said, "<@&", |text| text) {
            let known = guild.and_then(|guild| guild.roles.get(&RoleId(role)));
            let open = known.is_some_and(|role| role.mentionable || may_all);
            if open && (parse("roles") || listed("roles", role)) {
                pinged.roles.push(RoleId(role));
            }
        }
        let shouted = said.contains("@everyone") || said.contains("@here");
        pinged.everyone = shouted && may_all && guild.is_some() && parse("everyone");
        if let Audience::Ephemeral(only) = message.audience {
            pinged.users.retain(|user| *user == only);
            pinged.roles.clear();
            pinged.everyone = false;
        }
        pinged
    }
}

/// The numbers in marks like `<@123>`, given what opens the mark.
fn marked<'a>(text: &'a str, opening: &'a str, strip: fn(&str) -> &str) -> Vec<u64> {
    text.split(opening)
        .skip(1)
        .filter_map(|rest| rest.split_once('>'))
        .filter_map(|(inside, _)| strip(inside).parse().ok())
        .collect()
}
