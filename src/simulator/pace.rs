//! How many days a table takes: the same store, use cases and scheduler, with people whose answers take
//! as long as people's do, and a Discord that works.
//!
//! The assumptions: people live in time zones of two continents and look at Discord between 8 and 23
//! o'clock. Of that time, an answer takes an hour in the median, five hours in one case of ten, and on
//! weekends twice as long. At one table of ten somebody stops playing for good. Three people of ten write
//! orders: they pass ahead and plan their next two acts.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde_json::Value;

use super::chance::Chance;
use super::number;
use crate::clock::{Clock as _, DAY, HOUR, MINUTE, ManualClock, Millis};
use crate::id::{ChannelId, GuildId, InteractionId, TableId, UserId};
use crate::pace::Pace;
use crate::randomness::seeded;
use crate::store::{Lifecycle, Store};
use crate::table::{Caller, Chosen, Edit, Move, New, Replan, Tables, Woken};

/// A Monday, 12:00 UTC.
const NOON: Millis = Millis(1_772_452_800_000);
/// Somebody who vanishes has made fewer acts than this.
const EARLY: usize = 25;

/// What kind of tables are played.
#[derive(Clone, Copy, Debug)]
struct Kind {
    title: &'static str,
    seats: usize,
    sealed: bool,
    pace: &'static str,
}

struct Person {
    user: UserId,
    table: usize,
    /// Hours ahead of UTC.
    zone: i64,
    writes_orders: bool,
    vanishes_after: Option<usize>,
    acts: usize,
    /// An answer is on its way.
    coming: bool,
}

struct Played {
    id: TableId,
    people: Vec<usize>,
    days: Option<f64>,
    acts: usize,
    by_orders: usize,
    by_computers: usize,
}

enum Event {
    Answer(usize),
    Jobs,
}

struct Club {
    chance: Chance,
    clock: Arc<ManualClock>,
    tables: Tables,
    people: Vec<Person>,
    played: Vec<Played>,
    events: BTreeMap<(Millis, u64), Event>,
    count: u64,
    ids: u64,
    jobs_at: Option<Millis>,
}

impl Club {
    async fn of(kind: Kind, tables: usize, seed: u64, dir: &std::path::Path) -> Self {
        seeded::set(Some(seed));
        let clock = Arc::new(ManualClock::at(NOON));
        let shared = Arc::<ManualClock>::clone(&clock);
        let store = Store::open(&dir.join("t.sqlite"), shared).await.unwrap();
        let mut club = Self {
            chance: Chance::of(seed),
            clock,
            tables: Tables::new(store),
            people: Vec::new(),
            played: Vec::new(),
            events: BTreeMap::new(),
            count: 0,
            ids: 1,
            jobs_at: None,
        };
        for table in 0..tables {
            club.open(kind, table).await;
        }
        club
    }

    fn now(&self) -> Millis {
        self.clock.now()
    }

    fn fresh(&mut self) -> u64 {
        self.ids += 1;
        self.ids
    }

    fn plan(&mut self, at: Millis, event: Event) {
        self.count += 1;
        self.events.insert((at, self.count), event);
    }

    fn caller(&mut self, user: UserId) -> Caller {
        Caller {
            user,
            name: "Somebody".into(),
            locale: "en".into(),
            interaction: InteractionId(self.fresh()),
            guild: Some(GuildId(1)),
            guild_locale: None,
            manages_server: false,
        }
    }

    async fn open(&mut self, kind: Kind, table: usize) {
        let first = 1000 + table as u64 * 10;
        let new = New {
            channel: ChannelId(100 + table as u64),
            title: kind.title.into(),
            name: None,
            seats: Some(kind.seats),
            pace: Pace::read(kind.pace),
            misses: None,
            sealed: kind.sealed,
            level: crate::level::Level::Captain,
            hints: false,
            options: Value::Null,
        };
        let host = self.caller(UserId(first));
        let id = self.tables.open(&host, new).await.unwrap().row.id;
        let vanisher = self
            .chance
            .in_thousand(100)
            .then(|| self.chance.below(kind.seats));
        let mut people = Vec::new();
        for seat in 0..kind.seats {
            let user = UserId(first + seat as u64);
            if seat > 0 {
                let caller = self.caller(user);
                self.tables.join(&caller, id, None).await.unwrap();
            }
            // Europe and America.
            let zones = [-8, -7, -6, -5, 0, 1, 1, 2];
            let zone = *self.chance.pick(&zones).unwrap();
            people.push(self.people.len());
            self.people.push(Person {
                user,
                table,
                zone,
                writes_orders: self
                    .chance
                    .in_thousand(number("ROKUGAN_ORDERS", 300) as usize),
                vanishes_after: (vanisher == Some(seat)).then(|| self.chance.below(EARLY)),
                acts: 0,
                coming: false,
            });
        }
        for seat in 0..kind.seats {
            let caller = self.caller(UserId(first + seat as u64));
            self.tables.start(&caller, id).await.unwrap();
        }
        self.played.push(Played {
            id,
            people,
            days: None,
            acts: 0,
            by_orders: 0,
            by_computers: 0,
        });
        self.look(table).await;
    }

