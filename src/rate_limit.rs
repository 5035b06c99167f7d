//! The rate limit of one person: a bucket of tokens each, in memory. Requests above it are refused;
//! nobody else notices.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use crate::id::UserId;

/// Buckets kept at once; full ones are dropped first.
const MOST_BUCKETS: usize = 4096;

/// A bucket per person.
pub struct RateLimit {
    most: f64,
    per_second: f64,
    left: Mutex<HashMap<UserId, (f64, Instant)>>,
}

impl RateLimit {
    /// How many requests at once, and how many per second after that.
    #[must_use]
    pub fn new(most: u32, per_second: u32) -> Self {
        Self {
            most: f64::from(most),
            per_second: f64::from(per_second),
            left: Mutex::default(),
        }
    }

    /// Takes a token of this person's; false if there is none.
    pub fn allows(&self, user: UserId) -> bool {
        self.allows_at(user, Instant::now())
    }

    fn allows_at(&self, user: UserId, now: Instant) -> bool {
        let mut left = self.left.lock().unwrap_or_else(PoisonError::into_inner);
        let filled = |(tokens, at): (f64, Instant)| {
            let since = now.saturating_duration_since(at).as_secs_f64();
            (tokens + since * self.per_second).min(self.most)
        };
        if left.len() > MOST_BUCKETS {
            left.retain(|_, bucket| filled(*bucket) < self.most);
        }
        let bucket = left.entry(user).or_insert((self.most, now));
        let tokens = filled(*bucket);
        let allowed = tokens >= 1.0;
        *bucket = (if allowed { tokens - 1.0 } else { tokens }, now);
        allowed
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_bucket_empties_and_fills_again_for_one_person_alone() {
        let rate_limit = RateLimit::new(3, 2);
        let now = Instant::now();
        let (one, two) = (UserId(1), UserId(2));
        assert!((0..3).all(|_| rate_limit.allows_at(one, now)));
        assert!(!rate_limit.allows_at(one, now));
        assert!(rate_limit.allows_at(two, now));
        let later = now + Duration::from_secs(1);
        assert!(rate_limit.allows_at(one, later) && rate_limit.allows_at(one, later));
        assert!(!rate_limit.allows_at(one, later));
    }

    #[test]
    fn a_crowd_does_not_fill_the_memory() {
        let rate_limit = RateLimit::new(1, 1000);
        let now = Instant::now();
        for id in 0..20_000u64 {
            assert!(rate_limit.allows_at(UserId(id), now + Duration::from_millis(id)));
        }
        let left = rate_limit.left.lock().unwrap();
        assert!(left.len() <= MOST_BUCKETS + 1, "{}", left.len());
    }
}
