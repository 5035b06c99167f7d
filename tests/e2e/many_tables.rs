//! Ten thousand live tables: a move costs no more than among a hundred.

use std::fs;
use std::time::{Duration, Instant};

use standin::User;

use crate::harness::*;
use crate::measure::{crowd, first_path, ticks};

/// How many presses arrive, each at another table, and how far apart: 200 a second.
const PRESSES: u32 = 200;
const APART: Duration = Duration::from_millis(5);

/// The most memory the bot may have in use, in KiB; a build without optimisation needs more than a released one.
const MOST_MEMORY: u64 = 256 * 1024;

/// Runs the bot with so many live tables, moves at 200 of them within a second, and answers how many clock
/// ticks of the processor that took, posts included.
async fn cost(tables: u32) -> u64 {
    let mut harness = Harness::without_bot().await;
    harness.failing_pictures = true;
    harness.start().await;
    let users: Vec<User> = crowd(&mut harness, tables).await;
    harness.start().await;
    let panel = users[0].wait_dm(SOON, offers).await.unwrap();
    let path = first_path(&panel);
    let id = harness.bot().id();
    let before = ticks(id);
    let begun = Instant::now();
    let mut asked = Vec::new();
    for table in 1..=PRESSES {
        tokio::time::sleep_until((begun + APART * table).into()).await;
        let press = users[0].forge(panel.id, &format!("v1|{table}|0|c.{path}"), &[]);
        asked.push(press.unwrap());
    }
    for press in asked {
        press.answer().await.unwrap();
    }
    let acts = format!("SELECT count(*) FROM journal WHERE table_id <= {PRESSES}");
    // An answer may be the acknowledgement alone, so the last moves may still be under way.
    let made = |_: &_| (harness.query(&acts).trim() == PRESSES.to_string()).then_some(());
    let made = harness.discord.until(SOON, "all moves", made);
    made.await.unwrap();
    harness.outbox_is_empty().await;
    let used = ticks(id) - before;
    let status = fs::read_to_string(format!("/proc/{id}/status")).unwrap();
    let peak = status
        .lines()
        .find(|line| line.starts_with("VmHWM"))
        .unwrap();
    let peak: u64 = peak.split_whitespace().nth(1).unwrap().parse().unwrap();
    println!("{tables} tables: {PRESSES} moves took {used} ticks; at most {peak} KiB");
    assert!(peak < MOST_MEMORY, "{peak} KiB with {tables} tables");
    assert_eq!(harness.discord.complaints(), Vec::<String>::new());
    used
}

/// F56: ten thousand tables are live and 200 moves arrive within a second: every one is answered and made,
/// memory stays small, and a move costs at most twice what it costs among a hundred tables. Processor time is
/// compared and not the clock, which a busy machine stretches.
#[tokio::test(flavor = "multi_thread")]
async fn f56_a_move_among_ten_thousand_tables_costs_no_more() {
    let few = cost(PRESSES).await;
    let many = cost(10_000).await;
    assert!(many <= 2 * few + 50, "{many} ticks instead of {few}");
}
