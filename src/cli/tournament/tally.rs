//! Who won how much: by level, by side and by seat, each with its interval.

use std::collections::BTreeMap;
use std::fmt;

use rules::catalog::About;
use rules::policy::Policy;
use serde_json::{Value, json};

use super::{Ended, Layout, Terms};

/// The normal quantile of an interval that is right in 95 of 100 cases.
const Z: f64 = 1.96;

/// Shares of wins at a number of tables.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Share {
    pub won: f64,
    pub of: f64,
}

impl Share {
    fn add(&mut self, share: f64) {
        self.won += share;
        self.of += 1.0;
    }

    /// The part that was won, from 0 to 1.
    pub fn part(self) -> f64 {
        if self.of > 0.0 {
            self.won / self.of
        } else {
            0.0
        }
    }

    /// The interval of Wilson: where the true part lies in 95 of 100 cases.
    pub fn interval(self) -> (f64, f64) {
        if self.of <= 0.0 {
            return (0.0, 1.0);
        }
        let (part, of) = (self.part(), self.of);
        let (square, scale) = (Z * Z, 1.0 + Z * Z / of);
        let middle = part + square / (2.0 * of);
        let spread = Z * (part * (1.0 - part) / of + square / (4.0 * of * of)).sqrt();
        let (low, high) = ((middle - spread) / scale, (middle + spread) / scale);
        (low.max(0.0), high.min(1.0))
    }

    fn to_json(self) -> Value {
        let (low, high) = self.interval();
        json!({ "won": self.won, "of": self.of, "share": self.part(), "low": low, "high": high })
    }
}

impl fmt::Display for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (low, high) = self.interval();
        let percent = |part: f64| 100.0 * part;
        write!(
            f,
            "{:.1} % ({:.0} to {:.0} %) of {}",
            percent(self.part()),
            percent(low),
            percent(high),
            self.of
        )
    }
}

/// What the tables that have ended say.
pub(super) struct Tally<'t> {
    about: &'t About,
    terms: &'t Terms,
    pub tables: u64,
    levels: BTreeMap<&'static str, Share>,
    /// The sides and the seats of the first player, and of its level elsewhere.
    sides: BTreeMap<String, Share>,
    seats: BTreeMap<usize, Share>,
    rollouts: u64,
    moves: u64,
}

impl<'t> Tally<'t> {
    pub fn new(about: &'t About, terms: &'t Terms) -> Self {
        Self {
            about,
            terms,
            tables: 0,
            levels: BTreeMap::new(),
            sides: BTreeMap::new(),
            seats: BTreeMap::new(),
            rollouts: 0,
            moves: 0,
        }
    }

    /// Counts a table.
    pub fn count(&mut self, ended: &Ended) {
        self.tables += 1;
        self.rollouts += ended.rollouts;
        self.moves += ended.moves;
        let seats = self.terms.players.len();
        let layout = Layout::new(self.about, seats, self.terms.seed, ended.game);
        let winners = ended.places.iter().filter(|place| **place == 1).count();
        let rows = ended.places.iter().zip(&layout.players).zip(layout.sides);
        for (seat, ((place, player), side)) in rows.enumerate() {
            let share = if *place == 1 {
                1.0 / winners.max(1) as f64
            } else {
                0.0
            };
            let Some(policy) = self.terms.players.get(*player) else {
                continue;
            };
            self.levels.entry(policy.id()).or_default().add(share);
            if Some(policy) == self.first() {
                self.sides.entry(side).or_default().add(share);
                self.seats.entry(seat).or_default().add(share);
            }
        }
    }

    fn first(&self) -> Option<&Policy> {
        self.terms.players.first()
    }

    /// How the first player's level does so far.
    pub fn progress(&self) -> String {
        let first = self.first().map_or("", |policy| policy.id());
        let share = self.levels.get(first).copied().unwrap_or_default();
        format!("{first} won {share}")
    }

    /// The same for programs.
    pub fn to_json(&self) -> Value {
        let by = |shares: &BTreeMap<String, Share>| {
            let each = shares
                .iter()
                .map(|(key, share)| (key.clone(), share.to_json()));
            Value::Object(each.collect())
        };
        let levels = self
            .levels
            .iter()
            .map(|(id, share)| ((*id).to_owned(), *share));
        let seats = self
            .seats
            .iter()
            .map(|(seat, share)| (seat.to_string(), *share));
        json!({
            "game": self.terms.game,
            "players": self.terms.players,
            "budget_ms": self.terms.budget_ms,
            "tables": self.tables,
            "levels": by(&levels.collect()),
            "sides": by(&self.sides),
            "seats": by(&seats.collect()),
            "rollouts_per_move": self.rollouts as f64 / self.moves.max(1) as f64,
        })
    }
}

impl fmt::Display for Tally<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = self
            .terms
            .players
            .iter()
            .map(|player| player.id())
            .collect();
        writeln!(
            f,
            "{}: {}, {} ms a move, {} tables; shares of the win with 95 % intervals",
            self.terms.game,
            names.join(", "),
            self.terms.budget_ms,
            self.tables
        )?;
        for (level, share) in &self.levels {
            writeln!(f, "  {level:<12} {share} seats")?;
        }
        let first = names.first().copied().unwrap_or_default();
        for (side, share) in &self.sides {
            writeln!(f, "  {first} as {side:<10} {share}")?;
        }
        for (seat, share) in &self.seats {
            writeln!(f, "  {first} in seat {}  {share}", seat + 1)?;
        }
        writeln!(
            f,
            "  {:.0} imagined tables a move",
            self.rollouts as f64 / self.moves.max(1) as f64
        )
    }
}
