//! The computer player at its table: what it accepts, and that it beats chance by far.

use crate::laws::computer::{opening, play};
use crate::policy::Policy;

use super::super::RisingSun;

#[test]
fn one_computer_player_beats_three_random_ones() {
    let tables = 100;
    let mut won = 0;
    for number in 0..tables {
        let at = number % 4;
        let mut policies = vec![Policy::Random; 4];
        policies[at] = Policy::Steady;
        let outcome = play::<RisingSun>(
            &opening::<RisingSun>(4, number as u64),
            &policies,
            |_, _, _| (),
        );
        won += usize::from(outcome.places[at] == 1);
    }
    assert!(won * 10 >= tables * 9, "won {won} of {tables}");
}
