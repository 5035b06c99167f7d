//! Jobs happen once, at their time.

use rokugan::clock::{Clock as _, DAY, SECOND};
use rokugan::id::{ChannelId, TableId, UserId};
use rokugan::store::{JobKey, Lifecycle};
use rokugan::table::{Job, New, Notice, Refused, Trouble, Woken, scheduler};

use crate::harness::{Harness, by};

fn key(kind: &str, table: u64) -> JobKey {
    JobKey {
        kind: kind.into(),
        table: Some(TableId(table)),
        seat: None,
        user: None,
    }
}

/// F25: a host who vanishes does not block the channel for ever.
#[tokio::test]
async fn f25_a_lobby_nobody_begins_closes_after_two_weeks_of_silence() {
    let harness = Harness::open().await;
    let id = harness.lobby().await;
    harness.pass(13 * DAY).await;
    harness.join(id, 7).await;
    harness.pass(13 * DAY).await;
    assert_eq!(harness.stage(id).await, Lifecycle::Lobby);
    harness.pass(2 * DAY).await;
    assert_eq!(harness.stage(id).await, Lifecycle::Cancelled);
    let expired = harness.notices(id).await;
    let expired = expired.iter().filter(|notice| **notice == Notice::Expired);
    assert_eq!(expired.count(), 1);
    assert_eq!(
        harness.tables.wake(harness.clock.now()).await.unwrap(),
        Woken::Until(None)
    );
}

/// There is one row per job, the latest time counts, and a started table has no lobby job.
#[tokio::test]
async fn a_thing_falls_due_once() {
    let harness = Harness::open().await;
    let id = harness.lobby().await;
    let due = Job::Lobby(id);
    let mut tx = harness.store().write().await.unwrap();
    tx.set_due(due, harness.clock.now().plus(SECOND))
        .await
        .unwrap();
    tx.set_due(due, harness.clock.now().plus(5 * SECOND))
        .await
        .unwrap();
    tx.commit().await.unwrap();
    harness.pass(2 * SECOND).await;
    assert_eq!(harness.stage(id).await, Lifecycle::Lobby);
    harness.pass(3 * SECOND).await;
    assert_eq!(harness.stage(id).await, Lifecycle::Cancelled);
    let begun = harness.lobby().await;
    harness.join(begun, 1).await;
    harness.join(begun, 2).await;
    for user in 1..=2 {
        harness.tables.start(&by(user), begun).await.unwrap();
    }
    let lobby = harness
        .store()
        .due_at(&Job::Lobby(begun).key())
        .await
        .unwrap();
    assert_eq!(lobby, None);
}

/// A job that cannot be done (the table is gone, the kind unknown) delays no other.
#[tokio::test]
async fn what_cannot_be_done_holds_nothing_up() {
    let harness = Harness::open().await;
    let id = harness.lobby().await;
    let now = harness.clock.now();
    let mut tx = harness.store().write().await.unwrap();
    tx.put_due(&key("lobby", 99_999), now).await.unwrap();
    tx.put_due(&key("of-a-later-version", 1), now)
        .await
        .unwrap();
    tx.set_due(Job::Lobby(id), now.plus(1)).await.unwrap();
    tx.commit().await.unwrap();
    harness.pass(SECOND).await;
    assert_eq!(harness.stage(id).await, Lifecycle::Cancelled);
    assert_eq!(
        harness.tables.wake(harness.clock.now()).await.unwrap(),
        Woken::Until(None)
    );
}

/// The scheduler itself, in real time: a commit wakes it up.
#[tokio::test]
async fn the_waker_is_rung_by_what_is_written() {
    let harness = Harness::open().await;
    let scheduler = tokio::spawn(scheduler::run(harness.tables.clone()));
    let id = harness.lobby().await;
    tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    let mut tx = harness.store().write().await.unwrap();
    let now = tx.now();
    tx.set_due(Job::Lobby(id), now).await.unwrap();
    tx.commit().await.unwrap();
    for _ in 0..7200 {
        if harness.stage(id).await == Lifecycle::Cancelled {
            scheduler.abort();
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(25)).await;
    }
    panic!("the waker slept on");
}

/// B47: one person opens two hundred tables. The first twenty are opened; then they are told how many they
/// may host, nothing is written, and others are not hindered.
#[tokio::test]
async fn b47_one_person_cannot_open_any_number_of_tables() {
    let harness = Harness::open().await;
    let new = |channel: u64| New {
        channel: ChannelId(50_000 + channel),
        title: rules::catalog::FLAGSHIP.into(),
        name: None,
        seats: None,
        pace: None,
        misses: None,
        options: serde_json::Value::Null,
        sealed: false,
        level: rokugan::level::Level::Captain,
        hints: false,
    };
    let mut opened = 0;
    for channel in 0..200 {
        match harness.tables.open(&by(7), new(channel)).await {
            Ok(_) => opened += 1,
            Err(Trouble::Refused(Refused::TooManyTables { most })) => assert_eq!(most, 20),
            Err(other) => panic!("{other:?}"),
        }
    }
    assert_eq!(opened, 20);
    assert_eq!(harness.tables.mine(UserId(7)).await.unwrap().len(), 20);
    harness.tables.open(&by(8), new(999)).await.unwrap();
}
