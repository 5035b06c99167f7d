//! Measurements. Not part of the normal run: `cargo test --workspace --test e2e -- --ignored measure
//! --nocapture` prints p50 and p99; with `--release` the numbers are those of the real build.

use std::fmt::Write as _;
use std::fs;
use std::time::{Duration, Instant};

use standin::User;

use crate::stage::*;

/// So many channels with tables has a server.
const CHANNELS: u32 = 200;

/// Makes many live tables out of one, all held by the same two people, each in a channel of its own.
async fn crowd(stage: &mut Stage, tables: u32) -> Vec<User> {
    let users = stage.table(&["Ayame", "Botan"]).await;
    users[0].wait_dm(SOON, offers).await.unwrap();
    stage.kill();
    stage.log_level = "info";
    let mut guild = stage.guild;
    let mut places = String::new();
    for table in 1..tables {
        if table % CHANNELS == 0 {
            (guild, _) = stage.discord.guild(&format!("Server {table}"));
        }
        let channel = stage.discord.channel(guild, &format!("table-{table}"));
        let comma = if table > 1 { ", " } else { "" };
        let _ = write!(places, "{comma}({guild}, {channel})");
    }
    let copies = format!(
        "WITH n(server, room) AS (VALUES {places})
         INSERT INTO tables (guild, channel, host, name, title, rules, options, seats, pace, misses, stage, seed, entropy, seq, created_at, moved_at)
         SELECT server, room, host, name, title, rules, options, seats, pace, misses, stage, seed, entropy, seq, created_at, moved_at FROM tables, n WHERE id = 1;
         INSERT INTO seats SELECT t.id, number, side, user, joined, held, open FROM seats, tables t WHERE table_id = 1 AND t.id > 1;
         INSERT INTO snapshots SELECT t.id, s.seq, s.hash, s.state FROM snapshots s, tables t WHERE s.table_id = 1 AND t.id > 1;
         INSERT INTO clocks SELECT t.id, seat, bank, up, since, deadline, missed, snoozed, warned FROM clocks, tables t WHERE table_id = 1 AND t.id > 1;
         INSERT INTO due (kind, table_id, seat, user, at) SELECT kind, t.id, seat, user, at FROM due, tables t WHERE table_id = 1 AND t.id > 1;
         DELETE FROM outbox;"
    );
    let out = std::process::Command::new("sqlite3")
        .arg(stage.database())
        .arg(copies)
        .output()
        .unwrap();
    assert!(
        out.status.success(),
        "{}",
        String::from_utf8_lossy(&out.stderr)
    );
    users
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "a measurement"]
async fn measure_click_to_acknowledgement_with_1000_tables() {
    let mut stage = Stage::open().await;
    let users = crowd(&mut stage, 1000).await;
    stage.start().await;
    let panel = users[0].wait_dm(SOON, offers).await.unwrap();
    let path = panel.custom_ids()[0]
        .split("|m.")
        .nth(1)
        .unwrap()
        .to_owned();
    let mut took = Vec::new();
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
    all.sort();
    println!(
        "click to acknowledgement, commit included: p50 {:?}, p99 {:?}, worst {:?}",
        all[500], all[990], all[999]
    );
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "a measurement"]
async fn measure_start_with_10000_tables() {
    let mut stage = Stage::open().await;
    crowd(&mut stage, 10_000).await;
    let begun = Instant::now();
    stage.start().await;
    let ready = begun.elapsed();
    let id = stage.bot().id();
    let status = fs::read_to_string(format!("/proc/{id}/status")).unwrap();
    let resident = status
        .lines()
        .find(|line| line.starts_with("VmRSS"))
        .unwrap_or_default()
        .to_owned();
    println!("start to ready {ready:?}, {resident}");
}

/// Clock ticks (a hundredth of a second each) the process has used.
fn ticks(id: u32) -> u64 {
    let stat = fs::read_to_string(format!("/proc/{id}/stat")).unwrap();
    let after = stat.rsplit(')').next().unwrap_or_default();
    let fields: Vec<&str> = after.split_whitespace().collect();
    fields[11].parse::<u64>().unwrap() + fields[12].parse::<u64>().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "a measurement"]
async fn measure_idle_with_10000_timed_tables() {
    let mut stage = Stage::open().await;
    crowd(&mut stage, 10_000).await;
    stage.start().await;
    tokio::time::sleep(Duration::from_secs(10)).await;
    let id = stage.bot().id();
    let (begun, before) = (Instant::now(), ticks(id));
    tokio::time::sleep(Duration::from_secs(60)).await;
    let used = Duration::from_millis((ticks(id) - before) * 10);
    let share = used.as_secs_f64() / begun.elapsed().as_secs_f64() * 100.0;
    println!("10000 timed tables, idle: {used:?} of a core in 60 s, {share:.2} %");
    assert!(share < 1.0, "{share}");
}
