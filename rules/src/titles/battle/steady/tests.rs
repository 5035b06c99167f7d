//! The steady daimyo in posed positions, and against random players.

use super::super::Battle;
use super::super::action::Action;
use crate::dice::{Seed, Seq};
use crate::policy::Policy;
use crate::seat::Seat;
use crate::table::{Opening, Playing};
use crate::title::{Outcome, Standing, Title, Titled};
use crate::told::Teller;

fn opening(seats: usize, shift: usize, seed: u64) -> Opening {
    Opening {
        title: "battle".into(),
        options: serde_json::Value::Null,
        sides: Battle::SIDES
            .iter()
            .cycle()
            .skip(shift)
            .take(seats)
            .map(|side| (*side).into())
            .collect(),
        seed: Seed::from_number(seed),
        entropy: String::new(),
        position: None,
    }
}

/// Plays a table with a policy per seat; answers the outcome and how many decisions were made.
fn play(opening: &Opening, policies: &[Policy]) -> (Outcome, u64) {
    let (mut table, _) = Playing::<Battle>::open(opening).expect("opens");
    let mut whim = table.key.whim(Seq(u32::MAX));
    let mut told = Teller::default();
    let mut decisions = 0;
    loop {
        let Some(seat) = Battle::waiting(&table.state).iter().next() else {
            match Battle::standing(&table.state) {
                Standing::Over(outcome) => return (outcome, decisions),
                Standing::Waiting(_) => panic!("nobody is waited for, yet it is not over"),
            }
        };
        let mut list: Vec<Action> = Vec::new();
        Battle::legal(&table.state, seat, &mut list);
        let count = u32::try_from(list.len()).expect("few");
        let at = match policies[seat.index()] {
            Policy::Random => whim.below(count) as usize,
            Policy::Steady => Battle::steady(
                &Battle::public(&table.state),
                &Battle::private(&table.state, seat),
                seat,
                &list,
                &mut whim,
            ),
        };
        assert!(at < list.len(), "choice {at} of {}", list.len());
        told.0.clear();
        table.apply(seat, list[at], &mut told).expect("legal");
        decisions += 1;
    }
}

fn one_steady(seats: usize, at: Seat) -> Vec<Policy> {
    Seat::all(seats)
        .map(|seat| {
            if seat == at {
                Policy::Steady
            } else {
                Policy::Random
            }
        })
        .collect()
}

#[test]
fn beats_three_random_players() {
    let tables = 210;
    let (mut won, mut own, mut theirs) = (0, 0, 0);
    for number in 0..tables {
        let at = Seat::new(number % 4).expect("seat");
        let opening = opening(4, number % 7, number as u64);
        let (outcome, _) = play(&opening, &one_steady(4, at));
        won += usize::from(outcome.places[at.index()] == 1);
        own += outcome.scores[at.index()];
        theirs += outcome.scores.iter().sum::<i32>() - outcome.scores[at.index()];
    }
    println!(
        "steady won {won} of {tables}; {:.1} honor against {:.1}",
        f64::from(own) / tables as f64,
        f64::from(theirs) / (3 * tables) as f64,
    );
    assert!(won * 100 > tables * 80, "won only {won} of {tables}");
}
