//! Turns of several tiles, swaps and moves: played when they win or save something, and only then.

use serde_json::{Value, json};

use crate::dice::{Scheme, Seed};
use crate::event_log::AnyEvent;
use crate::policy::Policy;
use crate::seat::Seat;
use crate::table::{Acted, Opening, Table};

/// The whole turn of the first seat, and what it told.
fn turn_with(options: Value, position: Value) -> (Vec<String>, Vec<Acted>) {
    let opening = Opening {
        title: "samurai".into(),
        rules: None,
        options,
        sides: ["red", "green"].map(String::from).to_vec(),
        seed: Seed::from_number(1),
        scheme: Scheme::Seed,
        entropy: String::new(),
        position: Some(position),
    };
    let (mut table, _) = Table::open(&opening).expect("a sound position");
    let mut acts = Vec::new();
    while table.waiting().has(Seat::FIRST) {
        let advice = table
            .advise(Seat::FIRST, Policy::Steady)
            .expect("waited for");
        acts.push(table.act(Seat::FIRST, &advice).expect("legal"));
    }
    (acts.iter().map(|act| act.action.clone()).collect(), acts)
}

fn turn(position: Value) -> Vec<String> {
    turn_with(Value::Null, position).0
}

/// A village of two land hexes with a buddha; the other settlements near it hold nothing of that.
fn village(tiles: Value, hand: Value) -> Value {
    json!({
        "stage": "turn", "turn": "red",
        "figures": {"O8": ["buddha"], "Q9": ["rice"], "O10": ["rice", "castle"]},
        "tiles": tiles,
        "seats": {"red": {"hand": hand}},
    })
}

#[test]
fn a_ship_before_the_closing_tile_turns_the_tide() {
    let tiles = json!([{"colour": "green", "tile": "buddha4", "hex": "P8"}]);
    let played = turn(village(tiles, json!(["samurai3", "ship2", "rice2"])));
    let [ship, samurai] = played.as_slice() else {
        panic!("{played:?}")
    };
    assert!(
        ship.starts_with("ship2 ") && ship.ends_with(" then"),
        "{ship}"
    );
    assert_eq!(samurai, "samurai3 O9");
}

#[test]
fn where_captures_are_instant_the_ship_is_not_late() {
    let tiles = json!([{"colour": "green", "tile": "buddha4", "hex": "P8"}]);
    let position = village(tiles, json!(["samurai3", "ship2", "rice2"]));
    let (played, acts) = turn_with(json!({"capture_timing": "instant"}), position);
    let mut facts = acts
        .iter()
        .flat_map(|act| act.facts.public())
        .map(AnyEvent::to_json);
    let taken = facts.find(|event| event["event"] == "captured");
    assert_eq!(taken.expect("closed")["seat"], 0, "{played:?}");
}

#[test]
fn two_ships_do_what_one_does_not() {
    let position = json!({
        "stage": "turn", "turn": "red",
        "figures": {"O10": ["buddha", "castle"], "O8": ["rice"], "Q9": ["rice"]},
        "tiles": [
            {"colour": "green", "tile": "samurai2", "hex": "O9"},
            {"colour": "green", "tile": "samurai2", "hex": "P9"},
            {"colour": "green", "tile": "rice2", "hex": "P10"},
        ],
        "seats": {"red": {"hand": ["samurai3", "ship1", "ship1", "rice2"]}},
    });
    let played = turn(position);
    let ships = played.iter().filter(|act| act.starts_with("ship1 "));
    assert_eq!(ships.count(), 2, "{played:?}");
    assert_eq!(played.last().map(String::as_str), Some("samurai3 O11"));
}

#[test]
fn the_ronin_and_another_tile_close_together() {
    let tiles = json!([{"colour": "green", "tile": "ship2", "hex": "N8"}]);
    let played = turn(village(tiles, json!(["samurai2", "ronin"])));
    let at = |act: &String| act.contains(" O9") || act.contains(" P8");
    assert!(played.len() == 2 && played.iter().all(at), "{played:?}");
}

#[test]
fn a_further_tile_that_wins_nothing_stays_in_hand() {
    let tiles = json!([{"colour": "green", "tile": "samurai1", "hex": "P8"}]);
    let played = turn(village(
        tiles,
        json!(["samurai3", "ship2", "ronin", "rice2"]),
    ));
    assert_eq!(played, ["samurai3 O9"]);
}

#[test]
fn what_no_tile_can_turn_is_left_open() {
    let tiles = json!([
        {"colour": "green", "tile": "buddha4", "hex": "P8"},
        {"colour": "green", "tile": "ship1", "hex": "N8"},
    ]);
    let played = turn(village(
        tiles,
        json!(["samurai1", "ship1", "ronin", "castle2"]),
    ));
    assert!(!played.iter().any(|act| act.contains(" O9")), "{played:?}");
}

#[test]
fn a_move_brings_an_idle_tile_where_it_wins() {
    let position = json!({
        "stage": "turn", "turn": "red",
        "figures": {"O8": ["buddha"], "Q9": ["rice"], "O10": ["rice", "castle"], "F18": [], "G17": []},
        "tiles": [
            {"colour": "red", "tile": "buddha4", "hex": "F17"},
            {"colour": "green", "tile": "samurai3", "hex": "P8"},
        ],
        "seats": {"red": {"hand": ["move", "rice2"], "captured": {"rice": 1, "castle": 1}}},
    });
    assert_eq!(turn(position), ["move F17 O9"]);
}

#[test]
fn a_move_takes_no_tile_from_where_it_wins() {
    let position = json!({
        "stage": "turn", "turn": "red",
        "figures": {"O8": ["buddha"], "Q9": ["rice"], "O10": ["rice", "castle"], "F18": ["buddha"], "G17": []},
        "tiles": [
            {"colour": "red", "tile": "buddha4", "hex": "F17"},
            {"colour": "green", "tile": "samurai3", "hex": "G18"},
        ],
        "seats": {"red": {"hand": ["move", "rice2"], "captured": {"castle": 1}}},
    });
    let played = turn(position);
    assert!(
        !played.iter().any(|act| act.starts_with("move F17")),
        "{played:?}"
    );
}

/// Green would win the rice; with a castle in its place the closing tile takes it.
#[test]
fn a_swap_and_a_closing_tile_win_together() {
    let position = json!({
        "stage": "turn", "turn": "red",
        "figures": {"O8": ["rice"], "Q15": ["castle"], "Q9": ["rice"], "O10": ["rice", "buddha"]},
        "tiles": [{"colour": "green", "tile": "rice4", "hex": "P8"}],
        "seats": {"red": {"hand": ["castle4", "swap"]}},
    });
    let played = turn(position);
    let [swap, castle] = played.as_slice() else {
        panic!("{played:?}")
    };
    let wins = swap.contains("O8:rice") && swap.contains(":castle");
    assert!(swap.starts_with("swap ") && wins, "{swap}");
    assert_eq!(castle, "castle4 O9");
}
