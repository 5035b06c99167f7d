//! Clocks that jump, machines that sleep, Discord that does not answer: nobody loses time in which
//! they could not play.

use rokugan::clock::{DAY, HOUR, MINUTE};
use rokugan::id::UserId;
use rokugan::store::Lifecycle;
use rokugan::table::{DirectMessage, Job, Notice, PreferenceChanges, Why, Woken};

use crate::timed_harness::{Said, TimedHarness, notices_in};

fn is_time_out(notice: &&Notice) -> bool {
    matches!(notice, Notice::TimeRanOut { .. } | Notice::Held { .. })
}

fn ran_out(harness: &TimedHarness, table: rokugan::id::TableId) -> usize {
    harness.notices(table).iter().filter(is_time_out).count()
}

fn caught_up(harness: &TimedHarness, user: u64) -> usize {
    let told = |said: &&Said| {
        matches!(said, Said::DirectMessage(_, who, DirectMessage::Waiting { why: Why::Downtime, .. })
            if who.0 == user)
    };
    harness.said.iter().filter(told).count()
}

/// C15 F26: the clock jumps two days forward; nobody loses a turn, and somebody with many tables
/// waiting gets one message.
#[tokio::test]
async fn c15_f26_two_days_forward_merge_reminders_and_forfeit_nothing() {
    let mut harness = TimedHarness::open().await;
    let mut all = Vec::new();
    for other in 2..8 {
        let id = harness
            .table(
                ["daily", "brisk", "relaxed"][other as usize % 3],
                &[1, other],
            )
            .await;
        harness.act(id, other).await;
        all.push((id, harness.left(id, 1).await.unwrap()));
    }
    harness.clock.jump(2 * DAY);
    harness.announce().await;
    for (id, left) in &all {
        assert_eq!(harness.left(*id, 1).await, Some(*left), "re-anchored");
        assert_eq!(ran_out(&harness, *id), 0);
    }
    assert_eq!(harness.reminders(1).len(), 1, "one message for six tables");
    assert_eq!(caught_up(&harness, 1), 1);
    assert_eq!(
        harness.reminders(2),
        [],
        "who is not waited for hears nothing"
    );
    // Then time goes on as usual.
    harness.pass(8 * HOUR).await;
    let missed: usize = all.iter().map(|(id, _)| ran_out(&harness, *id)).sum();
    assert_eq!(missed, 2, "the two brisk tables");
}

/// F26: a clock that jumps right after it was compared makes nothing due: no turn is called almost up
/// before the jump is noticed.
#[tokio::test]
async fn f26_a_jump_right_after_the_comparison_makes_nothing_due() {
    let mut harness = TimedHarness::open().await;
    let id = harness.table("daily", &[1, 2]).await;
    let left = harness.left(id, 1).await.unwrap();
    let now = harness.downtime.beat(&harness.tables).await.unwrap();
    harness.clock.jump(2 * DAY);
    let woken = harness.tables.wake(now).await.unwrap();
    assert!(matches!(woken, Woken::Until(Some(_))), "{woken:?}");
    harness.announce().await;
    assert_eq!(harness.left(id, 1).await, Some(left));
    assert_eq!(ran_out(&harness, id), 0);
    assert_eq!(harness.reminders(1).len(), 1, "that the bot was away");
    assert_eq!(caught_up(&harness, 1), 1);
}

/// F26: an hour back, a day, ten years: what was left of each turn stays the same.
#[tokio::test]
async fn f26_jumps_of_any_size_and_direction() {
    let mut harness = TimedHarness::open().await;
    let id = harness.table("daily", &[1, 2]).await;
    harness.until_only(id, 2).await;
    harness.pass(3 * HOUR).await;
    let left = harness.left(id, 2).await;
    for jump in [-HOUR, DAY, 3650 * DAY, -3651 * DAY] {
        harness.clock.jump(jump);
        harness.announce().await;
        assert_eq!(harness.left(id, 2).await, left, "{jump}");
        assert_eq!(ran_out(&harness, id), 0);
    }
    // A leap second, or a small correction of the clock, is ignored.
    harness.clock.jump(MINUTE / 2);
    harness.announce().await;
    assert_eq!(
        harness.left(id, 2).await,
        left.map(|left| left - MINUTE / 2)
    );
    harness.pass(21 * HOUR).await;
    assert_eq!(
        ran_out(&harness, id),
        1,
        "and time still runs out in the end"
    );
    let lasts = harness.reminders(2);
    assert_eq!(lasts.iter().filter(|(_, last)| *last).count(), 1);
}

/// F26: somebody acts after the clock jumped and before anything compared it: what they had left is
/// still theirs, and nobody's next turn lasts for years.
#[tokio::test]
async fn f26_who_acts_right_after_a_jump_loses_nothing() {
    for jump in [2 * DAY, -HOUR, 3650 * DAY] {
        let mut harness = TimedHarness::open().await;
        let id = harness.table("daily", &[1, 2]).await;
        harness.until_only(id, 2).await;
        let left = harness.left(id, 2).await.unwrap();
        harness.pass(left - 4 * HOUR).await;
        harness.clock.jump(jump);
        harness.act(id, 2).await;
        harness.announce().await;
        let state = harness.tables.state(id).await.unwrap();
        let clock = state.clock(state.seat_of(UserId(2)).unwrap()).unwrap();
        match harness.left(id, 2).await {
            Some(left) => assert_eq!(left, 16 * HOUR, "four hours, and half a day more: {jump}"),
            None => assert_eq!(clock.bank, 4 * HOUR, "{jump}"),
        }
        if let Some(left) = harness.left(id, 1).await {
            assert_eq!(left, DAY, "{jump}");
        }
        assert_eq!(ran_out(&harness, id), 0);
        harness.pass(3 * DAY).await;
        assert!(ran_out(&harness, id) > 0, "time still runs out: {jump}");
    }
}

