//! The world the stand-in keeps: who exists, what was said, what is pending.
//!
//! Plain data behind one lock. It knows nothing of HTTP or websockets: changes queue gateway events
//! in `events`, which the holder of the lock hands to the gateway afterwards. Every rule with a
//! duration reads `clock`.

mod channel;
mod entity_json;
mod guild;
mod installation;
mod interaction;
mod mention;
mod message;
mod message_json;
mod permission;
mod reaction;

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;

use serde_json::Value;

pub use channel::{Channel, FORUM, Thread};
pub use entity_json::Event;
pub(crate) use entity_json::{INTENT_MESSAGE_CONTENT, merge};
pub use guild::{Guild, Member, Role, User};
pub(crate) use installation::kinds;
pub use interaction::{ACKNOWLEDGE_WITHIN_MS, Ack, InteractionRecord, Kind, ModalShown};
pub use mention::Pinged;
pub use message::{Attachment, Audience, Draft, Message, Upload};
pub(crate) use message::{COMPONENTS_V2, EPHEMERAL, LOADING, forwards};
pub(crate) use message_json::FILE_LIMIT;
pub use permission::{Overwrite, Permissions};
pub use reaction::Reaction;

use crate::clock::Clock;
use crate::endpoint::Endpoint;
use crate::id::{
    ApplicationId, ChannelId, CommandId, GuildId, InteractionId, MessageId, Mint, UserId,
};

/// The application under test.
#[derive(Clone, Debug)]
pub struct App {
    /// The application's id.
    pub id: ApplicationId,
    /// Its bot user (the same number).
    pub bot: UserId,
    /// Its name.
    pub name: String,
    /// The token the bot must identify with, without the `Bot ` prefix.
    pub token: String,
    /// Who owns the application.
    pub owner: UserId,
    /// Where interactions are sent over HTTP, if not through the gateway.
    pub endpoint: Option<Endpoint>,
    /// Whether people may install it for themselves.
    pub for_people: bool,
}

/// A registered command, as the bot described it plus what Discord adds.
#[derive(Clone, Debug)]
pub struct Command {
    /// Its id.
    pub id: CommandId,
    /// The server it is registered in, or none for a global command.
    pub guild: Option<GuildId>,
    /// The whole object as Discord answers it.
    pub body: Value,
}

/// An emoji of the application.
#[derive(Clone, Debug)]
pub struct Emoji {
    /// Its id.
    pub id: u64,
    /// Its name.
    pub name: String,
    /// The picture.
    pub bytes: Arc<[u8]>,
}

/// Everything that exists.
pub struct World {
    /// Where moments come from.
    pub clock: Arc<dyn Clock>,
    /// The mint of ids.
    pub mint: Mint,
    /// The application under test.
    pub app: App,
    /// Everybody.
    pub users: BTreeMap<UserId, User>,
    /// All servers.
    pub guilds: BTreeMap<GuildId, Guild>,
    /// The locale of new people and servers.
    pub locale: String,
    /// All channels, threads and direct-message channels.
    pub channels: BTreeMap<ChannelId, Channel>,
    /// All messages that exist now.
    pub messages: BTreeMap<MessageId, Message>,
    /// Every command now registered.
    pub commands: Vec<Command>,
    /// The application's own emoji.
    pub emojis: Vec<Emoji>,
    /// Every interaction ever made.
    pub interactions: BTreeMap<InteractionId, InteractionRecord>,
    /// Gateway events not yet handed over.
    pub events: VecDeque<Event>,
    /// Typing indicators the bot has sent: channel and moment.
    pub typing: Vec<(ChannelId, u64)>,
    /// How many direct-message channels may be opened before 40003.
    pub dm_budget: Option<u32>,
    /// Nonces seen: channel, nonce, the message they made, and when.
    pub nonces: Vec<(ChannelId, Value, MessageId, u64)>,
    /// Where attachments are served, e.g. `http://127.0.0.1:4000`.
    pub files_at: String,
}

impl World {
    /// An empty world with only the application and its bot in it.
    #[must_use]
    pub fn new(clock: Arc<dyn Clock>, name: &str, token: &str) -> Self {
        let mut mint = Mint::default();
        let bot = UserId(mint.fixed());
        let owner = UserId(mint.fixed());
        let mut world = Self {
            clock,
            mint,
            app: App {
                id: ApplicationId(bot.0),
                bot,
                name: name.to_owned(),
                token: token.to_owned(),
                owner,
                endpoint: None,
                for_people: true,
            },
            users: BTreeMap::new(),
            guilds: BTreeMap::new(),
            locale: "en-US".to_owned(),
            channels: BTreeMap::new(),
            messages: BTreeMap::new(),
            commands: Vec::new(),
            emojis: Vec::new(),
            interactions: BTreeMap::new(),
            events: VecDeque::new(),
            typing: Vec::new(),
            dm_budget: None,
            nonces: Vec::new(),
            files_at: String::new(),
        };
        world.users.insert(bot, User::bot(bot, name));
        world.users.insert(owner, User::person(owner, "app-owner"));
        world
    }

    /// The present moment in Unix milliseconds.
    #[must_use]
    pub fn now(&self) -> u64 {
        self.clock.now_ms()
    }

    /// A fresh snowflake for something that happens now.
    pub fn next_id(&mut self) -> u64 {
        let now = self.now();
        self.mint.at(now)
    }

    /// Queues an event for the gateway.
    pub fn tell(&mut self, event: Event) {
        self.events.push_back(event);
    }
}
