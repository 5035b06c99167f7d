//! What the menus of Battle for Rokugan ask, stage by stage.

use std::collections::BTreeMap;

use rules::dice::{Scheme, Seed};
use rules::policy::Policy;
use rules::seat::Seat;
use rules::table::{Opening, Table};
use serde_json::{Value, json};

use crate::titles::{MenuPlace, hint, prompt, purpose};
use crate::wording::in_language;

fn opening(sides: &[&str], seed: u64, position: Option<Value>) -> Opening {
    Opening {
        title: "battle".into(),
        rules: None,
        options: Value::Null,
        sides: sides.iter().map(|side| (*side).to_owned()).collect(),
        seed: Seed::from_number(seed),
        scheme: Scheme::Seed,
        entropy: String::new(),
        position,
    }
}

/// What is asked on the way to the last action of a seat's menu, a line per question.
fn asked(table: &Table, seat: Seat) -> String {
    let view = table.private(seat).unwrap();
    let menu = table.menu(seat);
    let mut node = &menu;
    let mut made = Vec::new();
    let mut said = String::new();
    while let Some(choice) = node.choices().last() {
        let place = MenuPlace {
            words: in_language(None),
            view: &view,
            made: made.clone(),
            ahead: false,
        };
        let below = hint(&place, &choice.step).unwrap_or_default();
        let asks = prompt(&place, &choice.step);
        said += &format!("{} {asks} {below}\n", purpose(&place));
        made.push(&choice.step);
        node = &choice.then;
    }
    said
}

/// What is asked at each stage of whole tables, in the order of play.
fn asked_by_stage() -> BTreeMap<String, Vec<String>> {
    let mut all: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for seed in 0..6 {
        let sides = ["dragon", "scorpion", "unicorn", "lion"];
        let (mut table, _) = Table::open(&opening(&sides, seed, None)).unwrap();
        while let Some(seat) = table.waiting().iter().next() {
            let view = table.private(seat).unwrap().to_json();
            let stage = view["public"]["stage"].as_str().unwrap().to_owned();
            all.entry(stage).or_default().push(asked(&table, seat));
            let action = table.advise(seat, Policy::Random).unwrap();
            table.act(seat, &action).unwrap();
        }
    }
    all
}

#[test]
fn every_question_says_what_it_is_for() {
    let asked = asked_by_stage();
    let placing = "It goes facedown";
    for (stage, said) in &asked {
        for text in said {
            let is_placing = stage == "placing";
            assert!(is_placing || !text.contains(placing), "{stage}: {text}");
            assert!(!text.contains("Which token?"), "{stage}: {text}");
        }
    }
    assert!(asked["settling"][0].starts_with("Settle: your 1st of 5 control tokens."));
    assert!(asked["settling"][4].starts_with("Settle: your 2nd of 5 control tokens."));
    assert!(asked["returning"][0].starts_with("Return one token to your pool. Which token"));
    assert!(asked["placing"][0].contains("your 1st of 5 this round."));
    assert!(asked["looking"][0].contains("may look at a token"));
    assert!(asked["swapping"][0].contains("may swap"));
}

/// A card is asked about in its own words, not in those of placing.
#[test]
fn a_card_says_what_it_does() {
    let position = json!({
        "stage": "cards",
        "round": 2,
        "first_player": "crab",
        "control": {
            "crab_center": { "clan": "crab", "down": 1 },
            "crane_south": { "clan": "crane", "down": 1 },
        },
        "cards": { "crab": { "card": "promotion", "holder": "crab" } },
        "seats": { "crab": { "hand": ["A1", "N1", "bluff"], "discard": ["A5", "S2", "raid"] } },
    });
    let opening = opening(&["crab", "crane"], 1, Some(position));
    let (table, _) = Table::open(&opening).unwrap();
    let said = asked(&table, Seat::FIRST);
    let lines: Vec<&str> = said.lines().collect();
    assert!(
        lines[0].starts_with("Territory cards: play one, or pass. Which card"),
        "{said}"
    );
    assert!(lines[1].starts_with("Promotion: take an army"), "{said}");
    assert!(lines[1].contains("Which token do you take?"), "{said}");
    assert!(lines[2].contains("What do you put away?"), "{said}");
    assert!(!said.contains("It goes facedown"), "{said}");
}
