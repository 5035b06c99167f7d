//! The one list of titles' pictures, and what the rest of the bot sees of them.
//!
//! [`of`] gives a title's [`Easel`] with its art, decoded once on first use (call it off the async threads). An easel makes
//! a [`Scene`] from a view of either audience ([`Drawn`]), the score sheets at the end, and films; its
//! painter makes pictures from scenes. Nobody outside this room names a title.
//!
//! ```
//! use rokugan::render::titles::{self, Look};
//! # use rules::{dice::Seed, seat::Seat, table::{Opening, Table}};
//! # let opening = Opening { title: "battle".into(), options: serde_json::Value::Null, sides: vec!["lion".into(), "crab".into()], seed: Seed::from_number(1), entropy: String::new(), position: None };
//! # let table = Table::open(&opening)?.0;
//! let view = table.private(Seat::FIRST)?;
//! let area = titles::areas(&view).into_iter().find(|area| area.id() == "lion");
//! let look = Look { area, ..Look::default() };
//! let easel = titles::of(view.title())?;
//! let scene = easel.scene(rokugan::say::in_language(None), &view, &look)?;
//! let picture = easel.painter().paint(&scene)?; // a Picture<OneSeat>
//! assert!(picture.name.ends_with("-lion.png"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod battle;
mod look;
mod samurai;
mod sight;

use std::sync::OnceLock;

use rules::title::Titled;
use rules::titles::battle::Battle;
use rules::titles::samurai::Samurai;
use rules::view::{Audience, Everyone, OneSeat, View};
use serde::de::DeserializeOwned;

pub use look::{Area, Look};
use sight::Sight;

use super::art::Files;
use super::scene::Scene;
use super::{Fault, Painter};
use crate::say::Words;

/// Adding a title's pictures is adding it here.
macro_rules! pictures {
    ($($title:ty),+ $(,)?) => {
        /// The easel of a title, with its art; made on first use.
        ///
        /// # Errors
        /// If the title has no pictures or its embedded art is broken.
        pub fn of(title: &str) -> Result<Easel, Fault> {
            $(if title == <$title>::ID {
                static MADE: OnceLock<Studio<$title>> = OnceLock::new();
                return Studio::once(&MADE).map(|studio| Easel { studio });
            })+
            Err(Fault::Title(title.to_owned()))
        }

        /// The parts of this table's board that can be shown large; needs no art.
        #[must_use]
        pub fn areas<A: Audience>(view: &View<A>) -> Vec<Area> {
            $(if let Some(seen) = view.public::<$title>() {
                return <$title>::areas(seen);
            })+
            Vec::new()
        }
    };
}

pictures![Battle, Samurai];

/// What a title brings for its pictures.
pub(in crate::render) trait Pictured: Titled {
    /// Where things lie on its boards: its own part of the manifest.
    type Layout: DeserializeOwned + Send + Sync;
    /// The baked art.
    const FILES: Files;

    /// The parts of this board that can be shown large.
    fn areas(seen: &Self::Public) -> Vec<Area>;
    /// The board.
    fn scene<A: Audience>(sight: &Sight<'_, Self, A>) -> Scene<A>;
    /// The score sheets of a table that is over.
    fn sheet(sight: &Sight<'_, Self, Everyone>) -> Option<Scene<Everyone>>;
    /// Whether enough has happened since the last frame of a film for another.
    fn worth_a_frame(last: &Self::Public, now: &Self::Public) -> bool;
}

/// The pictures of one title.
#[derive(Clone, Copy)]
pub struct Easel {
    studio: &'static dyn Draws,
}

impl Easel {
    /// What makes pictures from this title's scenes.
    #[must_use]
    pub fn painter(self) -> &'static Painter {
        self.studio.painter()
    }

    /// The board as the view's audience may see it.
    ///
    /// # Errors
    /// If the view is of another title.
    pub fn scene<A: Drawn>(
        self,
        tongue: &Words,
        view: &View<A>,
        look: &Look,
    ) -> Result<Scene<A>, Fault> {
        A::scene(self, tongue, view, look)
    }

    /// The score sheets of a table that is over; nothing before.
    ///
    /// # Errors
    /// If the view is of another title.
    pub fn sheet(
        self,
        tongue: &Words,
        view: &View<Everyone>,
        look: &Look,
    ) -> Result<Option<Scene<Everyone>>, Fault> {
        self.studio.sheet(tongue, view, look)
    }

    /// Whether enough has happened since the last frame of a film for another.
    #[must_use]
    pub fn worth_a_frame(self, last: &View<Everyone>, now: &View<Everyone>) -> bool {
        self.studio.worth_a_frame(last, now)
    }
}

/// An audience pictures are made for: the scene keeps the view's audience.
pub trait Drawn: Audience + Sized {
    /// The board as this audience may see it.
    ///
    /// # Errors
    /// If the view is of another title.
    fn scene(
        easel: Easel,
        tongue: &Words,
        view: &View<Self>,
        look: &Look,
    ) -> Result<Scene<Self>, Fault>;

