//! Dying at every point of a move: between any two steps of transaction, answer and delivery.

use std::collections::HashMap;
use std::time::Duration;

use standin::{Seen, User};

use crate::stage::*;

/// Walks to the confirmation of a move of whoever is up.
async fn ready_to_confirm(stage: &Stage, users: &[User], chance: &mut Chance) -> (User, Seen) {
    for waited in 0.. {
        let last = stage.posts().last().map(Seen::text);
        assert!(waited < 600, "nobody is up: {last:?}");
        for user in users {
            let Some(mut seen) = user.dms().into_iter().next_back().filter(offers) else {
                continue;
            };
            while !confirms(&seen) {
                seen = click(user, &seen, chance).reply().await.unwrap();
                if !offers(&seen) {
                    break;
                }
            }
            if confirms(&seen) {
                return (user.clone(), seen);
            }
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    unreachable!("it waits")
}

fn confirms(seen: &Seen) -> bool {
    seen.custom_ids().iter().any(|id| id.contains("|c."))
}

/// F29 F30: one move per point; after every death nothing is lost, nothing doubled, all is said.
#[tokio::test(flavor = "multi_thread")]
async fn f29_f30_dying_at_any_point_of_a_move_does_no_harm() {
    let mut stage = Stage::open().await;
    let users = stage.table(&["Ayame", "Botan"]).await;
    let mut chance = Chance(0xdead);
    let mut told = Vec::new();
    let mut deaths = 0;
    for point in 1.. {
        let (user, seen) = ready_to_confirm(&stage, &users, &mut chance).await;
        stage.kill();
        stage.crash_at = point;
        stage.start().await;
        let asked = click(&user, &seen, &mut chance);
        // Until it is dead, or has said everything the move set in motion.
        let mut reply = None;
        let mut quiet = 0;
        let mut waited = 0;
        let dead = loop {
            waited += 1;
            assert!(waited < 1500, "neither dead nor done at point {point}");
            tokio::time::sleep(Duration::from_millis(20)).await;
            if stage.bot().try_wait().unwrap().is_some() {
                break true;
            }
            if reply.is_none() {
                let soon = asked.clone().within(Duration::from_millis(20));
                reply = soon.reply().await.ok();
            }
            let done = reply.is_some() && stage.has_said_all();
            quiet = if done { quiet + 1 } else { 0 };
            if quiet > 20 {
                break false;
            }
        };
        if reply.is_none() {
            let soon = asked.within(Duration::from_millis(20));
            reply = soon.reply().await.ok();
        }
        let said = reply.map(|seen| seen.text()).unwrap_or_default();
        told.extend(
            said.lines()
                .filter(|line| line.starts_with("Done: "))
                .map(str::to_owned),
        );
        stage.kill();
        stage.crash_at = 0;
        stage.start().await;
        // People press again what nobody answered; a move already made is not made twice.
        if said.is_empty() {
            let _ = user.slash(user.open_dm(), "rokugan hand", &[]);
        }
        if !dead {
            break;
        }
        deaths += 1;
    }
    println!("{deaths} deaths");
    assert!(deaths >= 15, "{deaths}");
    stage.said_all().await;
    // Give the table up, so that its whole record can be read.
    let asked = users[0]
        .slash(stage.channel, "rokugan cancel", &[])
        .unwrap();
    let asked = asked.reply().await.unwrap();
    let sure = asked.button("Cancel the table").unwrap();
    say(&users[0].press(asked.id, &sure).unwrap()).await;
    let export = users[0]
        .slash(stage.channel, "rokugan export", &[])
        .unwrap();
    let export = export.reply().await.unwrap();
    let record: rules::record::Record = serde_json::from_slice(&export.pictures[0].bytes).unwrap();
    record.replay().unwrap();
    let mut count: HashMap<String, usize> = HashMap::new();
    for act in &record.acts {
        *count.entry(format!("Done: `{}`.", act.action)).or_default() += 1;
    }
    for line in &told {
        let left = count
            .get_mut(line)
            .unwrap_or_else(|| panic!("lost: {line}"));
        assert!(*left > 0, "lost: {line}");
        *left -= 1;
    }
    // Every public fact is in a post exactly once.
    let posted: String = stage
        .posts()
        .iter()
        .map(|post| post.text() + "\n")
        .collect();
    assert_eq!(posted.matches("The table begins").count(), 1);
    for (words, code) in [
        ("has chosen an objective", "objective_chosen"),
        ("put control tokens on", "control_added"),
        ("placed a token", "placed"),
        ("goes first", "initiative_revealed"),
    ] {
        let facts = record.acts.iter().flat_map(|act| &act.facts);
        let happened = facts.filter(|fact| fact.event["event"] == code);
        assert_eq!(posted.matches(words).count(), happened.count(), "{words}");
    }
    stage.kill();
    stage.doctor();
}
