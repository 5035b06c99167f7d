//! The one list of titles.

use std::marker::PhantomData;
use std::ops::RangeInclusive;

use serde_json::Value;

use crate::policy::{self, Played, Policy};
use crate::refusal::Refusal;
use crate::table::{Account, Game, Opening, Playing};
use crate::title::{Title, Titled};
use crate::titles::battle::Battle;
use crate::titles::samurai::Samurai;

/// Adding a title is adding it here.
macro_rules! catalogue {
    ($($title:ty),+ $(,)?) => {
        static ENTRIES: &[&dyn Entry] = &[$(&Of::<$title>(PhantomData)),+];

        /// Runs a law on every title.
        #[cfg(test)]
        pub(crate) fn on_every_title(law: &impl crate::laws::Law) {
            $(law.holds_for::<$title>();)+
        }
    };
}

catalogue![Battle, Samurai];

/// The title that is meant where nobody named one.
pub const FLAGSHIP: &str = <Battle as Titled>::ID;

/// What may be known of a title before a table is opened.
#[derive(Clone, Debug, PartialEq)]
pub struct About {
    /// The id in commands, files and journals.
    pub id: &'static str,
    /// The version of its rules.
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

/// These options with every default filled in: what a journal keeps, so that a later change of a
/// default never alters a table that was opened before.
pub fn settle_options(title: &str, options: &Value) -> Result<Value, Refusal> {
    find(title)?.settle_options(options)
}

/// Plays a table to its end by computer players alone.
pub fn play_out(opening: &Opening, policy: Policy) -> Result<Played, Refusal> {
    find(&opening.title)?.play_out(opening, policy)
}

pub(crate) trait Entry: Sync {
    fn about(&self) -> About;
    fn settle_options(&self, options: &Value) -> Result<Value, Refusal>;
    fn open(&self, opening: &Opening) -> Result<(Box<dyn Game>, Account), Refusal>;
    fn restore(&self, opening: &Opening, snapshot: &[u8]) -> Result<Box<dyn Game>, Refusal>;
    fn play_out(&self, opening: &Opening, policy: Policy) -> Result<Played, Refusal>;
}

struct Of<T: Title>(PhantomData<T>);

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
        }
    }

    fn settle_options(&self, options: &Value) -> Result<Value, Refusal> {
        let options = Playing::<T>::options(options)?;
        Ok(serde_json::to_value(options).unwrap_or(Value::Null))
    }

    fn open(&self, opening: &Opening) -> Result<(Box<dyn Game>, Account), Refusal> {
        let (table, facts) = Playing::<T>::open(opening)?;
        Ok((Box::new(table), facts))
    }

    fn restore(&self, opening: &Opening, snapshot: &[u8]) -> Result<Box<dyn Game>, Refusal> {
        Ok(Box::new(Playing::<T>::restore(opening, snapshot)?))
    }

    fn play_out(&self, opening: &Opening, policy: Policy) -> Result<Played, Refusal> {
        policy::play_out::<T>(opening, policy)
    }
}

pub(crate) fn find(title: &str) -> Result<&'static dyn Entry, Refusal> {
    let found = ENTRIES.iter().find(|entry| entry.about().id == title);
    found.copied().ok_or_else(|| Refusal::NoSuchTitle {
        title: title.chars().take(40).collect(),
    })
}
