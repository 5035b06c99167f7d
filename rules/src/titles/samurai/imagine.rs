//! What a seat can imagine: a table that could be the true one for all it knows.

use crate::dice::Dice;
use crate::seat::Seat;

use super::data::Pile;
use super::state::State;

/// The hands and stacks of the others dealt anew. Captured figures are kept: every capture was
/// announced, and a player may remember.
pub(super) fn imagine(state: &State, seat: Seat, dice: &mut Dice) -> State {
    let mut other = state.clone();
    for seat in state.all_seats().filter(|other| *other != seat) {
        let player = &mut other.players[seat];
        let mut stack = player.stack;
        for tile in player.hand.iter() {
            stack.add(tile);
        }
        let count = player.hand.len();
        player.hand = Pile::EMPTY;
        for _ in 0..count {
            if let Some(tile) = stack.nth(dice.below(stack.len().into())) {
                stack.take(tile);
                player.hand.add(tile);
            }
        }
        player.stack = stack;
    }
    other
}
