//! The table as one seat sees it, in a shape to think with.

use crate::seat::Seat;

use super::super::data::{
    ByShore, Calling, Customer, Era, Mastery, Patron, ROW, Region, Shore, sizes,
};
use super::super::state::Site;
use super::super::view::{Private, Public, SeatSeen};

/// What a seat knows.
pub(super) struct Sight<'v> {
    pub public: &'v Public,
    pub hand: &'v [Customer],
    pub seat: Seat,
    pub own: &'v SeatSeen,
    pub board: ByShore<Site>,
    /// How much of the game is to come, from 1 to 0.
    pub later: f32,
    /// How often a ship of anybody will still stop somewhere.
    pub stops: f32,
}

impl<'v> Sight<'v> {
    pub fn new(public: &'v Public, private: &'v Private, seat: Seat) -> Option<Self> {
        let own = public.seats.iter().find(|seen| seen.seat == seat)?;
        let mut board = ByShore([Site::default(); Shore::COUNT]);
        for seen in &public.shores {
            let mut markers = [None; 2];
            for (marker, owner) in markers.iter_mut().zip(&seen.owners) {
                *marker = Some(*owner);
            }
            board[seen.shore] = Site {
                tile: seen.tile,
                markers,
            };
        }
        let sizes = sizes(public.seats.len());
        let all = f32::from(sizes.era1 + sizes.era2) - ROW as f32;
        let left: u8 = public.stacks.iter().map(|stack| stack.left).sum();
        // Not every turn moves the row; those that do not are mostly sails.
        let turns = match public.turns_left {
            Some(turns) => f32::from(turns),
            None => 1.7 * f32::from(left) + public.seats.len() as f32,
        };
        Some(Self {
            public,
            hand: &private.hand,
            seat,
            own,
            board,
            later: match public.turns_left {
                Some(_) => 0.0,
                None => f32::from(left) / all,
            },
            stops: 0.6 * turns,
        })
    }

    /// Is the own turn the last one?
    pub fn last_turn(&self) -> bool {
        self.public.turns_left.is_some()
    }

    pub fn has_patron(&self, patron: Patron) -> bool {
        self.own.patron == Some(patron)
    }

    /// Customers of a calling the seat has served.
    pub fn served(&self, calling: Calling) -> usize {
        let served = self.own.served.iter();
        served
            .filter(|customer| customer.calling() == calling)
            .count()
    }

    pub fn has_served(&self, calling: Calling, region: Region) -> bool {
        self.own.served.contains(&Customer::of(calling, region))
    }

    /// What the next free slot of a mastery gives the seat; nothing if it claimed it.
    pub fn open_mastery(&self, mastery: Mastery) -> f32 {
        let mut masteries = self.public.masteries.iter();
        let seen = masteries.find(|seen| seen.mastery == mastery);
        let seen = seen.filter(|seen| !seen.claimed.contains(&self.seat));
        let next = seen.and_then(|seen| seen.free.first());
        next.map_or(0.0, |vp| f32::from(*vp))
    }

    /// Is the Emperor still to come?
    pub fn emperor_comes(&self) -> bool {
        let mut stacks = self.public.stacks.iter();
        stacks.any(|stack| stack.era == Era::First && stack.left > 0)
    }

    /// What building on a shore space costs.
    pub fn cost(&self, shore: Shore) -> u8 {
        let artisan = self.has_served(Calling::Artisan, shore.region());
        shore.cost().saturating_sub(if artisan { 2 } else { 0 })
    }
}
