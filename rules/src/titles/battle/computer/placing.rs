//! Placing: what a combat token is good for, and where (R5).
//!
//! A fighting token is worth the change of expectation at the province it aims at, less what it
//! costs to spend it, so that weak tokens stay at home and strong ones go where strength decides.
//! The bluff is the token to keep: it is placed only when nothing better can be.

use super::super::action::TokenAt;
use super::super::clans;
use super::super::data::{Face, Kind, Province, Slot, Spot};
use super::super::resolution;
use super::super::view::TokenSeen;
use super::Situation;
use super::values;

/// A token thrown away: worse than parting with the bluff.
const WASTE: f32 = -3.0;
/// Parting with the bluff: worse than any sensible use of another token.
const BLUFF: f32 = -1.2;

/// What it costs to spend a token, apart from what it achieves.
fn spend(face: Face) -> f32 {
    let strength = f32::from(face.strength());
    match face.kind() {
        Kind::Army | Kind::Navy => 0.13 * strength,
        Kind::Shinobi => 0.15 + 0.15 * strength,
        Kind::Blessing => 0.1 + 0.1 * strength,
        Kind::Diplomacy | Kind::Raid => 0.3,
        Kind::Bluff => 0.0,
    }
}

/// The value of placing a token of the hand.
pub(super) fn place(situation: &Situation<'_>, face: Face, slot: Slot) -> f32 {
    match face.kind() {
        Kind::Bluff => bluff(situation, slot),
        _ => effect(situation, face, slot) - spend(face),
    }
}

/// What a token does where it is put, its cost apart.
pub(super) fn effect(situation: &Situation<'_>, face: Face, slot: Slot) -> f32 {
    let known = &situation.known;
    let province = slot.target();
    let swept = !slot.touches().and(situation.contests.swept).is_empty();
    if swept || !known.lawful(known.me, face, slot) {
        return WASTE;
    }
    match face.kind() {
        Kind::Army | Kind::Navy | Kind::Shinobi => {
            fight(situation, province, face.strength(), 1) + closes(situation, slot)
        }
        Kind::Diplomacy => diplomacy(situation, province),
        Kind::Raid => raid(situation, province),
        Kind::Blessing | Kind::Bluff => WASTE,
    }
}

/// The change of expectation by more own strength at a province.
fn fight(situation: &Situation<'_>, province: Province, strength: u8, fighters: u8) -> f32 {
    let Situation { known, values, .. } = situation;
    let contest = &situation.contests.of[province];
    let mine = contest.mine + i32::from(strength);
    contest.expect(known, values, mine, contest.fighters + fighters) - contest.now(known, values)
}

/// A token on a border also closes it to an attack the other way.
fn closes(situation: &Situation<'_>, slot: Slot) -> f32 {
    match slot.spot() {
        Spot::Land(from, to)
            if situation.known.own.has(from) && situation.known.hostile(from).has(to) =>
        {
            0.02 * situation.values.loss[from]
        }
        _ => 0.0,
    }
}

/// The bluff: one that defends (Lion's) may do so; any other closes a border that matters, if it has to go at all.
fn bluff(situation: &Situation<'_>, slot: Slot) -> f32 {
    let known = &situation.known;
    let province = slot.target();
    if clans::bluff_defends(known, known.me, Face::Bluff, slot) {
        return fight(situation, province, clans::BLUFF_DEFENSE, 0) - 0.5;
    }
    let touching = slot.touches().and(situation.contests.swept);
    let decoy = if slot.is_center() || !touching.is_empty() {
        0.0
    } else {
        closes(situation, slot) + 0.02 * situation.values.gain[province]
    };
    BLUFF + decoy.min(0.5)
}

