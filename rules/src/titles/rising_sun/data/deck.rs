//! Which cards a season shows: seven of the core, five of the set (R3.5).

use crate::vocabulary::vocabulary;

use super::{ByCard, Card, Season};

vocabulary! {
    /// The set of cards that joins the core.
    CardSet ("card set") {
        Torii = "torii",
        Tea = "tea",
        Horseman = "horseman",
    }
}

/// A card and how many copies there are.
type Row = &'static [(Card, u8)];

const fn core(season: Season) -> Row {
    match season {
        Season::Spring => &[
            (Card::Komainu, 1),
            (Card::OniOfSkulls, 1),
            (Card::PathOfTheLion, 1),
            (Card::Righteousness, 2),
            (Card::WayOfTheShogun, 2),
        ],
        Season::Summer => &[
            (Card::PathOfTheSerpent, 1),
            (Card::Respect, 2),
            (Card::WayOfBushido, 1),
            (Card::WayOfTheRonin, 2),
            (Card::Yurei, 1),
        ],
        Season::Autumn => &[
            (Card::FormOfTheKitsune, 2),
            (Card::FormOfThePhoenix, 2),
            (Card::PathOfTheDragon, 1),
            (Card::RiverDragon, 1),
            (Card::WayOfTheMoneylender, 1),
        ],
    }
}

const fn of_set(set: CardSet, season: Season) -> Row {
    match (set, season) {
        (CardSet::Torii, Season::Spring) => &[
            (Card::Benevolence, 2),
            (Card::PathOfTheKenin, 2),
            (Card::PathOfTheLight, 1),
        ],
        (CardSet::Torii, Season::Summer) => &[
            (Card::Justice, 2),
            (Card::OniOfBlood, 1),
            (Card::OniOfSouls, 1),
            (Card::PathOfTheSamurai, 1),
        ],
        (CardSet::Torii, Season::Autumn) => &[
            (Card::FormOfTheBeast, 2),
            (Card::OniOfHate, 1),
            (Card::OniOfSpite, 1),
            (Card::WayOfTheKatana, 1),
        ],
        (CardSet::Tea, Season::Spring) => &[
            (Card::Honesty, 2),
            (Card::PathOfThePatron, 1),
            (Card::PathOfTheWarlord, 2),
        ],
        (CardSet::Tea, Season::Summer) => &[
            (Card::Loyalty, 2),
            (Card::OniOfSouls, 1),
            (Card::WayOfTheMerchant, 2),
        ],
        (CardSet::Tea, Season::Autumn) => &[
            (Card::FormOfTheKindred, 2),
            (Card::OniOfHate, 1),
            (Card::PathOfTheUnrighteous, 2),
        ],
        (CardSet::Horseman, Season::Spring) => &[
            (Card::Courage, 2),
            (Card::PathOfTheNinja, 1),
            (Card::WayOfTheRighteous, 2),
        ],
        (CardSet::Horseman, Season::Summer) => &[
            (Card::Mercy, 2),
            (Card::OniOfBlood, 1),
            (Card::PathOfTheMonkey, 2),
        ],
        (CardSet::Horseman, Season::Autumn) => &[
            (Card::FormOfTheDemon, 2),
            (Card::OniOfHate, 1),
            (Card::OniOfSpite, 1),
            (Card::PathOfTheSpirit, 1),
        ],
    }
}

/// The twelve cards a season shows.
#[must_use]
pub fn deck(set: CardSet, season: Season) -> ByCard<u8> {
    let mut cards = ByCard([0; Card::COUNT]);
    for (card, copies) in core(season).iter().chain(of_set(set, season)) {
        cards[*card] += copies;
    }
    cards
}
