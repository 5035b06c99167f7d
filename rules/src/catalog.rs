//! What may be asked of the titles by id. The list of them is in [`crate::titles`].

use std::marker::PhantomData;
use std::ops::RangeInclusive;

use serde::Deserialize as _;
use serde_json::Value;

use crate::event_log::{AnyEvent, Events};
use crate::json;
use crate::lesson::Lesson;
use crate::menu::Step;
use crate::policy::{self, Played, Policy};
use crate::refusal::Refusal;
use crate::table::{Game, Opening, Playing};
use crate::title::{InMoment, Title};
use crate::titles::ENTRIES;
pub use crate::titles::FLAGSHIP;
#[cfg(test)]
pub(crate) use crate::titles::on_every_title;

/// What may be known of a title before a table is opened.
#[derive(Clone, Debug, PartialEq)]
pub struct About {
    /// The id in commands, files and journals.
    pub id: &'static str,
    /// The newest version of its rules; all from 1 on can be played.
    pub rules: u16,
    /// How many seats a table may have.
    pub seats: RangeInclusive<usize>,
    /// What a seat can play.
    pub sides: &'static [&'static str],
    /// The options with their defaults.
    pub options: Value,
    /// The options that are words, each with the words it takes.
    pub choices: &'static [(&'static str, &'static [&'static str])],
    /// Has stages that may be played sealed.
    pub sealable: bool,
    /// The first stretch for somebody who has never played it.
    pub lesson: &'static Lesson,
    /// Switches for beginners.
    pub for_beginners: &'static [(&'static str, bool)],
}

/// Every title.
#[must_use]
pub fn titles() -> Vec<About> {
    ENTRIES.iter().map(|entry| entry.about()).collect()
}

/// The title with this id.
pub fn about(title: &str) -> Result<About, Refusal> {
    find(title).map(|entry| entry.about())
}

/// These options with every default of this version filled in: what a journal keeps, so that a
/// later change of a default never alters a table that was opened before.
pub fn settle_options(title: &str, rules: Option<u16>, options: &Value) -> Result<Value, Refusal> {
    find(title)?.settle_options(rules, options)
}

/// Plays a table to its end by computer players alone.
pub fn play_out(opening: &Opening, policy: Policy) -> Result<Played, Refusal> {
    find(&opening.title)?.play_out(opening, policy)
}

/// The event of a title that was written as JSON.
pub fn read_event(title: &str, event: &Value) -> Result<AnyEvent, Refusal> {
    find(title)?.read_event(event)
}

/// Notation, or the condition of an order, as people read it: with the codes that are on the board where
/// it has ids. It can be read back.
#[must_use]
pub fn short(title: &str, text: &str) -> String {
    find(title).map_or_else(|_| text.to_owned(), |entry| entry.short(text))
}

/// The steps of an action's path, if the notation can be read.
pub fn steps(title: &str, notation: &str) -> Result<Vec<Step>, Refusal> {
    find(title)?.steps(notation)
}

/// The canonical form of notation, if it can be read.
pub fn canonical(title: &str, notation: &str) -> Result<String, Refusal> {
    find(title)?.canonical(notation)
}

/// What a fact has to do with a great moment of its title; nothing if it is of another title.
#[must_use]
pub fn moment(title: &str, event: &AnyEvent) -> InMoment {
    find(title).map_or(InMoment::No, |entry| entry.moment(event))
}

pub(crate) trait Entry: Sync {
    fn about(&self) -> About;
    fn settle_options(&self, rules: Option<u16>, options: &Value) -> Result<Value, Refusal>;
    fn open(&self, opening: &Opening) -> Result<(Box<dyn Game>, Events), Refusal>;
    fn restore(&self, opening: &Opening, snapshot: &[u8]) -> Result<Box<dyn Game>, Refusal>;
    fn play_out(&self, opening: &Opening, policy: Policy) -> Result<Played, Refusal>;
    fn read_event(&self, event: &Value) -> Result<AnyEvent, Refusal>;
    fn moment(&self, event: &AnyEvent) -> InMoment;
    fn short(&self, text: &str) -> String;
    fn steps(&self, notation: &str) -> Result<Vec<Step>, Refusal>;
    fn canonical(&self, notation: &str) -> Result<String, Refusal>;
}

pub(crate) struct Of<T: Title>(pub PhantomData<T>);

impl<T: Title> Entry for Of<T> {
    fn about(&self) -> About {
        About {
            id: T::ID,
            rules: T::RULES,
            seats: T::SEATS,
            sides: T::SIDES,
            options: serde_json::to_value(T::Options::default()).unwrap_or(Value::Null),
            choices: T::CHOICES,
            sealable: T::SEALABLE,
            lesson: const { &T::LESSON },
            for_beginners: T::FOR_BEGINNERS,
        }
    }

    fn settle_options(&self, rules: Option<u16>, options: &Value) -> Result<Value, Refusal> {
        let options = Playing::<T>::options(options, Playing::<T>::rules(rules)?)?;
        Ok(serde_json::to_value(options).unwrap_or(Value::Null))
    }

    fn open(&self, opening: &Opening) -> Result<(Box<dyn Game>, Events), Refusal> {
        let (table, facts) = Playing::<T>::open(opening)?;
        Ok((Box::new(table), facts))
    }

    fn restore(&self, opening: &Opening, snapshot: &[u8]) -> Result<Box<dyn Game>, Refusal> {
        Ok(Box::new(Playing::<T>::restore(opening, snapshot)?))
    }

    fn play_out(&self, opening: &Opening, policy: Policy) -> Result<Played, Refusal> {
        policy::play_out::<T>(opening, policy)
    }

    fn read_event(&self, event: &Value) -> Result<AnyEvent, Refusal> {
        let read = T::Event::deserialize(event);
        read.map(AnyEvent::of::<T>).map_err(|e| Refusal::Unsound {
            what: format!("event: {e}"),
        })
    }

    fn moment(&self, event: &AnyEvent) -> InMoment {
        event.as_of::<T>().map_or(InMoment::No, T::moment)
    }

    fn short(&self, text: &str) -> String {
        T::short(text)
    }

    fn steps(&self, notation: &str) -> Result<Vec<Step>, Refusal> {
        let action = T::read(notation).map_err(Refusal::Unreadable)?;
        Ok(T::path(&action).into_iter().map(Step::of).collect())
    }

    fn canonical(&self, notation: &str) -> Result<String, Refusal> {
        let action = T::read(notation).map_err(Refusal::Unreadable)?;
        Ok(T::write(&action))
    }
}

pub(crate) fn find(title: &str) -> Result<&'static dyn Entry, Refusal> {
    let found = ENTRIES.iter().find(|entry| entry.about().id == title);
    found.copied().ok_or_else(|| Refusal::NoSuchTitle {
        title: json::short(title),
    })
}
