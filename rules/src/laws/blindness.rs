//! Blindness (I5 of docs/ARCHITECTURE.md): deal again what a viewer may not know, and nothing that the
//! viewer gets changes.
//!
//! Views and menus must stay the same. An act of somebody else that shows the viewer nothing must have
//! a counterpart in the other deal that tells the viewer the same. What a title says is for one seat
//! alone is told to one seat alone. An act that may be taken back must
//! have told its own player nothing that depends on hidden things.

use crate::catalog::on_every_title;
use crate::event_log::{EventLog, LogEntry, Recipients};
use crate::laws::{Law, RandomTable, Taken, heard, tables};
use crate::seat::Seat;
use crate::title::Title;

/// What the law has seen of one number of seats.
#[derive(Default)]
struct Tally {
    deals: u64,
    different: u64,
    compared: u64,
    /// Acts without a counterpart, and the first of them.
    alone: u64,
    example: String,
}

struct Blindness;

impl Law for Blindness {
    fn holds_for<T: Title>(&self) {
        for seats in T::SEATS {
            let mut tally = Tally::default();
            for number in 0..tables() / 10 {
                let mut table = RandomTable::<T>::begin(seats, number);
                while let Some(taken) = table.step() {
                    if table.dice.below(4) != 0 {
                        continue;
                    }
                    for viewer in Seat::all(seats).map(Some).chain([None]) {
                        look::<T>(&mut table, &taken, viewer, &mut tally);
                    }
                }
            }
            let Tally {
                deals,
                different,
                compared,
                alone,
                example,
            } = tally;
            assert!(
                different * 2 > deals,
                "{}: only {different} of {deals} deals differ",
                T::ID
            );
            assert!(
                compared > 100,
                "{}: only {compared} acts were compared",
                T::ID
            );
            // Now and then a deal leaves a player nothing to put where the taken act put something,
            // which that player's act rightly tells. A fact that names a hidden thing fails in the
            // greater part of all deals.
            assert!(
                alone * 50 <= compared,
                "{alone} of {compared} acts give away: {example}"
            );
        }
    }
}

/// Compares one moment with another deal of it.
fn look<T: Title>(
    table: &mut RandomTable<T>,
    taken: &Taken<T>,
    viewer: Option<Seat>,
    tally: &mut Tally,
) {
    tally.deals += 1;
    let other = T::reshuffle_hidden(&taken.before, viewer, &mut table.dice);
    if other == taken.before {
        return;
    }
    tally.different += 1;
    same_sight::<T>(&taken.before, &other, viewer, &table.label);
    // What the viewer is shown differs between the deals, and rightly so. What others are shown
    // makes no difference: the viewer must not notice.
    let shown = heard::<T>(&taken.log, viewer).into_iter().any(T::reveals);
    // Switches can make hidden kinds count for where a token may go; then the place tells.
    if viewer == Some(taken.seat) || !table.plain || shown {
        return;
    }
    tally.compared += 1;
    if !has_counterpart(table, taken, &other, viewer) {
        tally.alone += 1;
        if tally.example.is_empty() {
            let act = T::write(&taken.action);
            tally.example = format!("{}: {act} to {viewer:?}", table.label);
        }
    }
}

/// Everything the viewer can look at is the same in both deals.
fn same_sight<T: Title>(one: &T::State, other: &T::State, viewer: Option<Seat>, label: &str) {
    T::check(other).unwrap_or_else(|broken| panic!("{label}: redealt: {broken}"));
    assert_eq!(
        T::public(one),
        T::public(other),
        "{label}: public, for {viewer:?}"
    );
    assert_eq!(T::standing(one), T::standing(other), "{label}");
    assert_eq!(T::free_to_act(one), T::free_to_act(other), "{label}");
    let Some(seat) = viewer else { return };
    assert_eq!(
        T::private(one, seat),
        T::private(other, seat),
        "{label}: private of {seat}"
    );
    let lists = [one, other].map(|state| {
        let mut list = Vec::new();
        T::legal(state, seat, &mut list);
        list
    });
    assert_eq!(lists[0], lists[1], "{label}: menu of {seat}");
}

/// Is there an action in the other deal that tells the viewer what the taken one told?
fn has_counterpart<T: Title>(
    table: &RandomTable<T>,
    taken: &Taken<T>,
    other: &T::State,
    viewer: Option<Seat>,
) -> bool {
    let log = heard::<T>(&taken.log, viewer);
    let key = &table.playing.key;
    let mut list = Vec::new();
    T::legal(other, taken.seat, &mut list);
    list.into_iter().any(|action| {
        let mut copy = other.clone();
        let mut teller = EventLog::default();
        let mut dice = key.dice(table.playing.seq);
        let fine = T::apply(&mut copy, taken.seat, action, &mut dice, &mut teller);
        fine.is_ok() && heard::<T>(&teller.0, viewer) == log
    })
}

#[test]
fn viewers_are_blind_to_what_they_may_not_know() {
    on_every_title(&Blindness);
}

struct SecretsAreToldAlone;

impl Law for SecretsAreToldAlone {
    /// The comparison above cannot judge a fact that shows the viewer something. Who hears such a
    /// fact is therefore compared with what the title says of its kind.
    fn holds_for<T: Title>(&self) {
        for seats in T::SEATS {
            for number in 0..tables() / 20 {
                let mut table = RandomTable::<T>::begin(seats, number);
                let mut log = std::mem::take(&mut table.opened);
                while let Some(taken) = table.step() {
                    log.extend(taken.log);
                }
                for LogEntry { to, event } in &log {
                    let alone = matches!(to, Recipients::Only(_));
                    let due = T::told_alone(event).unwrap_or(alone);
                    assert_eq!(alone, due, "{}: {event:?} to {to:?}", table.label);
                }
            }
        }
    }
}

#[test]
fn secrets_are_told_to_one_seat_alone() {
    on_every_title(&SecretsAreToldAlone);
}

struct UndoBoundary;

impl Law for UndoBoundary {
    fn holds_for<T: Title>(&self) {
        for seats in T::SEATS {
            let (mut free, mut bound) = (0, 0);
            for number in 0..tables() / 10 {
                let mut table = RandomTable::<T>::begin(seats, number);
                while let Some(taken) = table.step() {
                    let key = &table.playing.key;
                    let mut dice = key.dice(table.playing.seq);
                    let mut copy = taken.before.clone();
                    let mut log = EventLog::default();
                    T::apply(&mut copy, taken.seat, taken.action, &mut dice, &mut log)
                        .expect("the same act");
                    if !taken.undoable {
                        bound += 1;
                        continue;
                    }
                    free += 1;
                    assert!(!dice.rolled(), "{}: dice cannot be taken back", table.label);
                    let seat = Some(taken.seat);
                    let mut other = T::reshuffle_hidden(&taken.before, seat, &mut table.dice);
                    let mut retold = EventLog::default();
                    T::apply(&mut other, taken.seat, taken.action, &mut dice, &mut retold)
                        .expect("legal in every deal");
                    assert_eq!(
                        heard::<T>(&log.0, seat),
                        heard::<T>(&retold.0, seat),
                        "{}: {} taught its player something",
                        table.label,
                        T::write(&taken.action)
                    );
                    same_sight::<T>(&copy, &other, seat, &table.label);
                }
            }
            assert!(
                free > 100 && bound > 100,
                "{}: {free} free, {bound} bound",
                T::ID
            );
        }
    }
}

#[test]
fn undo_stops_where_something_was_learnt() {
    on_every_title(&UndoBoundary);
}
