//! Odds: how strong tokens may be whose faces are hidden.
//!
//! A total of several tokens is a distribution over strengths; an unknown token is guessed from the
//! faces its owner has not shown yet and from where it lies, since most slots suit few kinds. Knows
//! nothing of what a province is worth.

use crate::seat::Seat;

use super::super::clans;
use super::super::data::{Face, Kind, Slot, Spot};
use super::super::resolution;
use super::super::view::TokenSeen;
use super::knowledge::Knowledge;

/// Strengths told apart; whatever is stronger counts as the last.
const TOP: usize = 18;

/// How likely each strength is.
#[derive(Clone, Copy)]
pub(super) struct Odds([f32; TOP]);

impl Odds {
    /// No token at all: strength 0 for certain.
    pub const NOTHING: Self = {
        let mut at = [0.0; TOP];
        at[0] = 1.0;
        Self(at)
    };

    /// An attack that may still come, as attacks usually are: some bluffs, mostly weak armies.
    pub const TYPICAL: Self = {
        let mut at = [0.0; TOP];
        [at[0], at[1], at[2], at[3], at[4], at[5]] = [0.15, 0.22, 0.22, 0.2, 0.12, 0.09];
        Self(at)
    };

    fn certain(strength: u8) -> Self {
        let mut odds = Self([0.0; TOP]);
        odds.add(strength.into(), 1.0);
        odds
    }

    fn add(&mut self, strength: usize, chance: f32) {
        if let Some(cell) = self.0.get_mut(strength.min(TOP - 1)) {
            *cell += chance;
        }
    }

    /// The total of two.
    pub fn plus(&self, other: &Self) -> Self {
        let mut sum = Self([0.0; TOP]);
        for (a, one) in self.0.iter().enumerate().filter(|(_, one)| **one > 0.0) {
            let others = other.0.iter().enumerate();
            for (b, two) in others.filter(|(_, two)| **two > 0.0) {
                sum.add(a + b, one * two);
            }
        }
        sum
    }

    /// The chance of less than this strength.
    pub fn below(&self, strength: i32) -> f32 {
        let count = usize::try_from(strength).unwrap_or(0);
        self.0.iter().take(count).sum()
    }
}

/// What a token on the board may be.
#[derive(Clone, Copy)]
pub(super) struct Guess {
    /// The strength it brings where it lies.
    pub strength: Odds,
    /// The chance that it fights at all.
    pub fights: f32,
    /// The chance of a raid that works.
    pub raid: f32,
    /// The chance of diplomacy.
    pub diplomacy: f32,
}

impl Guess {
    /// What this seat believes of a token.
    pub fn of(known: &Knowledge<'_>, token: &TokenSeen, face: Option<Face>) -> Self {
        let blessing = token.blessings.iter().map(|face| face.strength()).sum();
        match face {
            Some(face) => Self::known(known, token.owner, face, token.slot, blessing),
            None => Self::hidden(known, token.owner, token.slot, blessing),
        }
    }

    /// A known face, judged by whether it is legal where it lies.
    pub fn known(known: &Knowledge<'_>, seat: Seat, face: Face, slot: Slot, blessing: u8) -> Self {
        let lawful = known.lawful(seat, face, slot);
        let fights = lawful && face.fights();
        let strength = if fights {
            face.strength() + blessing
        } else {
            bluff_defense(known, seat, face, slot)
        };
        let raid =
            lawful && face == Face::Raid && resolution::raid_works(known, seat, slot.target());
        let sure = |is: bool| f32::from(u8::from(is));
        Self {
            strength: Odds::certain(strength),
            fights: sure(fights),
            raid: sure(raid),
            diplomacy: sure(lawful && face == Face::Diplomacy),
        }
    }

    fn hidden(known: &Knowledge<'_>, seat: Seat, slot: Slot, blessing: u8) -> Self {
        let pile = known.hidden[seat];
        let mut guess = Self {
            strength: Odds([0.0; TOP]),
            fights: 0.0,
            raid: 0.0,
            diplomacy: 0.0,
        };
        let mut total = 0.0;
        for face in pile.faces() {
            let lawful = known.lawful(seat, face, slot);
            let weight = f32::from(pile.count(face)) * weight(face, slot, lawful, blessing > 0);
            total += weight;
            let fights = lawful && face.fights();
            let strength = if fights {
                face.strength() + blessing
            } else {
                bluff_defense(known, seat, face, slot)
            };
            guess.strength.add(strength.into(), weight);
            match face.kind() {
                _ if fights => guess.fights += weight,
                Kind::Raid if lawful && resolution::raid_works(known, seat, slot.target()) => {
                    guess.raid += weight;
                }
                Kind::Diplomacy if lawful => guess.diplomacy += weight,
                _ => {}
            }
        }
        if total <= 0.0 {
            return Self::known(known, seat, Face::Bluff, slot, 0);
        }
        for cell in &mut guess.strength.0 {
            *cell /= total;
        }
        guess.fights /= total;
        guess.raid /= total;
        guess.diplomacy /= total;
        guess
    }
}

/// What a token defends with although it is a bluff (R10).
fn bluff_defense(known: &Knowledge<'_>, seat: Seat, face: Face, slot: Slot) -> u8 {
    if clans::bluff_defends(known, seat, face, slot) {
        clans::BLUFF_DEFENSE
    } else {
        0
    }
}

/// How readily a daimyo puts one copy of a face here.
fn weight(face: Face, slot: Slot, lawful: bool, blessed: bool) -> f32 {
    if blessed {
        return if lawful && face.fights() { 1.0 } else { 0.03 };
    }
    if !lawful {
        // Deliberately illegal placements happen, as a second bluff.
        return 0.12;
    }
    match (face.kind(), slot.spot()) {
        (Kind::Bluff, Spot::Land(..)) => 1.5,
        (Kind::Bluff, _) => 0.6,
        (Kind::Diplomacy, _) => 0.8,
        (Kind::Raid, _) => 1.2,
        (Kind::Shinobi, _) => 0.8,
        // The weak ones stay at home.
        (Kind::Army, Spot::Center(_)) if face.strength() >= 3 => 0.6,
        _ => 1.0,
    }
}
