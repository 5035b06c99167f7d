//! What the cases must touch: every card, shrine, clan, monster, mandate, switch, event, refusal,
//! reaction and condition, what is done in every stage when time runs out, and every point of
//! sections 10 and 14.

use rules::titles::rising_sun::{
    Advantage, Card, Clan, Figure, Kami, Mandate, Reaction, Stage, Topic,
};

use super::EVENTS;
use crate::Case;
use crate::coverage::{Coverage, acts};

/// The refusals of the title.
const REFUSALS: [&str; 25] = [
    "not_now",
    "not_here",
    "no_offers_now",
    "no_alliances_now",
    "already_allied",
    "offer_open",
    "no_offer",
    "cannot_give",
    "empty_offer",
    "too_many_offers",
    "not_drawn",
    "cannot_name",
    "not_in_reserve",
    "no_stronghold",
    "not_to_shrine",
    "cannot_move",
    "not_adjacent",
    "cannot_build",
    "too_few_coins",
    "not_on_display",
    "wrong_place",
    "not_a_choice",
    "bid_too_high",
    "not_owned",
    "already_so",
];

/// What no case touches.
pub fn missing(cases: &[Case]) -> Vec<String> {
    let mut cover = Coverage::of(cases);
    for card in Card::ALL {
        let named = |case: &&Case| case.name.contains(card.id());
        let count = cases.iter().filter(named).count();
        cover.need(count > 0, format!("a case named after the card {card}"));
    }
    for kami in Kami::ALL {
        let won = format!("kami={kami}");
        cover.line(format!("the shrine {kami}"), |line| {
            line.starts_with("told all shrine_won") && line.contains(&won)
        });
    }
    for clan in Clan::ALL {
        let acting = format!("{clan}: ");
        cover.line(format!("{clan} acting"), |line| line.starts_with(&acting));
    }
    for figure in Figure::ALL.into_iter().filter(|figure| figure.is_monster()) {
        cover.line(format!("the monster {figure}"), |line| {
            line.contains(figure.id()) && acts(line)
        });
    }
    for mandate in Mandate::ALL {
        let played = format!(": play {mandate}");
        cover.line(format!("the mandate {mandate}"), |line| {
            line.ends_with(&played)
        });
    }
    for advantage in Advantage::ALL {
        let won = format!("advantage={advantage}");
        cover.line(format!("the advantage {advantage}"), |line| {
            line.starts_with("told all advantage_won") && line.contains(&won)
        });
    }
    for reaction in Reaction::ALL {
        let asked = format!("stage is {reaction}");
        cover.line(format!("the reaction {reaction}"), |line| line == asked);
    }
    for stage in Stage::ALL.into_iter().filter(|stage| *stage != Stage::Over) {
        let named = |case: &&Case| {
            let words = case.name.split([' ', ',', ':', ';']);
            case.name.starts_with("R16 ") && words.into_iter().any(|word| word == stage.id())
        };
        let late = cases.iter().filter(named);
        let late = late.flat_map(|case| &case.play);
        let count = late.filter(|line| line.contains(" late: ")).count();
        cover.need(count > 0, format!("time that runs out in {stage}"));
    }
    for topic in Topic::ALL {
        let holds = format!(" finds: {topic} ");
        cover.line(format!("the condition {topic}"), |line| {
            line.contains(&holds)
        });
    }
    for event in EVENTS {
        cover.line(format!("the event {event}"), |line| {
            line.starts_with("told ") && line.split(' ').nth(2) == Some(event)
        });
    }
    cover.switches("rising_sun");
    cover.refusals(&REFUSALS);
    for point in 1..=5 {
        cover.section(&format!("R10.{point}"));
    }
    for point in 1..=15 {
        cover.section(&format!("R14.{point}"));
    }
    cover.missing()
}
