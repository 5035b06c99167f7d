//! The reference of a title: named things that everybody may read about, such as cards, clans and phases.
//!
//! A title lists its things from the vocabularies of its rules ([`things!`]), words each of them and
//! says how it looks; a new card is found as soon as it exists, and a new kind of thing without words does
//! not compile. Everything here is public: what an entry says depends on no table.

use std::marker::PhantomData;

use painter::scene::{Ink, Point, Scene, fit};
use rules::catalog;
use rules::dice::{Scheme, Seed};
use rules::menu::Step;
use rules::table::{Opening, Table};
use rules::view::{Audience, Everyone, OneSeat, View};
use serde_json::Value;

use super::renderer::TitlePicture;
use super::{Look, REFERENCES, TableSeen};
use crate::wording::{Named, Words};

/// A thing people can look up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    /// Its id, unique within the title.
    pub id: String,
    /// Its name.
    pub name: String,
    /// What kind of thing it is, in a few words.
    pub kind: String,
    /// What it does; the rest of a sentence.
    pub text: String,
}

/// Anything that a title's reference lists.
pub(crate) trait Thing: Copy + PartialEq + 'static {
    /// All of them.
    fn all() -> Vec<Self>;
    /// Its family and its id, joined by a dot.
    fn id(self) -> String;
    /// Its name, what kind of thing it is, and what it does.
    fn entry(self, words: &Words) -> [String; 3];
}

/// The things of a title by families: the vocabulary of each, its id, and where its words are. That is a form
/// of the names, such as `"about"`, or a function that words them.
macro_rules! things {
    (@entry $title:literal $id:literal $words:ident $it:ident $form:literal) => {
        $crate::titles::reference::worded(
            $words,
            $it,
            concat!($title, "-thing-", $id),
            $form,
        )
    };
    (@entry $title:literal $id:literal $words:ident $it:ident $by:ident) => {
        $by($words, $it)
    };
    (
        $(#[$meta:meta])*
        $name:ident of $title:literal { $($kind:ident($of:ty) = $id:literal => $by:tt),+ $(,)? }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) enum $name { $($kind($of)),+ }

        impl $crate::titles::reference::Thing for $name {
            fn all() -> Vec<Self> {
                let mut all = Vec::new();
                $(all.extend(<$of>::ALL.map(Self::$kind));)+
                all
            }

            fn id(self) -> String {
                match self { $(Self::$kind(it) => format!("{}.{}", $id, it.id())),+ }
            }

            fn entry(self, words: &$crate::wording::Words) -> [String; 3] {
                match self {
                    $(Self::$kind(it) => {
                        $crate::titles::reference::things!(@entry $title $id words it $by)
                    })+
                }
            }
        }
    };
}

pub(super) use things;

/// How a thing looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Exhibit {
    /// It was drawn.
    Drawn,
    /// It is this part of the board.
    Area(&'static str),
    /// There is nothing to see.
    Nothing,
}

/// What a title brings for its reference.
pub(super) trait TitleReference: TitlePicture {
    /// Its things.
    type Thing: Thing;
    /// The vocabularies it has names for that are no things to look up, by the beginning of their wording.
    #[cfg(test)]
    const NO_THINGS: &'static [&'static str];

    /// What a seat plays, as a thing.
    fn side_played(side: &str) -> Option<Self::Thing>;
    /// What the viewer has before its eyes: what can be chosen, bought or fulfilled now.
    fn on_offer<A: Audience>(table: &TableSeen<'_, Self, A>) -> Vec<Self::Thing>;
    /// The things that have a sign, with its picture; those of its sides first.
    const SIGN_FILES: &'static [(&'static str, &'static [u8])];
    /// The thing whose sign an answer of its menus has.
    fn of_step(step: &Self::Step) -> Option<Self::Thing>;
    /// Draws a thing around a point, about 120 wide and 90 high.
    fn exhibit(scene: &mut Scene<Everyone>, thing: Self::Thing, at: Point) -> Exhibit;
}

