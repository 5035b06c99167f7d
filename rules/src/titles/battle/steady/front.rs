//! Fronts: how the fight for each province stands, as far as this seat can tell.
//!
//! One front per province gathers the own strength and the guessed strength of everybody else
//! (R7), from which follow the chance to hold or to take it and what that is worth. Placements and
//! cards are judged by how they change these expectations.

use crate::seat::BySeat;

use super::super::data::{ByProvince, Clan, Face, Province, Provinces, Special};
use super::super::state::SEATS;
use super::super::view::TokenSeen;
use super::odds::{Guess, Odds};
use super::sight::Sight;
use super::worth::Worth;

/// The fight for one province.
#[derive(Clone, Copy)]
pub(super) struct Front {
    province: Province,
    /// Strength of the own tokens that count here.
    pub mine: i32,
    /// How many of them fight.
    pub fighters: u8,
    /// The holder's tokens, if another seat holds it.
    guard: Odds,
    /// Attacks of other seats.
    attacks: BySeat<Option<Odds>, SEATS>,
    /// The chance that some other seat's attack is real.
    attacked: f32,
    /// The chance of peace.
    calm: f32,
    /// The chance that a raid burns it.
    burn: f32,
    /// The chance that one more attack comes before the round ends.
    menace: f32,
    /// The chance that the holder still sends a defender.
    relief: f32,
}

impl Front {
    fn new(sight: &Sight<'_>, province: Province) -> Self {
        let mut front = Self {
            province,
            mine: 0,
            fighters: 0,
            guard: Odds::NOTHING,
            attacks: BySeat([None; SEATS]),
            attacked: 0.0,
            calm: 0.0,
            burn: 0.0,
            menace: 0.0,
            relief: 0.0,
        };
        match sight.owner[province] {
            Some(seat) if seat == sight.me => front.menace = menace(sight, province),
            Some(seat) => front.relief = 0.12 * f32::from(sight.turns[seat].min(5)),
            None => {}
        }
        front
    }

    fn add(&mut self, sight: &Sight<'_>, token: &TokenSeen, guess: &Guess, face: Option<Face>) {
        if token.owner == sight.me {
            // The own faces are known: what is certain is either all or nothing.
            if guess.fights > 0.5 {
                self.fighters += 1;
            }
            let blessing: u8 = token.blessings.iter().map(|face| face.strength()).sum();
            let strength = if guess.fights > 0.5 {
                face.map_or(0, Face::strength) + blessing
            } else if guess.strength.below(2) < 0.5 {
                2
            } else {
                0
            };
            self.mine += i32::from(strength);
        } else if Some(token.owner) == sight.owner[self.province] {
            self.guard = self.guard.plus(&guess.strength);
        } else {
            let before = self.attacks[token.owner].unwrap_or(Odds::NOTHING);
            self.attacks[token.owner] = Some(before.plus(&guess.strength));
            self.attacked = 1.0 - (1.0 - self.attacked) * (1.0 - guess.fights);
        }
        self.calm = 1.0 - (1.0 - self.calm) * (1.0 - guess.diplomacy);
        self.burn = 1.0 - (1.0 - self.burn) * (1.0 - guess.raid);
    }

    /// The chance to hold an own province with this own strength in it.
    pub fn hold(&self, sight: &Sight<'_>, strength: i32) -> f32 {
        let defense = i32::from(sight.defense[self.province]) + strength;
        let mut held = 1.0;
        for seen in &sight.public.seats {
            let Some(attack) = self.attacks[seen.seat] else {
                continue;
            };
            let print = match (seen.clan, self.province.capital()) {
                (Clan::Phoenix, Some(_)) => i32::from(self.province.defense()),
                _ => 0,
            };
            let ties = i32::from(seen.clan != Clan::Crane);
            held *= attack.below(defense - print + ties);
        }
        held * (1.0 - self.menace * (1.0 - Odds::TYPICAL.below(defense + 1)))
    }

    /// The chance to take a province of others with this own strength.
    pub fn take(&self, sight: &Sight<'_>, strength: i32) -> f32 {
        let crane = i32::from(sight.clan() == Clan::Crane);
        let print = match (sight.clan(), self.province.capital()) {
            (Clan::Phoenix, Some(_)) => i32::from(self.province.defense()),
            _ => 0,
        };
        let defense = i32::from(sight.defense[self.province]) - print;
        let beats = |strength: i32| self.guard.below(strength - defense + crane);
        let past_guard = (1.0 - self.relief) * beats(strength) + self.relief * beats(strength - 2);
        let rivals = self.attacks.0.iter().flatten();
        rivals.fold(past_guard, |won, attack| {
            won * attack.below(strength + crane)
        }) * (1.0 - self.calm)
            * (1.0 - self.burn)
    }

