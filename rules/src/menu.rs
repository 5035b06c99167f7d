//! Menus: the trie of the legal actions' paths.
//!
//! A path names an action by a few short keys, from coarse to fine (token, territory, slot). What a
//! person clicks through is the trie of the paths of exactly the legal actions, so no button, select
//! or completion can offer more or less than what is legal. A half-made choice is a prefix of a path
//! and lives in the button, not in the state.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use serde::Serialize;

use crate::title::Titled;

/// The most children a node of any menu may have: what one select can show.
pub const WIDEST: usize = 25;

/// A step as a title knows it: what can be chosen at one place of a path.
pub trait MenuStep: Clone + fmt::Debug + PartialEq + Send + Sync + 'static {
    /// What is chosen here (`token`, `territory`, `slot` ...).
    fn kind(&self) -> &'static str;

    /// The short key of the choice: unique among its siblings, without `.` and `|`.
    fn key(&self) -> String;
}

/// One step of a path, its title forgotten.
#[derive(Clone, Serialize)]
pub struct Step {
    /// What is chosen here.
    pub kind: &'static str,
    /// The short key of the choice.
    pub key: String,
    #[serde(skip)]
    own: Arc<dyn Any + Send + Sync>,
}

impl Step {
    pub(crate) fn of<S: MenuStep>(step: S) -> Self {
        Self {
            kind: step.kind(),
            key: step.key(),
            own: Arc::new(step),
        }
    }

    /// The step as the title's own type; nothing if it belongs to another title.
    #[must_use]
    pub fn as_of<T: Titled>(&self) -> Option<&T::Step> {
        self.own.downcast_ref()
    }
}

impl PartialEq for Step {
    fn eq(&self, other: &Self) -> bool {
        (self.kind, &self.key) == (other.kind, &other.key)
    }
}

impl Eq for Step {}

impl fmt::Debug for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.kind, self.key)
    }
}

/// A node of the trie: either a finished action or further steps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Menu {
    /// A whole action, in notation.
    Act(String),
    /// A choice of the next step, in the order the title lists its actions.
    Choose(Vec<Choice>),
}

/// What is left of a path, with the notation of its action.
type Rest<S> = (std::vec::IntoIter<S>, String);

/// One branch of a [`Menu`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Choice {
    /// The step taken by choosing it.
    pub step: Step,
    /// How many actions lie below.
    pub actions: usize,
    /// What follows.
    pub then: Menu,
}

impl Menu {
    /// The trie of these paths, each with its action's notation.
    #[must_use]
    pub fn of<S: MenuStep>(actions: Vec<(Vec<S>, String)>) -> Self {
        let depth_first = actions
            .into_iter()
            .map(|(path, text)| (path.into_iter(), text))
            .collect();
        Self::grow(depth_first)
    }

    fn grow<S: MenuStep>(mut actions: Vec<Rest<S>>) -> Self {
        if let [(path, text)] = actions.as_mut_slice()
            && path.len() == 0
        {
            return Self::Act(std::mem::take(text));
        }
        let mut groups: Vec<(S, Vec<Rest<S>>)> = Vec::new();
        for (mut path, text) in actions {
            let Some(step) = path.next() else { continue };
            match groups.iter_mut().find(|(known, _)| *known == step) {
                Some((_, below)) => below.push((path, text)),
                None => groups.push((step, vec![(path, text)])),
            }
        }
        let grown = |(step, below): (S, Vec<Rest<S>>)| Choice {
            step: Step::of(step),
            actions: below.len(),
            then: Self::grow(below),
        };
        Self::Choose(groups.into_iter().map(grown).collect())
    }

    /// The node reached by these keys.
    #[must_use]
    pub fn at<'k>(&self, keys: impl IntoIterator<Item = &'k str>) -> Option<&Self> {
        keys.into_iter().try_fold(self, |node, key| match node {
            Self::Act(_) => None,
            Self::Choose(choices) => choices
                .iter()
                .find(|c| c.step.key == key)
                .map(|choice| &choice.then),
        })
    }

    /// The choices here; none at a finished action.
    #[must_use]
    pub fn choices(&self) -> &[Choice] {
        match self {
            Self::Act(_) => &[],
            Self::Choose(choices) => choices,
        }
    }

    /// Every action below, in order.
    #[must_use]
    pub fn actions(&self) -> Vec<&str> {
        match self {
            Self::Act(text) => vec![text],
            Self::Choose(choices) => choices.iter().flat_map(|c| c.then.actions()).collect(),
        }
    }

    /// The largest number of siblings anywhere below.
    #[must_use]
    pub fn widest(&self) -> usize {
        let here = self.choices();
        here.iter()
            .map(|c| c.then.widest())
            .max()
            .unwrap_or(0)
            .max(here.len())
    }
}
