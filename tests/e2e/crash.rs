//! kill -9 at any instant: nothing lost, nothing doubled, the table ends.

use std::collections::HashMap;
use std::time::Duration;

use crate::harness::*;

/// After this long systemd kills what does not stop.
const SUPERVISOR: Duration = Duration::from_secs(90);

/// F29 F30 C06 C13: at least 50 kills during one table.
#[tokio::test(flavor = "multi_thread")]
async fn f29_f30_fifty_kills_lose_and_double_nothing() {
    let mut harness = Harness::open().await;
    let users = harness.table(&["Ayame", "Botan"]).await;
    let mut chance = Chance(0x5eed);
    let mut kills = 0;
    let mut done: Vec<String> = Vec::new();
    let mut idle = 0;
    while !over(&harness) {
        let mut moved = false;
        for user in &users {
            let Some(seen) = user.dms().into_iter().next_back().filter(offers) else {
                continue;
            };
            let asked = click(user, &seen, &mut chance);
            moved = true;
            if kills < 50 && chance.below(5) == 0 {
                tokio::time::sleep(Duration::from_micros(chance.below(9000) as u64)).await;
                harness.kill();
                kills += 1;
                harness.start().await;
                continue;
            }
            // People press again if a dead bot did not answer.
            let reply = asked.within(Duration::from_secs(5)).reply().await;
            let said = reply.map(|seen| seen.text()).unwrap_or_default();
            let made = said.lines().filter(|line| line.starts_with("Done: "));
            done.extend(made.map(str::to_owned));
        }
        idle = if moved { 0 } else { idle + 1 };
        if idle > 25 {
            // A panel may have died with the bot: people open it again.
            for user in &users {
                let dm = user.open_dm();
                if let Ok(asked) = user.slash(dm, "rokugan hand", &[]) {
                    let _ = asked.reply().await;
                }
            }
            assert!(
                idle < 4500,
                "stuck: {:?}",
                harness.posts().last().map(|seen| seen.text())
            );
        }
        if !moved {
            tokio::time::sleep(Duration::from_millis(40)).await;
        }
    }
    assert!(kills >= 50, "{kills} kills");
    let export = users[0]
        .slash(harness.channel, "rokugan export", &[])
        .unwrap()
        .reply()
        .await
        .unwrap();
    let record: rules::record::Record = serde_json::from_slice(&export.pictures[0].bytes).unwrap();
    record.replay().unwrap();
    // Every acknowledged move is in the record.
    let mut count: HashMap<String, usize> = HashMap::new();
    for act in &record.acts {
        *count.entry(acknowledged(&act.action)).or_default() += 1;
    }
    for line in &done {
        let left = count
            .get_mut(line)
            .unwrap_or_else(|| panic!("lost: {line}"));
        assert!(*left > 0, "lost: {line}");
        *left -= 1;
    }
    harness.film().await;
    // Every public fact was posted exactly once.
    let all: String = harness
        .posts()
        .iter()
        .map(|post| post.text() + "\n")
        .collect();
    assert_eq!(all.matches("The game begins").count(), 1);
    assert_eq!(all.matches("The seed was").count(), 1);
    assert_eq!(all.matches(FILM).count(), 1, "one film");
    for round in 1..=5 {
        assert_eq!(
            all.matches(&format!("Round {round} began")).count(),
            1,
            "round {round}"
        );
    }
    harness.kill();
    harness.doctor();
}

/// F52: on SIGTERM the bot stops by itself, before a supervisor would kill it, and keeps the outbox.
#[tokio::test(flavor = "multi_thread")]
async fn f52_sigterm_stops_cleanly() {
    let mut harness = Harness::open().await;
    harness.table(&["Ayame", "Botan"]).await;
    let id = harness.bot().id().to_string();
    let begun = std::time::Instant::now();
    assert!(
        std::process::Command::new("kill")
            .args(["-TERM", &id])
            .status()
            .unwrap()
            .success()
    );
    let status = tokio::task::block_in_place(|| harness.bot().wait().unwrap());
    assert!(
        status.success() && begun.elapsed() < SUPERVISOR,
        "{status} after {:?}",
        begun.elapsed()
    );
    harness.doctor();
    harness.start().await;
    harness.public("The game begins").await;
}

/// F52: on SIGTERM while a board is painted, the bot stops in time; the post comes after the next start, once.
#[tokio::test(flavor = "multi_thread")]
async fn f52_sigterm_while_painting_keeps_the_post() {
    let mut harness = Harness::open().await;
    let users = harness.table(&["Ayame", "Botan"]).await;
    harness.outbox_is_empty().await;
    harness.kill();
    harness.slow_pictures_ms = 60_000;
    harness.start().await;
    harness.first_move(&users[0]).await;
    let id = harness.bot().id().to_string();
    let term = std::process::Command::new("kill")
        .args(["-TERM", &id])
        .status();
    assert!(term.unwrap().success());
    let begun = std::time::Instant::now();
    let status = tokio::task::block_in_place(|| harness.bot().wait().unwrap());
    assert!(status.success() && begun.elapsed() < SUPERVISOR, "{status}");
    assert_eq!(harness.outbox_len().min(1), 1, "the post was kept");
    harness.doctor();
    harness.slow_pictures_ms = 0;
    harness.start().await;
    harness.public("has chosen an objective").await;
    harness.outbox_is_empty().await;
    let all: String = harness.posts().iter().map(|p| p.text() + "\n").collect();
    assert_eq!(all.matches("has chosen an objective").count(), 1);
}
