//! Points at which a test lets the process die, as if killed there. Nothing in a normal run.
//!
//! Counting begins with the first move a test makes after [`at`]; then the n-th point passed ends the
//! process at once: no destructor runs, no buffer is written.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

static LEFT: AtomicU32 = AtomicU32::new(0);
static COUNTING: AtomicBool = AtomicBool::new(false);

/// Die at this point, counted from 1; 0 never.
pub fn at(point: u32) {
    LEFT.store(point, Ordering::Relaxed);
}

/// Begin to count.
pub fn arm() {
    COUNTING.store(true, Ordering::Relaxed);
}

/// One of the points.
pub fn point() {
    if LEFT.load(Ordering::Relaxed) == 0 || !COUNTING.load(Ordering::Relaxed) {
        return;
    }
    if LEFT.fetch_sub(1, Ordering::Relaxed) == 1 {
        std::process::abort();
    }
}
