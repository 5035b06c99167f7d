//! What the cases of Samurai need.

mod coverage;
mod expect;
mod given;

use crate::Suite;

pub const SUITE: Suite = Suite {
    title: "samurai",
    position: given::position,
    line: expect::line,
    events: &EVENTS,
    missing: coverage::missing,
};

/// Every event there is.
pub const EVENTS: [&str; 23] = [
    "first_player_drawn",
    "hand_chosen",
    "hand_kept",
    "figures_dealt",
    "figure_placed",
    "turns_began",
    "laid",
    "moved",
    "swapped",
    "captured",
    "unclaimed",
    "set_aside",
    "passed",
    "passed_over",
    "drew",
    "drew_tiles",
    "caste_gone",
    "aside_full",
    "nobody_can_play",
    "counted",
    "leader_named",
    "no_leader",
    "ended",
];
