//! Sealed placement: one exchange a round, played out as ordinary acts.

use rokugan::id::TableId;
use rokugan::store::Lifecycle;
use rokugan::table::{DirectMessage, Edit, Notice, Post, Refused};
use rokugan::wording::PlanMenu;

use crate::harness::Harness;
use crate::harness_play::*;

/// Writes up to five orders from the menu of what could come, and seals them.
async fn write_and_seal(harness: &Harness, table: TableId, user: u64, orders: usize) {
    for turn in 0..orders {
        let panel = harness.panel(table, user).await;
        let actions = panel.plan.preview.map(|menu| {
            let found = placements(&menu.actions());
            found.into_iter().map(|(text, _)| text).collect::<Vec<_>>()
        });
        let Some(act) = actions.and_then(|all| all.into_iter().nth(turn * 3)) else {
            break;
        };
        harness.write(table, user, &act).await;
    }
    harness
        .replan(table, user, Edit::Seal { short: true })
        .await
        .unwrap();
}

async fn sealing(harness: &Harness, table: TableId) -> bool {
    harness.panel(table, 1).await.plan.sealing
}

/// Three people play with lists alone to the end. Each placement phase is one exchange: one list each;
/// in public, who is done and then what happened.
#[tokio::test]
async fn a_whole_table_of_three_takes_one_exchange_a_round() {
    let harness = Harness::open().await;
    let table = harness.seated(&["crab", "crane", "lion"], true).await;
    let mut phases = 0;
    while harness.stage(table).await == Lifecycle::Playing {
        if !sealing(&harness, table).await {
            harness.first(table).await;
            continue;
        }
        phases += 1;
        assert_eq!(harness.up(table).await, [1, 2, 3], "everybody at once");
        let posts = harness.posts(table).await.len();
        let acts = harness.acts(table).await.len();
        write_and_seal(&harness, table, 2, 5).await;
        assert_eq!(harness.up(table).await, [1, 3]);
        write_and_seal(&harness, table, 3, 5).await;
        assert_eq!(
            harness.acts(table).await.len(),
            acts,
            "nothing moves before all are in"
        );
        write_and_seal(&harness, table, 1, 5).await;
        let made = harness.acts(table).await.len() - acts;
        assert!(made >= 10, "{made} acts played out");
        let mut after = harness.posts(table).await.split_off(posts);
        after.retain(|post| !matches!(post, Post::Film));
        let notices = after.iter().filter(|post| {
            let Post::Notice { notice } = post else {
                return false;
            };
            matches!(notice, Notice::Sealed { .. })
        });
        assert_eq!(notices.count(), 2);
        assert_eq!(
            after.len(),
            4,
            "two are done, then the reveal, then what follows: {after:?}"
        );
    }
    assert_eq!(phases, 5, "five rounds, five exchanges of each player");
    harness.tables.check(table).await.unwrap();
    let record = harness.export(table).await.unwrap();
    record.replay().unwrap();
    // What the lists held is in no public post before it was played.
    for post in harness.posts(table).await {
        let text = serde_json::to_string(&post).unwrap();
        assert!(!text.contains("own_placed"), "{text}");
    }
}

/// Computer daimyos and people together; one writes nothing, and one changes their mind.
#[tokio::test]
async fn empty_lists_and_computers_are_played_by_computer_daimyos() {
    let harness = Harness::open().await;
    let table = harness.seated(&["crab", "crane", "-scorpion"], true).await;
    while !sealing(&harness, table).await {
        harness.first(table).await;
    }
    let refused = harness.act(table, 1, "skip").await.unwrap_err();
    assert_eq!(refused, Refused::PlayedSealed.into());
    assert_eq!(
        harness
            .replan(table, 9, Edit::Seal { short: true })
            .await
            .unwrap_err(),
        Refused::NotSeated.into()
    );
    write_and_seal(&harness, table, 1, 1).await;
    let shut = harness.replan(table, 1, Edit::Clear).await.unwrap_err();
    assert_eq!(shut, Refused::ListSealed.into());
    harness.replan(table, 1, Edit::Unseal).await.unwrap();
    assert_eq!(harness.up(table).await, [1, 2]);
    let notices = harness.notices(table).await;
    assert!(matches!(notices.last(), Some(Notice::Unsealed { .. })));
    harness
        .replan(table, 1, Edit::Seal { short: true })
        .await
        .unwrap();
    let before = harness.acts(table).await.len();
    harness
        .replan(table, 2, Edit::Seal { short: true })
        .await
        .unwrap();
    let acts = harness.acts(table).await.split_off(before);
    assert!(acts.len() >= 15, "{} acts", acts.len());
    let by_list = acts.iter().filter(|act| act.user.is_some());
    assert_eq!(by_list.count(), 1, "the one act somebody wrote");
    let told = harness.whispers(1).await;
    let played = told.iter().find_map(|whisper| match whisper {
        DirectMessage::ListPlayed { acts } => Some(acts.clone()),
        _ => None,
    });
    let played = played.unwrap();
    assert_eq!(
        played.iter().filter(|(_, helped)| !helped).count(),
        1,
        "{played:?}"
    );
    assert!(played.len() >= 5);
    harness.tables.check(table).await.unwrap();
}

