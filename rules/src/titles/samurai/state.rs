//! The whole truth about a table, and the few primitive changes everything else is made of.
//!
//! Shaped for speed: sets of hexes and settlements are masks, piles of tiles are packed counts. No
//! settlement ever holds two figures of one caste, so the figures of a caste are a set of settlements.

use serde::{Deserialize, Serialize};

use crate::seat::{BySeat, Seat, Seats};
use crate::vocabulary::vocabulary;

use super::data::{
    ByCaste, ByHex, Caste, Colour, FigureAt, Hex, Hexes, Pile, Settlement, Settlements, Tile,
    figures_per_caste,
};
use super::options::Options;

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
    pub hand: Pile,
    /// Drawn from at random, so it has no order.
    pub stack: Pile,
    pub captured: ByCaste<u8>,
}

impl Player {
    /// Owns nothing yet.
    pub const EMPTY: Self = Self {
        hand: Pile::EMPTY,
        stack: Pile::EMPTY,
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

vocabulary! {
    /// Where in the game the table is.
    Stage ("stage") {
        /// Everybody chooses five starting tiles.
        Hands = "hands",
        /// Figures are set up on cities, one at a time.
        Cities = "cities",
        /// Figures are set up on villages, one at a time.
        Villages = "villages",
        /// A seat plays tiles.
        Turn = "turn",
        /// The table is over.
        Over = "over",
    }
}

/// What became of a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Taken {
    /// Where it stood.
    pub at: Settlement,
    /// Whose figure it was.
    pub caste: Caste,
    /// Who took it; nobody if it was set aside.
    pub by: Option<Seat>,
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

    /// Moves a tile; the owner's move tile takes its place. Returns the tile that was moved.
    pub fn relocate(&mut self, from: Hex, to: Hex) -> Option<Tile> {
        let laid = self.tiles[from]?;
        self.put(to, laid);
        self.put(
            from,
            Laid {
                owner: laid.owner,
                tile: Tile::Move,
            },
        );
        Some(laid.tile)
    }

    /// Land and sea hexes without a tile, with this many seats.
    #[inline]
    pub fn free(&self, seats: usize) -> Hexes {
        Hexes::in_play(seats).minus(self.covered)
    }

    /// The land hexes around a settlement that keep it open.
    #[inline]
    pub fn open_land(&self, at: Settlement) -> Hexes {
        let around = Hexes {
            sea: 0,
            ..at.around()
        };
        around.minus(self.covered)
    }

    /// What each seat's tiles around a settlement add up to for a caste (R5).
    pub fn influence(&self, at: Settlement, caste: Caste) -> BySeat<u8, SEATS> {
        let mut sums = BySeat([0; SEATS]);
        for hex in at.hex().neighbours() {
            if let Some(laid) = self.tiles[hex] {
                sums[laid.owner] += laid.tile.influence(caste);
            }
        }
        sums
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

/// Settlements that hold figures, given where those of each caste stand.
#[inline]
pub(super) fn settled(figures: &ByCaste<Settlements>) -> Settlements {
    let ByCaste([buddha, rice, castle]) = *figures;
    buddha.or(rice).or(castle)
}

/// Two figures change places.
pub(super) fn exchange(figures: &mut ByCaste<Settlements>, one: FigureAt, other: FigureAt) {
    figures[one.caste].remove(one.at);
    figures[other.caste].remove(other.at);
    figures[one.caste].insert(other.at);
    figures[other.caste].insert(one.at);
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
        self.board.free(self.seats())
    }

    /// Settlements that hold figures.
    #[inline]
    pub(super) fn settled(&self) -> Settlements {
        settled(&self.figures)
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

    /// The seats that have something to decide.
    #[inline]
    pub(super) const fn waiting(&self) -> Seats {
        match self.phase {
            Phase::Hands(seats) => seats,
            Phase::Figures(seat) | Phase::Turn { seat, .. } => Seats::only(seat),
            Phase::Over => Seats::NONE,
        }
    }

    pub(super) fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }
}
