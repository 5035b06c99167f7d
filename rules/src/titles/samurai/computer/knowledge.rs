//! The board as one seat sees it, and what an action would change for that seat.

use crate::seat::Seat;

use super::super::action::Action;
use super::super::data::{ByCaste, BySettlement, Caste, Hex, Settlement, Settlements, Terrain};
use super::super::state::{self, Board, Laid, SEATS};
use super::super::view::Public;
use super::values::{self, Outlook};

/// What a seat knows, in a shape to think with: the open board of the rules, and what it is worth.
#[derive(Clone)]
pub(super) struct Knowledge {
    pub outlook: &'static Outlook,
    seat: Seat,
    seats: usize,
    board: Board,
    figures: ByCaste<Settlements>,
    /// What a figure of each caste is worth.
    worth: ByCaste<f32>,
    /// What is left of the worth of a tile kept for later.
    pub later: f32,
    /// What the seat may expect of each settlement: thousands of turns are imagined, each of which
    /// changes but a few.
    prospects: BySettlement<f32>,
}

impl Knowledge {
    /// What a seat sees, to which figures of each caste are worth so much.
    pub fn new(
        public: &Public,
        seat: Seat,
        worth: ByCaste<f32>,
        outlook: &'static Outlook,
    ) -> Self {
        let mut board = Board::EMPTY;
        for seen in &public.tiles {
            let laid = Laid {
                owner: seen.owner,
                tile: seen.tile,
            };
            board.put(seen.hex, laid);
        }
        let mut figures = ByCaste([Settlements::NONE; Caste::COUNT]);
        for seen in &public.settlements {
            for caste in &seen.figures {
                figures[*caste].insert(seen.settlement);
            }
        }
        let mut known = Self {
            outlook,
            seat,
            seats: public.seats.len(),
            board,
            figures,
            worth,
            later: values::later(public),
            prospects: BySettlement([0.0; Settlement::COUNT]),
        };
        for at in Settlements::in_play(known.seats).iter() {
            known.prospects[at] = known.prospect(at);
        }
        known
    }

    /// The board after an action, and what that changes for the seat.
    pub fn after(&self, action: Action) -> (Self, f32) {
        let mut after = self.clone();
        match action {
            Action::Lay { tile, hex, .. } => {
                let owner = self.seat;
                after.board.put(hex, Laid { owner, tile });
            }
            Action::Move { from, to, .. } => {
                after.board.relocate(from, to);
            }
            Action::Swap { one, other, .. } => state::exchange(&mut after.figures, one, other),
            Action::Hand(_) | Action::Put { .. } | Action::Done | Action::Pass => {}
        }
        let mut gain = 0.0;
        for at in touched(action).iter() {
            after.prospects[at] = after.prospect(at);
            gain += after.prospects[at] - self.prospects[at];
        }
        (after, gain)
    }

    /// Every hex where a tile of this terrain could still lie.
    pub fn free(&self, terrain: Terrain) -> impl Iterator<Item = Hex> + use<> {
        let free = self.board.free(self.seats);
        let lands = (terrain == Terrain::Land).then(|| free.lands());
        let seas = (terrain == Terrain::Sea).then(|| free.seas());
        lands
            .into_iter()
            .flatten()
            .chain(seas.into_iter().flatten())
    }

    /// The hexes of a settlement's surroundings where a tile of this terrain could still lie.
    pub fn free_around(
        &self,
        at: Settlement,
        terrain: Terrain,
    ) -> impl Iterator<Item = Hex> + use<> {
        let free = self.board.free(self.seats);
        let around = at.hex().neighbours();
        around.filter(move |hex| hex.terrain() == terrain && free.has(*hex))
    }

    /// How many land hexes keep a settlement with figures open; nothing for an emptied one.
    pub fn open(&self, at: Settlement) -> Option<u32> {
        let settled = state::settled(&self.figures).has(at);
        settled.then(|| self.board.open_land(at).land.count_ones())
    }

    /// How the figures of a settlement stand for the seat: what it may expect of them less what
    /// others may.
    fn prospect(&self, at: Settlement) -> f32 {
        let open = self.board.open_land(at).land.count_ones();
        let mut sum = 0.0;
        for caste in Caste::ALL {
            if !self.figures[caste].has(at) {
                continue;
            }
            let influence = self.board.influence(at, caste);
            let others = Seat::all(SEATS).filter(|seat| *seat != self.seat);
            let best = others.map(|seat| influence[seat]).max().unwrap_or(0);
            let lead = f32::from(influence[self.seat]) - f32::from(best);
            sum += values::prospect(self.outlook, lead, open, self.seats) * self.worth[caste];
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
