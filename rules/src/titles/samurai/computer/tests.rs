//! The computer player in written positions: each shows one behaviour.

mod captain;
mod tournament;
mod turns;

use serde_json::{Value, json};

use crate::dice::{Scheme, Seed};
use crate::policy::Policy;
use crate::seat::Seat;
use crate::table::{Opening, Table};

fn open(colours: &[&str], position: Option<Value>) -> Table {
    let opening = Opening {
        title: "samurai".into(),
        rules: None,
        options: Value::Null,
        sides: colours.iter().map(|colour| (*colour).into()).collect(),
        seed: Seed::from_number(1),
        scheme: Scheme::Seed,
        entropy: String::new(),
        position,
    };
    Table::open(&opening).expect("a sound position").0
}

/// What the first seat does; the first colour is the computer player's.
fn advice(colours: &[&str], position: Value) -> String {
    let table = open(colours, Some(position));
    table
        .advise(Seat::FIRST, Policy::Steady)
        .expect("waited for")
}

#[test]
fn closes_a_settlement_it_wins() {
    let position = json!({
        "stage": "turn", "turn": "red",
        "figures": {"O8": ["buddha"], "Q9": ["rice"], "O10": ["rice", "castle"]},
        "tiles": [{"colour": "green", "tile": "samurai2", "hex": "P8"}],
        "seats": {"red": {"hand": ["buddha3", "rice2", "castle2", "samurai1"]}},
    });
    assert_eq!(advice(&["red", "green"], position), "buddha3 O9");
}

#[test]
fn does_not_close_what_another_would_win() {
    let position = json!({
        "stage": "turn", "turn": "red",
        "figures": {"O8": ["buddha"], "Q9": ["rice"], "O10": ["rice", "castle"]},
        "tiles": [{"colour": "green", "tile": "buddha4", "hex": "P8"}],
        "seats": {"red": {"hand": ["rice2", "castle2"]}},
    });
    let chosen = advice(&["red", "green"], position);
    assert!(!chosen.contains("O9"), "{chosen}");
}

#[test]
fn uses_the_smaller_tile_where_it_suffices() {
    let position = json!({
        "stage": "turn", "turn": "red",
        "figures": {"O8": ["buddha"], "Q9": ["rice"], "O10": ["rice", "castle"]},
        "tiles": [{"colour": "red", "tile": "samurai2", "hex": "P8"}, {"colour": "green", "tile": "ship1", "hex": "N8"}],
        "seats": {"red": {"hand": ["buddha4", "buddha2"]}},
    });
    assert_eq!(advice(&["red", "green"], position), "buddha2 O9");
}

#[test]
fn swaps_a_figure_into_a_settlement_it_closes() {
    let position = json!({
        "stage": "turn", "turn": "red", "plain_played": true,
        "figures": {"O8": ["rice"], "Q9": ["buddha"], "O10": ["rice", "castle"]},
        "tiles": [
            {"colour": "red", "tile": "buddha4", "hex": "P8"}, {"colour": "green", "tile": "rice3", "hex": "O9"},
            {"colour": "green", "tile": "samurai3", "hex": "P9"}, {"colour": "green", "tile": "buddha2", "hex": "Q10"},
        ],
        "seats": {"red": {"hand": ["swap", "rice2"]}},
    });
    let chosen = advice(&["red", "green"], position);
    assert!(
        chosen.starts_with("swap") && chosen.contains("O8:rice"),
        "{chosen}"
    );
}

#[test]
fn starts_with_strength_for_every_caste() {
    let chosen = advice(&["red", "green"], json!({"stage": "hands"}));
    for tile in ["buddha4", "rice4", "castle4", "samurai3"] {
        assert!(
            chosen.contains(tile) || chosen.contains("ship2"),
            "{chosen}"
        );
    }
    assert!(
        !chosen.contains("swap") && !chosen.contains("move"),
        "{chosen}"
    );
}
