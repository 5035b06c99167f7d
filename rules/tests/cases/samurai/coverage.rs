//! What the cases must touch: every tile, every switch, event and refusal, every settlement size. A
//! new word in the game without a case is a failing test.

use std::collections::BTreeSet;

use rules::catalog;
use rules::titles::samurai::{Colour, Tile};

use super::EVENTS;
use crate::Case;

/// The refusals of the title.
const REFUSALS: [&str; 22] = [
    "not_now",
    "not_owned",
    "not_in_play",
    "cities_first",
    "full",
    "caste_there",
    "none_left",
    "not_in_hand",
    "one_plain_tile",
    "wrong_terrain",
    "covered",
    "nothing_there",
    "not_yours",
    "unmovable",
    "no_figure",
    "same_settlement",
    "two_of_a_caste",
    "same_caste",
    "edo_stays",
    "nothing_left",
    "no_tile_yet",
    "can_play",
];

/// The points of section 8, each with a case named after it.
const POINTS: u8 = 9;

/// What no case touches.
pub fn missing(cases: &[Case]) -> Vec<String> {
    let mut lines = BTreeSet::new();
    let mut switches = BTreeSet::new();
    let defaults = catalog::about("samurai")
        .map(|about| about.options)
        .unwrap_or_default();
    for case in cases {
        lines.extend(case.play.iter().map(String::as_str));
        for (switch, value) in case.options.as_object().into_iter().flatten() {
            if defaults.get(switch) != Some(value) {
                switches.insert(switch.clone());
            }
        }
    }
    let has = |found: &dyn Fn(&str) -> bool| lines.iter().any(|line| found(line));
    let mut missing = Vec::new();
    let mut need = |there: bool, what: String| {
        if !there {
            missing.push(what);
        }
    };
    for tile in Tile::ALL {
        let played = format!(": {tile} ");
        let listed = |line: &str| {
            line.contains(&played) && !line.contains(" may") && !line.contains(" refused ")
        };
        need(has(&listed), format!("{tile} played"));
    }
    for colour in Colour::ALL {
        let acts = format!("{colour}: ");
        need(
            has(&|line| line.starts_with(&acts)),
            format!("{colour} acting"),
        );
    }
    for event in EVENTS {
        let told = |line: &str| line.starts_with("told ") && line.split(' ').nth(2) == Some(event);
        need(has(&told), format!("the event {event}"));
    }
    for (switch, _) in defaults.as_object().into_iter().flatten() {
        need(switches.contains(switch), format!("{switch} switched"));
    }
    for code in REFUSALS {
        let refused = format!(" refused {code}");
        let found = |line: &str| {
            let head = line.split(": ").next().unwrap_or("");
            head.ends_with(&refused) || head.contains(&format!("{refused} "))
        };
        need(has(&found), format!("the refusal {code}"));
    }
    for point in 1..=POINTS {
        let named = format!("R8.{point} ");
        let there = cases.iter().any(|case| case.name.starts_with(&named));
        need(there, format!("a case of R8.{point}"));
    }
    missing
}
