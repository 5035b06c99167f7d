//! The tree of what was done at imagined tables.
//!
//! Every rollout begins at a table that is imagined anew, so a node stands for what was done and not
//! for one position: in another deal an action may not be possible, and is passed by. New actions come
//! from the title's quick player, so a node holds what players would do and not all that is legal.

use crate::dice::Dice;
use crate::event_log::EventLog;
use crate::seat::{MAX_SEATS, Seat};
use crate::title::Title;

use super::judge::{Shares, shares};

/// How much an action that was tried little is preferred.
const CURIOSITY: f32 = 0.6;
/// How many acts deep the tree may be; beyond that tables are played on by the quick player.
const DEEPEST: usize = 12;
/// How many nodes it may have.
const MOST_NODES: usize = 60_000;

/// An action that was tried.
pub(super) struct Edge<T: Title> {
    pub action: T::Action,
    pub visits: u32,
    /// What the tables that began with it came to.
    sums: Shares,
    /// What follows it.
    node: Option<usize>,
    /// How much was expected of it before it was tried.
    prior: f32,
}

impl<T: Title> Edge<T> {
    /// An action nobody has tried. Of those before it at its node more was expected.
    fn new(action: T::Action, before: usize) -> Self {
        Self {
            prior: 1.0 / (before + 2) as f32,
            action,
            visits: 0,
            sums: [0.0; MAX_SEATS],
            node: None,
        }
    }

    /// What a seat may expect of it.
    pub fn worth(&self, seat: Seat) -> f32 {
        let sum = self.sums.get(seat.index()).copied().unwrap_or(0.0);
        sum / self.visits.max(1) as f32
    }

    /// What each seat may expect of it.
    pub fn shares(&self) -> Shares {
        self.sums.map(|sum| sum / self.visits.max(1) as f32)
    }

    fn note(&mut self, shares: &Shares) {
        self.visits += 1;
        for (sum, share) in self.sums.iter_mut().zip(shares) {
            *sum += share;
        }
    }

    /// What speaks for trying it now: what it was worth, and how little is known of it.
    fn appeal(&self, seat: Seat, visits: f32) -> f32 {
        if self.visits == 0 {
            return f32::INFINITY;
        }
        self.worth(seat) + CURIOSITY * self.prior * visits.sqrt() / (1 + self.visits) as f32
    }
}

/// What was done after one sequence of acts.
struct Node<T: Title> {
    visits: u32,
    edges: Vec<Edge<T>>,
}

impl<T: Title> Node<T> {
    const EMPTY: Self = Self {
        visits: 0,
        edges: Vec::new(),
    };

    /// How many actions are weighed after so many visits.
    fn width(&self) -> usize {
        2 + (self.visits as f32).powf(0.36) as usize
    }
}

/// The tree, and the table it is about.
pub(super) struct Tree<'t, T: Title> {
    state: &'t T::State,
    seat: Seat,
    seats: usize,
    nodes: Vec<Node<T>>,
    dice: Dice,
    log: EventLog<T::Event>,
    /// The edges of the rollout that is being made, each by node and place.
    path: Vec<(usize, usize)>,
    /// What the thinking seat has not thought about yet, the best last.
    ranked: Vec<T::Action>,
}

impl<'t, T: Title> Tree<'t, T> {
    pub fn new(state: &'t T::State, seat: Seat, legal: &[T::Action], seed: u64) -> Self {
        let mut dice = Dice::imagined(seed);
        let mut root = Node::EMPTY;
        let (public, private) = (T::public(state), T::private(state, seat));
        let captain = T::captain(&public, &private, seat, legal, &mut dice);
        root.edges
            .extend(legal.get(captain).map(|action| Edge::new(*action, 0)));
        let mut ranked: Vec<(f32, T::Action)> = T::weigh(&public, &private, seat, legal)
            .into_iter()
            .flatten()
            .zip(legal.iter().copied())
            .collect();
        ranked.sort_by(|(one, _), (other, _)| one.total_cmp(other));
        if ranked.is_empty() {
            // Nobody weighed them: they are looked at in any order.
            ranked = legal.iter().map(|action| (0.0, *action)).collect();
            dice.shuffle(&mut ranked);
        }
        Self {
            state,
            seat,
            seats: T::seats(state),
            nodes: vec![root],
            dice,
            log: EventLog::unheard(),
            path: Vec::new(),
            ranked: ranked.into_iter().map(|(_, action)| action).collect(),
        }
    }

