//! Orders: carried out in turn, with fallbacks, unseen; switched off when something concerns the seat.

use rokugan::clock::{Clock as _, MINUTE};
use rokugan::id::UserId;
use rokugan::store::Destination;
use rokugan::table::{DirectMessage, Edit, Off, Panel, Refused, Tables};

use crate::harness::Harness;
use crate::harness_play::*;

/// Longer than any order waits.
const A_WHILE: i64 = 2 * MINUTE;

/// The player whose turn it is, and the other of two.
async fn pair(harness: &Harness, table: rokugan::id::TableId) -> (u64, u64) {
    let up = harness.up(table).await[0];
    (up, 3 - up)
}

/// A plan of three placements that concern nobody else, from the menu of what could come.
async fn plan_quietly(
    harness: &Harness,
    table: rokugan::id::TableId,
    user: u64,
    many: usize,
) -> Vec<String> {
    let mut chosen = Vec::new();
    for _ in 0..many {
        let panel = harness.panel(table, user).await;
        let menu = panel.plan.preview.clone().unwrap();
        let next = quiet(&panel, &menu).pop().unwrap();
        harness.write(table, user, &next).await;
        chosen.push(next);
    }
    chosen
}

#[tokio::test]
async fn a_queue_is_carried_out_over_several_turns_with_fallbacks() {
    let harness = Harness::open().await;
    let table = harness.seated(&["crab", "crane"], false).await;
    harness.until_placing(table).await;
    let (by_hand, by_order) = pair(&harness, table).await;
    let chosen = plan_quietly(&harness, table, by_order, 3).await;
    // The same orders, with first choices that are never possible: the other one places tokens only in
    // provinces of their own.
    harness.replan(table, by_order, Edit::Clear).await.unwrap();
    let panel = harness.panel(table, by_order).await;
    let mine = provinces(&panel, by_order as usize - 1)
        .pop_first()
        .unwrap();
    let theirs = ["crab", "crane"][by_hand as usize - 1];
    let text: Vec<String> = chosen
        .iter()
        .map(|act| format!("strike {mine}@{theirs}, else look {mine}@{theirs} else {act}"))
        .collect();
    let panel = harness.write(table, by_order, &text.join("; ")).await;
    assert_eq!(panel.plan.queue.len(), 3);
    for (turn, due) in chosen.iter().enumerate() {
        let panel = harness.panel(table, by_hand).await;
        let own = quiet(&panel, &panel.menu).remove(0);
        harness.act(table, by_hand, &own).await.unwrap();
        let before = harness.acts(table).await.len();
        assert_eq!(harness.up(table).await, [by_order], "not at once");
        harness.pass(10_000).await;
        assert_eq!(
            harness.acts(table).await.len(),
            before,
            "somebody quick takes longer"
        );
        harness.pass(A_WHILE).await;
        let acts = harness.acts(table).await;
        assert_eq!(acts.len(), before + 1, "turn {turn}");
        let last = acts.last().unwrap();
        assert_eq!((&last.action, last.user), (due, Some(UserId(by_order))));
        let told = harness.whispers(by_order).await;
        assert!(
            told.iter()
                .any(|w| matches!(w, DirectMessage::Ordered { action, .. } if action == due)),
            "its owner is told"
        );
    }
    assert!(harness.panel(table, by_order).await.plan.queue.is_empty());
    harness.pass(10 * A_WHILE).await;
    harness.tables.check(table).await.unwrap();
}

/// An order and its fallbacks as they are written.
fn written(panel: &Panel, at: usize) -> Vec<String> {
    let order = panel.plan.queue[at].iter();
    order.map(ToString::to_string).collect()
}

