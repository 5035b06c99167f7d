//! Handlers under way: counted, so that a stop can wait for them, and timed to their first answer.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use crate::meter::METER;

/// How many handlers are at work.
#[derive(Clone, Debug, Default)]
pub(super) struct UnderWay(Arc<AtomicUsize>);

/// One handler at work; it ends when this is dropped, however it ends.
pub(super) struct Handler {
    all: UnderWay,
    since: Instant,
    answered: bool,
}

impl UnderWay {
    /// A handler begins.
    pub fn begin(&self) -> Handler {
        self.0.fetch_add(1, Ordering::AcqRel);
        Handler {
            all: self.clone(),
            since: Instant::now(),
            answered: false,
        }
    }

    pub fn count(&self) -> usize {
        self.0.load(Ordering::Acquire)
    }
}

impl Handler {
    /// Discord has a first sign of us; later ones do not count.
    pub fn acknowledged(&mut self) {
        if !std::mem::replace(&mut self.answered, true) {
            METER.acknowledged.took(self.since.elapsed());
        }
    }
}

impl Drop for Handler {
    fn drop(&mut self) {
        self.all.0.fetch_sub(1, Ordering::AcqRel);
    }
}
