//! Players who answer, dawdle, vanish and return.

use rokugan::clock::{DAY, HOUR, MINUTE};
use rokugan::id::{InteractionId, UserId};
use rokugan::store::{Pause, Stage};
use rokugan::table::{Edit, Notice, Refused, Replan, Whisper};

use crate::hour::{Room, Said, fresh};

/// Who answers is never touched by the clock, and is told of their turn by nothing but their turn.
#[tokio::test]
async fn who_answers_in_time_is_left_in_peace() {
    let mut room = Room::open().await;
    let id = room.table("daily", &[1, 2]).await;
    for _ in 0..400 {
        let waiting = room.waiting(id).await;
        let Some(user) = waiting.first() else { break };
        room.pass(2 * HOUR).await;
        room.act(id, *user).await;
    }
    assert_eq!(room.stage(id).await, Stage::Over);
    assert_eq!(room.reminders(1), []);
    assert_eq!(room.reminders(2), []);
    let ran_out = |notice: &Notice| matches!(notice, Notice::TimeRanOut { .. });
    assert!(!room.notices(id).iter().any(ran_out));
    room.pass(60 * DAY).await;
    room.tables.check(id).await.unwrap();
}

/// The whole ladder: half time, last call, one act by a computer daimyo; again; then it holds the
/// seat and the other plays on; the player returns with one press.
#[tokio::test]
async fn who_vanishes_is_called_twice_replaced_for_an_act_then_held_and_may_return() {
    let mut room = Room::open().await;
    let id = room.table("daily", &[1, 2]).await;
    room.until_only(id, 2).await;
    let begun = room.now();
    let left = room.left(id, 2).await.unwrap();
    assert_eq!(left, DAY, "a full bank");
    let seq = room.tables.book(id).await.unwrap().row.seq;
    room.pass(DAY - 1).await;
    let calls = room.reminders(2);
    let expected = [(begun.plus(DAY / 2), false), (begun.plus(22 * HOUR), true)];
    assert_eq!(calls, expected);
    assert_eq!(room.tables.book(id).await.unwrap().row.seq, seq, "in time");
    room.pass(1).await;
    let book = room.tables.book(id).await.unwrap();
    assert!(book.row.seq > seq, "the act was made");
    let seat = book.seat_of(UserId(2)).unwrap();
    assert_eq!(book.clock(seat).unwrap().missed, 1);
    let side = book.side_of(seat);
    let missed = Notice::TimeRanOut {
        side: side.clone(),
        missed: 1,
        misses: 2,
    };
    assert_eq!(room.notices(id).last(), Some(&missed));
    let told = |said: &&Said| matches!(said, Said::Whisper(_, UserId(2), Whisper::Missed { missed, .. }) if missed.missed == 1);
    assert_eq!(room.said.iter().filter(told).count(), 1);
    room.until_only(id, 2).await;
    assert_eq!(
        room.left(id, 2).await,
        Some(DAY / 2),
        "half is always given"
    );
    room.pass(DAY / 2).await;
    assert!(room.is_held(id, 2).await);
    assert_eq!(room.reminders(2).len(), 4);
    assert!(
        room.notices(id)
            .contains(&Notice::Held { side: side.clone() })
    );
    for _ in 0..5 {
        assert_eq!(room.waiting(id).await, [1], "the computer daimyo plays on");
        room.act(id, 1).await;
    }
    // Nobody writes to who is gone.
    room.pass(DAY / 2 - HOUR).await;
    assert_eq!(room.reminders(2).len(), 4);
    let panel = room.tables.back(id, UserId(2)).await.unwrap();
    assert!(!panel.is_held());
    room.deliver().await;
    assert_eq!(room.notices(id).last(), Some(&Notice::Returned { side }));
    // Twice is once.
    room.tables.back(id, UserId(2)).await.unwrap();
    room.deliver().await;
    let returned = |notice: &&Notice| matches!(notice, Notice::Returned { .. });
    assert_eq!(room.notices(id).iter().filter(returned).count(), 1);
    room.until_only(id, 2).await;
    room.act(id, 2).await;
    room.tables.check(id).await.unwrap();
}