    /// Imagines one more table.
    pub fn grow(&mut self) {
        let mut world = T::imagine(self.state, self.seat, &mut self.dice);
        self.path.clear();
        let mut at = 0;
        let mut acts = 0;
        while self.path.len() < DEEPEST {
            let Some(acting) = self.acting(&world) else {
                break;
            };
            let Some((place, fresh)) = self.step(&mut world, at, acting) else {
                break;
            };
            acts += 1;
            self.path.push((at, place));
            if fresh {
                break;
            }
            let Some(next) = self.follow(at, place) else {
                break;
            };
            at = next;
        }
        self.play_on(&mut world, acts);
        let shares = shares::<T>(&world, self.seats);
        for (node, place) in &self.path {
            if let Some(node) = self.nodes.get_mut(*node) {
                node.visits += 1;
                if let Some(edge) = node.edges.get_mut(*place) {
                    edge.note(&shares);
                }
            }
        }
    }

    /// Who acts next: the thinking seat first, then the others in order.
    fn acting(&self, world: &T::State) -> Option<Seat> {
        let waiting = T::waiting(world);
        if self.path.is_empty() {
            return Some(self.seat);
        }
        waiting.iter().next()
    }

    /// Takes an action at a node, and says which, and whether it was tried for the first time.
    fn step(&mut self, world: &mut T::State, at: usize, acting: Seat) -> Option<(usize, bool)> {
        if let Some(place) = self.proposed(world, at, acting) {
            return self.take(world, at, place, acting);
        }
        // An action that is not possible in this deal is passed by for the next best.
        let places = self.by_appeal(at, acting);
        let mut each = places.into_iter();
        each.find_map(|place| self.take(world, at, place, acting))
    }

    /// Takes the action of an edge if that is possible in this deal.
    fn take(
        &mut self,
        world: &mut T::State,
        at: usize,
        place: usize,
        acting: Seat,
    ) -> Option<(usize, bool)> {
        let edge = self.nodes.get(at)?.edges.get(place)?;
        let (action, fresh) = (edge.action, edge.visits == 0);
        let possible = T::apply(world, acting, action, &mut self.dice, &mut self.log).is_ok();
        possible.then_some((place, fresh))
    }

    /// An action nobody thought about yet, if it is time for one: at the root the next of those the
    /// captain weighed, elsewhere what the quick player comes up with.
    fn proposed(&mut self, world: &T::State, at: usize, acting: Seat) -> Option<usize> {
        let node = self.nodes.get(at)?;
        if node.edges.len() >= node.width() {
            return None;
        }
        let action = if at == 0 {
            self.ranked.pop()?
        } else {
            T::rollout(world, acting, &mut self.dice)?
        };
        let node = self.nodes.get_mut(at)?;
        if node.edges.iter().any(|edge| edge.action == action) {
            return None;
        }
        node.edges.push(Edge::new(action, node.edges.len()));
        Some(node.edges.len() - 1)
    }

    /// The actions at a node, those most worth another try first.
    fn by_appeal(&self, at: usize, acting: Seat) -> Vec<usize> {
        let Some(node) = self.nodes.get(at) else {
            return Vec::new();
        };
        let visits = node.visits.max(1) as f32;
        let each = node.edges.iter().enumerate();
        let mut each: Vec<(f32, usize)> = each
            .map(|(place, edge)| (edge.appeal(acting, visits), place))
            .collect();
        each.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        each.into_iter().map(|(_, place)| place).collect()
    }

    /// The node after an edge, made if there is room.
    fn follow(&mut self, at: usize, place: usize) -> Option<usize> {
        let next = self.nodes.len();
        let edge = self.nodes.get_mut(at)?.edges.get_mut(place)?;
        if edge.node.is_none() && next < MOST_NODES {
            edge.node = Some(next);
            self.nodes.push(Node::EMPTY);
            return Some(next);
        }
        edge.node
    }

    /// Plays a table on until it is over or can be judged.
    fn play_on(&mut self, world: &mut T::State, mut acts: u32) {
        while acts < T::FAR && !T::judged(self.state, world) {
            let Some(seat) = T::waiting(world).iter().next() else {
                return;
            };
            let Some(action) = T::rollout(world, seat, &mut self.dice) else {
                return;
            };
            if T::apply(world, seat, action, &mut self.dice, &mut self.log).is_err() {
                return;
            }
            acts += 1;
        }
    }

    /// What was weighed for the first act, the most visited first.
    pub fn weighed(&mut self) -> Vec<Edge<T>> {
        let root = self.nodes.first_mut();
        let mut edges = root
            .map(|root| std::mem::take(&mut root.edges))
            .unwrap_or_default();
        let seat = self.seat;
        edges.sort_by(|one, other| {
            let by_visits = other.visits.cmp(&one.visits);
            by_visits.then(other.worth(seat).total_cmp(&one.worth(seat)))
        });
        edges
    }
}
