//! Running handlers: counted, so that a stop can wait for them, and timed until their first answer.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use crate::metrics::METRICS;

/// How many handlers are running.
#[derive(Clone, Debug, Default)]
pub(crate) struct InFlight(Arc<AtomicUsize>);

/// One running handler; it ends when this is dropped, however it ends.
pub(super) struct Handler {
    all: InFlight,
    since: Instant,
    acknowledged: bool,
}

impl InFlight {
    /// A handler starts.
    pub(super) fn start(&self) -> Handler {
        self.0.fetch_add(1, Ordering::AcqRel);
        Handler {
            all: self.clone(),
            since: Instant::now(),
            acknowledged: false,
        }
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.0.load(Ordering::Acquire)
    }
}

impl Handler {
    /// Notes the first answer to the person; later ones do not count.
    pub fn acknowledged(&mut self) {
        if !std::mem::replace(&mut self.acknowledged, true) {
            METRICS.acknowledged.took(self.since.elapsed());
        }
    }
}

impl Drop for Handler {
    fn drop(&mut self) {
        self.all.0.fetch_sub(1, Ordering::AcqRel);
    }
}
