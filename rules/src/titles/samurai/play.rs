//! What a step of the game works with: the state, the dice of the act, and the teller of facts.

use crate::dice::Dice;
use crate::told::Teller;

use super::event::Event;
use super::state::State;

/// One act being carried out.
pub(super) struct Play<'t> {
    pub state: &'t mut State,
    pub dice: &'t mut Dice,
    pub told: &'t mut Teller<Event>,
}
