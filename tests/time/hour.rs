//! A store of its own under a clock moved by hand, and people at tables.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use rokugan::clock::{Clock as _, HandClock, Millis};
use rokugan::id::{ChannelId, GuildId, InteractionId, TableId, UserId};
use rokugan::pace::Pace;
use rokugan::store::{Place, Stage, Store};
use rokugan::table::{
    Chosen, Done, Join, Move, New, Notice, Panel, Post, Pulse, Tables, Trouble, Whisper, Woken,
};
use rules::seat::Seat;

static COUNT: AtomicU64 = AtomicU64::new(1);

pub fn fresh() -> u64 {
    COUNT.fetch_add(1, Ordering::Relaxed)
}

/// 2026-03-02, a Monday, 12:00 UTC.
pub const NOON: Millis = Millis(1_772_452_800_000);

/// Something that was said, and when.
#[derive(Debug)]
pub enum Said {
    Post(TableId, Post),
    Whisper(Millis, UserId, Whisper),
}

pub struct Room {
    pub tables: Tables,
    pub clock: Arc<HandClock>,
    pub said: Vec<Said>,
    /// Nothing that is to be said arrives.
    pub mute: bool,
    pulse: Pulse,
    dir: PathBuf,
}

impl Drop for Room {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.dir);
    }
}

impl Room {
    pub async fn open() -> Self {
        // In memory where there is such a place: what is tested here is not the disk.
        let memory = PathBuf::from("/dev/shm");
        let base = if memory.is_dir() {
            memory
        } else {
            std::env::temp_dir()
        };
        let dir = base.join(format!("rokugan-time-{}-{}", std::process::id(), fresh()));
        std::fs::create_dir_all(&dir).unwrap();
        let clock = Arc::new(HandClock::at(NOON));
        let store = Store::open(&dir.join("t.sqlite"), Arc::<HandClock>::clone(&clock)).await;
        let mut room = Self {
            tables: Tables::new(store.unwrap()),
            clock,
            said: Vec::new(),
            mute: false,
            pulse: Pulse::default(),
            dir,
        };
        room.pulse.beat(&room.tables).await.unwrap();
        room
    }

    /// The process ends and begins again.
    pub async fn restart(&mut self) {
        self.store().close().await;
        let path = self.dir.join("t.sqlite");
        let clock = Arc::<HandClock>::clone(&self.clock);
        // The lock goes with the last store.
        let empty = self.dir.join("empty.sqlite");
        let nobody = Arc::new(HandClock::at(NOON));
        self.tables = Tables::new(Store::open(&empty, nobody).await.unwrap());
        self.tables = Tables::new(Store::open(&path, clock).await.unwrap());
        self.pulse = Pulse::default();
    }

    pub fn store(&self) -> &Store {
        self.tables.store()
    }

    pub fn now(&self) -> Millis {
        self.clock.now()
    }

    /// Everything that waits to be said arrives.
    pub async fn deliver(&mut self) {
        while !self.mute {
            let due = self.store().lines(&[], &[]).await.unwrap();
            if due.is_empty() {
                return;
            }
            let now = self.now();
            let mut tx = self.store().write().await.unwrap();
            for parcel in due.into_iter().filter_map(|line| line.into_iter().next()) {
                tx.drop_parcel(parcel.id).await.unwrap();
                self.said.push(match parcel.place {
                    Place::Channel(_) => {
                        let post = serde_json::from_str(&parcel.what).unwrap();
                        Said::Post(parcel.table, post)
                    }
                    Place::User(user) => {
                        let whisper = serde_json::from_str(&parcel.what).unwrap();
                        Said::Whisper(now, user, whisper)
                    }
                });
            }
            tx.commit().await.unwrap();
        }
    }

    /// What is due happens and is said.
    pub async fn settle(&mut self) -> Option<Millis> {
        loop {
            self.pulse.beat(&self.tables).await.unwrap();
            match self.tables.wake().await.unwrap() {
                Woken::Done => {}
                Woken::Until(next) => {
                    self.deliver().await;
                    return next;
                }
            }
        }
    }

    /// Time passes, and whatever falls due happens at its time.
    pub async fn pass(&mut self, millis: i64) {
        let end = self.now().plus(millis);
        while let Some(at) = self.settle().await.filter(|at| *at <= end) {
            self.clock.pass(at.since(self.now()).max(0));
        }
        self.clock.pass(end.since(self.now()));
        self.settle().await;
    }

    /// A table in its lobby.
    pub async fn lobby_at(&self, pace: &str) -> TableId {
        self.lobby_of(pace, false).await
    }

