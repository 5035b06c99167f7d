//! Reminders: few, merged, at reasonable hours, and where the person reads them.

use rokugan::clock::{DAY, HOUR, MINUTE};
use rokugan::id::UserId;
use rokugan::store::Dm;
use rokugan::table::{DirectMessage, Post, PreferenceChanges, Refused};

use crate::harness::by;
use crate::timed_harness::{NOON, Said, TimedHarness};

fn wishes(zone: &str, quiet: Option<&str>, digest: Option<&str>) -> PreferenceChanges {
    PreferenceChanges {
        zone: Some(zone.into()),
        quiet: quiet.map(Into::into),
        digest: digest.map(Into::into),
    }
}

/// Tables that want a reminder at about the same time get one message.
#[tokio::test]
async fn reminders_of_many_tables_are_one_message() {
    let mut harness = TimedHarness::open().await;
    for other in 2..7 {
        let id = harness.table("daily", &[1, other]).await;
        harness.act(id, other).await;
        harness.pass(MINUTE).await;
    }
    harness.pass(DAY - 10 * MINUTE).await;
    assert_eq!(harness.reminders(1).len(), 2, "{:?}", harness.reminders(1));
}

/// A reminder can be put off twice per turn, never past its end; pressing several times counts once.
#[tokio::test]
async fn a_reminder_can_be_put_off_twice() {
    let mut harness = TimedHarness::open().await;
    let id = harness.table("daily", &[1, 2]).await;
    harness.until_only(id, 2).await;
    harness.pass(DAY / 2).await;
    for turn in 1..=2 {
        for _ in 0..3 {
            let press = by(2);
            let at = harness.tables.snooze(&press).await.unwrap();
            assert_eq!(at, harness.now().plus(2 * HOUR));
            let again = harness.tables.snooze(&press).await.unwrap_err();
            assert_eq!(again, Refused::AlreadyDone.into());
        }
        harness.pass(2 * HOUR).await;
        assert_eq!(harness.reminders(2).len(), 1 + turn);
    }
    let press = by(2);
    let third = harness.tables.snooze(&press).await.unwrap_err();
    assert_eq!(third, Refused::NoSnooze.into());
    harness.pass(7 * HOUR).await;
    let calls = harness.reminders(2);
    assert_eq!(calls.len(), 4);
    assert!(calls[3].1, "the last call comes all the same");
    let nobody = harness.tables.snooze(&by(77)).await;
    assert_eq!(nobody.unwrap_err(), Refused::NoSnooze.into());
}

/// In quiet hours nothing is sent and no turn ends, except at a live table.
#[tokio::test]
async fn nothing_happens_in_quiet_hours() {
    let mut harness = TimedHarness::open().await;
    // Noon in London; quiet from 21 to 9 there.
    let id = harness.table("brisk", &[1, 2]).await;
    harness
        .tables
        .set_time_preferences(UserId(2), wishes("Europe/London", Some("21-9"), None))
        .await
        .unwrap();
    harness.until_only(id, 2).await;
    harness.act(id, 2).await;
    harness.until_only(id, 1).await;
    harness.pass(7 * HOUR).await;
    harness.until_only(id, 2).await;
    // 19:00: eight hours would end at 03:00.
    assert_eq!(harness.now(), NOON.plus(7 * HOUR));
    assert_eq!(harness.left(id, 2).await, Some(15 * HOUR), "10:00");
    harness.pass(14 * HOUR - 1).await;
    for (at, _) in harness.reminders(2) {
        let hour = (at.since(NOON) / HOUR + 12) % 24;
        assert!((9..21).contains(&hour), "woken at {hour}");
    }
    let before = harness.reminders(2).len();
    harness.pass(1).await;
    assert_eq!(harness.reminders(2).len(), before + 1, "one at nine");
    assert!(harness.reminders(2)[before].1, "and it is the last call");
    harness.pass(HOUR).await;
    let state = harness.tables.state(id).await.unwrap();
    let seat = state.seat_of(UserId(2)).unwrap();
    assert_eq!(state.clock(seat).unwrap().missed, 1);
    assert_eq!(
        harness
            .tables
            .set_time_preferences(
                UserId(3),
                PreferenceChanges {
                    quiet: Some("22-8".into()),
                    ..PreferenceChanges::default()
                }
            )
            .await
            .unwrap_err(),
        Refused::NeedsZone.into()
    );
}

