//! A world: the whole bot with a store of its own, people and Discord, and the laws that are asked of it.
//! How it goes on, one event after the other, is in `run.rs`.

mod run;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};

use serde_json::Value;

use super::chance::Chance;
use super::discord::{Discord, Wire};
use super::laws::{Allowed, Laws};
use super::person::{Manner, Person};
use crate::app::App;
use crate::clock::{Clock as _, DAY, HOUR, ManualClock, Millis, SECOND};
use crate::id::{ChannelId, GuildId, InteractionId, TableId, UserId};
use crate::outbox::{Ended, Outbox, Steps};
use crate::pace::Pace;
use crate::randomness::seeded;
use crate::store::{Lifecycle, OutboxItem, Store};
use crate::table::{Caller, Downtime, New, Tables};
use crate::test_faults::TestFaults;

/// A Monday, 12:00 UTC.
const NOON: Millis = Millis(1_772_452_800_000);

/// Something that happens at its time.
enum Event {
    Visit(usize),
    Attempt(OutboxItem),
    Ended(Ended),
    Write,
    Jobs,
    Crash,
    Stop,
    Delete,
}

pub(super) struct World {
    seed: u64,
    pub chance: Chance,
    clock: Arc<ManualClock>,
    dir: tempfile::TempDir,
    /// How often the process was started.
    life: u32,
    /// The file of the store.
    file: PathBuf,
    pub app: App,
    downtime: Downtime,
    outbox: Steps<Wire>,
    pub wire: Wire,
    pub people: Vec<Person>,
    tables: Vec<TableId>,
    events: BTreeMap<(Millis, u64), Event>,
    count: u64,
    laws: Laws,
    pub allowed: Allowed,
    /// Everything that happened: the same seed gives the same text.
    pub trace: String,
    pub steps: u64,
    /// Items on their way.
    sending: BTreeSet<i64>,
    write_at: Option<Millis>,
    jobs_at: Option<Millis>,
    begun: BTreeSet<TableId>,
}

fn faults() -> TestFaults {
    TestFaults {
        failing_pictures: true,
        no_rate_limit: true,
        ..TestFaults::default()
    }
}

impl World {
    /// A world with this many tables.
    pub async fn of(seed: u64, tables: usize) -> Self {
        seeded::set(Some(seed ^ 0x5eed));
        let clock = Arc::new(ManualClock::at(NOON));
        let memory = PathBuf::from("/dev/shm");
        let dir = if memory.is_dir() {
            tempfile::tempdir_in(memory)
        } else {
            tempfile::tempdir()
        };
        let dir = dir.unwrap();
        let discord = Discord::new(Arc::clone(&clock), Chance::of(seed ^ 0xd15c));
        let wire = Wire(Arc::new(Mutex::new(discord)));
        let path = dir.path().join("0.sqlite");
        let shared = Arc::<ManualClock>::clone(&clock);
        let store = Store::open(&path, shared).await.unwrap();
        let app = App::new(Tables::new(store), faults());
        let outbox = Outbox::new(app.tables.clone(), app.pictures.clone(), wire.clone());
        let mut world = Self {
            seed,
            chance: Chance::of(seed),
            clock,
            dir,
            life: 0,
            file: path,
            outbox: Steps::new(outbox),
            app,
            downtime: Downtime::default(),
            wire,
            people: Vec::new(),
            tables: Vec::new(),
            events: BTreeMap::new(),
            count: 0,
            laws: Laws::default(),
            allowed: Allowed::default(),
            trace: String::new(),
            steps: 0,
            sending: BTreeSet::new(),
            write_at: None,
            jobs_at: None,
            begun: BTreeSet::new(),
        };
        for table in 0..tables {
            world.open(table as u64).await;
        }
        let now = world.now();
        for event in [Event::Crash, Event::Stop, Event::Delete] {
            let at = world.chance.moment(now, HOUR, DAY);
            world.plan(at, event);
        }
        world
    }

    fn now(&self) -> Millis {
        self.clock.now()
    }

    fn plan(&mut self, at: Millis, event: Event) {
        self.count += 1;
        self.events.insert((at, self.count), event);
    }

