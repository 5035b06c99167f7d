//! Players who answer, dawdle, vanish and return.

use rokugan::clock::{DAY, HOUR, MINUTE};
use rokugan::id::{InteractionId, UserId};
use rokugan::store::{Lifecycle, Pause};
use rokugan::table::{DirectMessage, Edit, Notice, Refused, Replan};

use crate::harness::by;
use crate::timed_harness::{Said, TimedHarness, fresh};

/// A player who answers in time is never affected by the clock, and gets no reminders.
#[tokio::test]
async fn who_answers_in_time_is_left_in_peace() {
    let mut harness = TimedHarness::open().await;
    let id = harness.table("daily", &[1, 2]).await;
    for _ in 0..400 {
        let waiting = harness.waiting(id).await;
        let Some(user) = waiting.first() else { break };
        harness.pass(2 * HOUR).await;
        harness.act(id, *user).await;
    }
    assert_eq!(harness.stage(id).await, Lifecycle::Over);
    assert_eq!(harness.reminders(1), []);
    assert_eq!(harness.reminders(2), []);
    let ran_out = |notice: &Notice| matches!(notice, Notice::TimeRanOut { .. });
    assert!(!harness.notices(id).iter().any(ran_out));
    harness.pass(60 * DAY).await;
    harness.tables.check(id).await.unwrap();
}

/// All steps: reminder halfway, last call, one move by a computer daimyo; the same again; then it holds
/// the seat and the other plays on; the player returns with one press.
#[tokio::test]
async fn who_vanishes_is_called_twice_replaced_for_an_act_then_held_and_may_return() {
    let mut harness = TimedHarness::open().await;
    let id = harness.table("daily", &[1, 2]).await;
    harness.until_only(id, 2).await;
    let begun = harness.now();
    let left = harness.left(id, 2).await.unwrap();
    assert_eq!(left, DAY, "a full bank");
    let seq = harness.tables.state(id).await.unwrap().row.seq;
    harness.pass(DAY - 1).await;
    let calls = harness.reminders(2);
    let expected = [(begun.plus(DAY / 2), false), (begun.plus(22 * HOUR), true)];
    assert_eq!(calls, expected);
    assert_eq!(
        harness.tables.state(id).await.unwrap().row.seq,
        seq,
        "in time"
    );
    harness.pass(1).await;
    let state = harness.tables.state(id).await.unwrap();
    assert!(state.row.seq > seq, "the act was made");
    let seat = state.seat_of(UserId(2)).unwrap();
    assert_eq!(state.clock(seat).unwrap().missed, 1);
    let side = state.side_of(seat);
    let missed = Notice::TimeRanOut {
        side: side.clone(),
        missed: 1,
        misses: 2,
    };
    assert_eq!(harness.notices(id).last(), Some(&missed));
    let told = |said: &&Said| matches!(said, Said::DirectMessage(_, UserId(2), DirectMessage::Missed { missed, .. }) if missed.missed == 1);
    assert_eq!(harness.said.iter().filter(told).count(), 1);
    harness.until_only(id, 2).await;
    assert_eq!(
        harness.left(id, 2).await,
        Some(DAY / 2),
        "half is always given"
    );
    harness.pass(DAY / 2).await;
    assert!(harness.is_held(id, 2).await);
    assert_eq!(harness.reminders(2).len(), 4);
    assert!(
        harness
            .notices(id)
            .contains(&Notice::Held { side: side.clone() })
    );
    for _ in 0..5 {
        assert_eq!(
            harness.waiting(id).await,
            [1],
            "the computer daimyo plays on"
        );
        harness.act(id, 1).await;
    }
    // Nobody writes to a player who is gone.
    harness.pass(DAY / 2 - HOUR).await;
    assert_eq!(harness.reminders(2).len(), 4);
    let panel = harness.tables.back(&by(2), id).await.unwrap();
    assert!(!panel.is_held());
    harness.deliver().await;
    assert_eq!(harness.notices(id).last(), Some(&Notice::Returned { side }));
    // Pressing twice counts once.
    harness.tables.back(&by(2), id).await.unwrap();
    harness.deliver().await;
    let returned = |notice: &&Notice| matches!(notice, Notice::Returned { .. });
    assert_eq!(harness.notices(id).iter().filter(returned).count(), 1);
    harness.until_only(id, 2).await;
    harness.act(id, 2).await;
    harness.tables.check(id).await.unwrap();
}

