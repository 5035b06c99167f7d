//! The record: log filters, what a seat may export, replay, statistics and opting out.

use rokugan::clock::HOUR;
use rokugan::id::UserId;
use rokugan::store::Lifecycle;
use rokugan::table::{Filter, Kind, Refused};
use rules::dice::Seq;
use rules::seat::Seat;

use crate::harness::{Harness, by};
use crate::harness_play::*;

#[tokio::test]
async fn log_filters_and_a_seats_own_export() {
    let harness = Harness::open().await;
    let table = harness.seated(&["crab", "crane", "lion"], false).await;
    harness.until_placing(table).await;
    let round = public(&harness.panel(table, 1).await)["round"].clone();
    while public(&harness.panel(table, 1).await)["round"] == round {
        harness.first(table).await;
    }
    harness.first(table).await;
    harness.first(table).await;
    let (_, all) = harness.tables.log(table, UserId(1)).await.unwrap();
    let of = |filter: Filter| filter.of(all.clone());
    let second = Seat::new(1);
    let theirs = of(Filter {
        seat: second,
        ..Filter::default()
    });
    assert!(!theirs.is_empty() && theirs.iter().all(|line| line.seat == second));
    let one = of(Filter {
        chapter: Some(1),
        ..Filter::default()
    });
    assert!(!one.is_empty() && one.len() < all.len());
    assert!(one.iter().all(|line| line.chapter == 1));
    let alone = of(Filter {
        kind: Some(Kind::Alone),
        ..Filter::default()
    });
    assert!(!alone.is_empty());
    assert!(
        alone
            .iter()
            .flat_map(|line| &line.events)
            .all(|(_, alone)| *alone)
    );
    let reveals = of(Filter {
        kind: Some(Kind::Reveals),
        ..Filter::default()
    });
    assert!(!reveals.is_empty() && reveals.len() < all.len());
    assert!(
        of(Filter {
            kind: Some(Kind::Undone),
            ..Filter::default()
        })
        .is_empty()
    );
    // A running table gives a seat what it heard, and a spectator less; never the seed.
    let export = |user: u64| harness.export_seen(table, user);
    let (own, other, public) = (
        export(1).await.unwrap(),
        export(2).await.unwrap(),
        export(9).await.unwrap(),
    );
    assert!(own.to_string().contains("own_placed") && other.to_string().contains("own_placed"));
    assert_ne!(own, other);
    assert!(!public.to_string().contains("own_placed"));
    let seed = harness.tables.state(table).await.unwrap().row.seed.reveal();
    assert!(!own.to_string().contains(&seed));
    assert_eq!(
        harness.export(table).await.unwrap_err(),
        Refused::StillRunning.into()
    );
}

#[tokio::test]
async fn the_past_through_ones_own_eyes() {
    let harness = Harness::open().await;
    let table = harness.seated(&["crab", "crane"], false).await;
    harness.until_placing(table).await;
    let last = Seq(harness.acts(table).await.len() as u32);
    let scene = |user: u64, step: u32, side: Option<&'static str>| {
        harness.tables.scene(table, UserId(user), Seq(step), side)
    };
    let now = scene(1, 9999, None).await.unwrap();
    assert_eq!((now.step, now.last), (last, last));
    assert_eq!(
        now.private.unwrap().to_json(),
        harness.panel(table, 1).await.view.to_json()
    );
    let begin = scene(1, 0, None).await.unwrap();
    assert_eq!(
        begin.private.unwrap().to_json()["public"]["stage"],
        "objectives"
    );
    // Others' eyes only when the table is over; a spectator has the public's.
    let refused = Refused::NotYourEyes.into();
    assert_eq!(
        scene(1, 3, Some("crane")).await.map(|_| ()).unwrap_err(),
        refused
    );
    assert!(scene(9, 3, None).await.unwrap().private.is_none());
    while harness.stage(table).await == Lifecycle::Playing {
        harness.first(table).await;
    }
    let open = scene(9, 3, Some("crane")).await.unwrap();
    assert_eq!(open.private.unwrap().seat().index(), 1);
}

#[tokio::test]
async fn statistics_and_opting_out() {
    let harness = Harness::open().await;
    harness.seated(&["crab", "crane"], false).await;
    harness
        .tables
        .keep_statistics(UserId(2), false)
        .await
        .unwrap();
    for _ in 0..2 {
        let table = harness.seated(&["crab", "crane"], false).await;
        while harness.stage(table).await == Lifecycle::Playing {
            // The first player takes an hour, the second answers at once.
            let user = harness.up(table).await[0];
            if user == 1 {
                harness.pass(HOUR).await;
            }
            let text = harness.panel(table, user).await.menu.actions()[0].to_owned();
            harness.act(table, user, &text).await.unwrap();
        }
    }
    let careers = harness.tables.careers(UserId(1)).await.unwrap();
    assert_eq!(careers.len(), 1);
    let career = &careers[0];
    assert_eq!(
        (career.title.as_str(), career.games, career.median),
        (rules::catalog::FLAGSHIP, 2, Some(3600))
    );
    assert!(career.wins <= 2);
    let refused = harness.tables.careers(UserId(2)).await.unwrap_err();
    assert_eq!(refused, Refused::Uncounted.into());
    assert!(harness.store().results(UserId(2)).await.unwrap().is_empty());
    // Opting out later deletes what there was; deleting one's data too.
    harness
        .tables
        .keep_statistics(UserId(2), true)
        .await
        .unwrap();
    assert!(harness.tables.careers(UserId(2)).await.unwrap().is_empty());
    harness.tables.forget(&by(1)).await.unwrap();
    assert!(harness.store().results(UserId(1)).await.unwrap().is_empty());
}
