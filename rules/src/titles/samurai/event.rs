//! What happened, in the past tense. Who may learn it is said where it is told.
#![expect(missing_docs, reason = "the sentence of a variant names its fields")]

use serde::{Deserialize, Serialize};

use crate::seat::Seat;
use crate::title::InMoment;

use super::data::{Caste, FigureAt, Hex, Settlement, Tile};

/// A fact.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// The first player was drawn.
    FirstPlayerDrawn { seat: Seat },
    /// A seat chose its starting hand.
    HandChosen { seat: Seat },
    /// The listener starts with these tiles.
    HandKept { tiles: Vec<Tile> },
    /// The figures of cities and villages were dealt at random.
    FiguresDealt { figures: Vec<FigureAt> },
    /// A seat set a figure up.
    FigurePlaced {
        seat: Seat,
        caste: Caste,
        at: Settlement,
    },
    /// All figures stand; the turns began.
    TurnsBegan { seat: Seat },
    /// A seat laid a tile.
    Laid { seat: Seat, tile: Tile, hex: Hex },
    /// A seat moved a tile; the move tile lies where it was.
    Moved {
        seat: Seat,
        tile: Tile,
        from: Hex,
        to: Hex,
    },
    /// A seat exchanged two figures; the swap tile left the game.
    Swapped {
        seat: Seat,
        one: FigureAt,
        other: FigureAt,
    },
    /// A seat took a figure of a closed settlement. The influence of all who had any.
    Captured {
        seat: Seat,
        caste: Caste,
        at: Settlement,
        influence: Vec<(Seat, u8)>,
    },
    /// Nobody had any influence on a figure of a closed settlement; it belongs to nobody.
    Unclaimed { caste: Caste, at: Settlement },
    /// Several tied for a figure of a closed settlement; it belongs to nobody.
    SetAside {
        caste: Caste,
        at: Settlement,
        influence: Vec<(Seat, u8)>,
    },
    /// A seat had nothing it could play.
    Passed { seat: Seat },
    /// A seat without a tile was passed over.
    PassedOver { seat: Seat },
    /// A seat drew tiles.
    Drew { seat: Seat, count: u8 },
    /// The listener drew these.
    DrewTiles { tiles: Vec<Tile> },
    /// No figure of a caste is left on the board: the game ends.
    CasteGone { caste: Caste },
    /// Four or more figures belong to nobody: the game ends.
    AsideFull { count: u8 },
    /// Nobody could play: the game ends.
    NobodyCanPlay,
    /// What a seat captured, revealed at the end.
    Counted {
        seat: Seat,
        buddha: u8,
        rice: u8,
        castle: u8,
    },
    /// A seat captured most figures of a caste and takes its leader token.
    LeaderNamed { seat: Seat, caste: Caste },
    /// Nobody captured most figures of a caste alone.
    NoLeader { caste: Caste },
    /// The table ended.
    Ended { totals: Vec<u8>, places: Vec<u8> },
}

impl Event {
    /// The great moment is a capture; that the turn's hand is filled up again does not interrupt it.
    pub(crate) const fn moment(&self) -> InMoment {
        match self {
            Self::Captured { .. } | Self::SetAside { .. } | Self::Unclaimed { .. } => {
                InMoment::Begins
            }
            Self::Drew { .. } => InMoment::GoesOn,
            _ => InMoment::No,
        }
    }

    /// Does this fact show a listener what was hidden from them?
    pub(crate) const fn reveals(&self) -> bool {
        match self {
            Self::FirstPlayerDrawn { .. }
            | Self::Laid { .. }
            | Self::Moved { .. }
            | Self::Swapped { .. }
            | Self::Passed { .. }
            | Self::DrewTiles { .. }
            | Self::Counted { .. }
            | Self::Ended { .. } => true,
            Self::HandChosen { .. }
            | Self::HandKept { .. }
            | Self::FiguresDealt { .. }
            | Self::FigurePlaced { .. }
            | Self::TurnsBegan { .. }
            | Self::Captured { .. }
            | Self::SetAside { .. }
            | Self::Unclaimed { .. }
            | Self::PassedOver { .. }
            | Self::Drew { .. }
            | Self::CasteGone { .. }
            | Self::AsideFull { .. }
            | Self::NobodyCanPlay
            | Self::LeaderNamed { .. }
            | Self::NoLeader { .. } => false,
        }
    }
}
