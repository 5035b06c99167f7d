//! What everybody sees, and what one seat sees besides (R12).

use serde::{Deserialize, Serialize};

use crate::seat::Seat;
use crate::vocabulary::vocabulary;

use super::data::{
    ByGood, ByRegion, Clan, Customer, Era, Face, Mastery, Patron, Region, RegionTile, Ship, Shore,
    Space, Tile,
};
use super::legal;
use super::options::Options;
use super::scoring;
use super::state::{Phase, Question, State};

vocabulary! {
    /// Where in the game the table is: what the seat that is waited for decides.
    Stage ("stage") {
        /// Which patron to take.
        Patron = "patron",
        /// What to do in the turn.
        Turn = "turn",
        /// Which good to take.
        Good = "good",
        /// Koku or a good for a completed journey.
        Journey = "journey",
        /// What to sell to merchant 4.
        Sell = "sell",
        /// Which building gets a second marker.
        Mark = "mark",
        /// Which ship becomes the noble ship.
        Launch = "launch",
        /// Which customer to discard.
        Discard = "discard",
        /// Whether to roll or to set the die.
        Roll = "roll",
        /// Whether to trade.
        Trade = "trade",
        /// The table is over.
        Over = "over",
    }
}

/// What everybody sees of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Public {
    /// How it is played.
    pub options: Options,
    /// Where in the game the table is.
    pub stage: Stage,
    /// The seats the table waits for.
    pub waiting: Vec<Seat>,
    /// Whose turn it is.
    pub turn: Seat,
    /// The first player.
    pub first_player: Seat,
    /// At the stage `mark`: is it an own building that gets the marker?
    pub marks_own: Option<bool>,
    /// Every seat, in clockwise order.
    pub seats: Vec<SeatSeen>,
    /// Every shore space in order.
    pub shores: Vec<ShoreSeen>,
    /// The building row, the end slot first.
    pub row: Vec<Tile>,
    /// The stack of the first and of the second era.
    pub stacks: Vec<StackSeen>,
    /// Customers in the deck.
    pub deck: u8,
    /// The discarded customers.
    pub discards: Vec<Customer>,
    /// Every region in order, with its tile.
    pub region_tiles: Vec<RegionTileSeen>,
    /// The masteries in play.
    pub masteries: Vec<MasterySeen>,
    /// Patrons that can still be taken.
    pub patrons: Vec<Patron>,
    /// Once the end is triggered: how many turns follow the present one.
    pub turns_left: Option<u8>,
    /// The score sheets, when the table is over.
    pub sheets: Option<Vec<Sheet>>,
}

/// What everybody sees of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeatSeen {
    /// The seat.
    pub seat: Seat,
    /// Its clan.
    pub clan: Clan,
    /// Its patron.
    pub patron: Option<Patron>,
    /// Its koku.
    pub koku: u8,
    /// Its goods: silk, rice, porcelain.
    pub goods: ByGood<u8>,
    /// Its favor.
    pub favor: u8,
    /// The most favor it can hold.
    pub cap: u8,
    /// What its die shows.
    pub die: Face,
    /// Its two ships.
    pub ships: Vec<ShipSeen>,
    /// Its steps on the influence tracks.
    pub influence: ByRegion<u8>,
    /// Its VP so far.
    pub vp: u16,
    /// Customers in hand.
    pub hand: u8,
    /// The customers it served, in order.
    pub served: Vec<Customer>,
}

/// A ship on the river.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ShipSeen {
    /// Which of the two.
    pub ship: Ship,
    /// Where it is.
    pub space: Space,
    /// Is it the noble ship?
    pub noble: bool,
}

/// What everybody sees of a shore space.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ShoreSeen {
    /// The space.
    pub shore: Shore,
    /// The building on it.
    pub tile: Option<Tile>,
    /// The markers on that, the builder's first; one seat may have both.
    pub owners: Vec<Seat>,
}

/// What everybody sees of a stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct StackSeen {
    /// Its era.
    pub era: Era,
    /// Tiles in it.
    pub left: u8,
    /// The top tile; both sides of a tile are alike.
    pub top: Option<Tile>,
}

