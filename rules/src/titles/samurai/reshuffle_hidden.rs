//! Dealing again what a viewer may not know: the other half of the blindness law.

use crate::dice::Dice;
use crate::seat::Seat;

use super::data::{ByCaste, Caste, Tile};
use super::state::State;

/// The same table for this viewer (`None`: the public), another one underneath.
pub(super) fn reshuffle_hidden(state: &State, viewer: Option<Seat>, dice: &mut Dice) -> State {
    let mut other = state.clone();
    for seat in state.all_seats().filter(|seat| Some(*seat) != viewer) {
        tiles(&mut other, seat, dice);
    }
    // R7, said here once more: by asking the view, a view that shows too much would pass. Who sits at
    // the table heard every capture announced; the screens hide them from who looks in later.
    let open = state.seats() == 2 || state.is_over();
    if !open && viewer.is_none() {
        captured(&mut other, dice);
    }
    other
}

/// Hand and stack of one other seat. What it has shown lies on the board and stays.
fn tiles(state: &mut State, seat: Seat, dice: &mut Dice) {
    let player = &mut state.players[seat];
    let mut all: Vec<Tile> = player.hand.iter().chain(player.stack.iter()).collect();
    dice.shuffle(&mut all);
    let (hand, stack) = all.split_at(usize::from(player.hand.len()).min(all.len()));
    player.hand = hand.iter().copied().collect();
    player.stack = stack.iter().copied().collect();
}

/// The figures behind the screens.
fn captured(state: &mut State, dice: &mut Dice) {
    let others: Vec<Seat> = state.all_seats().collect();
    let mut piles = vec![ByCaste([0; Caste::COUNT]); others.len()];
    for caste in Caste::ALL {
        let figures: u8 = others
            .iter()
            .map(|seat| state.players[*seat].captured[caste])
            .sum();
        for _ in 0..figures {
            let to = dice.below(u32::try_from(piles.len()).unwrap_or(1)) as usize;
            if let Some(pile) = piles.get_mut(to) {
                pile[caste] += 1;
            }
        }
    }
    for (seat, pile) in others.into_iter().zip(piles) {
        state.players[seat].captured = pile;
    }
}
