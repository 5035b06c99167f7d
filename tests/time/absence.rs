//! Being away.

use rokugan::clock::{DAY, HOUR};
use rokugan::id::UserId;
use rokugan::table::{Notice, Refused, Why};

use crate::hour::{Room, Said};

/// An absence stops the person's clocks, is told to the table, ends by itself, and is bounded.
#[tokio::test]
async fn away_stops_the_clock_within_bounds() {
    let mut room = Room::open().await;
    let id = room.table("daily", &[1, 2]).await;
    room.until_only(id, 2).await;
    room.pass(4 * HOUR).await;
    let user = UserId(2);
    for (until, why) in [
        ("8d", Refused::AwayTooLong { hours: 7 * 24 }),
        ("59m", Refused::AwayTooShort),
        ("2020-01-01", Refused::AwayTooShort),
        ("whenever", Refused::NoSuchTime),
    ] {
        let refused = room.tables.away(user, until).await.unwrap_err();
        assert_eq!(refused, why.into(), "{until}");
    }
    let until = room.tables.away(user, "5d").await.unwrap();
    room.deliver().await;
    assert_eq!(until, room.now().plus(5 * DAY));
    let book = room.tables.book(id).await.unwrap();
    let side = book.side_of(book.seat_of(user).unwrap());
    let told = Notice::Away {
        side,
        until: until.seconds(),
    };
    assert_eq!(room.notices(id).last(), Some(&told));
    assert_eq!(room.left(id, 2).await, None);
    room.pass(5 * DAY - 1).await;
    assert_eq!(room.reminders(2), []);
    room.pass(1).await;
    assert_eq!(room.left(id, 2).await, Some(20 * HOUR), "as it was");
    let back = |said: &&Said| {
        matches!(
            said,
            Said::Whisper(
                _,
                UserId(2),
                rokugan::table::Whisper::Waiting { why: Why::Back, .. }
            )
        )
    };
    assert_eq!(room.said.iter().filter(back).count(), 1);
    // Two of seven days are left, and a day comes back in two.
    let refused = room.tables.away(user, "3d").await.unwrap_err();
    assert_eq!(refused, Refused::AwayTooLong { hours: 48 }.into());
    room.act(id, 2).await;
    room.tables.away(user, "2d").await.unwrap();
    // Home again at once: what was not used is given back.
    room.tables.home(user).await.unwrap();
    let again = room.tables.home(user).await.unwrap_err();
    assert_eq!(again, Refused::NotAway.into());
    room.tables.away(user, "2d").await.unwrap();
}

/// At a live table people sit together now: nobody's absence stops it.
#[tokio::test]
async fn a_live_table_does_not_wait_for_who_is_away() {
    let mut room = Room::open().await;
    let id = room.table("live", &[1, 2]).await;
    room.until_only(id, 2).await;
    let left = room.left(id, 2).await;
    room.tables.away(UserId(2), "2d").await.unwrap();
    assert_eq!(room.left(id, 2).await, left);
}
