//! The numbers of the set-up and the limits of what a player owns (R2, R3).

use super::Shore;

/// The most koku a player keeps.
pub const KOKU: u8 = 25;
/// The most of each good a player keeps.
pub const EACH_GOOD: u8 = 6;
/// The favor a player starts with.
pub const FAVOR_START: u8 = 2;
/// The favor a player may hold at the start.
pub const CAP_START: u8 = 3;
/// The favor a player may ever hold.
pub const CAP_MOST: u8 = 6;
/// Customers a player holds between turns.
pub const CUSTOMERS_IN_HAND: u8 = 2;
/// Koku at the start, the first player first.
pub const KOKU_BY_TURN: [u8; 4] = [7, 8, 9, 10];
/// Masteries in play.
pub const MASTERIES_IN_PLAY: usize = 3;
/// Slots of the building row.
pub const ROW: usize = 4;

/// What depends on the number of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sizes {
    /// Tiles of the first era, the row included.
    pub era1: u8,
    /// Tiles of the second era.
    pub era2: u8,
    /// Shore spaces that begin with a start tile.
    pub start_spaces: &'static [Shore],
}

/// What depends on the number of players.
#[must_use]
pub const fn sizes(seats: usize) -> Sizes {
    use Shore::*;
    match seats {
        2 => Sizes {
            era1: 12,
            era2: 9,
            start_spaces: &[S3, S7, S11, S14, S22, S23],
        },
        3 => Sizes {
            era1: 14,
            era2: 11,
            start_spaces: &[S3, S11, S22],
        },
        _ => Sizes {
            era1: 16,
            era2: 13,
            start_spaces: &[],
        },
    }
}
