//! The whole bot with a store of its own, people and Discord, on simulated time: one event after the
//! other, in an order that the seed decides.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use serde_json::Value;

use super::chance::Chance;
use super::discord::{Discord, Wire};
use super::laws::{Allowed, Laws};
use super::person::{Manner, Person};
use crate::app::App;
use crate::clock::{Clock as _, DAY, HOUR, MINUTE, ManualClock, Millis, SECOND};
use crate::id::{ChannelId, GuildId, InteractionId, TableId, UserId};
use crate::outbox::{Ended, Outbox, Steps};
use crate::pace::Pace;
use crate::randomness::seeded;
use crate::store::{Lifecycle, OutboxItem, Store};
use crate::table::{Caller, Downtime, New, Tables, Woken};
use crate::test_faults::TestFaults;

/// A Monday, 12:00 UTC.
const NOON: Millis = Millis(1_772_452_800_000);
/// No table may take longer than this.
const LONGEST: i64 = 400 * DAY;

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

/// What a run was.
pub(super) struct Run {
    pub trace: String,
    pub steps: u64,
    pub compared: u64,
    pub thrown: BTreeMap<&'static str, u64>,
    pub acts: u64,
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

    /// Lets everything happen until every table has ended and everything is said.
    pub async fn run(mut self) -> Run {
        let end = self.now().plus(LONGEST);
        while !self.all_over().await {
            self.step().await;
            assert!(self.now() < end, "seed {}: a table never ends", self.seed);
        }
        // When nothing goes wrong any more, everything is said within two hours.
        self.wire.lock().heal();
        self.events.retain(|_, event| {
            !matches!(
                event,
                Event::Crash | Event::Stop | Event::Delete | Event::Visit(_)
            )
        });
        let end = self.now().plus(3 * HOUR);
        self.plan_write();
        while crate::outbox::waiting(&self.app.tables).await.unwrap() > 0 {
            assert!(
                self.now() < end,
                "seed {}: not everything is said",
                self.seed
            );
            self.step().await;
        }
        let mut acts = 0;
        for table in self.tables.clone() {
            let leaked = self.laws.nothing_leaked(&self.app.tables, table).await;
            self.demand(leaked);
            acts += self.app.tables.store().acts(table).await.unwrap().len() as u64;
            if self.begun.contains(&table) {
                self.app.tables.check(table).await.unwrap();
            }
        }
        let wrong = self.laws.are_unchanged(self.app.tables.store()).await;
        self.demand(wrong);
        let thrown = self.wire.lock().thrown.clone();
        self.app.tables.store().close().await;
        seeded::set(None);
        Run {
            trace: self.trace,
            steps: self.steps,
            compared: self.laws.compared,
            thrown,
            acts,
        }
    }

    async fn all_over(&mut self) -> bool {
        if !self.steps.is_multiple_of(20) {
            return false;
        }
        for table in &self.tables {
            let state = self.app.tables.state(*table).await.unwrap();
            if state.row.stage.is_live() {
                return false;
            }
        }
        true
    }

    async fn step(&mut self) {
        let Some(((at, _), event)) = self.events.pop_first() else {
            panic!("seed {}: nothing will ever happen again", self.seed);
        };
        self.clock.pass(at.since(self.now()).max(0));
        self.steps += 1;
        match event {
            Event::Visit(person) => self.someone_comes(person).await,
            Event::Attempt(item) => {
                let ended = self.outbox.attempt(item).await;
                let at = self.chance.moment(self.now(), 1, 300);
                self.plan(at, Event::Ended(ended));
            }
            Event::Ended(ended) => {
                self.outbox.end(ended);
                self.plan_write();
            }
            Event::Write => self.write().await,
            Event::Jobs => self.jobs_at = None,
            Event::Crash => self.crash().await,
            Event::Stop => {
                self.wire.lock().clog_one();
                let at = self.chance.moment(self.now(), HOUR, DAY);
                self.plan(at, Event::Stop);
            }
            Event::Delete => {
                self.wire.lock().delete_one();
                let at = self.chance.moment(self.now(), HOUR, 2 * DAY);
                self.plan(at, Event::Delete);
            }
        }
        self.jobs().await;
        self.keep_laws().await;
    }

    async fn someone_comes(&mut self, at: usize) {
        self.visit(at).await;
        let person = &self.people[at];
        let (least, most) = match person.manner {
            Manner::Vanishes(visits) if person.visits > visits => return,
            Manner::Answers | Manner::Vanishes(_) => (MINUTE, 6 * HOUR),
            Manner::Dawdles => (4 * HOUR, 2 * DAY),
        };
        let again = self.chance.moment(self.now(), least, most);
        self.plan(again, Event::Visit(at));
    }

