//! The computer player in written positions: each shows one behaviour.

mod cards;
mod legality;
mod tournament;

use serde_json::{Value, json};

use crate::dice::{Scheme, Seed};
use crate::policy::Policy;
use crate::seat::Seat;
use crate::table::{Opening, Table};

fn open(clans: &[&str], seed: u64, position: Option<Value>) -> Table {
    let opening = Opening {
        title: "battle".into(),
        rules: None,
        options: Value::Null,
        sides: clans.iter().map(|clan| (*clan).into()).collect(),
        seed: Seed::from_number(seed),
        scheme: Scheme::Seed,
        entropy: String::new(),
        position,
    };
    Table::open(&opening).expect("a sound position").0
}

/// What the first seat does; the first clan is the computer player's.
fn advice(clans: &[&str], position: Value) -> String {
    let table = open(clans, 1, Some(position));
    table
        .advise(Seat::FIRST, Policy::Steady)
        .expect("waited for")
}

fn held(provinces: &[(&str, &str, u8)]) -> Value {
    let control = |(province, clan, up): &(&str, &str, u8)| {
        let tokens = json!({"clan": clan, "down": 1, "up": up});
        ((*province).to_owned(), tokens)
    };
    Value::Object(provinces.iter().map(control).collect())
}

/// The three Lion provinces under attack over one border from Unicorn.
fn lion_under_attack(hand: &[&str], scouts: u8, shugenja: u8) -> Value {
    json!({
        "round": 5, "stage": "placing", "turn": "lion", "first_player": "unicorn",
        "control": held(&[
            ("lion_west", "lion", 0), ("lion_capital", "lion", 0), ("lion_coast", "lion", 0),
            ("unicorn_east", "unicorn", 2), ("unicorn_capital", "unicorn", 2),
            ("dragon_south", "unicorn", 4), ("scorpion_north", "unicorn", 5),
        ]),
        "tokens": [{"clan": "unicorn", "face": "A2", "at": "unicorn_east>lion_west"}],
        "seats": {
            "lion": {"hand": hand, "scouts": scouts, "shugenja": shugenja, "objective": "plains_of_battle"},
            "unicorn": {"hand": ["A1", "bluff"], "turns": 0},
        },
    })
}

#[test]
fn defends_a_threatened_province() {
    let position = lion_under_attack(&["A1", "A4", "bluff"], 0, 0);
    assert_eq!(advice(&["lion", "unicorn"], position), "A4 lion_west");
}

#[test]
fn strikes_the_attacker_when_it_cannot_defend() {
    let position = lion_under_attack(&["N1", "bluff"], 0, 1);
    assert_eq!(
        advice(&["lion", "unicorn"], position),
        "shugenja unicorn_east>lion_west"
    );
}

#[test]
fn scouts_what_it_could_still_answer() {
    let position = lion_under_attack(&["A1", "A4", "A2", "bluff"], 1, 0);
    assert_eq!(
        advice(&["lion", "unicorn"], position),
        "scout unicorn_east>lion_west"
    );
}

/// Crab beside a weak and two strong provinces of Crane.
fn crab_at_the_coast(hand: &[&str]) -> Value {
    json!({
        "round": 4, "stage": "placing", "turn": "crab",
        "control": held(&[
            ("goldcoast_inland", "crab", 4), ("crab_capital", "crab", 3),
            ("goldcoast_east", "crane", 0), ("goldcoast_south", "crane", 5),
            ("crane_south", "crane", 4), ("crane_capital", "crane", 0),
            ("crab_east", "crane", 5), ("crab_center", "crane", 5),
        ]),
        "seats": {
            "crab": {"hand": hand, "scouts": 0, "shugenja": 0, "objective": "last_line_of_defense"},
            "crane": {"hand": ["bluff"]},
        },
    })
}

#[test]
fn attacks_the_weak_rather_than_the_strong() {
    let position = crab_at_the_coast(&["A4", "bluff"]);
    let chosen = advice(&["crab", "crane"], position);
    assert_eq!(chosen, "A4 goldcoast_inland>goldcoast_east");
}

#[test]
fn keeps_the_bluff() {
    for token in ["A1", "N1", "S1"] {
        let position = crab_at_the_coast(&[token, "bluff"]);
        let chosen = advice(&["crab", "crane"], position);
        assert!(chosen.starts_with(token), "{token}: {chosen}");
    }
}

#[test]
fn blesses_the_token_that_fights_and_not_the_bluff() {
    let mut position = crab_at_the_coast(&["+2", "A1"]);
    position["round"] = json!(5);
    position["tokens"] = json!([
        {"clan": "crab", "face": "A2", "at": "goldcoast_inland>goldcoast_east"},
        {"clan": "crab", "face": "bluff", "at": "goldcoast_inland>crane_south"},
        {"clan": "crane", "face": "A3", "at": "goldcoast_east", "faceup": true},
    ]);
    assert_eq!(
        advice(&["crab", "crane"], position.clone()),
        "+2 on goldcoast_inland>goldcoast_east"
    );
    position["tokens"] =
        json!([{"clan": "crab", "face": "bluff", "at": "goldcoast_inland>crane_south"}]);
    let chosen = advice(&["crab", "crane"], position);
    assert!(chosen.starts_with("A1 "), "{chosen}");
}

