//! Cards of the placement turn (R6), and Scorpion's look.
//!
//! Removing or reading a token is worth what it changes in the fights this seat has a stake in. Each
//! card is used once a threshold is passed that falls towards the end of the round and of the game:
//! early there is more to come, late an unused card is lost.

use super::super::action::TokenAt;
use super::super::data::{Face, Province, Provinces, Slot, Special};
use super::Situation;
use super::placing;
use super::values;

/// The value of striking a token off the board.
fn strike(situation: &Situation<'_>, at: TokenAt) -> f32 {
    match situation.known.find(at) {
        Some((place, ..)) => situation.strikes.get(place).copied().unwrap_or(0.0),
        None => 0.0,
    }
}

/// How much hangs on a token whose face is not known.
fn stake(situation: &Situation<'_>, at: TokenAt) -> f32 {
    match situation.known.find(at) {
        Some((place, _, None)) => situation.strikes.get(place).copied().unwrap_or(0.0).abs(),
        _ => -1.0,
    }
}

/// More patience early in the round and in the game.
fn patience(situation: &Situation<'_>, per_round: f32, per_turn: f32) -> f32 {
    let turns = situation.known.turns[situation.known.me].saturating_sub(1);
    per_round * f32::from(situation.known.rounds_left) + per_turn * f32::from(turns)
}

/// A scout: only while there are turns left to act upon what it tells.
pub(super) fn scout(situation: &Situation<'_>, at: TokenAt) -> f32 {
    stake(situation, at) - 0.5 - patience(situation, 0.15, 0.1)
}

/// The shugenja: one for the whole game.
pub(super) fn shugenja(situation: &Situation<'_>, at: TokenAt) -> f32 {
    strike(situation, at) - 0.2 - patience(situation, 0.5, 0.25)
}

/// The first player card: free, and gone with the round.
pub(super) fn first_player(situation: &Situation<'_>, at: TokenAt) -> f32 {
    strike(situation, at) - 0.1 - patience(situation, 0.0, 0.5)
}

/// Scorpion's look: free once per round, best with few turns left and something at stake.
pub(super) fn peek(situation: &Situation<'_>, at: TokenAt) -> f32 {
    let turns = situation.known.turns[situation.known.me];
    stake(situation, at) + 0.01 - if turns > 2 { 0.8 } else { 0.0 }
}

/// What it costs to pay a control token (R6): faceup ones go first, the last one is the province.
fn pay(situation: &Situation<'_>, cost: Province) -> f32 {
    let Situation { known, values, .. } = situation;
    match (known.up[cost], known.down[cost]) {
        (up, down) if up + down <= 1 => values.loss[cost] + 1.0,
        (0, _) => 0.1,
        _ => 1.2,
    }
}

/// Dark Favors begins: four looks and a strike for a control token.
pub(super) fn dark_favors(situation: &Situation<'_>, cost: Province, look: TokenAt) -> f32 {
    strike(situation, look) - pay(situation, cost) - 0.3 - patience(situation, 0.1, 0.2)
}

/// Dark Favors goes on: more looks are free as long as they may find something better.
pub(super) fn look(situation: &Situation<'_>, at: TokenAt) -> f32 {
    let value = strike(situation, at);
    if value > 0.0 {
        1000.0 + value
    } else {
        value - 1.0
    }
}

/// Dark Favors ends.
pub(super) fn dark_strike(situation: &Situation<'_>, at: TokenAt) -> f32 {
    strike(situation, at)
}

/// Purge the Weak takes the place of a placement, so it is weighed against one.
pub(super) fn purge(
    situation: &Situation<'_>,
    cost: Face,
    one: TokenAt,
    other: Option<TokenAt>,
) -> f32 {
    let spent = match cost {
        Face::Bluff => 0.2,
        face => 0.3 + 0.25 * f32::from(face.strength()),
    };
    strike(situation, one) + other.map_or(0.0, |at| strike(situation, at)) - spent - 0.5
}

/// Animate the Dead: a placement on top of the turn's own.
pub(super) fn animate(situation: &Situation<'_>, cost: Province, face: Face, slot: Slot) -> f32 {
    // An attack out of the province just given up would be lost with it.
    let lost = situation.known.up[cost] + situation.known.down[cost] <= 1;
    if lost && slot.touches().has(cost) {
        return -1.0;
    }
    placing::effect(situation, face, slot)
        - pay(situation, cost)
        - 0.3
        - patience(situation, 0.2, 0.1)
}

/// Animate the Dead, with a blessing.
pub(super) fn animate_blessing(
    situation: &Situation<'_>,
    cost: Province,
    face: Face,
    on: TokenAt,
) -> f32 {
    placing::bless(situation, face, on) - pay(situation, cost) - 0.3 - patience(situation, 0.2, 0.1)
}

/// Inspire Fear: the special tokens of others go.
pub(super) fn inspire_fear(
    situation: &Situation<'_>,
    cost: Province,
    one: Province,
    other: Option<Province>,
) -> f32 {
    let gone = unmarked(situation, one) + other.map_or(0.0, |p| unmarked(situation, p));
    gone - pay(situation, cost) - 0.3
}

/// What the removal of the special token here is worth.
fn unmarked(situation: &Situation<'_>, province: Province) -> f32 {
    let Situation { known, values, .. } = situation;
    let special = known.special[province];
    let change = values::honor_with(province, None) - values::honor_with(province, special);
    let own = known.own.has(province);
    match special {
        Some(Special::ScorchedEarth) => {
            let scorched = known.scorched().minus(Provinces::only(province));
            let healed = values::realm(known, known.own, scorched) - values.now;
            healed + 0.2 * values.gain[province]
        }
        Some(Special::Peace | Special::Shrine) if own => -0.4 * values.loss[province],
        Some(Special::Peace | Special::Shrine) => {
            0.25 * (values.gain[province] + values.deny[province])
        }
        Some(_) if own => change - 0.3,
        Some(_) => match known.owner[province] {
            Some(seat) => -change * known.rival[seat] + 0.2,
            None => 0.0,
        },
        None => 0.0,
    }
}
