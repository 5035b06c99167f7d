//! What draws a title: its art, and scenes from views of either audience.
//!
//! [`super::of`] gives a title's [`TitleRenderer`] with its art, decoded once on first use (call it off
//! the async threads). It makes a [`Scene`] from a view of either audience ([`Drawn`]), the score
//! sheets at the end, and films; its painter makes pictures from scenes.
//!
//! ```
//! use rokugan::titles::{self, Look};
//! # use rules::{catalog, dice::Seed, seat::Seat, table::{Opening, Table}};
//! # let about = catalog::about(catalog::FLAGSHIP)?;
//! # let sides = about.sides.iter().take(*about.seats.start()).map(|side| (*side).to_owned()).collect();
//! # let opening = Opening { title: about.id.into(), rules: None, options: serde_json::Value::Null, sides, seed: Seed::from_number(1), scheme: rules::dice::Scheme::Seed, entropy: String::new(), position: None };
//! # let table = Table::open(&opening)?.0;
//! let view = table.private(Seat::FIRST)?;
//! let area = titles::areas(&view).into_iter().next();
//! let ending = area.as_ref().map(|area| format!("-{}.png", area.id())).unwrap_or_default();
//! let look = Look { area, ..Look::default() };
//! let renderer = titles::of(view.title())?;
//! let scene = renderer.scene(rokugan::wording::in_language(None), &view, &look)?;
//! let picture = renderer.painter().paint(&scene)?; // a Picture<OneSeat>
//! assert!(picture.name.ends_with(&ending));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The audience of a view stays in the type of its scene and of its picture, so a seat's picture can
//! never reach a public sink:
//!
//! ```compile_fail
//! use painter::Picture;
//! use rules::view::{Everyone, OneSeat};
//!
//! fn post(_: Picture<Everyone>) {}
//! fn wrong(own: Picture<OneSeat>) {
//!     post(own);
//! }
//! ```

use std::sync::OnceLock;

use painter::art::Files;
use painter::scene::{Point, Scene};
use painter::{Fault, Painter};
use rules::event_log::AnyEvent;
use rules::view::{Audience, Everyone, OneSeat, View};
use serde::de::DeserializeOwned;

use super::marks::TitleMarks;
use super::reference::{Shown, TitleReference, shown};
use super::{Area, Look, Marks, Question, SceneInput, TableSeen, TitleWords, legend, signs};
use crate::wording::Words;

/// What a title brings for its pictures.
pub(crate) trait TitlePicture: TitleWords {
    /// Where things lie on its boards: its own part of the manifest.
    type Layout: DeserializeOwned + Send + Sync;
    /// A place of its board that a choice can lead to.
    type Place: Clone + PartialEq + Send + Sync + 'static;
    /// A piece as it would lie after a choice.
    type Ghost: Send + Sync + 'static;
    /// A sign of its board that the legend explains.
    type Sign: Copy + 'static;
    /// The baked art.
    const FILES: Files;
    /// Every sign of its board, in the order of the legend.
    const SIGNS: &'static [Self::Sign];