/// A person without direct messages is reminded in the channel, and only there.
#[tokio::test]
async fn closed_messages_remind_in_the_channel() {
    let mut harness = TimedHarness::open().await;
    let id = harness.table("daily", &[1, 2]).await;
    harness.until_only(id, 2).await;
    let mut tx = harness.store().write().await.unwrap();
    tx.set_dm(UserId(2), Dm::Closed, None).await.unwrap();
    tx.commit().await.unwrap();
    harness.pass(DAY - 1).await;
    assert_eq!(harness.reminders(2), []);
    let in_channel = |said: &&Said| matches!(said, Said::Post(at, Post::Reminder { ping: UserId(2), .. }) if *at == id);
    assert_eq!(harness.said.iter().filter(in_channel).count(), 2);
    // Direct messages are closed while a reminder is on its way: it is not lost.
    let other = harness.table("daily", &[3, 4]).await;
    harness.until_only(other, 4).await;
    harness.mute = true;
    harness.pass(DAY / 2).await;
    let mut tx = harness.store().write().await.unwrap();
    harness.tables.dm_closed(&mut tx, UserId(4)).await.unwrap();
    tx.commit().await.unwrap();
    harness.mute = false;
    harness.deliver().await;
    let in_channel = |said: &&Said| matches!(said, Said::Post(at, Post::Reminder { ping: UserId(4), .. }) if *at == other);
    assert_eq!(harness.said.iter().filter(in_channel).count(), 1);
}

/// A person with a digest gets one a day at their hour, no pings and no reminders halfway, but still
/// the last call.
#[tokio::test]
async fn a_digest_instead_of_pings() {
    let mut harness = TimedHarness::open().await;
    harness.join(harness.lobby().await, 2).await;
    harness
        .tables
        .set_time_preferences(UserId(2), wishes("Asia/Tokyo", None, Some("18:00")))
        .await
        .unwrap();
    let id = harness.table("relaxed", &[1, 2]).await;
    harness.until_only(id, 2).await;
    let pinged = |said: &&Said| {
        matches!(said, Said::Post(_, Post::Moved { ping, .. } | Post::Moment { ping, .. } | Post::Began { ping, .. })
            if ping.contains(&UserId(2)))
    };
    assert_eq!(harness.said.iter().filter(pinged).count(), 0);
    harness.pass(2 * DAY - 1).await;
    let digests = |said: &Said| match said {
        Said::DirectMessage(at, UserId(2), DirectMessage::Waiting { why, last: false })
            if *why == rokugan::table::Why::Digest =>
        {
            Some(*at)
        }
        _ => None,
    };
    let digests: Vec<_> = harness.said.iter().filter_map(digests).collect();
    // 18:00 in Tokyo is 09:00 UTC.
    assert_eq!(digests, [NOON.plus(21 * HOUR), NOON.plus(45 * HOUR)]);
    let calls: Vec<bool> = harness.reminders(2).iter().map(|(_, last)| *last).collect();
    assert_eq!(calls, [false, false, true]);
    let off = PreferenceChanges {
        digest: Some("off".into()),
        ..PreferenceChanges::default()
    };
    harness
        .tables
        .set_time_preferences(UserId(2), off)
        .await
        .unwrap();
    let before = harness.reminders(2).len();
    harness.pass(5 * MINUTE).await;
    assert_eq!(harness.reminders(2).len(), before);
}
