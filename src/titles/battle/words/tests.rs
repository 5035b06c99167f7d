//! What the menus of Battle for Rokugan ask, stage by stage.

use std::collections::BTreeMap;

use rules::dice::{Scheme, Seed};
use rules::menu::{Menu, Step};
use rules::policy::Policy;
use rules::seat::Seat;
use rules::table::{Opening, Table};
use rules::view::{OneSeat, View};
use serde_json::{Value, json};

use crate::titles::{MenuPlace, hint, prompt, purpose, warning};
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

/// Every whole act of a seat's menu, with what its seat is told before confirming it.
fn warned(table: &Table, seat: Seat) -> BTreeMap<String, Option<String>> {
    fn walk<'m>(
        view: &View<OneSeat>,
        menu: &'m Menu,
        made: &mut Vec<&'m Step>,
        all: &mut BTreeMap<String, Option<String>>,
    ) {
        if let Menu::Act(act) = menu {
            let place = MenuPlace {
                words: in_language(None),
                view,
                made: made.clone(),
                ahead: false,
            };
            all.insert(act.clone(), warning(&place));
        }
        for choice in menu.choices() {
            made.push(&choice.step);
            walk(view, &choice.then, made, all);
            made.pop();
        }
    }
    let mut all = BTreeMap::new();
    let view = table.private(seat).unwrap();
    walk(&view, &table.menu(seat), &mut Vec::new(), &mut all);
    all
}

/// A round in which a clan with two provinces places this hand; with or without the switch for beginners.
fn placing(clan: &str, hand: &[&str], beginners: bool) -> Table {
    let position = json!({
        "stage": "placing",
        "round": 2,
        "first_player": clan,
        "control": {
            "crab_center": { "clan": clan, "down": 1 },
            "crab_east": { "clan": clan, "down": 1 },
            "crane_south": { "clan": "crane", "down": 1 },
        },
        "seats": {
            clan: { "hand": hand },
            "crane": { "hand": ["A1", "A2", "N1", "S1", "raid", "bluff"] },
        },
    });
    let options = json!({ "deliberately_illegal_placement": !beginners });
    let opening = Opening {
        options,
        ..opening(&[clan, "crane"], 1, Some(position))
    };
    Table::open(&opening).unwrap().0
}

/// A placement is called certain to be discarded exactly when nobody could make it in earnest.
#[test]
fn what_the_reveal_will_discard_is_said_before_it_is_confirmed() {
    let hand = ["A3", "N1", "S2", "raid", "diplomacy", "bluff"];
    let strict = placing("crab", &hand, true);
    let earnest: Vec<String> = strict.legal(Seat::FIRST);
    let told = warned(&placing("crab", &hand, false), Seat::FIRST);
    assert!(told.len() > earnest.len());
    for (act, warning) in &told {
        let doomed = warning.as_ref().is_some_and(|it| it.contains("discarded"));
        let bluff = act.starts_with("bluff ");
        assert!(
            bluff || doomed != earnest.contains(act),
            "{act}: {warning:?}"
        );
        assert!(!bluff || warning.is_some(), "{act}");
    }
    // With the switch for beginners no such act is offered, so nothing but the bluff is warned of.
    for (act, warning) in warned(&strict, Seat::FIRST) {
        let expected = act.starts_with("bluff ");
        assert_eq!(warning.is_some(), expected, "{act}: {warning:?}");
    }
}

/// A bluff is called a bluff, unless its clan defends with it.
#[test]
fn a_bluff_is_called_a_bluff() {
    for (clan, defends) in [("crab", false), ("lion", true)] {
        let told = warned(&placing(clan, &["A3", "bluff"], true), Seat::FIRST);
        let bluffs = told.iter().filter(|(act, _)| act.starts_with("bluff "));
        let mut silent = 0;
        for (act, warning) in bluffs.clone() {
            let said = warning.as_ref().is_some_and(|it| it.contains("A bluff"));
            assert!(said || warning.is_none(), "{act}: {warning:?}");
            silent += usize::from(!said);
        }
        assert!(bluffs.count() > silent, "{clan}");
        assert_eq!(silent > 0, defends, "{clan}");
    }
}

/// A blessing on a token that does not fight is called lost.
#[test]
fn a_blessing_that_will_be_lost_is_called_lost() {
    let mut table = placing("crab", &["A3", "raid", "diplomacy", "+2", "bluff"], false);
    let mut placed = Vec::new();
    for token in ["A3 ", "raid ", "bluff "] {
        let legal = table.legal(Seat::FIRST);
        let act = legal
            .into_iter()
            .find(|act| act.starts_with(token))
            .unwrap();
        table.act(Seat::FIRST, &act).unwrap();
        placed.push(act);
        while !table.waiting().has(Seat::FIRST) {
            let seat = table.waiting().iter().next().unwrap();
            let act = table.advise(seat, Policy::Steady).unwrap();
            table.act(seat, &act).unwrap();
        }
    }
    let told = warned(&table, Seat::FIRST);
    for (act, lost) in placed.iter().zip([false, true, true]) {
        let (_, slot) = act.split_once(' ').unwrap();
        let warning = &told[&format!("+2 on {slot}")];
        let said = warning
            .as_ref()
            .is_some_and(|it| it.contains("will be lost"));
        assert_eq!(said, lost, "{act}: {warning:?}");
    }
}
