//! The record by commands and clicks: the log and its filters, and the replay through one's own eyes.

use standin::Given;

use crate::harness::*;

/// The choice of `/rokugan log kind:` that shows what the asker alone was told.
const ALONE: i64 = 0;

#[tokio::test(flavor = "multi_thread")]
async fn log_filters_and_replay_by_clicks() {
    let harness = Harness::open().await;
    let users = harness.table(&["Ayame", "Botan"]).await;
    for user in &users {
        harness.first_move(user).await;
    }
    let alone = [("round", Given::Whole(1)), ("kind", Given::Whole(ALONE))];
    let log = users[0].slash(harness.channel, "rokugan log", &alone);
    let log = reply_text(&log.unwrap()).await;
    assert!(log.contains("(to you alone)"), "{log}");
    assert!(!log.contains("has chosen an objective"), "{log}");
    let never = [("round", Given::Whole(4))];
    let log = users[0].slash(harness.channel, "rokugan log", &never);
    let log = reply_text(&log.unwrap()).await;
    assert!(log.contains("Nothing"), "{log}");
    // The replay, move by move, through one's own eyes.
    let log = users[0].slash(harness.channel, "rokugan log", &[]).unwrap();
    let mut scene = log.reply().await.unwrap();
    for (label, at) in [
        ("Replay", "after move 2 of 2"),
        ("First", "after move 0 of 2"),
        ("Next", "after move 1 of 2"),
        ("Now", "after move 2 of 2"),
        ("Previous", "after move 1 of 2"),
    ] {
        let button = scene.button(label).unwrap_or_else(|| panic!("no {label}"));
        let asked = users[0].press(scene.id, &button).unwrap();
        scene = asked.reply().await.unwrap();
        assert!(
            scene.is_ephemeral() && scene.text().contains(at),
            "{label}: {}",
            scene.text()
        );
        assert_eq!(scene.pictures.len(), 1, "{label}");
    }
    // The command opens the same message, which changes in place.
    let asked = users[0].slash(harness.channel, "rokugan replay", &[]);
    let opened = asked.unwrap().reply().await.unwrap();
    assert!(opened.text().contains("after move 2 of 2"));
    let mut scene = opened.clone();
    for (label, at) in [("First", 0), ("Next", 1), ("Next", 2), ("Previous", 1)] {
        let asked = users[0].press(scene.id, &scene.button(label).unwrap());
        scene = asked.unwrap().reply().await.unwrap();
        assert_eq!(scene.id, opened.id, "{label}: one message");
        let at = format!("after move {at} of 2");
        assert!(scene.text().contains(&at), "{label}: {}", scene.text());
    }
    assert_eq!(harness.discord.complaints(), Vec::<String>::new());
}
