//! `apply`: one act of one seat.

use crate::seat::Seat;

use super::Play;
use super::action::Action;
use super::data::Tile;
use super::legal;
use super::refusal::Refusal;
use super::{setup, turn};

/// Applies an action, or refuses it and leaves the state as it was.
pub(super) fn apply(play: &mut Play<'_>, seat: Seat, action: Action) -> Result<(), Refusal> {
    legal::permit(play.state, seat, action)?;
    match action {
        Action::Hand(tiles) => setup::choose(play, seat, tiles),
        Action::Put { caste, at } => setup::put(play, seat, caste, at),
        Action::Lay { tile, hex, then } => {
            turn::lay(play, seat, tile, hex);
            turn::played(play, seat, tile, then);
        }
        Action::Move { from, to, then } => {
            turn::relocate(play, seat, from, to);
            turn::played(play, seat, Tile::Move, then);
        }
        Action::Swap { one, other, then } => {
            turn::swap(play, seat, one, other);
            turn::played(play, seat, Tile::Swap, then);
        }
        Action::Done => turn::finish(play, seat),
        Action::Pass => turn::pass(play, seat),
    }
    Ok(())
}
