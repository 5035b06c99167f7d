//! What the menu of a seat marks on that seat's own picture: the places its answers lead to, the places
//! chosen so far, and the move as it would lie there.
//!
//! Everything comes from the steps of the menu, which is made from the legal list, and from the seat's
//! own view; nothing here decides what is legal. [`Marks`] are made from a `View<OneSeat>` and drawn on
//! a `Scene<OneSeat>` only.

use std::any::Any;
use std::sync::Arc;

use painter::scene::fit;
use rules::menu::Menu;
use rules::view::{OneSeat, View};

use super::renderer::TitlePicture;
use super::{MenuPlace, Question};
use crate::wording::Words;

/// What a place of a menu marks, its title forgotten.
#[derive(Clone)]
pub struct Marks(Arc<dyn AnyMarks>);

/// What a place of a menu marks.
pub(crate) struct TitleMarks<P: TitlePicture> {
    /// The places that the answers lead to.
    pub(super) lit: Vec<P::Place>,
    /// The places of the choices made so far.
    pub(super) chosen: Vec<P::Place>,
    /// The pieces as they would lie after the choices made so far.
    pub(super) ghosts: Vec<P::Ghost>,
}

trait AnyMarks: Send + Sync {
    fn lit(&self) -> Vec<String>;
    fn chosen(&self) -> Vec<String>;
    fn any(&self) -> &dyn Any;
}

impl<P: TitlePicture> AnyMarks for TitleMarks<P> {
    fn lit(&self) -> Vec<String> {
        self.lit.iter().map(P::code).collect()
    }

    fn chosen(&self) -> Vec<String> {
        self.chosen.iter().map(P::code).collect()
    }

    fn any(&self) -> &dyn Any {
        self
    }
}

impl Marks {
    /// What the place of this menu marks that these keys lead to; `ahead` if the menu is of a later turn.
    /// Nothing where the keys lead nowhere.
    #[must_use]
    pub fn at(
        words: &Words,
        view: &View<OneSeat>,
        menu: &Menu,
        keys: &[String],
        ahead: bool,
    ) -> Option<Self> {
        let (mut node, mut made) = (menu, Vec::new());
        for key in keys {
            let choice = node.choices().iter().find(|it| it.step.key == *key)?;
            made.push(&choice.step);
            node = &choice.then;
        }
        let place = MenuPlace {
            words,
            view,
            made,
            ahead,
        };
        super::marks(&place, node)
    }

    pub(super) fn of<P: TitlePicture>(place: &MenuPlace<'_>, node: &Menu) -> Option<Self> {
        let marks = place.ask::<P, _>(|question| {
            let (mut lit, mut chosen) = (Vec::new(), Vec::new());
            places(question, &question.made, node, None, &mut lit);
            for (at, step) in question.made.iter().enumerate() {
                let before = question.made.get(..at).unwrap_or_default();
                // A place that the next choice makes more exact is not one of its own.
                let next = question.made.get(at + 1);
                if next.is_none_or(|next| !P::asked_together(step, next)) {
                    chosen.extend(P::place(question, before, step));
                }
            }
            TitleMarks::<P> {
                lit,
                chosen,
                ghosts: P::ghosts(question),
            }
        });
        marks.map(|marks| Self(Arc::new(marks)))
    }

    /// The marks as their title knows them.
    pub(super) fn as_of<P: TitlePicture>(&self) -> Option<&TitleMarks<P>> {
        self.0.any().downcast_ref()
    }

    /// The codes of the places that the answers lead to.
    #[must_use]
    pub fn lit(&self) -> Vec<String> {
        self.0.lit()
    }

    /// The codes of the places chosen so far.
    #[must_use]
    pub fn chosen(&self) -> Vec<String> {
        self.0.chosen()
    }

    /// An alternative text that says first what is marked.
    pub(super) fn before(&self, words: &Words, alt: &str) -> String {
        let marked = [("alt-lit", self.lit()), ("alt-chosen", self.chosen())];
        let marked = marked.into_iter().filter(|(_, codes)| !codes.is_empty());
        let said = marked.map(|(key, codes)| words.say(key, &[("list", words.list(codes).into())]));
        let parts: Vec<String> = said.chain([alt.to_owned()]).collect();
        fit(&parts, &words.word("alt-more"))
    }
}

/// Adds the places of the answers at a node. Steps that are asked together are one answer, and the last
/// of them says most exactly where it leads.
fn places<P: TitlePicture>(
    question: &Question<'_, P>,
    made: &[&P::Step],
    node: &Menu,
    coarse: Option<&P::Place>,
    found: &mut Vec<P::Place>,
) {
    for choice in node.choices() {
        let Some(step) = choice.step.as_of::<P>() else {
            continue;
        };
        let place = P::place(question, made, step).or_else(|| coarse.cloned());
        let next = choice.then.choices().first();
        let next = next.and_then(|next| next.step.as_of::<P>());
        if next.is_some_and(|next| P::asked_together(step, next)) {
            let made: Vec<&P::Step> = made.iter().copied().chain([step]).collect();
            places(question, &made, &choice.then, place.as_ref(), found);
        } else if let Some(place) = place
            && !found.contains(&place)
        {
            found.push(place);
        }
    }
}
