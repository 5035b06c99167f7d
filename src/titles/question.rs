//! A question of a menu, for words: what its seat sees, and what it has chosen so far.
//!
//! The rest of the bot makes a [`MenuPlace`]; a title gets the same as a typed [`Question`]. Both are
//! made from one seat's view, so a question can say nothing that its seat does not know.

use rules::menu::Step;
use rules::view::{OneSeat, View};

use super::{Look, TableSeen, TitleWords};
use crate::wording::Words;

/// A place in the menu of a seat.
pub(crate) struct MenuPlace<'t> {
    /// The language.
    pub words: &'t Words,
    /// What the seat sees.
    pub view: &'t View<OneSeat>,
    /// The choices made so far.
    pub made: Vec<&'t Step>,
    /// Is it asked for a later turn?
    pub ahead: bool,
}

/// A place in the menu of a seat, as its title knows it.
pub(crate) struct Question<'t, T: TitleWords> {
    /// What the seat sees.
    pub(super) table: TableSeen<'t, T, OneSeat>,
    /// The choices made so far.
    pub(super) made: Vec<&'t T::Step>,
    /// Is it asked for a later turn?
    pub(super) ahead: bool,
}

impl MenuPlace<'_> {
    /// The id of the title.
    pub(super) const fn title(&self) -> &'static str {
        self.view.title()
    }

    /// Asks the words of the title; nothing if it is another one's.
    pub(super) fn ask<T: TitleWords, R>(
        &self,
        of: impl FnOnce(&Question<'_, T>) -> R,
    ) -> Option<R> {
        let look = Look::default();
        let made = self.made.iter().map(|step| step.as_of::<T>());
        let question = Question {
            table: TableSeen::private(self.words, self.view, &look).ok()?,
            made: made.collect::<Option<_>>()?,
            ahead: self.ahead,
        };
        Some(of(&question))
    }
}

impl<T: TitleWords> Question<'_, T> {
    /// The language, and what the seats are called.
    pub(super) const fn words(&self) -> &Words {
        self.table.words.language()
    }
}
