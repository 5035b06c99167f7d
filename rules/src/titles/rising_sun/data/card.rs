//! The forty season cards (R11).

use crate::vocabulary::vocabulary;

use super::Figure;

vocabulary! {
    /// A season card.
    Card ("season card") by ByCard {
        Komainu = "komainu",
        OniOfSkulls = "oni_of_skulls",
        PathOfTheLion = "path_of_the_lion",
        Righteousness = "righteousness",
        WayOfTheShogun = "way_of_the_shogun",
        PathOfTheSerpent = "path_of_the_serpent",
        Respect = "respect",
        WayOfBushido = "way_of_bushido",
        WayOfTheRonin = "way_of_the_ronin",
        Yurei = "yurei",
        FormOfTheKitsune = "form_of_the_kitsune",
        FormOfThePhoenix = "form_of_the_phoenix",
        PathOfTheDragon = "path_of_the_dragon",
        RiverDragon = "river_dragon",
        WayOfTheMoneylender = "way_of_the_moneylender",
        Benevolence = "benevolence",
        PathOfTheKenin = "path_of_the_kenin",
        PathOfTheLight = "path_of_the_light",
        Justice = "justice",
        OniOfBlood = "oni_of_blood",
        OniOfSouls = "oni_of_souls",
        PathOfTheSamurai = "path_of_the_samurai",
        FormOfTheBeast = "form_of_the_beast",
        OniOfHate = "oni_of_hate",
        OniOfSpite = "oni_of_spite",
        WayOfTheKatana = "way_of_the_katana",
        Honesty = "honesty",
        PathOfThePatron = "path_of_the_patron",
        PathOfTheWarlord = "path_of_the_warlord",
        Loyalty = "loyalty",
        WayOfTheMerchant = "way_of_the_merchant",
        FormOfTheKindred = "form_of_the_kindred",
        PathOfTheUnrighteous = "path_of_the_unrighteous",
        Courage = "courage",
        PathOfTheNinja = "path_of_the_ninja",
        WayOfTheRighteous = "way_of_the_righteous",
        Mercy = "mercy",
        PathOfTheMonkey = "path_of_the_monkey",
        FormOfTheDemon = "form_of_the_demon",
        PathOfTheSpirit = "path_of_the_spirit",
    }
}

vocabulary! {
    /// The kinds of season cards.
    Kind ("kind of season card") {
        Enhancement = "enhancement",
        Virtue = "virtue",
        Monster = "monster",
        WarUpgrade = "war_upgrade",
        WinterUpgrade = "winter_upgrade",
    }
}

impl Card {
    /// Its kind.
    #[must_use]
    pub const fn kind(self) -> Kind {
        match self {
            Self::Komainu
            | Self::OniOfSkulls
            | Self::Yurei
            | Self::RiverDragon
            | Self::OniOfBlood
            | Self::OniOfSouls
            | Self::OniOfHate
            | Self::OniOfSpite => Kind::Monster,
            Self::Righteousness
            | Self::Respect
            | Self::Benevolence
            | Self::Justice
            | Self::Honesty
            | Self::Loyalty
            | Self::Courage
            | Self::Mercy => Kind::Virtue,
            Self::WayOfTheShogun
            | Self::WayOfBushido
            | Self::WayOfTheRonin
            | Self::WayOfTheMoneylender
            | Self::WayOfTheKatana
            | Self::WayOfTheRighteous => Kind::WarUpgrade,
            Self::FormOfTheKitsune
            | Self::FormOfThePhoenix
            | Self::FormOfTheBeast
            | Self::FormOfTheKindred
            | Self::FormOfTheDemon => Kind::WinterUpgrade,
            Self::PathOfTheLion
            | Self::PathOfTheSerpent
            | Self::PathOfTheDragon
            | Self::PathOfTheKenin
            | Self::PathOfTheLight
            | Self::PathOfTheSamurai
            | Self::PathOfThePatron
            | Self::PathOfTheWarlord
            | Self::WayOfTheMerchant
            | Self::PathOfTheUnrighteous
            | Self::PathOfTheNinja
            | Self::PathOfTheMonkey
            | Self::PathOfTheSpirit => Kind::Enhancement,
        }
    }

    /// The coins printed on it.
    #[must_use]
    pub const fn cost(self) -> u8 {
        match self {
            Self::PathOfTheLion
            | Self::PathOfTheSerpent
            | Self::Respect
            | Self::WayOfTheMoneylender
            | Self::Honesty
            | Self::PathOfTheUnrighteous
            | Self::PathOfTheMonkey => 0,
            Self::WayOfTheRonin
            | Self::Benevolence
            | Self::PathOfTheLight
            | Self::Justice
            | Self::PathOfTheWarlord
            | Self::Loyalty
            | Self::Mercy => 1,
            Self::Komainu
            | Self::OniOfSkulls
            | Self::Righteousness
            | Self::WayOfTheShogun
            | Self::PathOfTheKenin
            | Self::OniOfSouls
            | Self::PathOfTheSamurai
            | Self::PathOfThePatron
            | Self::WayOfTheMerchant
            | Self::PathOfTheNinja
            | Self::WayOfTheRighteous
            | Self::PathOfTheSpirit => 2,
            Self::WayOfBushido
            | Self::Yurei
            | Self::FormOfThePhoenix
            | Self::PathOfTheDragon
            | Self::RiverDragon
            | Self::OniOfBlood
            | Self::OniOfHate
            | Self::OniOfSpite
            | Self::WayOfTheKatana
            | Self::FormOfTheKindred
            | Self::Courage
            | Self::FormOfTheDemon => 3,
            Self::FormOfTheKitsune | Self::FormOfTheBeast => 4,
        }
    }

    /// The monster it brings.
    #[must_use]
    pub fn monster(self) -> Option<Figure> {
        let mut monsters = Figure::ALL.into_iter().filter(|figure| figure.is_monster());
        monsters.find(|figure| figure.card() == Some(self))
    }
}
