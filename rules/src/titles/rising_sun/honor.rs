//! The honor track (R2).

use crate::seat::Seat;

use super::Play;
use super::event::Event;

fn swap(play: &mut Play<'_>, seat: Seat, rank: Option<u8>) -> bool {
    let state = &mut *play.state;
    let Some(rank) = rank else { return false };
    let other = state.all_seats().find(|other| state.rank[*other] == rank);
    let Some(other) = other else { return false };
    state.rank[other] = state.rank[seat];
    state.rank[seat] = rank;
    true
}

fn tell(play: &mut Play<'_>, seat: Seat, up: bool) {
    let order = play.state.by_honor();
    play.log.all(Event::HonorMoved { seat, up, order });
}

/// One step up; nothing at the top.
pub(super) fn gain(play: &mut Play<'_>, seat: Seat) {
    let above = play.state.rank[seat].checked_sub(1);
    if swap(play, seat, above) {
        tell(play, seat, true);
    }
}

/// One step down; nothing at the bottom.
pub(super) fn lose(play: &mut Play<'_>, seat: Seat) {
    let below = play.state.rank[seat].checked_add(1);
    if swap(play, seat, below) {
        tell(play, seat, false);
    }
}

/// To the top; those who were above move down by one.
pub(super) fn to_the_top(play: &mut Play<'_>, seat: Seat) {
    if play.state.rank[seat] == 0 {
        return;
    }
    while let Some(above) = play.state.rank[seat].checked_sub(1) {
        if !swap(play, seat, Some(above)) {
            break;
        }
    }
    tell(play, seat, true);
}
