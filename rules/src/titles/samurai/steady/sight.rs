//! The board as one seat sees it, and what an action would change for that seat.

use crate::seat::{BySeat, Seat};

use super::super::action::{Action, Then};
use super::super::data::{
    ByCaste, ByHex, BySettlement, Caste, FigureAt, Hex, Kind, Settlement, Terrain, Tile,
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
        Self {
            seat,
            seats: public.seats.len(),
            tiles,
            figures,
            worth: worth::of_castes(public, private, seat),
        }
    }

    /// What an action changes for the seat.
    pub fn gain(&self, action: Action) -> f32 {
        let touched = touched(action);
        let Some(after) = self.after(action) else {
            return 0.0;
        };
        let sum = |sight: &Self| touched.iter().map(|at| sight.prospect(*at)).sum::<f32>();
        sum(&after) - sum(self)
    }

    /// The board after an action; nothing for what is no tile.
    pub fn after(&self, action: Action) -> Option<Self> {
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
            Action::Hand(_) | Action::Put { .. } | Action::Done | Action::Pass => return None,
        }
        Some(after)
    }

    /// The best place for a tile, and what it changes. Swaps are not looked for.
    pub fn best_lay(&self, tile: Tile) -> Option<(Action, f32)> {
        let terrain = match tile.kind() {
            Kind::Ship => Terrain::Sea,
            Kind::Swap | Kind::Move => return None,
            Kind::Caste | Kind::Samurai | Kind::Ronin => Terrain::Land,
        };
        let free = |hex: &Hex| {
            hex.terrain() == terrain && hex.in_play(self.seats) && self.tiles[*hex].is_none()
        };
        let each = Hex::ALL.into_iter().filter(free).map(|hex| {
            let then = Then::End;
            let lay = Action::Lay { tile, hex, then };
            (lay, self.gain(lay))
        });
        each.max_by(|(_, one), (_, other)| one.total_cmp(other))
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
fn touched(action: Action) -> Vec<Settlement> {
    let near = |hex: Hex| hex.neighbours().filter_map(Hex::settlement);
    let mut touched: Vec<Settlement> = match action {
        Action::Lay { hex, .. } => near(hex).collect(),
        Action::Move { from, to, .. } => near(from).chain(near(to)).collect(),
        Action::Swap { one, other, .. } => [one, other].map(|FigureAt { at, .. }| at).to_vec(),
        Action::Hand(_) | Action::Put { .. } | Action::Done | Action::Pass => Vec::new(),
    };
    touched.sort_unstable();
    touched.dedup();
    touched
}
