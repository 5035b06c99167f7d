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

/// A captain knows better than the first computer player what a lead is worth.
#[test]
fn a_captain_beats_steady_players() {
    for (seats, least) in [(2usize, 0.52), (4, 0.32)] {
        let (mut won, tables) = (0.0, 120);
        for number in 0..tables {
            let opening = opening::<Samurai>(seats, 7_000 + number as u64 / seats as u64);
            let mut policies = vec![Policy::Steady; seats];
            policies[number % seats] = Policy::Captain;
            let outcome = play::<Samurai>(&opening, &policies, |_, _, _| ());
            let winners = outcome.places.iter().filter(|place| **place == 1).count();
            if outcome.places[number % seats] == 1 {
                won += 1.0 / winners as f32;
            }
        }
        println!("{seats} seats: a captain won {won} of {tables}");
        assert!(
            won > least * tables as f32,
            "{won} of {tables} with {seats} seats"
        );
    }
}

/// Thinking ahead is worth something even with a hundred imagined tables a move.
#[test]
fn a_daimyo_beats_a_captain() {
    let mut won = 0;
    let tables = 40;
    for number in 0..tables {
        let opening = opening::<Samurai>(2, 6_000 + number as u64 / 2);
        let mut policies = [Policy::Captain; 2];
        policies[number % 2] = Policy::Daimyo;
        let outcome = play::<Samurai>(&opening, &policies, |_, _, _| ());
        let places = &outcome.places;
        won += 2 * usize::from(places[number % 2] < places[1 - number % 2]);
        won += usize::from(places[0] == places[1]);
    }
    println!("daimyo won {won} halves of {tables} tables");
    assert!(won > tables + 6, "only {won} halves of {tables} tables");
}
