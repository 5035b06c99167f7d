//! A seat that changes hands keeps nothing its former player said.

use rokugan::id::UserId;
use rokugan::table::{Asked, Edit, Motion, Tally};
use rules::dice::Seq;
use serde_json::json;

use crate::harness::{Harness, by};

/// The orders of a player who resigned are neither carried out in the newcomer's name nor shown to
/// them.
#[tokio::test]
async fn orders_leave_with_their_author() {
    let harness = Harness::open().await;
    let table = harness.seated(&["crab", "crane", "lion"], false).await;
    harness.until_placing(table).await;
    let late = *harness.up(table).await.last().unwrap();
    let author = if late == 1 { 2 } else { 1 };
    let ahead = harness.panel(table, author).await.plan.preview.unwrap();
    let order = ahead.actions()[0].to_owned();
    harness.write(table, author, &order).await;
    harness
        .replan(table, author, Edit::Pass(true))
        .await
        .unwrap();
    harness
        .tables
        .resign(&by(author), table, None)
        .await
        .unwrap();
    harness.tables.take(&by(9), table, None).await.unwrap();
    let panel = harness.panel(table, 9).await;
    assert!(panel.plan.queue.is_empty(), "{:?}", panel.plan.queue);
    assert!(!panel.plan.passing);
}

/// A request to take back needs the consent of whoever has the seat now.
#[tokio::test]
async fn consents_leave_with_their_author() {
    let harness = Harness::open().await;
    let table = harness.seated(&["crab", "crane", "lion"], false).await;
    harness.until_placing(table).await;
    let now = harness.panel(table, 1).await.view.seq();
    // Whoever is up asks: a computer daimyo acting for them would move the table on.
    let asking = harness.up(table).await[0];
    let (leaving, staying) = (asking % 3 + 1, (asking + 1) % 3 + 1);
    let tables = &harness.tables;
    let asked = tables
        .ask_takeback(&by(asking), table, Seq(now.0 - 1))
        .await;
    assert_eq!(asked.unwrap(), Asked::Waits(2));
    let agreed = tables.answer_takeback(&by(leaving), table, now, true).await;
    assert_eq!(agreed.unwrap(), Asked::Waits(1));
    tables.resign(&by(leaving), table, None).await.unwrap();
    tables.take(&by(9), table, None).await.unwrap();
    let agreed = tables.answer_takeback(&by(staying), table, now, true).await;
    assert_eq!(
        agreed.unwrap(),
        Asked::Waits(1),
        "the newcomer was not asked"
    );
    tables.resign(&by(asking), table, None).await.unwrap();
    let late = tables.answer_takeback(&by(9), table, now, true).await;
    assert!(late.is_err(), "nobody asks any more");
}

/// A vote on a seat ends with the player it was about; nobody inherits a ballot.
#[tokio::test]
async fn ballots_leave_with_their_author() {
    let harness = Harness::open().await;
    let table = harness.seated(&["crab", "crane", "lion"], false).await;
    let tables = &harness.tables;
    tables.propose(&by(2), table, Motion::End).await.unwrap();
    tables.ballot(&by(1), table, 1, false).await.unwrap();
    let failed = tables.ballot(&by(3), table, 1, false).await.unwrap();
    assert_eq!(failed, Tally::Failed);
    tables.kick(&by(1), table, UserId(2)).await.unwrap();
    tables.resign(&by(2), table, None).await.unwrap();
    tables.take(&by(9), table, None).await.unwrap();
    let export = tables.user_export(UserId(9)).await.unwrap();
    assert_eq!(export["ballots"], json!([]));
    assert!(tables.ballot(&by(3), table, 2, true).await.is_err());
    let state = tables.state(table).await.unwrap();
    assert!(state.seat_of(UserId(9)).is_some(), "the newcomer stays");
}
