//! Why an action is refused.
#![expect(missing_docs, reason = "the sentence of a variant names its fields")]

use serde::{Deserialize, Serialize};

use crate::seat::Seat;

use super::data::{Card, Clan, Figure, Mandate, Piece, Province};
use super::view::Stage;

/// A refusal; it carries what a message needs and no secret.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "refusal", rename_all = "snake_case")]
pub enum Refusal {
    /// That is not what is decided now.
    NotNow { stage: Stage },
    /// This clan does not play.
    NotHere { clan: Clan },
    /// Offers are made in the tea ceremony and the political phase, alliances in the ceremony alone.
    NoOffersNow { stage: Stage },
    /// Alliances are made in the tea ceremony alone.
    NoAlliancesNow,
    /// One of the two is allied already.
    AlreadyAllied { seat: Seat },
    /// There is an open offer between the two already.
    OfferOpen { clan: Clan },
    /// There is no open offer of this kind with this clan.
    NoOffer { clan: Clan },
    /// An offer must contain something that its giver has.
    CannotGive { seat: Seat },
    /// An offer without anything in it.
    EmptyOffer,
    /// No more offers in this phase.
    TooManyOffers { most: u8 },
    /// The seat has not drawn this tile.
    NotDrawn { mandate: Mandate },
    /// Only Lotus names another mandate; and Lotus always names one.
    CannotName,
    /// No such figure in the reserve.
    NotInReserve { figure: Figure },
    /// No stronghold of the seat there that could still summon.
    NoStronghold { province: Province },
    /// Only shinto go to shrines, and only to those in play.
    NotToShrine { figure: Figure },
    /// No such piece there that could still move.
    CannotMove { piece: Piece, from: Province },
    /// The provinces are not adjacent, or the sea route is closed.
    NotAdjacent { from: Province, to: Province },
    /// This seat cannot build now.
    CannotBuild,
    /// It costs more coins than the seat has.
    TooFewCoins { needs: u8, has: u8 },
    /// The card is not on display.
    NotOnDisplay { card: Card },
    /// A monster needs a place, other cards have none.
    WrongPlace,
    /// That figure cannot be chosen.
    NotAChoice,
    /// The bids exceed the coins of the seat, or one exceeds the most that can be written.
    BidTooHigh { has: u8, most: u8 },
    /// The seat does not own the card.
    NotOwned { card: Card },
    /// That is already so.
    AlreadySo,
}
