//! What happened, in the past tense. Who may learn it is said where it is told.
#![expect(missing_docs, reason = "the sentence of a variant names its fields")]

use serde::{Deserialize, Serialize};

use crate::seat::Seat;
use crate::title::InMoment;
use crate::vocabulary::vocabulary;

use super::data::{
    Customer, Era, Face, Good, Mastery, Patron, Region, RegionTile, Ship, Shore, Space, Tile,
};

vocabulary! {
    /// What a player can gain, apart from influence.
    Gain ("gain") {
        Koku = "koku", Favor = "favor", Vp = "vp",
        Silk = "silk", Rice = "rice", Porcelain = "porcelain",
    }
}

impl From<Good> for Gain {
    fn from(good: Good) -> Self {
        match good {
            Good::Silk => Self::Silk,
            Good::Rice => Self::Rice,
            Good::Porcelain => Self::Porcelain,
        }
    }
}

vocabulary! {
    /// What a gain comes from.
    Source ("source") {
        /// The tile that was built, or the end slot it came from.
        Building = "building",
        /// An empty space was visited.
        Empty = "empty",
        /// A building was visited.
        Visitor = "visitor",
        /// An owned building was visited.
        Owner = "owner",
        /// A step of an influence track.
        Track = "track",
        /// A completed journey.
        Journey = "journey",
        /// A customer, at delivery.
        Customer = "customer",
        /// A merchant, at a completed journey.
        Merchant = "merchant",
        /// The noble ship.
        Noble = "noble",
        /// The own patron.
        Patron = "patron",
        /// The end of the game was triggered.
        Trigger = "trigger",
    }
}

/// A fact.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// The region tiles were dealt, one to each track in order.
    RegionTilesDealt { tiles: Vec<RegionTile> },
    /// The masteries in play were revealed.
    MasteriesRevealed { masteries: Vec<Mastery> },
    /// Imperial markets and start tiles were placed.
    TilesPlaced { tiles: Vec<(Shore, Tile)> },
    /// The row was filled; the end slot comes first.
    RowFilled { tiles: Vec<Tile> },
    /// The top of a stack can be seen.
    TopShown { era: Era, tile: Tile },
    /// The first player was drawn.
    FirstPlayerDrawn { seat: Seat },
    /// These patrons can be taken.
    PatronsRevealed { patrons: Vec<Patron> },
    /// A seat took a patron.
    PatronTaken { seat: Seat, patron: Patron },
    /// A seat starts with this many koku.
    KokuDealt { seat: Seat, koku: u8 },
    /// A seat drew customers.
    Drew { seat: Seat, count: u8 },
    /// The listener drew these.
    DrewCustomers { customers: Vec<Customer> },
    /// The discarded customers became the deck.
    DeckShuffled { count: u8 },
    /// A ship was rolled for and began its journey.
    ShipStarted {
        seat: Seat,
        ship: Ship,
        roll: Face,
        to: Space,
    },
    /// A seat rolled its die.
    Rolled { seat: Seat, face: Face },
    /// A seat spent 1 favor and set its die.
    DieSet { seat: Seat, face: Face },
    /// A seat spent favor and turned its die.
    DieTurned {
        seat: Seat,
        from: Face,
        to: Face,
        favor: u8,
    },
    /// A seat gave two equal goods for another.
    Traded { seat: Seat, give: Good, take: Good },
    /// A seat gave 5 koku for 1 favor.
    FavorBought { seat: Seat },
    /// A seat put a tile on a shore space for this many koku.
    Built {
        seat: Seat,
        shore: Shore,
        tile: Tile,
        cost: u8,
    },
    /// A ship moved this many steps.
    Sailed {
        seat: Seat,
        ship: Ship,
        from: Space,
        to: Space,
        steps: u8,
    },
    /// A seat gained something; what exceeded a limit was lost.
    Gained {
        seat: Seat,
        gain: Gain,
        amount: u8,
        lost: u8,
        source: Source,
        shore: Option<Shore>,
    },
    /// A marker advanced on an influence track.
    Advanced {
        seat: Seat,
        region: Region,
        from: u8,
        to: u8,
        source: Source,
        shore: Option<Shore>,
    },
    /// A ship completed its journey.
    JourneyCompleted { seat: Seat, ship: Ship },
    /// A seat sold goods to its merchant.
    Sold {
        seat: Seat,
        silk: u8,
        rice: u8,
        porcelain: u8,
    },
    /// A seat served a customer.
    Delivered { seat: Seat, customer: Customer },
    /// A seat may hold more favor.
    CapRaised { seat: Seat, cap: u8 },
    /// A seat put its second marker on a building.
    Marked { seat: Seat, shore: Shore },
    /// There was no building for the second marker.
    NothingToMark { seat: Seat },
    /// A seat replaced a ship by the noble ship.
    NobleShipLaunched { seat: Seat, ship: Ship },
    /// A seat discarded a customer.
    Discarded { seat: Seat, customer: Customer },
    /// The tile of the end slot left the game.
    TileDiscarded { tile: Tile },
    /// A tile entered the row.
    TileEntered { tile: Tile },
    /// The last tile of the first era entered the row: the Emperor visits.
    EmperorVisited,
    /// The last tile of the second era entered the row: the end is near.
    EndTriggered { seat: Seat },
    /// A seat claimed a mastery.
    MasteryClaimed {
        seat: Seat,
        mastery: Mastery,
        vp: u8,
    },
    /// A region was scored: what each seat got, nothing left out.
    RegionScored { region: Region, scored: Vec<u8> },
    /// What a seat got at the end, and what it has in all.
    Counted {
        seat: Seat,
        regions: u16,
        customers: u16,
        merchants: u16,
        artisans: u16,
        nobles: u16,
        total: u16,
    },
    /// The table ended.
    Ended { totals: Vec<u16>, places: Vec<u8> },
}

