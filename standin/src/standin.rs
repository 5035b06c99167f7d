//! The running stand-in: start it, fill it, break it.
//!
//! Dropping it closes its ports. Everything a test does to the world from outside goes through
//! here; what a person would do goes through [`User`].

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use crate::endpoint::Endpoint;
use crate::fault::{Plan, Rule};
use crate::gateway::Gateway;
use crate::id::{ApplicationId, ChannelId, GuildId, MessageId, RoleId, UserId};
use crate::server;
use crate::shared::{Config, Shared};
use crate::tls::{self, Authority, TlsError};
use crate::traffic::Traffic;
use crate::user::{Stuck, User, until};
use crate::world::{Permissions, World};

/// Why a stand-in could not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The port is taken, or the record cannot be written.
    #[error("the stand-in cannot listen or record: {0}")]
    Io(#[from] std::io::Error),
    /// TLS could not be set up.
    #[error(transparent)]
    Tls(#[from] TlsError),
}

/// A loopback Discord.
pub struct StandIn {
    shared: Arc<Shared>,
    tls: Option<(SocketAddr, Authority)>,
    tasks: Vec<JoinHandle<()>>,
}

impl Drop for StandIn {
    fn drop(&mut self) {
        self.gateway().drop_connections();
        self.tasks.iter().for_each(JoinHandle::abort);
    }
}

impl StandIn {
    /// Opens the ports and starts serving.
    ///
    /// # Errors
    /// If a port is taken, the record cannot be created, or TLS cannot be set up.
    pub async fn start(config: Config) -> Result<Self, StartError> {
        let with_tls = config.tls;
        let listener = TcpListener::bind(config.listen).await?;
        let address = listener.local_addr()?;
        let shared = Arc::new(Shared::new(config)?);
        let _ = shared.address.set(address);
        shared.with(|world| world.files_at = format!("http://{address}"));
        let mut tasks = vec![tokio::spawn(server::plain(Arc::clone(&shared), listener))];
        let mut secure = None;
        if with_tls {
            let (authority, acceptor) = tls::make()?;
            let listener = TcpListener::bind((address.ip(), 0)).await?;
            secure = Some((listener.local_addr()?, authority));
            tasks.push(tokio::spawn(server::tls(
                Arc::clone(&shared),
                listener,
                acceptor,
            )));
        }
        Ok(Self {
            shared,
            tls: secure,
            tasks,
        })
    }

    /// The plain address, e.g. for serenity's proxy setting (rate limiter off).
    #[must_use]
    pub fn url(&self) -> String {
        format!("http://{}", self.shared.plain())
    }

    /// The TLS address and the authority to trust, if started with `tls`.
    #[must_use]
    pub fn tls(&self) -> Option<(SocketAddr, &Authority)> {
        self.tls
            .as_ref()
            .map(|(address, authority)| (*address, authority))
    }

    /// The token the bot must use.
    #[must_use]
    pub fn token(&self) -> String {
        self.shared.read(|world| world.app.token.clone())
    }

    /// The application's id, which is also its bot user's.
    #[must_use]
    pub fn application(&self) -> ApplicationId {
        self.shared.read(|world| world.app.id)
    }

    /// Sends interactions to this address from now on, instead of through the gateway.
    ///
    /// # Errors
    /// If the address does not answer as Discord wants it.
    pub async fn use_endpoint(&self, at: SocketAddr) -> Result<Endpoint, String> {
        let now = self.shared.config.clock.now_ms();
        let endpoint = Endpoint::tried(at, now).await?;
        let kept = endpoint.clone();
        self.shared.with(|world| world.app.endpoint = Some(kept));
        Ok(endpoint)
    }

    /// Moves the clock forward.
    pub fn advance(&self, by: Duration) {
        self.shared.config.clock.advance(by);
        self.shared.with(World::archive_silent_threads);
    }

    /// Adds a server with one text channel `general`, owned by a person called `Host`.
    #[must_use]
    pub fn guild(&self, name: &str) -> (GuildId, ChannelId) {
        self.guild_of(name, "Host")
    }

    /// Adds a server with one text channel `general`, owned by this person.
    #[must_use]
    pub fn guild_of(&self, name: &str, owner: &str) -> (GuildId, ChannelId) {
        self.shared.with(|world| {
            let host = world.person(owner);
            let guild = world.add_guild(name, host);
            (guild, world.add_channel(guild, "general"))
        })
    }

    /// Adds a text channel.
    #[must_use]
    pub fn channel(&self, guild: GuildId, name: &str) -> ChannelId {
        self.shared.with(|world| world.add_channel(guild, name))
    }

    /// Adds a forum, whose posts are threads.
    #[must_use]
    pub fn forum(&self, guild: GuildId, name: &str) -> ChannelId {
        self.shared.with(|world| world.add_forum(guild, name))
    }

    /// A person, made on first mention and then a member of every server.
    #[must_use]
    pub fn user(&self, name: &str) -> User {
        let id = self.shared.with(|world| {
            let known = world.users.len();
            let id = world.person(name);
            if world.users.len() > known {
                let guilds: Vec<GuildId> = world.guilds.keys().copied().collect();
                guilds.into_iter().for_each(|guild| world.join(guild, id));
            }
            id
        });
        User::new(Arc::clone(&self.shared), id)
    }

    /// A person who is in no server.
    #[must_use]
    pub fn stranger(&self, name: &str) -> User {
        let id = self.shared.with(|world| world.person(name));
        User::new(Arc::clone(&self.shared), id)
    }

    /// A conversation between people, without the bot.
    #[must_use]
    pub fn conversation(&self, people: &[&User]) -> ChannelId {
        let people = people.iter().map(|user| user.id()).collect();
        self.shared.with(|world| world.converse(people))
    }

    /// Adds a role for some users.
    pub fn role(&self, guild: GuildId, name: &str, may: Permissions, who: &[&User]) -> RoleId {
        let holders: Vec<UserId> = who.iter().map(|user| user.id()).collect();
        self.shared
            .with(|world| world.add_role(guild, name, may, &holders))
    }

    /// Waits until a session of the bot is connected and its commands are registered.
    ///
    /// # Errors
    /// [`Stuck`] if that does not happen in time.
    pub async fn ready(&self, within: Duration) -> Result<(), Stuck> {
        let gateway = self.gateway();
        until(
            &self.shared,
            within,
            "the bot to connect and register",
            |shared| {
                let registered = shared.read(|world| !world.commands.is_empty());
                (gateway.connected() > 0 && registered).then_some(())
            },
        )
        .await
    }

    /// Waits until `done` gives something.
    ///
    /// # Errors
    /// [`Stuck`] with `what` if that does not happen in time.
    pub async fn until<T>(
        &self,
        within: Duration,
        what: &str,
        mut done: impl FnMut(&Self) -> Option<T>,
    ) -> Result<T, Stuck> {
        until(&self.shared, within, what, |_| done(self)).await
    }

    /// The gateway and what can be done to it.
    #[must_use]
    pub fn gateway(&self) -> Gateway {
        Gateway {
            shared: Arc::clone(&self.shared),
        }
    }

    /// Adds a rule of trouble over HTTP.
    pub fn fault(&self, rule: Rule) {
        self.shared.faults.add(rule);
    }

    /// The plan of trouble over HTTP.
    #[must_use]
    pub fn faults(&self) -> &Plan {
        &self.shared.faults
    }

    /// The record of all requests.
    #[must_use]
    pub fn traffic(&self) -> &Traffic {
        &self.shared.traffic
    }

    /// Everything the checks complained about: the bot's requests and the stand-in's own events.
    #[must_use]
    pub fn complaints(&self) -> Vec<String> {
        let mut all = self.shared.traffic.complaints();
        all.extend(self.gateway().complaints());
        all
    }

    /// Reads the world.
    pub fn read<T>(&self, look: impl FnOnce(&World) -> T) -> T {
        self.shared.read(look)
    }

    /// Changes the world in any other way; the resulting events are dispatched.
    pub fn change<T>(&self, change: impl FnOnce(&mut World) -> T) -> T {
        self.shared.with(change)
    }

    /// Takes permissions away from the bot in a channel; `Permissions::NONE` gives them back.
    pub fn forbid(&self, channel: ChannelId, denied: Permissions) {
        self.shared.with(|world| world.forbid(channel, denied));
    }

    /// Deletes a channel or thread.
    pub fn delete_channel(&self, channel: ChannelId) {
        self.shared.with(|world| world.delete_channel(channel));
    }

    /// Deletes a message, as a moderator would.
    pub fn delete_message(&self, message: MessageId) {
        self.shared.with(|world| world.delete_message(message));
    }

    /// Opens a thread in the name of `owner`.
    pub fn thread(&self, parent: ChannelId, name: &str, owner: &User) -> ChannelId {
        self.shared.with(|world| {
            let id = ChannelId(world.next_id());
            world.open_thread(parent, id, name, owner.id(), false, 1_440)
        })
    }

    /// Archives or locks a thread.
    pub fn set_thread(&self, thread: ChannelId, archived: bool, locked: bool) {
        self.shared
            .with(|world| world.set_thread(thread, Some(archived), Some(locked)));
    }

    /// Removes the bot from a server.
    pub fn kick_bot(&self, guild: GuildId) {
        self.shared.with(|world| world.leave(guild, world.app.bot));
    }

    /// Adds the bot to a server again.
    pub fn invite_bot(&self, guild: GuildId) {
        self.shared.with(|world| world.invite(guild));
    }

    /// Starts or ends an outage of a server.
    pub fn outage(&self, guild: GuildId, begins: bool) {
        self.shared.with(|world| world.outage(guild, begins));
    }
}
