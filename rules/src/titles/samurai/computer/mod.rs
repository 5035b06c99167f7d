//! The computer player: it sees what its seat sees and nothing more.
//!
//! It weighs each figure by how likely it is to become its own or another's ([`values`]), and plays
//! the turn that changes that most in its favour ([`plan`]): one tile, or several with the cunning
//! symbol. So it closes settlements it wins, and leaves open those that somebody else would win.

mod ending;
mod knowledge;
mod plan;
#[cfg(test)]
mod tests;
mod values;

use crate::dice::Dice;
use crate::seat::Seat;

use super::action::{Action, Then};
use super::view::{Private, Public};
use ending::Ending;
use knowledge::Knowledge;
use values::Outlook;

/// The place in the list of the action to take.
pub(super) fn choose(
    public: &Public,
    private: &Private,
    seat: Seat,
    legal: &[Action],
    dice: &mut Dice,
) -> usize {
    let chosen = match legal.first() {
        Some(Action::Hand(_) | Action::Put { .. }) => return set_up(legal, dice),
        _ => play(public, private, seat, legal, dice),
    };
    let place = |wanted: Action| legal.iter().position(|listed| *listed == wanted);
    chosen.and_then(place).unwrap_or(0)
}

/// The choice of the captain: it takes a win that is on the board, ends no game that it loses,
/// remembers what was captured, and sets figures up where its hand is strong.
pub(super) fn captain(
    public: &Public,
    private: &Private,
    seat: Seat,
    legal: &[Action],
    dice: &mut Dice,
) -> usize {
    match legal.first() {
        Some(Action::Hand(_)) => return set_up(legal, dice),
        Some(Action::Put { .. }) => return set_figure(private, legal, dice),
        _ => {}
    }
    let ending = Ending::new(public, private, seat);
    let mut open = Vec::with_capacity(legal.len());
    for (at, action) in legal.iter().enumerate() {
        match ending.won(*action) {
            Some(true) => return at,
            Some(false) => {}
            None => open.push(*action),
        }
    }
    let listed = if open.is_empty() { legal } else { &open };
    let worth = values::by_announced(public, private, seat);
    let known = Knowledge::new(public, seat, worth, &Outlook::CAPTAIN);
    let chosen = turn(&known, public, private, listed, dice);
    let place = |wanted: Action| legal.iter().position(|listed| *listed == wanted);
    let first = listed.first().copied();
    chosen
        .and_then(place)
        .or(first.and_then(place))
        .unwrap_or(0)
}

/// What the captain thinks of each action.
pub(super) fn weigh(public: &Public, private: &Private, seat: Seat, legal: &[Action]) -> Vec<f32> {
    let ending = Ending::new(public, private, seat);
    let worth = values::by_announced(public, private, seat);
    let known = Knowledge::new(public, seat, worth, &Outlook::CAPTAIN);
    let each = legal.iter().map(|action| match action {
        Action::Hand(tiles) => tiles.iter().map(|tile| values::promise(*tile)).sum(),
        Action::Put { caste, at } => values::of_figure(&private.hand, *caste, *at),
        Action::Done | Action::Pass => 0.0,
        _ => match ending.won(*action) {
            Some(true) => 1_000.0,
            Some(false) => -1_000.0,
            None => plan::worth(&known, &private.hand, *action),
        },
    });
    each.collect()
}

/// A figure of a caste its hand is strong in, where that may decide.
fn set_figure(private: &Private, legal: &[Action], dice: &mut Dice) -> usize {
    let mut best = (f32::NEG_INFINITY, 0);
    for (at, action) in legal.iter().enumerate() {
        let Action::Put { caste, at: place } = action else {
            continue;
        };
        let value = values::of_figure(&private.hand, *caste, *place) + jitter(dice, 0.2);
        if value > best.0 {
            best = (value, at);
        }
    }
    best.1
}

/// A strong hand; figures anywhere.
fn set_up(legal: &[Action], dice: &mut Dice) -> usize {
    let mut best = (f32::NEG_INFINITY, 0);
    for (at, action) in legal.iter().enumerate() {
        let promise = match action {
            Action::Hand(tiles) => tiles.iter().map(|tile| values::promise(*tile)).sum(),
            _ => 0.0,
        };
        let value = promise + jitter(dice, 1.0);
        if value > best.0 {
            best = (value, at);
        }
    }
    best.1
}

/// The next tile of the best turn. What follows is thought through again when it is due, from a
/// board on which it is no worse.
fn play(
    public: &Public,
    private: &Private,
    seat: Seat,
    legal: &[Action],
    dice: &mut Dice,
) -> Option<Action> {
    let worth = values::of_castes(public, private, seat);
    let known = Knowledge::new(public, seat, worth, &Outlook::FIRST);
    turn(&known, public, private, legal, dice)
}

/// The same for a seat that knows so much.
fn turn(
    known: &Knowledge,
    public: &Public,
    private: &Private,
    legal: &[Action],
    dice: &mut Dice,
) -> Option<Action> {
    let begun = public.plain_played.is_some();
    let turn = plan::best(known, &private.hand, legal, dice)?;
    if begun && turn.value <= 0.0 {
        return Some(Action::Done);
    }
    let first = turn.plays.first().copied()?;
    Some(if turn.plays.len() > 1 {
        going_on(first)
    } else {
        first
    })
}

/// The same action, with the turn going on.
const fn going_on(action: Action) -> Action {
    let then = Then::More;
    match action {
        Action::Lay { tile, hex, .. } => Action::Lay { tile, hex, then },
        Action::Move { from, to, .. } => Action::Move { from, to, then },
        Action::Swap { one, other, .. } => Action::Swap { one, other, then },
        other => other,
    }
}

/// A number below `most`, to decide between equals.
fn jitter(dice: &mut Dice, most: f32) -> f32 {
    dice.below(1000) as f32 / 1000.0 * most
}