impl Event {
    /// The great moment is the Emperor's visit, with all that the owners of buildings get.
    pub(crate) const fn moment(&self) -> InMoment {
        match self {
            Self::EmperorVisited => InMoment::Begins,
            Self::Gained { .. } | Self::Advanced { .. } => InMoment::GoesOn,
            _ => InMoment::No,
        }
    }

    /// Does this fact show a listener what was hidden from them?
    pub(crate) const fn reveals(&self) -> bool {
        match self {
            Self::FirstPlayerDrawn { .. }
            | Self::RegionTilesDealt { .. }
            | Self::MasteriesRevealed { .. }
            | Self::TilesPlaced { .. }
            | Self::RowFilled { .. }
            | Self::TopShown { .. }
            | Self::PatronsRevealed { .. }
            | Self::DrewCustomers { .. }
            | Self::ShipStarted { .. }
            | Self::Rolled { .. }
            | Self::Delivered { .. }
            | Self::Discarded { .. } => true,
            Self::PatronTaken { .. }
            | Self::KokuDealt { .. }
            | Self::Drew { .. }
            | Self::DeckShuffled { .. }
            | Self::DieSet { .. }
            | Self::DieTurned { .. }
            | Self::Traded { .. }
            | Self::FavorBought { .. }
            | Self::Built { .. }
            | Self::Sailed { .. }
            | Self::Gained { .. }
            | Self::Advanced { .. }
            | Self::JourneyCompleted { .. }
            | Self::Sold { .. }
            | Self::CapRaised { .. }
            | Self::Marked { .. }
            | Self::NothingToMark { .. }
            | Self::NobleShipLaunched { .. }
            | Self::TileDiscarded { .. }
            | Self::TileEntered { .. }
            | Self::EmperorVisited
            | Self::EndTriggered { .. }
            | Self::MasteryClaimed { .. }
            | Self::RegionScored { .. }
            | Self::Counted { .. }
            | Self::Ended { .. } => false,
        }
    }
}
