//! What a scene is made from: a view taken apart, its audience still in the type.

use std::marker::PhantomData;

use rules::seat::Seat;
use rules::view::{Audience, Everyone, OneSeat, View};

use super::{Look, Pictured};
use crate::render::Fault;
use crate::say::Words;

/// Everything a title's scene may use. Only a `View<A>` makes a `Sight<A>`, so what one seat knows
/// cannot end up in a scene for everyone.
pub(in crate::render) struct Sight<'t, P: Pictured, A: Audience> {
    /// Where things lie on the title's boards.
    pub(super) layout: &'t P::Layout,
    /// The language.
    pub(super) tongue: &'t Words,
    /// What everybody sees.
    pub(super) seen: &'t P::Public,
    /// Who looks, and what only they see.
    pub(super) own: Option<(Seat, &'t P::Private)>,
    /// What the viewer saw last.
    pub(super) since: Option<&'t P::Public>,
    /// What the viewer asked for.
    pub(super) look: &'t Look,
    /// How many acts the table had seen.
    pub(super) seq: u32,
    audience: PhantomData<A>,
}

impl<'t, P: Pictured, A: Audience> Sight<'t, P, A> {
    fn new(
        layout: &'t P::Layout,
        tongue: &'t Words,
        view: &'t View<A>,
        own: Option<(Seat, &'t P::Private)>,
        look: &'t Look,
    ) -> Result<Self, Fault> {
        let since = look.since.as_ref();
        Ok(Self {
            layout,
            tongue,
            seen: view.public::<P>().ok_or_else(|| wrong(view))?,
            own,
            since: since.and_then(View::public::<P>),
            look,
            seq: view.seq().0,
            audience: PhantomData,
        })
    }

    /// The name a person gave, or what the seat plays.
    pub(super) fn given(&self, seat: Seat) -> Option<&str> {
        let given = self.look.names.get(seat.index()).map(String::as_str);
        given.filter(|name| !name.is_empty())
    }

    /// The file's name: public values only.
    pub(super) fn file(&self) -> String {
        let seat = self.own.map(|(seat, _)| seat.index() + 1);
        let seat = seat.map(|number| format!("-seat{number}"));
        let area = self.look.area.as_ref().map(|area| format!("-{}", area.id));
        let (seat, area) = (seat.unwrap_or_default(), area.unwrap_or_default());
        format!("rokugan-{}{seat}{area}.png", self.seq)
    }
}

impl<'t, P: Pictured> Sight<'t, P, Everyone> {
    pub(super) fn public(
        layout: &'t P::Layout,
        tongue: &'t Words,
        view: &'t View<Everyone>,
        look: &'t Look,
    ) -> Result<Self, Fault> {
        Self::new(layout, tongue, view, None, look)
    }
}

impl<'t, P: Pictured> Sight<'t, P, OneSeat> {
    pub(super) fn private(
        layout: &'t P::Layout,
        tongue: &'t Words,
        view: &'t View<OneSeat>,
        look: &'t Look,
    ) -> Result<Self, Fault> {
        let own = view.private::<P>().ok_or_else(|| wrong(view))?;
        Self::new(layout, tongue, view, Some((view.seat(), own)), look)
    }
}

fn wrong<A: Audience>(view: &View<A>) -> Fault {
    Fault::Title(view.title().to_owned())
}
