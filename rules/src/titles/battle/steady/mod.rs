//! The steady daimyo: a computer player that sees what its seat sees and plays sensibly.
//!
//! It values its realm, guesses what hidden tokens may be, and takes the action that promises most
//! honor: defends what is threatened, attacks what is weak, plays cards when they help and keeps
//! the bluff. It never sees the state, and decides alike for the same view and the same whim.

mod cards;
mod front;
mod odds;
mod opening;
mod placing;
mod sight;
mod turn_cards;
mod worth;

#[cfg(test)]
mod tests;

use crate::dice::Dice;
use crate::seat::Seat;

use super::action::Action;
use super::view::{Private, Public, Stage};
use front::Fronts;
use sight::Sight;
use worth::Worth;

/// The value of what is not to be done while anything else can be.
const NEVER: f32 = -1000.0;
/// Added to a card worth playing before the turn's placement: cards come first.
const FIRST: f32 = 1000.0;
/// Values closer than this are alike; the whim chooses among them.
const ALIKE: f32 = 0.02;

/// What a decision is made from, worked out once.
struct Mind<'v> {
    sight: Sight<'v>,
    worth: Worth,
    fronts: Fronts,
    /// What it would gain this seat to remove each token of the board.
    strikes: Vec<f32>,
}

impl<'v> Mind<'v> {
    fn new(public: &'v Public, private: &'v Private, seat: Seat) -> Self {
        let sight = Sight::new(public, private, seat);
        let worth = Worth::new(&sight);
        let fronts = Fronts::new(&sight);
        let needed = matches!(
            public.stage,
            Stage::Placing | Stage::Favors | Stage::Looking
        );
        let count = if needed { public.tokens.len() } else { 0 };
        let strikes = (0..count)
            .map(|place| fronts.strike(&sight, &worth, place))
            .collect();
        Self {
            sight,
            worth,
            fronts,
            strikes,
        }
    }
}

/// The place of the chosen action in the list.
pub(super) fn choose(
    public: &Public,
    private: &Private,
    seat: Seat,
    legal: &[Action],
    whim: &mut Dice,
) -> usize {
    if legal.len() < 2 {
        return 0;
    }
    let mind = Mind::new(public, private, seat);
    let values: Vec<f32> = legal.iter().map(|action| value(&mind, *action)).collect();
    let best = values.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut alike = values
        .iter()
        .enumerate()
        .filter(|(_, value)| **value >= best - ALIKE)
        .map(|(place, _)| place);
    let count = u32::try_from(alike.clone().count()).unwrap_or(1);
    // A single best action leaves the whim alone, so that a clear decision never depends on it.
    let pick = if count > 1 { whim.below(count) } else { 0 };
    alike.nth(pick as usize).unwrap_or(0)
}

/// What an action is worth; only comparable within one decision.
fn value(mind: &Mind<'_>, action: Action) -> f32 {
    match action {
        Action::Keep(objective) => opening::objective(mind, objective),
        Action::Settle(province) => opening::settle(mind, province),
        Action::Return(face) => opening::give_back(face),
        // Skipping is listed only when nothing can be placed: it competes with cards alone.
        Action::Pass | Action::Skip => 0.0,
        Action::Place { face, slot } => placing::place(mind, face, slot),
        Action::Bless { face, on } => placing::bless(mind, face, on),
        Action::Peek(at) => turn_cards::peek(mind, at),
        Action::Swap(one, other) => placing::swap(mind, one, other),
        Action::Look(at) => turn_cards::look(mind, at),
        Action::Strike(at) => turn_cards::dark_strike(mind, at),
        Action::PurgeTheWeak {
            cost,
            targets: (one, other),
        } => turn_cards::purge(mind, cost, one, other),
        Action::Scout(at) => before_placing(turn_cards::scout(mind, at)),
        Action::Shugenja(at) => before_placing(turn_cards::shugenja(mind, at)),
        Action::FirstPlayer(at) => before_placing(turn_cards::first_player(mind, at)),
        Action::DarkFavors { cost, look } => {
            before_placing(turn_cards::dark_favors(mind, cost, look))
        }
        Action::AnimateTheDead { cost, face, slot } => {
            before_placing(turn_cards::animate(mind, cost, face, slot))
        }
        Action::AnimateBlessing { cost, face, on } => {
            before_placing(turn_cards::animate_blessing(mind, cost, face, on))
        }
        Action::InspireFear {
            cost,
            at: (one, other),
        } => before_placing(turn_cards::inspire_fear(mind, cost, one, other)),
        card => cards::value(mind, card),
    }
}

/// A card of the turn is played at once if it is worth it, and else not at all.
fn before_placing(value: f32) -> f32 {
    if value > 0.0 {
        FIRST + value
    } else {
        NEVER + value.max(NEVER)
    }
}
