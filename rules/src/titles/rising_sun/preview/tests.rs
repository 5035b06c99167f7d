//! What a seat can plan, and what switches its orders off.

use serde_json::{Value, json};

use crate::dice::{Scheme, Seed};
use crate::seat::{Seat, Seats};
use crate::table::{Opening, Table};

const KOI: Seat = Seat::FIRST;

fn lotus() -> Seat {
    KOI.next(3)
}

fn turtle() -> Seat {
    lotus().next(3)
}

fn table(position: Value) -> Table {
    let opening = Opening {
        title: "rising_sun".into(),
        rules: None,
        options: Value::Null,
        sides: ["koi", "lotus", "turtle"].map(String::from).to_vec(),
        seed: Seed::from_number(1),
        scheme: Scheme::Seed,
        entropy: String::new(),
        position: Some(position),
    };
    Table::open(&opening).expect("a sound position").0
}

/// Koi plays a tile; lotus, then turtle, then koi carry it out.
fn issued(mandate: &str) -> Table {
    let mut table = table(json!({
        "stage": "mandate",
        "drawn": ["betray", "recruit", "marshal", "train"],
        "seats": {
            "koi": {"coins": 3},
            "lotus": {"coins": 3, "cards": ["path_of_the_kenin"], "map": {"nagato": ["bushi"], "kansai": ["bushi"]}},
            "turtle": {"coins": 3, "map": {"kyoto": ["bushi"], "kansai": ["bushi"]}},
        },
    }));
    table.act(KOI, &format!("play {mandate}")).expect("legal");
    table
}

/// What a seat could plan after these orders.
fn planned(table: &Table, seat: Seat, queue: &[&str]) -> Vec<String> {
    let queue: Vec<Vec<String>> = queue.iter().map(|act| vec![(*act).to_owned()]).collect();
    let menu = table.preview(seat, &queue).expect("can be told");
    menu.actions().into_iter().map(String::from).collect()
}

fn has(list: &[String], act: &str) -> bool {
    list.iter().any(|known| known == act)
}

#[test]
fn a_part_of_the_mandate_is_planned_before_it_comes() {
    let table = issued("recruit");
    assert_eq!(table.waiting(), Seats::only(lotus()));
    let first = planned(&table, turtle(), &[]);
    assert!(has(&first, "summon bushi kyoto") && has(&first, "done"));
    assert!(first.iter().all(|act| !act.starts_with("offer")));
    // One stronghold, one summon: then there is no more to plan.
    assert!(planned(&table, turtle(), &["summon bushi kyoto"]).is_empty());
    // The issuer has one more.
    let second = planned(&table, KOI, &["summon bushi edo"]);
    assert!(has(&second, "summon bushi edo"));
    assert!(planned(&table, KOI, &["summon bushi edo", "summon shinto edo"]).is_empty());
}

#[test]
fn what_follows_a_summon_is_planned_too() {
    let table = issued("recruit");
    let after = planned(&table, lotus(), &["summon bushi nagato"]);
    assert!(has(&after, "place bushi nagato") && has(&after, "pass"));
}

#[test]
fn moves_and_purchases_are_planned() {
    let marshal = issued("marshal");
    let moves = planned(&marshal, turtle(), &["move bushi kansai nagato"]);
    assert!(has(&moves, "move bushi kyoto edo"));
    assert!(!has(&moves, "move bushi kansai nagato"));
    assert!(!has(&moves, "build oshu") && has(&planned(&marshal, KOI, &[]), "build oshu"));
    let train = issued("train");
    assert!(has(
        &planned(&train, turtle(), &[]),
        "buy way_of_the_shogun"
    ));
}

#[test]
fn the_next_tile_is_planned_without_knowing_it() {
    let mut table = issued("recruit");
    // While lotus carries the mandate out it plans that; afterwards its tile.
    table.act(lotus(), "done").expect("legal");
    let tiles = planned(&table, lotus(), &[]);
    assert_eq!(tiles.len(), 25, "five tiles, five names");
    let battle = self::table(json!({
        "stage": "battles", "wars": ["edo"],
        "seats": {"lotus": {"map": {"edo": ["bushi"]}}},
    }));
    assert!(battle.preview(KOI, &[]).is_none());
}

/// The events of an act that concern a seat.
fn concerned(table: &mut Table, by: Seat, act: &str, seat: Seat) -> Vec<String> {
    let acted = table
        .act_watched(by, act, Seats::only(seat))
        .expect("legal");
    let name = |event: &crate::event_log::AnyEvent| event.to_json()["event"].to_string();
    acted
        .concerns
        .iter()
        .map(|(_, event)| name(event))
        .collect()
}

#[test]
fn what_comes_to_own_figures_concerns_and_what_goes_elsewhere_does_not() {
    let mut table = issued("marshal");
    let none: [String; 0] = [];
    let act = "move bushi nagato kansai";
    assert_eq!(concerned(&mut table, lotus(), act, turtle()), ["\"moved\""]);
    let act = "move bushi kansai shikoku";
    assert_eq!(concerned(&mut table, lotus(), act, turtle()), none);
    let mut table = issued("recruit");
    let act = "summon bushi nagato";
    assert_eq!(concerned(&mut table, lotus(), act, turtle()), none);
}

#[test]
fn an_offer_switches_no_orders_off() {
    let mut table = issued("marshal");
    let act = "offer turtle give 1c";
    assert!(concerned(&mut table, KOI, act, turtle()).is_empty());
}

#[test]
fn a_betrayal_concerns_those_it_hits() {
    let mut table = issued("betray");
    let act = "replace turtle bushi kyoto bushi";
    assert!(concerned(&mut table, KOI, act, lotus()).is_empty());
    let act = "replace lotus bushi kansai bushi";
    assert_eq!(concerned(&mut table, KOI, act, lotus()), ["\"replaced\""]);
}