/// Quick turns save time for slow ones, up to the whole; taking back gains nothing.
#[tokio::test]
async fn the_bank_saves_and_spends() {
    let mut room = Room::open().await;
    let id = room.table("daily", &[1, 2]).await;
    room.until_only(id, 2).await;
    room.pass(20 * HOUR).await;
    room.act(id, 2).await;
    room.until_only(id, 2).await;
    assert_eq!(room.left(id, 2).await, Some(16 * HOUR), "4 saved, 12 given");
    room.pass(HOUR).await;
    room.act(id, 2).await;
    room.until_only(id, 2).await;
    assert_eq!(
        room.left(id, 2).await,
        Some(DAY),
        "never more than the whole"
    );
    let other = room.table("daily", &[3, 4]).await;
    room.pass(20 * HOUR).await;
    room.act(other, 3).await;
    for _ in 0..5 {
        if room.tables.undo(other, UserId(3)).await.is_err() {
            panic!("an objective can be taken back");
        }
        assert_eq!(room.left(other, 3).await, Some(4 * HOUR), "no time gained");
        room.act(other, 3).await;
    }
}

/// A table without pace times nobody, and a live one is quick.
#[tokio::test]
async fn none_waits_for_ever_and_live_does_not() {
    let mut room = Room::open().await;
    let slow = room.table("none", &[1, 2]).await;
    let live = room.table("live", &[3, 4]).await;
    room.until_only(live, 4).await;
    assert_eq!(room.left(live, 4).await, Some(10 * MINUTE));
    room.pass(10 * MINUTE).await;
    let ran_out = |notice: &Notice| matches!(notice, Notice::TimeRanOut { .. });
    assert!(room.notices(live).iter().any(ran_out));
    room.pass(90 * DAY).await;
    assert_eq!(room.stage(slow).await, Stage::Playing);
    assert!(!room.notices(slow).iter().any(ran_out));
    assert_eq!(room.stage(live).await, Stage::Cancelled, "both were gone");
}

/// All vanish: the table waits a week for any of them, then ends; or goes on with who comes back.
#[tokio::test]
async fn a_deserted_table_waits_a_week() {
    let mut room = Room::open().await;
    let lost = room.table("brisk", &[1, 2]).await;
    let found = room.table("brisk", &[3, 4]).await;
    room.pass(5 * DAY).await;
    for id in [lost, found] {
        let book = room.tables.book(id).await.unwrap();
        assert_eq!(book.row.paused, Some(Pause::Deserted));
        assert_eq!(room.stage(id).await, Stage::Playing);
    }
    room.tables.back(found, UserId(3)).await.unwrap();
    room.settle().await;
    assert_eq!(room.waiting(found).await, [3]);
    assert!(room.left(found, 3).await.is_some());
    room.pass(8 * DAY).await;
    assert_eq!(room.stage(lost).await, Stage::Cancelled);
    let ends = room.notices(lost);
    let ends = ends.iter().filter(|it| **it == Notice::DesertedEnd);
    assert_eq!(ends.count(), 1);
    // Who came back and left again is waited for anew.
    room.pass(10 * DAY).await;
    assert_eq!(room.stage(found).await, Stage::Cancelled);
}

