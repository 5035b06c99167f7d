//! The waker: sleeps until the next thing falls due, and lets it happen.

use std::time::Duration;

use super::{Pulse, Tables, Woken};

/// Wakes whatever falls due, for ever.
pub async fn run(tables: Tables) {
    let scheduled = tables.store().scheduled();
    let mut pulse = Pulse::default();
    loop {
        // Before anything happens: a clock that jumped must not let it happen too early.
        let woken = match pulse.beat(&tables).await {
            Ok(()) => tables.wake().await,
            Err(fault) => Err(fault),
        };
        let nap = match woken {
            Ok(Woken::Done) => continue,
            Ok(Woken::Until(at)) => {
                let clock = tables.store().clock();
                let left = at.map_or(i64::MAX, |at| at.since(clock.now()).max(0));
                Duration::from_millis(left.unsigned_abs()).min(clock.longest_nap())
            }
            Err(_) => Duration::from_secs(1),
        };
        let _ = tokio::time::timeout(nap, scheduled.notified()).await;
    }
}
