//! How an imagined table ended: a share of the win for every seat.

use crate::seat::MAX_SEATS;
use crate::title::{Standing, Title};

/// A value for every seat.
pub(super) type Shares = [f32; MAX_SEATS];

/// How much of a win is decided by the place alone. The rest is how clear it was, so that a lost
/// table is still played on as well as can be.
const BY_PLACE: f32 = 0.6;

/// The shares of the win at a table that is over, or is not imagined any further.
pub(super) fn shares<T: Title>(state: &T::State, seats: usize) -> Shares {
    let clear = clearness::<T>(state, seats);
    let Standing::Over(outcome) = T::standing(state) else {
        return clear;
    };
    let first = |place: &u8| *place == 1;
    let winners = outcome.places.iter().filter(|place| first(place)).count();
    let mut shares = [0.0; MAX_SEATS];
    for ((share, place), clear) in shares.iter_mut().zip(&outcome.places).zip(clear) {
        let won = if first(place) {
            1.0 / winners.max(1) as f32
        } else {
            0.0
        };
        *share = BY_PLACE * won + (1.0 - BY_PLACE) * clear;
    }
    shares
}

/// What the title's promises make of a win, each seat against the others.
fn clearness<T: Title>(state: &T::State, seats: usize) -> Shares {
    let mut promise = [0.0; MAX_SEATS];
    let Some(seated) = promise.get_mut(..seats.min(MAX_SEATS)) else {
        return promise;
    };
    T::promise(state, seated);
    let best = seated.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut sum = 0.0;
    for value in &mut *seated {
        *value = (3.0 * (*value - best)).exp();
        sum += *value;
    }
    for value in seated {
        *value /= sum;
    }
    promise
}