/// Quick turns save time for slow ones, up to a full turn; taking back gains nothing.
#[tokio::test]
async fn the_bank_saves_and_spends() {
    let mut harness = TimedHarness::open().await;
    let id = harness.table("daily", &[1, 2]).await;
    harness.until_only(id, 2).await;
    harness.pass(20 * HOUR).await;
    harness.act(id, 2).await;
    harness.until_only(id, 2).await;
    assert_eq!(
        harness.left(id, 2).await,
        Some(16 * HOUR),
        "4 saved, 12 given"
    );
    harness.pass(HOUR).await;
    harness.act(id, 2).await;
    harness.until_only(id, 2).await;
    assert_eq!(
        harness.left(id, 2).await,
        Some(DAY),
        "never more than the whole"
    );
    let other = harness.table("daily", &[3, 4]).await;
    harness.pass(20 * HOUR).await;
    harness.act(other, 3).await;
    for _ in 0..5 {
        if harness.tables.undo(&by(3), other, None).await.is_err() {
            panic!("an objective can be taken back");
        }
        assert_eq!(
            harness.left(other, 3).await,
            Some(4 * HOUR),
            "no time gained"
        );
        harness.act(other, 3).await;
    }
}

/// A table without a pace has no time limit, and a live one is quick.
#[tokio::test]
async fn none_waits_for_ever_and_live_does_not() {
    let mut harness = TimedHarness::open().await;
    let slow = harness.table("none", &[1, 2]).await;
    let live = harness.table("live", &[3, 4]).await;
    harness.until_only(live, 4).await;
    assert_eq!(harness.left(live, 4).await, Some(10 * MINUTE));
    harness.pass(10 * MINUTE).await;
    let ran_out = |notice: &Notice| matches!(notice, Notice::TimeRanOut { .. });
    assert!(harness.notices(live).iter().any(ran_out));
    harness.pass(90 * DAY).await;
    assert_eq!(harness.stage(slow).await, Lifecycle::Playing);
    assert!(!harness.notices(slow).iter().any(ran_out));
    assert_eq!(
        harness.stage(live).await,
        Lifecycle::Cancelled,
        "both were gone"
    );
}

/// If all vanish, the table waits a week for any of them, then ends; or it goes on if somebody returns.
#[tokio::test]
async fn a_deserted_table_waits_a_week() {
    let mut harness = TimedHarness::open().await;
    let lost = harness.table("brisk", &[1, 2]).await;
    let found = harness.table("brisk", &[3, 4]).await;
    harness.pass(5 * DAY).await;
    for id in [lost, found] {
        let state = harness.tables.state(id).await.unwrap();
        assert_eq!(state.row.paused, Some(Pause::Deserted));
        assert_eq!(harness.stage(id).await, Lifecycle::Playing);
    }
    harness.tables.back(&by(3), found).await.unwrap();
    harness.announce().await;
    assert_eq!(harness.waiting(found).await, [3]);
    assert!(harness.left(found, 3).await.is_some());
    harness.pass(8 * DAY).await;
    assert_eq!(harness.stage(lost).await, Lifecycle::Cancelled);
    let ends = harness.notices(lost);
    let ends = ends.iter().filter(|it| **it == Notice::DesertedEnd);
    assert_eq!(ends.count(), 1);
    // If the one who came back leaves again, the table waits again.
    harness.pass(10 * DAY).await;
    assert_eq!(harness.stage(found).await, Lifecycle::Cancelled);
}

