//! Menus: the trie of the legal actions' paths.
//!
//! A path names an action by a few short keys, from coarse to fine (token, territory, slot). What a
//! person clicks through is the trie of the paths of exactly the legal actions, so no button, select
//! or completion can offer more or less than what is legal. A half-made choice is a prefix of a path
//! and lives in the button, not in the state.

use serde::Serialize;

/// The most children a node of any menu may have: what one select can show.
pub const WIDEST: usize = 25;

/// One step of a path.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Step {
    /// What is chosen here (`token`, `territory`, `slot` ...): names the wording.
    pub kind: &'static str,
    /// The short key of the choice: unique among its siblings, without `.` and `|`.
    pub key: String,
}

impl Step {
    /// A step of this kind.
    #[must_use]
    pub fn new(kind: &'static str, key: impl Into<String>) -> Self {
        Self {
            kind,
            key: key.into(),
        }
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
    pub fn of(actions: Vec<(Vec<Step>, String)>) -> Self {
        let depth_first = actions
            .into_iter()
            .map(|(path, text)| (path.into_iter(), text))
            .collect();
        Self::grow(depth_first)
    }

    fn grow(mut actions: Vec<(std::vec::IntoIter<Step>, String)>) -> Self {
        if let [(path, text)] = actions.as_mut_slice()
            && path.len() == 0
        {
            return Self::Act(std::mem::take(text));
        }
        type Group = (Step, Vec<(std::vec::IntoIter<Step>, String)>);
        let mut groups: Vec<Group> = Vec::new();
        for (mut path, text) in actions {
            let Some(step) = path.next() else { continue };
            match groups.iter_mut().find(|(known, _)| *known == step) {
                Some((_, below)) => below.push((path, text)),
                None => groups.push((step, vec![(path, text)])),
            }
        }
        let grown = |(step, below): Group| Choice {
            step,
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
