//! Fair dice: everybody adds something once all are seated, and nothing is rolled twice.

use rokugan::id::{ChannelId, TableId};
use rokugan::store::Lifecycle;
use rokugan::table::New;
use rules::dice::Seq;
use serde_json::Value;

use crate::harness::{Harness, by, fresh};
use crate::harness_play::stage;

const PEOPLE: [u64; 3] = [1, 2, 3];

async fn lobby(harness: &Harness) -> TableId {
    let new = New {
        channel: ChannelId(fresh()),
        title: rules::catalog::FLAGSHIP.into(),
        name: None,
        seats: None,
        pace: Some(rokugan::pace::Pace::NONE),
        misses: None,
        options: Value::Null,
        sealed: false,
        level: rokugan::level::Level::Captain,
        hints: false,
    };
    let id = harness.tables.open(&by(1), new).await.unwrap().row.id;
    // The host has a seat already.
    for user in PEOPLE.into_iter().skip(1) {
        harness.tables.join(&by(user), id, None).await.unwrap();
    }
    id
}

/// Presses *Start* and returns the id of the press, and whether play began.
async fn ready(harness: &Harness, id: TableId, user: u64) -> (String, bool) {
    let press = by(user);
    let state = harness.tables.start(&press, id).await.unwrap();
    let began = state.row.stage == Lifecycle::Playing;
    (press.interaction.to_string(), began)
}

/// The dice contain a press of every player after the last seat was taken. Whoever leaves and comes
/// back voids the presses of all, and a second press changes nothing.
#[tokio::test]
async fn everybody_adds_to_the_dice_once_all_are_seated() {
    let harness = Harness::open().await;
    let id = lobby(&harness).await;
    let promise = harness.tables.state(id).await.unwrap().commitment();
    let first = ready(&harness, id, 1).await;
    assert!(!first.1 && !ready(&harness, id, 1).await.1);
    ready(&harness, id, 2).await;
    let state = harness.tables.state(id).await.unwrap();
    assert_eq!(state.not_ready().len(), 1);
    assert_eq!(state.seats[0].ready, first.0, "the first press counts");

    harness.tables.leave(&by(3), id).await.unwrap();
    let state = harness.tables.state(id).await.unwrap();
    assert_eq!(state.not_ready().len(), 2, "whoever leaves voids them");
    ready(&harness, id, 1).await;
    harness.tables.join(&by(3), id, None).await.unwrap();
    let state = harness.tables.state(id).await.unwrap();
    assert_eq!(state.not_ready().len(), 3, "and so does whoever comes");

    let mut presses = Vec::new();
    for (at, user) in PEOPLE.into_iter().enumerate() {
        let (press, began) = ready(&harness, id, user).await;
        assert_eq!(began, at == 2, "play begins with the last press");
        presses.push(press);
    }
    let state = harness.tables.state(id).await.unwrap();
    assert_eq!(state.row.entropy, presses.join(","));
    assert_eq!(state.commitment(), promise, "promised before, and kept");
    assert_ne!(state.commitment(), state.row.seed.commitment());
}

async fn hands(harness: &Harness, id: TableId) -> Vec<Value> {
    let mut hands = Vec::new();
    for user in PEOPLE {
        let seen = harness.panel(id, user).await.view.to_json();
        hands.push(seen["private"]["hand"].clone());
    }
    hands
}

/// A roll that was taken back, or that a restored backup does not know of, is not rolled again.
#[tokio::test]
async fn nothing_is_rolled_twice_after_a_takeback_or_a_restored_backup() {
    let harness = Harness::open().await;
    // Without Dragon the last act before the placement is the one that draws.
    let id = harness.seated(&["crab", "crane", "lion"], false).await;
    harness.until_placing(id).await;
    let rolled = harness.acts(id).await;
    let last = rolled.last().unwrap().clone();
    let actor = last.user.unwrap().0;
    let first = hands(&harness, id).await;

    let (now, to) = (last.seq, Seq(last.seq.0 - 1));
    let tables = &harness.tables;
    tables.ask_takeback(&by(actor), id, to).await.unwrap();
    for user in PEOPLE.into_iter().filter(|user| *user != actor) {
        tables
            .answer_takeback(&by(user), id, now, true)
            .await
            .unwrap();
    }
    assert_eq!(harness.acts(id).await.len(), rolled.len() - 1);

    let restored = harness.twin().await;
    let mut drawn = vec![first];
    for table in [&harness, &restored] {
        table.act(id, actor, &last.action).await.unwrap();
        assert_eq!(stage(&table.panel(id, 1).await), "placing");
        drawn.push(hands(table, id).await);
        table.tables.check(id).await.unwrap();
    }
    for (at, one) in drawn.iter().enumerate() {
        for other in &drawn[at + 1..] {
            assert_ne!(one, other, "the same stream twice");
        }
    }
}
