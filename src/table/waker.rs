//! The waker: sleeps until the next thing falls due, and lets it happen.

use std::time::Duration;

use super::{Tables, Woken};

/// Wakes whatever falls due, for ever.
pub async fn run(tables: Tables) {
    let scheduled = tables.store().scheduled();
    loop {
        let nap = match tables.wake().await {
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
