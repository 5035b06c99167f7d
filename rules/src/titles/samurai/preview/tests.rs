//! What switches a seat's orders off, and what leaves them on.

use serde_json::{Value, json};

use crate::dice::{Scheme, Seed};
use crate::seat::{Seat, Seats};
use crate::table::{Opening, Table};

/// Red (seat 0) has a tile next to the village F18 and the city L16, and none near O8.
fn table(turn: &str, hand: &[&str]) -> Table {
    let position = json!({
        "stage": "turn", "turn": turn,
        "figures": {"F18": ["rice"], "G17": [], "O8": ["buddha"], "Q9": ["castle"]},
        "tiles": [
            {"colour": "red", "tile": "samurai2", "hex": "F17"},
            {"colour": "red", "tile": "buddha2", "hex": "K16"},
            {"colour": "green", "tile": "castle3", "hex": "L15"},
            {"colour": "gold", "tile": "samurai1", "hex": "P8"},
        ],
        "seats": {turn: {"hand": hand}, "gold": {"captured": {"rice": 1}}},
    });
    let opening = Opening {
        title: "samurai".into(),
        rules: None,
        options: Value::Null,
        sides: ["red", "green", "gold"].map(String::from).to_vec(),
        seed: Seed::from_number(1),
        scheme: Scheme::Seed,
        entropy: String::new(),
        position: Some(position),
    };
    Table::open(&opening).expect("a sound position").0
}

/// The events of an act that concern red, who watches; green acts.
fn concerned(hand: &[&str], act: &str) -> Vec<String> {
    acted(table("green", hand), Seat::FIRST.next(3), act)
}

fn acted(mut table: Table, by: Seat, act: &str) -> Vec<String> {
    let acted = table
        .act_watched(by, act, Seats::only(Seat::FIRST))
        .expect("legal");
    let each = acted.concerns.iter().map(|(seat, event)| {
        assert_eq!(*seat, Seat::FIRST);
        event.to_json()["event"].as_str().unwrap_or("?").to_string()
    });
    each.collect()
}

#[test]
fn a_tile_next_to_a_settlement_one_has_a_tile_at() {
    assert_eq!(concerned(&["samurai1", "rice2"], "samurai1 L17"), ["laid"]);
    assert_eq!(concerned(&["ship1", "rice2"], "ship1 E18"), ["laid"]);
}

#[test]
fn a_tile_elsewhere_is_no_concern() {
    let nothing: [&str; 0] = [];
    assert_eq!(concerned(&["samurai1", "rice2"], "samurai1 P12"), nothing);
    // Next to G17 as well, which is empty: nothing can be won there any more.
    assert_eq!(concerned(&["samurai1", "rice2"], "samurai1 H16"), nothing);
}

#[test]
fn figures_taken_where_one_had_a_tile() {
    let hand = ["samurai3", "rice2"];
    assert_eq!(concerned(&hand, "samurai3 G18"), ["laid", "captured"]);
    let hand = ["samurai2", "rice2"];
    assert_eq!(concerned(&hand, "samurai2 G18"), ["laid", "set_aside"]);
}

#[test]
fn figures_taken_elsewhere_are_no_concern() {
    let nothing: [&str; 0] = [];
    assert_eq!(concerned(&["samurai3", "rice2"], "samurai3 O9"), nothing);
}

#[test]
fn a_tile_moved_away_from_or_to_such_a_settlement() {
    assert_eq!(concerned(&["move", "rice2"], "move L15 P12"), ["moved"]);
    let mut far = table("green", &["samurai1", "move"]);
    let green = Seat::FIRST.next(3);
    far.act(green, "samurai1 P12").expect("legal");
    for seat in [green.next(3), Seat::FIRST] {
        let act = far.legal(seat).swap_remove(0);
        far.act(seat, &act).expect("legal");
    }
    assert_eq!(acted(far, green, "move P12 L17"), ["moved"]);
}

#[test]
fn a_swap_there_and_not_one_elsewhere() {
    let hand = ["swap", "rice2"];
    assert_eq!(concerned(&hand, "swap F18:rice O8:buddha"), ["swapped"]);
    let nothing: [&str; 0] = [];
    assert_eq!(concerned(&hand, "swap O8:buddha Q9:castle"), nothing);
}

/// What one's own orders bring about is what one wanted: it does not end them.
#[test]
fn one_s_own_turn_is_no_concern() {
    let nothing: [&str; 0] = [];
    let red = table("red", &["samurai3", "swap", "rice2"]);
    assert_eq!(acted(red, Seat::FIRST, "samurai3 G18"), nothing);
    let red = table("red", &["samurai3", "swap", "rice2"]);
    let act = "swap F18:rice O8:buddha then";
    assert_eq!(acted(red, Seat::FIRST, act), nothing);
}

#[test]
fn the_end() {
    let nothing_left = json!({
        "stage": "turn", "turn": "green", "aside": {"rice": 1, "buddha": 2},
        "figures": {"O8": ["rice"], "F18": [], "G17": [], "I17": []},
        "tiles": [{"colour": "gold", "tile": "samurai1", "hex": "P8"}],
        "seats": {"green": {"hand": ["samurai1", "rice2"]}},
    });
    let opening = Opening {
        title: "samurai".into(),
        rules: None,
        options: Value::Null,
        sides: ["red", "green", "gold"].map(String::from).to_vec(),
        seed: Seed::from_number(1),
        scheme: Scheme::Seed,
        entropy: String::new(),
        position: Some(nothing_left),
    };
    let (table, _) = Table::open(&opening).expect("a sound position");
    assert_eq!(acted(table, Seat::FIRST.next(3), "samurai1 O9"), ["ended"]);
}

/// A standing order to pass must not end a turn that its player chose to go on with.
#[test]
fn passing_is_declining_and_ending_a_turn_is_not() {
    let mut red = table("red", &["samurai3", "rice2"]);
    assert_eq!(red.decline(Seat::FIRST), None);
    red.act(Seat::FIRST, "samurai3 P12 then").expect("legal");
    assert_eq!(red.legal(Seat::FIRST), ["done"]);
    assert_eq!(red.decline(Seat::FIRST), None);
}
