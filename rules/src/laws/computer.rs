//! The computer players of every title, on whole tables: they beat chance, they bring every table to
//! an end, and what their seat may not know does not move them.

use crate::catalog::on_every_title;
use crate::dice::{Dice, Scheme, Seed, Seq};
use crate::event_log::EventLog;
use crate::laws::{Law, RandomTable};
use crate::policy::Policy;
use crate::search::search;
use crate::seat::Seat;
use crate::table::{Opening, Playing, Table};
use crate::title::{Outcome, Standing, Title};

/// A table of this number: other sides and other dice each time.
pub(crate) fn opening<T: Title>(seats: usize, number: u64) -> Opening {
    let shift = number as usize % T::SIDES.len();
    let sides = T::SIDES.iter().cycle().skip(shift).take(seats);
    Opening {
        title: T::ID.into(),
        rules: None,
        options: serde_json::Value::Null,
        sides: sides.map(|side| (*side).into()).collect(),
        seed: Seed::from_number(number),
        scheme: Scheme::Seed,
        entropy: String::new(),
        position: None,
    }
}

/// Plays a table out with a policy per seat. Every decision is shown before it is carried out.
pub(crate) fn play<T: Title>(
    opening: &Opening,
    policies: &[Policy],
    mut shown: impl FnMut(&T::State, Seat, &T::Action),
) -> Outcome {
    let (mut table, _) = Playing::<T>::open(opening).expect("opens");
    let mut dice = table.key.choice_dice(Seq(u32::MAX));
    let mut log = EventLog::default();
    let mut list = Vec::new();
    loop {
        let Some(seat) = T::waiting(&table.state).iter().next() else {
            let Standing::Over(outcome) = T::standing(&table.state) else {
                panic!("nobody is waited for, yet the table is not over");
            };
            return outcome;
        };
        list.clear();
        T::legal(&table.state, seat, &mut list);
        let policy = policies[seat.index()];
        let action = policy.choose::<T>(&table.state, seat, &list, &mut dice);
        let action = action.expect("something legal");
        shown(&table.state, seat, &action);
        log.0.clear();
        table.apply(seat, action, &mut log).expect("legal");
    }
}

/// A level, and of a hundred tables how many it has to win.
struct ComputerBeatsChance(Policy, usize);

impl Law for ComputerBeatsChance {
    /// One computer player among random ones comes first at most tables.
    fn holds_for<T: Title>(&self) {
        let Self(policy, due) = *self;
        let tables = 100;
        for seats in T::SEATS {
            let (mut won, mut own, mut theirs) = (0, 0, 0);
            for number in 0..tables {
                let at = number % seats;
                let mut policies = vec![Policy::Random; seats];
                policies[at] = policy;
                let opening = opening::<T>(seats, number as u64);
                let outcome = play::<T>(&opening, &policies, |_, _, _| ());
                won += usize::from(outcome.places[at] == 1);
                own += outcome.scores[at];
                theirs += outcome.scores.iter().sum::<i32>() - outcome.scores[at];
            }
            println!(
                "{}: {policy} won {won} of {tables} with {seats} seats: {:.1} points against {:.1}",
                T::ID,
                f64::from(own) / tables as f64,
                f64::from(theirs) / ((seats - 1) * tables) as f64,
            );
            assert!(
                won * 100 > tables * due,
                "{} with {seats} seats: {policy} won only {won} of {tables}",
                T::ID
            );
        }
    }
}

#[test]
fn one_steady_player_beats_random_ones() {
    on_every_title(&ComputerBeatsChance(Policy::Steady, 80));
}

#[test]
fn one_captain_beats_random_players() {
    on_every_title(&ComputerBeatsChance(Policy::Captain, 80));
}

#[test]
fn one_apprentice_beats_random_players() {
    on_every_title(&ComputerBeatsChance(Policy::Apprentice, 60));
}

struct ComputerTablesEnd;

impl Law for ComputerTablesEnd {
    fn holds_for<T: Title>(&self) {
        for seats in T::SEATS {
            for number in 1_000..1_020 {
                let mut decisions = 0;
                let policies = vec![Policy::Steady; seats];
                play::<T>(&opening::<T>(seats, number), &policies, |_, _, _| {
                    decisions += 1;
                    assert!(decisions < 1_000, "{}: seed {number} never ends", T::ID);
                });
            }
        }
    }
}

#[test]
fn steady_players_end_their_tables() {
    on_every_title(&ComputerTablesEnd);
}

/// The levels that decide without thinking ahead.
const QUICK: [Policy; 3] = [Policy::Steady, Policy::Apprentice, Policy::Captain];

struct ComputerIsBlind;

