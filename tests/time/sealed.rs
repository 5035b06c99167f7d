//! Sealed placement: one exchange a round, played out as ordinary acts.

use rokugan::id::{TableId, UserId};
use rokugan::store::Stage;
use rokugan::table::{Edit, Notice, Post, Refused, Whisper};

use crate::hall::*;
use crate::room::Room;

/// Writes up to five orders by the menu of what could come, and seals them.
async fn write_and_seal(room: &Room, table: TableId, user: u64, orders: usize) {
    for turn in 0..orders {
        let panel = room.panel(table, user).await;
        let actions = panel.plan.ahead.map(|menu| {
            let found = placements(&menu.actions());
            found.into_iter().map(|(text, _)| text).collect::<Vec<_>>()
        });
        let Some(act) = actions.and_then(|all| all.into_iter().nth(turn * 3)) else {
            break;
        };
        room.write(table, user, &act).await;
    }
    room.replan(table, user, Edit::Seal).await.unwrap();
}

async fn sealing(room: &Room, table: TableId) -> bool {
    room.panel(table, 1).await.plan.sealing
}

/// Three people, by lists alone, to the end; each placement phase is one exchange: one list each, and
/// in public who is done and then what happened.
#[tokio::test]
async fn a_whole_table_of_three_takes_one_exchange_a_round() {
    let room = Room::open().await;
    let table = room.seated(&["crab", "crane", "lion"], true).await;
    let mut phases = 0;
    while room.stage(table).await == Stage::Playing {
        if !sealing(&room, table).await {
            room.first(table).await;
            continue;
        }
        phases += 1;
        assert_eq!(room.up(table).await, [1, 2, 3], "everybody at once");
        let posts = room.posts(table).await.len();
        let acts = room.acts(table).await.len();
        write_and_seal(&room, table, 2, 5).await;
        assert_eq!(room.up(table).await, [1, 3]);
        write_and_seal(&room, table, 3, 5).await;
        assert_eq!(
            room.acts(table).await.len(),
            acts,
            "nothing moves before all are in"
        );
        write_and_seal(&room, table, 1, 5).await;
        let made = room.acts(table).await.len() - acts;
        assert!(made >= 10, "{made} acts played out");
        let mut after = room.posts(table).await.split_off(posts);
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
            3,
            "two are done, then what happened: {after:?}"
        );
    }
    assert_eq!(phases, 5, "five rounds, five exchanges of each player");
    room.tables.check(table).await.unwrap();
    let record = room.tables.export(table).await.unwrap();
    record.replay().unwrap();
    // What the lists held is in no public post before it was played.
    for post in room.posts(table).await {
        let text = serde_json::to_string(&post).unwrap();
        assert!(!text.contains("own_placed"), "{text}");
    }
}

/// Computer daimyos beside people; somebody who writes nothing; and one who changes their mind.
#[tokio::test]
async fn empty_lists_and_computers_are_played_by_computer_daimyos() {
    let room = Room::open().await;
    let table = room.seated(&["crab", "crane", "-scorpion"], true).await;
    while !sealing(&room, table).await {
        room.first(table).await;
    }
    let refused = room.act(table, 1, "skip").await.unwrap_err();
    assert_eq!(refused, Refused::PlayedSealed.into());
    assert_eq!(
        room.replan(table, 9, Edit::Seal).await.unwrap_err(),
        Refused::NotSeated.into()
    );
    write_and_seal(&room, table, 1, 1).await;
    let shut = room.replan(table, 1, Edit::Clear).await.unwrap_err();
    assert_eq!(shut, Refused::ListSealed.into());
    room.replan(table, 1, Edit::Unseal).await.unwrap();
    assert_eq!(room.up(table).await, [1, 2]);
    let notices = room.notices(table).await;
    assert!(matches!(notices.last(), Some(Notice::Unsealed { .. })));
    room.replan(table, 1, Edit::Seal).await.unwrap();
    let before = room.acts(table).await.len();
    room.replan(table, 2, Edit::Seal).await.unwrap();
    let acts = room.acts(table).await.split_off(before);
    assert!(acts.len() >= 15, "{} acts", acts.len());
    let by_list = acts.iter().filter(|act| act.user.is_some());
    assert_eq!(by_list.count(), 1, "the one act somebody wrote");
    let told = room.whispers(1).await;
    let played = told.iter().find_map(|whisper| match whisper {
        Whisper::ListPlayed { acts } => Some(acts.clone()),
        _ => None,
    });
    let played = played.unwrap();
    assert_eq!(
        played.iter().filter(|(_, helped)| !helped).count(),
        1,
        "{played:?}"
    );
    assert!(played.len() >= 5);
    room.tables.check(table).await.unwrap();
}

/// Nothing of a list is visible to the others: the same posts and panels whatever it holds.
#[tokio::test]
async fn a_sealed_list_tells_only_that_it_is_sealed() {
    let one = Room::open().await;
    let table = one.seated(&["crab", "crane", "lion"], true).await;
    while !sealing(&one, table).await {
        one.first(table).await;
    }
    let two = one.twin().await;
    write_and_seal(&one, table, 1, 5).await;
    write_and_seal(&two, table, 1, 0).await;
    let words = rokugan::say::in_language(None);
    let mut seen = Vec::new();
    for room in [&one, &two] {
        let standing = room.tables.standing(table).await.unwrap();
        let panel = room.panel(table, 2).await;
        seen.push((
            room.posts(table).await,
            room.whispers(2).await,
            format!("{:?}", words.panel(&panel, &[], "")),
            format!("{:?}", words.status(&standing)),
            room.tables
                .export_seen(table, UserId(2))
                .await
                .unwrap()
                .to_string(),
        ));
    }
    assert_eq!(seen[0], seen[1]);
}
