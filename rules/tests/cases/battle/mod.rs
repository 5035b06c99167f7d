//! What the cases of Battle for Rokugan need.

mod coverage;
mod expect;
mod given;

use crate::Suite;

pub const SUITE: Suite = Suite {
    title: "battle",
    position: given::position,
    line: expect::line,
    events: &EVENTS,
    missing: coverage::missing,
};

const EVENTS: [&str; 50] = [
    "objectives_dealt",
    "objective_chosen",
    "objective_kept",
    "initiative_revealed",
    "round_began",
    "became_ronin",
    "drew",
    "drew_tokens",
    "returned",
    "returned_token",
    "card_passed",
    "card_played",
    "control_added",
    "control_paid",
    "control_cleared",
    "control_exchanged",
    "special_placed",
    "special_removed",
    "token_recovered",
    "token_discarded",
    "token_pooled",
    "own_token_pooled",
    "hand_spied",
    "hand_seen",
    "token_inspected",
    "face_seen",
    "token_struck",
    "token_sent_back",
    "bluff_set_aside",
    "own_token_sent_back",
    "placed",
    "own_placed",
    "blessed",
    "animated",
    "turns_forfeited",
    "ability_declined",
    "swapped",
    "revealed",
    "bluff_returned",
    "unlawful",
    "blessing_wasted",
    "raid_failed",
    "raided",
    "pacified",
    "fought",
    "guarded",
    "card_claimed",
    "card_returned",
    "card_read",
    "ended",
];
