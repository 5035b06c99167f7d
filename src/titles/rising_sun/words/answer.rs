//! The answers of Rising Sun's menus: a figure and where it is or goes are one question to people.

use rules::titles::rising_sun::{RisingSun, Step};

use super::menu;
use crate::titles::Question;
use crate::wording::Words;

/// A figure to be replaced or killed, and where it stands.
pub(super) const fn asked_together(step: &Step, _: &Step) -> bool {
    matches!(step, Step::Replaced(_) | Step::Killed(_))
}

/// Every act is confirmed as a whole.
pub(super) const fn by_confirming(_: &Step) -> bool {
    false
}

/// One choice at a time.
pub(super) const fn picked_at_once(_: &Step) -> bool {
    false
}

/// The label of an answer.
pub(super) fn label(words: &Words, steps: &[&Step]) -> String {
    match steps {
        [figure @ (Step::Replaced(_) | Step::Killed(_)), at] => {
            let args = [
                ("figure", menu::label(words, figure).into()),
                ("place", menu::label(words, at).into()),
            ];
            words.say("rising_sun-label-figure_at", &args)
        }
        [.., last] => menu::label(words, last),
        [] => String::new(),
    }
}

/// What a card does, before it is bought.
pub(super) fn detail(question: &Question<'_, RisingSun>, steps: &[&Step]) -> Option<String> {
    match steps.last()? {
        Step::Buy(card) => Some(question.words().form(*card, "text")),
        _ => None,
    }
}
