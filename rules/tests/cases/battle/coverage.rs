//! What the cases must touch: every card, objective, initiative card, clan, special token, switch,
//! and refusal.

use rules::titles::battle::{Card, Clan, Initiative, Objective, Special};

use crate::Case;
use crate::coverage::{Coverage, acts};

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
    let mut cover = Coverage::of(cases);
    for card in Card::ALL {
        let named = format!(": {} ", card.id());
        cover.line(format!("{card} played"), |line| {
            line.contains(&named) && acts(line)
        });
        cover.line(format!("{card} refused"), |line| {
            line.contains(&named) && (line.contains(" may not") || line.contains(" refused "))
        });
    }
    for objective in Objective::ALL {
        for met in ["met", "unmet"] {
            let judged = format!(" is {objective} {met}");
            cover.line(format!("{objective} {met}"), |line| line.ends_with(&judged));
        }
    }
    for card in Initiative::ALL {
        let told = format!("card={card}");
        cover.line(format!("{card} revealed"), |line| {
            line.contains("initiative_revealed") && line.contains(&told)
        });
    }
    for clan in Clan::ALL {
        cover.line(format!("{clan} acting"), |line| line.starts_with(clan.id()));
    }
    for special in Special::ALL {
        let lies = format!(" is {special}");
        cover.line(format!("{special} on the board"), |line| {
            line.starts_with("special ") && line.ends_with(&lies)
        });
    }
    cover.switches("battle");
    cover.refusals(&REFUSALS);
    cover.missing()
}
