//! What an act tells: facts in the past tense, each with its audience.

use crate::seat::Seat;

/// Who learns a fact.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hears {
    /// Everybody at the table and everybody watching.
    All,
    /// The player of one seat.
    Only(Seat),
}

/// A fact and who learns it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told<E> {
    /// Who learns it.
    pub to: Hears,
    /// What happened.
    pub event: E,
}

/// The facts of one act, in the order they happened.
#[derive(Debug)]
pub(crate) struct Teller<E>(pub Vec<Told<E>>);

impl<E> Default for Teller<E> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<E> Teller<E> {
    /// Tells everybody.
    pub fn all(&mut self, event: E) {
        self.0.push(Told {
            to: Hears::All,
            event,
        });
    }

    /// Tells one seat.
    pub fn only(&mut self, seat: Seat, event: E) {
        self.0.push(Told {
            to: Hears::Only(seat),
            event,
        });
    }
}