/// F24: whoever takes over a seat learns what it knows; the old player keeps the record and loses the
/// seat, even with old buttons.
#[tokio::test]
async fn f24_a_newcomer_takes_an_open_seat() {
    let mut harness = TimedHarness::open().await;
    let id = harness.table("daily", &[1, 2, 3]).await;
    harness.act(id, 2).await;
    harness.until_only(id, 2).await;
    harness.tables.resign(&by(2), id, None).await.unwrap();
    harness.deliver().await;
    let state = harness.tables.state(id).await.unwrap();
    let row = state.seats.iter().find(|row| row.open).unwrap().clone();
    assert!(harness.notices(id).contains(&Notice::OpenSeat {
        side: row.side.clone()
    }));
    let take = |user: u64, side: String| {
        let tables = harness.tables.clone();
        async move { tables.take(&by(user), id, Some(&side)).await }
    };
    let refused = take(3, row.side.clone()).await.unwrap_err();
    assert!(matches!(
        refused,
        rokugan::table::Trouble::Refused(Refused::AlreadySeated { .. })
    ));
    let before = harness.tables.panel(id, UserId(2)).await.unwrap_err();
    assert_eq!(before, Refused::NotSeated.into());
    let (_, seat) = take(9, row.side.clone()).await.unwrap();
    assert_eq!(seat, row.seat);
    assert_eq!(
        take(8, row.side.clone()).await.unwrap_err(),
        Refused::NoOpenSeat.into()
    );
    harness.deliver().await;
    let got = |said: &&Said| {
        matches!(
            said,
            Said::DirectMessage(_, UserId(9), DirectMessage::TakenOver)
        )
    };
    assert_eq!(harness.said.iter().filter(got).count(), 1);
    let panel = harness.tables.panel(id, UserId(9)).await.unwrap();
    assert_eq!(panel.seat, row.seat);
    // What the seat was told in private before is in the newcomer's log, and in nobody else's.
    let own = |lines: &[rokugan::table::LogLine]| {
        let all = lines.iter().flat_map(|line| &line.events);
        all.filter(|(_, alone)| *alone).count()
    };
    let (_, lines) = harness.tables.log(id, UserId(9)).await.unwrap();
    assert!(own(&lines) > 0);
    let (_, lines) = harness.tables.log(id, UserId(2)).await.unwrap();
    assert_eq!(own(&lines), 0);
    let seat_history = harness.store().seat_history(id).await.unwrap();
    let index = i64::try_from(row.seat.index()).unwrap();
    let holders: Vec<_> = seat_history.iter().filter(|it| it.seat == index).collect();
    let users: Vec<_> = holders
        .iter()
        .map(|it| it.user.map(|user| user.0))
        .collect();
    assert_eq!(users, [Some(2), None, Some(9)]);
    assert!(holders[0].to_seq.is_some() && holders[2].to_seq.is_none());
    let acts = harness.store().acts(id).await.unwrap();
    assert!(acts.iter().any(|act| act.user == Some(UserId(2))));
    harness.tables.check(id).await.unwrap();
}

/// A list that is not sealed in time is sealed as it is, and a computer daimyo adds what is missing.
#[tokio::test]
async fn an_unsealed_list_is_sealed_when_time_runs_out() {
    let mut harness = TimedHarness::open().await;
    let id = harness.sealed_table("daily", &[1, 2]).await;
    while !harness.panel(id, 1).await.plan.sealing {
        let user = harness.waiting(id).await[0];
        harness.act(id, user).await;
    }
    let begun = harness.now();
    let before = harness.tables.state(id).await.unwrap().row.seq;
    let seal = Replan {
        table: id.into(),
        user: UserId(1),
        interaction: InteractionId(fresh()),
        length: None,
        edit: Edit::Seal { short: true },
    };
    harness.tables.replan(seal).await.unwrap();
    harness.pass(DAY - 1).await;
    assert_eq!(
        harness.reminders(2),
        [(begun.plus(DAY / 2), false), (begun.plus(22 * HOUR), true)]
    );
    assert_eq!(harness.tables.state(id).await.unwrap().row.seq, before);
    harness.pass(1).await;
    let after = harness.tables.state(id).await.unwrap().row.seq;
    assert!(after >= before + 10, "both lists were played out");
    assert!(!harness.is_held(id, 2).await);
    let ran_out = |notice: &&Notice| matches!(notice, Notice::TimeRanOut { missed: 1, .. });
    assert_eq!(harness.notices(id).iter().filter(ran_out).count(), 1);
    assert_eq!(harness.reminders(1), [], "whoever sealed gets no reminder");
    harness.tables.check(id).await.unwrap();
}

/// F24: whoever held a seat knows its secrets, so they may have that seat back and no other, by themselves
/// or through the host.
#[tokio::test]
async fn f24_nobody_learns_the_secrets_of_a_second_seat() {
    let mut harness = TimedHarness::open().await;
    let id = harness.table("daily", &[1, 2, 3]).await;
    harness.act(id, 1).await;
    let side_of = async |user: u64| {
        let state = harness.tables.state(id).await.unwrap();
        state.side_of(state.seat_of(UserId(user)).unwrap())
    };
    let (first, second) = (side_of(1).await, side_of(2).await);
    harness.tables.resign(&by(1), id, None).await.unwrap();
    harness.tables.resign(&by(2), id, None).await.unwrap();
    let none = Refused::NoOpenSeat.into();
    let taken = harness.tables.take(&by(2), id, Some(&first)).await;
    assert_eq!(taken.unwrap_err(), none);
    let taken = harness.tables.join(&by(2), id, Some(&first)).await;
    assert_eq!(taken.unwrap_err(), none);
    // Without a name it is their own, although the other is open too and comes first.
    let (state, seat) = harness.tables.join(&by(2), id, None).await.unwrap();
    assert_eq!(state.side_of(seat), second);
    // A newcomer may have the other, and then nothing is left for whoever left it.
    harness.tables.take(&by(9), id, Some(&first)).await.unwrap();
    let taken = harness.tables.take(&by(1), id, None).await;
    assert_eq!(taken.unwrap_err(), none);
    harness.tables.check(id).await.unwrap();
}