/// The reference of a title that has been forgotten.
pub(super) trait Refers: Sync {
    fn id(&self) -> &'static str;
    fn entries(&self, words: &Words) -> Vec<Entry>;
    fn of_side(&self, words: &Words, side: &str) -> Option<Entry>;
    fn seen_by_all(&self, words: &Words, view: &View<Everyone>) -> Vec<Entry>;
    fn seen_by_one(&self, words: &Words, view: &View<OneSeat>) -> Vec<Entry>;
    fn manifest(&self) -> &'static str;
    fn sign_files(&self) -> &'static [(&'static str, &'static [u8])];
    fn side_id(&self, side: &str) -> Option<String>;
    fn step_id(&self, step: &Step) -> Option<String>;
    #[cfg(test)]
    fn no_things(&self) -> &'static [&'static str];
}

/// The reference of this title.
pub(super) struct ReferenceOf<T>(pub PhantomData<T>);

fn entry(words: &Words, thing: impl Thing) -> Entry {
    let [name, kind, text] = thing.entry(words);
    Entry {
        id: thing.id(),
        name,
        kind,
        text,
    }
}

/// Each of them once, as entries.
fn offered<T: TitleReference, A: Audience>(
    words: &Words,
    table: &TableSeen<'_, T, A>,
) -> Vec<Entry> {
    let mut each: Vec<T::Thing> = Vec::new();
    for thing in T::on_offer(table) {
        if !each.contains(&thing) {
            each.push(thing);
        }
    }
    let each = each.into_iter();
    each.map(|thing| entry(words, thing)).collect()
}

impl<T: TitleReference> Refers for ReferenceOf<T> {
    fn id(&self) -> &'static str {
        T::ID
    }

    fn entries(&self, words: &Words) -> Vec<Entry> {
        let all = T::Thing::all().into_iter();
        all.map(|thing| entry(words, thing)).collect()
    }

    fn of_side(&self, words: &Words, side: &str) -> Option<Entry> {
        T::side_played(side).map(|thing| entry(words, thing))
    }

    fn seen_by_all(&self, words: &Words, view: &View<Everyone>) -> Vec<Entry> {
        let look = Look::default();
        let table = TableSeen::<T, _>::public(words, view, &look);
        table.map_or_else(|_| Vec::new(), |table| offered(words, &table))
    }

    fn seen_by_one(&self, words: &Words, view: &View<OneSeat>) -> Vec<Entry> {
        let look = Look::default();
        let table = TableSeen::<T, _>::private(words, view, &look);
        table.map_or_else(|_| Vec::new(), |table| offered(words, &table))
    }

    fn manifest(&self) -> &'static str {
        T::FILES.manifest
    }

    fn sign_files(&self) -> &'static [(&'static str, &'static [u8])] {
        T::SIGN_FILES
    }

    fn side_id(&self, side: &str) -> Option<String> {
        T::side_played(side).map(Thing::id)
    }

    fn step_id(&self, step: &Step) -> Option<String> {
        step.as_of::<T>().and_then(T::of_step).map(Thing::id)
    }

    #[cfg(test)]
    fn no_things(&self) -> &'static [&'static str] {
        T::NO_THINGS
    }
}

fn of(title: &str) -> Option<&'static dyn Refers> {
    let mut all = REFERENCES.iter();
    all.find(|known| known.id() == title).copied()
}

/// Everything that can be looked up in a title.
pub(crate) fn reference(words: &Words, title: &str) -> Vec<Entry> {
    of(title).map_or_else(Vec::new, |title| title.entries(words))
}

/// What a seat plays, with what only it can do.
pub(crate) fn side_played(words: &Words, title: &str, side: &str) -> Option<Entry> {
    of(title)?.of_side(words, side)
}

/// What a table offers at the moment, by everybody's knowledge.
pub(crate) fn on_offer(words: &Words, view: &View<Everyone>) -> Vec<Entry> {
    of(view.title()).map_or_else(Vec::new, |title| title.seen_by_all(words, view))
}

/// What a table offers a seat at the moment, its own hand included.
pub(crate) fn on_offer_to(words: &Words, view: &View<OneSeat>) -> Vec<Entry> {
    of(view.title()).map_or_else(Vec::new, |title| title.seen_by_one(words, view))
}

/// What an exhibit stands on: a little more than a piece, large enough for a phone.
const FRAME: [f32; 4] = [0.0, 0.0, 220.0, 140.0];
const MIDDLE: Point = [110.0, 70.0];
const SCALE: f32 = 3.0;
const GROUND: Ink = Ink("margin");