/// F27: down over a deadline: the downtime is added, and a reminder comes before anything is lost.
#[tokio::test]
async fn f27_down_over_a_deadline() {
    let mut harness = TimedHarness::open().await;
    let id = harness.table("daily", &[1, 2]).await;
    harness.until_only(id, 2).await;
    harness.pass(23 * HOUR).await;
    assert_eq!(harness.reminders(2).len(), 2);
    harness.store().close().await;
    harness.clock.pass(8 * HOUR);
    harness.restart().await;
    harness.announce().await;
    assert_eq!(ran_out(&harness, id), 0);
    let left = harness.left(id, 2).await.unwrap();
    assert!((HOUR - MINUTE..=HOUR + MINUTE).contains(&left), "{left}");
    assert_eq!(caught_up(&harness, 2), 1);
    harness.pass(HOUR + MINUTE).await;
    assert_eq!(ran_out(&harness, id), 1);
}

/// F27: a short restart is not downtime: no deadline moves, and nobody gets a message.
#[tokio::test]
async fn f27_a_short_restart_is_not_noticed() {
    let mut harness = TimedHarness::open().await;
    let id = harness.table("daily", &[1, 2]).await;
    harness.until_only(id, 2).await;
    let end = harness.left(id, 2).await.unwrap();
    for _ in 0..5 {
        harness.clock.pass(20_000);
        harness.restart().await;
        harness.announce().await;
    }
    assert_eq!(harness.left(id, 2).await, Some(end - 100_000));
    assert_eq!(harness.reminders(2), []);
}

/// F10 F11: while the bot cannot post in the channel, or a reminder is still in the outbox, nobody loses
/// a turn; afterwards there is a last call first.
#[tokio::test]
async fn f10_f11_deadlines_are_frozen_while_nothing_can_be_said() {
    let mut harness = TimedHarness::open().await;
    let id = harness.table("daily", &[1, 2]).await;
    harness.until_only(id, 2).await;
    harness.mute = true;
    harness.pass(5 * DAY).await;
    assert_eq!(ran_out(&harness, id), 0);
    harness.mute = false;
    harness.deliver().await;
    assert_eq!(ran_out(&harness, id), 0);
    let mut tx = harness.store().write().await.unwrap();
    tx.set_trouble(id, Some("no-access")).await.unwrap();
    tx.commit().await.unwrap();
    harness.pass(5 * DAY).await;
    assert_eq!(ran_out(&harness, id), 0);
    let mut tx = harness.store().write().await.unwrap();
    tx.set_trouble(id, None).await.unwrap();
    tx.commit().await.unwrap();
    let before = harness.now();
    harness.pass(2 * HOUR).await;
    assert_eq!(ran_out(&harness, id), 1);
    let called = harness.reminders(2);
    assert!(called.iter().any(|(at, last)| *last && *at > before));
}

/// F28: a thousand turns end in the same second: each ends once, none is forgotten, and the table that
/// began first is told first.
#[tokio::test]
async fn f28_many_deadlines_in_one_second() {
    let mut harness = TimedHarness::open().await;
    let mut all = Vec::new();
    for n in 0..500u64 {
        let id = harness.table("live", &[1000 + 2 * n, 1001 + 2 * n]).await;
        all.push((id, 1000 + 2 * n));
    }
    harness.pass(10 * MINUTE).await;
    let mut order = Vec::new();
    for said in &harness.said {
        let Said::Post(id, post) = said else { continue };
        if notices_in(post).iter().any(|it| is_time_out(&it)) && !order.contains(id) {
            order.push(*id);
        }
    }
    let ids: Vec<_> = all.iter().map(|(id, _)| *id).collect();
    assert_eq!(order, ids, "the oldest first");
    for (id, _) in &all {
        assert_eq!(
            ran_out(&harness, *id),
            2,
            "both seats of a table, once each"
        );
    }
    for (id, user) in all {
        let state = harness.tables.state(id).await.unwrap();
        assert_eq!(state.row.stage, Lifecycle::Playing);
        assert!(state.seat_of(UserId(user)).is_some());
    }
}

/// F26: the clock was years ahead and is set right: what was written meanwhile for a person comes in
/// time, not in years.
#[tokio::test]
async fn f26_nothing_for_a_person_stays_in_the_future() {
    let mut harness = TimedHarness::open().await;
    let id = harness.table("daily", &[1, 2]).await;
    harness.until_only(id, 2).await;
    harness.clock.jump(3650 * DAY);
    harness.mute = true;
    harness.announce().await;
    let digest = PreferenceChanges {
        zone: Some("Europe/Warsaw".into()),
        quiet: None,
        digest: Some("10:00".into()),
    };
    let set = harness.tables.set_time_preferences(UserId(1), digest);
    set.await.unwrap();
    harness.tables.away(UserId(2), "3d").await.unwrap();
    harness.clock.jump(-3650 * DAY);
    harness.announce().await;
    harness.mute = false;
    let now = harness.now();
    for job in [
        Job::CatchUp(UserId(2)),
        Job::Digest(UserId(1)),
        Job::Back(UserId(2)),
    ] {
        let due = harness.store().due_at(&job.key()).await.unwrap();
        let soon = due.is_none_or(|at| at <= now.plus(26 * HOUR));
        assert!(soon, "{job:?}: {due:?}");
    }
    let digest = Job::Digest(UserId(1)).key();
    assert!(harness.store().due_at(&digest).await.unwrap().is_some());
    // Whatever waited in the outbox goes out too.
    harness.announce().await;
    assert_eq!(harness.store().outbox_len().await.unwrap(), 0);
}
