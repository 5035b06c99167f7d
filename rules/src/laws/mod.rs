//! The laws every title of the catalogue must obey, run on whole random tables.
//!
//! `ROKUGAN_LAW_TABLES` sets how many tables are played per number of seats (1,000 if not set).
//! A failure names the title, the seats and the seed, which are enough to see it again.

mod ahead;
mod blindness;
mod legality;
mod replay;
pub(crate) mod steady;

use serde_json::Value;

use crate::dice::{Dice, Seed, Seq};
use crate::seat::Seat;
use crate::table::{Opening, Playing};
use crate::title::Title;
use crate::told::{Hears, Teller, Told};

/// A law: one statement about any title.
pub(crate) trait Law {
    fn holds_for<T: Title>(&self);
}

/// How many tables are played per number of seats.
fn tables() -> u64 {
    let asked = std::env::var("ROKUGAN_LAW_TABLES").ok();
    asked.map_or(1_000, |text| {
        text.parse().expect("ROKUGAN_LAW_TABLES is a number")
    })
}

/// A table about to be played at random, and the dice that play it.
struct Stroll<T: Title> {
    table: Playing<T>,
    opening: Opening,
    opened: Vec<Told<T::Event>>,
    whim: Dice,
    label: String,
    /// Played with the default options.
    plain: bool,
}

/// One step of a stroll: the state it starts from and the act taken.
struct Taken<T: Title> {
    before: T::State,
    seat: Seat,
    list: Vec<T::Action>,
    action: T::Action,
    told: Vec<Told<T::Event>>,
    undoable: bool,
}

impl<T: Title> Stroll<T> {
    /// Sides are drawn at random; every second table also draws its switches.
    fn begin(seats: usize, number: u64) -> Self {
        let seed = Seed::from_number(number);
        let mut whim = seed.key("stroll").whim(Seq(seats as u32));
        let mut sides: Vec<&str> = T::SIDES.to_vec();
        whim.shuffle(&mut sides);
        let opening = Opening {
            title: T::ID.into(),
            options: options::<T>(number % 2 == 1, &mut whim),
            sides: sides.into_iter().take(seats).map(Into::into).collect(),
            seed,
            entropy: String::new(),
            position: None,
        };
        let (table, _) = Playing::<T>::open(&opening).expect("opens");
        let opened = retell::<T>(&opening);
        let label = format!("{} with {seats} seats, seed {number}", T::ID);
        Self {
            table,
            opening,
            opened,
            whim,
            label,
            plain: number.is_multiple_of(2),
        }
    }

    /// Takes a random act, or says that the table is over.
    fn step(&mut self) -> Option<Taken<T>> {
        let waiting: Vec<Seat> = T::waiting(&self.table.state).iter().collect();
        if waiting.is_empty() {
            return None;
        }
        let seat = waiting[self.whim.below(waiting.len() as u32) as usize];
        let mut list = Vec::new();
        T::legal(&self.table.state, seat, &mut list);
        assert!(
            !list.is_empty(),
            "{}: {seat} waited for with nothing to do",
            self.label
        );
        let action = list[self.whim.below(list.len() as u32) as usize];
        let before = self.table.state.clone();
        let mut told = Teller::default();
        let undoable = self
            .table
            .apply(seat, action, &mut told)
            .unwrap_or_else(|refusal| {
                panic!("{}: {} refused: {refusal}", self.label, T::write(&action))
            });
        assert!(self.table.seq.0 < 10_000, "{}: never ends", self.label);
        Some(Taken {
            before,
            seat,
            list,
            action,
            told: told.0,
            undoable,
        })
    }
}

/// The title's options, each switch thrown at random if asked.
fn options<T: Title>(random: bool, whim: &mut Dice) -> Value {
    let mut options = serde_json::to_value(T::Options::default()).expect("options are JSON");
    if let (true, Some(fields)) = (random, options.as_object_mut()) {
        for (name, field) in fields {
            let choice = T::CHOICES.iter().find(|(choice, _)| choice == name);
            *field = match choice {
                Some((_, words)) => words[whim.below(words.len() as u32) as usize].into(),
                None if field.is_boolean() => Value::Bool(whim.below(2) == 1),
                None => panic!("{}: what {name} takes is not said", T::ID),
            };
        }
    }
    options
}

/// What the opening of a table tells.
fn retell<T: Title>(opening: &Opening) -> Vec<Told<T::Event>> {
    let options: T::Options = serde_json::from_value(opening.options.clone()).expect("options");
    let number = |side: &String| {
        T::SIDES
            .iter()
            .position(|known| known == side)
            .expect("a side")
    };
    let sides: Vec<usize> = opening.sides.iter().map(number).collect();
    let mut told = Teller::default();
    let mut dice = opening.seed.key(&opening.entropy).dice(Seq(0));
    T::open(&options, &sides, &mut dice, &mut told).expect("opens");
    told.0
}

/// The facts a viewer (a seat, or the public) hears.
fn heard<T: Title>(told: &[Told<T::Event>], viewer: Option<Seat>) -> Vec<&T::Event> {
    let hears = |to: Hears| match to {
        Hears::All => true,
        Hears::Only(seat) => Some(seat) == viewer,
    };
    told.iter()
        .filter(|told| hears(told.to))
        .map(|told| &told.event)
        .collect()
}
