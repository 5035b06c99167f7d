//! Lines, lanes and claims over a store of their own.

use std::sync::Arc;

use super::*;
use crate::clock::{Clock as _, ManualClock, Millis};
use crate::store::engine::ask;
use crate::test_database;

const CHANNEL: Destination = Destination::Channel(ChannelId(1));
const PERSON: Destination = Destination::User(UserId(1));

impl Store {
    /// Everything that waits, oldest first.
    pub(crate) async fn all_items(&self) -> Vec<OutboxItem> {
        let rows: Vec<(String, i64)> = ask!(
            self,
            db,
            sqlx::query_as("SELECT DISTINCT place, target FROM outbox")
                .fetch_all(db)
                .await,
            sqlx::query_as("SELECT DISTINCT place, target FROM outbox")
                .fetch_all(db)
                .await
        )
        .unwrap();
        let mut items = Vec::new();
        for (place, target) in rows {
            let place = match place.as_str() {
                "channel" => Destination::Channel(ChannelId::from_db(target)),
                _ => Destination::User(UserId::from_db(target)),
            };
            items.extend(self.items(place).await.unwrap());
        }
        items.sort_by_key(|item| item.id);
        items
    }

    /// When the first item is due that may go and is not `sending`.
    pub(crate) async fn next_item(&self, sending: &[i64]) -> Option<Millis> {
        let text = "SELECT id, due_at FROM outbox
             WHERE id IN (SELECT min(id) FROM outbox GROUP BY place, target, lane)
             AND (lane <> 1 OR NOT EXISTS (SELECT 1 FROM outbox AS line WHERE line.lane = 0))";
        let due: Vec<(i64, i64)> = ask!(
            self,
            db,
            sqlx::query_as(text).fetch_all(db).await,
            sqlx::query_as(text).fetch_all(db).await
        )
        .unwrap();
        let waiting = due.into_iter().filter(|(id, _)| !sending.contains(id));
        waiting.map(|(_, at)| Millis(at)).min()
    }

    /// The hashes of a table's acts after this one, in order.
    pub(crate) async fn hashes_after(&self, table: TableId, seq: u32) -> Vec<Vec<u8>> {
        let acts = self.acts(table).await.unwrap().into_iter();
        let later = acts.filter(|act| act.seq.0 > seq);
        later.map(|act| act.hash).collect()
    }
}

async fn room() -> (tempfile::TempDir, Arc<ManualClock>, Store) {
    let dir = tempfile::tempdir().unwrap();
    let clock = Arc::new(ManualClock::at(Millis(1_000_000)));
    let path = dir.path().join("test.sqlite");
    let store = Store::open(test_database::at(&path).unwrap(), clock.clone())
        .await
        .unwrap();
    (dir, clock, store)
}

async fn say(store: &Store, place: Destination, count: usize) {
    say_in(store, place, Lane::Line, Urgency::Turn, count).await;
}

async fn say_in(store: &Store, place: Destination, lane: Lane, urgency: Urgency, count: usize) {
    let mut tx = store.write().await.unwrap();
    for _ in 0..count {
        let posted = tx.post(TableId(1), place, (lane, urgency), "{}").await;
        posted.unwrap();
    }
    tx.commit().await.unwrap();
}

async fn lines(store: &Store, gone: &[i64], sending: &[i64]) -> Vec<(Destination, Vec<i64>)> {
    let lines = store.lines(gone, sending).await.unwrap().into_iter();
    let ids = |line: Vec<OutboxItem>| (line[0].place, line.iter().map(|p| p.id).collect());
    lines.map(ids).collect()
}

#[tokio::test]
async fn every_place_has_a_line_and_the_first_of_it_decides() {
    let (_dir, clock, store) = room().await;
    say(&store, CHANNEL, 2).await;
    say(&store, PERSON, 1).await;
    say(&store, CHANNEL, 1).await;
    let all = lines(&store, &[], &[]).await;
    assert_eq!(all, [(CHANNEL, vec![1, 2, 4]), (PERSON, vec![3])]);
    // Somebody sends the first: the line waits; it was sent: the next begins the line.
    assert_eq!(lines(&store, &[], &[1]).await, [(PERSON, vec![3])]);
    let behind = [(CHANNEL, vec![2, 4]), (PERSON, vec![3])];
    assert_eq!(lines(&store, &[1], &[]).await, behind);
    // The first is put off: nobody overtakes it.
    let mut tx = store.write().await.unwrap();
    tx.put_off(1, 5000, true).await.unwrap();
    tx.commit().await.unwrap();
    assert_eq!(lines(&store, &[], &[]).await, [(PERSON, vec![3])]);
    clock.pass(5000);
    assert_eq!(lines(&store, &[], &[]).await.len(), 2);
    store.close().await;
}

#[tokio::test]
async fn a_long_line_hides_no_other() {
    let (_dir, _clock, store) = room().await;
    say(&store, CHANNEL, 500).await;
    say(&store, PERSON, 1).await;
    let all = lines(&store, &[], &[]).await;
    assert_eq!(all.len(), 2);
    assert_eq!(all[0].1, (1..=12).collect::<Vec<i64>>());
    assert_eq!(all[1], (PERSON, vec![501]));
    store.close().await;
}

