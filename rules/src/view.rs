//! Views: the only way to see a table from outside, typed by who may see it.
//!
//! A [`View<Everyone>`] holds public facts, a [`View<OneSeat>`] also what one seat knows. The
//! audience stays in the type from here to the message, so handing a seat's view to a public sink
//! does not compile:
//!
//! ```
//! # use rules::{dice::Seed, seat::Seat, table::{Opening, Table}};
//! use rules::view::{Everyone, OneSeat, View};
//!
//! fn post_in_the_channel(_: &View<Everyone>) {}
//! fn send_by_direct_message(_: &View<OneSeat>) {}
//!
//! # let title = rules::catalog::about(rules::catalog::FLAGSHIP)?;
//! # let sides = title.sides.iter().take(2).map(|side| (*side).to_owned()).collect();
//! # let seed = Seed::from_number(1);
//! # let opening = Opening { title: title.id.into(), rules: None, options: serde_json::Value::Null, sides, seed, scheme: rules::dice::Scheme::Seed, entropy: String::new(), position: None };
//! # let table = Table::open(&opening)?.0;
//! post_in_the_channel(&table.public());
//! send_by_direct_message(&table.private(Seat::FIRST)?);
//! post_in_the_channel(&table.private(Seat::FIRST)?.to_everyone());
//! # Ok::<(), rules::refusal::Refusal>(())
//! ```
//!
//! ```compile_fail,E0308
//! # use rules::{dice::Seed, seat::Seat, table::{Opening, Table}};
//! use rules::view::{Everyone, OneSeat, View};
//!
//! fn post_in_the_channel(_: &View<Everyone>) {}
//! fn send_by_direct_message(_: &View<OneSeat>) {}
//!
//! # let title = rules::catalog::about(rules::catalog::FLAGSHIP)?;
//! # let sides = title.sides.iter().take(2).map(|side| (*side).to_owned()).collect();
//! # let seed = Seed::from_number(1);
//! # let opening = Opening { title: title.id.into(), rules: None, options: serde_json::Value::Null, sides, seed, scheme: rules::dice::Scheme::Seed, entropy: String::new(), position: None };
//! # let table = Table::open(&opening)?.0;
//! post_in_the_channel(&table.private(Seat::FIRST)?); // a seat's view in the public sink
//! # Ok::<(), rules::refusal::Refusal>(())
//! ```
//!
//! The states of the titles cannot be named from outside; each title's folder has a test of it.

use std::marker::PhantomData;

use serde_json::Value;

use crate::dice::Seq;
use crate::erased::Erased;
use crate::seat::Seat;
use crate::title::Titled;

mod sealed {
    pub trait Sealed {}
}

/// Who may see something: [`Everyone`] or [`OneSeat`].
pub trait Audience: sealed::Sealed + Send + Sync + 'static {}

/// The public: every player, every spectator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Everyone;

/// The player of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OneSeat;

impl sealed::Sealed for Everyone {}
impl sealed::Sealed for OneSeat {}
impl Audience for Everyone {}
impl Audience for OneSeat {}

/// What an audience sees of a table at one moment.
#[derive(Clone)]
pub struct View<A: Audience> {
    title: &'static str,
    seq: Seq,
    public: Erased,
    private: Option<(Seat, Erased)>,
    audience: PhantomData<A>,
}

impl View<Everyone> {
    pub(crate) fn everyone<T: Titled>(seq: Seq, public: T::Public) -> Self {
        Self {
            title: T::ID,
            seq,
            public: Erased::new(public),
            private: None,
            audience: PhantomData,
        }
    }
}

impl View<OneSeat> {
    pub(crate) fn one_seat<T: Titled>(
        seq: Seq,
        seat: Seat,
        public: T::Public,
        private: T::Private,
    ) -> Self {
        Self {
            title: T::ID,
            seq,
            public: Erased::new(public),
            private: Some((seat, Erased::new(private))),
            audience: PhantomData,
        }
    }

    /// Whose view it is.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.private.as_ref().map_or(Seat::FIRST, |(seat, _)| *seat)
    }

    /// What only this seat knows, as the title's own type.
    #[must_use]
    pub fn private<T: Titled>(&self) -> Option<&T::Private> {
        self.private.as_ref().and_then(|(_, body)| body.get())
    }

    /// The public part alone.
    #[must_use]
    pub fn to_everyone(&self) -> View<Everyone> {
        View {
            title: self.title,
            seq: self.seq,
            public: self.public.clone(),
            private: None,
            audience: PhantomData,
        }
    }
}

impl<A: Audience> View<A> {
    /// The id of the title.
    #[must_use]
    pub const fn title(&self) -> &'static str {
        self.title
    }

    /// How many acts the table had seen.
    #[must_use]
    pub const fn seq(&self) -> Seq {
        self.seq
    }

    /// What everybody knows, as the title's own type.
    #[must_use]
    pub fn public<T: Titled>(&self) -> Option<&T::Public> {
        self.public.get()
    }

    /// The whole view as JSON: `title`, `seq`, `public`, and for one seat `seat` and `private`.
    #[must_use]
    pub fn to_json(&self) -> Value {
        let mut view = serde_json::json!({
            "title": self.title,
            "seq": self.seq,
            "public": self.public.json(),
        });
        if let (Some((seat, body)), Some(fields)) = (&self.private, view.as_object_mut()) {
            fields.insert("seat".into(), seat.index().into());
            fields.insert("private".into(), body.json());
        }
        view
    }
}
