//! Why an action is refused: data for a message, never a secret of another seat.
#![expect(missing_docs, reason = "the sentence of a variant names its fields")]

use serde::{Deserialize, Serialize};

use super::data::{Customer, Face, Good, Patron, Region, Ship, Shore, Tile};
use super::view::Stage;

/// A refusal of River of Gold.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "refusal", rename_all = "snake_case")]
pub enum Refusal {
    /// This kind of action does not belong to the moment.
    NotNow { stage: Stage },
    /// The patron cannot be taken, or somebody took it.
    NotOffered { patron: Patron },
    /// The die shows another region.
    WrongRegion { region: Region, die: Face },
    /// A building stands there.
    Occupied { shore: Shore },
    /// Building there costs more than there is.
    TooLittleKoku { needs: u8, has: u8 },
    /// The tile is not in the row.
    NotInRow { tile: Tile },
    /// Only the noble ship of noble 5 changes its steps.
    NoFreeChange { ship: Ship },
    /// No such customer in the hand.
    NotInHand { customer: Customer },
    /// The order, trade or sale needs more of this good.
    TooFewGoods { good: Good, needs: u8, has: u8 },
    /// It takes more favor than there is.
    TooLittleFavor { needs: u8, has: u8 },
    /// The die shows this face already.
    SameFace { face: Face },
    /// A good is traded for another one.
    SameGood { good: Good },
    /// No more of this good can be kept.
    GoodsFull { good: Good },
    /// No more favor can be held.
    FavorFull { cap: u8 },
    /// Trades are for the active player.
    NotYourTurn,
    /// The monk does not mark this building.
    NotToMark { shore: Shore },
}
