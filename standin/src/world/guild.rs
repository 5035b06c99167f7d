//! People and servers.
//!
//! A user has the two switches that decide whether the bot may write to them directly; a server has
//! members and roles (the everyone role has the server's own id). Making and changing them queues
//! the gateway events Discord would send.

use std::collections::BTreeMap;

use crate::id::{ChannelId, GuildId, RoleId, UserId};
use crate::world::{Channel, Event, FORUM, Permissions, World};

/// A person or a bot.
#[derive(Clone, Debug)]
pub struct User {
    /// Their id.
    pub id: UserId,
    /// The unique name.
    pub name: String,
    /// The display name, if they chose one.
    pub global_name: Option<String>,
    /// Whether this is the bot.
    pub bot: bool,
    /// The language of their client.
    pub locale: String,
    /// Whether they refuse direct messages (50007).
    pub dms_closed: bool,
    /// Whether they share no server with the bot any more (50278).
    pub no_mutual_guild: bool,
    /// Whether they have installed the app for themselves.
    pub installed: bool,
}

impl User {
    pub(crate) fn person(id: UserId, name: &str) -> Self {
        Self {
            id,
            name: name.to_lowercase().replace(' ', "_"),
            global_name: Some(name.to_owned()),
            bot: false,
            locale: "en-US".to_owned(),
            dms_closed: false,
            no_mutual_guild: false,
            installed: false,
        }
    }

    pub(crate) fn bot(id: UserId, name: &str) -> Self {
        Self {
            name: name.to_owned(),
            bot: true,
            global_name: None,
            ..Self::person(id, name)
        }
    }
}

/// A role of a server.
#[derive(Clone, Debug)]
pub struct Role {
    /// Its id; the everyone role has the server's.
    pub id: RoleId,
    /// Its name.
    pub name: String,
    /// What it grants.
    pub permissions: Permissions,
    /// Whether anybody may ping it.
    pub mentionable: bool,
}

/// One user's membership of a server.
#[derive(Clone, Debug)]
pub struct Member {
    /// The name they chose for this server.
    pub nick: Option<String>,
    /// Their roles besides everyone.
    pub roles: Vec<RoleId>,
    /// When they came, in Unix milliseconds.
    pub joined_ms: u64,
}

/// A server.
#[derive(Clone, Debug)]
pub struct Guild {
    /// Its id.
    pub id: GuildId,
    /// Its name.
    pub name: String,
    /// Who owns it.
    pub owner: UserId,
    /// Its preferred locale.
    pub locale: String,
    /// Its roles, everyone included.
    pub roles: BTreeMap<RoleId, Role>,
    /// Its members, the bot included while it is installed.
    pub members: BTreeMap<UserId, Member>,
    /// Whether Discord has an outage for this server.
    pub unavailable: bool,
}

impl World {
    /// Adds a person; asking again for the same display name gives the same person.
    pub fn person(&mut self, name: &str) -> UserId {
        let known = self
            .users
            .values()
            .find(|user| user.global_name.as_deref() == Some(name));
        if let Some(user) = known {
            return user.id;
        }
        let id = UserId(self.mint.fixed());
        let mut user = User::person(id, name);
        user.locale.clone_from(&self.locale);
        self.users.insert(id, user);
        id
    }

    /// Adds a server owned by `owner` with the bot already installed.
    pub fn add_guild(&mut self, name: &str, owner: UserId) -> GuildId {
        let id = GuildId(self.mint.fixed());
        let everyone = RoleId(id.0);
        let bot_role = RoleId(self.mint.fixed());
        let role = |id, name: &str| Role {
            id,
            name: name.to_owned(),
            permissions: Permissions::MEMBER,
            mentionable: false,
        };
        let roles = BTreeMap::from([
            (everyone, role(everyone, "@everyone")),
            (bot_role, role(bot_role, &self.app.name)),
        ]);
        let guild = Guild {
            id,
            name: name.to_owned(),
            owner,
            locale: self.locale.clone(),
            roles,
            members: BTreeMap::new(),
            unavailable: false,
        };
        self.guilds.insert(id, guild);
        self.join(id, owner);
        self.join(id, self.app.bot);
        let bot = self.app.bot;
        if let Some(member) = self.member_mut(id, bot) {
            member.roles.push(bot_role);
        }
        self.tell(Event::guild_joined(self, id));
        id
    }

    /// Adds a text channel.
    pub fn add_channel(&mut self, guild: GuildId, name: &str) -> ChannelId {
        let id = ChannelId(self.mint.fixed());
        self.channels.insert(id, Channel::text(id, guild, name));
        self.tell(Event::channel(self, "CHANNEL_CREATE", id));
        id
    }

    /// Adds a forum.
    pub fn add_forum(&mut self, guild: GuildId, name: &str) -> ChannelId {
        let id = ChannelId(self.mint.fixed());
        let forum = Channel {
            kind: FORUM,
            ..Channel::text(id, guild, name)
        };
        self.channels.insert(id, forum);
        self.tell(Event::channel(self, "CHANNEL_CREATE", id));
        id
    }

    /// Makes `user` a member; nothing happens if they already are.
    pub fn join(&mut self, guild: GuildId, user: UserId) {
        let joined_ms = self.now();
        if let Some(guild) = self.guilds.get_mut(&guild) {
            guild.members.entry(user).or_insert(Member {
                nick: None,
                roles: Vec::new(),
                joined_ms,
            });
        }
    }

    /// Takes `user` out of the server; for the bot this is a kick (GUILD_DELETE).
    pub fn leave(&mut self, guild: GuildId, user: UserId) {
        if let Some(guild) = self.guilds.get_mut(&guild) {
            guild.members.remove(&user);
        }
        if user == self.app.bot {
            self.tell(Event::guild_delete(guild, false));
        }
    }

    /// Adds the bot to a server it is not in (GUILD_CREATE).
    pub fn invite(&mut self, guild: GuildId) {
        self.join(guild, self.app.bot);
        self.tell(Event::guild_joined(self, guild));
    }

    /// Changes the language of a server (GUILD_UPDATE).
    pub fn set_locale(&mut self, guild: GuildId, locale: &str) {
        if let Some(guild) = self.guilds.get_mut(&guild) {
            locale.clone_into(&mut guild.locale);
        }
        self.tell(Event::guild_update(self, guild));
    }

    /// Starts or ends an outage of one server.
    pub fn outage(&mut self, guild: GuildId, begins: bool) {
        if let Some(guild) = self.guilds.get_mut(&guild) {
            guild.unavailable = begins;
        }
        let event = if begins {
            Event::guild_delete(guild, true)
        } else {
            Event::guild_create(self, guild)
        };
        self.tell(event);
    }

    /// Adds a role and gives it to `holders`.
    pub fn add_role(
        &mut self,
        guild: GuildId,
        name: &str,
        permissions: Permissions,
        holders: &[UserId],
    ) -> RoleId {
        let id = RoleId(self.mint.fixed());
        if let Some(guild) = self.guilds.get_mut(&guild) {
            let name = name.to_owned();
            guild.roles.insert(
                id,
                Role {
                    id,
                    name,
                    permissions,
                    mentionable: false,
                },
            );
            for holder in holders {
                if let Some(member) = guild.members.get_mut(holder) {
                    member.roles.push(id);
                }
            }
        }
        id
    }

    /// A membership, to change it.
    pub fn member_mut(&mut self, guild: GuildId, user: UserId) -> Option<&mut Member> {
        self.guilds.get_mut(&guild)?.members.get_mut(&user)
    }
}
