//! The send budget: many items are due at once, and Discord never has to say 429.

use std::fmt::Write as _;
use std::time::{Duration, Instant};

use standin::fault::{Rule, Trouble, routes};
use standin::limit::Limits;

use crate::harness::*;

/// Copies one table into this many channels, and lets something be due in every one of them.
async fn due_everywhere(harness: &mut Harness, channels: u32) -> Vec<standin::User> {
    let users = harness.table(&["Ayame", "Botan"]).await;
    harness.outbox_is_empty().await;
    harness.kill();
    let mut guild = harness.guild;
    let mut places = String::new();
    for number in 0..channels {
        if number % 200 == 199 {
            (guild, _) = harness.discord.guild(&format!("Server {number}"));
        }
        let channel = harness.discord.channel(guild, &format!("table-{number}"));
        let comma = if number > 0 { ", " } else { "" };
        let _ = write!(places, "{comma}({guild}, {channel})");
    }
    harness.change(&format!(
        "WITH n(server, room) AS (VALUES {places})
         INSERT INTO tables (guild, channel, host, name, title, rules, options, seats, pace, misses, stage, seed, dice, entropy, seq, created_at, moved_at)
         SELECT server, room, host, name, title, rules, options, seats, pace, misses, stage, seed, dice, entropy, seq, created_at, moved_at FROM tables, n WHERE id = 1;
         INSERT INTO seats (table_id, number, side, \"user\", joined, ready, held, open) SELECT t.id, number, side, \"user\", joined, ready, held, open FROM seats, tables t WHERE table_id = 1 AND t.id > 1;
         INSERT INTO snapshots SELECT t.id, s.seq, s.hash, s.state FROM snapshots s, tables t WHERE s.table_id = 1 AND t.id > 1;
         INSERT INTO outbox (table_id, place, target, what, nonce, due_at, urgent)
         SELECT id, 'channel', channel, '{{\"post\":\"reminder\",\"side\":\"lion\",\"ping\":1}}', 'x' || id, 0, 0 FROM tables WHERE id > 1;"
    ));
    users
}

/// Starts the bot with so many items due, and plays meanwhile. Answers how long all of it took.
async fn all_are_sent_without_a_429(channels: u32) -> Duration {
    let mut harness = Harness::strict(Limits::strict()).await;
    harness.start().await;
    let users = due_everywhere(&mut harness, channels).await;
    harness.log_level = "info";
    let begun = Instant::now();
    harness.start().await;
    harness.first_move(&users[0]).await;
    let moved = Instant::now();
    harness.public("has chosen an objective").await;
    let turn = moved.elapsed();
    let still = harness.outbox_len();
    let limit = Duration::from_secs(60 + u64::from(channels));
    let empty = |_: &_| harness.is_outbox_empty().then_some(());
    let empty = harness.discord.until(limit, "an empty outbox", empty);
    empty.await.unwrap();
    let took = begun.elapsed();
    let traffic = harness.discord.traffic();
    let limited = traffic.entries().iter().filter(|e| e.status == 429).count();
    assert_eq!(limited, 0, "429s");
    let sent = traffic.on(routes::CREATE_MESSAGE).len();
    assert!(sent >= channels as usize, "{sent}");
    println!("{channels} items in {took:?}; a turn among them in {turn:?}, {still} still waiting");
    assert!(
        still > channels as i64 / 4,
        "a turn goes before reminders: {still} left"
    );
    took
}

/// F02 F28: a thousand items are due at once under strict limits.
#[tokio::test(flavor = "multi_thread")]
async fn f02_f28_a_crowd_of_items_meets_no_429() {
    all_are_sent_without_a_429(1000).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "a measurement"]
async fn measure_2000_items_due_at_once() {
    all_are_sent_without_a_429(2000).await;
}

/// F02: after a 429 for the whole bot nothing is sent anywhere until the pause is over.
#[tokio::test(flavor = "multi_thread")]
async fn f02_a_global_429_stops_all_sending() {
    let mut harness = Harness::open().await;
    due_everywhere(&mut harness, 40).await;
    let wait = Duration::from_secs(3);
    let limited = Trouble::RateLimited { wait, global: true };
    harness
        .discord
        .fault(Rule::new(limited).on(routes::CREATE_MESSAGE));
    harness.start().await;
    harness.outbox_is_empty().await;
    let posts = harness.discord.traffic().on(routes::CREATE_MESSAGE);
    let at = posts.iter().position(|post| post.status == 429).unwrap();
    let refused = posts[at].at_ms;
    let within = posts[at + 1..]
        .iter()
        .filter(|post| post.at_ms > refused + 200 && post.at_ms < refused + 2800);
    assert_eq!(within.count(), 0, "sent during the pause");
    assert!(posts.len() > 40);
}
