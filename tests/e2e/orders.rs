//! Standing orders with the real binary: written by command, changed by clicks, carried out across
//! kills; forged, foreign and stale presses do nothing.

use std::time::Duration;

use rokugan::clock::SystemClock;
use rokugan::id::TableId;
use rokugan::store::Store;
use standin::{Seen, User};

use crate::harness::*;
use crate::time::{Timed, count, told};

async fn write(harness: &Harness, user: &User, words: &str) -> Seen {
    let given = [("write", text(words))];
    let dm = user.open_dm();
    let asked = user.slash(dm, "rokugan orders", &given).unwrap();
    let seen = asked.reply().await.unwrap();
    assert_eq!(harness.discord.complaints(), Vec::<String>::new());
    seen
}

#[tokio::test(flavor = "multi_thread")]
async fn written_by_command_and_changed_by_clicks() {
    let harness = Harness::open().await;
    let users = harness.table(&["Ayame", "Botan"]).await;
    let plan = write(
        &harness,
        &users[0],
        "control lion_west, else control lion_coast; pass",
    )
    .await;
    assert!(
        plan.text()
            .contains("1. Lion West (L1), else Lion Coast (L3)"),
        "{}",
        plan.text()
    );
    let change = plan
        .custom_ids()
        .into_iter()
        .find(|id| id.contains("|px."))
        .unwrap();
    let after = users[0].select(plan.id, &change, &["u1"]).unwrap();
    assert!(reply_text(&after).await.contains("1. Pass"));
    let after = users[0].select(plan.id, &change, &["d0"]).unwrap();
    let said = reply_text(&after).await;
    assert!(
        said.contains("1. Lion West (L1)") && !said.contains("2. "),
        "{said}"
    );
    // The list was longer when this was offered.
    let said = reply_text(&users[0].forge(plan.id, &change, &["d0"]).unwrap()).await;
    assert!(said.contains("moved on"), "{said}");
    for bad in ["attack!", "else else", ";;;"] {
        let said = write(&harness, &users[0], bad).await.text();
        assert!(
            said.contains("cannot read") || said.contains("no such order"),
            "{bad}: {said}"
        );
    }
    // The owner's plan is nobody else's.
    let foreign = [("table", text("1"))];
    let said = reply_text(
        &users[1]
            .slash(harness.channel, "rokugan orders", &foreign)
            .unwrap(),
    )
    .await;
    assert!(said.contains("No orders yet"), "{said}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_condition_by_clicks_alone() {
    let harness = Harness::open().await;
    let users = harness.table(&["Ayame", "Botan"]).await;
    let mut seen = write(&harness, &users[0], "control lion_west; pass").await;
    for label in [
        "Only if …",
        "Nobody controls it",
        "lion.L3",
        "Add this condition",
    ] {
        let asked = match seen.button(label) {
            Some(button) => users[0].press(seen.id, &button),
            // Too many for buttons: a select whose values are the keys of the menu.
            None => {
                let list = seen.custom_ids().into_iter();
                let mut list = list.filter(|id| id.contains("|i."));
                let id = list.next().unwrap_or_else(|| panic!("no {label}"));
                users[0].select(seen.id, &id, &[label])
            }
        };
        seen = asked.unwrap().reply().await.unwrap();
        assert!(seen.text().contains("1. Lion West (L1)"), "{label}");
    }
    assert!(
        seen.text().contains("2. Pass, if nobodys L3"),
        "{}",
        seen.text()
    );
    // The same again changes nothing; more than a few are refused.
    let add = |key: &str| {
        let id = format!("v1|1|0|ia.2.{key}");
        users[0].forge(seen.id, &id, &[]).unwrap()
    };
    for key in [
        "nobodys.lion.L3",
        "mine.lion.L1",
        "quiet.lion.L1",
        "attacked.lion.L2",
    ] {
        let said = reply_text(&add(key)).await;
        assert!(said.contains("2. Pass, if nobodys L3"), "{key}: {said}");
    }
    let said = reply_text(&add("theirs.lion.L2")).await;
    assert!(said.contains("4 conditions at most"), "{said}");
    for bad in ["mine", "mine.lion", "mine.lion.L9", "x.y.z"] {
        let said = reply_text(&add(bad)).await;
        assert!(said.contains("not among the legal ones"), "{bad}: {said}");
    }
    assert_eq!(harness.discord.complaints(), Vec::<String>::new());
}

#[tokio::test(flavor = "multi_thread")]
async fn forged_presses_do_nothing() {
    let harness = Harness::open().await;
    let users = harness.table(&["Ayame", "Botan"]).await;
    write(&harness, &users[0], "control lion_west").await;
    let post = harness.public("The game begins").await;
    let stranger = harness.discord.user("Stranger");
    for forged in [
        "v1|1|0|pa.0.x",
        "v1|1|0|@seal.0",
        "v1|1|0|@unseal",
        "v1|1|0|@pass",
        "v1|1|0|@agree",
        "v1|1|0|ea.0.x",
        "v1|1|0|i.mine",
        "v1|1|0|ia.1.mine.lion.L1",
    ] {
        let asked = stranger.forge(post.id, forged, &[]).unwrap();
        let said = asked.reply().await.unwrap();
        assert!(said.is_ephemeral(), "{forged}");
        assert!(
            said.text().contains("no seat at this table"),
            "{forged}: {}",
            said.text()
        );
    }
    let asked = stranger.forge(post.id, "v1|1|0|px.1", &["d0"]).unwrap();
    assert!(reply_text(&asked).await.contains("no seat at this table"));
    for forged in [
        "v1|1|0|pa",
        "v1|1|0|pa.x.y",
        "v1|1|0|px.1.q9",
        "v1|1|0|@seal.1",
        "v1|1|0|@refuse",
    ] {
        let asked = users[1].forge(post.id, forged, &[]).unwrap();
        let said = asked.reply().await.unwrap();
        assert!(
            said.is_ephemeral() && !said.text().contains("Lion West (L1)"),
            "{forged}: {}",
            said.text()
        );
    }
    let plan = users[0].slash(harness.channel, "rokugan orders", &[]);
    let plan = reply_text(&plan.unwrap()).await;
    assert!(plan.contains("1. Lion West (L1)"), "{plan}");
    assert_eq!(harness.discord.complaints(), Vec::<String>::new());
}

/// F29 F30: kill -9 around every order that is due: each is carried out and announced exactly once, in
/// the order written.
#[tokio::test(flavor = "multi_thread")]
async fn f29_f30_kills_around_orders_carry_each_out_once() {
    const EACH: usize = 4;
    let mut timed = Timed::open().await;
    let users = timed.table(&["Ayame", "Botan"], "none", 2).await;
    for user in &users {
        timed.harness.first_move(user).await;
    }
    // Only the player whose turn it is is offered moves, and the dice decide who begins.
    let mut free = Vec::new();
    for user in &users {
        let moves = timed.harness.moves(user, "control").await;
        free.extend(moves.into_iter().filter(|act| act.starts_with("control")));
    }
    let mut written = Vec::new();
    for (user, own) in users.iter().zip(free.chunks(EACH)) {
        let plan = write(&timed.harness, user, &own.join("; ")).await;
        assert!(plan.text().contains(&format!("{EACH}. ")));
        written.push(own.to_vec());
    }
    let mut chance = Chance(0xbeef);
    let done = |users: &[User]| -> usize {
        let told = |user: &User| count(&user.dms(), "Done by your order");
        users.iter().map(told).sum()
    };
    for _ in 0..40 {
        if done(&users) == 2 * EACH {
            break;
        }
        timed.pass(100_000);
        tokio::time::sleep(Duration::from_millis(chance.below(300) as u64)).await;
        timed.harness.kill();
        timed.harness.start().await;
        tokio::time::sleep(Duration::from_millis(300)).await;
    }
    for user in &users {
        told(&timed.harness, user, "Done by your order", EACH).await;
    }
    timed.harness.outbox_is_empty().await;
    timed.harness.kill();
    assert_eq!(done(&users), 2 * EACH, "told once each");
    let place: rokugan::store::DatabaseAddress = timed.harness.address().parse().unwrap();
    let clock = std::sync::Arc::new(SystemClock);
    let store = Store::open(&place, clock).await.unwrap();
    let acts = store.acts(TableId(1)).await.unwrap();
    store.close().await;
    drop(store);
    for (user, own) in users.iter().zip(&written) {
        let by = |act: &&rokugan::store::JournalRow| {
            act.user.is_some_and(|id| id.0 == user.id().0) && !act.action.starts_with("keep")
        };
        let made: Vec<_> = acts.iter().filter(by).map(|act| &act.action).collect();
        let canonical = |act: &String| {
            let title = rules::catalog::FLAGSHIP;
            rules::catalog::canonical(title, act).unwrap()
        };
        let own: Vec<String> = own.iter().map(canonical).collect();
        assert_eq!(made, own.iter().collect::<Vec<_>>());
    }
    timed.harness.doctor();
}
