//! Territory cards of the upkeep (R9): which is worth playing now, and on what.
//!
//! Most put a special token or control tokens somewhere, so nearly all of them come down to three
//! questions: what is this token worth in that province, what are faceup tokens worth there, and
//! what does the realm look like afterwards. Passing is worth nothing.

use super::super::action::Action;
use super::super::clans;
use super::super::data::{Clan, Goal, Objective, Province, Provinces, Special};
use super::super::ground::Ground as _;
use super::opening;
use super::values::{self, ProvinceValues};
use super::{NEVER, Situation};

/// A card that changes little is kept for later.
const KEEP: f32 = 0.25;

/// The value of a territory card; passing is 0.
pub(super) fn value(situation: &Situation<'_>, action: Action) -> f32 {
    let values = &situation.values;
    let value = match action {
        Action::FeatsOfEngineering(at) => put(situation, at, Special::Harbor),
        Action::CodeOfHonor(a, b) => {
            put(situation, a, Special::Honor1) + put(situation, b, Special::Honor1)
        }
        Action::SacredGround(at) => put(situation, at, Special::Shrine),
        Action::Bushido(at) => put(situation, at, Special::Honor4),
        Action::HonorableFight(at) => put(situation, at, Special::Battlefield),
        Action::AidOfTheKami(at) => put(situation, at, Special::Defense2),
        Action::PortOfProsperity(at) => put(situation, at, Special::Honor2),
        Action::AshigaruLevies(a, b, c) => [a, b, c]
            .into_iter()
            .map(|at| put(situation, at, Special::Defense1))
            .sum(),
        Action::DiplomaticMission { at, reward } => {
            put(situation, at, Special::Peace) + reward.map_or(0.0, |p| faceup(situation, p, 2.0))
        }
        Action::StrengthOfPurpose(a, b) => faceup(situation, a, 1.0) + faceup(situation, b, 1.0),
        Action::BountifulHarvest(at) => faceup(situation, at, 2.0),
        Action::BlessTheLands(at) => values.gain[at] + if at.shadowlands() { 0.0 } else { 0.8 },
        Action::FomentRebellion(at) => foment(situation, at),
        Action::SpyNetwork(clan) => spy(situation, clan),
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
        Action::CulturalExchange { own, other } => exchange(situation, own, other),
        Action::PirateRaids { at, reward } => pirates(situation, at, reward),
        _ => return NEVER,
    };
    value - KEEP
}

/// What faceup control tokens in an own province are worth: honor as long as it is held, and
/// defense that helps to hold it.
fn faceup(situation: &Situation<'_>, province: Province, count: f32) -> f32 {
    let Situation { known, values, .. } = situation;
    let each = f32::from(clans::faceup_defense(known.own_clan()));
    let honor = if province.shadowlands() { 0.0 } else { count };
    honor * (0.3 + 0.7 * values.keep[province]) + shelter(values, province, each * count)
}

/// What more defense saves of a province.
fn shelter(values: &ProvinceValues, province: Province, defense: f32) -> f32 {
    let risk = 1.0 - 0.9 * values.keep[province];
    values.loss[province] * risk * (0.22 * defense).min(0.6)
}

/// The worth of a province's special token to its holder, this seat or another.
fn mark(situation: &Situation<'_>, province: Province, special: Option<Special>) -> f32 {
    let Situation { known, values, .. } = situation;
    let honor = values::honor_with(province, special) - values::honor_with(province, None);
    if !known.own.has(province) {
        return honor + special.map_or(0.0, |s| 0.4 * f32::from(s.defense()));
    }
    let keep = 0.3 + 0.7 * values.keep[province];
    let loss = values.loss[province];
    let safer = match special {
        Some(Special::Shrine) => loss * (1.0 - 0.85 * values.keep[province]),
        Some(Special::Peace) => loss * (1.0 - 0.9 * values.keep[province]) - 0.5,
        Some(Special::Battlefield) => 0.05 * loss,
        // A harbor lets navies in; only Way of the Sail likes that.
        Some(Special::Harbor) => harbor(situation, province),
        Some(special) => shelter(values, province, special.defense().into()),
        None => 0.0,
    };
    honor * keep + safer
}

