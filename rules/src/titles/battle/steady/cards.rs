//! Territory cards of the upkeep (R9): which is worth playing now, and on what.
//!
//! Most put a special token or control tokens somewhere, so nearly all of them come down to three
//! questions: what is this token worth in that province, what are faceup tokens worth there, and
//! what does the realm look like afterwards. Passing is worth nothing.

use super::super::action::Action;
use super::super::data::{Clan, Goal, Objective, Province, Provinces, Special};
use super::opening;
use super::worth::{self, Worth};
use super::{Mind, NEVER};

/// A card that changes little is kept for later.
const KEEP: f32 = 0.25;

/// The value of a territory card; passing is 0.
pub(super) fn value(mind: &Mind<'_>, action: Action) -> f32 {
    let worth = &mind.worth;
    let value = match action {
        Action::FeatsOfEngineering(at) => put(mind, at, Special::Harbor),
        Action::CodeOfHonor(a, b) => put(mind, a, Special::Honor1) + put(mind, b, Special::Honor1),
        Action::SacredGround(at) => put(mind, at, Special::Shrine),
        Action::Bushido(at) => put(mind, at, Special::Honor4),
        Action::HonorableFight(at) => put(mind, at, Special::Battlefield),
        Action::AidOfTheKami(at) => put(mind, at, Special::Defense2),
        Action::PortOfProsperity(at) => put(mind, at, Special::Honor2),
        Action::AshigaruLevies(a, b, c) => [a, b, c]
            .into_iter()
            .map(|at| put(mind, at, Special::Defense1))
            .sum(),
        Action::DiplomaticMission { at, reward } => {
            put(mind, at, Special::Peace) + reward.map_or(0.0, |p| faceup(mind, p, 2.0))
        }
        Action::StrengthOfPurpose(a, b) => faceup(mind, a, 1.0) + faceup(mind, b, 1.0),
        Action::BountifulHarvest(at) => faceup(mind, at, 2.0),
        Action::BlessTheLands(at) => worth.gain[at] + if at.shadowlands() { 0.0 } else { 0.8 },
        Action::FomentRebellion(at) => foment(mind, at),
        Action::SpyNetwork(clan) => spy(mind, clan),
        Action::Promotion { take, away } => {
            opening::exchange(std::iter::once(take), std::iter::once(away))
        }
        Action::Reinforcements {
            take: (first, second),
            away: (one, other),
        } => opening::exchange(
            std::iter::once(first).chain(second),
            std::iter::once(one).chain(other),
        ),
        Action::CulturalExchange { own, other } => exchange(mind, own, other),
        Action::PirateRaids { at, reward } => pirates(mind, at, reward),
        _ => return NEVER,
    };
    value - KEEP
}

/// What faceup control tokens in an own province are worth: honor as long as it is held, and
/// defense that helps to hold it.
fn faceup(mind: &Mind<'_>, province: Province, count: f32) -> f32 {
    let Mind { sight, worth, .. } = mind;
    let each = if sight.clan() == Clan::Crab { 2.0 } else { 1.0 };
    let honor = if province.shadowlands() { 0.0 } else { count };
    honor * (0.3 + 0.7 * worth.keep[province]) + shelter(worth, province, each * count)
}

/// What more defense saves of a province.
fn shelter(worth: &Worth, province: Province, defense: f32) -> f32 {
    let risk = 1.0 - 0.9 * worth.keep[province];
    worth.loss[province] * risk * (0.22 * defense).min(0.6)
}

/// The worth of a province's special token to its holder, this seat or another.
fn mark(mind: &Mind<'_>, province: Province, special: Option<Special>) -> f32 {
    let Mind { sight, worth, .. } = mind;
    let honor = worth::honor_with(province, special) - worth::honor_with(province, None);
    if !sight.own.has(province) {
        return honor + special.map_or(0.0, |s| 0.4 * f32::from(s.defense()));
    }
    let keep = 0.3 + 0.7 * worth.keep[province];
    let loss = worth.loss[province];
    let safer = match special {
        Some(Special::Shrine) => loss * (1.0 - 0.85 * worth.keep[province]),
        Some(Special::Peace) => loss * (1.0 - 0.9 * worth.keep[province]) - 0.5,
        Some(Special::Battlefield) => 0.05 * loss,
        // A harbor lets navies in; only Way of the Sail likes that.
        Some(Special::Harbor) => harbor(mind, province),
        Some(special) => shelter(worth, province, special.defense().into()),
        None => 0.0,
    };
    honor * keep + safer
}

