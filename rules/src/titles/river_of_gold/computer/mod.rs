//! A computer player: sees what its seat sees and nothing more.
//!
//! Everything is weighed in VP ([`worth`]): what a reward, a step on a track, a building, a customer is
//! worth to the seat at this point of the game. In its turn it compares what it could do with every
//! face of the die it can pay for ([`plan`]); what it is asked in between it answers by the same weights.

mod answers;
mod customers;
mod plan;
mod sight;
#[cfg(test)]
mod tests;
mod worth;

use crate::dice::Dice;
use crate::seat::Seat;

use super::action::Action;
use super::view::{Private, Public, Stage};
use sight::Sight;

/// The place in the list of the action to take.
pub(super) fn choose(
    public: &Public,
    private: &Private,
    seat: Seat,
    legal: &[Action],
    whim: &mut Dice,
) -> usize {
    let Some(sight) = Sight::new(public, private, seat) else {
        return 0;
    };
    let turn = public.stage == Stage::Turn;
    let planned = turn.then(|| plan::best(&sight, whim)).flatten();
    let place = |wanted: Action| legal.iter().position(|listed| *listed == wanted);
    if let Some(at) = planned.and_then(place) {
        return at;
    }
    let mut best = (f32::NEG_INFINITY, 0);
    for (at, action) in legal.iter().enumerate() {
        let value = answers::value(&sight, *action) + jitter(whim);
        if value > best.0 {
            best = (value, at);
        }
    }
    best.1
}

/// What it thinks of each action.
pub(super) fn weigh(
    public: &Public,
    private: &Private,
    seat: Seat,
    legal: &[Action],
) -> Option<Vec<f32>> {
    let sight = Sight::new(public, private, seat)?;
    let turn = public.stage == Stage::Turn;
    let value = |action: &Action| {
        let planned = turn.then(|| plan::value(&sight, *action)).flatten();
        planned.unwrap_or_else(|| answers::value(&sight, *action))
    };
    Some(legal.iter().map(value).collect())
}

/// A very small number, to decide between equals.
fn jitter(whim: &mut Dice) -> f32 {
    whim.below(1000) as f32 / 100_000.0
}
