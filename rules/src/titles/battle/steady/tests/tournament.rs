//! Whole tables: the steady daimyo against random players and against itself.

use super::super::super::Battle;
use super::super::super::action::Action;
use super::super::super::data::{Clan, Face};
use crate::dice::{Seed, Seq};
use crate::policy::Policy;
use crate::table::{Opening, Playing};
use crate::title::{Outcome, Standing, Title, Titled};
use crate::told::Teller;

fn opening(seats: usize, shift: usize, seed: u64) -> Opening {
    let sides = Battle::SIDES.iter().cycle().skip(shift).take(seats);
    Opening {
        title: "battle".into(),
        options: serde_json::Value::Null,
        sides: sides.map(|side| (*side).into()).collect(),
        seed: Seed::from_number(seed),
        entropy: String::new(),
        position: None,
    }
}

/// A table played out with a policy per seat.
struct Played {
    outcome: Outcome,
    decisions: usize,
    /// Steady placements, and how many of them were unlawful or the bluff (Lion's apart).
    placed: usize,
    unlawful: usize,
    bluffs: usize,
}

fn play(opening: &Opening, policies: &[Policy]) -> Played {
    let (mut table, _) = Playing::<Battle>::open(opening).expect("opens");
    let mut whim = table.key.whim(Seq(u32::MAX));
    let mut told = Teller::default();
    let mut list: Vec<Action> = Vec::new();
    let (mut decisions, mut placed, mut unlawful, mut bluffs) = (0, 0, 0, 0);
    loop {
        let Some(seat) = Battle::waiting(&table.state).iter().next() else {
            let Standing::Over(outcome) = Battle::standing(&table.state) else {
                panic!("nobody is waited for, yet the table is not over");
            };
            return Played {
                outcome,
                decisions,
                placed,
                unlawful,
                bluffs,
            };
        };
        list.clear();
        Battle::legal(&table.state, seat, &mut list);
        let action = match policies[seat.index()] {
            Policy::Random => list[whim.below(u32::try_from(list.len()).expect("few")) as usize],
            Policy::Steady => {
                let public = Battle::public(&table.state);
                let private = Battle::private(&table.state, seat);
                let at = Battle::steady(&public, &private, seat, &list, &mut whim);
                assert!(at < list.len(), "choice {at} of {}", list.len());
                if let Action::Place { face, slot } = list[at] {
                    let sight = super::super::sight::Sight::new(&public, &private, seat);
                    placed += 1;
                    unlawful += usize::from(!sight.lawful(seat, face, slot));
                    bluffs += usize::from(face == Face::Bluff && sight.clan() != Clan::Lion);
                }
                list[at]
            }
        };
        decisions += 1;
        told.0.clear();
        table.apply(seat, action, &mut told).expect("legal");
    }
}

#[test]
fn one_steady_beats_three_random_players() {
    let tables = 210;
    let (mut won, mut own, mut theirs) = (0, 0, 0);
    for number in 0..tables {
        let at = number % 4;
        let policies: Vec<Policy> = (0..4)
            .map(|seat| match seat {
                seat if seat == at => Policy::Steady,
                _ => Policy::Random,
            })
            .collect();
        let played = play(&opening(4, number % 7, number as u64), &policies);
        won += usize::from(played.outcome.places[at] == 1);
        own += played.outcome.scores[at];
        theirs += played.outcome.scores.iter().sum::<i32>() - played.outcome.scores[at];
    }
    println!(
        "steady won {won} of {tables}: {:.1} honor against {:.1}",
        f64::from(own) / tables as f64,
        f64::from(theirs) / (3 * tables) as f64,
    );
    assert!(won * 100 > tables * 80, "won only {won} of {tables}");
}

/// Thousands of decisions at tables of every size: each choice is in range, hardly a token is
/// wasted and the bluff nearly always stays behind the screen.
#[test]
fn steady_tables_end_and_waste_little() {
    let (mut decisions, mut placed, mut unlawful, mut bluffs) = (0, 0, 0, 0);
    for number in 0..60 {
        let seats = 2 + number % 4;
        let opening = opening(seats, number % 7, 1000 + number as u64);
        let played = play(&opening, &vec![Policy::Steady; seats]);
        decisions += played.decisions;
        placed += played.placed;
        unlawful += played.unlawful;
        bluffs += played.bluffs;
    }
    println!("{decisions} decisions, {placed} placed: {unlawful} unlawful, {bluffs} bluffs");
    assert!(decisions > 5000, "only {decisions} decisions");
    assert!(unlawful * 50 < placed, "{unlawful} of {placed} unlawful");
    assert!(bluffs * 50 < placed, "{bluffs} bluffs of {placed} tokens");
}

/// With the strict option every listed placement is lawful, and steady still finds its way.
#[test]
fn plays_by_the_strict_options_too() {
    for number in 0..10 {
        let mut opening = opening(3, number % 7, 2000 + number as u64);
        opening.options = serde_json::json!({
            "deliberately_illegal_placement": false,
            "discarded_bluff_unusable_same_round": false,
            "shadowlands_cards_swapped": true,
        });
        let played = play(&opening, &[Policy::Steady; 3]);
        assert_eq!(played.unlawful, 0);
    }
}

/// It decides from its own view: whatever is dealt anew behind it changes nothing.
#[test]
fn hidden_things_do_not_move_it() {
    for number in 0..12 {
        let opening = opening(4, number % 7, 3000 + number as u64);
        let (mut table, _) = crate::table::Table::open(&opening).expect("opens");
        for act in 0..140 {
            let Some(seat) = table.waiting().iter().next() else {
                break;
            };
            let advice = table.advise(seat, Policy::Steady).expect("waited for");
            let other = table.redeal(Some(seat), &Seed::from_number(act));
            assert_eq!(other.advise(seat, Policy::Steady), Some(advice.clone()));
            assert_eq!(table.advise(seat, Policy::Steady), Some(advice.clone()));
            table.act(seat, &advice).expect("legal");
        }
    }
}