/// A region and its tile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RegionTileSeen {
    /// The region.
    pub region: Region,
    /// The tile.
    pub tile: RegionTile,
    /// The VP of its places with this many seats.
    pub places: Vec<u8>,
}

/// A mastery in play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MasterySeen {
    /// The mastery.
    pub mastery: Mastery,
    /// Who claimed it, in order.
    pub claimed: Vec<Seat>,
    /// What the slots that are still free give, the next one first.
    pub free: Vec<u8>,
}

/// How a seat fared.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sheet {
    /// The seat.
    pub seat: Seat,
    /// VP of the game itself.
    pub vp: u16,
    /// VP of each region.
    pub regions: [u8; Region::COUNT],
    /// VP for the number of customers.
    pub customers: u16,
    /// VP of merchants.
    pub merchants: u16,
    /// VP of artisans.
    pub artisans: u16,
    /// VP of nobles.
    pub nobles: u16,
    /// All VP.
    pub total: u16,
    /// Favor left, which decides ties.
    pub favor: u8,
    /// The place, from 1; equal numbers share it.
    pub place: u8,
}

/// What one seat sees besides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Private {
    /// Customers in hand.
    pub hand: Vec<Customer>,
}

/// What everybody sees of this state.
pub(super) fn public(state: &State) -> Public {
    Public {
        options: state.options,
        stage: legal::stage(state),
        waiting: legal::waiting(state).iter().collect(),
        turn: state.turn,
        first_player: state.first,
        marks_own: match state.phase {
            Phase::Asked(_, Question::Mark { own }) => Some(own),
            _ => None,
        },
        seats: state
            .all_seats()
            .map(|seat| seat_seen(state, seat))
            .collect(),
        shores: Shore::ALL
            .into_iter()
            .map(|shore| ShoreSeen {
                shore,
                tile: state.board[shore].tile,
                owners: state.board[shore].markers.into_iter().flatten().collect(),
            })
            .collect(),
        row: state.row.into_iter().flatten().collect(),
        stacks: [Era::First, Era::Second]
            .into_iter()
            .map(|era| StackSeen {
                era,
                left: state.stack(era).left,
                top: state.stack(era).top,
            })
            .collect(),
        deck: state.deck.len(),
        discards: state.discards.iter().collect(),
        region_tiles: Region::ALL
            .into_iter()
            .map(|region| RegionTileSeen {
                region,
                tile: state.region_tile(region),
                places: state.region_tile(region).places(state.seats()).to_vec(),
            })
            .collect(),
        masteries: masteries(state),
        patrons: state.offered.clone(),
        turns_left: state.ending,
        sheets: state.is_over().then(|| scoring::sheets(state)),
    }
}

fn masteries(state: &State) -> Vec<MasterySeen> {
    let slots = Mastery::slots(state.seats());
    let each = state.masteries.iter().map(|claims| {
        let claimed: Vec<Seat> = claims.by.into_iter().flatten().collect();
        MasterySeen {
            mastery: claims.mastery,
            free: slots.iter().skip(claimed.len()).copied().collect(),
            claimed,
        }
    });
    each.collect()
}

fn seat_seen(state: &State, seat: Seat) -> SeatSeen {
    let player = &state.players[seat];
    let ship = |ship: Ship| ShipSeen {
        ship,
        space: player.space(ship),
        noble: player.noble == Some(ship),
    };
    SeatSeen {
        seat,
        clan: state.clans[seat],
        patron: player.patron,
        koku: player.koku,
        goods: player.goods,
        favor: player.favor,
        cap: player.cap(),
        die: player.die,
        ships: Ship::ALL.map(ship).to_vec(),
        influence: player.influence,
        vp: player.vp,
        hand: player.hand.len(),
        served: player.served.clone(),
    }
}

/// What this seat sees besides.
pub(super) fn private(state: &State, seat: Seat) -> Private {
    Private {
        hand: state.players[seat].hand.iter().collect(),
    }
}
