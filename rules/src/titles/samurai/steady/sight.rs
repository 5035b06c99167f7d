//! The board as one seat sees it, and what an action would change for that seat.

use crate::seat::{BySeat, Seat};

use super::super::action::Action;
use super::super::data::{
    ByCaste, ByHex, BySettlement, Caste, Hex, Settlement, Settlements, Terrain, Tile,
};
use super::super::state::SEATS;
use super::super::view::{Private, Public};
use super::worth;

/// What a seat knows, in a shape to think with.
#[derive(Clone)]
pub(super) struct Sight {
    seat: Seat,
    seats: usize,
    tiles: ByHex<Option<(Seat, Tile)>>,
    figures: BySettlement<ByCaste<bool>>,
    /// What a figure of each caste is worth.
    worth: ByCaste<f32>,
    /// What is left of the worth of a tile kept for later.
    pub later: f32,
    /// What the seat may expect of each settlement: thousands of turns are imagined, each of which
    /// changes but a few.
    prospects: BySettlement<f32>,
}

impl Sight {
    pub fn new(public: &Public, private: &Private, seat: Seat) -> Self {
        let mut tiles = ByHex([None; Hex::COUNT]);
        for seen in &public.tiles {
            tiles[seen.hex] = Some((seen.owner, seen.tile));
        }
        let nothing = ByCaste([false; Caste::COUNT]);
        let mut figures = BySettlement([nothing; Settlement::COUNT]);
        for seen in &public.settlements {
            for caste in &seen.figures {
                figures[seen.settlement][*caste] = true;
            }
        }
        let mut sight = Self {
            seat,
            seats: public.seats.len(),
            tiles,
            figures,
            worth: worth::of_castes(public, private, seat),
            later: worth::later(public),
            prospects: BySettlement([0.0; Settlement::COUNT]),
        };
        for at in Settlements::in_play(sight.seats).iter() {
            sight.prospects[at] = sight.prospect(at);
        }
        sight
    }

    /// The board after an action, and what that changes for the seat.
    pub fn after(&self, action: Action) -> (Self, f32) {
        let mut after = self.clone();
        match action {
            Action::Lay { tile, hex, .. } => after.tiles[hex] = Some((self.seat, tile)),
            Action::Move { from, to, .. } => {
                after.tiles[to] = self.tiles[from];
                after.tiles[from] = Some((self.seat, Tile::Move));
            }
            Action::Swap { one, other, .. } => {
                for (at, caste, there) in [
                    (one.at, one.caste, false),
                    (other.at, other.caste, false),
                    (one.at, other.caste, true),
                    (other.at, one.caste, true),
                ] {
                    after.figures[at][caste] = there;
                }
            }
            Action::Hand(_) | Action::Put { .. } | Action::Done | Action::Pass => {}
        }
        let mut gain = 0.0;
        for at in touched(action).iter() {
            after.prospects[at] = after.prospect(at);
            gain += after.prospects[at] - self.prospects[at];
        }
        (after, gain)
    }

    /// The hexes of a settlement's surroundings where a tile could still lie.
    pub fn free_around(&self, at: Settlement, terrain: Terrain) -> impl Iterator<Item = Hex> + '_ {
        let around = at.hex().neighbours();
        around.filter(move |hex| hex.terrain() == terrain && self.tiles[*hex].is_none())
    }

    /// Every hex where a tile of this terrain could still lie.
    pub fn free(&self, terrain: Terrain) -> impl Iterator<Item = Hex> + '_ {
        let all = Hex::ALL
            .into_iter()
            .filter(move |hex| hex.terrain() == terrain);
        all.filter(|hex| hex.in_play(self.seats) && self.tiles[*hex].is_none())
    }

    /// How many land hexes keep a settlement with figures open; nothing for an emptied one.
    pub fn open(&self, at: Settlement) -> Option<usize> {
        let settled = self.figures[at].0.contains(&true);
        settled.then(|| self.free_around(at, Terrain::Land).count())
    }

    /// How the figures of a settlement stand for the seat: what it may expect of them less what
    /// others may.
    fn prospect(&self, at: Settlement) -> f32 {
        let figures = self.figures[at];
        let mut sum = 0.0;
        for caste in Caste::ALL.into_iter().filter(|caste| figures[*caste]) {
            let mut influence = BySeat::<u8, SEATS>([0; SEATS]);
            let mut open = 0;
            for hex in at.hex().neighbours() {
                match self.tiles[hex] {
                    Some((owner, tile)) => influence[owner] += tile.influence(caste),
                    None => open += u8::from(hex.terrain() == Terrain::Land),
                }
            }
            let others = Seat::all(SEATS).filter(|seat| *seat != self.seat);
            let best = others.map(|seat| influence[seat]).max().unwrap_or(0);
            let lead = f32::from(influence[self.seat]) - f32::from(best);
            sum += worth::prospect(lead, open, self.seats) * self.worth[caste];
        }
        sum
    }
}

/// The settlements an action may change something at.
pub(super) fn touched(action: Action) -> Settlements {
    let mut touched = Settlements::NONE;
    let mut near = |hex: Hex| {
        for at in hex.neighbours().filter_map(Hex::settlement) {
            touched.insert(at);
        }
    };
    match action {
        Action::Lay { hex, .. } => near(hex),
        Action::Move { from, to, .. } => {
            near(from);
            near(to);
        }
        Action::Swap { one, other, .. } => {
            touched.insert(one.at);
            touched.insert(other.at);
        }
        Action::Hand(_) | Action::Put { .. } | Action::Done | Action::Pass => {}
    }
    touched
}
