//! What the captain does that the first computer player did not.

use serde_json::{Value, json};

use super::open;
use crate::policy::Policy;
use crate::seat::Seat;
use crate::title::Standing;

/// What a captain in the first seat does, and the table after it.
fn captain(colours: &[&str], position: Value) -> (String, Standing) {
    let mut table = open(colours, Some(position));
    let advice = table.advise(Seat::FIRST, Policy::Captain);
    let advice = advice.expect("waited for");
    table.act(Seat::FIRST, &advice).expect("legal");
    (advice, table.standing())
}

/// One buddha is left, and a tile on O9 takes it and ends the game.
fn last_buddha(seats: Value) -> Value {
    json!({
        "stage": "turn", "turn": "red",
        "figures": {"O8": ["buddha"], "Q9": ["rice"], "O10": ["rice", "castle"]},
        "tiles": [{"colour": "green", "tile": "samurai1", "hex": "P8"}],
        "seats": seats,
    })
}

#[test]
fn takes_the_last_figure_of_a_caste_when_that_wins() {
    let position = last_buddha(json!({
        "red": {"hand": ["buddha3", "rice4", "ship2"], "captured": {"buddha": 3, "rice": 2}},
        "green": {"captured": {"buddha": 3, "rice": 1, "castle": 2}},
    }));
    let (advice, standing) = captain(&["red", "green"], position);
    let Standing::Over(outcome) = standing else {
        panic!("{advice} does not end the game");
    };
    assert_eq!(outcome.places, [1, 2], "{advice}");
}

/// The figures of three players are behind screens: only what was announced says who would win.
#[test]
fn ends_no_game_that_it_loses_by_what_was_announced() {
    let position = last_buddha(json!({
        "red": {"hand": ["buddha3", "rice4"], "captured": {"buddha": 4}},
        "green": {"captured": {"buddha": 5, "rice": 5, "castle": 5}},
        "gold": {},
    }));
    let (advice, standing) = captain(&["red", "green", "gold"], position);
    assert!(matches!(standing, Standing::Waiting(_)), "{advice}");
}

#[test]
fn sets_figures_up_where_its_hand_is_strong() {
    let position = json!({
        "stage": "figures", "turn": "red",
        "seats": {"red": {"hand": ["buddha4", "buddha3", "buddha2", "samurai3", "ship2"]}},
    });
    let (advice, _) = captain(&["red", "green"], position);
    assert!(advice.contains("buddha"), "{advice}");
}
