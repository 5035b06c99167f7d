//! What the cases must touch: every tile built, every customer served, every patron, mastery, clan,
//! switch, event and refusal, every point of section 13.

use rules::titles::river_of_gold::{Clan, Customers, Era, Mastery, Patron, Tile};

use super::EVENTS;
use crate::Case;
use crate::coverage::{Coverage, acts};

/// The refusals of the title.
const REFUSALS: [&str; 16] = [
    "not_now",
    "not_offered",
    "wrong_region",
    "occupied",
    "too_little_koku",
    "not_in_row",
    "no_free_change",
    "not_in_hand",
    "too_few_goods",
    "too_little_favor",
    "same_face",
    "same_good",
    "goods_full",
    "favor_full",
    "not_your_turn",
    "not_to_mark",
];

/// The points of section 13, each with a case named after it.
const POINTS: u8 = 25;

/// What no case touches.
pub fn missing(cases: &[Case]) -> Vec<String> {
    let mut cover = Coverage::of(cases);
    for tile in Tile::ALL {
        let lies = format!(" is {tile}");
        let built = format!(" {tile}");
        if tile.era() == Era::Start {
            cover.line(format!("{tile} on the board"), |line| line.contains(&lies));
        } else {
            cover.line(format!("{tile} built"), |line| {
                line.contains(": build ") && line.ends_with(&built) && acts(line)
            });
        }
    }
    for customer in Customers::ALL.iter() {
        let served = format!(": deliver {customer}");
        cover.line(format!("{customer} served"), |line| {
            line.ends_with(&served) && acts(line)
        });
    }
    for patron in Patron::ALL {
        let taken = format!("patron={patron}");
        cover.line(format!("{patron} at work"), |line| {
            line.starts_with("seat ") && line.contains(&taken)
        });
    }
    for mastery in Mastery::ALL {
        let claimed = format!("mastery={mastery}");
        for start in ["told all mastery_claimed", "never told mastery_claimed"] {
            cover.line(format!("{start} {mastery}"), |line| {
                line.starts_with(start) && line.contains(&claimed)
            });
        }
    }
    for clan in Clan::ALL {
        let acting = format!("{clan}: ");
        cover.line(format!("{clan} acting"), |line| line.starts_with(&acting));
    }
    for event in EVENTS {
        cover.line(format!("the event {event}"), |line| {
            line.starts_with("told ") && line.split(' ').nth(2) == Some(event)
        });
    }
    cover.switches("river_of_gold");
    cover.refusals(&REFUSALS);
    for point in 1..=POINTS {
        cover.section(&format!("R13.{point}"));
    }
    cover.missing()
}