    /// When a person answers: so much waking time later, more on weekends.
    fn answer_at(&mut self, person: usize) -> Millis {
        let zone = self.people[person].zone * HOUR;
        // The sum of twelve even numbers is nearly normal.
        let normal: f64 = (0..12)
            .map(|_| self.chance.below(1000) as f64 / 1000.0)
            .sum::<f64>()
            - 6.0;
        let mut left = (normal * 1.2).exp() * HOUR as f64;
        let mut at = self.now();
        // In steps of ten minutes of local time.
        let step = 10 * MINUTE;
        while left > 0.0 {
            at = at.plus(step);
            let local = at.plus(zone).0;
            let hour = local.rem_euclid(DAY) / HOUR;
            // 1970 began on a Thursday.
            let weekend = matches!((local.div_euclid(DAY) + 3).rem_euclid(7), 5 | 6);
            if (8..23).contains(&hour) {
                left -= step as f64 / if weekend { 2.0 } else { 1.0 };
            }
        }
        at
    }

    /// Whoever is waited for will answer; a table that is over is noted.
    async fn look(&mut self, table: usize) {
        let id = self.played[table].id;
        let standing = self.tables.standing(id).await.unwrap();
        if standing.state.row.stage != Lifecycle::Playing {
            if self.played[table].days.is_none() {
                let days = self.now().since(NOON) as f64 / DAY as f64;
                self.played[table].days = Some(days);
            }
            return;
        }
        for at in self.played[table].people.clone() {
            let person = &self.people[at];
            let seat = standing.state.seat_of(person.user);
            let row = seat.and_then(|seat| standing.state.seat(seat));
            let Some(row) = row else { continue };
            // Whoever lost their seat to a computer daimyo is told, and comes back.
            let called = row.held || standing.waiting.contains(&row.seat);
            let gone = person
                .vanishes_after
                .is_some_and(|acts| person.acts >= acts);
            if !called || gone || person.coming {
                continue;
            }
            let then = self.answer_at(at);
            self.people[at].coming = true;
            self.plan(then, Event::Answer(at));
        }
    }

    /// Counts the acts a step added to a table.
    async fn count_acts(&mut self, table: usize, in_job: bool, sealed: bool) {
        let played = &mut self.played[table];
        let acts = self.tables.store().acts(played.id).await.unwrap();
        let new = acts.get(played.acts..).unwrap_or_default();
        for act in new {
            match act.user {
                None => played.by_computers += 1,
                Some(_) if in_job || sealed => played.by_orders += 1,
                Some(_) => {}
            }
        }
        played.acts = acts.len();
    }

    async fn replan(&mut self, person: usize, edit: Edit) -> bool {
        let (user, table) = (self.people[person].user, self.people[person].table);
        let wish = Replan {
            table: self.played[table].id.into(),
            user,
            interaction: InteractionId(self.fresh()),
            length: None,
            edit,
        };
        self.tables.replan(wish).await.is_ok()
    }

    /// Adds an act of the menu of what could come next; false if there is none.
    async fn plan_one(&mut self, person: usize) -> bool {
        let (user, table) = (self.people[person].user, self.people[person].table);
        let panel = self
            .tables
            .panel(self.played[table].id, user)
            .await
            .unwrap();
        let Some(menu) = panel.plan.preview else {
            return false;
        };
        let actions: Vec<String> = menu.actions().iter().map(|act| (*act).to_owned()).collect();
        match self.chance.pick(&actions).cloned() {
            Some(act) => self.replan(person, Edit::Write(act)).await,
            None => false,
        }
    }

    async fn answer(&mut self, person: usize) {
        self.people[person].coming = false;
        let (user, table) = (self.people[person].user, self.people[person].table);
        let id = self.played[table].id;
        let Ok(mut panel) = self.tables.panel(id, user).await else {
            return;
        };
        if panel.is_held() {
            let caller = self.caller(user);
            // It may be over by now.
            let Ok(back) = self.tables.back(&caller, id).await else {
                return;
            };
            panel = back;
        }
        if panel.is_up() && panel.plan.sealing {
            let mut missing = panel.plan.missing;
            while missing > 0 && self.plan_one(person).await {
                let panel = self.tables.panel(id, user).await.unwrap();
                if panel.plan.missing >= missing {
                    break;
                }
                missing = panel.plan.missing;
            }
            self.replan(person, Edit::Seal { short: true }).await;
            self.people[person].acts += 1;
            self.count_acts(table, false, true).await;
        } else if panel.is_up() {
            let actions = panel.menu.actions();
            let act = self.chance.pick(&actions).map(|act| (*act).to_owned());
            let wish = Move {
                table: id.into(),
                user,
                interaction: InteractionId(self.fresh()),
                offered: None,
                chosen: Chosen::Typed(act.unwrap()),
                in_place: true,
            };
            self.tables.act(wish).await.unwrap();
            self.people[person].acts += 1;
            self.count_acts(table, false, false).await;
            let still = self.tables.state(id).await.unwrap().row.stage == Lifecycle::Playing;
            if still && self.people[person].writes_orders {
                self.replan(person, Edit::Pass(true)).await;
                for _ in 0..2 {
                    self.plan_one(person).await;
                }
            }
        }
        self.look(table).await;
    }

