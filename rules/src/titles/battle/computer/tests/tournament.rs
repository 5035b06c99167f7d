//! Whole tables of computer players. What holds for every title is a law (`laws::computer`).

use super::super::super::Battle;
use super::super::super::action::Action;
use super::super::super::data::{Clan, Face};
use super::super::knowledge::{Knowledge, Skill};
use crate::laws::computer::{opening, play};
use crate::policy::Policy;
use crate::table::Opening;
use crate::title::Title as _;

/// The placements of steady tables, and how many were illegal or the bluff (Lion's apart).
#[derive(Default)]
struct Waste {
    placed: usize,
    unlawful: usize,
    bluffs: usize,
}

impl Waste {
    fn add(&mut self, opening: &Opening) {
        let policies = vec![Policy::Steady; opening.sides.len()];
        play::<Battle>(opening, &policies, |state, seat, action| {
            if let Action::Place { face, slot } = *action {
                let (public, private) = (Battle::public(state), Battle::private(state, seat));
                let known = Knowledge::new(&public, &private, seat, Skill::Captain);
                self.placed += 1;
                self.unlawful += usize::from(!known.lawful(seat, face, slot));
                self.bluffs += usize::from(face == Face::Bluff && known.own_clan() != Clan::Lion);
            }
        });
    }
}

/// Hardly a token is wasted, and the bluff nearly always stays behind the screen.
#[test]
fn steady_tables_waste_little() {
    let mut waste = Waste::default();
    for number in 0..60 {
        waste.add(&opening::<Battle>(2 + number % 4, 1_000 + number as u64));
    }
    let Waste {
        placed,
        unlawful,
        bluffs,
    } = waste;
    println!("{placed} placed: {unlawful} unlawful, {bluffs} bluffs");
    assert!(placed > 2_000, "only {placed} placed");
    assert!(unlawful * 50 < placed, "{unlawful} of {placed} unlawful");
    assert!(bluffs * 50 < placed, "{bluffs} bluffs of {placed} tokens");
}

/// With five seats Crab sits in a corner that hardly anybody can reach; captains do not let it win there
/// much more often than others.
#[test]
fn captains_do_not_leave_a_stronghold_alone() {
    let (mut crab, mut tables) = (0.0, 0.0);
    for number in 0..240 {
        let mut opening = opening::<Battle>(5, 8_000 + number);
        if !opening.sides.iter().any(|side| side == "crab") {
            opening.sides[number as usize % 5] = "crab".into();
        }
        let outcome = play::<Battle>(&opening, &[Policy::Captain; 5], |_, _, _| ());
        let winners = outcome.places.iter().filter(|place| **place == 1).count();
        for (side, place) in opening.sides.iter().zip(&outcome.places) {
            if side == "crab" && *place == 1 {
                crab += 1.0 / winners as f32;
            }
        }
        tables += 1.0;
    }
    println!("crab won {crab} of {tables}");
    assert!(crab < 0.3 * tables, "Crab won {crab} of {tables}");
    assert!(crab > 0.08 * tables, "Crab won only {crab} of {tables}");
}

/// A captain knows more than the first computer player.
#[test]
fn a_captain_beats_a_steady_player() {
    for (seats, least) in [(2usize, 0.62), (4, 0.2)] {
        let (mut won, tables) = (0.0, 120);
        for number in 0..tables {
            let opening = opening::<Battle>(seats, 9_000 + number as u64 / seats as u64);
            let mut policies = vec![Policy::Steady; seats];
            policies[number % seats] = Policy::Captain;
            let outcome = play::<Battle>(&opening, &policies, |_, _, _| ());
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

/// With the strict option every listed placement is legal, and steady still finds its way.
#[test]
fn plays_by_the_strict_options_too() {
    let mut waste = Waste::default();
    for number in 2_000..2_010 {
        let mut opening = opening::<Battle>(3, number);
        opening.options = serde_json::json!({
            "deliberately_illegal_placement": false,
            "discarded_bluff_unusable_same_round": false,
            "shadowlands_cards_swapped": true,
        });
        waste.add(&opening);
    }
    assert!(waste.placed > 100 && waste.unlawful == 0);
}
