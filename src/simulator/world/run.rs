//! A world goes on: one event after the other, on simulated time, in an order that the seed decides, with
//! crashes and a backup put in place.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::{Event, NOON, World, faults};
use crate::app::App;
use crate::clock::{DAY, HOUR, MINUTE, ManualClock, Millis, SECOND};
use crate::outbox::{Outbox, Steps};
use crate::randomness::seeded;
use crate::simulator::person::Manner;
use crate::store::Store;
use crate::table::{Downtime, Tables, Woken};

/// No table may take longer than this.
const LONGEST: i64 = 400 * DAY;

/// What a run was.
pub(in crate::simulator) struct Run {
    pub trace: String,
    pub steps: u64,
    pub compared: u64,
    pub thrown: BTreeMap<&'static str, u64>,
    pub acts: u64,
}

impl World {
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
        let old = self.file.clone();
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
        file.clone_into(&mut self.file);
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
        let (file, backup) = (self.file.clone(), self.next_path());
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
}
