//! A steady computer player: sees what its seat sees and nothing more.

use crate::dice::Dice;
use crate::seat::Seat;

use super::action::Action;
use super::view::{Private, Public};

/// The place in the list of the action to take.
pub(super) fn choose(
    _public: &Public,
    _private: &Private,
    _seat: Seat,
    legal: &[Action],
    whim: &mut Dice,
) -> usize {
    whim.below(u32::try_from(legal.len()).unwrap_or(u32::MAX)) as usize
}
