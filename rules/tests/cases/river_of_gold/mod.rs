//! What the cases of River of Gold need.

mod coverage;
mod expect;
mod given;

use crate::Suite;

pub const SUITE: Suite = Suite {
    title: "river_of_gold",
    position: given::position,
    line: expect::line,
    events: &EVENTS,
    missing: coverage::missing,
};

/// Every event there is.
pub const EVENTS: [&str; 38] = [
    "region_tiles_dealt",
    "masteries_revealed",
    "tiles_placed",
    "row_filled",
    "top_shown",
    "first_player_drawn",
    "patrons_revealed",
    "patron_taken",
    "koku_dealt",
    "drew",
    "drew_customers",
    "deck_shuffled",
    "ship_started",
    "rolled",
    "die_set",
    "die_turned",
    "traded",
    "favor_bought",
    "built",
    "sailed",
    "gained",
    "advanced",
    "journey_completed",
    "sold",
    "delivered",
    "cap_raised",
    "marked",
    "nothing_to_mark",
    "noble_ship_launched",
    "discarded",
    "tile_discarded",
    "tile_entered",
    "emperor_visited",
    "end_triggered",
    "mastery_claimed",
    "region_scored",
    "counted",
    "ended",
];
