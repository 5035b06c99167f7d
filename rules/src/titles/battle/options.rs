//! The switches of the title: every ruling the sources leave open, with its default (R19).

use serde::{Deserialize, Serialize};

use crate::title::Titled as _;
use crate::vocabulary::vocabulary;

use super::Battle;

vocabulary! {
    /// How equal honor at the end is settled.
    TieBreak ("tie-break") {
        /// Most territories, then most provinces, then a shared place.
        TerritoriesThenProvinces = "territories_then_provinces",
        /// Equal honor shares the place.
        Shared = "shared",
    }
}

/// The agreed rulings. Unknown fields are refused, missing ones take the default.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// A facedown token that is illegal for its true kind may be placed as a second bluff. When
    /// off, only truly legal placements are offered.
    pub deliberately_illegal_placement: bool,
    /// A facedown token may only go where some token of its owner could be legal.
    pub plausible_slot_required: bool,
    /// Legality is judged at the reveal; when off, as it was when the token came to its slot.
    pub legality_checked_at_reveal: bool,
    /// All raids are judged before any takes effect; when off, one after the other clockwise from
    /// the first player.
    pub raid_condition_checked_at_reveal: bool,
    /// An attack discarded before the battles (shugenja, raid, diplomacy, illegal) earns the
    /// controller a faceup token.
    pub attack_removed_before_battle_counts_as_defense: bool,
    /// An unattacked Lion bluff in an own centre earns a faceup token.
    pub lion_bluff_alone_counts_as_unattacked_defense: bool,
    /// Crane also wins when tied with another attacker, and against an equal empty province.
    pub crane_tie_between_attackers: bool,
    /// The printed capital bonus counts against the other attackers when Phoenix attacks too.
    pub phoenix_ignores_only_for_itself: bool,
    /// A bluff that leaves the board during placement is out until the next upkeep; when off it
    /// returns to the hand at once.
    pub discarded_bluff_unusable_same_round: bool,
    /// On an initiative tie the current first player is considered last; when off, first.
    pub tied_first_player_last: bool,
    /// The two Shadowlands territories exchange their pairs of cards.
    pub shadowlands_cards_swapped: bool,
    /// How equal honor at the end is settled.
    pub final_tie_break: TieBreak,
    /// The version of the rules the table goes by. Not an option anybody chooses, so it is not
    /// written down with them.
    #[serde(skip)]
    pub(super) rules: u16,
}

impl Options {
    /// The defaults of a version of the rules.
    pub(super) fn of(rules: u16) -> Self {
        Self {
            // Version 2 (R19): the rulebook takes a discarded bluff back into the hand.
            discarded_bluff_unusable_same_round: rules < 2,
            rules,
            ..Self::default()
        }
    }

    /// Does the table go by this version of the rules or a later one?
    pub(super) const fn since(self, rules: u16) -> bool {
        self.rules >= rules
    }
}

impl Default for Options {
    fn default() -> Self {
        Self {
            deliberately_illegal_placement: true,
            plausible_slot_required: true,
            legality_checked_at_reveal: true,
            raid_condition_checked_at_reveal: true,
            attack_removed_before_battle_counts_as_defense: false,
            lion_bluff_alone_counts_as_unattacked_defense: false,
            crane_tie_between_attackers: true,
            phoenix_ignores_only_for_itself: true,
            discarded_bluff_unusable_same_round: false,
            tied_first_player_last: true,
            shadowlands_cards_swapped: false,
            final_tie_break: TieBreak::TerritoriesThenProvinces,
            rules: Battle::RULES,
        }
    }
}