    /// Closes what was sent and claims what is due.
    async fn write(&mut self) {
        self.write_at = None;
        let step = self.outbox.write().await.unwrap();
        for id in &step.closed {
            self.sending.remove(id);
        }
        for item in &step.claimed {
            self.sending.insert(item.id);
            // Most requests are quick; some take as long as the time limit allows.
            let slowest = if self.chance.in_thousand(50) {
                30 * SECOND
            } else {
                SECOND
            };
            let at = self.chance.moment(self.now(), 20, slowest);
            self.plan(at, Event::Attempt(item.clone()));
        }
        (self.allowed.claimed, self.allowed.closed) = (step.claimed, step.closed);
        if step.more {
            self.plan_write();
        }
    }

    fn plan_write(&mut self) {
        let at = self.chance.moment(self.now(), 10, 600);
        if self.write_at.is_none_or(|then| then > at) {
            self.write_at = Some(at);
            self.plan(at, Event::Write);
        }
    }

    /// Does what is due, as the scheduler would, and looks when the next thing is.
    async fn jobs(&mut self) {
        loop {
            let now = self.downtime.beat(&self.app.tables).await.unwrap();
            match self.app.tables.wake(now).await.unwrap() {
                Woken::Done => {}
                Woken::Until(next) => {
                    if let Some(next) = next
                        && self.jobs_at.is_none_or(|then| then > next)
                    {
                        self.jobs_at = Some(next);
                        self.plan(next, Event::Jobs);
                    }
                    break;
                }
            }
        }
        let sending: Vec<i64> = self.sending.iter().copied().collect();
        let due = self.app.tables.store().next_item(&sending).await;
        if let Some(due) = due {
            let at = due.0.max(self.now().0 + 500);
            if self.write_at.is_none_or(|then| then.0 > at) {
                self.write_at = Some(Millis(at));
                self.plan(Millis(at), Event::Write);
            }
        }
    }

    /// The process dies at once and is started again later: only what was committed is left.
    async fn crash(&mut self) {
        self.downtime.beat(&self.app.tables).await.unwrap();
        let old = self.app.tables.store().path().to_owned();
        let new = self.next_path();
        std::fs::copy(&old, &new).unwrap();
        let wal = |path: &Path| {
            let mut name = path.as_os_str().to_owned();
            name.push("-wal");
            PathBuf::from(name)
        };
        if wal(&old).exists() {
            std::fs::copy(wal(&old), wal(&new)).unwrap();
        }
        self.app.tables.store().close().await;
        let down = if self.chance.in_thousand(700) {
            self.chance.span(SECOND, MINUTE)
        } else {
            self.chance.span(MINUTE, 5 * HOUR)
        };
        self.clock.pass(down);
        self.start(&new).await;
        *self.wire.lock().thrown.entry("crashes").or_default() += 1;
        let wrong = self.laws.are_unchanged(self.app.tables.store()).await;
        self.demand(wrong);
        let again = self.chance.moment(self.now(), HOUR, 3 * DAY);
        self.plan(again, Event::Crash);
    }

    fn next_path(&mut self) -> PathBuf {
        self.life += 1;
        self.dir.path().join(format!("{}.sqlite", self.life))
    }

    /// Starts the process on this file; of the one before, nothing is left.
    async fn start(&mut self, file: &Path) {
        let shared = Arc::<ManualClock>::clone(&self.clock);
        let store = Store::open(file, shared).await.unwrap();
        self.app = App::new(Tables::new(store), faults());
        let (tables, pictures) = (self.app.tables.clone(), self.app.pictures.clone());
        self.outbox = Steps::new(Outbox::new(tables, pictures, self.wire.clone()));
        self.downtime = Downtime::default();
        (self.write_at, self.jobs_at) = (None, None);
        self.sending.clear();
        self.events.retain(|_, event| {
            !matches!(
                event,
                Event::Attempt(_) | Event::Ended(_) | Event::Write | Event::Jobs
            )
        });
    }

    /// A backup is made; a day later it is put in the place of the database, and Discord has posts that
    /// nobody remembers.
    async fn restore(&mut self) {
        let (file, backup) = (self.app.tables.store().path().to_owned(), self.next_path());
        Store::copy(&file, &backup).await.unwrap();
        let then = self.now().plus(DAY);
        while self.now() < then {
            self.step().await;
        }
        self.app.tables.store().close().await;
        self.clock.pass(10 * MINUTE);
        self.start(&backup).await;
        self.laws.forget();
        self.wire.lock().forget();
        self.jobs().await;
        self.keep_laws().await;
    }

    /// The same as [`World::run`], with a backup of a day before put in place in the middle of it.
    pub async fn run_restored(mut self) -> Run {
        while self.now() < NOON.plus(2 * DAY) {
            self.step().await;
        }
        self.restore().await;
        self.run().await
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
