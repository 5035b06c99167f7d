//! Channels, threads and direct messages.
//!
//! One struct for all: a thread has `thread`, a direct-message channel has `recipient`, a conversation between
//! others has `people`, and a channel of a server has `guild`. Deleting, archiving and locking leave the events Discord sends.

use crate::id::{ChannelId, GuildId, MessageId, UserId};
use crate::world::{Event, Overwrite, Permissions, World};

/// What only a thread has.
#[derive(Clone, Debug)]
pub struct Thread {
    /// The channel it hangs in.
    pub parent: ChannelId,
    /// Who opened it.
    pub owner: UserId,
    /// Whether only invited people see it.
    pub private: bool,
    /// Whether it is archived.
    pub archived: bool,
    /// Whether only moderators may reopen it.
    pub locked: bool,
    /// Minutes of silence until it archives itself.
    pub auto_archive: u64,
    /// When it was last archived or opened.
    pub changed_ms: u64,
    /// Who is in it.
    pub members: Vec<UserId>,
}

/// Discord's number for a forum, which has posts and no messages of its own.
pub const FORUM: u8 = 15;

/// A place where messages are.
#[derive(Clone, Debug)]
pub struct Channel {
    /// Its id.
    pub id: ChannelId,
    /// Discord's number for the kind of channel.
    pub kind: u8,
    /// The server it belongs to; none for direct messages.
    pub guild: Option<GuildId>,
    /// Its name.
    pub name: String,
    /// Its topic.
    pub topic: Option<String>,
    /// Exceptions to the permissions of roles.
    pub overwrites: Vec<Overwrite>,
    /// Set for threads.
    pub thread: Option<Thread>,
    /// The other person of a direct-message channel with the bot.
    pub recipient: Option<UserId>,
    /// Who is in a conversation that the bot is not in.
    pub people: Vec<UserId>,
    /// The newest message.
    pub last_message: Option<MessageId>,
}

impl Channel {
    pub(crate) fn text(id: ChannelId, guild: GuildId, name: &str) -> Self {
        Self {
            id,
            kind: 0,
            guild: Some(guild),
            name: name.to_owned(),
            topic: None,
            overwrites: Vec::new(),
            thread: None,
            recipient: None,
            people: Vec::new(),
            last_message: None,
        }
    }
}

impl World {
    /// The direct-message channel with `user`, opened if need be. Discord tells bots nothing of it.
    pub fn dm(&mut self, user: UserId) -> ChannelId {
        if let Some(channel) = self.find_dm(user) {
            return channel;
        }
        let id = ChannelId(self.next_id());
        let dm = Channel {
            kind: 1,
            guild: None,
            recipient: Some(user),
            ..Channel::text(id, GuildId(0), "")
        };
        self.channels.insert(id, dm);
        id
    }

    /// The direct-message channel with `user`, if it was ever opened.
    #[must_use]
    pub fn find_dm(&self, user: UserId) -> Option<ChannelId> {
        self.channels
            .values()
            .find(|place| place.recipient == Some(user))
            .map(|place| place.id)
    }

    /// A conversation between people, without the bot.
    pub fn converse(&mut self, people: Vec<UserId>) -> ChannelId {
        let id = ChannelId(self.next_id());
        let conversation = Channel {
            kind: if people.len() > 2 { 3 } else { 1 },
            guild: None,
            people,
            ..Channel::text(id, GuildId(0), "")
        };
        self.channels.insert(id, conversation);
        id
    }

    /// Opens a thread in `parent`.
    pub fn open_thread(
        &mut self,
        parent: ChannelId,
        id: ChannelId,
        name: &str,
        owner: UserId,
        private: bool,
        auto_archive: u64,
    ) -> ChannelId {
        let guild = self.channels.get(&parent).and_then(|place| place.guild);
        let thread = Thread {
            parent,
            owner,
            private,
            archived: false,
            locked: false,
            auto_archive,
            changed_ms: self.now(),
            members: vec![owner],
        };
        let kind = if private { 12 } else { 11 };
        let place = Channel {
            kind,
            guild,
            thread: Some(thread),
            ..Channel::text(id, GuildId(0), name)
        };
        self.channels.insert(id, place);
        self.tell(Event::channel(self, "THREAD_CREATE", id));
        id
    }

    /// Archives, reopens, locks or unlocks a thread.
    pub fn set_thread(&mut self, id: ChannelId, archived: Option<bool>, locked: Option<bool>) {
        let now = self.now();
        let thread = self
            .channels
            .get_mut(&id)
            .and_then(|place| place.thread.as_mut());
        let Some(thread) = thread else { return };
        if let Some(archived) = archived {
            thread.archived = archived;
            thread.changed_ms = now;
        }
        thread.locked = locked.unwrap_or(thread.locked);
        self.tell(Event::channel(self, "THREAD_UPDATE", id));
    }

    /// Archives every thread that has been silent for as long as it was set to.
    pub fn archive_silent_threads(&mut self) {
        let now = self.now();
        let silent: Vec<ChannelId> = self
            .channels
            .values()
            .filter(|place| {
                place.thread.as_ref().is_some_and(|thread| {
                    let spoken = place.last_message.and_then(|id| self.messages.get(&id));
                    let last = spoken.map_or(0, |message| message.created_ms);
                    let quiet = now.saturating_sub(last.max(thread.changed_ms));
                    !thread.archived && quiet >= thread.auto_archive * 60_000
                })
            })
            .map(|place| place.id)
            .collect();
        for id in silent {
            self.set_thread(id, Some(true), None);
        }
    }

    /// Deletes a channel or thread with everything in it.
    pub fn delete_channel(&mut self, id: ChannelId) {
        let Some(place) = self.channels.get(&id) else {
            return;
        };
        let name = if place.thread.is_some() {
            "THREAD_DELETE"
        } else {
            "CHANNEL_DELETE"
        };
        let event = Event::channel(self, name, id);
        self.channels.remove(&id);
        self.messages.retain(|_, message| message.channel != id);
        self.tell(event);
    }

    /// Takes permissions away from the bot in one channel (or gives them back).
    pub fn forbid(&mut self, channel: ChannelId, denied: Permissions) {
        let bot = self.app.bot;
        if let Some(place) = self.channels.get_mut(&channel) {
            place
                .overwrites
                .retain(|overwrite| overwrite.target != bot.0);
            place.overwrites.push(Overwrite {
                target: bot.0,
                member: true,
                allow: Permissions::NONE,
                deny: denied,
            });
        }
        self.tell(Event::channel(self, "CHANNEL_UPDATE", channel));
    }
}