    /// What everybody sees of it: what [`Look::since`] remembers.
    fn everyone(view: &View<Self>) -> View<Everyone>;
}

impl Drawn for Everyone {
    fn scene(
        easel: Easel,
        tongue: &Words,
        view: &View<Self>,
        look: &Look,
    ) -> Result<Scene<Self>, Fault> {
        easel.studio.public(tongue, view, look)
    }

    fn everyone(view: &View<Self>) -> View<Everyone> {
        view.clone()
    }
}

impl Drawn for OneSeat {
    fn scene(
        easel: Easel,
        tongue: &Words,
        view: &View<Self>,
        look: &Look,
    ) -> Result<Scene<Self>, Fault> {
        easel.studio.private(tongue, view, look)
    }

    fn everyone(view: &View<Self>) -> View<Everyone> {
        view.to_everyone()
    }
}

/// A title's art and layout.
struct Studio<P: Pictured> {
    painter: Painter,
    layout: P::Layout,
}

impl<P: Pictured> Studio<P> {
    fn once(made: &'static OnceLock<Self>) -> Result<&'static dyn Draws, Fault> {
        if let Some(studio) = made.get() {
            return Ok(studio);
        }
        let files = const { &P::FILES };
        let layout = serde_json::from_str(files.manifest)?;
        let painter = Painter::new(files)?;
        Ok(made.get_or_init(|| Self { painter, layout }))
    }
}

/// A [`Studio`] whose title has been forgotten.
trait Draws: Sync {
    fn painter(&self) -> &Painter;
    fn public(&self, tongue: &Words, view: &View<Everyone>, look: &Look) -> Made<Everyone>;
    fn private(&self, tongue: &Words, view: &View<OneSeat>, look: &Look) -> Made<OneSeat>;
    fn sheet(
        &self,
        tongue: &Words,
        view: &View<Everyone>,
        look: &Look,
    ) -> Result<Option<Scene<Everyone>>, Fault>;
    fn worth_a_frame(&self, last: &View<Everyone>, now: &View<Everyone>) -> bool;
}

type Made<A> = Result<Scene<A>, Fault>;

impl<P: Pictured> Draws for Studio<P> {
    fn painter(&self) -> &Painter {
        &self.painter
    }

    fn public(&self, tongue: &Words, view: &View<Everyone>, look: &Look) -> Made<Everyone> {
        let sight = Sight::public(&self.layout, tongue, view, look)?;
        Ok(P::scene(&sight))
    }

    fn private(&self, tongue: &Words, view: &View<OneSeat>, look: &Look) -> Made<OneSeat> {
        let sight = Sight::private(&self.layout, tongue, view, look)?;
        Ok(P::scene(&sight))
    }

    fn sheet(
        &self,
        tongue: &Words,
        view: &View<Everyone>,
        look: &Look,
    ) -> Result<Option<Scene<Everyone>>, Fault> {
        let sight = Sight::public(&self.layout, tongue, view, look)?;
        Ok(P::sheet(&sight))
    }

    fn worth_a_frame(&self, last: &View<Everyone>, now: &View<Everyone>) -> bool {
        let pair = last.public::<P>().zip(now.public::<P>());
        pair.is_some_and(|(last, now)| P::worth_a_frame(last, now))
    }
}
