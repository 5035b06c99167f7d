//! The laws every title of the catalogue must obey, run on whole random tables.
//!
//! `ROKUGAN_LAW_TABLES` sets how many tables are played per title and number of seats. If it is not set
//! the titles share 2,000, so that the laws take no longer when a title is added.
//! Some laws demand that they have seen enough to mean something; with fewer than about 400 tables they
//! fail for that reason alone.
//! A failure names the title, the seats and the seed, which are enough to see it again.

mod ahead;
mod blindness;
pub(crate) mod computer;
mod legality;
mod playthroughs;
mod preview;
mod replay;
mod sampling;

use serde_json::Value;

use crate::dice::{Dice, Scheme, Seed, Seq};
use crate::event_log::{EventLog, LogEntry, Recipients};
use crate::seat::Seat;
use crate::table::{Opening, Playing};
use crate::title::Title;

/// A law: one statement about any title.
pub(crate) trait Law {
    fn holds_for<T: Title>(&self);
}

/// How many tables are played per title and number of seats. Below about 400 the law of blindness fails
/// by its own guard: it has compared too few acts.
fn tables() -> u64 {
    const SHARED: u64 = 2_000;
    let asked = std::env::var("ROKUGAN_LAW_TABLES").ok();
    let titles = crate::catalog::titles().len() as u64;
    asked.map_or(SHARED / titles, |text| {
        text.parse().expect("ROKUGAN_LAW_TABLES is a number")
    })
}

/// A table about to be played at random, and the dice that play it.
pub(crate) struct RandomTable<T: Title> {
    pub(crate) playing: Playing<T>,
    opening: Opening,
    opened: Vec<LogEntry<T::Event>>,
    dice: Dice,
    label: String,
    /// Played with the default options.
    plain: bool,
}

/// One step of a random table: the state it starts from and the act taken.
pub(crate) struct Taken<T: Title> {
    pub(crate) before: T::State,
    pub(crate) seat: Seat,
    list: Vec<T::Action>,
    pub(crate) action: T::Action,
    pub(crate) log: Vec<LogEntry<T::Event>>,
    undoable: bool,
}

impl<T: Title> RandomTable<T> {
    /// Sides are drawn at random; every second table also draws its switches. All versions of the
    /// rules have their turn.
    pub(crate) fn begin(seats: usize, number: u64) -> Self {
        let rules = 1 + (number / 2) as u16 % T::RULES;
        let seed = Seed::from_number(number);
        let mut dice = seed.key("stroll").choice_dice(Seq(seats as u32));
        let mut sides: Vec<&str> = T::SIDES.to_vec();
        dice.shuffle(&mut sides);
        let opening = Opening {
            title: T::ID.into(),
            rules: Some(rules),
            options: options::<T>(rules, number % 2 == 1, &mut dice),
            sides: sides.into_iter().take(seats).map(Into::into).collect(),
            seed,
            // Both schemes of dice have their turn.
            scheme: if number % 8 < 4 {
                Scheme::Seed
            } else {
                let table = format!("table {number}");
                Scheme::Bound { table }
            },
            entropy: String::new(),
            position: None,
        };
        let (playing, _) = Playing::<T>::open(&opening).expect("opens");
        let opened = retell::<T>(&opening);
        let label = format!("{} v{rules} with {seats} seats, seed {number}", T::ID);
        Self {
            playing,
            opening,
            opened,
            dice,
            label,
            plain: number.is_multiple_of(2),
        }
    }

    /// Now and then a seat that nobody waits for, where the title lets one act.
    fn unasked(&mut self) -> Option<Seat> {
        let free: Vec<Seat> = T::free_to_act(&self.playing.state).iter().collect();
        if free.is_empty() || self.dice.below(6) != 0 {
            return None;
        }
        let seat = free[self.dice.below(free.len() as u32) as usize];
        (!T::waiting(&self.playing.state).has(seat)).then_some(seat)
    }

    /// Takes a random act, or says that the table is over.
    pub(crate) fn step(&mut self) -> Option<Taken<T>> {
        let waiting: Vec<Seat> = T::waiting(&self.playing.state).iter().collect();
        if waiting.is_empty() {
            return None;
        }
        let mut seat = waiting[self.dice.below(waiting.len() as u32) as usize];
        let mut list = Vec::new();
        if let Some(free) = self.unasked() {
            T::legal(&self.playing.state, free, &mut list);
            if !list.is_empty() {
                seat = free;
            }
        }
        if list.is_empty() {
            T::legal(&self.playing.state, seat, &mut list);
        }
        assert!(
            !list.is_empty(),
            "{}: {seat} waited for with nothing to do",
            self.label
        );
        let action = list[self.dice.below(list.len() as u32) as usize];
        let before = self.playing.state.clone();
        let mut log = EventLog::default();
        let undoable = self
            .playing
            .apply(seat, action, &mut log)
            .unwrap_or_else(|refusal| {
                panic!("{}: {} refused: {refusal}", self.label, T::write(&action))
            });
        assert!(self.playing.seq.0 < 10_000, "{}: never ends", self.label);
        Some(Taken {
            before,
            seat,
            list,
            action,
            log: log.0,
            undoable,
        })
    }
}

/// The title's options under a version of its rules, each chosen at random if asked.
fn options<T: Title>(rules: u16, random: bool, dice: &mut Dice) -> Value {
    let options = T::default_options(rules);
    let mut options = serde_json::to_value(options).expect("options are JSON");
    if let (true, Some(fields)) = (random, options.as_object_mut()) {
        for (name, field) in fields {
            let choice = T::CHOICES.iter().find(|(choice, _)| choice == name);
            *field = match choice {
                Some((_, words)) => words[dice.below(words.len() as u32) as usize].into(),
                None if field.is_boolean() => Value::Bool(dice.below(2) == 1),
                None => panic!("{}: what {name} takes is not said", T::ID),
            };
        }
    }
    options
}

/// What the opening of a table tells.
fn retell<T: Title>(opening: &Opening) -> Vec<LogEntry<T::Event>> {
    let rules = Playing::<T>::rules(opening.rules).expect("a version");
    let options = Playing::<T>::options(&opening.options, rules).expect("options");
    let number = |side: &String| {
        T::SIDES
            .iter()
            .position(|known| known == side)
            .expect("a side")
    };
    let sides: Vec<usize> = opening.sides.iter().map(number).collect();
    let mut log = EventLog::default();
    let mut dice = opening.key().expect("a key").dice(Seq(0));
    T::open(&options, &sides, &mut dice, &mut log).expect("opens");
    log.0
}

/// The facts a viewer (a seat, or the public) hears.
fn heard<T: Title>(log: &[LogEntry<T::Event>], viewer: Option<Seat>) -> Vec<&T::Event> {
    let hears = |to: Recipients| match to {
        Recipients::All => true,
        Recipients::Only(seat) => Some(seat) == viewer,
    };
    log.iter()
        .filter(|log| hears(log.to))
        .map(|log| &log.event)
        .collect()
}