fn harbor(situation: &Situation<'_>, province: Province) -> f32 {
    let goal = situation.known.private.objective.map(Objective::goal);
    if goal == Some(Goal::Coastal) && situation.known.own.has(province) {
        1.5
    } else {
        -0.2
    }
}

/// What a new special token in a province does for this seat, the old one gone.
fn put(situation: &Situation<'_>, province: Province, special: Special) -> f32 {
    let Situation { known, values, .. } = situation;
    let change = mark(situation, province, Some(special))
        - mark(situation, province, known.special[province]);
    let shut = matches!(special, Special::Shrine | Special::Peace);
    let hope = values.gain[province] + values.deny[province];
    match known.owner[province] {
        Some(seat) if seat == known.me => change,
        // What is shut for good can no longer be taken, nor attack.
        Some(seat) if shut => {
            let quiet = province.neighbours().and(known.own).len() as f32;
            0.15 * quiet - 0.3 * hope - change * known.rival[seat]
        }
        Some(seat) => -change * known.rival[seat],
        None if shut => -0.3 * hope,
        None => 0.1 * change,
    }
}

fn foment(situation: &Situation<'_>, province: Province) -> f32 {
    let Situation { known, values, .. } = situation;
    if known.own.has(province) {
        // Two faceup tokens for giving up safety.
        let exposed = known.hostile(province).len() as f32;
        return 2.0 - values.loss[province] * (0.03 * exposed * f32::from(known.rounds_left + 1));
    }
    0.2 * (values.gain[province] + values.deny[province])
}

/// A look into a hand, best that of the strongest rival.
fn spy(situation: &Situation<'_>, clan: Clan) -> f32 {
    let known = &situation.known;
    let seen = known.public.seats.iter().find(|seen| seen.clan == clan);
    seen.map_or(0.0, |seen| {
        let borders = known.own.iter().map(|p| {
            let near = p.neighbours().and(known.held[seen.seat]);
            near.len() as f32
        });
        0.3 + 0.3 * known.rival[seen.seat] + 0.05 * borders.sum::<f32>()
    })
}

/// R9: the control tokens of two provinces change places.
fn exchange(situation: &Situation<'_>, own: Province, other: Province) -> f32 {
    let Situation { known, values, .. } = situation;
    let Some(seat) = known.owner[other] else {
        return NEVER;
    };
    let (lost, won) = (Provinces::only(own), Provinces::only(other));
    let after = values::realm(known, known.own.minus(lost).or(won), known.scorched()) - values.now;
    let honor = |p: Province| f32::from(known.honor[p]);
    let territory = |held: Provinces, p: Province| {
        let live = p.territory().provinces().minus(known.scorched());
        let whole = !p.shadowlands() && live.minus(held).is_empty();
        if whole { values::TERRITORY } else { 0.0 }
    };
    let theirs = known.held[seat];
    let swapped = theirs.minus(won).or(lost);
    let loss = honor(other) - honor(own) + territory(theirs, other) - territory(swapped, own);
    // Safety moves too: a peaceful province in hand is worth more than its flowers.
    let safety = if known.closed().has(other) { 0.5 } else { 0.0 }
        - if known.closed().has(own) { 0.5 } else { 0.0 };
    after + loss * known.rival[seat] + safety - 0.3
}

/// Scorched earth on others, or on an own province for three faceup tokens elsewhere.
fn pirates(situation: &Situation<'_>, at: Province, reward: Option<Province>) -> f32 {
    let Situation { known, values, .. } = situation;
    let burnt = values.burn(known, at);
    match reward {
        Some(province) => {
            let lost = if at.shadowlands() {
                0.0
            } else {
                f32::from(known.up[at])
            };
            burnt - lost + faceup(situation, province, 3.0)
        }
        None if known.own.has(at) => NEVER,
        None => burnt,
    }
}
