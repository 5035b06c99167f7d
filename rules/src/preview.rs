//! Planning ahead: what a seat could do on a later turn, and which events meanwhile concern it.
//!
//! Both are judged by what the seat knows alone: a menu of things to come that depended on another's
//! hand, or an order switched off by something hidden, would tell its owner a secret.

use crate::dice::{Dice, Seed, Seq};
use crate::event_log::{AnyEvent, EventLog, LogEntry, Recipients};
use crate::menu::Menu;
use crate::seat::{Seat, Seats};
use crate::table::{legal, menu, undoable};
use crate::title::Title;

/// What the watching seats saw before an act.
pub(crate) struct PlanWatch<T: Title> {
    public: Option<T::Public>,
    seats: Vec<(Seat, T::Private)>,
}

/// Remembers what these seats see.
pub(crate) fn watching<T: Title>(state: &T::State, seats: Seats) -> PlanWatch<T> {
    PlanWatch {
        public: (!seats.is_empty()).then(|| T::public(state)),
        seats: seats
            .iter()
            .map(|seat| (seat, T::private(state, seat)))
            .collect(),
    }
}

impl<T: Title> PlanWatch<T> {
    /// Which events concern whom.
    pub fn concerned(&self, log: &[LogEntry<T::Event>]) -> Vec<(Seat, AnyEvent)> {
        let Some(public) = &self.public else {
            return Vec::new();
        };
        let mut found = Vec::new();
        for (seat, private) in &self.seats {
            let heard = log
                .iter()
                .filter(|log| {
                    matches!(log.to, Recipients::All) || log.to == Recipients::Only(*seat)
                })
                .filter(|log| T::concerns(public, private, *seat, &log.event));
            found.extend(heard.map(|log| (*seat, AnyEvent::of::<T>(log.event.clone()))));
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
    let mut state = T::preview(state, seat)?;
    for alternatives in queue {
        let list = legal::<T>(&state, seat);
        let readable = alternatives.iter().filter_map(|text| T::read(text).ok());
        let Some(action) = readable.into_iter().find(|action| list.contains(action)) else {
            continue;
        };
        let (mut next, mut dice, mut log) = (state.clone(), imagined(), EventLog::default());
        let fine = T::apply(&mut next, seat, action, &mut dice, &mut log).is_ok();
        if !fine || !undoable::<T>(&dice, &log.0) {
            continue;
        }
        match T::preview(&next, seat) {
            Some(next) => state = next,
            None => return Some(Menu::Choose(Vec::new())),
        }
    }
    Some(menu::<T>(legal::<T>(&state, seat)))
}
