//! Why an action is refused: data for a message, never a secret of another seat.
#![expect(missing_docs, reason = "the sentence of a variant names its fields")]

use serde::{Deserialize, Serialize};

use crate::seat::Seat;

use super::data::{Caste, Hex, Settlement, Tile};
use super::state::Stage;

/// A refusal of Samurai.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "refusal", rename_all = "snake_case")]
pub enum Refusal {
    /// This kind of action does not belong to the moment.
    NotNow { stage: Stage },
    /// A player does not own this many of this tile.
    NotOwned { tile: Tile },
    /// The hex is not in play with this many seats.
    NotInPlay { hex: Hex },
    /// Cities are filled before villages.
    CitiesFirst,
    /// The settlement holds all the figures it takes.
    Full { at: Settlement },
    /// The settlement holds a figure of this caste already.
    CasteThere { at: Settlement, caste: Caste },
    /// All figures of this caste stand on the board.
    NoneLeft { caste: Caste },
    /// No such tile in the hand.
    NotInHand { tile: Tile },
    /// A turn has one tile without the cunning symbol.
    OnePlainTile,
    /// The tile does not go on such a hex.
    WrongTerrain { tile: Tile, hex: Hex },
    /// A tile lies there.
    Covered { hex: Hex, owner: Seat },
    /// No tile lies there.
    NothingThere { hex: Hex },
    /// The tile there is somebody else's.
    NotYours { hex: Hex, owner: Seat },
    /// The move tile cannot pick this tile up.
    Unmovable { tile: Tile },
    /// No such figure on that settlement.
    NoFigure { at: Settlement, caste: Caste },
    /// A swap is between two settlements.
    SameSettlement,
    /// The settlement would hold two figures of one caste.
    TwoOfACaste { at: Settlement, caste: Caste },
    /// By agreement, equal figures are not swapped.
    SameCaste,
    /// By agreement, Edo takes no part in swaps.
    EdoStays,
    /// No tile would be left to go on with.
    NothingLeft,
    /// A turn has at least one tile.
    NoTileYet,
    /// Something can be played.
    CanPlay,
}
