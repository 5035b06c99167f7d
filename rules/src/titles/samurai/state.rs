//! The whole truth about a table, and the few primitive changes everything else is made of.
//!
//! Shaped for speed: sets of hexes and settlements are masks, piles of tiles are packed counts. No
//! settlement ever holds two figures of one caste, so the figures of a caste are a set of settlements.

use serde::{Deserialize, Serialize};

use crate::seat::{BySeat, Seat, Seats};

use super::data::{
    Bag, ByCaste, ByHex, Caste, Colour, Hex, Hexes, Settlement, Settlements, Tile,
    figures_per_caste,
};
use super::options::Options;
use super::view::Taken;

/// The most seats of this title.
pub(crate) const SEATS: usize = 4;

/// A table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub(super) options: Options,
    /// How many seats play.
    pub(super) count: u8,
    pub(super) colours: BySeat<Colour, SEATS>,
    pub(super) first: Seat,
    pub(super) phase: Phase,
    pub(super) players: BySeat<Player, SEATS>,
    pub(super) board: Board,
    /// Where the figures of each caste stand.
    pub(super) figures: ByCaste<Settlements>,
    /// Figures that belong to nobody.
    pub(super) aside: ByCaste<u8>,
    /// What became of the figures the last turn resolved.
    pub(super) taken: Vec<Taken>,
    /// Seats in a row that could not play.
    pub(super) passes: u8,
}

/// What a seat owns apart from the board. The swap tile is nowhere once it was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Player {
    pub hand: Bag,
    /// Drawn from by chance, so it has no order.
    pub stack: Bag,
    pub captured: ByCaste<u8>,
}

impl Player {
    /// Owns nothing yet.
    pub const EMPTY: Self = Self {
        hand: Bag::EMPTY,
        stack: Bag::EMPTY,
        captured: ByCaste([0; Caste::COUNT]),
    };
}

/// Whose decision, and which.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Phase {
    /// Everybody in the set still has to choose a starting hand.
    Hands(Seats),
    /// The seat sets up a figure: on a city while one has room, then on a village.
    Figures(Seat),
    /// The seat plays tiles.
    Turn {
        seat: Seat,
        /// Has played a tile in this turn.
        begun: bool,
        /// Has played a tile without the cunning symbol in this turn.
        plain: bool,
    },
    Over,
}

/// A tile on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Laid {
    pub owner: Seat,
    pub tile: Tile,
}

/// The tiles on the board, and which hexes they cover.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Board {
    tiles: ByHex<Option<Laid>>,
    covered: Hexes,
}

impl Board {
    pub const EMPTY: Self = Self {
        tiles: ByHex([None; Hex::COUNT]),
        covered: Hexes::NONE,
    };

    #[inline]
    pub fn at(&self, hex: Hex) -> Option<Laid> {
        self.tiles[hex]
    }

    #[inline]
    pub const fn covered(&self) -> Hexes {
        self.covered
    }

    /// Puts a tile down, in place of whatever lay there.
    pub fn put(&mut self, hex: Hex, laid: Laid) {
        self.tiles[hex] = Some(laid);
        self.covered.insert(hex);
    }

    /// Every tile with its hex.
    pub fn all(&self) -> impl Iterator<Item = (Hex, Laid)> + '_ {
        let covered = self.covered.lands().chain(self.covered.seas());
        covered.filter_map(|hex| self.tiles[hex].map(|laid| (hex, laid)))
    }
}

impl std::fmt::Debug for Board {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_map().entries(self.all()).finish()
    }
}

impl Serialize for Board {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let all: Vec<(Hex, Laid)> = self.all().collect();
        to.collect_seq(all)
    }
}

impl<'de> Deserialize<'de> for Board {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        use serde::de::Error as _;
        let mut board = Self::EMPTY;
        for (hex, laid) in Vec::<(Hex, Laid)>::deserialize(from)? {
            if hex.settlement().is_some() || board.covered.has(hex) {
                return Err(D::Error::custom(format_args!(
                    "no room for a tile on {hex}"
                )));
            }
            board.put(hex, laid);
        }
        Ok(board)
    }
}

impl State {
    #[inline]
    pub(super) fn seats(&self) -> usize {
        usize::from(self.count)
    }

    pub(super) fn all_seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::all(self.seats())
    }

    pub(super) fn seat_of(&self, colour: Colour) -> Option<Seat> {
        self.all_seats().find(|seat| self.colours[*seat] == colour)
    }

    /// Land and sea hexes without a tile.
    #[inline]
    pub(super) fn free(&self) -> Hexes {
        Hexes::in_play(self.seats()).minus(self.board.covered())
    }

    /// Settlements that hold figures.
    #[inline]
    pub(super) fn settled(&self) -> Settlements {
        let ByCaste([buddha, rice, castle]) = self.figures;
        buddha.or(rice).or(castle)
    }

    /// The castes of the figures on a settlement.
    pub(super) fn figures_at(&self, at: Settlement) -> impl Iterator<Item = Caste> + '_ {
        Caste::ALL
            .into_iter()
            .filter(move |caste| self.figures[*caste].has(at))
    }

    /// How many more figures a settlement takes during the set-up.
    pub(super) fn room(&self, at: Settlement) -> u8 {
        let here = self.figures_at(at).count();
        at.room()
            .saturating_sub(u8::try_from(here).unwrap_or(u8::MAX))
    }

    /// Figures of a caste not on the board during the set-up.
    pub(super) fn pool(&self, caste: Caste) -> u8 {
        figures_per_caste(self.seats()).saturating_sub(self.figures[caste].len())
    }

    pub(super) fn aside(&self) -> u8 {
        self.aside.0.iter().sum()
    }

    pub(super) fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }
}
