//! The switches of the title: cards and shrines in play, and every ruling the sources leave open (R14).

use serde::{Deserialize, Serialize};

use crate::vocabulary::vocabulary;

use super::data::CardSet;

vocabulary! {
    /// Which card set joins the core.
    Cards ("choice of cards") {
        /// Drawn at random.
        Drawn = "drawn",
        Torii = "torii",
        Tea = "tea",
        Horseman = "horseman",
    }
}

impl Cards {
    /// The set that was chosen; nothing if it is drawn.
    #[must_use]
    pub const fn set(self) -> Option<CardSet> {
        match self {
            Self::Drawn => None,
            Self::Torii => Some(CardSet::Torii),
            Self::Tea => Some(CardSet::Tea),
            Self::Horseman => Some(CardSet::Horseman),
        }
    }
}

vocabulary! {
    /// Which shrines are in play.
    Shrines ("choice of shrines") {
        /// Four drawn at random.
        Drawn = "drawn",
        /// Amaterasu, Fujin, Hachiman, Tsukuyomi.
        FirstGame = "first_game",
    }
}

/// The agreed rulings. Unknown fields are refused, missing ones take the default.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Which card set joins the core.
    pub cards: Cards,
    /// Which shrines are in play.
    pub shrines: Shrines,
    /// Koi chooses whether it swaps its ronin before or after Way of the Ronin pays; otherwise after.
    pub koi_orders_swap: bool,
    /// Ronin that Koi still holds fight beside its coins; otherwise only the coins do.
    pub koi_hires_tokens: bool,
    /// Way of Bushido pays 2 coins for each virtue; otherwise 2, whatever virtues there are.
    pub bushido_coins_each: bool,
    /// Oni of Souls scores a token that nobody fought for, too.
    pub souls_unfought: bool,
    /// Oni of Hate must kill; otherwise it may.
    pub hate_compulsory: bool,
    /// Loyalty counts a battle's outcome once; otherwise the token and the killing apart.
    pub loyalty_outcome_once: bool,
    /// Way of the Merchant pays at the end of an event; otherwise at once.
    pub merchant_at_end: bool,
    /// Path of the Ninja costs honor after the kill; otherwise before it.
    pub ninja_honor_after: bool,
    /// Shares of reparations differ by 1 at most; otherwise odd coins may all go to one.
    pub reparations_even: bool,
    /// In a Marshal a stronghold is built after the moves; otherwise at any time.
    pub build_last: bool,
    /// Every hostage of Respect steals; otherwise only the first.
    pub respect_steals_each: bool,
    /// Justice pays for each player; otherwise once for each event.
    pub justice_each: bool,
    /// In a battle honor is compared among its fighters; otherwise among those still present.
    pub lowest_of_fighters: bool,
    /// Turtle's strongholds pay the Serpent's toll, too.
    pub serpent_strongholds: bool,
    /// Allies who tie for the first place share it.
    pub shared_win: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            cards: Cards::Drawn,
            shrines: Shrines::Drawn,
            koi_orders_swap: true,
            koi_hires_tokens: true,
            bushido_coins_each: true,
            souls_unfought: true,
            hate_compulsory: true,
            loyalty_outcome_once: true,
            merchant_at_end: true,
            ninja_honor_after: true,
            reparations_even: true,
            build_last: true,
            respect_steals_each: true,
            justice_each: true,
            lowest_of_fighters: true,
            serpent_strongholds: true,
            shared_win: true,
        }
    }
}
