//! What a seat can know before it places a token: that the reveal will discard it, whatever happens until then.

use crate::seat::Seat;

use super::data::{Clan, Face, Kind, Province, Provinces, Slot, Special, Spot};
use super::ground::Ground;
use super::placement::lawful;
use super::view::{CardSeen, Public};

/// The board as everybody sees it, at its most favourable: a battlefield may still be removed.
struct AtBest<'t>(&'t Public);

impl Ground for AtBest<'_> {
    fn held_by(&self, seat: Seat) -> Provinces {
        self.those(|owner, _| owner == Some(seat))
    }

    fn marked(&self, special: Special) -> Provinces {
        match special {
            Special::Battlefield => Provinces::default(),
            special => self.those(|_, there| there == Some(special)),
        }
    }

    fn clan(&self, seat: Seat) -> Clan {
        let mut seats = self.0.seats.iter();
        let seen = seats.find(|row| row.seat == seat);
        seen.map_or(Clan::Crab, |row| row.clan)
    }

    fn is_ronin(&self, seat: Seat) -> bool {
        let mut seats = self.0.seats.iter();
        seats.any(|row| row.seat == seat && row.ronin)
    }

    // No question of where a token may lie is about shinobi.
    fn has_shinobi(&self, _: Seat, _: Province) -> bool {
        false
    }
}

impl AtBest<'_> {
    fn those(&self, which: impl Fn(Option<Seat>, Option<Special>) -> bool) -> Provinces {
        let mut all = Provinces::default();
        for row in &self.0.provinces {
            if which(row.owner, row.special) {
                all.insert(row.province);
            }
        }
        all
    }

    /// Could the seat still give up control of a province by paying for a Shadowlands card?
    fn may_pay(&self, seat: Seat) -> bool {
        let mut territories = self.0.territories.iter();
        territories.any(|row| row.territory.shadowlands() && row.card == CardSeen::Held(seat))
    }
}

impl Public {
    /// Will a token of this face, placed there by this seat, be discarded at the reveal for certain? Nothing is
    /// certain for Unicorn, which may still swap it.
    #[must_use]
    pub fn is_doomed(&self, seat: Seat, face: Face, slot: Slot) -> bool {
        let ground = AtBest(self);
        if ground.clan(seat) == Clan::Unicorn || face.kind() == Kind::Blessing {
            return false;
        }
        let own = ground.held_by(seat);
        let leaves = matches!((face.kind(), slot.spot()), (Kind::Raid, Spot::Center(at)) if own.has(at))
            && ground.may_pay(seat);
        !leaves && !lawful(&ground, seat, own, face, slot)
    }
}
