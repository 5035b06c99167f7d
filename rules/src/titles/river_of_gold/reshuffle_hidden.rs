//! Dealing again what a viewer may not know: the other half of the blindness law.

use crate::dice::Dice;
use crate::seat::Seat;

use super::data::Customer;
use super::state::State;

/// The same table for this viewer (`None`: the public), another one underneath. The hands of the
/// others and the deck are all there is to hide: what is drawn later is decided later.
pub(super) fn reshuffle_hidden(state: &State, viewer: Option<Seat>, dice: &mut Dice) -> State {
    let mut other = state.clone();
    let others = || state.all_seats().filter(|seat| Some(*seat) != viewer);
    let hidden = others().fold(state.deck, |all, seat| all.or(state.players[seat].hand));
    let mut cards: Vec<Customer> = hidden.iter().collect();
    dice.shuffle(&mut cards);
    let mut cards = cards.into_iter();
    for seat in others() {
        let count = usize::from(state.players[seat].hand.len());
        other.players[seat].hand = cards.by_ref().take(count).collect();
    }
    other.deck = cards.collect();
    other
}
