//! Placing: what a combat token is good for, and where (R5).
//!
//! A fighting token is worth the change of expectation at the province it aims at, less what it
//! costs to spend it, so that weak tokens stay at home and strong ones go where strength decides.
//! The bluff is the token to keep: it is placed only when nothing better can be.

use super::super::action::TokenAt;
use super::super::data::{Clan, Face, Kind, Province, Slot, Spot};
use super::super::view::TokenSeen;
use super::Mind;
use super::worth;

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
pub(super) fn place(mind: &Mind<'_>, face: Face, slot: Slot) -> f32 {
    match face.kind() {
        Kind::Bluff => bluff(mind, slot),
        _ => effect(mind, face, slot) - spend(face),
    }
}

/// What a token does where it is put, its cost apart.
pub(super) fn effect(mind: &Mind<'_>, face: Face, slot: Slot) -> f32 {
    let sight = &mind.sight;
    let province = slot.target();
    let swept = !slot.touches().and(mind.fronts.swept).is_empty();
    if swept || !sight.lawful(sight.me, face, slot) {
        return WASTE;
    }
    match face.kind() {
        Kind::Army | Kind::Navy | Kind::Shinobi => {
            fight(mind, province, face.strength(), 1) + closes(mind, slot)
        }
        Kind::Diplomacy => diplomacy(mind, province),
        Kind::Raid => raid(mind, province),
        Kind::Blessing | Kind::Bluff => WASTE,
    }
}

/// The change of expectation by more own strength at a province.
fn fight(mind: &Mind<'_>, province: Province, strength: u8, fighters: u8) -> f32 {
    let Mind { sight, worth, .. } = mind;
    let front = &mind.fronts.of[province];
    let mine = front.mine + i32::from(strength);
    front.expect(sight, worth, mine, front.fighters + fighters) - front.now(sight, worth)
}

/// A token on a border also closes it to an attack the other way.
fn closes(mind: &Mind<'_>, slot: Slot) -> f32 {
    match slot.spot() {
        Spot::Land(from, to) if mind.sight.own.has(from) && mind.sight.hostile(from).has(to) => {
            0.02 * mind.worth.loss[from]
        }
        _ => 0.0,
    }
}

/// The bluff: Lion's may defend; any other closes a border that matters, if it has to go at all.
fn bluff(mind: &Mind<'_>, slot: Slot) -> f32 {
    let sight = &mind.sight;
    let province = slot.target();
    if sight.clan() == Clan::Lion && slot.is_center() && sight.own.has(province) {
        return fight(mind, province, 2, 0) - 0.5;
    }
    let touching = slot.touches().and(mind.fronts.swept);
    let decoy = if slot.is_center() || !touching.is_empty() {
        0.0
    } else {
        closes(mind, slot) + 0.02 * mind.worth.gain[province]
    };
    BLUFF + decoy.min(0.5)
}

/// Peace for good: worth what would otherwise be lost, less what it sweeps away and ends.
fn diplomacy(mind: &Mind<'_>, province: Province) -> f32 {
    let Mind { sight, worth, .. } = mind;
    let front = &mind.fronts.of[province];
    // Peace replaces the special token and its flowers.
    let flowers =
        worth::honor_with(province, sight.special[province]) - worth::honor_with(province, None);
    let loss = worth.loss[province];
    let held = front.hold(sight, front.mine);
    let reward = front.now(sight, worth) - loss * held;
    let rounds = f32::from(sight.rounds_left);
    let saved = loss * (0.97 - held * worth.keep[province]);
    // Peace ends the chance of faceup tokens and of attacks from here.
    let ended = reward.max(0.0) + rounds * (0.2 + 0.06 * sight.hostile(province).len() as f32);
    saved - flowers - ended - swept_away(mind, province)
}

/// Scorched earth in a province of others.
fn raid(mind: &Mind<'_>, province: Province) -> f32 {
    let Mind { sight, worth, .. } = mind;
    if !sight.raid_works(sight.me, province) {
        return WASTE;
    }
    worth.burn(sight, province) - swept_away(mind, province)
}

/// What a sweep of centre and borders costs this seat: own tokens lost less hostile ones gone.
fn swept_away(mind: &Mind<'_>, province: Province) -> f32 {
    let all = mind.sight.public.tokens.iter().enumerate();
    all.filter(|(_, token)| token.slot.touches().has(province))
        .filter(|(_, token)| token.slot.target() != province || token.owner == mind.sight.me)
        .filter_map(|(place, _)| mind.strikes.get(place).map(|gain| -gain))
        .sum()
}

/// The value of a blessing on an own token.
pub(super) fn bless(mind: &Mind<'_>, face: Face, on: TokenAt) -> f32 {
    let sight = &mind.sight;
    let Some((_, token, Some(host))) = sight.find(on) else {
        return WASTE;
    };
    let sound = host.fights() && sight.lawful(sight.me, host, token.slot);
    let swept = !token.slot.touches().and(mind.fronts.swept).is_empty();
    if !sound || swept {
        return WASTE;
    }
    let province = token.slot.target();
    // It also keeps cards and looks away from the token.
    fight(mind, province, face.strength(), 0) + 0.05 - spend(face)
}

/// Unicorn's swap (R10): the change of expectation at both places.
pub(super) fn swap(mind: &Mind<'_>, one: TokenAt, other: TokenAt) -> f32 {
    let sight = &mind.sight;
    let (Some((_, a, Some(face_a))), Some((_, b, Some(face_b)))) =
        (sight.find(one), sight.find(other))
    else {
        return WASTE;
    };
    let special = |face: Face| matches!(face.kind(), Kind::Raid | Kind::Diplomacy);
    if special(face_a) || special(face_b) {
        // Their worth depends on more than one front; they lie where they were meant to.
        return WASTE;
    }
    let counts = |face: Face, token: &TokenSeen| {
        let fights = face.fights() && sight.lawful(sight.me, face, token.slot);
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
        return shift(mind, at, by + other_by, fighters + other_fighters) - 0.4;
    }
    shift(mind, at, by, fighters) + shift(mind, other_at, other_by, other_fighters) - 0.4
}

fn shift(mind: &Mind<'_>, province: Province, strength: i32, fighters: i8) -> f32 {
    let Mind { sight, worth, .. } = mind;
    let front = &mind.fronts.of[province];
    let fighters = front.fighters.saturating_add_signed(fighters);
    front.expect(sight, worth, front.mine + strength, fighters) - front.now(sight, worth)
}
