//! Orders written ahead: carried out in turn, with fallbacks, unseen; off when something concerns.

use rokugan::clock::{Clock as _, MINUTE};
use rokugan::id::UserId;
use rokugan::store::Place;
use rokugan::table::{Edit, Off, Panel, Refused, Tables, Whisper};

use crate::hall::*;
use crate::room::Room;

/// Longer than any order waits.
const A_WHILE: i64 = 2 * MINUTE;

/// The player of the seat that is up, and the other of two.
async fn pair(room: &Room, table: rokugan::id::TableId) -> (u64, u64) {
    let up = room.up(table).await[0];
    (up, 3 - up)
}

/// A plan of three quiet placements of distinct provinces or tokens, by the menu of what could come.
async fn plan_quietly(
    room: &Room,
    table: rokugan::id::TableId,
    user: u64,
    many: usize,
) -> Vec<String> {
    let mut chosen = Vec::new();
    for _ in 0..many {
        let panel = room.panel(table, user).await;
        let menu = panel.plan.ahead.clone().unwrap();
        let next = quiet(&panel, &menu).pop().unwrap();
        room.write(table, user, &next).await;
        chosen.push(next);
    }
    chosen
}

#[tokio::test]
async fn a_queue_is_carried_out_over_several_turns_with_fallbacks() {
    let room = Room::open().await;
    let table = room.seated(&["crab", "crane"], false).await;
    room.until_placing(table).await;
    let (by_hand, by_order) = pair(&room, table).await;
    let chosen = plan_quietly(&room, table, by_order, 3).await;
    // The same orders with a first wish that is no move of theirs now.
    room.replan(table, by_order, Edit::Clear).await.unwrap();
    let text: Vec<String> = chosen
        .iter()
        .map(|act| format!("strike lion_west@crab, else look lion_west@crab else {act}"))
        .collect();
    let panel = room.write(table, by_order, &text.join("; ")).await;
    assert_eq!(panel.plan.queue.len(), 3);
    for (turn, due) in chosen.iter().enumerate() {
        let panel = room.panel(table, by_hand).await;
        let own = quiet(&panel, &panel.menu).remove(0);
        room.act(table, by_hand, &own).await.unwrap();
        let before = room.acts(table).await.len();
        assert_eq!(room.up(table).await, [by_order], "not at once");
        room.pass(10_000).await;
        assert_eq!(
            room.acts(table).await.len(),
            before,
            "somebody quick takes longer"
        );
        room.pass(A_WHILE).await;
        let acts = room.acts(table).await;
        assert_eq!(acts.len(), before + 1, "turn {turn}");
        let last = acts.last().unwrap();
        assert_eq!((&last.action, last.user), (due, Some(UserId(by_order))));
        let told = room.whispers(by_order).await;
        assert!(
            told.iter()
                .any(|w| matches!(w, Whisper::Ordered { action, .. } if action == due)),
            "its owner is told"
        );
    }
    assert!(room.panel(table, by_order).await.plan.queue.is_empty());
    room.pass(10 * A_WHILE).await;
    room.tables.check(table).await.unwrap();
}

/// An order and its fallbacks as they are written.
fn written(panel: &Panel, at: usize) -> Vec<String> {
    let order = panel.plan.queue[at].iter();
    order.map(ToString::to_string).collect()
}

#[tokio::test]
async fn an_order_waits_for_its_conditions() {
    let room = Room::open().await;
    let table = room.seated(&["crab", "crane"], false).await;
    room.until_placing(table).await;
    let (by_hand, by_order) = pair(&room, table).await;
    let panel = room.panel(table, by_order).await;
    let acts = quiet(&panel, panel.plan.ahead.as_ref().unwrap());
    let own = |user: u64| provinces(&panel, user as usize - 1).pop_first().unwrap();
    let (own, foreign) = (own(by_order), own(by_hand));
    let text = format!(
        "{} if mine {own} and mine {foreign}, else {} IF nobodys {own} else {} if theirs {foreign} and quiet {own}",
        acts[0], acts[1], acts[2]
    );
    let panel = room.write(table, by_order, &text).await;
    assert_eq!(
        written(&panel, 0),
        [
            format!("{} if mine {own} and mine {foreign}", acts[0]),
            format!("{} if nobodys {own}", acts[1]),
            format!("{} if theirs {foreign} and quiet {own}", acts[2]),
        ]
    );
    let panel = room.panel(table, by_hand).await;
    let first = quiet(&panel, &panel.menu).remove(0);
    room.act(table, by_hand, &first).await.unwrap();
    room.pass(A_WHILE).await;
    let last = room.acts(table).await.pop().unwrap();
    assert_eq!(
        (&last.action, last.user),
        (&acts[2], Some(UserId(by_order)))
    );
}

