//! What falls due happens once, at its time.

use rokugan::clock::{Clock as _, DAY, SECOND};
use rokugan::id::TableId;
use rokugan::store::{DueKey, Stage};
use rokugan::table::{Due, Notice, Woken, waker};

use crate::room::Room;

fn key(kind: &str, table: u64) -> DueKey {
    DueKey {
        kind: kind.into(),
        table: Some(TableId(table)),
        seat: None,
        user: None,
    }
}

/// F25: a host who vanishes does not block the channel for ever.
#[tokio::test]
async fn f25_a_lobby_nobody_begins_closes_after_two_weeks_of_silence() {
    let room = Room::open().await;
    let id = room.lobby().await;
    room.pass(13 * DAY).await;
    room.join(id, 7).await;
    room.pass(13 * DAY).await;
    assert_eq!(room.stage(id).await, Stage::Lobby);
    room.pass(2 * DAY).await;
    assert_eq!(room.stage(id).await, Stage::Cancelled);
    let expired = room.notices(id).await;
    let expired = expired.iter().filter(|notice| **notice == Notice::Expired);
    assert_eq!(expired.count(), 1);
    assert_eq!(room.tables.wake().await.unwrap(), Woken::Until(None));
}

/// One row of a kind; a later word about it counts, and a lobby that began has none.
#[tokio::test]
async fn a_thing_falls_due_once() {
    let room = Room::open().await;
    let id = room.lobby().await;
    let due = Due::Lobby(id);
    let mut tx = room.store().write().await.unwrap();
    tx.set_due(due, room.clock.now().plus(SECOND))
        .await
        .unwrap();
    tx.set_due(due, room.clock.now().plus(5 * SECOND))
        .await
        .unwrap();
    tx.commit().await.unwrap();
    room.pass(2 * SECOND).await;
    assert_eq!(room.stage(id).await, Stage::Lobby);
    room.pass(3 * SECOND).await;
    assert_eq!(room.stage(id).await, Stage::Cancelled);
    let begun = room.lobby().await;
    room.join(begun, 1).await;
    room.join(begun, 2).await;
    room.tables
        .start(begun, rokugan::id::UserId(1))
        .await
        .unwrap();
    let lobby = room.store().due_at(&Due::Lobby(begun).key()).await.unwrap();
    assert_eq!(lobby, None);
}

/// What cannot be done does not hold up the rest: a row of a table that is gone, of an unknown kind.
#[tokio::test]
async fn what_cannot_be_done_holds_nothing_up() {
    let room = Room::open().await;
    let id = room.lobby().await;
    let now = room.clock.now();
    let mut tx = room.store().write().await.unwrap();
    tx.put_due(&key("lobby", 99_999), now).await.unwrap();
    tx.put_due(&key("of-a-later-version", 1), now)
        .await
        .unwrap();
    tx.set_due(Due::Lobby(id), now.plus(1)).await.unwrap();
    tx.commit().await.unwrap();
    room.pass(SECOND).await;
    assert_eq!(room.stage(id).await, Stage::Cancelled);
    assert_eq!(room.tables.wake().await.unwrap(), Woken::Until(None));
}

/// The waker itself, on the machine's own time: rung by a commit, it does not sleep through.
#[tokio::test]
async fn the_waker_is_rung_by_what_is_written() {
    let room = Room::open().await;
    let waker = tokio::spawn(waker::run(room.tables.clone()));
    let id = room.lobby().await;
    tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    let mut tx = room.store().write().await.unwrap();
    let now = tx.now();
    tx.set_due(Due::Lobby(id), now).await.unwrap();
    tx.commit().await.unwrap();
    for _ in 0..400 {
        if room.stage(id).await == Stage::Cancelled {
            waker.abort();
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(25)).await;
    }
    panic!("the waker slept on");
}
