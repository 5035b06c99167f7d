//! The computer player in posed positions: each shows one behaviour. What holds for every title is a
//! law.

mod tournament;

use serde_json::{Value, json};

use crate::dice::{Scheme, Seed};
use crate::policy::Policy;
use crate::seat::Seat;
use crate::table::{Opening, Table};

/// What the first seat, crab, does.
fn advice(position: Value) -> String {
    let opening = Opening {
        title: "river_of_gold".into(),
        rules: None,
        options: Value::Null,
        sides: ["crab", "crane"].map(String::from).to_vec(),
        seed: Seed::from_number(1),
        scheme: Scheme::Seed,
        entropy: String::new(),
        position: Some(position),
    };
    let (table, _) = Table::open(&opening).expect("a sound position");
    let advice = table.advise(Seat::FIRST, Policy::Steady);
    advice.expect("waited for")
}

#[test]
fn serves_a_customer_it_has_the_goods_for() {
    let position = json!({
        "stage": "turn",
        "seats": {"crab": {"die": "3", "goods": [2, 1, 1], "hand": ["noble3", "elder1"]}},
    });
    assert_eq!(advice(position), "deliver noble3");
}

#[test]
fn turns_the_die_to_serve_a_customer() {
    let position = json!({
        "stage": "turn",
        "seats": {"crab": {"die": "2", "favor": 2, "goods": [2, 1, 1], "hand": ["noble3", "elder1"]}},
    });
    assert_eq!(advice(position), "die 3");
}

#[test]
fn trades_for_the_last_good_of_an_order() {
    let position = json!({
        "stage": "turn",
        "seats": {"crab": {"die": "3", "goods": [2, 3, 0], "hand": ["noble3", "elder1"]}},
    });
    assert_eq!(advice(position), "trade rice porcelain");
}

#[test]
fn builds_early_with_koku_to_spare() {
    let position = json!({
        "stage": "turn", "row": ["shrine16", "port12", "manor12"],
        "seats": {"crab": {"die": "3", "koku": 14, "favor": 0, "hand": ["elder1", "elder2"]}},
    });
    let chosen = advice(position);
    assert!(chosen.starts_with("build "), "{chosen}");
}

#[test]
fn does_not_build_in_its_last_turn_what_wins_nothing() {
    let position = json!({
        "stage": "turn", "turns_left": 0, "row": ["port12"],
        "first_era": {"left": 0}, "second_era": {"left": 0},
        "buildings": [{"shore": "s13", "tile": "shrine24", "owners": ["crab"]}],
        "seats": {"crab": {
            "die": "1", "koku": 14, "favor": 0, "ships": ["r5", "r9"], "hand": ["elder1", "elder2"],
        }},
    });
    assert_eq!(advice(position), "sail upper");
}

#[test]
fn takes_the_good_a_customer_wants() {
    let position = json!({
        "stage": "turn", "buildings": [{"shore": "s13", "tile": "market21", "owners": ["crane"]}],
        "seats": {"crab": {
            "die": "1", "favor": 3, "goods": [1, 0, 1], "ships": ["r5", "r9"], "hand": ["artisan5", "elder2"],
        }},
    });
    let opening = Opening {
        title: "river_of_gold".into(),
        rules: None,
        options: Value::Null,
        sides: ["crab", "crane"].map(String::from).to_vec(),
        seed: Seed::from_number(1),
        scheme: Scheme::Seed,
        entropy: String::new(),
        position: Some(position),
    };
    let (mut table, _) = Table::open(&opening).expect("a sound position");
    table.act(Seat::FIRST, "sail upper").expect("legal");
    let advice = table.advise(Seat::FIRST, Policy::Steady);
    assert_eq!(advice.as_deref(), Some("take rice"));
}