fn harbor(mind: &Mind<'_>, province: Province) -> f32 {
    let goal = mind.sight.private.objective.map(Objective::goal);
    if goal == Some(Goal::Coastal) && mind.sight.own.has(province) {
        1.5
    } else {
        -0.2
    }
}

/// What a new special token in a province does for this seat, the old one gone.
fn put(mind: &Mind<'_>, province: Province, special: Special) -> f32 {
    let Mind { sight, worth, .. } = mind;
    let change =
        mark(mind, province, Some(special)) - mark(mind, province, sight.special[province]);
    let shut = matches!(special, Special::Shrine | Special::Peace);
    let hope = worth.gain[province] + worth.deny[province];
    match sight.owner[province] {
        Some(seat) if seat == sight.me => change,
        // What is shut for good can no longer be taken, nor attack.
        Some(seat) if shut => {
            let quiet = province.neighbours().and(sight.own).len() as f32;
            0.15 * quiet - 0.3 * hope - change * sight.rival[seat]
        }
        Some(seat) => -change * sight.rival[seat],
        None if shut => -0.3 * hope,
        None => 0.1 * change,
    }
}

fn foment(mind: &Mind<'_>, province: Province) -> f32 {
    let Mind { sight, worth, .. } = mind;
    if sight.own.has(province) {
        // Two faceup tokens for giving up safety.
        let exposed = sight.hostile(province).len() as f32;
        return 2.0 - worth.loss[province] * (0.03 * exposed * f32::from(sight.rounds_left + 1));
    }
    0.2 * (worth.gain[province] + worth.deny[province])
}

/// A look into a hand, best that of the strongest rival.
fn spy(mind: &Mind<'_>, clan: Clan) -> f32 {
    let sight = &mind.sight;
    let seen = sight.public.seats.iter().find(|seen| seen.clan == clan);
    seen.map_or(0.0, |seen| {
        let borders = sight.own.iter().map(|p| {
            let near = p.neighbours().and(sight.held[seen.seat]);
            near.len() as f32
        });
        0.3 + 0.3 * sight.rival[seen.seat] + 0.05 * borders.sum::<f32>()
    })
}

/// R9: the control tokens of two provinces change places.
fn exchange(mind: &Mind<'_>, own: Province, other: Province) -> f32 {
    let Mind { sight, worth, .. } = mind;
    let Some(seat) = sight.owner[other] else {
        return NEVER;
    };
    let (lost, won) = (Provinces::only(own), Provinces::only(other));
    let after = worth::realm(sight, sight.own.minus(lost).or(won), sight.scorched) - worth.now;
    let honor = |p: Province| f32::from(sight.honor[p]);
    let territory = |held: Provinces, p: Province| {
        let live = p.territory().provinces().minus(sight.scorched);
        let whole = !p.shadowlands() && live.minus(held).is_empty();
        if whole { 5.0 } else { 0.0 }
    };
    let theirs = sight.held[seat];
    let swapped = theirs.minus(won).or(lost);
    let loss = honor(other) - honor(own) + territory(theirs, other) - territory(swapped, own);
    // Safety moves too: a peaceful province in hand is worth more than its flowers.
    let safety = if sight.closed.has(other) { 0.5 } else { 0.0 }
        - if sight.closed.has(own) { 0.5 } else { 0.0 };
    after + loss * sight.rival[seat] + safety - 0.3
}

/// Scorched earth on others, or on an own province for three faceup tokens elsewhere.
fn pirates(mind: &Mind<'_>, at: Province, reward: Option<Province>) -> f32 {
    let Mind { sight, worth, .. } = mind;
    let burnt = worth.burn(sight, at);
    match reward {
        Some(province) => {
            let lost = if at.shadowlands() {
                0.0
            } else {
                f32::from(sight.up[at])
            };
            burnt - lost + faceup(mind, province, 3.0)
        }
        None if sight.own.has(at) => NEVER,
        None => burnt,
    }
}
