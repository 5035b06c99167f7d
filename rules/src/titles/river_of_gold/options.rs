//! The switches of the title: patrons, and every ruling the sources leave open (R14).

use serde::{Deserialize, Serialize};

use crate::vocabulary::vocabulary;

vocabulary! {
    /// Are there patrons, and how are they taken?
    Patrons ("way of patrons") {
        /// There are none.
        None = "none",
        /// One of each clan is revealed; from the last seat backwards everybody takes one.
        Draft = "draft",
        /// In turn order everybody takes one of the two of the own clan.
        OwnClan = "own_clan",
    }
}

vocabulary! {
    /// When the active player may trade.
    Trades ("time of trades") {
        /// Whenever there is something to decide anyway, and once after the action.
        AtDecisions = "at_decisions",
        /// Also between any two rewards of the own turn.
        Always = "always",
    }
}

vocabulary! {
    /// The order of several merchants' bonuses.
    MerchantOrder ("order of merchants") {
        /// By region.
        Region = "region",
        /// As they were served.
        Delivery = "delivery",
    }
}

vocabulary! {
    /// When the noble ship's powers of the regions 3, 4 and 6 take effect.
    NobleTime ("time of nobles") {
        /// After the rewards of visitor and owners.
        After = "after",
        /// Between the two.
        Between = "between",
    }
}

vocabulary! {
    /// Who goes on after the Emperor's visit.
    EmperorNext ("player after the Emperor") {
        /// The active player finishes the turn.
        Active = "active",
        /// The next player begins a turn; the active player claims and rolls nothing.
        Next = "next",
    }
}

/// The agreed rulings. Unknown fields are refused, missing ones take the default.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Are there patrons, and how are they taken?
    pub patrons: Patrons,
    /// When the active player may trade.
    pub trades: Trades,
    /// The order of several merchants' bonuses.
    pub merchant_order: MerchantOrder,
    /// When the powers of nobles 3, 4 and 6 take effect.
    pub noble_time: NobleTime,
    /// Who goes on after the Emperor's visit.
    pub emperor_next: EmperorNext,
    /// Dice are still rolled once the end is triggered.
    pub last_roll: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            patrons: Patrons::None,
            trades: Trades::AtDecisions,
            merchant_order: MerchantOrder::Region,
            noble_time: NobleTime::After,
            emperor_next: EmperorNext::Active,
            last_roll: false,
        }
    }
}
