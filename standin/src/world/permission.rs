//! Permissions: the bits, and how roles and overwrites add up.
//!
//! Follows Discord's documented order: everyone role, member roles, then channel overwrites for
//! everyone, roles and the member; the owner and administrators may do everything. Implicit
//! refusals (no View Channel, no Send Messages) are up to the REST handlers.

use crate::id::{ChannelId, GuildId, UserId};
use crate::world::World;

/// A set of permissions, in Discord's bit order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Permissions(pub u64);

impl Permissions {
    /// May do everything.
    pub const ADMINISTRATOR: Self = Self(1 << 3);
    /// May change the server's settings.
    pub const MANAGE_GUILD: Self = Self(1 << 5);
    /// May see the channel.
    pub const VIEW_CHANNEL: Self = Self(1 << 10);
    /// May write in the channel (not in its threads).
    pub const SEND_MESSAGES: Self = Self(1 << 11);
    /// May delete the messages of others.
    pub const MANAGE_MESSAGES: Self = Self(1 << 13);
    /// May send embeds; without it they are silently dropped.
    pub const EMBED_LINKS: Self = Self(1 << 14);
    /// May put an emoji under a message that nobody put there yet.
    pub const ADD_REACTIONS: Self = Self(1 << 6);
    /// May upload files.
    pub const ATTACH_FILES: Self = Self(1 << 15);
    /// May read what was written before.
    pub const READ_MESSAGE_HISTORY: Self = Self(1 << 16);
    /// May ping everyone and every role.
    pub const MENTION_EVERYONE: Self = Self(1 << 17);
    /// May use slash commands.
    pub const USE_APPLICATION_COMMANDS: Self = Self(1 << 31);
    /// May archive, lock and see all threads.
    pub const MANAGE_THREADS: Self = Self(1 << 34);
    /// May open public threads.
    pub const CREATE_PUBLIC_THREADS: Self = Self(1 << 35);
    /// May open private threads.
    pub const CREATE_PRIVATE_THREADS: Self = Self(1 << 36);
    /// May write in threads.
    pub const SEND_MESSAGES_IN_THREADS: Self = Self(1 << 38);
    /// May pin messages.
    pub const PIN_MESSAGES: Self = Self(1 << 51);

    /// No permission at all.
    pub const NONE: Self = Self(0);
    /// Every permission Discord has today.
    pub const ALL: Self = Self((1 << 53) - 1);
    /// What an ordinary member of a server may do here. Opening threads is a role of its own, so that a bot
    /// that prefers threads can be seen with and without them.
    pub const MEMBER: Self = Self(
        Self::VIEW_CHANNEL.0
            | Self::SEND_MESSAGES.0
            | Self::EMBED_LINKS.0
            | Self::ADD_REACTIONS.0
            | Self::ATTACH_FILES.0
            | Self::READ_MESSAGE_HISTORY.0
            | Self::USE_APPLICATION_COMMANDS.0
            | Self::SEND_MESSAGES_IN_THREADS.0,
    );

    /// Whether all of `other` is in this set.
    #[must_use]
    pub const fn has(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// Both sets together.
    #[must_use]
    pub const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// This set without `other`.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

/// A channel's exception for one role or member.
#[derive(Clone, Copy, Debug)]
pub struct Overwrite {
    /// The role (or, for members, the user) it is for.
    pub target: u64,
    /// Whether `target` is a member rather than a role.
    pub member: bool,
    /// What is granted.
    pub allow: Permissions,
    /// What is taken away.
    pub deny: Permissions,
}

impl World {
    /// What `user` may do in `channel`; nothing if they are not there at all.
    #[must_use]
    pub fn permissions(&self, user: UserId, channel: ChannelId) -> Permissions {
        let Some(place) = self.channels.get(&channel) else {
            return Permissions::NONE;
        };
        let Some(guild) = place.guild else {
            let bot = user == self.app.bot && place.recipient.is_some();
            let inside = bot || place.recipient == Some(user) || place.people.contains(&user);
            return if inside {
                Permissions::ALL
            } else {
                Permissions::NONE
            };
        };
        let base = self.guild_permissions(user, guild);
        if base.has(Permissions::ADMINISTRATOR) {
            return Permissions::ALL;
        }
        let Some(member) = self
            .guilds
            .get(&guild)
            .and_then(|guild| guild.members.get(&user))
        else {
            return Permissions::NONE;
        };
        // A thread has no overwrites of its own: its parent's count.
        let overwrites = place
            .thread
            .as_ref()
            .and_then(|thread| self.channels.get(&thread.parent))
            .map_or(&place.overwrites, |parent| &parent.overwrites);
        let mut sum = base;
        let mut lay = |chosen: &dyn Fn(&Overwrite) -> bool| {
            let (mut allow, mut deny) = (Permissions::NONE, Permissions::NONE);
            for overwrite in overwrites.iter().filter(|overwrite| chosen(overwrite)) {
                allow = allow.with(overwrite.allow);
                deny = deny.with(overwrite.deny);
            }
            sum = sum.without(deny).with(allow);
        };
        lay(&|o| !o.member && o.target == guild.0);
        lay(&|o| !o.member && member.roles.iter().any(|role| role.0 == o.target));
        lay(&|o| o.member && o.target == user.0);
        sum
    }

    /// What `user` may do in `guild` before channel overwrites.
    #[must_use]
    pub fn guild_permissions(&self, user: UserId, guild: GuildId) -> Permissions {
        let Some(guild) = self.guilds.get(&guild) else {
            return Permissions::NONE;
        };
        let Some(member) = guild.members.get(&user) else {
            return Permissions::NONE;
        };
        if guild.owner == user {
            return Permissions::ALL;
        }
        let sum = guild
            .roles
            .values()
            .filter(|role| role.id.0 == guild.id.0 || member.roles.contains(&role.id))
            .fold(Permissions::NONE, |sum, role| sum.with(role.permissions));
        if sum.has(Permissions::ADMINISTRATOR) {
            Permissions::ALL
        } else {
            sum
        }
    }
}
