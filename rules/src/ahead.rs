//! Ahead: what a seat could do later, and what happening meanwhile would concern it.
//!
//! Both are judged by what the seat knows alone: a menu of things to come that depended on another's
//! hand, or an order switched off by something hidden, would tell its owner a secret.

use serde_json::Value;

use crate::dice::{Dice, Seed, Seq};
use crate::menu::Menu;
use crate::seat::{Seat, Seats};
use crate::table::{json, legal, menu, undoable};
use crate::title::Title;
use crate::told::{Hears, Teller, Told};

/// What the heeding seats saw before an act.
pub(crate) struct Heeding<T: Title> {
    public: Option<T::Public>,
    seats: Vec<(Seat, T::Private)>,
}

/// Remembers what these seats see.
pub(crate) fn heeding<T: Title>(state: &T::State, seats: Seats) -> Heeding<T> {
    Heeding {
        public: (!seats.is_empty()).then(|| T::public(state)),
        seats: seats
            .iter()
            .map(|seat| (seat, T::private(state, seat)))
            .collect(),
    }
}

impl<T: Title> Heeding<T> {
    /// Which events concern whom.
    pub fn concerned(&self, told: &[Told<T::Event>]) -> Vec<(Seat, Value)> {
        let Some(public) = &self.public else {
            return Vec::new();
        };
        let mut found = Vec::new();
        for (seat, private) in &self.seats {
            let heard = told
                .iter()
                .filter(|told| matches!(told.to, Hears::All) || told.to == Hears::Only(*seat))
                .filter(|told| T::concerns(public, private, *seat, &told.event));
            found.extend(heard.map(|told| (*seat, json(&told.event))));
        }
        found
    }
}

/// Dice for what is only imagined: never those of the table.
fn imagined() -> Dice {
    Seed::from_number(0).key("ahead").dice(Seq(0))
}

/// The menu of a seat as if it were its turn and its queue were done. An act whose outcome cannot be
/// known beforehand (it rolls, or shows something) is left out of the imagination.
pub(crate) fn menu_after<T: Title>(
    state: &T::State,
    seat: Seat,
    queue: &[Vec<String>],
) -> Option<Menu> {
    let mut state = T::ahead(state, seat)?;
    for alternatives in queue {
        let list = legal::<T>(&state, seat);
        let readable = alternatives.iter().filter_map(|text| T::read(text).ok());
        let Some(action) = readable.into_iter().find(|action| list.contains(action)) else {
            continue;
        };
        let (mut next, mut dice, mut told) = (state.clone(), imagined(), Teller::default());
        let fine = T::apply(&mut next, seat, action, &mut dice, &mut told).is_ok();
        if !fine || !undoable::<T>(&dice, &told.0) {
            continue;
        }
        match T::ahead(&next, seat) {
            Some(next) => state = next,
            None => return Some(Menu::Choose(Vec::new())),
        }
    }
    Some(menu::<T>(legal::<T>(&state, seat)))
}
