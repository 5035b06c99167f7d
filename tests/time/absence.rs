//! Being away.

use rokugan::clock::{DAY, HOUR};
use rokugan::id::UserId;
use rokugan::table::{Notice, Refused, Why};

use crate::timed_harness::{Said, TimedHarness};

/// An absence stops the person's clocks, is announced at the table, ends by itself, and is limited.
#[tokio::test]
async fn away_stops_the_clock_within_bounds() {
    let mut harness = TimedHarness::open().await;
    let id = harness.table("daily", &[1, 2]).await;
    harness.until_only(id, 2).await;
    harness.pass(4 * HOUR).await;
    let user = UserId(2);
    for (until, why) in [
        ("8d", Refused::AwayTooLong { hours: 7 * 24 }),
        ("59m", Refused::AwayTooShort),
        ("2020-01-01", Refused::AwayTooShort),
        ("whenever", Refused::NoSuchTime),
    ] {
        let refused = harness.tables.away(user, until).await.unwrap_err();
        assert_eq!(refused, why.into(), "{until}");
    }
    let until = harness.tables.away(user, "5d").await.unwrap();
    harness.deliver().await;
    assert_eq!(until, harness.now().plus(5 * DAY));
    let state = harness.tables.state(id).await.unwrap();
    let side = state.side_of(state.seat_of(user).unwrap());
    let told = Notice::Away {
        side,
        until: until.seconds(),
    };
    assert_eq!(harness.notices(id).last(), Some(&told));
    assert_eq!(harness.left(id, 2).await, None);
    harness.pass(5 * DAY - 1).await;
    assert_eq!(harness.reminders(2), []);
    harness.pass(1).await;
    assert_eq!(harness.left(id, 2).await, Some(20 * HOUR), "as it was");
    let back = |said: &&Said| {
        matches!(
            said,
            Said::DirectMessage(
                _,
                UserId(2),
                rokugan::table::DirectMessage::Waiting { why: Why::Back, .. }
            )
        )
    };
    assert_eq!(harness.said.iter().filter(back).count(), 1);
    // Two of seven days are left, and one day comes back every two days.
    let refused = harness.tables.away(user, "3d").await.unwrap_err();
    assert_eq!(refused, Refused::AwayTooLong { hours: 48 }.into());
    harness.act(id, 2).await;
    harness.tables.away(user, "2d").await.unwrap();
    // Back again at once: what was not used is returned.
    harness.tables.home(user).await.unwrap();
    let again = harness.tables.home(user).await.unwrap_err();
    assert_eq!(again, Refused::NotAway.into());
    harness.tables.away(user, "2d").await.unwrap();
}

/// At a live table everybody plays right now, so nobody's absence stops it.
#[tokio::test]
async fn a_live_table_does_not_wait_for_who_is_away() {
    let mut harness = TimedHarness::open().await;
    let id = harness.table("live", &[1, 2]).await;
    harness.until_only(id, 2).await;
    let left = harness.left(id, 2).await;
    harness.tables.away(UserId(2), "2d").await.unwrap();
    assert_eq!(harness.left(id, 2).await, left);
}
