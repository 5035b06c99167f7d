//! What every part of a running stand-in holds in common.
//!
//! One lock for the world, one for the gateway's hub; the world is always locked first. `with` is
//! the only way to change the world: it hands the resulting events to the hub while the world is
//! still locked, so that the order of events is the order of changes.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, OnceLock};

use tokio::sync::watch;

use crate::clock::{Clock, MovableClock};
use crate::fault::Plan;
use crate::gateway::Hub;
use crate::limit::{Buckets, Limits};
use crate::lock;
use crate::traffic::Traffic;
use crate::world::World;

/// How a stand-in is set up; every field has a sensible default.
#[derive(Clone)]
pub struct Config {
    /// Where time comes from.
    pub clock: Arc<dyn Clock>,
    /// The application's name.
    pub name: String,
    /// The bot token to accept (without `Bot `).
    pub token: String,
    /// The address to listen on; port 0 picks a free one.
    pub listen: SocketAddr,
    /// Whether REST is also served over TLS as `discord.com`.
    pub tls: bool,
    /// The heartbeat interval told to the bot.
    pub heartbeat_ms: u64,
    /// Privileged intents the application was granted, as bits.
    pub privileged_intents: u64,
    /// How long `enforce_nonce` remembers.
    pub nonce_window_ms: u64,
    /// The rate limits.
    pub limits: Limits,
    /// Whether `twilight-model` checks every event; a benchmark may turn it off.
    pub examine: bool,
    /// A file to which the traffic is also written, as JSON lines.
    pub record_to: Option<PathBuf>,
    /// What a newcomer sees on the page.
    pub welcome: Option<Welcome>,
}

/// What a newcomer sees on the page: a card in every channel, and help beside it.
#[derive(Clone, Debug, serde::Serialize)]
pub struct Welcome {
    /// The card's heading.
    pub heading: String,
    /// The card's words, in Discord's markdown.
    pub text: String,
    /// The help, in Discord's markdown.
    pub help: String,
    /// Buttons of the card, the first one the most prominent.
    pub offers: Vec<Offer>,
    /// The language of all this.
    pub language: String,
    /// The page's own words in this language, by the English ones.
    pub labels: std::collections::BTreeMap<String, String>,
}

/// A button that uses a command of the bot.
#[derive(Clone, Debug, serde::Serialize)]
pub struct Offer {
    /// What it says.
    pub label: String,
    /// The command, without the slash.
    pub line: String,
    /// Its options as the page sends them (`{name, type, value}`); nothing lets the person fill them.
    pub options: Option<serde_json::Value>,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            clock: Arc::new(MovableClock::new()),
            name: "Rokugan".to_owned(),
            token: "stand.in.token".to_owned(),
            listen: SocketAddr::from(([127, 0, 0, 1], 0)),
            tls: false,
            heartbeat_ms: 41_250,
            privileged_intents: 0,
            nonce_window_ms: 5 * 60_000,
            limits: Limits::generous(),
            examine: true,
            record_to: None,
            welcome: None,
        }
    }
}

pub(crate) struct Shared {
    pub config: Config,
    pub world: Mutex<World>,
    pub hub: Mutex<Hub>,
    pub faults: Plan,
    pub traffic: Traffic,
    pub buckets: Mutex<Buckets>,
    pub address: OnceLock<SocketAddr>,
    changed: watch::Sender<u64>,
}

impl Shared {
    pub fn new(config: Config) -> std::io::Result<Self> {
        let world = World::new(Arc::clone(&config.clock), &config.name, &config.token);
        let traffic = Traffic::new(config.record_to.as_deref())?;
        let buckets = Mutex::new(Buckets::new(config.limits.clone()));
        Ok(Self {
            world: Mutex::new(world),
            hub: Mutex::new(Hub {
                unexamined: !config.examine,
                ..Hub::default()
            }),
            faults: Plan::default(),
            traffic,
            buckets,
            address: OnceLock::new(),
            changed: watch::Sender::new(0),
            config,
        })
    }

    /// Changes the world and tells the gateway and everybody who waits.
    pub fn with<T>(&self, change: impl FnOnce(&mut World) -> T) -> T {
        let mut world = lock(&self.world);
        let result = change(&mut world);
        let events: Vec<_> = world.events.drain(..).collect();
        if !events.is_empty() {
            let mut hub = lock(&self.hub);
            events.into_iter().for_each(|event| hub.dispatch(event));
        }
        drop(world);
        self.bump();
        result
    }

    /// Reads the world.
    pub fn read<T>(&self, look: impl FnOnce(&World) -> T) -> T {
        look(&lock(&self.world))
    }

    /// Wakes everybody who waits for a change.
    pub fn bump(&self) {
        self.changed.send_modify(|version| *version += 1);
    }

    /// A receiver that is marked changed by every `bump` after this call.
    pub fn watch(&self) -> watch::Receiver<u64> {
        self.changed.subscribe()
    }

    /// The plain address of this stand-in, e.g. `127.0.0.1:4000`.
    pub fn plain(&self) -> String {
        self.address
            .get()
            .map(ToString::to_string)
            .unwrap_or_default()
    }

    /// The address of the gateway's websocket.
    pub fn gateway_url(&self) -> String {
        format!("ws://{}/gateway-socket", self.plain())
    }
}