impl Law for ComputerIsBlind {
    /// Whatever is dealt again that its seat may not know, it does the same.
    fn holds_for<T: Title>(&self) {
        for seats in T::SEATS {
            for number in 3_000..3_006 {
                let policy = QUICK[number as usize % QUICK.len()];
                let (mut table, _) = Table::open(&opening::<T>(seats, number)).expect("opens");
                let mut act = 0;
                while let Some(seat) = table.waiting().iter().next() {
                    act += 1;
                    let advice = table.advise(seat, policy).expect("waited for");
                    let other = table.reshuffle_hidden(Some(seat), &Seed::from_number(act));
                    for table in [&table, &other] {
                        assert_eq!(
                            table.advise(seat, policy).as_ref(),
                            Some(&advice),
                            "{} with {seats} seats, {policy}, seed {number}, act {act}",
                            T::ID
                        );
                    }
                    table.act(seat, &advice).expect("legal");
                }
            }
        }
    }
}

#[test]
fn computer_players_are_blind_to_what_they_may_not_know() {
    on_every_title(&ComputerIsBlind);
}

struct ThoughtIsBlind;

impl Law for ThoughtIsBlind {
    /// The same view, the same whim and the same number of rollouts: the same thought, whatever is
    /// dealt again that the seat may not know. Also, no imagined table depends on it.
    fn holds_for<T: Title>(&self) {
        for seats in T::SEATS {
            let (mut thoughts, mut different) = (0, 0);
            for number in 0..4 {
                let mut table = RandomTable::<T>::begin(seats, 500 + number);
                let mut act = 0;
                while let Some(taken) = table.step() {
                    act += 1;
                    let seat = taken.seat;
                    let mut dice = Dice::imagined(act);
                    let other = T::reshuffle_hidden(&taken.before, Some(seat), &mut dice);
                    different += u64::from(other != taken.before);
                    let both = [&taken.before, &other];
                    let label = format!("{}, act {act}", table.label);
                    let [one, two] =
                        both.map(|state| T::imagine(state, seat, &mut Dice::imagined(act)));
                    assert_eq!(one, two, "{label}: imagined from what is hidden");
                    T::check(&one).unwrap_or_else(|broken| panic!("{label}: {broken}"));
                    if act % 16 != number || !T::waiting(&taken.before).has(seat) {
                        continue;
                    }
                    thoughts += 1;
                    let [one, two] = both.map(|state| {
                        let rollouts = &mut |rollouts| rollouts < 24;
                        let found = search::<T>(state, seat, &taken.list, act, rollouts);
                        found.map(|found| found.thought(seat, seats))
                    });
                    assert_eq!(one, two, "{label}: thought with what is hidden");
                    let thought = one.expect("something legal");
                    let weighed: u64 = thought.choices.iter().map(|c| u64::from(c.visits)).sum();
                    assert_eq!(
                        weighed, thought.rollouts,
                        "{label}: tables without a first act"
                    );
                    let sum: f32 = thought.expected.iter().sum();
                    assert!((sum - 1.0).abs() < 0.01, "{label}: shares add up to {sum}");
                }
            }
            assert!(thoughts > 5, "{}: only {thoughts} thoughts", T::ID);
            assert!(different > 20, "{}: only {different} deals", T::ID);
        }
    }
}

#[test]
fn thoughts_are_blind_to_what_the_seat_may_not_know() {
    on_every_title(&ThoughtIsBlind);
}

struct PromiseKnowsTheWinner;

impl Law for PromiseKnowsTheWinner {
    /// Who looks best at a table that is over has nearly always won it.
    fn holds_for<T: Title>(&self) {
        let (mut tables, mut known) = (0, 0);
        for seats in T::SEATS {
            for number in 0..12 {
                let mut table = RandomTable::<T>::begin(seats, 700 + number);
                while table.step().is_some() {}
                let state = &table.playing.state;
                let Standing::Over(outcome) = T::standing(state) else {
                    panic!("{}: not over", table.label);
                };
                let mut promise = vec![0.0; seats];
                T::promise(state, &mut promise);
                let best = promise.iter().copied().fold(f32::NEG_INFINITY, f32::max);
                let each = promise.iter().zip(&outcome.places);
                let last = each.clone().all(|(value, _)| *value == best);
                let mut looks_best = each.filter(|(value, _)| **value == best);
                tables += 1;
                known += usize::from(!last && looks_best.all(|(_, place)| *place == 1));
            }
        }
        assert!(
            known * 100 >= tables * 75,
            "{}: the winner looked best at only {known} of {tables} tables",
            T::ID
        );
    }
}

#[test]
fn the_winner_of_a_table_looks_best() {
    on_every_title(&PromiseKnowsTheWinner);
}
