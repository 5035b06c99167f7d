//! Reminders: few, merged, at decent hours, where the person reads them.

use rokugan::clock::{DAY, HOUR, MINUTE};
use rokugan::id::{InteractionId, UserId};
use rokugan::store::Dm;
use rokugan::table::{Post, Refused, Whisper, Wishes};

use crate::hour::{NOON, Room, Said, fresh};

fn wishes(zone: &str, quiet: Option<&str>, digest: Option<&str>) -> Wishes {
    Wishes {
        zone: Some(zone.into()),
        quiet: quiet.map(Into::into),
        digest: digest.map(Into::into),
    }
}

/// Tables that want a reminder at about the same time get one message.
#[tokio::test]
async fn reminders_of_many_tables_are_one_message() {
    let mut room = Room::open().await;
    for other in 2..7 {
        let id = room.table("daily", &[1, other]).await;
        room.act(id, other).await;
        room.pass(MINUTE).await;
    }
    room.pass(DAY - 10 * MINUTE).await;
    assert_eq!(room.reminders(1).len(), 2, "{:?}", room.reminders(1));
}

/// Put off at most twice in a turn, never past its end; pressing often is pressing once.
#[tokio::test]
async fn a_reminder_can_be_put_off_twice() {
    let mut room = Room::open().await;
    let id = room.table("daily", &[1, 2]).await;
    room.until_only(id, 2).await;
    room.pass(DAY / 2).await;
    let user = UserId(2);
    for turn in 1..=2 {
        for _ in 0..3 {
            let press = InteractionId(fresh());
            let at = room.tables.snooze(user, press).await.unwrap();
            assert_eq!(at, room.now().plus(2 * HOUR));
            let again = room.tables.snooze(user, press).await.unwrap_err();
            assert_eq!(again, Refused::AlreadyDone.into());
        }
        room.pass(2 * HOUR).await;
        assert_eq!(room.reminders(2).len(), 1 + turn);
    }
    let press = InteractionId(fresh());
    let third = room.tables.snooze(user, press).await.unwrap_err();
    assert_eq!(third, Refused::NoSnooze.into());
    room.pass(7 * HOUR).await;
    let calls = room.reminders(2);
    assert_eq!(calls.len(), 4);
    assert!(calls[3].1, "the last call comes all the same");
    let nobody = room.tables.snooze(UserId(77), InteractionId(fresh())).await;
    assert_eq!(nobody.unwrap_err(), Refused::NoSnooze.into());
}

/// Nothing reaches a sleeper, and no turn ends at night; a live table is another matter.
#[tokio::test]
async fn nothing_happens_in_quiet_hours() {
    let mut room = Room::open().await;
    // Noon in London; quiet from 21 to 9 there.
    let id = room.table("brisk", &[1, 2]).await;
    room.tables
        .set_habits(UserId(2), wishes("Europe/London", Some("21-9"), None))
        .await
        .unwrap();
    room.until_only(id, 2).await;
    room.act(id, 2).await;
    room.until_only(id, 1).await;
    room.pass(7 * HOUR).await;
    room.until_only(id, 2).await;
    // 19:00: eight hours would end at 03:00.
    assert_eq!(room.now(), NOON.plus(7 * HOUR));
    assert_eq!(room.left(id, 2).await, Some(15 * HOUR), "10:00");
    room.pass(14 * HOUR - 1).await;
    for (at, _) in room.reminders(2) {
        let hour = (at.since(NOON) / HOUR + 12) % 24;
        assert!((9..21).contains(&hour), "woken at {hour}");
    }
    let before = room.reminders(2).len();
    room.pass(1).await;
    assert_eq!(room.reminders(2).len(), before + 1, "one at nine");
    assert!(room.reminders(2)[before].1, "and it is the last call");
    room.pass(HOUR).await;
    let book = room.tables.book(id).await.unwrap();
    let seat = book.seat_of(UserId(2)).unwrap();
    assert_eq!(book.clock(seat).unwrap().missed, 1);
    assert_eq!(
        room.tables
            .set_habits(
                UserId(3),
                Wishes {
                    quiet: Some("22-8".into()),
                    ..Wishes::default()
                }
            )
            .await
            .unwrap_err(),
        Refused::NeedsZone.into()
    );
}

/// Who takes no direct messages is reminded in the channel, and only there.
#[tokio::test]
async fn closed_messages_remind_in_the_channel() {
    let mut room = Room::open().await;
    let id = room.table("daily", &[1, 2]).await;
    room.until_only(id, 2).await;
    let mut tx = room.store().write().await.unwrap();
    tx.set_dm(UserId(2), Dm::Closed, None).await.unwrap();
    tx.commit().await.unwrap();
    room.pass(DAY - 1).await;
    assert_eq!(room.reminders(2), []);
    let in_channel = |said: &&Said| matches!(said, Said::Post(at, Post::Reminder { ping: UserId(2), .. }) if *at == id);
    assert_eq!(room.said.iter().filter(in_channel).count(), 2);
    // Closed while a reminder is under way: it is not lost.
    let other = room.table("daily", &[3, 4]).await;
    room.until_only(other, 4).await;
    room.mute = true;
    room.pass(DAY / 2).await;
    let mut tx = room.store().write().await.unwrap();
    room.tables.dm_closed(&mut tx, UserId(4)).await.unwrap();
    tx.commit().await.unwrap();
    room.mute = false;
    room.deliver().await;
    let in_channel = |said: &&Said| matches!(said, Said::Post(at, Post::Reminder { ping: UserId(4), .. }) if *at == other);
    assert_eq!(room.said.iter().filter(in_channel).count(), 1);
}

/// Who prefers a digest gets one a day at their hour, no pings and no half-time calls, but still the
/// last call.
#[tokio::test]
async fn a_digest_instead_of_pings() {
    let mut room = Room::open().await;
    room.join(room.lobby().await, 2).await;
    room.tables
        .set_habits(UserId(2), wishes("Asia/Tokyo", None, Some("18:00")))
        .await
        .unwrap();
    let id = room.table("relaxed", &[1, 2]).await;
    room.until_only(id, 2).await;
    let pinged = |said: &&Said| {
        matches!(said, Said::Post(_, Post::Moved { ping, .. } | Post::Began { ping, .. })
            if ping.contains(&UserId(2)))
    };
    assert_eq!(room.said.iter().filter(pinged).count(), 0);
    room.pass(2 * DAY - 1).await;
    let digests = |said: &Said| match said {
        Said::Whisper(at, UserId(2), Whisper::Waiting { why, last: false })
            if *why == rokugan::table::Why::Digest =>
        {
            Some(*at)
        }
        _ => None,
    };
    let digests: Vec<_> = room.said.iter().filter_map(digests).collect();
    // 18:00 in Tokyo is 09:00 UTC.
    assert_eq!(digests, [NOON.plus(21 * HOUR), NOON.plus(45 * HOUR)]);
    let calls: Vec<bool> = room.reminders(2).iter().map(|(_, last)| *last).collect();
    assert_eq!(calls, [false, false, true]);
    let off = Wishes {
        digest: Some("off".into()),
        ..Wishes::default()
    };
    room.tables.set_habits(UserId(2), off).await.unwrap();
    let before = room.reminders(2).len();
    room.pass(5 * MINUTE).await;
    assert_eq!(room.reminders(2).len(), before);
}
