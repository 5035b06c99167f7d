//! The choices of a seat.

use super::data::{Caste, FigureAt, HAND, Hex, Settlement, Tile};

/// One choice of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Choose the starting hand; the tiles are in the order of [`Tile::ALL`].
    Hand([Tile; HAND]),
    /// Set a figure up.
    Put {
        /// The figure.
        caste: Caste,
        /// Where.
        at: Settlement,
    },
    /// Lay a tile.
    Lay {
        /// The tile.
        tile: Tile,
        /// Where.
        hex: Hex,
        /// What follows.
        then: Then,
    },
    /// Move an own tile; the move tile takes its place.
    Move {
        /// Where it lies.
        from: Hex,
        /// Where it goes.
        to: Hex,
        /// What follows.
        then: Then,
    },
    /// Swap two figures, in the order of [`FigureAt`].
    Swap {
        /// The first.
        one: FigureAt,
        /// The second.
        other: FigureAt,
        /// What follows.
        then: Then,
    },
    /// End the turn without another tile.
    Done,
    /// There is nothing to play.
    Pass,
}

/// What follows a tile: most turns are one tile, and one act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Then {
    /// The turn ends.
    End,
    /// The turn goes on.
    More,
}
