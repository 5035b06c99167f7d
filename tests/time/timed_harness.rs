//! Tables on simulated time whose messages are delivered, with people who play.

use std::path::PathBuf;
use std::sync::Arc;

use rokugan::clock::{Clock as _, ManualClock, Millis};
use rokugan::id::{ChannelId, InteractionId, TableId, UserId};
use rokugan::pace::Pace;
use rokugan::store::{Destination, Lifecycle, Store};
use rokugan::table::{
    Chosen, DirectMessage, Done, Downtime, Move, New, Notice, Panel, Post, Tables, Trouble, Woken,
};
use rokugan::test_database;
use rules::seat::Seat;

pub use crate::harness::fresh;
use crate::harness::{at, by};

/// 2026-03-02, a Monday, 12:00 UTC.
pub const NOON: Millis = Millis(1_772_452_800_000);

/// A delivered message, and when.
#[derive(Debug)]
pub enum Said {
    Post(TableId, Post<serde_json::Value>),
    DirectMessage(Millis, UserId, DirectMessage<serde_json::Value>),
}

/// What a post says about the table itself.
pub fn notices_in(post: &Post<serde_json::Value>) -> Vec<Notice> {
    match post {
        Post::Notice { notice } | Post::Lobby { notice } => vec![notice.clone()],
        Post::Moved { notices, .. }
        | Post::Moment { notices, .. }
        | Post::Ended { notices, .. } => notices.clone(),
        _ => Vec::new(),
    }
}

pub struct TimedHarness {
    pub tables: Tables,
    pub clock: Arc<ManualClock>,
    pub said: Vec<Said>,
    /// While set, no message is delivered.
    pub mute: bool,
    pub downtime: Downtime,
    dir: PathBuf,
}

impl Drop for TimedHarness {
    fn drop(&mut self) {
        test_database::forget(&self.dir.join("t.sqlite"));
        let _ = std::fs::remove_dir_all(&self.dir);
    }
}

impl TimedHarness {
    pub async fn open() -> Self {
        // In memory if possible: the disk is not what is tested here.
        let memory = PathBuf::from("/dev/shm");
        let base = if memory.is_dir() {
            memory
        } else {
            std::env::temp_dir()
        };
        let dir = base.join(format!("rokugan-time-{}-{}", std::process::id(), fresh()));
        std::fs::create_dir_all(&dir).unwrap();
        let clock = Arc::new(ManualClock::at(NOON));
        let store = Store::open(at(&dir.join("t.sqlite")), Arc::<ManualClock>::clone(&clock)).await;
        let mut harness = Self {
            tables: Tables::new(store.unwrap()),
            clock,
            said: Vec::new(),
            mute: false,
            downtime: Downtime::default(),
            dir,
        };
        harness.downtime.beat(&harness.tables).await.unwrap();
        harness
    }

    /// Restarts the process.
    pub async fn restart(&mut self) {
        self.store().close().await;
        let path = self.dir.join("t.sqlite");
        let clock = Arc::<ManualClock>::clone(&self.clock);
        // The lock is released with the last store.
        let empty = self.dir.join("empty.sqlite");
        let nobody = Arc::new(ManualClock::at(NOON));
        self.tables = Tables::new(Store::open(&empty, nobody).await.unwrap());
        self.tables = Tables::new(Store::open(at(&path), clock).await.unwrap());
        self.downtime = Downtime::default();
    }

    pub fn store(&self) -> &Store {
        self.tables.store()
    }

    pub fn now(&self) -> Millis {
        self.clock.now()
    }

    /// Delivers every waiting message.
    pub async fn deliver(&mut self) {
        while !self.mute {
            let due = self.store().lines(&[], &[]).await.unwrap();
            if due.is_empty() {
                return;
            }
            let now = self.now();
            let mut tx = self.store().write().await.unwrap();
            for item in due.into_iter().filter_map(|line| line.into_iter().next()) {
                tx.remove_item(item.id).await.unwrap();
                self.said.push(match item.place {
                    Destination::Channel(_) => {
                        let post = serde_json::from_str(&item.what).unwrap();
                        Said::Post(item.table, post)
                    }
                    Destination::User(user) => {
                        let whisper = serde_json::from_str(&item.what).unwrap();
                        Said::DirectMessage(now, user, whisper)
                    }
                });
            }
            tx.commit().await.unwrap();
        }
    }

    /// Does every job that is due, and delivers the messages.
    pub async fn announce(&mut self) -> Option<Millis> {
        loop {
            let now = self.downtime.beat(&self.tables).await.unwrap();
            match self.tables.wake(now).await.unwrap() {
                Woken::Done => {}
                Woken::Until(next) => {
                    self.deliver().await;
                    return next;
                }
            }
        }
    }