#[tokio::test]
async fn an_attack_switches_orders_off_and_says_why() {
    let room = Room::open().await;
    for _ in 0..20 {
        let table = room.seated(&["crab", "crane"], false).await;
        room.until_placing(table).await;
        let (by_hand, by_order) = pair(&room, table).await;
        plan_quietly(&room, table, by_order, 2).await;
        let panel = room.panel(table, by_hand).await;
        let Some(blow) = attack(&panel, by_order as usize - 1) else {
            continue;
        };
        room.act(table, by_hand, &blow).await.unwrap();
        assert!(room.panel(table, by_order).await.plan.queue.is_empty());
        let told = room.whispers(by_order).await;
        let why = told.iter().find_map(|w| match w {
            Whisper::OrdersOff {
                why: Off::Concern { event },
            } => Some(event.clone()),
            _ => None,
        });
        assert_eq!(why.unwrap()["event"], "placed");
        let before = room.acts(table).await.len();
        room.pass(A_WHILE).await;
        assert_eq!(
            room.acts(table).await.len(),
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
    let ordered = Room::open().await;
    let table = ordered.seated(&["crab", "crane"], false).await;
    ordered.until_placing(table).await;
    let (other, owner) = pair(&ordered, table).await;
    let clicked = ordered.twin().await;
    let act = plan_quietly(&ordered, table, owner, 1).await.remove(0);
    for room in [&ordered, &clicked] {
        let panel = room.panel(table, other).await;
        let own = quiet(&panel, &panel.menu).remove(0);
        room.act(table, other, &own).await.unwrap();
    }
    assert_eq!(
        seen(&ordered, table, other).await,
        seen(&clicked, table, other).await
    );
    ordered.pass(A_WHILE).await;
    let at = ordered.acts(table).await.last().unwrap().at;
    clicked.clock.pass(at.since(clicked.clock.now()));
    clicked.act(table, owner, &act).await.unwrap();
    assert_eq!(ordered.acts(table).await, clicked.acts(table).await);
    let [one, two] = [&ordered, &clicked].map(|room| seen(room, table, other));
    assert_eq!(one.await, two.await);
}

/// Everything the other player and the public can get.
async fn seen(room: &Room, table: rokugan::id::TableId, user: u64) -> Vec<String> {
    let book = room.tables.book(table).await.unwrap();
    let mut all = Vec::new();
    for place in [Place::Channel(book.row.channel), Place::User(UserId(user))] {
        let parcels = room.store().parcels(place).await.unwrap();
        all.extend(parcels.into_iter().map(|parcel| parcel.what));
    }
    let (_, log) = room.tables.log(table, UserId(user)).await.unwrap();
    let words = rokugan::say::in_language(None);
    all.push(words.log(&book, &log));
    let panel = room.panel(table, user).await;
    all.push(format!("{:?}", words.panel(&panel, &[], "")));
    let standing = room.tables.standing(table).await.unwrap();
    all.push(format!("{:?}", words.status(&standing)));
    all.push(
        room.tables
            .export_seen(table, UserId(user))
            .await
            .unwrap()
            .to_string(),
    );
    all
}

/// Scorpion may look after each placement: passed until it is attacked.
#[tokio::test]
async fn passing_until_something_concerns() {
    let room = Room::open().await;
    for _ in 0..20 {
        let table = room.seated(&["scorpion", "crab"], false).await;
        room.until_placing(table).await;
        room.replan(table, 1, Edit::Pass(true)).await.unwrap();
        // A turn of Scorpion: placed by hand, its look passed by order.
        while room.up(table).await != [1] {
            let panel = room.panel(table, 2).await;
            let own = quiet(&panel, &panel.menu).remove(0);
            room.act(table, 2, &own).await.unwrap();
        }
        let panel = room.panel(table, 1).await;
        let own = quiet(&panel, &panel.menu).remove(0);
        room.act(table, 1, &own).await.unwrap();
        if stage(&room.panel(table, 1).await) != "looking" {
            continue;
        }
        room.pass(A_WHILE).await;
        let last = room.acts(table).await.pop().unwrap();
        assert_eq!((last.action.as_str(), last.user), ("pass", Some(UserId(1))));
        let Some(blow) = attack(&room.panel(table, 2).await, 0) else {
            continue;
        };
        room.act(table, 2, &blow).await.unwrap();
        assert!(!room.panel(table, 1).await.plan.passing, "attacked");
        return;
    }
    panic!("no attack in twenty tables");
}

/// Who holds a territory card is asked every round whether to play it: passed by order, and the cards
/// stay where they are.
#[tokio::test]
async fn card_rounds_are_passed_by_order() {
    let room = Room::open().await;
    let mut chance = 7;
    for _ in 0..40 {
        let table = room.seated(&["lion", "crab"], false).await;
        while room.stage(table).await == rokugan::store::Stage::Playing {
            let user = room.up(table).await[0];
            let panel = room.panel(table, user).await;
            if stage(&panel) != "cards" {
                let actions = panel.menu.actions();
                chance = (chance * 31 + 17) % 10_007;
                let text = actions[chance % actions.len()].to_owned();
                room.act(table, user, &text).await.unwrap();
                continue;
            }
            assert!(panel.plan.may_pass);
            room.replan(table, user, Edit::Pass(true)).await.unwrap();
            let before = room.acts(table).await.len();
            room.pass(A_WHILE).await;
            let acts = room.acts(table).await.split_off(before);
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

/// The due row and the act are one transaction: a process that dies before or after repeats nothing.
#[tokio::test]
async fn an_order_survives_the_process_and_is_carried_out_once() {
    let room = Room::open().await;
    let table = room.seated(&["crab", "crane"], false).await;
    room.until_placing(table).await;
    let (by_hand, by_order) = pair(&room, table).await;
    plan_quietly(&room, table, by_order, 1).await;
    let panel = room.panel(table, by_hand).await;
    let own = quiet(&panel, &panel.menu).remove(0);
    room.act(table, by_hand, &own).await.unwrap();
    let before = room.acts(table).await.len();
    // Dies before it is due; lives again.
    let again = room.twin().await;
    again.pass(A_WHILE).await;
    assert_eq!(again.acts(table).await.len(), before + 1);
    // Dies right after; lives again.
    let third = again.twin().await;
    third.pass(A_WHILE).await;
    assert_eq!(third.acts(table).await.len(), before + 1);
    let told = third.whispers(by_order).await;
    let done = told.iter().filter(|w| matches!(w, Whisper::Ordered { .. }));
    assert_eq!(done.count(), 1);
    third.tables.check(table).await.unwrap();
}

#[tokio::test]
async fn orders_are_changed_and_bad_ones_refused() {
    let room = Room::open().await;
    let table = room.seated(&["crab", "crane"], false).await;
    room.until_placing(table).await;
    let refused = |trouble: rokugan::table::Trouble| match trouble {
        rokugan::table::Trouble::Refused(refused) => refused,
        fault => panic!("{fault}"),
    };
    let (_, user) = pair(&room, table).await;
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
        let why = refused(room.replan(table, user, edit).await.unwrap_err());
        assert!(matches!(why, Refused::Rules { .. }), "{bad}: {why:?}");
    }
    for bad in ["", " ; ;\n"] {
        let why = refused(
            room.replan(table, user, Edit::Write(bad.into()))
                .await
                .unwrap_err(),
        );
        assert_eq!(why, Refused::NoOrderThere);
    }
    let long = Edit::Write("A1 L2; ".repeat(400));
    assert!(matches!(
        refused(room.replan(table, user, long).await.unwrap_err()),
        Refused::OrdersTooLong { .. }
    ));
    for many in [
        "skip; ".repeat(13),
        "skip else pass else A1 L1 else A2 L1 else A3 L1 else A4 L1".into(),
    ] {
        let why = refused(
            room.replan(table, user, Edit::Write(many))
                .await
                .unwrap_err(),
        );
        assert!(matches!(why, Refused::TooManyOrders { .. }), "{why:?}");
    }
    // A stranger, an unknown order, a list offered at another length, a press delivered twice.
    assert_eq!(
        refused(room.replan(table, 9, Edit::Clear).await.unwrap_err()),
        Refused::NotSeated
    );
    assert_eq!(
        refused(room.replan(table, user, Edit::Drop(0)).await.unwrap_err()),
        Refused::NoOrderThere
    );
    assert_eq!(
        refused(
            room.replan(table, user, Edit::Add(vec!["x".into()]))
                .await
                .unwrap_err()
        ),
        Refused::NotOffered
    );
    let wish = rokugan::table::Replan {
        table,
        user: UserId(user),
        interaction: rokugan::id::InteractionId(crate::room::fresh()),
        length: Some(0),
        edit: Edit::Write("pass".into()),
    };
    room.tables.replan(wish.clone()).await.unwrap();
    assert_eq!(
        refused(room.tables.replan(wish.clone()).await.unwrap_err()),
        Refused::AlreadyDone
    );
    let stale = rokugan::table::Replan {
        interaction: rokugan::id::InteractionId(crate::room::fresh()),
        ..wish
    };
    assert_eq!(
        refused(room.tables.replan(stale).await.unwrap_err()),
        Refused::Stale
    );
    // As people write, and put in another order.
    let panel = room
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
    let panel = room.replan(table, user, Edit::Raise(2)).await.unwrap();
    assert_eq!(written(&panel, 1), ["look lion_west@crab"]);
    let panel = room.replan(table, user, Edit::Drop(0)).await.unwrap();
    assert_eq!(panel.plan.queue.len(), 2);
    assert_eq!(
        written(&panel, 1),
        ["A3 lion_capital>scorpion_north", "skip"]
    );
    // Nobody else gets to know.
    let other = 3 - user;
    let panel = room.panel(table, other).await;
    assert!(panel.plan.queue.is_empty());
    let _: &Tables = &room.tables;
}
