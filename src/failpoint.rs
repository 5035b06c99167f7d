//! Points at which a test ends the process, as if it had been killed there.
//!
//! Only builds with the feature `failpoints` have them: `cargo test` turns it on, a released binary
//! is built without, and every call here is then nothing. Counting starts with the first move after
//! `set`; the n-th point reached aborts: no destructor runs, no buffer is written.

#[cfg(feature = "failpoints")]
mod counter {
    use std::cell::Cell;
    use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

    thread_local! {
        static PANICS: Cell<u32> = const { Cell::new(0) };
    }

    /// Lets this many decisions of computer players panic, of those made on this thread.
    pub fn let_advice_panic(times: u32) {
        PANICS.set(times);
    }

    /// A computer player decides.
    #[expect(clippy::panic, reason = "a test asks for it")]
    pub fn in_advice() {
        if let Some(left) = PANICS.get().checked_sub(1) {
            PANICS.set(left);
            panic!("a computer player, on trial");
        }
    }

    static LEFT: AtomicU32 = AtomicU32::new(0);
    static COUNTING: AtomicBool = AtomicBool::new(false);

    /// Abort at this point, counted from 1; 0 never.
    pub fn set(point: u32) {
        LEFT.store(point, Ordering::Relaxed);
    }

    /// Start counting.
    pub fn arm() {
        COUNTING.store(true, Ordering::Relaxed);
    }

    /// One of the points.
    pub fn hit() {
        if LEFT.load(Ordering::Relaxed) == 0 || !COUNTING.load(Ordering::Relaxed) {
            return;
        }
        if LEFT.fetch_sub(1, Ordering::Relaxed) == 1 {
            std::process::abort();
        }
    }
}

#[cfg(not(feature = "failpoints"))]
mod counter {
    /// Nothing in this build.
    #[inline]
    pub const fn in_advice() {}

    /// Nothing in this build.
    #[inline]
    pub const fn arm() {}

    /// Nothing in this build.
    #[inline]
    pub const fn hit() {}
}

pub use counter::{arm, hit, in_advice};
#[cfg(feature = "failpoints")]
pub use counter::{let_advice_panic, set};
