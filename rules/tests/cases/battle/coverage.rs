//! What the cases must touch: every card, objective, initiative card, clan, special token, switch,
//! and refusal. A new word in the game without a case is a failing test.

use std::collections::BTreeSet;

use rules::catalog;
use rules::titles::battle::{Card, Clan, Initiative, Objective, Special};

use crate::Case;

/// The refusals of the title.
const REFUSALS: [&str; 23] = [
    "not_now",
    "not_dealt",
    "settled",
    "not_in_hand",
    "not_in_discard",
    "not_the_bluff",
    "bluff_banned",
    "card_not_held",
    "card_spent",
    "no_such_token",
    "protected",
    "not_a_target",
    "border_taken",
    "closed",
    "shrine",
    "implausible",
    "unlawful",
    "ronin",
    "wrong_place",
    "not_yours",
    "not_a_choice",
    "not_an_opponent",
    "mismatch",
];

/// What no case touches.
pub fn missing(cases: &[Case]) -> Vec<String> {
    let mut lines = BTreeSet::new();
    let mut switches = BTreeSet::new();
    let defaults = catalog::about("battle")
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
    for card in Card::ALL {
        let id = card.id();
        let played = format!(": {id} ");
        let listed = |line: &str| {
            line.contains(&played) && !line.contains(" may") && !line.contains(" refused ")
        };
        need(has(&listed), format!("{id} played"));
        let barred = |line: &str| {
            line.contains(&played) && (line.contains(" may not") || line.contains(" refused "))
        };
        need(has(&barred), format!("{id} refused"));
    }
    for objective in Objective::ALL {
        for met in ["met", "unmet"] {
            let line = format!(" is {objective} {met}");
            need(has(&|l| l.ends_with(&line)), format!("{objective} {met}"));
        }
    }
    for card in Initiative::ALL {
        let told = format!("card={card}");
        need(
            has(&|line| line.contains("initiative_revealed") && line.contains(&told)),
            format!("{card} revealed"),
        );
    }
    for clan in Clan::ALL {
        need(
            has(&|line| line.starts_with(clan.id())),
            format!("{clan} acting"),
        );
    }
    for special in Special::ALL {
        let lies = format!(" is {special}");
        need(
            has(&|line| line.starts_with("special ") && line.ends_with(&lies)),
            format!("{special} on the board"),
        );
    }
    for switch in defaults
        .as_object()
        .into_iter()
        .flatten()
        .map(|(switch, _)| switch)
    {
        need(switches.contains(switch), format!("{switch} switched"));
    }
    for code in REFUSALS {
        let refused = format!(" refused {code}");
        let found = |line: &str| {
            line.split(": ")
                .next()
                .is_some_and(|head| head.contains(&refused))
        };
        need(has(&found), format!("the refusal {code}"));
    }
    missing
}
