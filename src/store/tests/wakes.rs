//! Who waits is woken by what concerns them, once it is durable, and by nothing else.

use std::sync::Arc;

use tokio::sync::Notify;

use super::super::*;
use crate::clock::ManualClock;
use crate::id::{ChannelId, TableId};
use crate::test_database;

const CHANNEL: Destination = Destination::Channel(ChannelId(1));

async fn store() -> (tempfile::TempDir, Store) {
    let dir = tempfile::tempdir().unwrap();
    let clock = Arc::new(ManualClock::at(Millis(1_000_000)));
    let path = dir.path().join("test.sqlite");
    let path = test_database::at(&path).unwrap();
    let store = Store::open(path, clock).await.unwrap();
    (dir, store)
}

/// Was somebody woken since the last time we asked?
async fn woken(notify: &Notify) -> bool {
    tokio::select! {
        biased;
        () = notify.notified() => true,
        () = std::future::ready(()) => false,
    }
}

/// Who waits for the outbox, for jobs and for thoughts, in this order, was woken?
async fn all_woken(store: &Store) -> [bool; 3] {
    [
        woken(&store.posted()).await,
        woken(&store.scheduled()).await,
        woken(&store.thoughts_wanted()).await,
    ]
}

#[tokio::test]
async fn what_is_said_wakes_the_outbox_and_a_job_wakes_the_others() {
    let (_dir, store) = store().await;
    let when = (Lane::Line, Urgency::Turn);
    let table = TableId(1);
    assert_eq!(all_woken(&store).await, [false; 3]);
    // Nothing that concerns anybody was written.
    let mut tx = store.write().await.unwrap();
    tx.set_meta("a", "b").await.unwrap();
    tx.commit().await.unwrap();
    assert_eq!(all_woken(&store).await, [false; 3]);
    // What is not committed has not happened.
    let mut tx = store.write().await.unwrap();
    tx.post(table, CHANNEL, when, "{}").await.unwrap();
    assert_eq!(all_woken(&store).await, [false; 3]);
    drop(tx);
    assert_eq!(all_woken(&store).await, [false; 3]);
    let mut tx = store.write().await.unwrap();
    tx.post(table, CHANNEL, when, "{}").await.unwrap();
    tx.commit().await.unwrap();
    assert_eq!(all_woken(&store).await, [true, false, false]);
    let mut tx = store.write().await.unwrap();
    tx.move_items(table, ChannelId(1), ChannelId(2))
        .await
        .unwrap();
    tx.commit().await.unwrap();
    assert_eq!(all_woken(&store).await, [true, false, false]);
    let mut tx = store.write().await.unwrap();
    let key = JobKey {
        kind: "half".to_owned(),
        table: Some(table),
        seat: None,
        user: None,
    };
    tx.put_due(&key, Millis(1_000_001)).await.unwrap();
    tx.commit().await.unwrap();
    assert_eq!(all_woken(&store).await, [false, true, true]);
    // Clocks that were moved may have run out.
    let mut tx = store.write().await.unwrap();
    tx.shift_clocks(-5).await.unwrap();
    tx.commit().await.unwrap();
    assert_eq!(all_woken(&store).await, [false, true, true]);
}