    /// Somebody opens a table of any title; the others come by and join.
    async fn open(&mut self, number: u64) {
        let titles = rules::catalog::titles();
        let about = self.chance.pick(&titles).unwrap().clone();
        let (fewest, most) = (*about.seats.start(), *about.seats.end());
        let seats = fewest + self.chance.below(most - fewest + 1);
        let paces = ["brisk", "daily", "36h", "live"];
        let channel = ChannelId(100 + number);
        let host = UserId(1000 + number * 10);
        let new = New {
            channel,
            title: about.id.into(),
            name: None,
            seats: Some(seats),
            pace: Pace::read(self.chance.pick(&paces).unwrap()),
            misses: None,
            sealed: about.sealable && self.chance.in_thousand(300),
            level: crate::level::Level::Captain,
            hints: false,
            options: Value::Null,
        };
        let interaction = self.wire.lock().fresh_id();
        let caller = Caller {
            user: host,
            name: format!("Player {host}"),
            locale: "en-US".into(),
            interaction: InteractionId(interaction),
            guild: Some(GuildId(1)),
            guild_locale: None,
            manages_server: false,
        };
        let table = self.app.tables.open(&caller, new).await.unwrap().row.id;
        self.tables.push(table);
        let mut company = BTreeSet::new();
        for seat in 0..seats as u64 {
            let user = UserId(host.0 + seat);
            company.insert(user);
            let manner = match self.chance.below(10) {
                0 => Manner::Vanishes(2 + self.chance.below(20) as u32),
                1 | 2 => Manner::Dawdles,
                _ => Manner::Answers,
            };
            self.people.push(Person {
                user,
                table,
                channel,
                manner,
                visits: 0,
                old: Vec::new(),
            });
            let at = self.chance.moment(self.now(), SECOND, HOUR);
            self.plan(at, Event::Visit(self.people.len() - 1));
        }
        self.wire.lock().company.insert(channel, company);
        self.keep_laws().await;
    }

    /// The laws, after anything that may have changed something.
    pub async fn keep_laws(&mut self) {
        let allowed = std::mem::take(&mut self.allowed);
        for table in self.tables.clone() {
            if self.begun.contains(&table) {
                continue;
            }
            let state = self.app.tables.state(table).await.unwrap();
            if state.row.stage == Lifecycle::Playing {
                self.begun.insert(table);
                let mut discord = self.wire.lock();
                for row in &state.seats {
                    if let Some(user) = row.user {
                        discord.seats.insert((table, user), row.seat);
                    }
                }
            }
        }
        self.newcomers().await;
        let store = self.app.tables.store().clone();
        let asked = self.laws.after(&store, &self.wire, &self.tables, &allowed);
        let wrong = asked.await;
        let lines = std::mem::take(&mut self.wire.lock().log);
        let now = self.now().0;
        for line in lines {
            writeln!(self.trace, "{now} {line}").unwrap();
        }
        self.demand(wrong);
    }

    /// Somebody who took an open seat later really sits there; from now on they must see no other.
    async fn newcomers(&mut self) {
        let (seen, pinged) = {
            let mut discord = self.wire.lock();
            let seen = std::mem::take(&mut discord.newcomers);
            (seen, std::mem::take(&mut discord.pinged))
        };
        for (table, user, seat) in seen {
            let state = self.app.tables.state(table).await.unwrap();
            let mut discord = self.wire.lock();
            if state.seat_of(user) == Some(seat) {
                discord.seats.insert((table, user), seat);
            } else {
                let wrong = format!("{user} without a seat sees {seat} at table {table}");
                discord.broken.push(wrong);
            }
        }
        for (channel, user) in pinged {
            let mine = self.app.tables.mine(user).await.unwrap();
            let sits = mine.iter().any(|one| one.state.row.channel == channel);
            let mut discord = self.wire.lock();
            if sits {
                discord.company.entry(channel).or_default().insert(user);
            } else {
                discord.broken.push(format!("{user} pinged in {channel}"));
            }
        }
    }

    fn demand(&self, wrong: Vec<String>) {
        if wrong.is_empty() {
            return;
        }
        if let Some(file) = std::env::var_os("ROKUGAN_TRACE") {
            std::fs::write(file, &self.trace).unwrap();
        }
        let lines: Vec<&str> = self.trace.lines().rev().take(30).collect();
        let last: Vec<&str> = lines.into_iter().rev().collect();
        panic!(
            "seed {}, step {}: {wrong:#?}\n{}",
            self.seed,
            self.steps,
            last.join("\n")
        );
    }
}
