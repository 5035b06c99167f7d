//! The facts of the game: map, clans, figures, mandates, shrines, season cards. Their sums are tested.

mod card;
mod clan;
mod deck;
mod figure;
mod mandate;
mod province;
mod season;
#[cfg(test)]
mod tests;
mod troops;

pub use card::{ByCard, Card, Kind};
pub use clan::Clan;
pub use deck::{CardSet, deck};
pub use figure::{Figure, Piece};
pub use mandate::{Advantage, ByMandate, Kami, Mandate};
pub use province::{ByProvince, Harvest, Province, Provinces, Route, Routes};
pub use season::Season;
pub use troops::Troops;

/// Strongholds of a clan.
pub const STRONGHOLDS: u8 = 4;
/// What a stronghold costs.
pub const STRONGHOLD_COST: u8 = 3;
/// Shrines in play.
pub const SHRINES: usize = 4;
/// Tiles of a mandate.
pub const TILES_EACH: u8 = 2;
/// Tiles drawn on a mandate turn.
pub const DRAWN: u8 = 4;
/// The turns of a political phase: is it a kami turn?
pub const TRACK: [bool; 10] = [
    false, false, false, true, false, false, true, false, false, true,
];
