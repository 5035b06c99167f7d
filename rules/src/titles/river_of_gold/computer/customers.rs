//! What customers are worth: served now, or kept in hand.

use super::super::data::{
    Calling, Customer, Good, Kind, Mastery, Patron, Region, Shore, customers_vp,
};
use super::sight::Sight;

impl Sight<'_> {
    /// What serving a customer brings, the goods it costs not counted.
    pub fn served_value(&self, customer: Customer) -> f32 {
        let served = self.own.served.len();
        let step = f32::from(customers_vp(served + 1) - customers_vp(served));
        let region = customer.region();
        let journeys = 0.5 * self.stops / self.public.seats.len() as f32;
        let calling = match customer.calling() {
            Calling::Artisan => {
                let left = f32::from(self.own.goods.sum());
                self.climb(region, 2) + 1.5 * self.later + 0.15 * left
            }
            Calling::Elder => self.standing(region, self.own.influence[region].into()),
            Calling::Merchant => {
                let bonus = journeys * self.journey_bonus(region);
                let left = f32::from(self.own.koku) / 5.0;
                self.climb(region, 3) + bonus + 0.6 * left.floor()
            }
            Calling::Monk => 1.5 * self.favor() + self.best_mark(customer.marks_own()),
            Calling::Noble => {
                let power = self.stops / self.public.seats.len() as f32;
                self.climb(region, 2) + 0.5 * power * 0.8 + self.noble_value(region)
            }
        };
        step + calling + self.mastery_value(customer) + self.patron_value(customer)
    }

    /// What a merchant gives at a journey.
    pub fn journey_bonus(&self, region: Region) -> f32 {
        match region {
            Region::Spine => {
                let own = |region: &Region| {
                    let mut shores = Shore::of(*region);
                    shores.any(|shore| self.board[shore].owned_by(self.seat))
                };
                let regions = Region::ALL.into_iter().filter(own);
                regions.map(|region| self.climb(region, 1)).sum()
            }
            Region::Forest => self.own.served.len() as f32,
            Region::Plain => self.any_good(),
            Region::Woods => 1.5 * self.koku(),
            Region::Marshes => self.favor_gain(1),
            Region::Bay => self.koku_gain(3),
        }
    }

    /// The best second marker.
    fn best_mark(&self, own: bool) -> f32 {
        let each = Shore::ALL.into_iter().filter_map(|shore| {
            let site = self.board[shore];
            let tile = site.tile.filter(|_| site.takes_marker(self.seat, own))?;
            Some(self.mark(shore, tile.kind(), own) + self.marker(shore, tile))
        });
        each.fold(0.0, f32::max)
    }

    /// What a marker brings besides its rewards: an opponent's building becomes an own one too.
    pub fn mark(&self, shore: Shore, kind: Kind, own: bool) -> f32 {
        if own {
            0.0
        } else {
            self.ownership(kind, shore.region())
        }
    }

    /// VP at the end for the buildings there are.
    fn noble_value(&self, region: Region) -> f32 {
        let of = |kind| f32::from(self.buildings(self.seat, kind));
        match region {
            Region::Spine => of(Kind::Market),
            Region::Forest => of(Kind::Port),
            Region::Plain => of(Kind::Manor),
            Region::Woods => of(Kind::Shrine),
            Region::Marshes => {
                let owned = Kind::ALL.into_iter().filter(|kind| of(*kind) > 0.0);
                owned.count() as f32
            }
            Region::Bay => {
                let settled = Region::ALL.into_iter().filter(|region| {
                    let mut shores = Shore::of(*region);
                    shores.any(|shore| self.board[shore].owned_by(self.seat))
                });
                settled.count() as f32
            }
        }
    }

    fn mastery_value(&self, customer: Customer) -> f32 {
        let same = self.served(customer.calling());
        let callings = Calling::ALL.into_iter().filter(|of| self.served(*of) > 0);
        let fire = match same {
            0 => 0.1,
            1 => 1.0,
            _ => 0.0,
        };
        let air = match (callings.count(), same) {
            (2, 0) => 1.0,
            (_, 0) => 0.3,
            _ => 0.0,
        };
        fire * self.open_mastery(Mastery::Fire) + air * self.open_mastery(Mastery::Air)
    }

    fn patron_value(&self, customer: Customer) -> f32 {
        let region = customer.region();
        let mut served = self.own.served.iter();
        let first = served.all(|known| known.region() != region);
        if first && self.has_patron(Patron::Kudaka) {
            3.0
        } else {
            0.0
        }
    }

    /// What the goods of an order are worth to keep.
    pub fn order_price(&self, customer: Customer) -> f32 {
        let order = customer.order();
        let each = Good::ALL.into_iter().map(|good| f32::from(order[good]));
        // What is spent on a customer is not worth what its last good is worth.
        each.sum::<f32>() * (0.45 * self.later.sqrt() + 0.02)
    }

    /// What a customer is worth in hand: the sooner it can be served, the more.
    pub fn promise(&self, customer: Customer) -> f32 {
        let missing = f32::from(self.missing(customer));
        let value = self.served_value(customer) - self.order_price(customer);
        value / (1.0 + 0.45 * missing)
    }
}
