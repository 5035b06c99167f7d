//! What the clocks showed when they were last compared.
//!
//! Between a jump of the wall clock and the comparison that notices it, somebody can act. Such a
//! transaction keeps the time in which the tables' clocks still run; the comparison moves all of them.

use std::sync::{Arc, Mutex, PoisonError};

use super::{Store, Tx};
use crate::clock::{Clock, Millis, SECOND};

/// Smaller jumps are ignored: a leap second, a correction.
pub(crate) const TOLERANCE: i64 = 60 * SECOND;

/// The wall clock and the monotonic clock at one moment.
pub(crate) type Both = (Millis, i64);

/// What both clocks showed at the last comparison; nothing before the first.
#[derive(Clone, Default)]
pub(super) struct ComparedClocks(Arc<Mutex<Option<Both>>>);

impl ComparedClocks {
    fn get(&self) -> Option<Both> {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn replace(&self, both: Option<Both>) -> Option<Both> {
        let mut last = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        std::mem::replace(&mut *last, both)
    }

    /// The time a transaction begins at: that of the wall clock, or, if it jumped since the last
    /// comparison, the time it would show without the jump.
    pub(super) fn steady(&self, clock: &dyn Clock) -> Millis {
        let (now, monotonic) = clock.both();
        match self.get() {
            Some((wall, then)) if gap((wall, then), (now, monotonic)).abs() > TOLERANCE => {
                wall.plus(monotonic - then)
            }
            _ => now,
        }
    }
}

/// By how much the wall clock jumped between two moments.
pub(crate) const fn gap((wall, then): Both, (now, monotonic): Both) -> i64 {
    now.since(wall) - (monotonic - then)
}

impl Store {
    /// What both clocks showed when they were last compared.
    pub(crate) fn compared(&self) -> Option<Both> {
        self.compared.get()
    }

    /// Notes what both clocks showed when they were compared and nothing had jumped.
    pub(crate) fn set_compared(&self, both: Both) {
        self.compared.replace(Some(both));
    }
}

impl Tx {
    /// From here on it is this time, in this transaction and, once it commits, in all later ones.
    pub(crate) const fn set_compared(&mut self, both: Both) {
        self.now = both.0;
        self.newly_compared = Some(both);
    }
}
