//! What the cases must touch: every tile, colour, switch, event and refusal, every point of section 8.

use rules::titles::samurai::{Colour, Tile};

use super::EVENTS;
use crate::Case;
use crate::coverage::{Coverage, acts};

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
    let mut cover = Coverage::of(cases);
    for tile in Tile::ALL {
        let played = format!(": {tile} ");
        cover.line(format!("{tile} played"), |line| {
            line.contains(&played) && acts(line)
        });
    }
    for colour in Colour::ALL {
        let acting = format!("{colour}: ");
        cover.line(format!("{colour} acting"), |line| line.starts_with(&acting));
    }
    for event in EVENTS {
        cover.line(format!("the event {event}"), |line| {
            line.starts_with("told ") && line.split(' ').nth(2) == Some(event)
        });
    }
    cover.switches("samurai");
    cover.refusals(&REFUSALS);
    for point in 1..=POINTS {
        cover.section(&format!("R8.{point}"));
    }
    cover.missing()
}
