//! What switches a seat's orders off, what leaves them on, and what a seat can plan.

use serde_json::{Value, json};

use crate::dice::{Scheme, Seed};
use crate::menu::Menu;
use crate::seat::{Seat, Seats};
use crate::table::{Opening, Table};

/// Crab (seat 0) could stop on r6 and r10 in its next turn; it is crane's turn.
fn table(crane: Value) -> Table {
    let position = json!({
        "stage": "turn", "turn": "crane",
        "row": ["port11", "manor11", "market21", "port12"],
        "masteries": [["void", []], ["courts", []], ["air", ["crab"]]],
        "buildings": [
            {"shore": "s20", "tile": "manor21", "owners": ["crab"]},
            {"shore": "s1", "tile": "shrine16", "owners": ["crab"]},
        ],
        "seats": {
            "crab": {"die": "1", "ships": ["r5", "r9"], "influence": [0, 0, 2, 3, 0, 0],
                "goods": [0, 0, 2], "koku": 6, "hand": ["artisan1", "elder1"]},
            "crane": crane,
        },
    });
    let opening = Opening {
        title: "river_of_gold".into(),
        rules: None,
        options: Value::Null,
        sides: ["crab", "crane", "mantis"].map(String::from).to_vec(),
        seed: Seed::from_number(1),
        scheme: Scheme::Seed,
        entropy: String::new(),
        position: Some(position),
    };
    Table::open(&opening).expect("a sound position").0
}

/// The events of an act of crane that concern crab.
fn concerned(crane: Value, act: &str) -> Vec<String> {
    let mut table = table(crane);
    let by = Seat::FIRST.next(3);
    let acted = table
        .act_watched(by, act, Seats::only(Seat::FIRST))
        .expect("legal");
    let each = acted.concerns.iter().map(|(seat, event)| {
        assert_eq!(*seat, Seat::FIRST);
        event.to_json()["event"].as_str().unwrap_or("?").to_string()
    });
    each.collect()
}

const NOTHING: [&str; 0] = [];

#[test]
fn a_building_where_a_ship_could_stop_next() {
    let crane = || json!({"koku": 12, "die": "3", "favor": 3});
    assert_eq!(concerned(crane(), "build s13 port12"), ["built"]);
    assert_eq!(concerned(crane(), "build s14 port12"), NOTHING);
}

#[test]
fn a_marker_that_overtakes_the_own_one() {
    let crane = |at: u8| json!({"die": "2", "favor": 3, "ships": ["r8", "r2"], "influence": [0, 0, 0, at, 0, 0]});
    assert_eq!(concerned(crane(1), "sail upper"), ["advanced"]);
    assert_eq!(concerned(crane(0), "sail upper"), NOTHING);
    assert_eq!(concerned(crane(4), "sail upper"), NOTHING);
}

#[test]
fn a_second_marker_on_an_own_building() {
    let crane = json!({"die": "2", "favor": 3, "goods": [3, 2, 0], "hand": ["monk2", "elder2"]});
    let mut table = table(crane);
    let by = Seat::FIRST.next(3);
    table.act(by, "deliver monk2").expect("legal");
    let acted = table
        .act_watched(by, "mark s1", Seats::only(Seat::FIRST))
        .expect("legal");
    assert_eq!(acted.concerns.len(), 1);
    assert_eq!(acted.concerns[0].1.to_json()["event"], "marked");
}

#[test]
fn a_mastery_somebody_else_claimed_first() {
    let crane = json!({"die": "1", "favor": 3, "influence": [11, 0, 0, 0, 0, 0]});
    assert_eq!(concerned(crane, "sail upper"), ["mastery_claimed"]);
    let claimed = json!({"die": "1", "favor": 4, "served": ["elder2", "monk1", "merchant1"]});
    assert_eq!(concerned(claimed, "sail upper"), NOTHING);
}

/// What a seat can plan, as words.
fn plans(table: &Table, queue: &[&str]) -> Vec<String> {
    let queue: Vec<Vec<String>> = queue.iter().map(|act| vec![(*act).into()]).collect();
    let menu = table.preview(Seat::FIRST, &queue);
    let menu = menu.unwrap_or(Menu::Choose(Vec::new()));
    menu.actions().into_iter().map(String::from).collect()
}

#[test]
fn the_own_turn_can_be_planned_before_it_comes() {
    let table = table(json!({"favor": 3}));
    let menu = plans(&table, &[]);
    for act in [
        "build s2 port11",
        "sail upper",
        "deliver artisan1",
        "die 2",
        "trade favor",
    ] {
        assert!(menu.contains(&act.to_string()), "{act}: {menu:?}");
    }
    assert!(!menu.contains(&"build s13 port11".to_string()));
    let turned = plans(&table, &["die 3"]);
    assert!(
        turned.contains(&"build s13 port11".to_string()),
        "{turned:?}"
    );
    assert!(!turned.contains(&"deliver artisan1".to_string()));
}

#[test]
fn after_an_act_that_is_to_be_rolled_for_there_is_no_telling() {
    let table = table(json!({"favor": 3}));
    let same = plans(&table, &["deliver artisan1"]);
    assert_eq!(
        same,
        plans(&table, &[]),
        "a delivery draws cards, so it is not imagined"
    );
}