#[test]
fn makes_peace_where_most_would_be_lost() {
    let mut position = lion_under_attack(&["diplomacy", "A1", "bluff"], 0, 0);
    position["tokens"][0]["face"] = json!("A5");
    position["tokens"][0]["faceup"] = json!(true);
    assert_eq!(
        advice(&["lion", "unicorn"], position),
        "diplomacy lion_west"
    );
}

#[test]
fn raids_a_strong_territory_within_reach() {
    let mut position = crab_at_the_coast(&["raid", "bluff"]);
    position["control"]["crane_center"] = json!({"clan": "crane", "up": 3});
    assert_eq!(
        advice(&["crab", "crane"], position.clone()),
        "raid crane_south"
    );
    // Without a neighbouring province the raid would fail: not there, then.
    position["control"]["goldcoast_inland"] = json!({"clan": "crane", "down": 1});
    let chosen = advice(&["crab", "crane"], position);
    assert_ne!(chosen, "raid crane_south");
}

#[test]
fn keeps_the_objective_of_its_own_clan() {
    let clans = ["crab", "crane", "dragon", "lion", "phoenix"];
    let own = [
        "last_line_of_defense",
        "rice_bowl",
        "great_wall_of_the_north",
        "plains_of_battle",
        "great_library",
    ];
    let mut met = 0;
    for seed in 0..60 {
        let table = open(&clans, seed, None);
        for seat in table.waiting().iter() {
            let keep = format!("keep {}", own[seat.index()]);
            if table.legal(seat).contains(&keep) {
                assert_eq!(table.advise(seat, Policy::Steady), Some(keep));
                met += 1;
            }
        }
    }
    assert!(met > 20, "met only {met} times");
}

#[test]
fn settles_to_complete_a_territory() {
    let position = json!({
        "stage": "settling", "turn": "lion", "left": 1,
        "control": held(&[("lion_west", "lion", 0), ("lion_capital", "lion", 0),
            ("dragon_capital", "dragon", 0)]),
        "seats": {"lion": {"objective": "plains_of_battle"}},
    });
    assert_eq!(advice(&["lion", "dragon"], position), "control lion_coast");
}

#[test]
fn dragon_returns_its_weakest_token() {
    let position = json!({
        "round": 1, "stage": "upkeep", "first_player": "dragon",
        "control": held(&[("dragon_capital", "dragon", 0), ("crane_capital", "crane", 0)]),
        "seats": {"dragon": {
            "hand": ["A1", "A3", "A4", "A5", "S2", "bluff"],
            "pool": ["A4", "+2", "+2", "+3"],
        }},
    });
    assert_eq!(advice(&["dragon", "crane"], position), "return A1");
}

#[test]
fn unicorn_swaps_only_when_it_wins_by_it() {
    let position = |strong: &str, weak: &str| {
        json!({
            "round": 5, "stage": "swapping", "turn": "unicorn",
            "control": held(&[
                ("unicorn_east", "unicorn", 0), ("unicorn_capital", "unicorn", 0),
                ("scorpion_north", "lion", 2), ("dragon_west", "lion", 0),
            ]),
            "tokens": [
                {"clan": "unicorn", "face": weak, "at": "unicorn_east>scorpion_north"},
                {"clan": "unicorn", "face": strong, "at": "unicorn_capital>dragon_west"},
            ],
            "seats": {"unicorn": {"objective": "court_of_five_winds"}},
        })
    };
    let clans = ["unicorn", "lion"];
    assert_eq!(
        advice(&clans, position("A5", "A1")),
        "swap unicorn_capital>dragon_west unicorn_east>scorpion_north"
    );
    assert_eq!(advice(&clans, position("A1", "A5")), "pass");
}

#[test]
fn scorpion_looks_where_something_is_at_stake() {
    let position = json!({
        "round": 2, "stage": "looking", "turn": "scorpion",
        "control": held(&[
            ("scorpion_north", "scorpion", 0), ("scorpion_capital", "scorpion", 0),
            ("lion_capital", "lion", 0), ("dragon_west", "dragon", 0), ("dragon_south", "dragon", 0),
        ]),
        "tokens": [
            {"clan": "dragon", "face": "A1", "at": "dragon_west"},
            {"clan": "lion", "face": "A3", "at": "lion_capital>scorpion_north"},
        ],
        "seats": {"scorpion": {"hand": ["A3", "A1", "bluff"], "objective": "den_of_secrets"}},
    });
    assert_eq!(
        advice(&["scorpion", "lion", "dragon"], position),
        "peek lion_capital>scorpion_north"
    );
}

#[test]
fn a_ronin_fights_its_way_back() {
    let position = json!({
        "round": 4, "stage": "placing", "turn": "crab",
        "control": held(&[("crane_south", "crane", 0), ("crane_center", "crane", 3)]),
        "seats": {"crab": {
            "hand": ["A2", "bluff"], "scouts": 0, "shugenja": 0, "objective": "rice_bowl",
        }},
    });
    let chosen = advice(&["crab", "crane"], position);
    assert!(chosen.starts_with("A2 "), "{chosen}");
    assert!(chosen.ends_with(">crane_south"), "{chosen}");
}
