//! Whole tables of computer players. What holds for every title is a law (`laws::computer`).

use super::super::super::Samurai;
use crate::laws::computer::{opening, play};
use crate::policy::Policy;

/// Against other steady players nobody is favoured by more than the seat order.
#[test]
fn every_seat_has_its_chance() {
    let mut won = [0usize; 4];
    let tables = 120;
    for number in 0..tables {
        let opening = opening::<Samurai>(4, 5_000 + number as u64);
        let outcome = play::<Samurai>(&opening, &[Policy::Steady; 4], |_, _, _| ());
        for (seat, place) in outcome.places.iter().enumerate() {
            won[seat] += usize::from(*place == 1);
        }
    }
    println!("steady tables won by seat: {won:?}");
    assert!(won.iter().all(|won| won * 10 > tables), "{won:?}");
}