#[tokio::test]
async fn an_order_waits_for_its_conditions() {
    let harness = Harness::open().await;
    let table = harness.seated(&["crab", "crane"], false).await;
    harness.until_placing(table).await;
    let (by_hand, by_order) = pair(&harness, table).await;
    let panel = harness.panel(table, by_order).await;
    let acts = quiet(&panel, panel.plan.preview.as_ref().unwrap());
    let own = |user: u64| provinces(&panel, user as usize - 1).pop_first().unwrap();
    let (own, foreign) = (own(by_order), own(by_hand));
    let text = format!(
        "{} if mine {own} and mine {foreign}, else {} IF nobodys {own} else {} if theirs {foreign} and quiet {own}",
        acts[0], acts[1], acts[2]
    );
    let panel = harness.write(table, by_order, &text).await;
    assert_eq!(
        written(&panel, 0),
        [
            format!("{} if mine {own} and mine {foreign}", acts[0]),
            format!("{} if nobodys {own}", acts[1]),
            format!("{} if theirs {foreign} and quiet {own}", acts[2]),
        ]
    );
    let panel = harness.panel(table, by_hand).await;
    let first = quiet(&panel, &panel.menu).remove(0);
    harness.act(table, by_hand, &first).await.unwrap();
    harness.pass(A_WHILE).await;
    let last = harness.acts(table).await.pop().unwrap();
    assert_eq!(
        (&last.action, last.user),
        (&acts[2], Some(UserId(by_order)))
    );
}

#[tokio::test]
async fn an_attack_switches_orders_off_and_says_why() {
    let harness = Harness::open().await;
    for _ in 0..20 {
        let table = harness.seated(&["crab", "crane"], false).await;
        harness.until_placing(table).await;
        let (by_hand, by_order) = pair(&harness, table).await;
        plan_quietly(&harness, table, by_order, 2).await;
        let panel = harness.panel(table, by_hand).await;
        let Some(blow) = attack(&panel, by_order as usize - 1) else {
            continue;
        };
        harness.act(table, by_hand, &blow).await.unwrap();
        assert!(harness.panel(table, by_order).await.plan.queue.is_empty());
        let told = harness.whispers(by_order).await;
        let why = told.iter().find_map(|w| match w {
            DirectMessage::OrdersOff {
                why: Off::Concern { event },
            } => Some(event.clone()),
            _ => None,
        });
        assert_eq!(why.unwrap()["event"], "placed");
        let before = harness.acts(table).await.len();
        harness.pass(A_WHILE).await;
        assert_eq!(
            harness.acts(table).await.len(),
            before,
            "nothing is carried out"
        );
        return;
    }
    panic!("no neighbours in twenty tables");
}

/// Others cannot tell an order from a click: same posts, same pings, same panel, same log.
#[tokio::test]
async fn an_ordered_act_looks_like_a_clicked_one() {
    let ordered = Harness::open().await;
    let table = ordered.seated(&["crab", "crane"], false).await;
    ordered.until_placing(table).await;
    let (other, owner) = pair(&ordered, table).await;
    let clicked = ordered.twin().await;
    let act = plan_quietly(&ordered, table, owner, 1).await.remove(0);
    for harness in [&ordered, &clicked] {
        let panel = harness.panel(table, other).await;
        let own = quiet(&panel, &panel.menu).remove(0);
        harness.act(table, other, &own).await.unwrap();
    }
    assert_eq!(
        seen(&ordered, table, other).await,
        seen(&clicked, table, other).await
    );
    ordered.pass(A_WHILE).await;
    let at = ordered.acts(table).await.last().unwrap().at;
    clicked.clock.pass(at.since(clicked.clock.now()));
    clicked.act(table, owner, &act).await.unwrap();
    // What each adds to the dice, and with it the hash of the state, differs; its form does not.
    let [one, two] = [&ordered, &clicked].map(|harness| async {
        let mut acts = harness.acts(table).await;
        for act in acts.iter_mut() {
            let digits = act.mix.chars().filter(char::is_ascii_hexdigit).count();
            assert_eq!((act.mix.len(), digits), (16, 16), "{}", act.mix);
            act.mix.clear();
            act.hash.clear();
        }
        acts
    });
    assert_eq!(one.await, two.await);
    let [one, two] = [&ordered, &clicked].map(|harness| seen(harness, table, other));
    assert_eq!(one.await, two.await);
}

/// Everything the other player and the public can get.
async fn seen(harness: &Harness, table: rokugan::id::TableId, user: u64) -> Vec<String> {
    let state = harness.tables.state(table).await.unwrap();
    let mut all = Vec::new();
    for place in [
        Destination::Channel(state.row.channel),
        Destination::User(UserId(user)),
    ] {
        let items = harness.store().items(place).await.unwrap();
        all.extend(items.into_iter().map(|item| item.what));
    }
    let (_, log) = harness.tables.log(table, UserId(user)).await.unwrap();
    let words = rokugan::wording::in_language(None);
    all.push(words.log(&state, &log).0);
    all.push(words.log_file(&state, &log));
    let panel = harness.panel(table, user).await;
    all.push(format!("{:?}", words.panel(&panel, &[], "")));
    let standing = harness.tables.standing(table).await.unwrap();
    all.push(format!("{:?}", words.status(&standing)));
    all.push(harness.export_seen(table, user).await.unwrap().to_string());
    all
}

