//! The computer player: it sees what its seat sees and plays sensibly.
//!
//! It values its realm, guesses what hidden tokens may be, and takes the action that promises most
//! honor: defends what is threatened, attacks what is weak, plays cards when they help and keeps
//! the bluff. It never sees the state; the same view and the same dice give the same decision.

mod cards;
mod contest;
mod knowledge;
mod odds;
mod opening;
mod placing;
mod turn_cards;
mod values;

#[cfg(test)]
mod tests;

use crate::dice::Dice;
use crate::seat::Seat;

use super::action::Action;
use super::phase::Stage;
use super::view::{Private, Public};
use contest::Contests;
use knowledge::{Knowledge, Skill};
use values::ProvinceValues;

/// The value of what is not to be done while anything else can be.
const NEVER: f32 = -1000.0;
/// Added to a card worth playing before the turn's placement: cards come first.
const FIRST: f32 = 1000.0;
/// Values closer than this are alike; the dice choose among them.
const ALIKE: f32 = 0.02;

/// What a decision is made from, worked out once.
struct Situation<'v> {
    known: Knowledge<'v>,
    values: ProvinceValues,
    contests: Contests,
    /// What it would gain this seat to remove each token of the board.
    strikes: Vec<f32>,
}

impl<'v> Situation<'v> {
    fn new(public: &'v Public, private: &'v Private, seat: Seat, skill: Skill) -> Self {
        let known = Knowledge::new(public, private, seat, skill);
        let values = ProvinceValues::new(&known);
        let contests = Contests::new(&known);
        let needed = matches!(
            public.stage,
            Stage::Placing | Stage::Favors | Stage::Looking
        );
        let count = if needed { public.tokens.len() } else { 0 };
        let strikes = (0..count)
            .map(|place| contests.strike(&known, &values, place))
            .collect();
        Self {
            known,
            values,
            contests,
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
    dice: &mut Dice,
) -> usize {
    if legal.len() < 2 {
        return 0;
    }
    best(&weighed(public, private, seat, legal, Skill::First), dice)
}

/// The same for the captain.
pub(super) fn captain(
    public: &Public,
    private: &Private,
    seat: Seat,
    legal: &[Action],
    dice: &mut Dice,
) -> usize {
    if legal.len() < 2 {
        return 0;
    }
    best(&weigh(public, private, seat, legal), dice)
}

/// The place of the best value; dice decide between those that are alike.
fn best(values: &[f32], dice: &mut Dice) -> usize {
    let best = values.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut alike = values
        .iter()
        .enumerate()
        .filter(|(_, value)| **value >= best - ALIKE)
        .map(|(place, _)| place);
    let count = u32::try_from(alike.clone().count()).unwrap_or(1);
    // A single best action leaves the dice alone, so that a clear decision never depends on them.
    let pick = if count > 1 { dice.below(count) } else { 0 };
    alike.nth(pick as usize).unwrap_or(0)
}

/// What each action is worth to the seat.
pub(super) fn weigh(public: &Public, private: &Private, seat: Seat, legal: &[Action]) -> Vec<f32> {
    weighed(public, private, seat, legal, Skill::Captain)
}

/// What each action is worth to a seat that knows so much.
fn weighed(
    public: &Public,
    private: &Private,
    seat: Seat,
    legal: &[Action],
    skill: Skill,
) -> Vec<f32> {
    let situation = Situation::new(public, private, seat, skill);
    let each = legal.iter();
    each.map(|action| value(&situation, *action)).collect()
}

/// What an action is worth; only comparable within one decision.
fn value(situation: &Situation<'_>, action: Action) -> f32 {
    match action {
        Action::Keep(objective) => opening::objective(situation, objective),
        Action::Settle(province) => opening::settle(situation, province),
        Action::Return(face) => opening::give_back(face),
        // Skipping is listed only when nothing can be placed: it competes with cards alone.
        Action::Pass | Action::Skip => 0.0,
        Action::Place { face, slot } => placing::place(situation, face, slot),
        Action::Bless { face, on } => placing::bless(situation, face, on),
        Action::Peek(at) => turn_cards::peek(situation, at),
        Action::Swap(one, other) => placing::swap(situation, one, other),
        Action::Look(at) => turn_cards::look(situation, at),
        Action::Strike(at) => turn_cards::dark_strike(situation, at),
        Action::PurgeTheWeak {
            cost,
            targets: (one, other),
        } => turn_cards::purge(situation, cost, one, other),
        Action::Scout(at) => before_placing(turn_cards::scout(situation, at)),
        Action::Shugenja(at) => before_placing(turn_cards::shugenja(situation, at)),
        Action::FirstPlayer(at) => before_placing(turn_cards::first_player(situation, at)),
        Action::DarkFavors { cost, look } => {
            before_placing(turn_cards::dark_favors(situation, cost, look))
        }
        Action::AnimateTheDead { cost, face, slot } => {
            before_placing(turn_cards::animate(situation, cost, face, slot))
        }
        Action::AnimateBlessing { cost, face, on } => {
            before_placing(turn_cards::animate_blessing(situation, cost, face, on))
        }
        Action::InspireFear {
            cost,
            at: (one, other),
        } => before_placing(turn_cards::inspire_fear(situation, cost, one, other)),
        card => cards::value(situation, card),
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
