//! Secrets stay where they belong: nothing private in public requests, nothing secret in the log.

use std::collections::BTreeSet;

use memchr::memmem;
use standin::{Seen, User};

use crate::stage::*;

/// Lines only one person may know, gathered from everything private a person was ever shown.
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

/// The notation of every move a person made, as the panel confirmed it.
fn moves(seen: &[String]) -> BTreeSet<String> {
    let lines = seen.iter().flat_map(|text| text.lines());
    let made = lines.filter_map(|line| line.strip_prefix("Done: `"));
    made.filter_map(|rest| rest.split('`').next())
        .map(str::to_owned)
        .collect()
}

/// Plays by direct messages and keeps everything private that was said on the way.
async fn play_and_listen(
    stage: &Stage,
    users: &[User],
    chance: &mut Chance,
) -> (Vec<Seen>, Vec<String>) {
    let (mut heard, mut answers, mut idle) = (Vec::new(), Vec::new(), 0);
    while !over(stage) {
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
        assert!(idle < 1000, "stuck");
        if !moved {
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
    }
    (heard, answers)
}

/// Whole tables by chance: no private line, hidden move, own picture or menu in any public request;
/// at trace level no token, no interaction's token, no hand and no move in the log or elsewhere.
#[tokio::test(flavor = "multi_thread")]
async fn planted_secrets_reach_neither_public_nor_log() {
    for seed in [3, 0xfeed] {
        let mut stage = Stage::open().await;
        let users = stage.table(&["Ayame", "Botan"]).await;
        let (heard, answers) = play_and_listen(&stage, &users, &mut Chance(seed)).await;
        stage.film().await;
        let mut secrets = private_lines(&heard);
        assert!(secrets.len() > 20, "{}", secrets.len());
        let hidden: BTreeSet<String> = moves(&answers)
            .into_iter()
            .filter(|action| action.contains('>') || action.starts_with("keep"))
            .collect();
        assert!(hidden.len() > 10, "{}", hidden.len());
        secrets.extend(hidden.iter().cloned());
        let secrets: Vec<String> = secrets.into_iter().collect();
        let leaks = stage.discord.traffic().leaks(&secrets);
        // The finished table's record and log are asked for privately; public are the posts alone.
        assert_eq!(leaks, Vec::new(), "seed {seed}");
        for body in stage.discord.traffic().public_bodies() {
            for text in &body.texts {
                let menu = text.starts_with("v1|") && (text.contains("|m") || text.contains("|c."));
                assert!(!menu && !text.contains("-seat"), "{text}");
            }
        }
        let tokens: Vec<String> = stage.discord.read(|world| {
            world
                .interactions
                .values()
                .map(|one| one.token.clone())
                .collect()
        });
        assert!(tokens.len() > 50);
        stage.kill();
        let log = stage.log();
        assert!(log.contains("ready"), "there is a log");
        for secret in secrets.iter().chain(&tokens).chain([&TOKEN.to_owned()]) {
            let found = memmem::find(log.as_bytes(), secret.as_bytes());
            assert!(found.is_none(), "in the log: {secret}");
        }
        // The database holds moves, as it must, but no token of any kind.
        let file = std::fs::read(stage.database()).unwrap();
        let wal = std::fs::read(stage.dir.join("rokugan.sqlite-wal")).unwrap_or_default();
        for secret in tokens.iter().take(40).chain([&TOKEN.to_owned()]) {
            for bytes in [&file, &wal] {
                let found = memmem::find(bytes, secret.as_bytes());
                assert!(found.is_none(), "in the database");
            }
        }
        assert_eq!(stage.discord.complaints(), Vec::<String>::new());
    }
}
