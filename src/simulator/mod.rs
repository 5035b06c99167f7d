//! The simulator: the whole bot with its real store and real delivery, people, and a strict Discord, in
//! one process, on simulated time. Everything random comes from one seed, so a run that fails can be
//! repeated byte for byte.
//!
//! People answer, dawdle, vanish, press twice, and press old and foreign buttons. Discord answers 429 and
//! 5xx, loses answers, refuses texts, closes places and deletes messages. The process crashes with only
//! what was committed left. After every step the laws are asked (`laws.rs`).

mod chance;
mod crowd;
mod discord;
mod laws;
mod pace;
mod person;
mod world;

use world::World;

fn number(name: &str, otherwise: u64) -> u64 {
    std::env::var(name).map_or(otherwise, |text| text.parse().unwrap())
}

/// F60: whatever stops and comes back, with restarts, double presses and lost answers besides, every law
/// holds after every step and every table ends. `ROKUGAN_WORLDS` says how many worlds of two tables
/// there are, `ROKUGAN_SEED` which is the first.
#[tokio::test]
async fn f60_whatever_goes_wrong_the_laws_hold_and_every_table_ends() {
    let (first, worlds) = (number("ROKUGAN_SEED", 1), number("ROKUGAN_WORLDS", 1));
    let mut thrown = std::collections::BTreeMap::<&str, u64>::new();
    let (mut steps, mut compared, mut acts) = (0, 0, 0);
    for seed in first..first + worlds {
        let run = World::of(seed, 2).await.run().await;
        steps += run.steps;
        compared += run.compared;
        acts += run.acts;
        for (what, times) in run.thrown {
            *thrown.entry(what).or_default() += times;
        }
    }
    println!("{worlds} worlds: {acts} acts, {steps} steps, {compared} comparisons, {thrown:?}");
    for what in ["429", "5xx", "crashes", "stopped places"] {
        assert!(thrown.contains_key(what), "no {what} in {thrown:?}");
    }
    assert!(acts > 20 * worlds && compared > steps, "{acts} {compared}");
}

/// A seed decides everything: whoever repeats a run sees the same, byte for byte.
#[tokio::test]
async fn a_seed_gives_the_same_run_again() {
    let one = World::of(77, 1).await.run().await.trace;
    let two = World::of(77, 1).await.run().await.trace;
    assert!(one.len() > 10_000, "{one}");
    let differs = one.lines().zip(two.lines()).position(|(a, b)| a != b);
    assert_eq!(differs, None);
    assert_eq!(one.len(), two.len());
}

/// F43: a backup that is a day old is put in place while Discord has posts that it does not know. Play goes
/// on from there, nothing that is new is taken for said, and every table ends.
#[tokio::test]
async fn f43_a_backup_of_yesterday_plays_on() {
    let first = number("ROKUGAN_SEED", 1);
    for seed in first..first + number("ROKUGAN_WORLDS", 1) {
        let run = World::of(seed, 2).await.run_restored().await;
        assert!(run.acts > 20, "{}", run.acts);
    }
}
