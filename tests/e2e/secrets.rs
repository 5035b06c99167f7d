//! Secrets stay where they belong: nothing private in public requests, nothing secret in the log.

use std::collections::BTreeSet;

use memchr::memmem;
use standin::{Seen, User};

use crate::harness::*;

/// Lines that only one person may know, collected from everything private that was shown to them.
fn private_lines(seen: &[Seen]) -> BTreeSet<String> {
    let marks = [
        "Your ",
        "You drew",
        "You placed",
        "You keep",
        "You were dealt",
        "You saw",
        "You put",
    ];
    let text = seen.iter().map(Seen::text).collect::<Vec<_>>().join("\n");
    text.lines()
        .filter(|line| marks.iter().any(|mark| line.contains(mark)))
        .filter(|line| line.len() > 12 && !line.contains("It is your turn"))
        .map(|line| line.trim().to_owned())
        .collect()
}

/// Every move of several parts a person made, as the panel confirmed it in words.
fn moves(seen: &[String]) -> BTreeSet<String> {
    let lines = seen.iter().flat_map(|text| text.lines());
    let made = lines.filter_map(|line| line.strip_prefix("Done: "));
    made.filter(|made| made.contains(" → "))
        .map(|made| made.trim_end_matches('.').to_owned())
        .collect()
}

/// Plays by direct message and keeps everything private that was said.
async fn play_and_listen(
    harness: &Harness,
    users: &[User],
    chance: &mut Chance,
) -> (Vec<Seen>, Vec<String>) {
    let (mut heard, mut answers, mut idle) = (Vec::new(), Vec::new(), 0);
    while !over(harness) {
        let mut moved = false;
        for user in users {
            let Some(seen) = user.dms().into_iter().next_back().filter(offers) else {
                continue;
            };
            heard.push(seen.clone());
            let answer = click(user, &seen, chance).reply().await.unwrap();
            answers.push(answer.text());
            heard.push(answer);
            moved = true;
        }
        idle = if moved { 0 } else { idle + 1 };
        assert!(idle < 9000, "stuck");
        if !moved {
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
    }
    (heard, answers)
}

/// C02: in whole random tables no private line, hidden move, private picture or menu is in any public
/// request, and even at trace level no token, hand or move is in the log.
#[tokio::test(flavor = "multi_thread")]
async fn c02_planted_secrets_reach_neither_public_nor_log() {
    for seed in [3, 0xfeed] {
        let mut harness = Harness::open().await;
        let users = harness.table(&["Ayame", "Botan"]).await;
        let (heard, answers) = play_and_listen(&harness, &users, &mut Chance(seed)).await;
        harness.film().await;
        let mut secrets = private_lines(&heard);
        assert!(secrets.len() > 20, "{}", secrets.len());
        let made = moves(&answers);
        assert!(made.len() > 10, "{}", made.len());
        secrets.extend(made);
        let journal = harness.query("SELECT action FROM journal");
        let hidden: BTreeSet<String> = journal
            .lines()
            .filter(|action| action.contains('>') || action.starts_with("keep"))
            .map(str::to_owned)
            .collect();
        assert!(hidden.len() > 10, "{}", hidden.len());
        secrets.extend(hidden.iter().cloned());
        let secrets: Vec<String> = secrets.into_iter().collect();
        let leaks = harness.discord.traffic().leaks(&secrets);
        // Record and log of the finished table are private answers; only the posts are public.
        assert_eq!(leaks, Vec::new(), "seed {seed}");
        for body in harness.discord.traffic().public_bodies() {
            for text in &body.texts {
                let menu = text.starts_with("v1|") && (text.contains("|m") || text.contains("|c."));
                assert!(!menu && !text.contains("-seat"), "{text}");
            }
        }
        let tokens: Vec<String> = harness.discord.read(|world| {
            world
                .interactions
                .values()
                .map(|one| one.token.clone())
                .collect()
        });
        assert!(tokens.len() > 50);
        harness.kill();
        let log = harness.log();
        assert!(log.contains("ready"), "there is a log");
        // Below `info` too: no seed, and nothing of what was told to one seat alone.
        let seed = harness.query(&format!("SELECT {} FROM tables", Harness::hex("seed")));
        assert_eq!(seed.trim().len(), 64);
        for secret in [
            seed.trim(),
            "own_placed",
            "own_token",
            "hand_seen",
            "face_seen",
        ] {
            let found = memmem::find(log.as_bytes(), secret.as_bytes());
            assert!(found.is_none(), "in the log: {secret}");
        }
        for secret in secrets.iter().chain(&tokens).chain([&TOKEN.to_owned()]) {
            let found = memmem::find(log.as_bytes(), secret.as_bytes());
            assert!(found.is_none(), "in the log: {secret}");
        }
        // The database holds moves, as it must, but no token of any kind.
        let file = std::fs::read(harness.database()).unwrap_or_default();
        let wal = std::fs::read(harness.dir.join("rokugan.sqlite-wal")).unwrap_or_default();
        let dump = harness.dump().into_bytes();
        assert!(memmem::find(&dump, b"journal").is_some());
        for secret in tokens.iter().take(40).chain([&TOKEN.to_owned()]) {
            for bytes in [&file, &wal, &dump] {
                let found = memmem::find(bytes, secret.as_bytes());
                assert!(found.is_none(), "in the database");
            }
        }
        assert_eq!(harness.discord.complaints(), Vec::<String>::new());
    }
}
