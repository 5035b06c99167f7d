//! Contests: how the fight for each province stands, as far as this seat can tell.
//!
//! One contest per province gathers the own strength and the guessed strength of everybody else
//! (R7), from which follow the chance to hold or to take it and what that is worth. Placements and
//! cards are judged by how they change these expectations.

use crate::seat::BySeat;

use super::super::board::SEATS;
use super::super::clans;
use super::super::data::{ByProvince, Clan, Face, Province, Provinces, Special};
use super::super::ground::Ground as _;
use super::super::view::TokenSeen;
use super::knowledge::Knowledge;
use super::odds::{Guess, Odds};
use super::values::ProvinceValues;

/// The fight for one province.
#[derive(Clone, Copy)]
pub(super) struct Contest {
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

impl Contest {
    fn new(known: &Knowledge<'_>, province: Province) -> Self {
        let mut contest = Self {
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
        match known.owner[province] {
            Some(seat) if seat == known.me => contest.menace = menace(known, province),
            Some(seat) => contest.relief = 0.12 * f32::from(known.turns[seat].min(5)),
            None => {}
        }
        contest
    }

    fn add(&mut self, known: &Knowledge<'_>, token: &TokenSeen, guess: &Guess, face: Option<Face>) {
        if token.owner == known.me {
            // The own faces are known: what is certain is either all or nothing.
            if guess.fights > 0.5 {
                self.fighters += 1;
            }
            let blessing: u8 = token.blessings.iter().map(|face| face.strength()).sum();
            let strength = if guess.fights > 0.5 {
                face.map_or(0, Face::strength) + blessing
            } else if guess.strength.below(clans::BLUFF_DEFENSE.into()) < 0.5 {
                clans::BLUFF_DEFENSE
            } else {
                0
            };
            self.mine += i32::from(strength);
        } else if Some(token.owner) == known.owner[self.province] {
            self.guard = self.guard.plus(&guess.strength);
        } else {
            let before = self.attacks[token.owner].unwrap_or(Odds::NOTHING);
            self.attacks[token.owner] = Some(before.plus(&guess.strength));
            self.attacked = 1.0 - (1.0 - self.attacked) * (1.0 - guess.fights);
        }
        self.calm = 1.0 - (1.0 - self.calm) * (1.0 - guess.diplomacy);
        self.burn = 1.0 - (1.0 - self.burn) * (1.0 - guess.raid);
    }

    /// What of the printed defense does not hold against this clan (R10).
    fn ignored_print(&self, clan: Clan) -> i32 {
        if clans::ignores_print(clan, self.province) {
            self.province.defense().into()
        } else {
            0
        }
    }

    /// The chance to hold an own province with this own strength in it.
    pub fn hold(&self, known: &Knowledge<'_>, strength: i32) -> f32 {
        let defense = i32::from(known.defense[self.province]) + strength;
        let mut held = 1.0;
        for seen in &known.public.seats {
            let Some(attack) = self.attacks[seen.seat] else {
                continue;
            };
            let print = self.ignored_print(seen.clan);
            let ties = i32::from(!clans::wins_ties(seen.clan));
            held *= attack.below(defense - print + ties);
        }
        let ties = i32::from(!known.ties_threaten(self.province));
        held * (1.0 - self.menace * (1.0 - Odds::TYPICAL.below(defense + ties)))
    }

    /// The chance to take a province of others with this own strength.
    pub fn take(&self, known: &Knowledge<'_>, strength: i32) -> f32 {
        let ties = i32::from(clans::wins_ties(known.own_clan()));
        let print = self.ignored_print(known.own_clan());
        let defense = i32::from(known.defense[self.province]) - print;
        let beats = |strength: i32| self.guard.below(strength - defense + ties);
        let past_guard = (1.0 - self.relief) * beats(strength) + self.relief * beats(strength - 2);
        let rivals = self.attacks.0.iter().flatten();
        rivals.fold(past_guard, |won, attack| {
            won * attack.below(strength + ties)
        }) * (1.0 - self.calm)
            * (1.0 - self.burn)
    }

    /// What this seat may expect here with this much strength and this many fighters.
    pub fn expect(
        &self,
        known: &Knowledge<'_>,
        values: &ProvinceValues,
        mine: i32,
        fighters: u8,
    ) -> f32 {
        let province = self.province;
        if known.own.has(province) {
            let loss = values.loss[province];
            let held = self.hold(known, mine);
            let reward = if province.shadowlands() {
                0.1
            } else if known.presses() {
                0.3 + 0.1 * f32::from(known.rounds_left)
            } else {
                // A faceup token is honor now and defense in every round to come, which draws
                // attacks elsewhere. Trial tables want it valued this highly.
                1.2 + f32::from(known.rounds_left)
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
        let won = self.take(known, mine);
        let lost = match known.owner[province] {
            // A failed attack earns the holder a faceup token.
            Some(seat) => 1.6 * known.rival[seat] * known.faceup_weight(seat),
            None => 0.0,
        };
        // What is won with one facedown token has yet to be held through the rounds to come.
        let fades = if known.presses() { 0.1 } else { 0.22 };
        let lasting = 1.0 - fades * f32::from(known.rounds_left);
        won * (lasting * values.gain[province] + values.deny[province]) - (1.0 - won) * lost
    }

    /// What this seat expects as the board stands.
    pub fn now(&self, known: &Knowledge<'_>, values: &ProvinceValues) -> f32 {
        self.expect(known, values, self.mine, self.fighters)
    }
}

/// The chance that one more attack comes: by open hostile borders and turns to come.
fn menace(known: &Knowledge<'_>, province: Province) -> f32 {
    if known.closed().has(province) || known.special[province] == Some(Special::Shrine) {
        return 0.0;
    }
    let mut chance = if province.coastal() { 0.03 } else { 0.0 };
    for near in known.hostile(province).iter() {
        if let Some(seat) = known.owner[near] {
            chance += 0.012 * f32::from(known.turns[seat].min(5));
        }
    }
    let lure = 0.5 + 0.25 * f32::from(known.honor[province]);
    (chance * lure).min(0.4)
}

/// All contests.
pub(super) struct Contests {
    pub of: ByProvince<Contest>,
    /// Provinces whose tokens an own raid or diplomacy will sweep away.
    pub swept: Provinces,
    guesses: Vec<Guess>,
}

impl Contests {
    /// Guesses every token once and sorts them by the province they aim at.
    pub fn new(known: &Knowledge<'_>) -> Self {
        let guesses: Vec<Guess> = known
            .tokens()
            .map(|(token, face)| Guess::of(known, token, face))
            .collect();
        let mut contests = Self {
            of: ByProvince(Province::ALL.map(|province| Contest::new(known, province))),
            swept: Provinces::NONE,
            guesses,
        };
        for ((token, face), guess) in known.tokens().zip(&contests.guesses) {
            let province = token.slot.target();
            contests.of[province].add(known, token, guess, face);
            if token.owner == known.me && guess.raid + guess.diplomacy > 0.5 {
                contests.swept.insert(province);
            }
        }
        contests
    }

    /// The contest a token belongs to, as it would be without that token.
    fn without(&self, known: &Knowledge<'_>, place: usize, province: Province) -> Contest {
        let mut contest = Contest::new(known, province);
        let all = known.tokens().zip(&self.guesses).enumerate();
        for (at, ((token, face), guess)) in all {
            if at != place && token.slot.target() == province {
                contest.add(known, token, guess, face);
            }
        }
        contest
    }

    /// What this seat's expectation gains when the token at this place of the list goes away;
    /// negative for a token that works for it.
    pub fn strike(&self, known: &Knowledge<'_>, values: &ProvinceValues, place: usize) -> f32 {
        let Some(token) = known.public.tokens.get(place) else {
            return 0.0;
        };
        let province = token.slot.target();
        let before = &self.of[province];
        if token.owner != known.me && !known.own.has(province) && before.fighters == 0 {
            return 0.0;
        }
        let after = self.without(known, place, province);
        after.now(known, values) - before.now(known, values)
    }
}
