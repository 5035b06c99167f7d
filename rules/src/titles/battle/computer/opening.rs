//! The opening: objective, starting control tokens; and which tokens are worth having at all.
//!
//! An objective is judged by its honor and by how often it comes about, a first province by what it
//! adds to the realm and by how well it hangs together with the rest.

use super::super::action::{Away, PutAway};
use super::super::data::{COASTAL, Face, Goal, Kind, Objective, Province};
use super::Situation;

/// The value of keeping an objective.
pub(super) fn objective(situation: &Situation<'_>, objective: Objective) -> f32 {
    let known = &situation.known;
    let seated = |clan| known.public.seats.iter().any(|seen| seen.clan == clan);
    let chance = match objective.goal() {
        Goal::CapitalOrTwo(clan) if clan == known.own_clan() => 0.95,
        Goal::CapitalOrTwo(clan) if seated(clan) => 0.35,
        Goal::CapitalOrTwo(_) => 0.6,
        Goal::Chain => 0.45,
        Goal::Coastal if COASTAL.has(known.own_clan().capital()) => 0.4,
        Goal::Coastal => 0.3,
        Goal::Spread => 0.35,
        Goal::Fewest => 0.12,
        Goal::BothShadowlands => 0.5,
    };
    chance * f32::from(objective.honor())
}

/// The value of a starting control token here.
pub(super) fn settle(situation: &Situation<'_>, province: Province) -> f32 {
    let Situation { known, values, .. } = situation;
    let near = province.neighbours();
    let friends = near.and(known.own).len() as f32;
    let foes = known.hostile(province).len() as f32;
    // Somebody who holds the rest of a territory would complete it here.
    let rest = province.territory().provinces().minus(known.own);
    let others = known
        .public
        .seats
        .iter()
        .filter(|seen| seen.seat != known.me);
    let blocked = others
        .filter(|seen| {
            let held = known.held[seen.seat];
            let missing = rest.minus(held);
            missing.len() == 1 && missing.has(province) && rest.len() > 1
        })
        .map(|seen| 3.0 * known.rival[seen.seat])
        .fold(0.0, f32::max);
    values.gain[province] + blocked + 0.15 * friends - 0.06 * foes
        + 0.2 * f32::from(province.defense())
}

/// What a token is worth in the hand.
pub(super) fn asset(face: Face) -> f32 {
    let strength = f32::from(face.strength());
    match face.kind() {
        Kind::Army => 0.6 + 0.4 * strength,
        Kind::Navy => 0.5 + 0.45 * strength,
        Kind::Shinobi => 0.8 + 0.5 * strength,
        Kind::Blessing => 0.4 + 0.35 * strength,
        Kind::Diplomacy => 1.5,
        Kind::Raid => 1.3,
        Kind::Bluff => 0.0,
    }
}

/// Dragon's return (R10): the least useful token goes back.
pub(super) fn give_back(face: Face) -> f32 {
    -asset(face)
}

/// Cards that bring a discarded token back for one of the hand: the better hand.
pub(super) fn exchange(
    taken: impl Iterator<Item = Face>,
    away: impl Iterator<Item = PutAway>,
) -> f32 {
    let gained: f32 = taken.map(asset).sum();
    let given: f32 = away.map(put_away).sum();
    gained - given - 0.3
}

/// A good token put into the pool may come again, a poor one would only come in its place.
fn put_away(away: PutAway) -> f32 {
    let asset = asset(away.face);
    let again = match away.to {
        Away::Pool => 0.2 * (asset - 1.2),
        Away::Discard => 0.0,
    };
    asset - again
}
