//! Tables on simulated time, with messages left in the outbox.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use rokugan::clock::{Clock as _, ManualClock, Millis};
use rokugan::id::{ChannelId, GuildId, InteractionId, TableId, UserId};
use rokugan::store::{DatabaseAddress, Destination, Lifecycle, Store};
use rokugan::table::{Caller, New, Notice, Post, Tables, Woken};
use rokugan::test_database;

static COUNT: AtomicU64 = AtomicU64::new(1);

pub fn fresh() -> u64 {
    COUNT.fetch_add(1, Ordering::Relaxed)
}

/// A person who asks for something, each time by another interaction.
pub fn by(user: u64) -> Caller {
    Caller {
        user: UserId(user),
        name: "Somebody".into(),
        locale: "en".into(),
        interaction: InteractionId(fresh()),
        guild: Some(GuildId(1)),
        guild_locale: None,
        manages_server: false,
    }
}

/// 2026-03-02, a Monday, 12:00 UTC.
pub const NOON: Millis = Millis(1_772_452_800_000);

/// The database that stands for this file.
pub fn at(path: &Path) -> DatabaseAddress {
    test_database::at(path).unwrap()
}

pub struct Harness {
    pub tables: Tables,
    pub clock: Arc<ManualClock>,
    pub dir: PathBuf,
}

impl Drop for Harness {
    fn drop(&mut self) {
        test_database::forget(&self.dir.join("t.sqlite"));
        let _ = std::fs::remove_dir_all(&self.dir);
    }
}

impl Harness {
    pub async fn open() -> Self {
        let dir =
            std::env::temp_dir().join(format!("rokugan-time-{}-{}", std::process::id(), fresh()));
        std::fs::create_dir_all(&dir).unwrap();
        let clock = Arc::new(ManualClock::at(NOON));
        let tables = Self::tables(&dir, &clock).await;
        Self { tables, clock, dir }
    }

    async fn tables(dir: &std::path::Path, clock: &Arc<ManualClock>) -> Tables {
        let clock: Arc<ManualClock> = Arc::clone(clock);
        Tables::new(Store::open(at(&dir.join("t.sqlite")), clock).await.unwrap())
    }

    pub fn store(&self) -> &Store {
        self.tables.store()
    }

    /// Lets time pass; every job happens at its time.
    pub async fn pass(&self, millis: i64) {
        let end = self.clock.now().plus(millis);
        loop {
            match self.tables.wake(self.clock.now()).await.unwrap() {
                Woken::Done => {}
                Woken::Until(Some(at)) if at <= end => {
                    self.clock.pass(at.since(self.clock.now()));
                }
                Woken::Until(_) => break,
            }
        }
        self.clock.pass(end.since(self.clock.now()));
    }

    /// A table in its lobby, whose host has left the seat.
    pub async fn lobby(&self) -> TableId {
        let new = New {
            channel: ChannelId(fresh()),
            title: rules::catalog::FLAGSHIP.into(),
            name: None,
            seats: None,
            pace: Some(rokugan::pace::Pace::NONE),
            misses: None,
            options: serde_json::Value::Null,
            sealed: false,
            level: rokugan::level::Level::Captain,
            hints: false,
        };
        let id = self.tables.open(&by(1), new).await.unwrap().row.id;
        self.tables.leave(&by(1), id).await.unwrap();
        id
    }

    pub async fn join(&self, table: TableId, user: u64) {
        self.tables.join(&by(user), table, None).await.unwrap();
    }

    pub async fn stage(&self, table: TableId) -> Lifecycle {
        self.tables.state(table).await.unwrap().row.stage
    }

    /// The posts waiting for a table's channel.
    pub async fn posts(&self, table: TableId) -> Vec<Post<serde_json::Value>> {
        let channel = self.tables.state(table).await.unwrap().row.channel;
        let items = self
            .store()
            .items(Destination::Channel(channel))
            .await
            .unwrap();
        let read = |what: &str| serde_json::from_str(what).unwrap();
        items.iter().map(|item| read(&item.what)).collect()
    }

    pub async fn notices(&self, table: TableId) -> Vec<Notice> {
        let posts = self.posts(table).await.into_iter();
        posts
            .filter_map(|post| match post {
                Post::Notice { notice } | Post::Lobby { notice } => Some(notice),
                _ => None,
            })
            .collect()
    }
}
