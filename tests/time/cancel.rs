//! Work that is dropped in the middle, at every point where it waits.

use std::future::{Future, poll_fn};
use std::pin::pin;
use std::task::Poll;

use rokugan::id::{InteractionId, TableId, UserId};
use rokugan::table::{Chosen, Edit, Move, Replan};

use crate::harness::{Harness, fresh};

/// Runs something until it has been polled so often, then drops it.
async fn cut<F: Future>(work: F, polls: usize) -> Option<F::Output> {
    let mut work = pin!(work);
    let mut left = polls;
    poll_fn(|context| {
        if left == 0 {
            return Poll::Ready(None);
        }
        left -= 1;
        work.as_mut().poll(context).map(Some)
    })
    .await
}

/// Everything that must change together: acts, and what is to be said of them.
async fn written(harness: &Harness, table: TableId) -> (usize, usize) {
    let acts = harness.acts(table).await.len();
    let posts = harness.posts(table).await.len();
    (acts, posts)
}

/// F54: a move is dropped at every await, until it comes to its end. Each time all of it is there, or
/// nothing, and the next one can be made.
#[tokio::test]
async fn f54_a_move_that_is_dropped_anywhere_is_whole_or_not_there() {
    let harness = Harness::open().await;
    let table = harness.seated(&["crab", "crane", "-lion"], false).await;
    let (mut dropped, mut whole) = (0, 0);
    // Where it is dropped after so many polls is up to the threads of the database; so often enough.
    for polls in (1..=8).cycle().take(120) {
        let Some(user) = harness.up(table).await.first().copied() else {
            break;
        };
        let text = harness.panel(table, user).await.menu.actions()[0].to_owned();
        let wish = Move {
            table: table.into(),
            user: UserId(user),
            interaction: InteractionId(fresh()),
            offered: None,
            chosen: Chosen::Typed(text),
            in_place: false,
        };
        let before = written(&harness, table).await;
        let done = cut(harness.tables.act(wish), polls).await;
        let after = written(&harness, table).await;
        harness.tables.check(table).await.unwrap();
        match done {
            Some(done) => {
                done.unwrap();
                assert!(after.0 > before.0 && after.1 > before.1);
                whole += 1;
            }
            None => {
                dropped += 1;
                assert_eq!(
                    after.0 > before.0,
                    after.1 > before.1,
                    "half of it, {polls}"
                );
            }
        }
    }
    assert!(dropped > 10 && whole > 0, "{dropped} {whole}");
}

/// F54: so is a change of a plan.
#[tokio::test]
async fn f54_a_plan_that_is_dropped_anywhere_is_whole_or_not_there() {
    let harness = Harness::open().await;
    let table = harness.seated(&["crab", "crane"], false).await;
    let mut dropped = 0;
    for polls in (1..=6).cycle().take(60) {
        let passing = harness.panel(table, 1).await.plan.passing;
        let wish = Replan {
            table: table.into(),
            user: UserId(1),
            interaction: InteractionId(fresh()),
            length: None,
            edit: Edit::Pass(!passing),
        };
        let done = cut(harness.tables.replan(wish), polls).await;
        harness.tables.check(table).await.unwrap();
        match done {
            Some(done) => {
                done.unwrap();
                assert_eq!(harness.panel(table, 1).await.plan.passing, !passing);
            }
            None => dropped += 1,
        }
    }
    assert!(dropped > 3, "{dropped}");
}