/// Nothing of a list is visible to the others: the same posts and panels whatever it holds.
#[tokio::test]
async fn a_sealed_list_tells_only_that_it_is_sealed() {
    let one = Harness::open().await;
    let table = one.seated(&["crab", "crane", "lion"], true).await;
    while !sealing(&one, table).await {
        one.first(table).await;
    }
    let two = one.twin().await;
    write_and_seal(&one, table, 1, 5).await;
    write_and_seal(&two, table, 1, 0).await;
    let words = rokugan::wording::in_language(None);
    let mut seen = Vec::new();
    for harness in [&one, &two] {
        let standing = harness.tables.standing(table).await.unwrap();
        let panel = harness.panel(table, 2).await;
        seen.push((
            harness.posts(table).await,
            harness.whispers(2).await,
            format!("{:?}", words.panel(&panel, &[], "")),
            format!("{:?}", words.status(&standing)),
            harness.export_seen(table, 2).await.unwrap().to_string(),
        ));
    }
    assert_eq!(seen[0], seen[1]);
}

/// A list that does not reach all turns is not sealed without a word.
#[tokio::test]
async fn a_short_list_says_what_is_missing() {
    let harness = Harness::open().await;
    let table = harness.seated(&["crab", "crane"], true).await;
    while !sealing(&harness, table).await {
        harness.first(table).await;
    }
    let seal = async || harness.replan(table, 1, Edit::Seal { short: false }).await;
    let refused = seal().await.unwrap_err();
    assert_eq!(refused, Refused::ListShort { missing: 5 }.into());
    for written in 1..=5 {
        let panel = harness.panel(table, 1).await;
        let menu = panel.plan.preview.unwrap();
        // Plain tokens first; a hand may also hold diplomacy and a raid.
        let plain = placements(&menu.actions()).into_iter().map(|(act, _)| act);
        let special = menu.actions().into_iter().map(str::to_owned);
        let special =
            special.filter(|act| act.starts_with("diplomacy ") || act.starts_with("raid "));
        let act = plain.chain(special).next().unwrap();
        harness.write(table, 1, &act).await;
        if written < 5 {
            let missing = 5 - written;
            let refused = seal().await.unwrap_err();
            assert_eq!(refused, Refused::ListShort { missing }.into());
        }
    }
    assert_eq!(harness.up(table).await, [1, 2]);
    seal().await.unwrap();
    assert_eq!(harness.up(table).await, [2]);
    let before = harness.acts(table).await.len();
    let short = harness.replan(table, 2, Edit::Seal { short: false }).await;
    assert_eq!(
        short.unwrap_err(),
        Refused::ListShort { missing: 5 }.into(),
        "the last list is not played out unasked"
    );
    assert_eq!(harness.acts(table).await.len(), before);
    let panel = harness.panel(table, 2).await;
    let words = rokugan::wording::in_language(None);
    let again = words.seal_short(words.plan(&panel, PlanMenu::Next, &[], ""), &panel);
    let again = format!("{:?}", again.rows);
    assert!(
        again.contains("@seal.0.short") && !again.contains("@seal.0\""),
        "{again}"
    );
}

/// After the lists were played, nothing about them is offered: the Unicorn swaps as at any table.
#[tokio::test]
async fn the_swap_after_the_lists_is_an_ordinary_turn() {
    let harness = Harness::open().await;
    let table = harness.seated(&["unicorn", "crane"], true).await;
    while !sealing(&harness, table).await {
        harness.first(table).await;
    }
    write_and_seal(&harness, table, 1, 5).await;
    write_and_seal(&harness, table, 2, 5).await;
    let panel = harness.panel(table, 1).await;
    assert_eq!(stage(&panel), "swapping");
    assert!(!panel.plan.sealed && !panel.plan.sealing);
    let words = rokugan::wording::in_language(None);
    for message in [
        words.panel(&panel, &[], ""),
        words.plan(&panel, PlanMenu::Next, &[], ""),
    ] {
        let shown = format!("{:?}", message.rows);
        assert!(!shown.contains("@unseal"), "{shown}");
    }
    harness.replan(table, 1, Edit::Pass(true)).await.unwrap();
    harness.act(table, 1, "pass").await.unwrap();
}
