//! Thinking ahead: one search for every title, over nothing but its contract.
//!
//! It imagines tables that could be the true one for all the seat knows, plays them on in a tree of
//! what was done, and judges how they end. It never looks at what the seat does not know: a law deals
//! that again and compares what is thought. It has no clock: whoever asks says when it is enough.

mod judge;
mod tree;

use crate::seat::{MAX_SEATS, Seat};
use crate::title::Title;

use tree::{Edge, Tree};

/// What a computer player would do, and what it expects of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought {
    /// The action it would take, in notation.
    pub action: String,
    /// Per seat the expected share of the win, from 0 to 1.
    pub expected: Vec<f32>,
    /// What it weighed, the most visited first.
    pub choices: Vec<Choice>,
    /// How many tables it imagined.
    pub rollouts: u64,
}

/// One action that was weighed.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// The action, in notation.
    pub action: String,
    /// What the thinking seat may expect of it: a share of the win, from 0 to 1.
    pub worth: f32,
    /// How many imagined tables began with it.
    pub visits: u32,
}

impl Thought {
    /// What a player says who does not think ahead: any seat may win.
    pub(crate) fn without_search(action: String, seats: usize) -> Self {
        let fair = 1.0 / seats.max(1) as f32;
        Self {
            choices: vec![Choice {
                action: action.clone(),
                worth: fair,
                visits: 0,
            }],
            action,
            expected: vec![fair; seats],
            rollouts: 0,
        }
    }
}

/// What a search found.
pub(crate) struct Found<T: Title> {
    pub best: T::Action,
    weighed: Vec<Edge<T>>,
    expected: [f32; MAX_SEATS],
    rollouts: u64,
}

impl<T: Title> Found<T> {
    /// The same for the outside.
    pub fn thought(&self, seat: Seat, seats: usize) -> Thought {
        let choice = |edge: &Edge<T>| Choice {
            action: T::write(&edge.action),
            worth: edge.worth(seat),
            visits: edge.visits,
        };
        Thought {
            action: T::write(&self.best),
            expected: self.expected.iter().take(seats).copied().collect(),
            choices: self.weighed.iter().map(choice).collect(),
            rollouts: self.rollouts,
        }
    }
}

/// Where there is nothing to choose, so many tables are enough to say what may be expected.
const FORCED: u64 = 32;

/// Weighs the legal actions of a seat that is waited for. The seed and the number of rollouts decide
/// everything that what the seat knows does not.
pub(crate) fn search<T: Title>(
    state: &T::State,
    seat: Seat,
    legal: &[T::Action],
    seed: u64,
    go_on: &mut dyn FnMut(u64) -> bool,
) -> Option<Found<T>> {
    let first = *legal.first()?;
    let mut tree = Tree::<T>::new(state, seat, legal, seed);
    let mut rollouts = 0;
    while go_on(rollouts) && (legal.len() > 1 || rollouts < FORCED) {
        tree.grow();
        rollouts += 1;
    }
    let weighed = tree.weighed();
    Some(Found {
        best: weighed.first().map_or(first, |edge| edge.action),
        expected: weighed.first().map_or([0.0; MAX_SEATS], Edge::shares),
        weighed,
        rollouts,
    })
}