    /// The parts of this board that can be shown large.
    fn areas(seen: &Self::Public) -> Vec<Area>;
    /// The board.
    fn scene<A: Audience>(input: &SceneInput<'_, Self, A>) -> Scene<A>;
    /// A great moment, with these facts: the board after it, and what the viewer saw before it. Where
    /// nothing is cleared away, the board itself shows it.
    fn moment(input: &SceneInput<'_, Self, Everyone>, _events: &[&Self::Event]) -> Scene<Everyone> {
        Self::scene(input)
    }
    /// The score sheets of a table that is over.
    fn sheet(input: &SceneInput<'_, Self, Everyone>) -> Option<Scene<Everyone>>;
    /// Whether enough has happened since the last frame of a film for another.
    fn worth_a_frame(last: &Self::Public, now: &Self::Public) -> bool;

    /// Where on the board a step leads, after the steps before it; nothing if it is about something else.
    fn place(
        question: &Question<'_, Self>,
        before: &[&Self::Step],
        step: &Self::Step,
    ) -> Option<Self::Place>;
    /// The code of a place, as it is printed and typed.
    fn code(place: &Self::Place) -> String;
    /// What would lie on the board after the choices made so far.
    fn ghosts(question: &Question<'_, Self>) -> Vec<Self::Ghost>;
    /// Draws what a menu marks over its seat's own board.
    fn mark(
        input: &SceneInput<'_, Self, OneSeat>,
        marks: &TitleMarks<Self>,
        scene: &mut Scene<OneSeat>,
    );
    /// Draws a sign of the legend around a point.
    fn sign<A: Audience>(
        input: &SceneInput<'_, Self, A>,
        scene: &mut Scene<A>,
        sign: Self::Sign,
        at: Point,
    );
    /// What the sign means.
    fn meaning(words: &Words, sign: Self::Sign) -> String;
}

/// The parts of [`TitlePicture`] that each title keeps in the files `marks` and `legend` beside its
/// `picture/mod.rs`.
macro_rules! marks_and_legend {
    () => {
        type Place = marks::Place;
        type Ghost = marks::Ghost;
        type Sign = legend::Sign;
        const SIGNS: &'static [legend::Sign] = legend::Sign::ALL;

        fn place(
            question: &$crate::titles::Question<'_, Self>,
            before: &[&Self::Step],
            step: &Self::Step,
        ) -> Option<marks::Place> {
            marks::place(question, before, step)
        }

        fn code(place: &marks::Place) -> String {
            marks::code(place)
        }

        fn ghosts(question: &$crate::titles::Question<'_, Self>) -> Vec<marks::Ghost> {
            marks::ghosts(question)
        }

        fn mark(
            input: &$crate::titles::SceneInput<'_, Self, rules::view::OneSeat>,
            marks: &$crate::titles::marks::TitleMarks<Self>,
            scene: &mut painter::scene::Scene<rules::view::OneSeat>,
        ) {
            marks::draw(input, marks, scene);
        }

        fn sign<A: rules::view::Audience>(
            input: &$crate::titles::SceneInput<'_, Self, A>,
            scene: &mut painter::scene::Scene<A>,
            sign: legend::Sign,
            at: painter::scene::Point,
        ) {
            legend::draw(input, scene, sign, at);
        }

        fn meaning(words: &$crate::wording::Words, sign: legend::Sign) -> String {
            legend::meaning(words, sign)
        }
    };
}

pub(super) use marks_and_legend;

/// The pictures of one title.
#[derive(Clone, Copy)]
pub struct TitleRenderer {
    art: &'static dyn Draws,
}

impl TitleRenderer {
    /// What makes pictures from this title's scenes.
    #[must_use]
    pub fn painter(self) -> &'static Painter {
        self.art.painter()
    }

    /// The board as the view's audience may see it.
    ///
    /// # Errors
    /// If the view is of another title.
    pub fn scene<A: Drawn>(
        self,
        words: &Words,
        view: &View<A>,
        look: &Look,
    ) -> Result<Scene<A>, Fault> {
        A::scene(self, words, view, look)
    }

    /// A great moment: the table after it, with the view before it in the look.
    ///
    /// # Errors
    /// If the view or a fact is of another title.
    pub fn moment(
        self,
        words: &Words,
        view: &View<Everyone>,
        look: &Look,
        events: &[AnyEvent],
    ) -> Result<Scene<Everyone>, Fault> {
        self.art.moment(words, view, look, events)
    }

    /// A seat's own board with what its menu marks.
    ///
    /// # Errors
    /// If the view or the marks are of another title.
    pub fn marked(
        self,
        words: &Words,
        view: &View<OneSeat>,
        look: &Look,
        marks: &Marks,
    ) -> Result<Scene<OneSeat>, Fault> {
        self.art.marked(words, view, look, marks)
    }

    /// What every sign of the board means.
    ///
    /// # Errors
    /// If the view is of another title.
    pub fn legend(
        self,
        words: &Words,
        view: &View<OneSeat>,
        look: &Look,
    ) -> Result<Scene<OneSeat>, Fault> {
        self.art.legend(words, view, look)
    }

    /// A thing of the reference by its id; nothing if there is nothing to see.
    ///
    /// # Errors
    /// If the art is broken.
    pub fn exhibit(
        self,
        words: &Words,
        id: &str,
        contrast: bool,
    ) -> Result<Option<Scene<Everyone>>, Fault> {
        self.art.exhibit(words, id, contrast)
    }

    /// A thing of the reference as a sign; nothing if it is not drawn by itself.
    #[must_use]
    pub fn sign(self, id: &str) -> Option<Scene<Everyone>> {
        self.art.sign(id)
    }

    /// The score sheets of a table that is over; nothing before.
    ///
    /// # Errors
    /// If the view is of another title.
    pub fn sheet(
        self,
        words: &Words,
        view: &View<Everyone>,
        look: &Look,
    ) -> Result<Option<Scene<Everyone>>, Fault> {
        self.art.sheet(words, view, look)
    }

    /// Whether enough has happened since the last frame of a film for another.
    #[must_use]
    pub fn worth_a_frame(self, last: &View<Everyone>, now: &View<Everyone>) -> bool {
        self.art.worth_a_frame(last, now)
    }
}

/// An audience pictures are made for: the scene keeps the view's audience.
pub trait Drawn: Audience + Sized {
    /// The board as this audience may see it.
    ///
    /// # Errors
    /// If the view is of another title.
    fn scene(
        renderer: TitleRenderer,
        words: &Words,
        view: &View<Self>,
        look: &Look,
    ) -> Result<Scene<Self>, Fault>;

    /// What everybody sees of it: what [`Look::since`] remembers.
    fn everyone(view: &View<Self>) -> View<Everyone>;
}

impl Drawn for Everyone {
    fn scene(
        renderer: TitleRenderer,
        words: &Words,
        view: &View<Self>,
        look: &Look,
    ) -> Result<Scene<Self>, Fault> {
        renderer.art.public(words, view, look)
    }

    fn everyone(view: &View<Self>) -> View<Everyone> {
        view.clone()
    }
}

impl Drawn for OneSeat {
    fn scene(
        renderer: TitleRenderer,
        words: &Words,
        view: &View<Self>,
        look: &Look,
    ) -> Result<Scene<Self>, Fault> {
        renderer.art.private(words, view, look)
    }

    fn everyone(view: &View<Self>) -> View<Everyone> {
        view.to_everyone()
    }
}

/// A title's art and layout.
pub(super) struct TitleArt<P: TitleReference> {
    painter: Painter,
    layout: P::Layout,
}

impl<P: TitleReference> TitleArt<P> {
    pub(super) fn once(made: &'static OnceLock<Self>) -> Result<TitleRenderer, Fault> {
        if let Some(art) = made.get() {
            return Ok(TitleRenderer { art });
        }
        let files = const { &P::FILES };
        let layout = serde_json::from_str(files.manifest)?;
        let painter = Painter::new(files)?;
        let art = made.get_or_init(|| Self { painter, layout });
        Ok(TitleRenderer { art })
    }

    fn input<'t, A: Audience>(&'t self, table: TableSeen<'t, P, A>) -> SceneInput<'t, P, A> {
        let layout = &self.layout;
        SceneInput { layout, table }
    }
}

/// A [`TitleArt`] whose title has been forgotten.
trait Draws: Sync {
    fn painter(&self) -> &Painter;
    fn public(&self, words: &Words, view: &View<Everyone>, look: &Look) -> Made<Everyone>;
    fn private(&self, words: &Words, view: &View<OneSeat>, look: &Look) -> Made<OneSeat>;
    fn moment(
        &self,
        words: &Words,
        view: &View<Everyone>,
        look: &Look,
        events: &[AnyEvent],
    ) -> Made<Everyone>;
    fn marked(
        &self,
        words: &Words,
        view: &View<OneSeat>,
        look: &Look,
        marks: &Marks,
    ) -> Made<OneSeat>;
    fn legend(&self, words: &Words, view: &View<OneSeat>, look: &Look) -> Made<OneSeat>;
    fn exhibit(
        &self,
        words: &Words,
        id: &str,
        contrast: bool,
    ) -> Result<Option<Scene<Everyone>>, Fault>;
    fn sign(&self, id: &str) -> Option<Scene<Everyone>>;
    fn sheet(
        &self,
        words: &Words,
        view: &View<Everyone>,
        look: &Look,
    ) -> Result<Option<Scene<Everyone>>, Fault>;
    fn worth_a_frame(&self, last: &View<Everyone>, now: &View<Everyone>) -> bool;
}

type Made<A> = Result<Scene<A>, Fault>;

impl<P: TitleReference> Draws for TitleArt<P> {
    fn painter(&self) -> &Painter {
        &self.painter
    }

    fn public(&self, words: &Words, view: &View<Everyone>, look: &Look) -> Made<Everyone> {
        let table = TableSeen::public(words, view, look)?;
        Ok(P::scene(&self.input(table)))
    }

    fn private(&self, words: &Words, view: &View<OneSeat>, look: &Look) -> Made<OneSeat> {
        let table = TableSeen::private(words, view, look)?;
        Ok(P::scene(&self.input(table)))
    }

    fn moment(
        &self,
        words: &Words,
        view: &View<Everyone>,
        look: &Look,
        events: &[AnyEvent],
    ) -> Made<Everyone> {
        let table = TableSeen::public(words, view, look)?;
        let events: Option<Vec<&P::Event>> = events.iter().map(AnyEvent::as_of::<P>).collect();
        let events = events.ok_or_else(|| Fault::Title(view.title().to_owned()))?;
        let mut scene = <P as TitlePicture>::moment(&self.input(table), &events);
        scene.name = scene.name.replace(".png", "-moment.png");
        Ok(scene)
    }

    fn marked(
        &self,
        words: &Words,
        view: &View<OneSeat>,
        look: &Look,
        marks: &Marks,
    ) -> Made<OneSeat> {
        let typed = marks.as_of::<P>();
        let typed = typed.ok_or_else(|| Fault::Title(view.title().to_owned()))?;
        let input = self.input(TableSeen::private(words, view, look)?);
        let mut scene = P::scene(&input);
        P::mark(&input, typed, &mut scene);
        scene.alt = marks.before(words, &scene.alt);
        Ok(scene)
    }

    fn legend(&self, words: &Words, view: &View<OneSeat>, look: &Look) -> Made<OneSeat> {
        let table = TableSeen::private(words, view, look)?;
        Ok(legend::scene(&self.input::<OneSeat>(table)))
    }

    fn exhibit(
        &self,
        words: &Words,
        id: &str,
        contrast: bool,
    ) -> Result<Option<Scene<Everyone>>, Fault> {
        Ok(match shown::<P>(words, id, contrast) {
            None => None,
            Some(Shown::Piece(scene)) => Some(scene),
            Some(Shown::Part(view, look)) => Some(self.public(words, &view, &look)?),
        })
    }

    fn sign(&self, id: &str) -> Option<Scene<Everyone>> {
        signs::scene::<P>(id)
    }

    fn sheet(
        &self,
        words: &Words,
        view: &View<Everyone>,
        look: &Look,
    ) -> Result<Option<Scene<Everyone>>, Fault> {
        let table = TableSeen::public(words, view, look)?;
        Ok(P::sheet(&self.input(table)))
    }

    fn worth_a_frame(&self, last: &View<Everyone>, now: &View<Everyone>) -> bool {
        let pair = last.public::<P>().zip(now.public::<P>());
        pair.is_some_and(|(last, now)| P::worth_a_frame(last, now))
    }
}