    async fn lobby_of(&self, pace: &str, sealed: bool) -> TableId {
        let new = New {
            guild: Some(GuildId(1)),
            channel: ChannelId(fresh()),
            host: UserId(fresh() + 1_000_000),
            interaction: InteractionId(fresh()),
            title: "battle".into(),
            name: None,
            seats: None,
            pace: Pace::read(pace),
            misses: None,
            sealed,
            options: serde_json::Value::Null,
        };
        self.tables.open(new).await.unwrap().row.id
    }

    pub async fn lobby(&self) -> TableId {
        self.lobby_at("daily").await
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

    /// A table of these people, under way.
    pub async fn table(&mut self, pace: &str, users: &[u64]) -> TableId {
        let id = self.lobby_at(pace).await;
        self.begin(id, users).await;
        id
    }

    /// A table of these people where placements are sealed, under way.
    pub async fn sealed_table(&mut self, pace: &str, users: &[u64]) -> TableId {
        let id = self.lobby_of(pace, true).await;
        self.begin(id, users).await;
        id
    }

    async fn begin(&mut self, id: TableId, users: &[u64]) {
        for user in users {
            self.join(id, *user).await;
        }
        self.tables.start(id, UserId(users[0])).await.unwrap();
        self.settle().await;
    }

    /// Who is waited for, lowest seat first.
    pub async fn waiting(&self, table: TableId) -> Vec<u64> {
        let standing = self.tables.standing(table).await.unwrap();
        let user = |seat: &Seat| standing.book.user(*seat).map_or(0, |user| user.0);
        standing.waiting.iter().map(user).collect()
    }

    pub async fn panel(&self, table: TableId, user: u64) -> Panel {
        self.tables.panel(table, UserId(user)).await.unwrap()
    }

    pub async fn try_act(&mut self, table: TableId, user: u64) -> Result<Done, Trouble> {
        let panel = self.tables.panel(table, UserId(user)).await?;
        let first = panel.menu.actions().first().map(|text| (*text).to_owned());
        let wish = Move {
            table,
            user: UserId(user),
            interaction: InteractionId(fresh()),
            offered: None,
            chosen: Chosen::Typed(first.unwrap_or_else(|| "nothing".into())),
            in_place: true,
        };
        let done = self.tables.act(wish).await;
        self.deliver().await;
        done
    }

    /// The person makes their first legal move.
    pub async fn act(&mut self, table: TableId, user: u64) {
        self.try_act(table, user).await.unwrap();
    }

    /// Everybody moves until this person alone is waited for.
    pub async fn until_only(&mut self, table: TableId, user: u64) {
        for _ in 0..200 {
            let waiting = self.waiting(table).await;
            if waiting == [user] {
                return;
            }
            let other = waiting.iter().find(|other| **other != user);
            self.act(table, *other.unwrap()).await;
        }
        panic!("{user} is never waited for alone");
    }

    pub async fn stage(&self, table: TableId) -> Stage {
        self.tables.book(table).await.unwrap().row.stage
    }

    /// How long a person's clock still runs, if it runs.
    pub async fn left(&self, table: TableId, user: u64) -> Option<i64> {
        let book = self.tables.book(table).await.unwrap();
        let seat = book.seat_of(UserId(user)).unwrap();
        book.deadline(seat).map(|end| end.since(self.now()))
    }

    pub async fn is_held(&self, table: TableId, user: u64) -> bool {
        let book = self.tables.book(table).await.unwrap();
        let seat = book.seat_of(UserId(user)).unwrap();
        book.seat(seat).unwrap().held
    }

    /// The notices of a table so far, oldest first.
    pub fn notices(&self, table: TableId) -> Vec<Notice> {
        let of = |said: &Said| match said {
            Said::Post(at, post) if *at == table => match post {
                Post::Notice { notice } | Post::Lobby { notice } => vec![notice.clone()],
                Post::Moved { notices, .. } | Post::Ended { notices, .. } => notices.clone(),
                _ => Vec::new(),
            },
            _ => Vec::new(),
        };
        self.said.iter().flat_map(of).collect()
    }

    /// The reminders a person got: when, and whether it was a last call.
    pub fn reminders(&self, user: u64) -> Vec<(Millis, bool)> {
        let of = |said: &Said| match said {
            Said::Whisper(at, who, Whisper::Waiting { last, .. }) if who.0 == user => {
                Some((*at, *last))
            }
            _ => None,
        };
        self.said.iter().filter_map(of).collect()
    }
}
