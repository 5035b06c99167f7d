//! Defects that were once planted here and noticed by nobody. Each has a test that fails with it.

use std::collections::HashMap;

use rokugan::clock::{HOUR, MINUTE};
use rokugan::id::{InteractionId, UserId};
use rokugan::store::Lifecycle;
use rokugan::table::{Chosen, Job, Move, PreferenceChanges, Refused};
use rules::dice::Seq;
use rules::event_log::Recipients;
use rules::seat::Seat;
use serde_json::Value;

use crate::harness::{Harness, fresh};
use crate::timed_harness::TimedHarness;

/// Is this value somewhere inside the other?
fn contains(all: &Value, one: &Value) -> bool {
    all == one
        || match all {
            Value::Array(list) => list.iter().any(|part| contains(part, one)),
            Value::Object(fields) => fields.values().any(|part| contains(part, one)),
            _ => false,
        }
}

/// What only one seat may know is in no direct message to another.
#[tokio::test]
async fn private_facts_go_to_their_seat_alone() {
    let harness = Harness::open().await;
    let table = harness.seated(&["crab", "crane", "lion"], false).await;
    while harness.stage(table).await == Lifecycle::Playing {
        harness.first(table).await;
    }
    let state = harness.tables.state(table).await.unwrap();
    let (mut play, opened) = state.open().unwrap();
    let mut told = vec![opened];
    for act in harness.acts(table).await {
        play.mix(&act.mix);
        told.push(play.act(act.seat, &act.action).unwrap().facts);
    }
    let alone = |seat: Seat| -> Vec<Value> {
        let heard = told.iter().flat_map(|facts| facts.heard(Some(seat)));
        let heard = heard.filter(|(to, _)| *to != Recipients::All);
        heard
            .map(|(_, event)| serde_json::to_value(event).unwrap())
            .collect()
    };
    let mut compared = 0;
    for user in 1..=3 {
        let seat = state.seat_of(UserId(user)).unwrap();
        let own = alone(seat);
        let said = harness.whispers(user).await;
        let said: Vec<Value> = said
            .iter()
            .map(|message| serde_json::to_value(message).unwrap())
            .collect();
        let said = Value::Array(said);
        assert!(own.iter().any(|event| contains(&said, event)));
        for other in state.seats.iter().filter(|row| row.seat != seat) {
            for event in alone(other.seat)
                .iter()
                .filter(|event| !own.contains(event))
            {
                assert!(!contains(&said, event), "{user} learned {event}");
                compared += 1;
            }
        }
    }
    assert!(compared > 100, "{compared}");
}

/// Nobody's time runs out before the last call was made.
#[tokio::test]
async fn no_time_runs_out_without_a_last_call() {
    let mut harness = TimedHarness::open().await;
    let id = harness.table("daily", &[1, 2]).await;
    harness.until_only(id, 2).await;
    let state = harness.tables.state(id).await.unwrap();
    let seat = state.seat_of(UserId(2)).unwrap();
    let mut tx = harness.store().write().await.unwrap();
    tx.cancel_due(&Job::Last(id, seat).key()).await.unwrap();
    tx.commit().await.unwrap();
    let end = harness.left(id, 2).await.unwrap();
    harness.pass(end + MINUTE).await;
    let missed = harness.tables.state(id).await.unwrap();
    assert_eq!(missed.clock(seat).unwrap().missed, 0, "nobody called");
    assert_eq!(missed.row.seq, state.row.seq);
    harness.pass(2 * HOUR).await;
    let missed = harness.tables.state(id).await.unwrap();
    assert_eq!(missed.clock(seat).unwrap().missed, 1, "called, then out");
    assert!(harness.reminders(2).iter().any(|(_, last)| *last));
}

/// Whoever plays live has agreed to be there: quiet hours stop neither the calls nor the clock.
#[tokio::test]
async fn a_live_table_knows_no_quiet_hours() {
    let mut harness = TimedHarness::open().await;
    let id = harness.table("live", &[1, 2]).await;
    let quiet = PreferenceChanges {
        zone: Some("Europe/London".into()),
        quiet: Some("11-15".into()),
        digest: None,
    };
    let set = harness.tables.set_time_preferences(UserId(2), quiet).await;
    set.unwrap();
    harness.until_only(id, 2).await;
    let left = harness.left(id, 2).await.unwrap();
    assert!(left <= 10 * MINUTE, "the clock runs");
    harness.pass(left + 1).await;
    assert!(harness.reminders(2).iter().any(|(_, last)| *last), "called");
    let state = harness.tables.state(id).await.unwrap();
    let seat = state.seat_of(UserId(2)).unwrap();
    assert_eq!(state.clock(seat).unwrap().missed, 1);
}

/// A button of an earlier turn does nothing, even if the same choices happen to be offered again.
#[tokio::test]
async fn an_old_press_is_old_although_its_menu_is_back() {
    let harness = Harness::open().await;
    let table = harness.seated(&["crab", "crane"], false).await;
    let mut offered: HashMap<(u64, String), Seq> = HashMap::new();
    let mut tried = 0;
    while harness.stage(table).await == Lifecycle::Playing {
        let user = harness.up(table).await[0];
        let panel = harness.panel(table, user).await;
        let (now, menu) = (panel.view.seq(), format!("{:?}", panel.menu));
        if let Some(then) = offered.insert((user, menu), now) {
            let old = Move {
                table: table.into(),
                user: UserId(user),
                interaction: InteractionId(fresh()),
                offered: Some(then),
                chosen: Chosen::Typed(panel.menu.actions()[0].to_owned()),
                in_place: false,
            };
            let refused = harness.tables.act(old).await.unwrap_err().trouble;
            assert_eq!(refused, Refused::Stale.into());
            tried += 1;
        }
        harness.first(table).await;
    }
    assert!(tried > 0, "the same menu came twice");
}
