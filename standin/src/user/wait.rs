//! Waiting for the bot, in real time and with a time limit.
//!
//! The stand-in's clock may be frozen; waiting uses real time. A waiter is woken by every change of the
//! world, and if it waited in vain, the error says what the bot did last.

use std::time::Duration;

use crate::shared::Shared;

/// Something did not happen, or could not be done; the text says what, and what the bot did last.
#[derive(Debug, thiserror::Error)]
#[error("{what}{trail}")]
pub struct Stuck {
    what: String,
    trail: String,
}

impl Stuck {
    /// What did not happen, without the trail of requests.
    #[must_use]
    pub fn what(&self) -> &str {
        &self.what
    }

    pub(crate) fn new(shared: &Shared, what: impl Into<String>) -> Self {
        let entries = shared.traffic.entries();
        let last = entries.iter().rev().take(6).rev();
        let trail: String = last
            .map(|entry| {
                let mut line = entry.line();
                let end = line
                    .char_indices()
                    .nth(400)
                    .map_or(line.len(), |(at, _)| at);
                line.truncate(end);
                format!("\n  {line}")
            })
            .collect();
        let trail = if trail.is_empty() {
            trail
        } else {
            format!("; last requests:{trail}")
        };
        Self {
            what: what.into(),
            trail,
        }
    }
}

/// Waits until `done` gives something, looking again after every change.
pub(crate) async fn until<T>(
    shared: &Shared,
    within: Duration,
    what: &str,
    mut done: impl FnMut(&Shared) -> Option<T>,
) -> Result<T, Stuck> {
    let mut changes = shared.watch();
    let end = tokio::time::Instant::now() + within;
    loop {
        changes.mark_unchanged();
        if let Some(result) = done(shared) {
            return Ok(result);
        }
        // Look now and then even without a change: the clock may have moved.
        let pause = tokio::time::Instant::now() + Duration::from_millis(50);
        let _ = tokio::time::timeout_at(end.min(pause), changes.changed()).await;
        if tokio::time::Instant::now() >= end {
            if let Some(result) = done(shared) {
                return Ok(result);
            }
            return Err(Stuck::new(shared, format!("waited {within:?} for {what}")));
        }
    }
}
