//! One act being carried out: what a step of any title works with.

use crate::dice::Dice;
use crate::event_log::EventLog;

/// The state that changes, the dice of the act, and the log of what happened.
pub(crate) struct Play<'t, S, E> {
    pub state: &'t mut S,
    pub dice: &'t mut Dice,
    pub log: &'t mut EventLog<E>,
}
