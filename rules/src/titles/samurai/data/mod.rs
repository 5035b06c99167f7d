//! The facts of the game: map, settlements, castes, tiles. Their sums are tested.

mod colour;
mod figure;
mod hex;
mod settlement;

#[cfg(test)]
mod tests;
mod tile;

pub use colour::Colour;
pub use figure::{ASIDE_LIMIT, ByCaste, Caste, FigureAt, figures_per_caste};
pub(crate) use hex::Hexes;
pub use hex::{Area, ByHex, Hex, Section, Terrain};
pub(crate) use settlement::Settlements;
pub use settlement::{BySettlement, Settlement, Size};

pub use tile::{ByTile, HAND, Kind, Pile, TILES, Tile};