    /// Lets time pass; every job happens at its time.
    pub async fn pass(&mut self, millis: i64) {
        let end = self.now().plus(millis);
        while let Some(at) = self.announce().await.filter(|at| *at <= end) {
            self.clock.pass(at.since(self.now()).max(0));
        }
        self.clock.pass(end.since(self.now()));
        self.announce().await;
    }

    /// A table in its lobby.
    pub async fn lobby_at(&self, pace: &str) -> TableId {
        self.lobby_of(pace, false).await
    }

    async fn lobby_of(&self, pace: &str, sealed: bool) -> TableId {
        let new = New {
            channel: ChannelId(fresh()),
            title: rules::catalog::FLAGSHIP.into(),
            name: None,
            seats: None,
            pace: Pace::read(pace),
            misses: None,
            sealed,
            level: rokugan::level::Level::Captain,
            hints: false,
            options: serde_json::Value::Null,
        };
        self.lobby_with(new).await
    }

    /// A table in its lobby, whose host has left the seat.
    pub async fn lobby_with(&self, new: New) -> TableId {
        let host = fresh() + 1_000_000;
        let id = self.tables.open(&by(host), new).await.unwrap().row.id;
        self.tables.leave(&by(host), id).await.unwrap();
        id
    }

    pub async fn lobby(&self) -> TableId {
        self.lobby_at("daily").await
    }

    pub async fn join(&self, table: TableId, user: u64) {
        self.tables.join(&by(user), table, None).await.unwrap();
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

    /// Everybody takes a seat and says that they are ready.
    pub async fn begin(&mut self, id: TableId, users: &[u64]) {
        for user in users {
            self.join(id, *user).await;
        }
        for user in users {
            self.tables.start(&by(*user), id).await.unwrap();
        }
        self.announce().await;
    }

    /// Whom the table is waiting for, lowest seat first.
    pub async fn waiting(&self, table: TableId) -> Vec<u64> {
        let standing = self.tables.standing(table).await.unwrap();
        let user = |seat: &Seat| standing.state.user(*seat).map_or(0, |user| user.0);
        standing.waiting.iter().map(user).collect()
    }

    pub async fn panel(&self, table: TableId, user: u64) -> Panel {
        self.tables.panel(table, UserId(user)).await.unwrap()
    }

    pub async fn try_act(&mut self, table: TableId, user: u64) -> Result<Done, Trouble> {
        let panel = self.tables.panel(table, UserId(user)).await?;
        let first = panel.menu.actions().first().map(|text| (*text).to_owned());
        let wish = Move {
            table: table.into(),
            user: UserId(user),
            interaction: InteractionId(fresh()),
            offered: None,
            chosen: Chosen::Typed(first.unwrap_or_else(|| "nothing".into())),
            in_place: true,
        };
        let done = self.tables.act(wish).await;
        self.deliver().await;
        done.map_err(|not_done| not_done.trouble)
    }

    /// A person makes their first legal move.
    pub async fn act(&mut self, table: TableId, user: u64) {
        self.try_act(table, user).await.unwrap();
    }

    /// Everybody moves until the table is waiting for this person alone.
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

    pub async fn stage(&self, table: TableId) -> Lifecycle {
        self.tables.state(table).await.unwrap().row.stage
    }

    /// How much time is left on a person's clock, if it is running.
    pub async fn left(&self, table: TableId, user: u64) -> Option<i64> {
        let state = self.tables.state(table).await.unwrap();
        let seat = state.seat_of(UserId(user)).unwrap();
        state.deadline(seat).map(|end| end.since(self.now()))
    }

    pub async fn is_held(&self, table: TableId, user: u64) -> bool {
        let state = self.tables.state(table).await.unwrap();
        let seat = state.seat_of(UserId(user)).unwrap();
        state.seat(seat).unwrap().held
    }

    /// The notices of a table so far, oldest first.
    pub fn notices(&self, table: TableId) -> Vec<Notice> {
        let of = |said: &Said| match said {
            Said::Post(at, post) if *at == table => notices_in(post),
            _ => Vec::new(),
        };
        self.said.iter().flat_map(of).collect()
    }

    /// The reminders a person got: when, and whether it was a last call.
    pub fn reminders(&self, user: u64) -> Vec<(Millis, bool)> {
        let of = |said: &Said| match said {
            Said::DirectMessage(at, who, DirectMessage::Waiting { last, .. }) if who.0 == user => {
                Some((*at, *last))
            }
            _ => None,
        };
        self.said.iter().filter_map(of).collect()
    }
}
