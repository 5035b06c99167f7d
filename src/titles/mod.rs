//! The titles for people: what each is called, says and looks like, and the one list of them.
//!
//! A title's folder has its `words` (`TitleWords`) and its `picture` (`TitlePicture`). Both see
//! typed events, refusals, menu steps and views; what a title forgets to word does not compile. From
//! outside this room a title is named by its id alone.

mod aside;
mod badge;
mod battle;
mod board_files;
mod handbook;
mod ink;
mod legend;
mod look;
mod marks;
mod moment;
mod question;
mod reference;
mod renderer;
mod rising_sun;
mod river_of_gold;
mod samurai;
mod scene_input;
mod score_sheet;
mod signs;
mod strokes;
mod table_seen;
mod title_words;

#[cfg(test)]
mod tests;
#[cfg(test)]
pub(crate) use title_words::families;

use std::marker::PhantomData;
use std::sync::OnceLock;

use painter::Fault;
use rules::menu::Menu;
use rules::title::Titled;
use rules::view::{Audience, View};

use crate::wording::Words;
pub(crate) use aside::Aside;
pub(crate) use handbook::{Section, handbook, search};
pub(crate) use ink::ink;
pub use look::{Area, Look};
pub use marks::Marks;
pub(crate) use moment::{Group, MomentWords};
pub(crate) use question::{MenuPlace, Question};
pub(crate) use reference::{Entry, on_offer, on_offer_to, reference, side_played};
use reference::{ReferenceOf, Refers};
pub use renderer::{Drawn, TitleRenderer};
use renderer::{TitleArt, TitlePicture, marks_and_legend};
use scene_input::SceneInput;
pub use signs::{SignFile, signs};
pub(crate) use signs::{is_old_sign, sign_of_answer, sign_of_side};
use table_seen::TableSeen;
use title_words::{Of, Speaks, TitleWords};
pub(crate) use title_words::{
    answer, aside, asked_together, asks, board, by_confirming, detail, each_in_its_file, event,
    hand, hint, lines, moment, picked_at_once, prompt, purpose, reckoning, refusal, replies, side,
    warning,
};

/// Adding a title is adding it here: its folder, which is also its id, its type, and its page in `docs/titles`.
macro_rules! titles {
    ($($folder:ident: $title:ident, $page:literal;)+) => {
        /// Every title's words.
        static WORDS: &[&dyn Speaks] =
            &[$(&Of::<rules::titles::$folder::$title>(PhantomData)),+];

        /// The rules of every title: its id, the name of its page, and the page in English.
        static PAGES: &[(&str, &str, &str)] = &[$((
            rules::titles::$folder::$title::ID,
            $page,
            include_str!(concat!("../../docs/titles/", $page, ".md")),
        )),+];

        /// Every title's reference.
        static REFERENCES: &[&dyn Refers] =
            &[$(&ReferenceOf::<rules::titles::$folder::$title>(PhantomData)),+];

        /// What draws a title, with its art; made on first use.
        ///
        /// # Errors
        /// If there is no such title or its embedded art is broken.
        pub fn of(title: &str) -> Result<TitleRenderer, Fault> {
            $(if title == rules::titles::$folder::$title::ID {
                static MADE: OnceLock<TitleArt<rules::titles::$folder::$title>> = OnceLock::new();
                return TitleArt::once(&MADE);
            })+
            Err(Fault::Title(title.to_owned()))
        }

        /// The parts of this table's board that can be shown large; needs no art.
        #[must_use]
        pub fn areas<A: Audience>(view: &View<A>) -> Vec<Area> {
            $(if let Some(seen) = view.public::<rules::titles::$folder::$title>() {
                return <rules::titles::$folder::$title as TitlePicture>::areas(seen);
            })+
            Vec::new()
        }

        /// What a place of a menu marks on its seat's own picture; needs no art.
        fn marks(place: &MenuPlace<'_>, node: &Menu) -> Option<Marks> {
            $(if place.title() == rules::titles::$folder::$title::ID {
                return Marks::of::<rules::titles::$folder::$title>(place, node);
            })+
            None
        }

        /// What every sign of a title's board means, in words; needs no art.
        pub(crate) fn legend_words(words: &Words, title: &str) -> String {
            $(if title == rules::titles::$folder::$title::ID {
                return legend::words_of::<rules::titles::$folder::$title>(words);
            })+
            String::new()
        }
    };
}

titles![
    battle: Battle, "battle-for-rokugan";
    samurai: Samurai, "samurai";
    river_of_gold: RiverOfGold, "river-of-gold";
    rising_sun: RisingSun, "rising-sun";
];
