//! Many tables of mixed pace in one process.

use std::collections::HashMap;

use rokugan::clock::{HOUR, MINUTE};
use rokugan::id::TableId;
use rokugan::store::Lifecycle;
use rokugan::table::Notice;

use crate::harness::by;
use crate::timed_harness::{Said, TimedHarness};

/// A small generator, so that a failing run can be repeated.
struct Chance(u64);

impl Chance {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % bound
    }
}

/// How a person plays.
#[derive(Clone, Copy, PartialEq)]
enum Manner {
    /// Within a tenth of the time.
    Answers,
    /// Shortly before the end, sometimes too late.
    Dawdles,
    /// A few moves, then never again.
    Vanishes(u64),
    /// Misses until the seat is held, then comes back once, a day later.
    Returns,
}

/// Every table ends, and every turn has its reminders, none twice and none missing.
#[tokio::test]
async fn soak_tables_of_mixed_pace_all_end() {
    let tables = std::env::var("ROKUGAN_SOAK").map_or(120, |n| n.parse().unwrap());
    let begun = std::time::Instant::now();
    let mut harness = TimedHarness::open().await;
    let mut chance = Chance(0x00c1_0c55);
    let mut manners: HashMap<u64, Manner> = HashMap::new();
    let mut live: Vec<TableId> = Vec::new();
    for n in 0..tables {
        let pace = ["live", "brisk", "daily", "relaxed", "36h"][n % 5];
        let users = [n as u64 * 2 + 1, n as u64 * 2 + 2];
        for user in users {
            manners.insert(
                user,
                match chance.below(10) {
                    0 => Manner::Answers,
                    1 => Manner::Dawdles,
                    2 => Manner::Returns,
                    _ => Manner::Vanishes(chance.below(4)),
                },
            );
        }
        live.push(harness.table(pace, &users).await);
    }
    let mut acts: HashMap<u64, u64> = HashMap::new();
    let mut returned: HashMap<u64, bool> = HashMap::new();
    let mut steps = 0u32;
    while !live.is_empty() {
        let mut still = Vec::new();
        for id in live {
            let state = harness.tables.state(id).await.unwrap();
            if state.row.stage != Lifecycle::Playing {
                continue;
            }
            still.push(id);
            for row in &state.seats {
                let Some(user) = row.user.map(|user| user.0) else {
                    continue;
                };
                let manner = manners[&user];
                if row.held {
                    let once = manner == Manner::Returns && !returned.contains_key(&user);
                    if once && chance.below(3) == 0 {
                        returned.insert(user, true);
                        manners.insert(user, Manner::Answers);
                        harness.tables.back(&by(user), id).await.unwrap();
                    }
                    continue;
                }
                let Some((since, end)) = state.clock(row.seat).and_then(|clock| clock.running)
                else {
                    continue;
                };
                let (whole, used) = (end.since(since), harness.now().since(since));
                let moves = match manner {
                    Manner::Answers => used * 10 >= whole || chance.below(2) == 0,
                    Manner::Dawdles => used * 10 >= whole * 9,
                    Manner::Vanishes(most) => *acts.entry(user).or_default() < most,
                    Manner::Returns => false,
                };
                if moves {
                    *acts.entry(user).or_default() += 1;
                    let _ = harness.try_act(id, user).await;
                    break;
                }
            }
        }
        live = still;
        // Short steps as long as live tables are being played, then longer ones.
        let step = [2 * MINUTE, 20 * MINUTE, 2 * HOUR, 6 * HOUR][(steps as usize / 15).min(3)];
        harness.pass(step).await;
        steps += 1;
        assert!(steps < 5000, "{} tables never end", live.len());
    }
    // Before every time-out there was exactly one last call in that turn.
    let mut lasts: HashMap<u64, u32> = HashMap::new();
    let mut struck: HashMap<u64, u32> = HashMap::new();
    let mut ran_out = 0;
    for said in &harness.said {
        match said {
            Said::DirectMessage(
                _,
                user,
                rokugan::table::DirectMessage::Waiting { last: true, .. },
            ) => {
                *lasts.entry(user.0).or_default() += 1;
            }
            Said::DirectMessage(_, user, rokugan::table::DirectMessage::Missed { .. }) => {
                *struck.entry(user.0).or_default() += 1;
                ran_out += 1;
                let called = lasts.get(&user.0).copied().unwrap_or(0);
                let missed = struck[&user.0];
                assert!(called >= missed, "{user} was struck without a call");
            }
            _ => {}
        }
    }
    for (user, manner) in &manners {
        if matches!(manner, Manner::Vanishes(_)) {
            let (called, missed) = (lasts.get(user), struck.get(user));
            assert_eq!(called, missed, "user {user}: a call too many or too few");
        }
    }
    let mut ends: HashMap<&str, u32> = HashMap::new();
    for id in 1..=tables as u64 {
        let state = harness.tables.state(TableId(id)).await.unwrap();
        let held = harness.notices(TableId(id));
        let held = held.iter().filter(|it| matches!(it, Notice::Held { .. }));
        assert!(held.count() <= 2 + 2);
        *ends.entry(state.row.stage.id()).or_default() += 1;
        if id % 25 == 0 {
            harness.tables.check(TableId(id)).await.unwrap();
        }
    }
    assert_eq!(
        harness.store().next_due(true).await.unwrap(),
        None,
        "nothing is left"
    );
    println!(
        "{tables} tables: {ends:?}, {ran_out} turns ran out, {} messages, {steps} steps, {:?}",
        harness.said.len(),
        begun.elapsed()
    );
}
