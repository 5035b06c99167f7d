//! What a season card is worth, its price included.

use super::super::data::{Card, Kind};
use super::board::Eyes;

/// The value of buying a card now.
pub(super) fn value(eyes: &Eyes<'_>, card: Card) -> i32 {
    let cost = i32::from(eyes.price(card, false)) * 60;
    // Seasons whose war is still to come.
    let wars = 3 - i32::from(eyes.season());
    let count = |kind: fn(Card) -> bool| {
        let mut own = eyes.me().cards.clone();
        own.dedup();
        i32::try_from(own.into_iter().filter(|card| kind(*card)).count()).unwrap_or(0)
    };
    let virtues = count(|card| card.kind() == Kind::Virtue);
    let monsters = count(|card| card.kind() == Kind::Monster);
    let onis = count(|card| card.monster().is_some_and(|figure| figure.is_oni()));
    let strongholds = 4 - i32::from(eyes.me().strongholds.min(4));
    let gross = match card {
        Card::Komainu | Card::OniOfSkulls => 200 + wars * 50,
        Card::OniOfSouls => 200 + wars * 100,
        Card::OniOfBlood | Card::Yurei => 300 + wars * 60,
        Card::OniOfHate | Card::OniOfSpite => 340,
        Card::RiverDragon => 600,
        Card::PathOfTheLion => wars * 90,
        Card::PathOfTheDragon => 350,
        Card::Righteousness => wars * 170,
        Card::WayOfTheShogun => wars * 150,
        Card::WayOfTheMoneylender => wars * 250,
        Card::WayOfTheRonin => wars * 130,
        Card::WayOfBushido => (virtues + 1) * wars * 200,
        Card::WayOfTheKatana => 380,
        Card::WayOfTheRighteous => wars * 120,
        Card::PathOfTheSerpent => wars * 60,
        Card::Respect => wars * 60,
        Card::Benevolence => wars * 200,
        Card::PathOfTheKenin => wars * 200,
        Card::PathOfTheLight => wars * 130,
        Card::PathOfTheSamurai => wars * 180,
        Card::Justice => wars * 250,
        Card::Honesty => wars * 120,
        Card::PathOfThePatron => wars * 180,
        Card::PathOfTheWarlord => wars * 110,
        Card::Loyalty => wars * 200,
        Card::WayOfTheMerchant => wars * 100,
        Card::PathOfTheUnrighteous => 60,
        Card::Courage => wars * 420,
        Card::PathOfTheNinja => wars * 160,
        Card::Mercy => wars * 240,
        Card::PathOfTheMonkey => wars * 60,
        Card::PathOfTheSpirit => 150,
        Card::FormOfTheKitsune => strongholds * 300,
        Card::FormOfThePhoenix => virtues * 300,
        Card::FormOfTheBeast => monsters * 300,
        Card::FormOfTheKindred => i32::from(eyes.me().allied) * 300,
        Card::FormOfTheDemon => onis * 300,
    };
    gross - cost
}
