//! A view taken apart, its audience still in the type: what text boards and scenes are made from.

use std::marker::PhantomData;

use painter::Fault;
use rules::seat::Seat;
use rules::view::{Audience, Everyone, OneSeat, View};

use super::{Look, TitleWords};
use crate::wording::{Name, TableWords, Words};

/// Everything a title may show or say of a table. Only a `View<A>` makes a `TableSeen<A>`, so what
/// one seat knows cannot end up in front of everyone.
pub(crate) struct TableSeen<'t, T: TitleWords, A: Audience> {
    /// The language, and what the seats are called.
    pub(super) words: TableWords<'t>,
    /// What everybody sees.
    pub(super) seen: &'t T::Public,
    /// Who looks, and what only they see.
    pub(super) own: Option<(Seat, &'t T::Private)>,
    /// What the viewer saw last.
    pub(super) since: Option<&'t T::Public>,
    /// What the viewer asked for.
    pub(super) look: &'t Look,
    /// How many acts the table had seen.
    pub(super) seq: u32,
    audience: PhantomData<A>,
}

impl<'t, T: TitleWords, A: Audience> TableSeen<'t, T, A> {
    fn new(
        words: &'t Words,
        view: &'t View<A>,
        own: Option<(Seat, &'t T::Private)>,
        look: &'t Look,
    ) -> Result<Self, Fault> {
        let seen = view.public::<T>().ok_or_else(|| wrong(view))?;
        let mut names = T::seats(words, seen);
        for (name, given) in names.iter_mut().zip(&look.names) {
            if !given.is_empty() {
                *name = Name::plain(given);
            }
        }
        Ok(Self {
            words: TableWords::new(words, names),
            seen,
            own,
            since: look.since.as_ref().and_then(View::public::<T>),
            look,
            seq: view.seq().0,
            audience: PhantomData,
        })
    }

    /// The same table as it lay at another moment, with nothing new in it.
    pub(super) fn showing<'s>(&'s self, seen: &'s T::Public) -> TableSeen<'s, T, A> {
        let names = seen_seats(&self.words, T::seats(&self.words, seen).len());
        TableSeen {
            words: TableWords::new(self.words.language(), names),
            seen,
            own: self.own,
            since: None,
            look: self.look,
            seq: self.seq,
            audience: PhantomData,
        }
    }

    /// The file's name of a picture: public values only.
    pub(super) fn file(&self) -> String {
        let seat = self.own.map(|(seat, _)| seat.index() + 1);
        let seat = seat.map(|number| format!("-seat{number}"));
        let area = self.look.area.as_ref().map(|area| format!("-{}", area.id));
        let (seat, area) = (seat.unwrap_or_default(), area.unwrap_or_default());
        format!("rokugan-{}{seat}{area}.png", self.seq)
    }
}

impl<'t, T: TitleWords> TableSeen<'t, T, Everyone> {
    pub(super) fn public(
        words: &'t Words,
        view: &'t View<Everyone>,
        look: &'t Look,
    ) -> Result<Self, Fault> {
        Self::new(words, view, None, look)
    }
}

impl<'t, T: TitleWords> TableSeen<'t, T, OneSeat> {
    pub(super) fn private(
        words: &'t Words,
        view: &'t View<OneSeat>,
        look: &'t Look,
    ) -> Result<Self, Fault> {
        let own = view.private::<T>().ok_or_else(|| wrong(view))?;
        Self::new(words, view, Some((view.seat(), own)), look)
    }
}

/// What the seats of a table are called there.
fn seen_seats(words: &TableWords<'_>, count: usize) -> Vec<Name> {
    let seats = (0..count).filter_map(Seat::new);
    seats.map(|seat| words.seat(seat)).collect()
}

fn wrong<A: Audience>(view: &View<A>) -> Fault {
    Fault::Title(view.title().to_owned())
}
