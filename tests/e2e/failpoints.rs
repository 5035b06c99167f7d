//! Killing the bot at every point of a move: between any two steps of transaction, answer and delivery,
//! and at every system call that writes, syncs or sends.

use std::collections::HashMap;
use std::time::Duration;

use rokugan::test_database;
use standin::{Seen, User};

use crate::harness::*;
use crate::tracer::Tracer;

/// Walks to the confirmation of a move of a player whose turn it is.
async fn ready_to_confirm(harness: &Harness, users: &[User], chance: &mut Chance) -> (User, Seen) {
    for waited in 0.. {
        let last = harness.posts().last().map(Seen::text);
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
enum Kill {
    /// It dies at this step.
    Step(u32),
    /// It is killed when it makes this system call for the nth time.
    Call(&'static str, u32),
}

/// Confirms a move and kills the bot. Returns whether it died, and what the person was told.
async fn confirm_and_kill(
    harness: &mut Harness,
    users: &[User],
    chance: &mut Chance,
    kill: Kill,
) -> (bool, Vec<String>) {
    let (user, seen) = ready_to_confirm(harness, users, chance).await;
    harness.kill();
    if let Kill::Step(step) = kill {
        harness.failpoint = step;
    }
    harness.start().await;
    let tracer = match kill {
        Kill::Step(_) => None,
        Kill::Call(call, nth) => {
            let rule = format!("inject={call}:signal=KILL:when={nth}");
            Some(Tracer::attach(harness.bot().id(), call, &rule))
        }
    };
    let asked = click(&user, &seen, chance);
    // Until it is dead, or has sent everything that the move caused.
    let (mut reply, mut quiet, mut waited) = (None, 0, 0);
    let dead = loop {
        waited += 1;
        assert!(waited < 1500, "neither dead nor done");
        tokio::time::sleep(Duration::from_millis(20)).await;
        if harness.bot().try_wait().unwrap().is_some() {
            break true;
        }
        if reply.is_none() {
            let soon = asked.clone().within(Duration::from_millis(20));
            reply = soon.reply().await.ok();
        }
        let done = reply.is_some() && harness.is_outbox_empty();
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
    harness.kill();
    harness.failpoint = 0;
    harness.start().await;
    // People press again what nobody answered; a move already made is not made twice.
    if said.is_empty() {
        let _ = user.slash(user.open_dm(), "rokugan hand", &[]);
    }
    let done = said.lines().filter(|line| line.starts_with("Done: "));
    (dead, done.map(str::to_owned).collect())
}

/// No confirmed move is lost, nothing happened or was sent twice, and the file is sound.
async fn audit(harness: &mut Harness, users: &[User], told: &[String]) {
    harness.outbox_is_empty().await;
    // Cancel the table, so that its whole record can be read.
    let asked = users[0]
        .slash(harness.channel, "rokugan manage cancel", &[])
        .unwrap();
    let asked = asked.reply().await.unwrap();
    let sure = asked.button("Cancel the table").unwrap();
    reply_text(&users[0].press(asked.id, &sure).unwrap()).await;
    let export = users[0]
        .slash(harness.channel, "rokugan export", &[])
        .unwrap();
    let export = export.reply().await.unwrap();
    let record: rules::record::Record = serde_json::from_slice(&export.pictures[0].bytes).unwrap();
    record.replay().unwrap();
    let mut count: HashMap<String, usize> = HashMap::new();
    for act in &record.acts {
        *count.entry(acknowledged(&act.action)).or_default() += 1;
    }
    for line in told {
        let left = count
            .get_mut(line)
            .unwrap_or_else(|| panic!("lost: {line}"));
        assert!(*left > 0, "lost: {line}");
        *left -= 1;
    }
    // Every public fact is in a post exactly once.
    let posted: String = harness
        .posts()
        .iter()
        .map(|post| post.text() + "\n")
        .collect();
    assert_eq!(posted.matches("The game begins").count(), 1);
    for (words, code) in [
        ("has chosen an objective", "objective_chosen"),
        (
            "placed a control token|placed control tokens on",
            "control_added",
        ),
        ("placed a token", "placed"),
        ("goes first", "initiative_revealed"),
    ] {
        let facts = record.acts.iter().flat_map(|act| act.facts.public());
        let happened = facts.filter(|event| event["event"] == code);
        // Either of two wordings.
        let said: usize = words
            .split('|')
            .map(|one| posted.matches(one).count())
            .sum();
        assert_eq!(said, happened.count(), "{words}");
    }
    harness.kill();
    harness.doctor();
}

/// F29 F30 C13: one move per step; after every kill nothing is lost or doubled, and everything is sent.
#[tokio::test(flavor = "multi_thread")]
async fn f29_f30_dying_at_any_step_of_a_move_does_no_harm() {
    let mut harness = Harness::open().await;
    let users = harness.table(&["Ayame", "Botan"]).await;
    let (mut chance, mut told, mut deaths) = (Chance(0xdead), Vec::new(), 0);
    for step in 1.. {
        let (dead, said) =
            confirm_and_kill(&mut harness, &users, &mut chance, Kill::Step(step)).await;
        told.extend(said);
        if !dead {
            break;
        }
        deaths += 1;
    }
    println!("{deaths} deaths");
    assert!(deaths >= 15, "{deaths}");
    audit(&mut harness, &users, &told).await;
}

/// F29: kill -9 at each system call by which a move reaches the file or the network.
#[tokio::test(flavor = "multi_thread")]
async fn f29_kills_at_every_call_to_the_system_do_no_harm() {
    let mut harness = Harness::open().await;
    let users = harness.table(&["Ayame", "Botan"]).await;
    let (mut chance, mut told) = (Chance(0xfa11), Vec::new());
    // To a server the bot only talks.
    let calls: &[(&str, i32)] = match test_database::on_server() {
        true => &[("sendto,write", 5)],
        false => &[("fsync,fdatasync", 1), ("pwrite64", 5), ("sendto,write", 5)],
    };
    for &(call, fewest) in calls {
        let mut deaths = 0;
        // Every one of the first calls, then fewer and fewer: later ones repeat.
        let mut nth = 1;
        loop {
            let kill = Kill::Call(call, nth);
            let (dead, said) = confirm_and_kill(&mut harness, &users, &mut chance, kill).await;
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
    audit(&mut harness, &users, &told).await;
}
