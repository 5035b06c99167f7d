//! Taking back: at once, by consent, refused, expired, overtaken, across a reveal; never erased.

use rokugan::clock::DAY;
use rokugan::id::{TableId, UserId};
use rokugan::table::{Asked, Notice, Post, Refused, Trouble};
use rules::dice::Seq;

use crate::harness::{Harness, by};
use crate::harness_play::*;

async fn ask(harness: &Harness, table: TableId, user: u64, to: u32) -> Result<Asked, Trouble> {
    harness.tables.ask_takeback(&by(user), table, Seq(to)).await
}

async fn answer(
    harness: &Harness,
    table: TableId,
    user: u64,
    at: u32,
    yes: bool,
) -> Result<Asked, Trouble> {
    harness
        .tables
        .answer_takeback(&by(user), table, Seq(at), yes)
        .await
}

async fn three(harness: &Harness) -> (TableId, u32) {
    let table = harness.seated(&["crab", "crane", "lion"], false).await;
    harness.until_placing(table).await;
    for _ in 0..4 {
        let user = harness.up(table).await[0];
        let panel = harness.panel(table, user).await;
        let own = quiet(&panel, &panel.menu).remove(0);
        harness.act(table, user, &own).await.unwrap();
    }
    (table, harness.acts(table).await.len() as u32)
}

#[tokio::test]
async fn everybody_agrees_and_what_was_taken_back_stays_written_down() {
    let harness = Harness::open().await;
    let (table, now) = three(&harness).await;
    let before = harness.acts(table).await;
    assert_eq!(
        ask(&harness, table, 1, now - 3).await.unwrap(),
        Asked::Waits(2)
    );
    let Post::Takeback {
        facts,
        count,
        reveals,
        asked_at,
        ..
    } = harness.last_post(table).await
    else {
        panic!("no request");
    };
    assert_eq!((count, asked_at, reveals), (3, now, false));
    let shown = serde_json::to_string(&facts).unwrap();
    assert!(
        shown.contains("placed") && !shown.contains("own_placed"),
        "{shown}"
    );
    assert_eq!(
        answer(&harness, table, 2, now, true).await.unwrap(),
        Asked::Waits(1)
    );
    assert_eq!(
        answer(&harness, table, 2, now, true).await.unwrap_err(),
        Refused::AlreadyDone.into()
    );
    assert_eq!(
        harness.acts(table).await.len() as u32,
        now,
        "not before all agree"
    );
    assert_eq!(
        answer(&harness, table, 3, now, true).await.unwrap(),
        Asked::Done
    );
    assert_eq!(harness.acts(table).await, before[..now as usize - 3]);
    let undone = harness.store().undone(table).await.unwrap();
    assert_eq!(undone.len(), 1);
    assert_eq!(undone[0].acts, before[now as usize - 3..]);
    harness.tables.check(table).await.unwrap();
    let (_, log) = harness.tables.log(table, UserId(1)).await.unwrap();
    assert_eq!(log.iter().filter(|line| line.undone).count(), 3);
    // The table plays on to its end; the record has both courses and replays.
    while harness.stage(table).await == rokugan::store::Lifecycle::Playing {
        harness.first(table).await;
    }
    harness.tables.check(table).await.unwrap();
    let mut record = harness.export(table).await.unwrap();
    assert_eq!(record.undone.iter().map(Vec::len).sum::<usize>(), 3);
    record.replay().unwrap();
    record.undone[0][1].action = "skip".into();
    record.replay().unwrap_err();
}

