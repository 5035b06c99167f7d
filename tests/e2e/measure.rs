//! Measurements. Not part of the normal run: `cargo test --workspace --test e2e -- --ignored measure
//! --nocapture` prints p50 and p99; with `--release` the numbers are those of the real build.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::os::unix::fs::FileExt as _;
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use standin::{Seen, User};

use crate::harness::*;

/// Channels with tables per server.
const CHANNELS: u32 = 200;

/// The move that the first control of a panel offers.
pub fn first_path(panel: &Seen) -> String {
    let id = panel.custom_ids()[0].clone();
    id.split("|m.").nth(1).unwrap().to_owned()
}

/// Copies one table many times: all with the same two people, each in a channel of its own.
pub async fn crowd(harness: &mut Harness, tables: u32) -> Vec<User> {
    let users = harness.table(&["Ayame", "Botan"]).await;
    users[0].wait_dm(SOON, offers).await.unwrap();
    harness.kill();
    harness.log_level = "info";
    let mut guild = harness.guild;
    let mut places = String::new();
    for table in 1..tables {
        if table % CHANNELS == 0 {
            (guild, _) = harness.discord.guild(&format!("Server {table}"));
        }
        let channel = harness.discord.channel(guild, &format!("table-{table}"));
        let comma = if table > 1 { ", " } else { "" };
        let _ = write!(places, "{comma}({guild}, {channel})");
    }
    let copies = format!(
        "WITH n(server, room) AS (VALUES {places})
         INSERT INTO tables (guild, channel, host, name, title, rules, options, seats, pace, misses, stage, seed, dice, entropy, seq, created_at, moved_at)
         SELECT server, room, host, name, title, rules, options, seats, pace, misses, stage, seed, dice, entropy, seq, created_at, moved_at FROM tables, n WHERE id = 1;
         INSERT INTO seats (table_id, number, side, \"user\", joined, ready, held, open) SELECT t.id, number, side, \"user\", joined, ready, held, open FROM seats, tables t WHERE table_id = 1 AND t.id > 1;
         INSERT INTO snapshots SELECT t.id, s.seq, s.hash, s.state FROM snapshots s, tables t WHERE s.table_id = 1 AND t.id > 1;
         INSERT INTO clocks SELECT t.id, seat, bank, up, since, deadline, missed, snoozed, warned FROM clocks, tables t WHERE table_id = 1 AND t.id > 1;
         INSERT INTO due (kind, table_id, seat, \"user\", at) SELECT kind, t.id, seat, \"user\", at FROM due, tables t WHERE table_id = 1 AND t.id > 1;
         DELETE FROM outbox;"
    );
    harness.change(&copies);
    users
}

pub fn spread(all: &mut [Duration]) -> String {
    all.sort();
    let at = |share: usize| all[(all.len() - 1) * share / 1000].as_secs_f64() * 1000.0;
    format!(
        "p50 {:.1} ms, p90 {:.1} ms, p99 {:.1} ms, worst {:.1} ms",
        at(500),
        at(900),
        at(990),
        at(1000)
    )
}

/// A control measurement of the machine itself: how late a thread wakes up that only sleeps and syncs
/// a small file, how long the sync takes, and how much processor time the host took away.
struct Control {
    over: mpsc::Sender<()>,
    sleeper: thread::JoinHandle<[Vec<Duration>; 2]>,
    before: [u64; 2],
}

impl Control {
    const NAP: Duration = Duration::from_millis(25);

    fn begin(harness: &Harness) -> Self {
        let (over, still) = mpsc::channel();
        let file = fs::File::create(harness.dir.join("control")).unwrap();
        let sleeper = thread::spawn(move || {
            let (mut late, mut syncs) = (Vec::new(), Vec::new());
            loop {
                let begun = Instant::now();
                let Err(mpsc::RecvTimeoutError::Timeout) = still.recv_timeout(Self::NAP) else {
                    return [late, syncs];
                };
                late.push(begun.elapsed().saturating_sub(Self::NAP));
                let begun = Instant::now();
                file.write_all_at(&[7; 32_768], 0).unwrap();
                file.sync_data().unwrap();
                syncs.push(begun.elapsed());
            }
        });
        Self {
            over,
            sleeper,
            before: Self::processors(),
        }
    }

    fn end(self) -> String {
        let _ = self.over.send(());
        let [mut late, mut syncs] = self.sleeper.join().unwrap();
        let [stolen, all] = Self::processors();
        let share = (stolen - self.before[0]) as f64 / (all - self.before[1]).max(1) as f64;
        format!(
            "beside it, a thread that only sleeps came late by: {}\nand a bare sync took: {}; taken by the host: {:.1} %",
            spread(&mut late),
            spread(&mut syncs),
            share * 100.0
        )
    }

    /// Clock ticks of all processors: taken by the host, and all.
    fn processors() -> [u64; 2] {
        let stat = fs::read_to_string("/proc/stat").unwrap();
        let ticks: Vec<u64> = stat
            .lines()
            .next()
            .unwrap()
            .split_whitespace()
            .skip(1)
            .take(8)
            .map(|field| field.parse().unwrap())
            .collect();
        [ticks[7], ticks.iter().sum()]
    }
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "a measurement"]
async fn measure_click_to_acknowledgement_with_1000_tables() {
    let mut harness = Harness::open().await;
    let users = crowd(&mut harness, 1000).await;
    harness.start().await;
    let panel = users[0].wait_dm(SOON, offers).await.unwrap();
    let path = first_path(&panel);
    let mut took = Vec::new();
    let control = Control::begin(&harness);
    let begun = Instant::now();
    for id in 1..=1000u32 {
        // 50 presses a second, each on another table, each a commit.
        tokio::time::sleep_until((begun + Duration::from_millis(20) * id).into()).await;
        let asked = users[0]
            .forge(panel.id, &format!("v1|{id}|0|c.{path}"), &[])
            .unwrap();
        let sent = Instant::now();
        took.push(tokio::spawn(async move {
            asked.answer().await.unwrap();
            sent.elapsed()
        }));
    }
    let mut all = Vec::new();
    for one in took {
        all.push(one.await.unwrap());
    }
    println!(
        "click to acknowledgement, commit included: {}",
        spread(&mut all)
    );
    println!("{}", control.end());
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "a measurement"]
async fn measure_start_with_10000_tables() {
    let mut harness = Harness::open().await;
    crowd(&mut harness, 10_000).await;
    let begun = Instant::now();
    harness.start().await;
    let ready = begun.elapsed();
    let id = harness.bot().id();
    let status = fs::read_to_string(format!("/proc/{id}/status")).unwrap();
    let resident = status
        .lines()
        .find(|line| line.starts_with("VmRSS"))
        .unwrap_or_default()
        .to_owned();
    println!("start to ready {ready:?}, {resident}");
}

/// Clock ticks (a hundredth of a second each) the process has used.
pub fn ticks(id: u32) -> u64 {
    let stat = fs::read_to_string(format!("/proc/{id}/stat")).unwrap();
    let after = stat.rsplit(')').next().unwrap_or_default();
    let fields: Vec<&str> = after.split_whitespace().collect();
    fields[11].parse::<u64>().unwrap() + fields[12].parse::<u64>().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "a measurement"]
async fn measure_idle_with_10000_timed_tables() {
    let mut harness = Harness::open().await;
    crowd(&mut harness, 10_000).await;
    harness.start().await;
    tokio::time::sleep(Duration::from_secs(10)).await;
    let id = harness.bot().id();
    let (begun, before) = (Instant::now(), ticks(id));
    tokio::time::sleep(Duration::from_secs(60)).await;
    let used = Duration::from_millis((ticks(id) - before) * 10);
    let share = used.as_secs_f64() / begun.elapsed().as_secs_f64() * 100.0;
    println!("10000 timed tables, idle: {used:?} of a core in 60 s, {share:.2} %");
    assert!(share < 1.0, "{share}");
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "a measurement"]
async fn measure_requests_per_act_by_kind() {
    let harness = Harness::open().await;
    let users = harness.table(&["Ayame", "Botan", "Chiyo"]).await;
    let clicks = play_by_dm(&harness, &users, &mut Chance(7)).await;
    harness.film().await;
    harness.outbox_is_empty().await;
    let acts: u32 = harness
        .query("SELECT seq FROM tables")
        .trim()
        .parse()
        .unwrap();
    let mut kinds: BTreeMap<String, u32> = BTreeMap::new();
    for entry in harness.discord.traffic().entries() {
        *kinds.entry(entry.route.clone()).or_default() += 1;
    }
    println!("{clicks} clicks, {acts} acts; requests per act:");
    for (kind, count) in kinds {
        println!("{:6.2}  {kind}", f64::from(count) / f64::from(acts));
    }
}
