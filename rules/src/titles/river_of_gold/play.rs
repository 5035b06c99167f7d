//! What a step of the game works with: the state, the dice of the act, and the log of facts.

use crate::dice::Dice;
use crate::event_log::EventLog;

use super::event::Event;
use super::state::State;

/// One act being carried out.
pub(super) struct Play<'t> {
    pub state: &'t mut State,
    pub dice: &'t mut Dice,
    pub log: &'t mut EventLog<Event>,
}
