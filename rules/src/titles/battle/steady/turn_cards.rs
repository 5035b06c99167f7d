//! Cards of the placement turn (R6), and Scorpion's look.
//!
//! Removing or reading a token is worth what it changes in the fights this seat has a stake in. Each
//! card is used once a threshold is passed that falls towards the end of the round and of the game:
//! early there is more to come, late an unused card is lost.

use super::super::action::TokenAt;
use super::super::data::{Face, Province, Provinces, Slot, Special};
use super::Mind;
use super::placing;
use super::worth;

/// The value of striking a token off the board.
fn strike(mind: &Mind<'_>, at: TokenAt) -> f32 {
    match mind.sight.find(at) {
        Some((place, ..)) => mind.strikes.get(place).copied().unwrap_or(0.0),
        None => 0.0,
    }
}

/// How much hangs on a token whose face is not known.
fn stake(mind: &Mind<'_>, at: TokenAt) -> f32 {
    match mind.sight.find(at) {
        Some((place, _, None)) => mind.strikes.get(place).copied().unwrap_or(0.0).abs(),
        _ => -1.0,
    }
}

/// More patience early in the round and in the game.
fn patience(mind: &Mind<'_>, per_round: f32, per_turn: f32) -> f32 {
    let turns = mind.sight.turns[mind.sight.me].saturating_sub(1);
    per_round * f32::from(mind.sight.rounds_left) + per_turn * f32::from(turns)
}

/// A scout: only while there are turns left to act upon what it tells.
pub(super) fn scout(mind: &Mind<'_>, at: TokenAt) -> f32 {
    stake(mind, at) - 0.5 - patience(mind, 0.15, 0.1)
}

/// The shugenja: one for the whole game.
pub(super) fn shugenja(mind: &Mind<'_>, at: TokenAt) -> f32 {
    strike(mind, at) - 0.2 - patience(mind, 0.5, 0.25)
}

/// The first player card: free, and gone with the round.
pub(super) fn first_player(mind: &Mind<'_>, at: TokenAt) -> f32 {
    strike(mind, at) - 0.1 - patience(mind, 0.0, 0.5)
}

/// Scorpion's look: free once per round, best with few turns left and something at stake.
pub(super) fn peek(mind: &Mind<'_>, at: TokenAt) -> f32 {
    let turns = mind.sight.turns[mind.sight.me];
    stake(mind, at) + 0.01 - if turns > 2 { 0.8 } else { 0.0 }
}

/// What it costs to pay a control token (R6): faceup ones go first, the last one is the province.
fn pay(mind: &Mind<'_>, cost: Province) -> f32 {
    let Mind { sight, worth, .. } = mind;
    match (sight.up[cost], sight.down[cost]) {
        (up, down) if up + down <= 1 => worth.loss[cost] + 1.0,
        (0, _) => 0.1,
        _ => 1.2,
    }
}

/// Dark Favors begins: four looks and a strike for a control token.
pub(super) fn dark_favors(mind: &Mind<'_>, cost: Province, look: TokenAt) -> f32 {
    strike(mind, look) - pay(mind, cost) - 0.3 - patience(mind, 0.1, 0.2)
}

/// Dark Favors goes on: more looks are free as long as they may find something better.
pub(super) fn look(mind: &Mind<'_>, at: TokenAt) -> f32 {
    let value = strike(mind, at);
    if value > 0.0 {
        1000.0 + value
    } else {
        value - 1.0
    }
}

/// Dark Favors ends.
pub(super) fn dark_strike(mind: &Mind<'_>, at: TokenAt) -> f32 {
    strike(mind, at)
}

/// Purge the Weak takes the place of a placement, so it is weighed against one.
pub(super) fn purge(mind: &Mind<'_>, cost: Face, one: TokenAt, other: Option<TokenAt>) -> f32 {
    let spent = match cost {
        Face::Bluff => 0.2,
        face => 0.3 + 0.25 * f32::from(face.strength()),
    };
    strike(mind, one) + other.map_or(0.0, |at| strike(mind, at)) - spent - 0.5
}

/// Animate the Dead: a placement on top of the turn's own.
pub(super) fn animate(mind: &Mind<'_>, cost: Province, face: Face, slot: Slot) -> f32 {
    // An attack out of the province just given up would be lost with it.
    let lost = mind.sight.up[cost] + mind.sight.down[cost] <= 1;
    if lost && slot.touches().has(cost) {
        return -1.0;
    }
    placing::effect(mind, face, slot) - pay(mind, cost) - 0.3 - patience(mind, 0.2, 0.1)
}

/// Animate the Dead, with a blessing.
pub(super) fn animate_blessing(mind: &Mind<'_>, cost: Province, face: Face, on: TokenAt) -> f32 {
    placing::bless(mind, face, on) - pay(mind, cost) - 0.3 - patience(mind, 0.2, 0.1)
}

/// Inspire Fear: the special tokens of others go.
pub(super) fn inspire_fear(
    mind: &Mind<'_>,
    cost: Province,
    one: Province,
    other: Option<Province>,
) -> f32 {
    let gone = unmarked(mind, one) + other.map_or(0.0, |p| unmarked(mind, p));
    gone - pay(mind, cost) - 0.3
}

/// What the removal of the special token here is worth.
fn unmarked(mind: &Mind<'_>, province: Province) -> f32 {
    let Mind { sight, worth, .. } = mind;
    let special = sight.special[province];
    let change = worth::honor_with(province, None) - worth::honor_with(province, special);
    let own = sight.own.has(province);
    match special {
        Some(Special::ScorchedEarth) => {
            let scorched = sight.scorched.minus(Provinces::only(province));
            let healed = worth::realm(sight, sight.own, scorched) - worth.now;
            healed + 0.2 * worth.gain[province]
        }
        Some(Special::Peace | Special::Shrine) if own => -0.4 * worth.loss[province],
        Some(Special::Peace | Special::Shrine) => {
            0.25 * (worth.gain[province] + worth.deny[province])
        }
        Some(_) if own => change - 0.3,
        Some(_) => match sight.owner[province] {
            Some(seat) => -change * sight.rival[seat] + 0.2,
            None => 0.0,
        },
        None => 0.0,
    }
}
