//! A store of its own under a clock moved by hand, and people at tables.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use rokugan::clock::{Clock as _, HandClock, Millis};
use rokugan::id::{ChannelId, GuildId, InteractionId, TableId, UserId};
use rokugan::store::{Place, Stage, Store};
use rokugan::table::{Join, New, Notice, Post, Tables, Woken};

static COUNT: AtomicU64 = AtomicU64::new(1);

pub fn fresh() -> u64 {
    COUNT.fetch_add(1, Ordering::Relaxed)
}

/// 2026-03-02, a Monday, 12:00 UTC.
pub const NOON: Millis = Millis(1_772_452_800_000);

pub struct Room {
    pub tables: Tables,
    pub clock: Arc<HandClock>,
    pub dir: PathBuf,
}

impl Drop for Room {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.dir);
    }
}

impl Room {
    pub async fn open() -> Self {
        let dir =
            std::env::temp_dir().join(format!("rokugan-time-{}-{}", std::process::id(), fresh()));
        std::fs::create_dir_all(&dir).unwrap();
        let clock = Arc::new(HandClock::at(NOON));
        let tables = Self::tables(&dir, &clock).await;
        Self { tables, clock, dir }
    }

    async fn tables(dir: &std::path::Path, clock: &Arc<HandClock>) -> Tables {
        let clock: Arc<HandClock> = Arc::clone(clock);
        Tables::new(Store::open(&dir.join("t.sqlite"), clock).await.unwrap())
    }

    pub fn store(&self) -> &Store {
        self.tables.store()
    }

    /// Time passes, and whatever falls due happens at its time.
    pub async fn pass(&self, millis: i64) {
        let end = self.clock.now().plus(millis);
        loop {
            match self.tables.wake().await.unwrap() {
                Woken::Done => {}
                Woken::Until(Some(at)) if at <= end => {
                    self.clock.pass(at.since(self.clock.now()));
                }
                Woken::Until(_) => break,
            }
        }
        self.clock.pass(end.since(self.clock.now()));
    }

    /// A table in its lobby.
    pub async fn lobby(&self) -> TableId {
        let new = New {
            guild: Some(GuildId(1)),
            channel: ChannelId(fresh()),
            host: UserId(1),
            interaction: InteractionId(fresh()),
            title: "battle".into(),
            name: None,
            seats: None,
            pace: Some(rokugan::pace::Pace::NONE),
            misses: None,
            options: serde_json::Value::Null,
            sealed: false,
        };
        self.tables.open(new).await.unwrap().row.id
    }

    pub async fn join(&self, table: TableId, user: u64) {
        let mut tx = self.store().write().await.unwrap();
        tx.meet(UserId(user), "Somebody", None).await.unwrap();
        tx.commit().await.unwrap();
        let join = Join {
            table,
            user: Some(UserId(user)),
            interaction: InteractionId(fresh()),
            side: None,
        };
        self.tables.join(join).await.unwrap();
    }

    pub async fn stage(&self, table: TableId) -> Stage {
        self.tables.book(table).await.unwrap().row.stage
    }

    /// What waits to be posted in a table's channel.
    pub async fn posts(&self, table: TableId) -> Vec<Post> {
        let channel = self.tables.book(table).await.unwrap().row.channel;
        let parcels = self.store().parcels(Place::Channel(channel)).await.unwrap();
        let read = |what: &str| serde_json::from_str(what).unwrap();
        parcels.iter().map(|parcel| read(&parcel.what)).collect()
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
