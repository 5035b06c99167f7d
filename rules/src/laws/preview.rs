//! Orders written ahead: planned from what the seat knows, stopped only by what the seat heard.

use crate::catalog::on_every_title;
use crate::laws::{Law, RandomTable, heard, tables};
use crate::menu::{Menu, WIDEST};
use crate::preview::{menu_after, watching};
use crate::seat::{Seat, Seats};
use crate::table::legal;
use crate::title::Title;

struct PlansAreBlind;

impl Law for PlansAreBlind {
    /// Whatever is dealt again that a seat may not know, what it could plan stays the same: now, and
    /// after acts it has queued already.
    fn holds_for<T: Title>(&self) {
        for seats in T::SEATS {
            let mut planned = 0;
            for number in 0..tables() / 10 {
                let mut table = RandomTable::<T>::begin(seats, number);
                while let Some(taken) = table.step() {
                    if table.dice.below(6) != 0 {
                        continue;
                    }
                    for seat in Seat::all(seats) {
                        let other = T::reshuffle_hidden(&taken.before, Some(seat), &mut table.dice);
                        let mut queue: Vec<Vec<String>> = Vec::new();
                        for _ in 0..3 {
                            let [one, two] = [&taken.before, &other]
                                .map(|state| menu_after::<T>(state, seat, &queue));
                            assert_eq!(one, two, "{}: plans of {seat}", table.label);
                            let Some(menu) = one else { break };
                            assert!(menu.widest() <= WIDEST, "{}: too wide", table.label);
                            let actions = menu.actions();
                            if actions.is_empty() {
                                break;
                            }
                            planned += 1;
                            let at = table.dice.below(actions.len() as u32) as usize;
                            queue.push(vec!["nonsense".into(), actions[at].into()]);
                        }
                    }
                }
            }
            assert!(
                planned > 100 || !T::SEALABLE,
                "{}: only {planned} plans",
                T::ID
            );
        }
    }
}

#[test]
fn plans_are_blind_to_what_their_seat_may_not_know() {
    on_every_title(&PlansAreBlind);
}

struct ConcernsAreNoticed;

impl Law for ConcernsAreNoticed {
    /// What switches an order off is a fact its seat heard. Some facts do and most do not, or
    /// orders would be worthless.
    fn holds_for<T: Title>(&self) {
        for seats in T::SEATS {
            let (mut concerned, mut calm) = (0u64, 0u64);
            for number in 0..tables() / 10 {
                let mut table = RandomTable::<T>::begin(seats, number);
                while let Some(taken) = table.step() {
                    let all = watching::<T>(&taken.before, Seats::all(seats));
                    let found = all.concerned(&taken.log);
                    for (seat, concern) in &found {
                        let heard = heard::<T>(&taken.log, Some(*seat));
                        assert!(
                            heard
                                .into_iter()
                                .any(|event| concern.as_of::<T>() == Some(event)),
                            "{}: {seat} was concerned by what it did not hear",
                            table.label
                        );
                    }
                    for seat in Seat::all(seats).filter(|seat| *seat != taken.seat) {
                        match found.iter().any(|(by, _)| *by == seat) {
                            true => concerned += 1,
                            false => calm += 1,
                        }
                    }
                }
            }
            assert!(
                concerned > 0 && calm > concerned,
                "{}: {concerned} concerned, {calm} calm",
                T::ID
            );
        }
    }
}

#[test]
fn only_what_a_seat_heard_concerns_it() {
    on_every_title(&ConcernsAreNoticed);
}

struct SealsHoldTheTurn;

impl Law for SealsHoldTheTurn {
    /// In a stage that may be sealed everybody who is waited for can be sealed; and there is at most
    /// one way to decline.
    fn holds_for<T: Title>(&self) {
        for seats in T::SEATS {
            let (mut sealed, mut open) = (0, 0);
            for number in 0..tables() / 10 {
                let mut table = RandomTable::<T>::begin(seats, number);
                while let Some(taken) = table.step() {
                    let sealable = T::sealable(&T::public(&taken.before));
                    if sealable.is_empty() {
                        open += 1;
                    } else {
                        sealed += 1;
                        let waiting = T::waiting(&taken.before);
                        assert!(
                            waiting.iter().all(|seat| sealable.has(seat)),
                            "{}: waited for and not sealable",
                            table.label
                        );
                    }
                    let list = legal::<T>(&taken.before, taken.seat);
                    let declining = list.iter().filter(|action| T::declines(action));
                    assert!(declining.count() <= 1, "{}: two ways to pass", table.label);
                }
            }
            assert_eq!(sealed > 0, T::SEALABLE, "{}", T::ID);
            assert!(open > 0, "{}", T::ID);
        }
    }
}

#[test]
fn sealed_stages_hold_everybody_waited_for() {
    on_every_title(&SealsHoldTheTurn);
}

struct ConditionsCanBeAsked;

impl Law for ConditionsCanBeAsked {
    /// Whatever condition is offered can be asked at any moment of any table, and each is there once.
    fn holds_for<T: Title>(&self) {
        let all = T::conditions();
        let menu = Menu::of(all.clone());
        assert_eq!(menu.actions().len(), all.len(), "{}: paths clash", T::ID);
        assert!(menu.widest() <= WIDEST, "{}: too wide", T::ID);
        let seats = *T::SEATS.end();
        let mut table = RandomTable::<T>::begin(seats, 0);
        while let Some(taken) = table.step() {
            let public = T::public(&taken.before);
            for seat in Seat::all(seats) {
                let private = T::private(&taken.before, seat);
                for (_, condition) in &all {
                    let asked = T::holds(&public, &private, seat, condition);
                    assert!(asked.is_ok(), "{}: {condition}", table.label);
                }
            }
        }
    }
}

#[test]
fn every_condition_on_offer_can_be_asked() {
    on_every_title(&ConditionsCanBeAsked);
}