/// F24: whoever takes a seat over gets what it knows; the old player keeps the record and loses the
/// seat, also through buttons kept from before.
#[tokio::test]
async fn f24_a_newcomer_takes_an_open_seat() {
    let mut room = Room::open().await;
    let id = room.table("daily", &[1, 2, 3]).await;
    room.act(id, 2).await;
    room.until_only(id, 2).await;
    room.tables.resign(id, UserId(2)).await.unwrap();
    room.deliver().await;
    let book = room.tables.book(id).await.unwrap();
    let row = book.seats.iter().find(|row| row.open).unwrap().clone();
    assert!(room.notices(id).contains(&Notice::OpenSeat {
        side: row.side.clone()
    }));
    let take = |user: u64, side: String| {
        let tables = room.tables.clone();
        async move {
            let mut tx = tables.store().write().await.unwrap();
            tx.meet(UserId(user), "Newcomer", None).await.unwrap();
            tx.commit().await.unwrap();
            let interaction = InteractionId(fresh());
            tables
                .take(id, UserId(user), Some(&side), interaction)
                .await
        }
    };
    let refused = take(3, row.side.clone()).await.unwrap_err();
    assert!(matches!(
        refused,
        rokugan::table::Trouble::Refused(Refused::AlreadySeated { .. })
    ));
    let before = room.tables.panel(id, UserId(2)).await.unwrap_err();
    assert_eq!(before, Refused::NotSeated.into());
    let (_, seat) = take(9, row.side.clone()).await.unwrap();
    assert_eq!(seat, row.seat);
    assert_eq!(
        take(8, row.side.clone()).await.unwrap_err(),
        Refused::NoOpenSeat.into()
    );
    room.deliver().await;
    let got = |said: &&Said| matches!(said, Said::Whisper(_, UserId(9), Whisper::TakenOver));
    assert_eq!(room.said.iter().filter(got).count(), 1);
    let panel = room.tables.panel(id, UserId(9)).await.unwrap();
    assert_eq!(panel.seat, row.seat);
    // What the seat was told in private before is in the newcomer's log, and in nobody else's.
    let own = |lines: &[rokugan::table::LogLine]| {
        let all = lines.iter().flat_map(|line| &line.events);
        all.filter(|(_, alone)| *alone).count()
    };
    let (_, lines) = room.tables.log(id, UserId(9)).await.unwrap();
    assert!(own(&lines) > 0);
    let (_, lines) = room.tables.log(id, UserId(2)).await.unwrap();
    assert_eq!(own(&lines), 0);
    let tenures = room.store().tenures(id).await.unwrap();
    let index = i64::try_from(row.seat.index()).unwrap();
    let holders: Vec<_> = tenures.iter().filter(|it| it.seat == index).collect();
    let users: Vec<_> = holders
        .iter()
        .map(|it| it.user.map(|user| user.0))
        .collect();
    assert_eq!(users, [Some(2), None, Some(9)]);
    assert!(holders[0].to_seq.is_some() && holders[2].to_seq.is_none());
    let acts = room.store().acts(id).await.unwrap();
    assert!(acts.iter().any(|act| act.user == Some(UserId(2))));
    room.tables.check(id).await.unwrap();
}

/// A list that is not sealed in time is sealed as it is, and a computer daimyo fills what it lacks.
#[tokio::test]
async fn an_unsealed_list_is_sealed_when_time_runs_out() {
    let mut room = Room::open().await;
    let id = room.sealed_table("daily", &[1, 2]).await;
    while !room.panel(id, 1).await.plan.sealing {
        let user = room.waiting(id).await[0];
        room.act(id, user).await;
    }
    let begun = room.now();
    let before = room.tables.book(id).await.unwrap().row.seq;
    let seal = Replan {
        table: id,
        user: UserId(1),
        interaction: InteractionId(fresh()),
        length: None,
        edit: Edit::Seal,
    };
    room.tables.replan(seal).await.unwrap();
    room.pass(DAY - 1).await;
    assert_eq!(
        room.reminders(2),
        [(begun.plus(DAY / 2), false), (begun.plus(22 * HOUR), true)]
    );
    assert_eq!(room.tables.book(id).await.unwrap().row.seq, before);
    room.pass(1).await;
    let after = room.tables.book(id).await.unwrap().row.seq;
    assert!(after >= before + 10, "both lists were played out");
    assert!(!room.is_held(id, 2).await);
    let ran_out = |notice: &&Notice| matches!(notice, Notice::TimeRanOut { missed: 1, .. });
    assert_eq!(room.notices(id).iter().filter(ran_out).count(), 1);
    assert_eq!(room.reminders(1), [], "whoever sealed is left in peace");
    room.tables.check(id).await.unwrap();
}
