//! Whole tables: the steady player against random players and against itself.

use super::super::super::Samurai;
use super::super::super::action::Action;
use crate::dice::{Seed, Seq};
use crate::policy::Policy;
use crate::table::{Opening, Playing};
use crate::title::{Outcome, Standing, Title, Titled};
use crate::told::Teller;

fn opening(seats: usize, shift: usize, seed: u64) -> Opening {
    let sides = Samurai::SIDES.iter().cycle().skip(shift).take(seats);
    Opening {
        title: "samurai".into(),
        options: serde_json::Value::Null,
        sides: sides.map(|side| (*side).into()).collect(),
        seed: Seed::from_number(seed),
        entropy: String::new(),
        position: None,
    }
}

/// A table played out with a policy per seat: how it ended and how many decisions it took.
fn play(opening: &Opening, policies: &[Policy]) -> (Outcome, usize) {
    let (mut table, _) = Playing::<Samurai>::open(opening).expect("opens");
    let mut whim = table.key.whim(Seq(u32::MAX));
    let mut told = Teller::default();
    let mut list: Vec<Action> = Vec::new();
    let mut decisions = 0;
    loop {
        let Some(seat) = Samurai::waiting(&table.state).iter().next() else {
            let Standing::Over(outcome) = Samurai::standing(&table.state) else {
                panic!("nobody is waited for, yet the table is not over");
            };
            return (outcome, decisions);
        };
        list.clear();
        Samurai::legal(&table.state, seat, &mut list);
        let policy = policies[seat.index()];
        let action = policy.choose::<Samurai>(&table.state, seat, &list, &mut whim);
        decisions += 1;
        told.0.clear();
        table
            .apply(seat, action.expect("something legal"), &mut told)
            .expect("legal");
    }
}

/// One steady seat among random ones: how often it takes first place.
fn wins(seats: usize, tables: usize) -> usize {
    let (mut won, mut own, mut theirs) = (0, 0, 0);
    for number in 0..tables {
        let at = number % seats;
        let mut policies = vec![Policy::Random; seats];
        policies[at] = Policy::Steady;
        let (outcome, _) = play(&opening(seats, number % 4, number as u64), &policies);
        won += usize::from(outcome.places[at] == 1);
        own += outcome.scores[at];
        theirs += outcome.scores.iter().sum::<i32>() - outcome.scores[at];
    }
    println!(
        "steady won {won} of {tables} with {seats} seats: {:.1} figures against {:.1}",
        f64::from(own) / tables as f64,
        f64::from(theirs) / ((seats - 1) * tables) as f64,
    );
    won
}

#[test]
fn one_steady_beats_random_players() {
    for (seats, tables) in [(2, 100), (3, 100), (4, 200)] {
        let won = wins(seats, tables);
        assert!(won * 100 > tables * 90, "won only {won} of {tables}");
    }
}

/// Thousands of decisions at tables of every size: each choice is legal and every table ends.
#[test]
fn steady_tables_end() {
    let mut decisions = 0;
    for number in 0..60 {
        let seats = 2 + number % 3;
        let opening = opening(seats, number % 4, 1000 + number as u64);
        decisions += play(&opening, &vec![Policy::Steady; seats]).1;
    }
    println!("{decisions} decisions");
    assert!(decisions > 3000, "only {decisions} decisions");
}

/// Against another steady player nobody is favoured by more than the seat order.
#[test]
fn every_seat_has_its_chance() {
    let mut won = [0usize; 4];
    let tables = 120;
    for number in 0..tables {
        let (outcome, _) = play(
            &opening(4, number % 4, 5000 + number as u64),
            &[Policy::Steady; 4],
        );
        for (seat, place) in outcome.places.iter().enumerate() {
            won[seat] += usize::from(*place == 1);
        }
    }
    println!("steady tables won by seat: {won:?}");
    assert!(won.iter().all(|won| won * 10 > tables), "{won:?}");
}

/// It decides from its own view: whatever is dealt anew behind it changes nothing.
#[test]
fn hidden_things_do_not_move_it() {
    for number in 0..12 {
        let opening = opening(4, number % 4, 3000 + number as u64);
        let (mut table, _) = crate::table::Table::open(&opening).expect("opens");
        for act in 0..140 {
            let Some(seat) = table.waiting().iter().next() else {
                break;
            };
            let advice = table.advise(seat, Policy::Steady).expect("waited for");
            let other = table.redeal(Some(seat), &Seed::from_number(act));
            assert_eq!(other.advise(seat, Policy::Steady), Some(advice.clone()));
            table.act(seat, &advice).expect("legal");
        }
    }
}
