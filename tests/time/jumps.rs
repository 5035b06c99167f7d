//! Clocks that jump, machines that sleep, Discord that does not answer: nobody loses time in which
//! they could not play.

use rokugan::clock::{DAY, HOUR, MINUTE};
use rokugan::id::UserId;
use rokugan::store::Stage;
use rokugan::table::{Notice, Whisper, Why};

use crate::hour::{Room, Said};

fn ran_out(room: &Room, table: rokugan::id::TableId) -> usize {
    let all = room.notices(table);
    let ran_out = |it: &&Notice| matches!(it, Notice::TimeRanOut { .. } | Notice::Held { .. });
    all.iter().filter(ran_out).count()
}

fn caught_up(room: &Room, user: u64) -> usize {
    let told = |said: &&Said| {
        matches!(said, Said::Whisper(_, who, Whisper::Waiting { why: Why::Downtime, .. })
            if who.0 == user)
    };
    room.said.iter().filter(told).count()
}

/// DISCORD check 15, F26: the calendar jumps two days forward; no turn is lost, and who is waited for
/// at many tables gets one message.
#[tokio::test]
async fn check_15_f26_two_days_forward_merge_reminders_and_forfeit_nothing() {
    let mut room = Room::open().await;
    let mut all = Vec::new();
    for other in 2..8 {
        let id = room
            .table(
                ["daily", "brisk", "relaxed"][other as usize % 3],
                &[1, other],
            )
            .await;
        room.act(id, other).await;
        all.push((id, room.left(id, 1).await.unwrap()));
    }
    room.clock.jump(2 * DAY);
    room.settle().await;
    for (id, left) in &all {
        assert_eq!(room.left(*id, 1).await, Some(*left), "re-anchored");
        assert_eq!(ran_out(&room, *id), 0);
    }
    assert_eq!(room.reminders(1).len(), 1, "one message for six tables");
    assert_eq!(caught_up(&room, 1), 1);
    assert_eq!(room.reminders(2), [], "who is not waited for hears nothing");
    // And then everything goes its way.
    room.pass(8 * HOUR).await;
    let missed: usize = all.iter().map(|(id, _)| ran_out(&room, *id)).sum();
    assert_eq!(missed, 2, "the two brisk tables");
}

/// F26: an hour back, a day, ten years: remaining times stay what they were.
#[tokio::test]
async fn f26_jumps_of_any_size_and_direction() {
    let mut room = Room::open().await;
    let id = room.table("daily", &[1, 2]).await;
    room.until_only(id, 2).await;
    room.pass(3 * HOUR).await;
    let left = room.left(id, 2).await;
    for jump in [-HOUR, DAY, 3650 * DAY, -3651 * DAY] {
        room.clock.jump(jump);
        room.settle().await;
        assert_eq!(room.left(id, 2).await, left, "{jump}");
        assert_eq!(ran_out(&room, id), 0);
    }
    // A leap second, or a clock set right by a little, is nothing.
    room.clock.jump(MINUTE / 2);
    room.settle().await;
    assert_eq!(room.left(id, 2).await, left.map(|left| left - MINUTE / 2));
    room.pass(21 * HOUR).await;
    assert_eq!(ran_out(&room, id), 1, "and it still strikes in the end");
    let lasts = room.reminders(2);
    assert_eq!(lasts.iter().filter(|(_, last)| *last).count(), 1);
}

/// F27: down over a deadline: the downtime is added, and a reminder comes before anything is lost.
#[tokio::test]
async fn f27_down_over_a_deadline() {
    let mut room = Room::open().await;
    let id = room.table("daily", &[1, 2]).await;
    room.until_only(id, 2).await;
    room.pass(23 * HOUR).await;
    assert_eq!(room.reminders(2).len(), 2);
    room.store().close().await;
    room.clock.pass(8 * HOUR);
    room.restart().await;
    room.settle().await;
    assert_eq!(ran_out(&room, id), 0);
    let left = room.left(id, 2).await.unwrap();
    assert!((HOUR - MINUTE..=HOUR + MINUTE).contains(&left), "{left}");
    assert_eq!(caught_up(&room, 2), 1);
    room.pass(HOUR + MINUTE).await;
    assert_eq!(ran_out(&room, id), 1);
}

/// F27: a restart of a moment is no downtime: nothing is moved, nobody is written to.
#[tokio::test]
async fn f27_a_short_restart_is_not_noticed() {
    let mut room = Room::open().await;
    let id = room.table("daily", &[1, 2]).await;
    room.until_only(id, 2).await;
    let end = room.left(id, 2).await.unwrap();
    for _ in 0..5 {
        room.clock.pass(20_000);
        room.restart().await;
        room.settle().await;
    }
    assert_eq!(room.left(id, 2).await, Some(end - 100_000));
    assert_eq!(room.reminders(2), []);
}

/// F10 F11: while the table's channel cannot be written to, or a reminder waits in the outbox, no
/// turn is lost; afterwards there is a last call first.
#[tokio::test]
async fn f10_f11_deadlines_are_frozen_while_nothing_can_be_said() {
    let mut room = Room::open().await;
    let id = room.table("daily", &[1, 2]).await;
    room.until_only(id, 2).await;
    room.mute = true;
    room.pass(5 * DAY).await;
    assert_eq!(ran_out(&room, id), 0);
    room.mute = false;
    room.deliver().await;
    assert_eq!(ran_out(&room, id), 0);
    let mut tx = room.store().write().await.unwrap();
    tx.set_trouble(id, Some("no-access")).await.unwrap();
    tx.commit().await.unwrap();
    room.pass(5 * DAY).await;
    assert_eq!(ran_out(&room, id), 0);
    let mut tx = room.store().write().await.unwrap();
    tx.set_trouble(id, None).await.unwrap();
    tx.commit().await.unwrap();
    let before = room.now();
    room.pass(2 * HOUR).await;
    assert_eq!(ran_out(&room, id), 1);
    let called = room.reminders(2);
    assert!(called.iter().any(|(at, last)| *last && *at > before));
}

/// F28: a thousand turns end in the same second: each once, oldest first, none forgotten.
#[tokio::test]
async fn f28_many_deadlines_in_one_second() {
    let mut room = Room::open().await;
    let mut all = Vec::new();
    for n in 0..60u64 {
        let id = room.table("live", &[1000 + 2 * n, 1001 + 2 * n]).await;
        all.push((id, 1000 + 2 * n));
    }
    room.pass(10 * MINUTE).await;
    for (id, _) in &all {
        assert_eq!(ran_out(&room, *id), 2, "both seats of a table, once each");
    }
    for (id, user) in all {
        let book = room.tables.book(id).await.unwrap();
        assert_eq!(book.row.stage, Stage::Playing);
        assert!(book.seat_of(UserId(user)).is_some());
    }
}
