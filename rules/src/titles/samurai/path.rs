//! The path of short keys that names an action in menus.
//!
//! Coarse to fine, at most [`crate::menu::WIDEST`] siblings anywhere: a hex is reached through its
//! area. What follows a tile is asked last.

use crate::menu::MenuStep;

use super::action::{Action, Then};
use super::data::{Area, Caste, FigureAt, Hex, Settlement, Tile};

/// One step of a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// A tile of the starting hand.
    Hand(Tile),
    /// A tile to play.
    Tile(Tile),
    /// Instead of a tile: end the turn.
    Done,
    /// Instead of a tile: there is nothing to play.
    Pass,
    /// The stretch of the map with the hex, settlement or figure asked for next.
    Area(Area),
    /// A hex to put a tile on.
    Hex(Hex),
    /// The hex of the tile to move.
    From(Hex),
    /// A figure to set up.
    Caste(Caste),
    /// A settlement to set it up in.
    Settlement(Settlement),
    /// A figure on the board.
    Figure(FigureAt),
    /// What follows a tile.
    Then(Then),
}

impl MenuStep for Step {
    fn kind(&self) -> &'static str {
        match self {
            Self::Hand(_) => "hand",
            Self::Tile(_) | Self::Done | Self::Pass => "tile",
            Self::Area(_) => "area",
            Self::Hex(_) => "hex",
            Self::From(_) => "from",
            Self::Caste(_) => "caste",
            Self::Settlement(_) => "settlement",
            Self::Figure(_) => "figure",
            Self::Then(_) => "then",
        }
    }

    fn key(&self) -> String {
        match self {
            Self::Hand(tile) | Self::Tile(tile) => tile.id().into(),
            Self::Done => "done".into(),
            Self::Pass => "pass".into(),
            Self::Area(area) => area.id().into(),
            Self::Hex(hex) | Self::From(hex) => hex.id().into(),
            Self::Caste(caste) => caste.id().into(),
            Self::Settlement(at) => at.id().into(),
            Self::Figure(figure) => figure.to_string(),
            Self::Then(Then::End) => "end".into(),
            Self::Then(Then::More) => "then".into(),
        }
    }
}

/// The path of an action.
pub(super) fn path(action: Action) -> Vec<Step> {
    match action {
        Action::Hand(tiles) => tiles.into_iter().map(Step::Hand).collect(),
        Action::Put { caste, at } => {
            let area = at.hex().area();
            vec![Step::Caste(caste), Step::Area(area), Step::Settlement(at)]
        }
        Action::Lay { tile, hex, then } => {
            let area = Step::Area(hex.area());
            vec![Step::Tile(tile), area, Step::Hex(hex), Step::Then(then)]
        }
        Action::Move { from, to, then } => vec![
            Step::Tile(Tile::Move),
            Step::Area(from.area()),
            Step::From(from),
            Step::Area(to.area()),
            Step::Hex(to),
            Step::Then(then),
        ],
        Action::Swap { one, other, then } => vec![
            Step::Tile(Tile::Swap),
            Step::Area(one.at.hex().area()),
            Step::Figure(one),
            Step::Area(other.at.hex().area()),
            Step::Figure(other),
            Step::Then(then),
        ],
        Action::Done => vec![Step::Done],
        Action::Pass => vec![Step::Pass],
    }
}