/// Scorpion may look after each placement; the order passes until Scorpion is attacked.
#[tokio::test]
async fn passing_until_something_concerns() {
    let harness = Harness::open().await;
    for _ in 0..20 {
        let table = harness.seated(&["scorpion", "crab"], false).await;
        harness.until_placing(table).await;
        harness.replan(table, 1, Edit::Pass(true)).await.unwrap();
        // A turn of Scorpion: placed by hand, its look passed by order.
        while harness.up(table).await != [1] {
            let panel = harness.panel(table, 2).await;
            let own = quiet(&panel, &panel.menu).remove(0);
            harness.act(table, 2, &own).await.unwrap();
        }
        let panel = harness.panel(table, 1).await;
        let own = quiet(&panel, &panel.menu).remove(0);
        harness.act(table, 1, &own).await.unwrap();
        if stage(&harness.panel(table, 1).await) != "looking" {
            continue;
        }
        harness.pass(A_WHILE).await;
        let last = harness.acts(table).await.pop().unwrap();
        assert_eq!((last.action.as_str(), last.user), ("pass", Some(UserId(1))));
        let Some(blow) = attack(&harness.panel(table, 2).await, 0) else {
            continue;
        };
        harness.act(table, 2, &blow).await.unwrap();
        assert!(!harness.panel(table, 1).await.plan.passing, "attacked");
        return;
    }
    panic!("no attack in twenty tables");
}

/// Holders of a territory card are asked every round; the order passes, and the cards stay where they
/// are.
#[tokio::test]
async fn card_rounds_are_passed_by_order() {
    let harness = Harness::open().await;
    let mut chance = 7;
    for _ in 0..40 {
        let table = harness.seated(&["lion", "crab"], false).await;
        while harness.stage(table).await == rokugan::store::Lifecycle::Playing {
            let user = harness.up(table).await[0];
            let panel = harness.panel(table, user).await;
            if stage(&panel) != "cards" {
                let actions = panel.menu.actions();
                chance = (chance * 31 + 17) % 10_007;
                let text = actions[chance % actions.len()].to_owned();
                harness.act(table, user, &text).await.unwrap();
                continue;
            }
            assert!(panel.plan.may_pass);
            harness.replan(table, user, Edit::Pass(true)).await.unwrap();
            let before = harness.acts(table).await.len();
            harness.pass(A_WHILE).await;
            let acts = harness.acts(table).await.split_off(before);
            assert_eq!(acts.len(), 1);
            assert_eq!(
                (acts[0].action.as_str(), acts[0].user),
                ("pass", Some(UserId(user)))
            );
            return;
        }
    }
    panic!("nobody held a card in forty tables");
}

/// The job and the act are one transaction: a process that dies before or after it repeats nothing.
#[tokio::test]
async fn an_order_survives_the_process_and_is_carried_out_once() {
    let harness = Harness::open().await;
    let table = harness.seated(&["crab", "crane"], false).await;
    harness.until_placing(table).await;
    let (by_hand, by_order) = pair(&harness, table).await;
    plan_quietly(&harness, table, by_order, 1).await;
    let panel = harness.panel(table, by_hand).await;
    let own = quiet(&panel, &panel.menu).remove(0);
    harness.act(table, by_hand, &own).await.unwrap();
    let before = harness.acts(table).await.len();
    // Killed before it is due, and started again.
    let again = harness.twin().await;
    again.pass(A_WHILE).await;
    assert_eq!(again.acts(table).await.len(), before + 1);
    // Killed right after, and started again.
    let third = again.twin().await;
    third.pass(A_WHILE).await;
    assert_eq!(third.acts(table).await.len(), before + 1);
    let told = third.whispers(by_order).await;
    let done = told
        .iter()
        .filter(|w| matches!(w, DirectMessage::Ordered { .. }));
    assert_eq!(done.count(), 1);
    third.tables.check(table).await.unwrap();
}

