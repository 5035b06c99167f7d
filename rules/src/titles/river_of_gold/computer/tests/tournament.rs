//! Whole tables of computer players. What holds for every title is a law.

use super::super::super::RiverOfGold;
use crate::laws::computer::{opening, play};
use crate::policy::Policy;

/// Against one random player it wins at least 95 of 100 tables.
#[test]
fn a_random_player_wins_at_most_one_table_in_twenty() {
    let tables = 200;
    let (mut won, mut own, mut theirs) = (0, 0, 0);
    for number in 0..tables {
        let at = number % 2;
        let mut policies = [Policy::Random; 2];
        policies[at] = Policy::Steady;
        let opening = opening::<RiverOfGold>(2, 9_000 + number as u64);
        let outcome = play::<RiverOfGold>(&opening, &policies, |_, _, _| ());
        won += usize::from(outcome.places[at] == 1 && outcome.places[1 - at] == 2);
        own += outcome.scores[at];
        theirs += outcome.scores[1 - at];
    }
    println!("won {won} of {tables}: {own} points against {theirs}");
    assert!(won * 20 >= tables * 19, "won only {won} of {tables}");
}

/// Against other computer players nobody is favoured by more than the seat order.
#[test]
fn every_seat_has_its_chance() {
    let mut won = [0usize; 4];
    let tables = 120;
    for number in 0..tables {
        let opening = opening::<RiverOfGold>(4, 5_000 + number as u64);
        let outcome = play::<RiverOfGold>(&opening, &[Policy::Steady; 4], |_, _, _| ());
        for (seat, place) in outcome.places.iter().enumerate() {
            won[seat] += usize::from(*place == 1);
        }
    }
    println!("tables won by seat: {won:?}");
    assert!(won.iter().all(|won| won * 10 > tables), "{won:?}");
}