/// A thing as a picture: drawn by itself, or the part of a fresh board that it is.
pub(super) enum Shown {
    /// By itself.
    Piece(Scene<Everyone>),
    /// A part of the board.
    Part(View<Everyone>, Look),
}

/// How the thing of this id looks; nothing if there is nothing to see.
pub(super) fn shown<T: TitleReference>(words: &Words, id: &str, contrast: bool) -> Option<Shown> {
    let thing = T::Thing::all().into_iter().find(|thing| thing.id() == id)?;
    let mut scene = Scene::new(None, FRAME, GROUND);
    scene.scale = SCALE;
    match T::exhibit(&mut scene, thing, MIDDLE) {
        Exhibit::Nothing => None,
        Exhibit::Drawn => {
            let [name, kind, text] = thing.entry(words);
            scene.name = format!("rokugan-{}-{}.png", T::ID, id.replace(['.', '+'], "-"));
            scene.alt = fit(
                &[format!("{name} ({kind}):"), text],
                &words.word("alt-more"),
            );
            scene.words.clone_from(&scene.alt);
            Some(Shown::Piece(scene))
        }
        Exhibit::Area(area) => {
            let view = fresh::<T>()?;
            let areas = T::areas(view.public::<T>()?);
            let look = Look {
                area: areas.into_iter().find(|it| it.id() == area),
                high_contrast: contrast,
                ..Look::default()
            };
            Some(Shown::Part(view, look))
        }
    }
}

/// A board of the title on which nothing has happened yet, with as many seats as it takes.
fn fresh<T: TitleReference>() -> Option<View<Everyone>> {
    let about = catalog::about(T::ID).ok()?;
    let sides = about.sides.iter().take(*about.seats.end());
    let opening = Opening {
        title: T::ID.into(),
        rules: None,
        options: Value::Null,
        sides: sides.map(|side| (*side).to_owned()).collect(),
        seed: Seed::from_number(0),
        scheme: Scheme::Seed,
        entropy: String::new(),
        position: None,
    };
    let (table, _) = Table::open(&opening).ok()?;
    Some(table.public())
}

/// A thing whose name and text stand together in the wording: its name, its kind, a form of its name.
pub(super) fn worded(words: &Words, thing: impl Named, kind: &str, form: &str) -> [String; 3] {
    let text = format!("{}.{form}", thing.key());
    [
        words.word(&thing.key()),
        words.word(kind),
        words.word(&text),
    ]
}

/// Terms of a title that are no words of its rules' vocabularies.
macro_rules! terms {
    ($(#[$meta:meta])* $name:ident { $($term:ident = $id:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) enum $name { $($term),+ }

        impl $name {
            /// All of them.
            pub(crate) const ALL: [Self; [$(Self::$term),+].len()] = [$(Self::$term),+];

            /// The id in wording.
            pub(crate) const fn id(self) -> &'static str {
                match self { $(Self::$term => $id),+ }
            }
        }
    };
}

pub(super) use terms;

/// A title whose things are worded in `words/reference` and drawn by `draw` of the file this stands in, and
/// whose signs are listed in `signs`.
macro_rules! refers {
    ($title:ident, no things: $($none:literal),+ $(,)?) => {
        impl $crate::titles::reference::TitleReference for $title {
            type Thing = words::Thing;
            #[cfg(test)]
            const NO_THINGS: &'static [&'static str] = &[$($none),+];
            const SIGN_FILES: &'static [(&'static str, &'static [u8])] = signs::FILES;

            fn of_step(step: &Self::Step) -> Option<words::Thing> {
                signs::of_step(step)
            }

            fn side_played(side: &str) -> Option<words::Thing> {
                words::side_played(side)
            }

            fn on_offer<A: rules::view::Audience>(
                table: &$crate::titles::TableSeen<'_, Self, A>,
            ) -> Vec<words::Thing> {
                words::on_offer(table)
            }

            fn exhibit(
                scene: &mut painter::scene::Scene<rules::view::Everyone>,
                thing: words::Thing,
                at: painter::scene::Point,
            ) -> $crate::titles::reference::Exhibit {
                draw(scene, thing, at)
            }
        }
    };
}

pub(super) use refers;
