//! The whole truth about a table, and the few primitive questions everything else asks it.
//!
//! Nothing that is drawn later is decided earlier: the customer deck and the tiles nobody has seen are
//! sets, drawn from by chance. So the hands are all there is to hide.

use serde::{Deserialize, Serialize};

use crate::seat::{BySeat, Seat, Seats};

use super::agenda::Task;
use super::data::{
    ByGood, ByRegion, ByShore, CAP_MOST, CAP_START, Calling, Clan, Customer, Customers, Era, Face,
    Good, Kind, Mastery, Patron, ROW, Region, RegionTile, Ship, Shore, Space, Tile, Tiles,
};
use super::event::Source;
use super::options::Options;

/// The most seats of this title.
pub(crate) const SEATS: usize = 4;

/// A table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub(super) options: Options,
    /// How many seats play.
    pub(super) count: u8,
    pub(super) clans: BySeat<Clan, SEATS>,
    pub(super) first: Seat,
    /// Whose turn it is; during the set-up the first player.
    pub(super) turn: Seat,
    pub(super) phase: Phase,
    /// What is still to be done in this turn, the next task last.
    pub(super) agenda: Vec<Task>,
    pub(super) players: BySeat<Player, SEATS>,
    pub(super) board: ByShore<Site>,
    /// The building row, the end slot first; gaps only behind.
    pub(super) row: [Option<Tile>; ROW],
    /// The stacks of the first and the second era.
    pub(super) stacks: [Stack; 2],
    /// Tiles of both eras nobody has seen: in a stack, or out of the game.
    pub(super) unseen: Tiles,
    pub(super) deck: Customers,
    pub(super) discards: Customers,
    pub(super) region_tiles: [RegionTile; Region::COUNT],
    pub(super) masteries: [Claims; 3],
    /// Patrons that can be taken.
    pub(super) offered: Vec<Patron>,
    /// Once the end is triggered: how many turns follow the present one.
    pub(super) ending: Option<u8>,
}

/// What a seat owns apart from the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Player {
    pub patron: Option<Patron>,
    pub koku: u8,
    pub goods: ByGood<u8>,
    pub favor: u8,
    pub die: Face,
    /// Where the upper and the middle ship are.
    pub ships: [Space; 2],
    /// Which of them is the noble ship.
    pub noble: Option<Ship>,
    pub influence: ByRegion<u8>,
    pub vp: u16,
    pub hand: Customers,
    /// In the order they were served.
    pub served: Vec<Customer>,
}

impl Player {
    /// Owns nothing yet.
    pub const EMPTY: Self = Self {
        patron: None,
        koku: 0,
        goods: ByGood([0; Good::COUNT]),
        favor: 0,
        die: Face::One,
        ships: [Space::R1, Space::R8],
        noble: None,
        influence: ByRegion([0; Region::COUNT]),
        vp: 0,
        hand: Customers::NONE,
        served: Vec::new(),
    };

    /// How many customers of a calling it has served.
    pub fn served_of(&self, calling: Calling) -> usize {
        let of = |customer: &&Customer| customer.calling() == calling;
        self.served.iter().filter(of).count()
    }

    /// Has it served the customer of this calling and region?
    pub fn has_served(&self, calling: Calling, region: Region) -> bool {
        self.served.contains(&Customer::of(calling, region))
    }

    /// The favor it may hold: every monk raises that by one (R2).
    pub fn cap(&self) -> u8 {
        let monks = u8::try_from(self.served_of(Calling::Monk)).unwrap_or(CAP_MOST);
        CAP_START.saturating_add(monks).min(CAP_MOST)
    }

    pub const fn space(&self, ship: Ship) -> Space {
        let [upper, middle] = self.ships;
        match ship {
            Ship::Upper => upper,
            Ship::Middle => middle,
        }
    }

    pub const fn move_to(&mut self, ship: Ship, space: Space) {
        let [upper, middle] = self.ships;
        self.ships = match ship {
            Ship::Upper => [space, middle],
            Ship::Middle => [upper, space],
        };
    }

    /// Does this ship have the power of the noble of this region?
    pub fn has_power(&self, ship: Ship, region: Region) -> bool {
        self.noble == Some(ship) && self.has_served(Calling::Noble, region)
    }
}

