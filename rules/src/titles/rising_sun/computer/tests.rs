//! The computer player at its table: what it accepts, and that it beats chance by far.

use serde_json::json;

use crate::laws::computer::{opening, play};
use crate::policy::Policy;
use crate::seat::Seat;
use crate::table::{Opening, Table};

use super::super::RisingSun;

/// What Lotus answers to an offer of Koi in the tea ceremony, where Koi has so many points.
fn answer(vp: u16, offer: &str) -> String {
    let opening = Opening {
        sides: ["koi", "lotus", "turtle"].map(String::from).to_vec(),
        position: Some(json!({
            "stage": "tea",
            "seats": {"koi": {"vp": vp, "coins": 5, "ronin": 3}, "lotus": {"coins": 5}},
        })),
        ..opening::<RisingSun>(3, 1)
    };
    let (mut table, _) = Table::open(&opening).expect("a sound position");
    let lotus = Seat::FIRST.next(3);
    // Who has said enough is free to act, and answers all the same.
    table.act(lotus, "done").expect("legal");
    table.act(Seat::FIRST, offer).expect("legal");
    table.advise_unasked(lotus).expect("an answer")
}

#[test]
fn offers_are_answered_by_what_they_are_worth() {
    let (accept, decline) = ("accept koi", "decline koi");
    assert_eq!(answer(0, "offer lotus give 1c"), accept);
    assert_eq!(answer(0, "offer lotus want 1c"), decline);
    assert_eq!(answer(0, "offer lotus give 1r want 1c"), decline);
    assert_eq!(answer(0, "offer lotus give 3r want 2c"), accept);
}

#[test]
fn an_alliance_is_worth_400_and_less_with_a_leader() {
    let (accept, decline) = ("accept koi", "decline koi");
    assert_eq!(answer(0, "offer lotus ally"), accept);
    assert_eq!(answer(0, "offer lotus ally want 5c"), accept);
    assert_eq!(answer(9, "offer lotus ally want 5c"), decline);
    assert_eq!(answer(33, "offer lotus ally"), accept);
    assert_eq!(answer(34, "offer lotus ally"), decline);
    assert_eq!(answer(34, "offer lotus ally give 1c"), accept);
}

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
