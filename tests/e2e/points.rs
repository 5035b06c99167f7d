//! Dying at every point of a move: between any two steps of transaction, answer and delivery, and at
//! every call to the system that writes, syncs or sends.

use std::collections::HashMap;
use std::time::Duration;

use standin::{Seen, User};

use crate::stage::*;
use crate::tracer::Tracer;

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

/// What kills the bot in the middle of a move.
#[derive(Clone, Copy)]
enum Blow {
    /// It dies at this step.
    Step(u32),
    /// It is killed when it makes this call to the system for this time.
    Call(&'static str, u32),
}

/// Confirms a move and lets the blow fall. Answers whether it fell, and what the person was told.
async fn strike(
    stage: &mut Stage,
    users: &[User],
    chance: &mut Chance,
    blow: Blow,
) -> (bool, Vec<String>) {
    let (user, seen) = ready_to_confirm(stage, users, chance).await;
    stage.kill();
    if let Blow::Step(step) = blow {
        stage.crash_at = step;
    }
    stage.start().await;
    let tracer = match blow {
        Blow::Step(_) => None,
        Blow::Call(call, nth) => {
            let rule = format!("inject={call}:signal=KILL:when={nth}");
            Some(Tracer::attach(stage.bot().id(), call, &rule))
        }
    };
    let asked = click(&user, &seen, chance);
    // Until it is dead, or has said everything the move set in motion.
    let (mut reply, mut quiet, mut waited) = (None, 0, 0);
    let dead = loop {
        waited += 1;
        assert!(waited < 1500, "neither dead nor done");
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
    drop(tracer);
    if reply.is_none() {
        let soon = asked.within(Duration::from_millis(20));
        reply = soon.reply().await.ok();
    }
    let said = reply.map(|seen| seen.text()).unwrap_or_default();
    stage.kill();
    stage.crash_at = 0;
    stage.start().await;
    // People press again what nobody answered; a move already made is not made twice.
    if said.is_empty() {
        let _ = user.slash(user.open_dm(), "rokugan hand", &[]);
    }
    let done = said.lines().filter(|line| line.starts_with("Done: "));
    (dead, done.map(str::to_owned).collect())
}

/// Nothing that was confirmed is lost, nothing happened or was said twice, the file is sound.
async fn audit(stage: &mut Stage, users: &[User], told: &[String]) {
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
    for line in told {
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
        let facts = record.acts.iter().flat_map(|act| act.facts.public());
        let happened = facts.filter(|event| event["event"] == code);
        assert_eq!(posted.matches(words).count(), happened.count(), "{words}");
    }
    stage.kill();
    stage.doctor();
}

/// F29 F30: one move per step; after every death nothing is lost, nothing doubled, all is said.
#[tokio::test(flavor = "multi_thread")]
async fn f29_f30_dying_at_any_step_of_a_move_does_no_harm() {
    let mut stage = Stage::open().await;
    let users = stage.table(&["Ayame", "Botan"]).await;
    let (mut chance, mut told, mut deaths) = (Chance(0xdead), Vec::new(), 0);
    for step in 1.. {
        let (dead, said) = strike(&mut stage, &users, &mut chance, Blow::Step(step)).await;
        told.extend(said);
        if !dead {
            break;
        }
        deaths += 1;
    }
    println!("{deaths} deaths");
    assert!(deaths >= 15, "{deaths}");
    audit(&mut stage, &users, &told).await;
}

/// F29: kill -9 as the bot enters each call by which a move reaches the file or the network.
#[tokio::test(flavor = "multi_thread")]
async fn f29_kills_at_every_call_to_the_system_do_no_harm() {
    let mut stage = Stage::open().await;
    let users = stage.table(&["Ayame", "Botan"]).await;
    let (mut chance, mut told) = (Chance(0xfa11), Vec::new());
    for (call, fewest) in [("fsync,fdatasync", 1), ("pwrite64", 5), ("sendto,write", 5)] {
        let mut deaths = 0;
        // Each of the first, then ever fewer: later calls are the same in other places.
        let mut nth = 1;
        loop {
            let blow = Blow::Call(call, nth);
            let (dead, said) = strike(&mut stage, &users, &mut chance, blow).await;
            told.extend(said);
            if !dead {
                break;
            }
            deaths += 1;
            nth += 1 + nth / 8;
        }
        println!("{call}: {deaths} deaths, up to call {nth}");
        assert!(deaths >= fewest, "{call}: {deaths}");
    }
    audit(&mut stage, &users, &told).await;
}