    /// Does what is due. Everything said before has arrived.
    async fn jobs(&mut self) {
        let store = self.tables.store().clone();
        loop {
            let now = self.now();
            let next = store.next_due(true).await.unwrap();
            let Some(next) = next.filter(|row| row.at <= now) else {
                let at = store.next_due(true).await.unwrap().map(|row| row.at);
                if at != self.jobs_at {
                    self.jobs_at = at;
                    if let Some(at) = at {
                        self.plan(at, Event::Jobs);
                    }
                }
                return;
            };
            let mut tx = store.write().await.unwrap();
            for item in store.all_items().await {
                tx.remove_item(item.id).await.unwrap();
            }
            tx.commit().await.unwrap();
            let order = next.key.kind == "order";
            assert_eq!(self.tables.wake(now).await.unwrap(), Woken::Done);
            let id = next.key.table;
            let table = self.played.iter().position(|played| Some(played.id) == id);
            if let Some(table) = table {
                self.count_acts(table, order, false).await;
                self.look(table).await;
            }
        }
    }

    async fn run(mut self) -> Vec<Played> {
        self.jobs().await;
        while self.played.iter().any(|played| played.days.is_none()) {
            let Some(((at, _), event)) = self.events.pop_first() else {
                panic!("nothing will ever happen again");
            };
            self.clock.pass(at.since(self.now()).max(0));
            assert!(self.now() < NOON.plus(400 * DAY), "a table never ends");
            if let Event::Answer(person) = event {
                self.answer(person).await;
            }
            self.jobs().await;
        }
        self.tables.store().close().await;
        seeded::set(None);
        self.played
    }
}

fn part(sorted: &[f64], share: f64) -> f64 {
    let at = ((sorted.len() as f64 - 1.0) * share).round() as usize;
    sorted.get(at).copied().unwrap_or(f64::NAN)
}

/// Every kind of table: each title, number of seats and pace, and sealed where it can be.
fn kinds() -> Vec<Kind> {
    let mut kinds = Vec::new();
    for about in rules::catalog::titles() {
        for seats in about.seats.clone() {
            for sealed in [false, true]
                .into_iter()
                .filter(|sealed| !sealed || about.sealable)
            {
                for pace in ["daily", "brisk"] {
                    kinds.push(Kind {
                        title: about.id,
                        seats,
                        sealed,
                        pace,
                    });
                }
            }
        }
    }
    kinds
}

/// The table of the README. `ROKUGAN_TABLES` says how many tables of each kind are played, and
/// `ROKUGAN_KIND` which kinds: those whose line begins with it. `ROKUGAN_ORDERS` says how many people of a
/// thousand write orders.
#[tokio::test]
#[ignore = "a measurement, which takes hours"]
async fn measure_how_many_days_a_table_takes() {
    let tables = number("ROKUGAN_TABLES", 20) as usize;
    let only = std::env::var("ROKUGAN_KIND").unwrap_or_default();
    println!("| title, seats, pace | days, median | days, 9 of 10 | by orders | by computers |");
    for kind in kinds() {
        let sealed = if kind.sealed { " sealed" } else { "" };
        let name = format!("{} {}{sealed} {}", kind.title, kind.seats, kind.pace);
        if !name.starts_with(&only) {
            continue;
        }
        let dir = tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir());
        let dir = dir.unwrap();
        let begun = std::time::Instant::now();
        let club = Club::of(kind, tables, number("ROKUGAN_SEED", 1), dir.path()).await;
        let played = club.run().await;
        let mut days: Vec<f64> = played.iter().filter_map(|one| one.days).collect();
        days.sort_by(f64::total_cmp);
        let acts: usize = played.iter().map(|one| one.acts).sum();
        let share = |of: fn(&Played) -> usize| {
            let sum: usize = played.iter().map(of).sum();
            100.0 * sum as f64 / acts.max(1) as f64
        };
        println!(
            "| {name} | {:.1} | {:.1} | {:.0} % | {:.0} % | ({tables} tables, {} acts each, {:.0} s)",
            part(&days, 0.5),
            part(&days, 0.9),
            share(|one| one.by_orders),
            share(|one| one.by_computers),
            acts / tables,
            begun.elapsed().as_secs_f64(),
        );
    }
}

/// The measurement itself works: two tables end within weeks, some acts are made by orders.
#[tokio::test]
async fn people_with_nights_and_weekends_bring_a_table_to_its_end() {
    let kind = Kind {
        title: rules::catalog::FLAGSHIP,
        seats: 2,
        sealed: false,
        pace: "brisk",
    };
    let dir = tempfile::tempdir().unwrap();
    let played = Club::of(kind, 2, 5, dir.path()).await.run().await;
    for one in played {
        let days = one.days.unwrap();
        assert!(
            one.acts > 20 && days > 0.5 && days < 60.0,
            "{days} {}",
            one.acts
        );
        assert!(one.by_orders + one.by_computers <= one.acts);
    }
}
