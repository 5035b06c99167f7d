//! Backups: taken while people play, put in the place of the database, and played on.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use rokugan::clock::ManualClock;
use rokugan::id::TableId;
use rokugan::store::{Lifecycle, Store};
use rokugan::table::Tables;
use rokugan::test_database;

use crate::harness::{Harness, NOON, at, by};

async fn hashes(tables: &Tables, table: TableId) -> Vec<Vec<u8>> {
    let acts = tables.store().acts(table).await.unwrap();
    acts.into_iter().map(|act| act.hash).collect()
}

/// A copy of the harness's database, opened somewhere else.
async fn restored(harness: &Harness, name: &str) -> Harness {
    let dir = harness.dir.join(name);
    std::fs::create_dir_all(&dir).unwrap();
    let path = dir.join("t.sqlite");
    test_database::copy(&harness.dir.join("t.sqlite"), &path)
        .await
        .unwrap();
    let clock = Arc::new(ManualClock::at(NOON));
    let store = Store::open(at(&path), clock.clone()).await.unwrap();
    let tables = Tables::new(store);
    Harness { tables, clock, dir }
}

/// F43: backups are taken while two tables are played. Each holds everything that was acknowledged before
/// it was asked for and nothing that was not played; the doctor finds nothing; it is played to the end.
#[tokio::test(flavor = "multi_thread")]
async fn f43_backups_under_load_are_whole_and_play_on() {
    let harness = Arc::new(Harness::open().await);
    let tables = [
        harness.seated(&["crab", "crane"], false).await,
        harness.seated(&["lion", "dragon"], false).await,
    ];
    let stop = Arc::new(AtomicBool::new(false));
    let playing = tables.map(|table| {
        let (harness, stop) = (Arc::clone(&harness), Arc::clone(&stop));
        tokio::spawn(async move {
            while !stop.load(Ordering::Relaxed) && harness.stage(table).await == Lifecycle::Playing
            {
                harness.first(table).await;
            }
        })
    });
    let mut copies = Vec::new();
    for nth in 0..8 {
        let mut before = Vec::new();
        for table in tables {
            before.push(hashes(&harness.tables, table).await);
        }
        let copy = restored(&harness, &format!("copy-{nth}")).await;
        copies.push((before, copy));
    }
    stop.store(true, Ordering::Relaxed);
    for playing in playing {
        playing.await.unwrap();
    }
    let mut later = 0;
    for (before, copy) in &copies {
        assert_eq!(copy.store().integrity().await.unwrap(), [""; 0]);
        for (table, before) in tables.into_iter().zip(before) {
            copy.tables.check(table).await.unwrap();
            let found = hashes(&copy.tables, table).await;
            let whole = hashes(&harness.tables, table).await;
            assert!(found.starts_with(before), "an acknowledged act is missing");
            assert!(whole.starts_with(&found), "acts nobody made");
            later += usize::from(found.len() > before.len());
        }
    }
    println!("{later} copies hold acts made while they were asked for");
    let (_, last) = copies.pop().unwrap();
    for table in tables {
        while last.stage(table).await == Lifecycle::Playing {
            last.first(table).await;
        }
        last.tables.check(table).await.unwrap();
        last.export(table).await.unwrap().replay().unwrap();
    }
}

/// F58: a backup brings back an earlier state. The promise about the dice is the same, new presses lead to
/// other dice than the first time, and both courses can be checked against the promise.
#[tokio::test]
async fn f58_an_earlier_state_keeps_its_promise_and_rolls_nothing_twice() {
    let harness = Harness::open().await;
    let table = harness.seated(&["crab", "crane", "-lion"], false).await;
    for _ in 0..4 {
        harness.first(table).await;
    }
    let earlier = restored(&harness, "earlier").await;
    let promise = harness.tables.state(table).await.unwrap().commitment();
    let common = hashes(&harness.tables, table).await.len();
    for side in [&harness, &earlier] {
        assert_eq!(
            side.tables.state(table).await.unwrap().commitment(),
            promise
        );
        while side.stage(table).await == Lifecycle::Playing {
            side.first(table).await;
        }
        let record = side.export(table).await.unwrap();
        record.replay().unwrap();
    }
    let (one, two) = (harness.acts(table).await, earlier.acts(table).await);
    assert_eq!(one[..common], two[..common]);
    let mixed = |acts: &[rokugan::store::JournalRow]| -> Vec<String> {
        let people = acts.iter().filter(|act| act.user.is_some());
        people.map(|act| act.mix.clone()).collect()
    };
    let (first, second) = (mixed(&one[common..]), mixed(&two[common..]));
    assert!(first.len() > 10 && second.len() > 10);
    assert!(
        first.iter().all(|mix| !second.contains(mix)),
        "mixed in twice"
    );
}

/// F58: a table that is given up after it began still shows its seed, and the promise was kept.
#[tokio::test]
async fn f58_a_table_that_is_given_up_still_shows_its_seed() {
    let harness = Harness::open().await;
    let table = harness.seated(&["crab", "crane"], false).await;
    let promise = harness.tables.state(table).await.unwrap().commitment();
    for _ in 0..5 {
        harness.first(table).await;
    }
    harness.tables.cancel(&by(1), table, None).await.unwrap();
    let state = harness.tables.state(table).await.unwrap();
    assert_eq!(state.row.stage, Lifecycle::Cancelled);
    assert_eq!(state.commitment(), promise);
    let record = harness.export(table).await.unwrap();
    record.replay().unwrap();
}