/// A shore space: the building on it, and the markers on that, the builder's first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Site {
    pub tile: Option<Tile>,
    pub markers: [Option<Seat>; 2],
}

impl Site {
    /// Everybody with a marker; a seat with two markers is there once.
    pub fn owners(&self) -> Seats {
        self.markers.into_iter().flatten().collect()
    }

    /// Does somebody else than this seat own the building? Two owners are each other's opponents.
    pub fn opposes(&self, seat: Seat) -> bool {
        self.markers
            .into_iter()
            .flatten()
            .any(|owner| owner != seat)
    }

    pub fn owned_by(&self, seat: Seat) -> bool {
        self.markers.contains(&Some(seat))
    }

    /// May a monk put a second marker here, on an own or on an opponent's building? (R7.4)
    pub fn takes_marker(&self, seat: Seat, own: bool) -> bool {
        matches!(self.markers, [Some(owner), None] if (owner == seat) == own)
    }
}

/// A stack of tiles: how many it holds, and the one everybody sees on top.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Stack {
    pub left: u8,
    pub top: Option<Tile>,
}

/// A mastery in play and who claimed it, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Claims {
    pub mastery: Mastery,
    pub by: [Option<Seat>; 3],
}

/// Whose decision, and which.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Phase {
    Asked(Seat, Question),
    Over,
}

/// What a seat is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Question {
    /// Which patron to take.
    Patron,
    /// What to do in the turn.
    Turn,
    /// Which good to take, and what for.
    Good {
        source: Source,
        shore: Option<Shore>,
    },
    /// Koku or a good for a completed journey.
    Journey,
    /// What to sell to merchant 4.
    Sell,
    /// Where to put the second marker: on an own or on an opponent's building.
    Mark { own: bool },
    /// Which ship becomes the noble ship.
    Launch,
    /// Which customer to discard.
    Discard,
    /// Whether to roll or to set the die: for the first turn, or at the end of one.
    Roll { first: bool },
    /// Whether to trade, with nothing else to decide.
    Trade,
}

impl State {
    #[inline]
    pub(super) fn seats(&self) -> usize {
        usize::from(self.count)
    }

    pub(super) fn all_seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::all(self.seats())
    }

    pub(super) fn seat_of(&self, clan: Clan) -> Option<Seat> {
        self.all_seats().find(|seat| self.clans[*seat] == clan)
    }

    pub(super) fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }

    /// The active player.
    pub(super) fn active(&self) -> &Player {
        &self.players[self.turn]
    }

    pub(super) fn has_patron(&self, seat: Seat, patron: Patron) -> bool {
        self.players[seat].patron == Some(patron)
    }

    pub(super) const fn stack(&self, era: Era) -> Stack {
        let [first, second] = self.stacks;
        match era {
            Era::Second => second,
            Era::First | Era::Start => first,
        }
    }

    pub(super) fn region_tile(&self, region: Region) -> RegionTile {
        let tile = self.region_tiles.get(region as usize);
        tile.copied().unwrap_or(RegionTile::One)
    }

    /// What building on a shore space costs this seat (R5, R7.1).
    pub(super) fn cost(&self, seat: Seat, shore: Shore) -> u8 {
        let artisan = self.players[seat].has_served(Calling::Artisan, shore.region());
        shore.cost().saturating_sub(if artisan { 2 } else { 0 })
    }

    /// How many buildings of each kind a seat owns, in the order of kinds. Two own markers on a
    /// building count once.
    pub(super) fn buildings(&self, seat: Seat) -> [u8; Kind::COUNT] {
        let mut counts = [0; Kind::COUNT];
        for site in self.board.0.iter().filter(|site| site.owned_by(seat)) {
            let kind = site.tile.map(|tile| tile.kind() as usize);
            if let Some(count) = kind.and_then(|kind| counts.get_mut(kind)) {
                *count += 1;
            }
        }
        counts
    }

    /// The regions in which a seat owns a building.
    pub(super) fn settled(&self, seat: Seat) -> impl Iterator<Item = Region> + '_ {
        Region::ALL.into_iter().filter(move |region| {
            let mut shores = Shore::of(*region);
            shores.any(|shore| self.board[shore].owned_by(seat))
        })
    }
}
