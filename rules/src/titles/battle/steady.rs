//! The steady daimyo: a computer player that sees what its seat sees and plays sensibly.

use crate::dice::Dice;
use crate::seat::Seat;

use super::action::Action;
use super::view::{Private, Public};

/// The place of the chosen action in the list.
pub(super) fn choose(
    _public: &Public,
    _private: &Private,
    _seat: Seat,
    legal: &[Action],
    whim: &mut Dice,
) -> usize {
    whim.below(u32::try_from(legal.len()).unwrap_or(1)) as usize
}
