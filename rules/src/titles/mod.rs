//! The titles, one folder each, and the one list of them.
//!
//! Every folder has the parts that `title_parts!` names; whatever else it holds is the title's own.

pub mod battle;
mod parts;
pub mod rising_sun;
pub mod river_of_gold;
pub mod samurai;

use std::marker::PhantomData;

use crate::catalog::{Entry, Of};
use crate::title::Titled;

/// Adding a title is adding it here. The first is meant where nobody named one.
macro_rules! catalogue {
    ($first:ty $(, $title:ty)* $(,)?) => {
        pub(crate) static ENTRIES: &[&dyn Entry] =
            &[&Of::<$first>(PhantomData) $(, &Of::<$title>(PhantomData))*];

        /// The title that is meant where nobody named one.
        pub const FLAGSHIP: &str = <$first as Titled>::ID;

        /// Runs a law on every title.
        #[cfg(test)]
        pub(crate) fn on_every_title(law: &impl crate::laws::Law) {
            law.holds_for::<$first>();
            $(law.holds_for::<$title>();)*
        }
    };
}

catalogue![
    battle::Battle,
    samurai::Samurai,
    river_of_gold::RiverOfGold,
    rising_sun::RisingSun,
];
