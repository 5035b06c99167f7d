//! Randomness of the operating system, in one place, so that the simulator can put a seed in its place.

use crate::fault::Fault;

/// Fills the bytes at random.
pub(crate) fn fill(bytes: &mut [u8]) -> Result<(), Fault> {
    #[cfg(test)]
    if seeded::fill(bytes) {
        return Ok(());
    }
    getrandom::fill(bytes).map_err(|e| Fault::new("randomness", &e))
}

/// Randomness from a seed, for what runs on this thread. The program itself has none of this.
#[cfg(test)]
pub(crate) mod seeded {
    use std::cell::Cell;

    thread_local! {
        static STATE: Cell<Option<u64>> = const { Cell::new(None) };
    }

    /// From now on, this thread's randomness comes from the seed; without one, from the system again.
    pub fn set(seed: Option<u64>) {
        STATE.set(seed);
    }

    pub(super) fn fill(bytes: &mut [u8]) -> bool {
        let Some(mut state) = STATE.get() else {
            return false;
        };
        for byte in bytes {
            *byte = next(&mut state).to_le_bytes()[0];
        }
        STATE.set(Some(state));
        true
    }

    /// The next number of `splitmix64`.
    pub fn next(state: &mut u64) -> u64 {
        *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = *state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
}