#[tokio::test]
async fn refused_expired_and_overtaken_requests_change_nothing() {
    let harness = Harness::open().await;
    let (table, now) = three(&harness).await;
    ask(&harness, table, 1, now - 1).await.unwrap();
    assert_eq!(
        ask(&harness, table, 2, now - 2).await.unwrap_err(),
        Refused::TakebackOpen.into()
    );
    assert_eq!(
        answer(&harness, table, 2, now, false).await.unwrap(),
        Asked::Refused
    );
    let closed: Trouble = Refused::NoTakeback.into();
    assert_eq!(
        answer(&harness, table, 3, now, true).await.unwrap_err(),
        closed
    );
    assert!(matches!(
        harness.notices(table).await.last(),
        Some(Notice::TakebackRefused { .. })
    ));
    // Nobody answers for two days.
    ask(&harness, table, 1, now - 1).await.unwrap();
    harness.pass(2 * DAY + 1).await;
    assert_eq!(
        harness.notices(table).await.last(),
        Some(&Notice::TakebackExpired)
    );
    assert_eq!(
        answer(&harness, table, 2, now, true).await.unwrap_err(),
        closed
    );
    // Somebody plays on.
    ask(&harness, table, 1, now - 1).await.unwrap();
    harness.first(table).await;
    assert!(harness.notices(table).await.contains(&Notice::TakebackMoot));
    assert_eq!(
        answer(&harness, table, 2, now, true).await.unwrap_err(),
        closed
    );
    assert_eq!(harness.acts(table).await.len() as u32, now + 1);
    // Strangers, and points that do not exist.
    let stranger: Trouble = Refused::NotSeated.into();
    assert_eq!(ask(&harness, table, 9, 1).await.unwrap_err(), stranger);
    assert_eq!(
        answer(&harness, table, 9, now, true).await.unwrap_err(),
        stranger
    );
    for point in [now + 1, u32::MAX] {
        assert_eq!(
            ask(&harness, table, 1, point).await.unwrap_err(),
            Refused::NoSuchPoint.into()
        );
    }
    harness.tables.check(table).await.unwrap();
}

#[tokio::test]
async fn across_a_reveal_every_seat_is_asked() {
    let harness = Harness::open().await;
    let table = harness.seated(&["crab", "crane"], false).await;
    harness.until_placing(table).await;
    let before = harness.acts(table).await.len() as u32;
    let round = public(&harness.panel(table, 1).await)["round"].clone();
    while public(&harness.panel(table, 1).await)["round"] == round {
        harness.first(table).await;
    }
    let now = harness.acts(table).await.len() as u32;
    assert_eq!(
        harness
            .tables
            .undo(&by(1), table, None)
            .await
            .map(|_| ())
            .unwrap_err(),
        match harness.acts(table).await.last().unwrap().user {
            Some(UserId(1)) => Refused::CannotUndo.into(),
            _ => Refused::NothingToUndo.into(),
        }
    );
    assert_eq!(
        ask(&harness, table, 1, before).await.unwrap(),
        Asked::Waits(1)
    );
    let Post::Takeback { reveals, .. } = harness.last_post(table).await else {
        panic!("no request");
    };
    assert!(reveals, "the post says so");
    assert_eq!(
        answer(&harness, table, 2, now, true).await.unwrap(),
        Asked::Done
    );
    assert_eq!(harness.acts(table).await.len() as u32, before);
    harness.tables.check(table).await.unwrap();
    // With computer daimyos only, there is nobody to ask.
    let solo = harness.seated(&["crab", "-crane"], false).await;
    harness.first(solo).await;
    assert_eq!(ask(&harness, solo, 1, 0).await.unwrap(), Asked::Done);
    harness.tables.check(solo).await.unwrap();
}

/// Acting and taking back again and again comes to an end, and so does the log that keeps it all.
#[tokio::test]
async fn taking_back_has_an_end() {
    let harness = Harness::open().await;
    let table = harness.seated(&["crab", "crane", "lion"], false).await;
    let mut undone = 0;
    let refused = loop {
        let text = harness.panel(table, 1).await.menu.actions()[0].to_owned();
        harness.act(table, 1, &text).await.unwrap();
        match harness.tables.undo(&by(1), table, None).await {
            Ok(_) => undone += 1,
            Err(refused) => break refused,
        }
    };
    assert_eq!(refused, Refused::TooManyTakebacks.into());
    assert_eq!(undone, 5);
}
