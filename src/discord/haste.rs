//! How fast one person may go: a bucket of tokens each, in memory. Whoever empties it is asked to
//! wait a moment; nobody else notices.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use crate::id::UserId;

/// So many people are remembered before those with a full bucket are forgotten.
const REMEMBERED: usize = 4096;

/// A bucket per person.
pub(super) struct Haste {
    most: f64,
    per_second: f64,
    left: Mutex<HashMap<UserId, (f64, Instant)>>,
}

impl Haste {
    /// So many at once, and so many a second after that.
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
        if left.len() > REMEMBERED {
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
        let haste = Haste::new(3, 2);
        let now = Instant::now();
        let (one, two) = (UserId(1), UserId(2));
        assert!((0..3).all(|_| haste.allows_at(one, now)));
        assert!(!haste.allows_at(one, now));
        assert!(haste.allows_at(two, now));
        let later = now + Duration::from_secs(1);
        assert!(haste.allows_at(one, later) && haste.allows_at(one, later));
        assert!(!haste.allows_at(one, later));
    }

    #[test]
    fn a_crowd_does_not_fill_the_memory() {
        let haste = Haste::new(1, 1000);
        let now = Instant::now();
        for id in 0..20_000u64 {
            assert!(haste.allows_at(UserId(id), now + Duration::from_millis(id)));
        }
        let left = haste.left.lock().unwrap();
        assert!(left.len() <= REMEMBERED + 1, "{}", left.len());
    }
}
