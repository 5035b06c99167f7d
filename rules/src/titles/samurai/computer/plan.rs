//! Whole turns: which tiles together change most in the seat's favour.
//!
//! Every single play is weighed by itself. Those that close a settlement, or all but close it, and
//! the best of the others are then carried on with tiles that have the cunning symbol: around the
//! same settlements, where two tiles together may do what neither does alone, and at last anywhere.

use crate::dice::Dice;

use super::super::action::{Action, Then};
use super::super::data::{Hex, Kind, Pile, Settlement, Settlements, Tile};
use super::knowledge::{Knowledge, touched};
use super::values;

/// How many of the best plays are carried on although they close nothing.
const CARRIED: usize = 6;

/// A turn, or the rest of one.
#[derive(Clone)]
pub(super) struct TurnPlan {
    /// The tiles in the order they are played in.
    pub plays: Vec<Action>,
    /// What it changes for the seat, less what the tiles are worth in hand.
    pub value: f32,
    known: Knowledge,
    /// The tiles with the cunning symbol it leaves in hand.
    cunning: Pile,
}

/// The best turn that begins with a listed action; nothing if no tile can be played.
pub(super) fn best(
    known: &Knowledge,
    hand: &[Tile],
    listed: &[Action],
    dice: &mut Dice,
) -> Option<TurnPlan> {
    let nothing = TurnPlan {
        plays: Vec::new(),
        value: 0.0,
        known: known.clone(),
        cunning: hand.iter().copied().filter(|tile| tile.cunning()).collect(),
    };
    let ends = |action: &&Action| is_last(**action);
    let mut first: Vec<(f32, Action)> = Vec::new();
    for action in listed.iter().filter(ends) {
        let value = nothing.worth_of(*action) + super::jitter(dice, 0.01);
        first.push((value, *action));
    }
    first.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    let swaps: Vec<Action> = listed
        .iter()
        .filter(|action| ends(action) && matches!(action, Action::Swap { .. }))
        .copied()
        .collect();
    let best = first
        .iter()
        .enumerate()
        .filter(|(rank, (_, action))| *rank < CARRIED || nothing.presses(*action))
        .map(|(_, (_, action))| nothing.with(*action).pressed(&swaps))
        .max_by(|one, other| one.value.total_cmp(&other.value))?;
    let mut best = best.carried_on(&swaps);
    best.plays.sort_by_key(|action| order(*action));
    Some(best)
}

/// What one play is worth by itself. Going on is worth something only with a tile to go on with.
pub(super) fn worth(known: &Knowledge, hand: &[Tile], action: Action) -> f32 {
    let nothing = TurnPlan {
        plays: Vec::new(),
        value: 0.0,
        known: known.clone(),
        cunning: hand.iter().copied().filter(|tile| tile.cunning()).collect(),
    };
    let goes_on = match (is_last(action), nothing.cunning.len()) {
        (true, _) => 0.0,
        (false, 0 | 1) => -4.0,
        (false, _) => -1.0,
    };
    nothing.worth_of(action) + goes_on
}

/// Does the turn end with this action? Every play is listed a second time, with more to follow.
const fn is_last(action: Action) -> bool {
    matches!(
        action,
        Action::Lay {
            then: Then::End,
            ..
        } | Action::Move {
            then: Then::End,
            ..
        } | Action::Swap {
            then: Then::End,
            ..
        }
    )
}

/// What closes a settlement comes last: where captures are instant, a tile after it is late.
fn order(action: Action) -> u8 {
    match action {
        Action::Swap { .. } => 0,
        Action::Lay { tile, .. } if tile.kind() == Kind::Ship => 1,
        Action::Lay { tile, .. } if tile.cunning() => 2,
        _ => 3,
    }
}

impl TurnPlan {
    /// What an action adds to the plan's value.
    fn worth_of(&self, action: Action) -> f32 {
        self.known.after(action).1 - values::price(self.known.outlook, action, self.known.later)
    }

    fn with(&self, action: Action) -> Self {
        let (known, gain) = self.known.after(action);
        let mut next = Self {
            plays: self.plays.clone(),
            value: self.value + gain - values::price(self.known.outlook, action, self.known.later),
            known,
            cunning: self.cunning,
        };
        next.plays.push(action);
        match action {
            Action::Lay { tile, .. } => next.cunning.take(tile),
            Action::Swap { .. } => next.cunning.take(Tile::Swap),
            _ => false,
        };
        next
    }

    /// Does an action close a settlement, or leave it to the ronin in hand to do so?
    fn presses(&self, action: Action) -> bool {
        let closing = if self.cunning.has(Tile::Ronin) { 2 } else { 1 };
        let takes_a_hex = |at: Settlement| {
            let lands = |hex| at.land().any(|land| land == hex);
            match action {
                Action::Lay { hex, .. } => lands(hex),
                Action::Move { to, .. } => lands(to),
                _ => false,
            }
        };
        touched(action)
            .iter()
            .any(|at| takes_a_hex(at) && self.known.open(at).is_some_and(|open| open <= closing))
    }

    /// The settlements its tiles lie next to.
    fn touched(&self) -> Settlements {
        let each = self.plays.iter().map(|action| touched(*action));
        each.fold(Settlements::NONE, Settlements::or)
    }

    /// The plan with the further tiles around its settlements that pay together.
    fn pressed(self, swaps: &[Action]) -> Self {
        let mut best = self.clone();
        for at in self.touched().iter() {
            if self.known.open(at).is_none() {
                continue;
            }
            // As many as needed: two tiles may turn what one does not.
            let mut more = self.clone();
            while let Some(next) = more.strengthened(at) {
                more = next;
                if more.value > best.value {
                    best = more.clone();
                }
            }
        }
        let touched = self.touched();
        let here = |action: &&Action| match action {
            Action::Swap { one, other, .. } => touched.has(one.at) || touched.has(other.at),
            _ => false,
        };
        match self.best_of(swaps.iter().filter(here).copied()) {
            Some(swapped) if swapped.value > best.value => swapped,
            _ => best,
        }
    }

    /// The plan with the best further tile at one settlement, even if that alone does not pay.
    fn strengthened(&self, at: Settlement) -> Option<Self> {
        let lays = self.cunning.faces().flat_map(|tile| {
            let hexes = tile
                .terrain()
                .map(|terrain| self.known.free_around(at, terrain));
            hexes.into_iter().flatten().map(move |hex| lay(tile, hex))
        });
        self.best_of(lays)
    }

    /// The plan with whatever else pays, anywhere.
    fn carried_on(self, swaps: &[Action]) -> Self {
        let mut plan = self;
        loop {
            let lays = plan.cunning.faces().flat_map(|tile| {
                let hexes = tile.terrain().map(|terrain| plan.known.free(terrain));
                hexes.into_iter().flatten().map(move |hex| lay(tile, hex))
            });
            match plan.best_of(lays.chain(swaps.iter().copied())) {
                Some(next) if next.value > plan.value => plan = next,
                _ => return plan,
            }
        }
    }

    /// The plan with the best of these further actions.
    fn best_of(&self, actions: impl Iterator<Item = Action>) -> Option<Self> {
        let swappable = self.cunning.has(Tile::Swap);
        let there = |action: &Action| swappable || !matches!(action, Action::Swap { .. });
        let each = actions.filter(there);
        let each = each.map(|action| (self.worth_of(action), action));
        let (_, action) = each.max_by(|(one, _), (other, _)| one.total_cmp(other))?;
        Some(self.with(action))
    }
}

const fn lay(tile: Tile, hex: Hex) -> Action {
    Action::Lay {
        tile,
        hex,
        then: Then::End,
    }
}