/// Peace for good: worth what would otherwise be lost, less what it sweeps away and ends.
fn diplomacy(situation: &Situation<'_>, province: Province) -> f32 {
    let Situation { known, values, .. } = situation;
    let contest = &situation.contests.of[province];
    // Peace replaces the special token and its flowers.
    let flowers =
        values::honor_with(province, known.special[province]) - values::honor_with(province, None);
    let loss = values.loss[province];
    let held = contest.hold(known, contest.mine);
    let reward = contest.now(known, values) - loss * held;
    let rounds = f32::from(known.rounds_left);
    let saved = loss * (0.97 - held * values.keep[province]);
    // Peace ends the chance of faceup tokens and of attacks from here.
    let ended = reward.max(0.0) + rounds * (0.2 + 0.06 * known.hostile(province).len() as f32);
    saved - flowers - ended - swept_away(situation, province)
}

/// Scorched earth in a province of others.
fn raid(situation: &Situation<'_>, province: Province) -> f32 {
    let Situation { known, values, .. } = situation;
    if !resolution::raid_works(known, known.me, province) {
        return WASTE;
    }
    values.burn(known, province) - swept_away(situation, province)
}

/// What a sweep of centre and borders costs this seat: own tokens lost less hostile ones gone.
fn swept_away(situation: &Situation<'_>, province: Province) -> f32 {
    let all = situation.known.public.tokens.iter().enumerate();
    all.filter(|(_, token)| token.slot.touches().has(province))
        .filter(|(_, token)| token.slot.target() != province || token.owner == situation.known.me)
        .filter_map(|(place, _)| situation.strikes.get(place).map(|gain| -gain))
        .sum()
}

/// The value of a blessing on an own token.
pub(super) fn bless(situation: &Situation<'_>, face: Face, on: TokenAt) -> f32 {
    let known = &situation.known;
    let Some((_, token, Some(host))) = known.find(on) else {
        return WASTE;
    };
    let sound = host.fights() && known.lawful(known.me, host, token.slot);
    let swept = !token
        .slot
        .touches()
        .and(situation.contests.swept)
        .is_empty();
    if !sound || swept {
        return WASTE;
    }
    let province = token.slot.target();
    // It also keeps cards and looks away from the token.
    fight(situation, province, face.strength(), 0) + 0.05 - spend(face)
}

/// Unicorn's swap (R10): the change of expectation at both places.
pub(super) fn swap(situation: &Situation<'_>, one: TokenAt, other: TokenAt) -> f32 {
    let known = &situation.known;
    let (Some((_, a, Some(face_a))), Some((_, b, Some(face_b)))) =
        (known.find(one), known.find(other))
    else {
        return WASTE;
    };
    let special = |face: Face| matches!(face.kind(), Kind::Raid | Kind::Diplomacy);
    if special(face_a) || special(face_b) {
        // Their worth depends on more than one contest; they lie where they were meant to.
        return WASTE;
    }
    let counts = |face: Face, token: &TokenSeen| {
        let fights = face.fights() && known.lawful(known.me, face, token.slot);
        if fights {
            (i32::from(face.strength()), 1)
        } else {
            (0, 0)
        }
    };
    let change = |token: &TokenSeen, old: Face, new: Face| {
        let (lost, fewer) = counts(old, token);
        let (won, more) = counts(new, token);
        (token.slot.target(), won - lost, more - fewer)
    };
    let (at, by, fighters) = change(a, face_a, face_b);
    let (other_at, other_by, other_fighters) = change(b, face_b, face_a);
    if at == other_at {
        return shift(situation, at, by + other_by, fighters + other_fighters) - 0.4;
    }
    shift(situation, at, by, fighters) + shift(situation, other_at, other_by, other_fighters) - 0.4
}

fn shift(situation: &Situation<'_>, province: Province, strength: i32, fighters: i8) -> f32 {
    let Situation { known, values, .. } = situation;
    let contest = &situation.contests.of[province];
    let fighters = contest.fighters.saturating_add_signed(fighters);
    contest.expect(known, values, contest.mine + strength, fighters) - contest.now(known, values)
}
