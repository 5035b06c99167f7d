//! The level that a table agreed on plays in place of people: when their time runs out, and in held seats.

use rokugan::clock::{DAY, HOUR};
use rokugan::id::{ChannelId, UserId};
use rokugan::level::Level;
use rokugan::pace::Pace;
use rokugan::store::Lifecycle;
use rokugan::table::{New, Notice};

use crate::timed_harness::{TimedHarness, fresh};

/// A Daimyo thinks about the act of somebody whose time ran out, then holds the seat and plays on in it.
#[tokio::test]
async fn a_daimyo_plays_for_somebody_who_vanishes() {
    let mut harness = TimedHarness::open().await;
    let new = New {
        channel: ChannelId(fresh()),
        title: rules::catalog::FLAGSHIP.into(),
        name: None,
        seats: None,
        pace: Pace::read("daily"),
        misses: None,
        sealed: false,
        level: Level::Daimyo,
        hints: false,
        options: serde_json::Value::Null,
    };
    let id = harness.lobby_with(new).await;
    harness.begin(id, &[1, 2]).await;
    harness.until_only(id, 2).await;
    let seq = harness.tables.state(id).await.unwrap().row.seq;
    harness.pass(DAY).await;
    let state = harness.tables.state(id).await.unwrap();
    assert!(state.row.seq > seq, "the act was made");
    let seat = state.seat_of(UserId(2)).unwrap();
    assert_eq!(state.level(seat), Level::Daimyo);
    assert_eq!(state.clock(seat).unwrap().missed, 1);
    // It is held after the second miss; the table goes on to its end without its player.
    for _ in 0..400 {
        if harness.stage(id).await == Lifecycle::Over {
            break;
        }
        harness.pass(HOUR).await;
        if harness.waiting(id).await.contains(&1) {
            harness.act(id, 1).await;
        }
    }
    assert_eq!(harness.stage(id).await, Lifecycle::Over);
    let held = |notice: &Notice| matches!(notice, Notice::Held { .. });
    assert!(harness.notices(id).iter().any(held));
    harness.tables.check(id).await.unwrap();
}