    /// What this seat may expect here with so much strength and so many fighters.
    pub fn expect(&self, sight: &Sight<'_>, worth: &Worth, mine: i32, fighters: u8) -> f32 {
        let province = self.province;
        if sight.own.has(province) {
            let loss = worth.loss[province];
            let held = self.hold(sight, mine);
            let reward = if province.shadowlands() {
                0.1
            } else {
                // A faceup token is honor now and defense in every round to come, which draws
                // attacks elsewhere. Trial tables want it valued this highly.
                1.2 + f32::from(sight.rounds_left)
            };
            let earned = if fighters > 0 {
                1.0
            } else {
                1.0 - (1.0 - self.attacked) * (1.0 - 0.85 * self.menace)
            };
            let fought = held * (loss + reward * earned);
            return (1.0 - self.burn) * (self.calm * loss + (1.0 - self.calm) * fought);
        }
        if fighters == 0 {
            return 0.0;
        }
        let won = self.take(sight, mine);
        let lost = match sight.owner[province] {
            // A failed attack earns the holder a faceup token.
            Some(seat) => 1.6 * sight.rival[seat],
            None => 0.0,
        };
        // What is won with one facedown token has yet to be held through the rounds to come.
        let lasting = 1.0 - 0.22 * f32::from(sight.rounds_left);
        won * (lasting * worth.gain[province] + worth.deny[province]) - (1.0 - won) * lost
    }

    /// What this seat expects as the board stands.
    pub fn now(&self, sight: &Sight<'_>, worth: &Worth) -> f32 {
        self.expect(sight, worth, self.mine, self.fighters)
    }
}

/// The chance that one more attack comes: by open hostile borders and turns to come.
fn menace(sight: &Sight<'_>, province: Province) -> f32 {
    if sight.closed.has(province) || sight.special[province] == Some(Special::Shrine) {
        return 0.0;
    }
    let mut chance = if province.coastal() { 0.03 } else { 0.0 };
    for near in sight.hostile(province).iter() {
        if let Some(seat) = sight.owner[near] {
            chance += 0.012 * f32::from(sight.turns[seat].min(5));
        }
    }
    let lure = 0.5 + 0.25 * f32::from(sight.honor[province]);
    (chance * lure).min(0.4)
}

/// All fronts.
pub(super) struct Fronts {
    pub of: ByProvince<Front>,
    /// Provinces whose tokens an own raid or diplomacy will sweep away.
    pub swept: Provinces,
    guesses: Vec<Guess>,
}

impl Fronts {
    /// Guesses every token once and sorts them by the province they aim at.
    pub fn new(sight: &Sight<'_>) -> Self {
        let guesses: Vec<Guess> = sight
            .tokens()
            .map(|(token, face)| Guess::of(sight, token, face))
            .collect();
        let mut fronts = Self {
            of: ByProvince(Province::ALL.map(|province| Front::new(sight, province))),
            swept: Provinces::NONE,
            guesses,
        };
        for ((token, face), guess) in sight.tokens().zip(&fronts.guesses) {
            let province = token.slot.target();
            fronts.of[province].add(sight, token, guess, face);
            if token.owner == sight.me && guess.raid + guess.diplomacy > 0.5 {
                fronts.swept.insert(province);
            }
        }
        fronts
    }

    /// The front a token belongs to, as it would be without that token.
    fn without(&self, sight: &Sight<'_>, place: usize, province: Province) -> Front {
        let mut front = Front::new(sight, province);
        let all = sight.tokens().zip(&self.guesses).enumerate();
        for (at, ((token, face), guess)) in all {
            if at != place && token.slot.target() == province {
                front.add(sight, token, guess, face);
            }
        }
        front
    }

    /// What this seat's expectation gains when the token at this place of the list goes away;
    /// negative for a token that works for it.
    pub fn strike(&self, sight: &Sight<'_>, worth: &Worth, place: usize) -> f32 {
        let Some(token) = sight.public.tokens.get(place) else {
            return 0.0;
        };
        let province = token.slot.target();
        let before = &self.of[province];
        if token.owner != sight.me && !sight.own.has(province) && before.fighters == 0 {
            return 0.0;
        }
        let after = self.without(sight, place, province);
        after.now(sight, worth) - before.now(sight, worth)
    }
}