#[tokio::test]
async fn orders_are_changed_and_bad_ones_refused() {
    let harness = Harness::open().await;
    let table = harness.seated(&["crab", "crane"], false).await;
    harness.until_placing(table).await;
    let refused = |trouble: rokugan::table::Trouble| match trouble {
        rokugan::table::Trouble::Refused(refused) => refused,
        fault => panic!("{fault}"),
    };
    let (_, user) = pair(&harness, table).await;
    for bad in [
        "A3",
        "attack everything",
        "else",
        "A1 nowhere",
        "\u{202e}",
        "A1 L2 if",
        "A1 L2 if rich L2",
        "A1 L2 if mine L2 and",
        "if mine L2",
    ] {
        let edit = Edit::Write(bad.into());
        let why = refused(harness.replan(table, user, edit).await.unwrap_err());
        assert!(matches!(why, Refused::Rules { .. }), "{bad}: {why:?}");
    }
    for bad in ["", " ; ;\n"] {
        let why = refused(
            harness
                .replan(table, user, Edit::Write(bad.into()))
                .await
                .unwrap_err(),
        );
        assert_eq!(why, Refused::NoOrderThere);
    }
    let long = Edit::Write("A1 L2; ".repeat(400));
    assert!(matches!(
        refused(harness.replan(table, user, long).await.unwrap_err()),
        Refused::OrdersTooLong { .. }
    ));
    for many in [
        "skip; ".repeat(13),
        "skip else pass else A1 L1 else A2 L1 else A3 L1 else A4 L1".into(),
    ] {
        let why = refused(
            harness
                .replan(table, user, Edit::Write(many))
                .await
                .unwrap_err(),
        );
        assert!(matches!(why, Refused::TooManyOrders { .. }), "{why:?}");
    }
    // A stranger, an unknown order, a list offered at another length, a press delivered twice.
    assert_eq!(
        refused(harness.replan(table, 9, Edit::Clear).await.unwrap_err()),
        Refused::NotSeated
    );
    assert_eq!(
        refused(
            harness
                .replan(table, user, Edit::Drop(0))
                .await
                .unwrap_err()
        ),
        Refused::NoOrderThere
    );
    assert_eq!(
        refused(
            harness
                .replan(table, user, Edit::Add(vec!["x".into()]))
                .await
                .unwrap_err()
        ),
        Refused::NotOffered
    );
    let wish = rokugan::table::Replan {
        table: table.into(),
        user: UserId(user),
        interaction: rokugan::id::InteractionId(crate::harness::fresh()),
        length: Some(0),
        edit: Edit::Write("pass".into()),
    };
    harness.tables.replan(wish.clone()).await.unwrap();
    assert_eq!(
        refused(
            harness
                .tables
                .replan(wish.clone())
                .await
                .unwrap_err()
                .trouble
        ),
        Refused::AlreadyDone
    );
    let stale = rokugan::table::Replan {
        interaction: rokugan::id::InteractionId(crate::harness::fresh()),
        ..wish
    };
    assert_eq!(
        refused(harness.tables.replan(stale).await.unwrap_err().trouble),
        Refused::Stale
    );
    // As people write them, then reordered.
    let panel = harness
        .write(table, user, "A3 to L2>S2, else skip; look lion_west@crab")
        .await;
    let first: Vec<&str> = panel
        .plan
        .queue
        .iter()
        .map(|order| order[0].act.as_str())
        .collect();
    assert_eq!(
        first,
        [
            "pass",
            "A3 lion_capital>scorpion_north",
            "look lion_west@crab"
        ]
    );
    let panel = harness.replan(table, user, Edit::Raise(2)).await.unwrap();
    assert_eq!(written(&panel, 1), ["look lion_west@crab"]);
    let panel = harness.replan(table, user, Edit::Drop(0)).await.unwrap();
    assert_eq!(panel.plan.queue.len(), 2);
    assert_eq!(
        written(&panel, 1),
        ["A3 lion_capital>scorpion_north", "skip"]
    );
    // Nobody else learns of it.
    let other = 3 - user;
    let panel = harness.panel(table, other).await;
    assert!(panel.plan.queue.is_empty());
    let _: &Tables = &harness.tables;
}