#[tokio::test]
async fn what_was_taken_out_meanwhile_cannot_be_claimed() {
    let (_dir, _clock, store) = room().await;
    say(&store, PERSON, 1).await;
    let mut tx = store.write().await.unwrap();
    assert!(tx.claim_item(1, "{}").await.unwrap());
    tx.remove_items_of(UserId(1)).await.unwrap();
    assert!(!tx.claim_item(1, "{}").await.unwrap());
    tx.commit().await.unwrap();
    store.close().await;
}

/// A film lets later posts of its channel pass, and goes after the earlier ones.
#[tokio::test]
async fn a_film_is_never_in_front_of_posts() {
    let (_dir, _clock, store) = room().await;
    say(&store, CHANNEL, 1).await;
    say_in(&store, CHANNEL, Lane::Film, Urgency::Later, 1).await;
    say(&store, CHANNEL, 1).await;
    assert_eq!(lines(&store, &[], &[]).await, [(CHANNEL, vec![1, 3])]);
    // The end was posted: the film and what comes after it go side by side.
    let both = [(CHANNEL, vec![3]), (CHANNEL, vec![2])];
    assert_eq!(lines(&store, &[1], &[]).await, both);
    assert_eq!(lines(&store, &[1], &[2]).await, [(CHANNEL, vec![3])]);
    store.close().await;
}

#[tokio::test]
async fn turns_go_before_reminders() {
    let (_dir, _clock, store) = room().await;
    say_in(&store, PERSON, Lane::Line, Urgency::Later, 1).await;
    say(&store, CHANNEL, 1).await;
    let all = lines(&store, &[], &[]).await;
    assert_eq!(all, [(CHANNEL, vec![2]), (PERSON, vec![1])]);
    store.close().await;
}

#[tokio::test]
async fn what_is_set_aside_holds_up_nothing() {
    let (_dir, clock, store) = room().await;
    say(&store, CHANNEL, 3).await;
    let first = store.lines(&[], &[]).await.unwrap().remove(0).remove(0);
    let mut tx = store.write().await.unwrap();
    assert!(tx.set_aside(&first, HOUR).await.unwrap());
    assert!(!tx.set_aside(&first, HOUR).await.unwrap(), "not the first");
    tx.commit().await.unwrap();
    assert_eq!(lines(&store, &[], &[]).await, [(CHANNEL, vec![2, 3])]);
    clock.pass(HOUR);
    let both = [(CHANNEL, vec![2, 3]), (CHANNEL, vec![1])];
    assert_eq!(lines(&store, &[], &[]).await, both);
    store.close().await;
}

/// F26: whatever seems to be due in the far future was written before the clock was set back.
#[tokio::test]
async fn f26_a_clock_set_back_makes_everything_due() {
    let (_dir, clock, store) = room().await;
    say(&store, CHANNEL, 1).await;
    let mut tx = store.write().await.unwrap();
    tx.put_off(1, 300_000, true).await.unwrap();
    tx.commit().await.unwrap();
    assert!(lines(&store, &[], &[]).await.is_empty());
    clock.jump(-HOUR);
    assert_eq!(lines(&store, &[], &[]).await, [(CHANNEL, vec![1])]);
    store.close().await;
}

/// An item is unsure from its first attempt until Discord clearly said no.
#[tokio::test]
async fn an_attempt_leaves_us_unsure_until_a_clear_answer() {
    let (_dir, clock, store) = room().await;
    say(&store, CHANNEL, 1).await;
    let began = clock.now();
    for (sure, expected) in [(false, Some(began)), (false, Some(began)), (true, None)] {
        let mut tx = store.write().await.unwrap();
        assert!(tx.claim_item(1, "{}").await.unwrap());
        tx.put_off(1, 0, sure).await.unwrap();
        tx.commit().await.unwrap();
        clock.pass(1000);
        let item = store.items(CHANNEL).await.unwrap().remove(0);
        assert_eq!(item.unsure_since, expected);
    }
    store.close().await;
}

/// An item that failed once waits in vain, whether it is put off or about to be tried again; one whose
/// first attempt is under way does not.
#[tokio::test]
async fn what_failed_once_is_unsaid() {
    for sure in [false, true] {
        let (_dir, clock, store) = room().await;
        let unsaid = async || {
            let mut tx = store.write().await.unwrap();
            tx.unsaid(ChannelId(1), UserId(1)).await.unwrap()
        };
        say(&store, CHANNEL, 1).await;
        assert!(!unsaid().await, "written a moment ago");
        clock.pass(10);
        let mut tx = store.write().await.unwrap();
        assert!(tx.claim_item(1, "{}").await.unwrap());
        tx.commit().await.unwrap();
        clock.pass(10);
        assert!(!unsaid().await, "its first attempt is under way");
        let mut tx = store.write().await.unwrap();
        tx.put_off(1, 5000, sure).await.unwrap();
        tx.commit().await.unwrap();
        assert!(unsaid().await, "put off, sure: {sure}");
        clock.pass(5000);
        assert!(unsaid().await, "about to be tried again, sure: {sure}");
        let mut tx = store.write().await.unwrap();
        assert!(tx.claim_item(1, "{}").await.unwrap());
        tx.commit().await.unwrap();
        assert!(unsaid().await, "its second attempt is under way");
        store.close().await;
    }
}
