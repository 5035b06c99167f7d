//! Time as the stand-in sees it.
//!
//! Every rule with a duration (3 s to acknowledge, 15 min tokens, the nonce window, rate limits,
//! signed links) asks this clock, so a test can jump two days in a microsecond. Waiting for the bot
//! under test is real time and does not go through here.

use std::sync::Mutex;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use crate::lock;

/// A clock in Unix milliseconds that a test may move.
pub trait Clock: Send + Sync + 'static {
    /// The present moment in Unix milliseconds.
    fn now_ms(&self) -> u64;

    /// Moves the present forward.
    fn advance(&self, by: Duration);
}

/// The default clock: the machine's time plus the moves, or frozen.
#[derive(Debug, Default)]
pub struct MovableClock {
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    ahead_ms: u64,
    frozen_at: Option<u64>,
}

impl MovableClock {
    /// A clock that runs with the machine.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// A clock frozen at `unix_ms` until it is advanced.
    #[must_use]
    pub fn frozen_at(unix_ms: u64) -> Self {
        Self {
            state: Mutex::new(State {
                ahead_ms: 0,
                frozen_at: Some(unix_ms),
            }),
        }
    }
}

impl Clock for MovableClock {
    fn now_ms(&self) -> u64 {
        let state = lock(&self.state);
        state
            .frozen_at
            .unwrap_or_else(|| machine_ms().saturating_add(state.ahead_ms))
    }

    fn advance(&self, by: Duration) {
        let by = u64::try_from(by.as_millis()).unwrap_or(u64::MAX);
        let mut state = lock(&self.state);
        match &mut state.frozen_at {
            Some(moment) => *moment = moment.saturating_add(by),
            None => state.ahead_ms = state.ahead_ms.saturating_add(by),
        }
    }
}

fn machine_ms() -> u64 {
    let since = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

/// A moment as Discord writes it, e.g. `2024-01-01T00:00:00.000000+00:00`.
#[must_use]
pub fn iso(unix_ms: u64) -> String {
    jiff::Timestamp::from_millisecond(i64::try_from(unix_ms).unwrap_or(i64::MAX))
        .map(|moment| moment.strftime("%Y-%m-%dT%H:%M:%S%.6f+00:00").to_string())
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_frozen_clock_moves_only_when_told() {
        let clock = MovableClock::frozen_at(1_704_067_200_000);
        assert_eq!(clock.now_ms(), clock.now_ms());
        clock.advance(Duration::from_secs(1));
        assert_eq!(iso(clock.now_ms()), "2024-01-01T00:00:01.000000+00:00");
    }

    #[cfg(feature = "oracle")]
    #[test]
    fn moments_are_written_as_the_oracle_writes_them() {
        for unix_ms in [0, 1, 951_782_399_999, 1_704_067_200_120, 4_102_444_799_007] {
            let micros = i64::try_from(unix_ms).unwrap() * 1_000;
            let oracle = twilight_model::util::Timestamp::from_micros(micros).unwrap();
            assert_eq!(iso(unix_ms), oracle.iso_8601().to_string());
        }
    }
}
