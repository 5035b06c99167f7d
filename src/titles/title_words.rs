//! What a title says, and how the rest of the bot asks for it.
//!
//! A title implements [`TitleWords`] over its own types. Outside, the title is only an id: the
//! functions here find its words and hand them the typed event, refusal, step or view.

use std::marker::PhantomData;

use rules::event_log::AnyEvent;
use rules::menu::Step;
use rules::refusal::AnyRefusal;
use rules::seat::Seat;
use rules::title::Titled;
use rules::view::{Audience, Everyone, OneSeat, View};

use super::{Aside, Look, MenuPlace, MomentWords, Question, TableSeen, WORDS};
#[cfg(test)]
use crate::wording::Wording;
use crate::wording::{Name, TableWords, Words};

/// A title in words.
pub(crate) trait TitleWords: Titled {
    /// The name of a side, if the title has it.
    fn side(words: &Words, side: &str) -> Option<Name>;
    /// What each seat of a table plays, by name.
    fn seats(words: &Words, seen: &Self::Public) -> Vec<Name>;
    /// The sentence of a fact.
    fn event(table: &TableWords<'_>, event: &Self::Event) -> String;
    /// The sentences of facts in order, as a post tells them: without what its board or the end card
    /// shows, and several that say the same may be one.
    fn lines(table: &TableWords<'_>, events: &[&Self::Event]) -> Vec<String> {
        events
            .iter()
            .map(|event| Self::event(table, event))
            .collect()
    }
    /// A great moment: the facts that led to it, and those of the moment itself.
    fn moment(table: &TableWords<'_>, events: &[&Self::Event]) -> MomentWords;
    /// Why the rules do not allow an act; follows a colon.
    fn refusal(table: &TableWords<'_>, refusal: &Self::Refusal) -> String;
    /// What the whole question is for, and where in the game its seat is.
    fn purpose(question: &Question<'_, Self>) -> String;
    /// What a menu asks where such a choice is offered.
    fn prompt(question: &Question<'_, Self>, step: &Self::Step) -> String;
    /// What the choice means, for whoever sees it for the first time.
    fn hint(question: &Question<'_, Self>, step: &Self::Step) -> Option<String>;
    /// Are a choice and the one that follows it one question to people?
    fn asked_together(step: &Self::Step, next: &Self::Step) -> bool;
    /// Is the choice the last one, made by confirming?
    fn by_confirming(step: &Self::Step) -> bool;
    /// Is the choice one of several that are picked at the same time?
    fn picked_at_once(step: &Self::Step) -> bool;
    /// The topic of a choice at the top of a menu that is made besides what its seat is asked.
    fn aside(_step: &Self::Step) -> Option<Aside> {
        None
    }
    /// Does a choice at the top of a menu answer another seat that made an offer?
    fn replies(_step: &Self::Step) -> bool {
        false
    }
    /// Does a fact that a seat hears alone ask it for an answer?
    fn asks(_event: &Self::Event, _seat: Seat) -> bool {
        false
    }
    /// The label of an answer, of one or several steps.
    fn answer(words: &Words, steps: &[&Self::Step]) -> String;
    /// What its seat should know of an answer before choosing it; a short line.
    fn detail(question: &Question<'_, Self>, steps: &[&Self::Step]) -> Option<String>;
    /// What its seat should know of a whole act before confirming it: what it certainly will not do.
    fn warning(question: &Question<'_, Self>) -> Option<String>;
    /// The text board, as far as its audience may see it: a line per fact.
    fn board<A: Audience>(table: &TableSeen<'_, Self, A>) -> String;
    /// How each seat came to its points, a line each; nothing before the table is over.
    fn reckoning(table: &TableSeen<'_, Self, Everyone>) -> Vec<String>;
    /// What one seat holds and knows.
    fn hand(table: &TableSeen<'_, Self, OneSeat>) -> String;

    /// Every wording its matches can ask for.
    #[cfg(test)]
    fn wordings() -> Vec<Wording>;
    /// Every name its things have.
    #[cfg(test)]
    fn names() -> Vec<String>;
    /// The same by vocabulary, names alone.
    #[cfg(test)]
    fn families() -> Vec<Vec<String>>;
}

/// The parts of [`TitleWords`] that each title keeps in the file of their name: `event`, `moment`, `refusal`,
/// `question`, `answer`, `board`, `reckoning` and `hand` beside its `words/mod.rs`.
macro_rules! each_in_its_file {
    () => {
        fn event(table: &$crate::wording::TableWords<'_>, event: &Self::Event) -> String {
            event::event(table, event)
        }

        fn moment(
            table: &$crate::wording::TableWords<'_>,
            events: &[&Self::Event],
        ) -> $crate::titles::MomentWords {
            moment::moment(table, events)
        }

        fn refusal(table: &$crate::wording::TableWords<'_>, refusal: &Self::Refusal) -> String {
            refusal::refusal(table, refusal)
        }

        fn purpose(question: &$crate::titles::Question<'_, Self>) -> String {
            question::purpose(question)
        }

        fn prompt(question: &$crate::titles::Question<'_, Self>, step: &Self::Step) -> String {
            question::prompt(question, step)
        }

        fn hint(
            question: &$crate::titles::Question<'_, Self>,
            step: &Self::Step,
        ) -> Option<String> {
            question::hint(question, step)
        }

        fn asked_together(step: &Self::Step, next: &Self::Step) -> bool {
            answer::asked_together(step, next)
        }

        fn by_confirming(step: &Self::Step) -> bool {
            answer::by_confirming(step)
        }

        fn picked_at_once(step: &Self::Step) -> bool {
            answer::picked_at_once(step)
        }

        fn answer(words: &$crate::wording::Words, steps: &[&Self::Step]) -> String {
            answer::label(words, steps)
        }

        fn detail(
            question: &$crate::titles::Question<'_, Self>,
            steps: &[&Self::Step],
        ) -> Option<String> {
            answer::detail(question, steps)
        }

        fn warning(question: &$crate::titles::Question<'_, Self>) -> Option<String> {
            warning::warning(question)
        }

        fn board<A: rules::view::Audience>(
            table: &$crate::titles::TableSeen<'_, Self, A>,
        ) -> String {
            board::board(table)
        }

        fn reckoning(
            table: &$crate::titles::TableSeen<'_, Self, rules::view::Everyone>,
        ) -> Vec<String> {
            reckoning::reckoning(table)
        }

        fn hand(table: &$crate::titles::TableSeen<'_, Self, rules::view::OneSeat>) -> String {
            hand::hand(table)
        }
    };
}

pub(crate) use each_in_its_file;

/// The words of a title that has been forgotten. Nothing where something belongs to another title.
pub(super) trait Speaks: Sync {
    fn id(&self) -> &'static str;
    fn side(&self, words: &Words, side: &str) -> Option<Name>;
    fn event(&self, table: &TableWords<'_>, event: &AnyEvent) -> Option<String>;
    fn lines(&self, table: &TableWords<'_>, events: &[&AnyEvent]) -> Option<Vec<String>>;
    fn moment(&self, table: &TableWords<'_>, events: &[&AnyEvent]) -> Option<MomentWords>;
    fn refusal(&self, table: &TableWords<'_>, refusal: &AnyRefusal) -> Option<String>;
    fn purpose(&self, place: &MenuPlace<'_>) -> Option<String>;
    fn prompt(&self, place: &MenuPlace<'_>, step: &Step) -> Option<String>;
    fn hint(&self, place: &MenuPlace<'_>, step: &Step) -> Option<String>;
    fn asked_together(&self, step: &Step, next: &Step) -> Option<bool>;
    fn by_confirming(&self, step: &Step) -> Option<bool>;
    fn picked_at_once(&self, step: &Step) -> Option<bool>;
    fn aside(&self, step: &Step) -> Option<Aside>;
    fn replies(&self, step: &Step) -> Option<bool>;
    fn asks(&self, event: &AnyEvent, seat: Seat) -> Option<bool>;
    fn answer(&self, words: &Words, steps: &[&Step]) -> Option<String>;
    fn detail(&self, place: &MenuPlace<'_>, steps: &[&Step]) -> Option<String>;
    fn warning(&self, place: &MenuPlace<'_>) -> Option<String>;
    fn board(&self, words: &Words, view: &View<Everyone>) -> Option<String>;
    fn reckoning(&self, words: &Words, view: &View<Everyone>) -> Option<Vec<String>>;
    fn hand(&self, words: &Words, view: &View<OneSeat>) -> Option<String>;
    #[cfg(test)]
    fn wordings(&self) -> Vec<Wording>;
    #[cfg(test)]
    fn names(&self) -> Vec<String>;
    #[cfg(test)]
    fn families(&self) -> Vec<Vec<String>>;
}

/// The words of this title.
pub(super) struct Of<T: Titled>(pub PhantomData<T>);

impl<T: TitleWords> Speaks for Of<T> {
    fn id(&self) -> &'static str {
        T::ID
    }

    fn side(&self, words: &Words, side: &str) -> Option<Name> {
        T::side(words, side)
    }

    fn event(&self, table: &TableWords<'_>, event: &AnyEvent) -> Option<String> {
        event.as_of::<T>().map(|event| T::event(table, event))
    }

    fn lines(&self, table: &TableWords<'_>, events: &[&AnyEvent]) -> Option<Vec<String>> {
        let events: Option<Vec<_>> = events.iter().map(|event| event.as_of::<T>()).collect();
        Some(T::lines(table, &events?))
    }

    fn moment(&self, table: &TableWords<'_>, events: &[&AnyEvent]) -> Option<MomentWords> {
        let events: Option<Vec<_>> = events.iter().map(|event| event.as_of::<T>()).collect();
        Some(T::moment(table, &events?))
    }

    fn refusal(&self, table: &TableWords<'_>, refusal: &AnyRefusal) -> Option<String> {
        let refusal = refusal.as_of::<T>();
        refusal.map(|refusal| T::refusal(table, refusal))
    }

    fn purpose(&self, place: &MenuPlace<'_>) -> Option<String> {
        place.ask::<T, _>(|question| T::purpose(question))
    }

    fn prompt(&self, place: &MenuPlace<'_>, step: &Step) -> Option<String> {
        let step = step.as_of::<T>()?;
        place.ask::<T, _>(|question| T::prompt(question, step))
    }

    fn hint(&self, place: &MenuPlace<'_>, step: &Step) -> Option<String> {
        let step = step.as_of::<T>()?;
        place.ask::<T, _>(|question| T::hint(question, step))?
    }

    fn asked_together(&self, step: &Step, next: &Step) -> Option<bool> {
        Some(T::asked_together(step.as_of::<T>()?, next.as_of::<T>()?))
    }

    fn by_confirming(&self, step: &Step) -> Option<bool> {
        step.as_of::<T>().map(T::by_confirming)
    }

    fn picked_at_once(&self, step: &Step) -> Option<bool> {
        step.as_of::<T>().map(T::picked_at_once)
    }

    fn aside(&self, step: &Step) -> Option<Aside> {
        T::aside(step.as_of::<T>()?)
    }

    fn replies(&self, step: &Step) -> Option<bool> {
        step.as_of::<T>().map(T::replies)
    }

    fn asks(&self, event: &AnyEvent, seat: Seat) -> Option<bool> {
        event.as_of::<T>().map(|event| T::asks(event, seat))
    }

    fn answer(&self, words: &Words, steps: &[&Step]) -> Option<String> {
        let steps: Option<Vec<_>> = steps.iter().map(|step| step.as_of::<T>()).collect();
        Some(T::answer(words, &steps?))
    }

    fn detail(&self, place: &MenuPlace<'_>, steps: &[&Step]) -> Option<String> {
        let steps: Option<Vec<_>> = steps.iter().map(|step| step.as_of::<T>()).collect();
        let steps = steps?;
        place.ask::<T, _>(|question| T::detail(question, &steps))?
    }

    fn warning(&self, place: &MenuPlace<'_>) -> Option<String> {
        place.ask::<T, _>(|question| T::warning(question))?
    }

    fn board(&self, words: &Words, view: &View<Everyone>) -> Option<String> {
        let look = Look::default();
        let table = TableSeen::<T, _>::public(words, view, &look).ok()?;
        Some(T::board(&table))
    }

    fn reckoning(&self, words: &Words, view: &View<Everyone>) -> Option<Vec<String>> {
        let look = Look::default();
        let table = TableSeen::<T, _>::public(words, view, &look).ok()?;
        Some(T::reckoning(&table))
    }

    fn hand(&self, words: &Words, view: &View<OneSeat>) -> Option<String> {
        let look = Look::default();
        let table = TableSeen::<T, _>::private(words, view, &look).ok()?;
        Some(T::hand(&table))
    }

    #[cfg(test)]
    fn wordings(&self) -> Vec<Wording> {
        T::wordings()
    }

    #[cfg(test)]
    fn names(&self) -> Vec<String> {
        T::names()
    }

    #[cfg(test)]
    fn families(&self) -> Vec<Vec<String>> {
        T::families()
    }
}

/// The names of every title, vocabulary by vocabulary.
#[cfg(test)]
pub(crate) fn families() -> Vec<Vec<String>> {
    WORDS.iter().flat_map(|words| words.families()).collect()
}

/// Asks the words of a title. What they have no words for belongs to another title: our fault, and
/// said as nothing.
fn ask<R>(title: &str, what: &str, of: impl FnOnce(&dyn Speaks) -> Option<R>) -> Option<R> {
    let found = WORDS.iter().find(|words| words.id() == title);
    let said = found.and_then(|words| of(*words));
    if said.is_none() {
        tracing::error!(title, what, "not of this title");
    }
    said
}

/// The name of a side; nothing if the title has no such side.
pub(crate) fn side(words: &Words, title: &str, side: &str) -> Option<Name> {
    let found = WORDS.iter().find(|known| known.id() == title)?;
    found.side(words, side)
}

/// The sentence of a fact.
pub(crate) fn event(table: &TableWords<'_>, title: &str, event: &AnyEvent) -> String {
    ask(title, "event", |of| of.event(table, event)).unwrap_or_default()
}

/// The sentences of facts in order.
pub(crate) fn lines(table: &TableWords<'_>, title: &str, events: &[&AnyEvent]) -> Vec<String> {
    ask(title, "event", |of| of.lines(table, events)).unwrap_or_default()
}

/// A great moment in words.
pub(crate) fn moment(
    table: &TableWords<'_>,
    title: &str,
    events: &[&AnyEvent],
) -> Option<MomentWords> {
    ask(title, "moment", |of| of.moment(table, events))
}

/// Why the rules do not allow an act.
pub(crate) fn refusal(table: &TableWords<'_>, title: &str, refusal: &AnyRefusal) -> String {
    ask(title, "refusal", |of| of.refusal(table, refusal)).unwrap_or_default()
}

/// What the whole question is for, and where in the game its seat is.
pub(crate) fn purpose(place: &MenuPlace<'_>) -> String {
    ask(place.title(), "purpose", |of| of.purpose(place)).unwrap_or_default()
}

/// What a menu asks where such a choice is offered.
pub(crate) fn prompt(place: &MenuPlace<'_>, step: &Step) -> String {
    ask(place.title(), "prompt", |of| of.prompt(place, step)).unwrap_or_default()
}

/// What a choice means; nothing where it explains itself.
pub(crate) fn hint(place: &MenuPlace<'_>, step: &Step) -> Option<String> {
    let found = WORDS.iter().find(|known| known.id() == place.title())?;
    found.hint(place, step)
}

/// Are a choice and the one that follows it one question to people?
pub(crate) fn asked_together(title: &str, step: &Step, next: &Step) -> bool {
    ask(title, "step", |of| of.asked_together(step, next)).unwrap_or_default()
}

/// Is the choice the last one, made by confirming?
pub(crate) fn by_confirming(title: &str, step: &Step) -> bool {
    ask(title, "step", |of| of.by_confirming(step)).unwrap_or_default()
}

/// Is the choice one of several that are picked at the same time?
pub(crate) fn picked_at_once(title: &str, step: &Step) -> bool {
    ask(title, "step", |of| of.picked_at_once(step)).unwrap_or_default()
}

/// The topic of a choice at the top of a menu that is made besides what its seat is asked.
pub(crate) fn aside(title: &str, step: &Step) -> Option<Aside> {
    let found = WORDS.iter().find(|known| known.id() == title)?;
    found.aside(step)
}

/// Does a choice at the top of a menu answer another seat that made an offer?
pub(crate) fn replies(title: &str, step: &Step) -> bool {
    ask(title, "step", |of| of.replies(step)).unwrap_or_default()
}

/// Does a fact that a seat hears alone ask it for an answer?
pub(crate) fn asks(title: &str, event: &AnyEvent, seat: Seat) -> bool {
    ask(title, "event", |of| of.asks(event, seat)).unwrap_or_default()
}

/// The label of an answer, of one or several steps.
pub(crate) fn answer(words: &Words, title: &str, steps: &[&Step]) -> String {
    ask(title, "answer", |of| of.answer(words, steps)).unwrap_or_default()
}

/// What its seat should know of an answer before choosing it.
pub(crate) fn detail(place: &MenuPlace<'_>, steps: &[&Step]) -> Option<String> {
    let found = WORDS.iter().find(|known| known.id() == place.title())?;
    found.detail(place, steps)
}

/// What its seat should know of the act it has chosen before confirming it.
pub(crate) fn warning(place: &MenuPlace<'_>) -> Option<String> {
    let found = WORDS.iter().find(|known| known.id() == place.title())?;
    found.warning(place)
}

/// The text board everybody may read.
pub(crate) fn board(words: &Words, view: &View<Everyone>) -> String {
    ask(view.title(), "board", |of| of.board(words, view)).unwrap_or_default()
}

/// How each seat came to its points.
pub(crate) fn reckoning(words: &Words, view: &View<Everyone>) -> Vec<String> {
    ask(view.title(), "reckoning", |of| of.reckoning(words, view)).unwrap_or_default()
}

/// What one seat holds and knows.
pub(crate) fn hand(words: &Words, view: &View<OneSeat>) -> String {
    ask(view.title(), "hand", |of| of.hand(words, view)).unwrap_or_default()
}
