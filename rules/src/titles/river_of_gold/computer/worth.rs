//! What things are worth to the seat, in VP.

use crate::seat::Seat;

use super::super::data::{
    COURTS_STEP, Calling, Customer, EACH_GOOD, Good, KOKU, Kind, LAST_STEP, Mastery, Region,
    Reward, Shore, StepReward, Tile, track_rewards,
};
use super::sight::Sight;

impl Sight<'_> {
    /// One koku: it builds while there is time, then only merchants count it.
    pub fn koku(&self) -> f32 {
        let merchants = self.served(Calling::Merchant) as f32;
        (0.42 * self.later.sqrt()).max(0.19 * merchants) + 0.005
    }

    /// Some koku, as far as they can be kept.
    pub fn koku_gain(&self, amount: u8) -> f32 {
        let fits = amount.min(KOKU - self.own.koku.min(KOKU));
        // Nobody spends many koku at once.
        let useful = if self.own.koku > 15 { 0.6 } else { 1.0 };
        f32::from(fits) * self.koku() * useful
    }

    /// Some favor, as far as it can be held.
    pub fn favor_gain(&self, amount: u8) -> f32 {
        let room = self.own.cap.saturating_sub(self.own.favor);
        f32::from(amount.min(room)) * self.favor()
    }

    /// One favor: it turns the die, and decides ties.
    pub fn favor(&self) -> f32 {
        0.75 * self.later.sqrt() + 0.03
    }

    /// One more of a good: what customers in hand still want counts most.
    pub fn good(&self, good: Good) -> f32 {
        let has = self.own.goods[good];
        if has >= EACH_GOOD {
            return 0.0;
        }
        let artisans = self.served(Calling::Artisan) as f32;
        let wanted = self.hand.iter().map(|customer| {
            let missing = self.missing(*customer);
            let here = customer.order()[good] > has;
            if here {
                1.2 / f32::from(missing.max(1))
            } else {
                0.0
            }
        });
        let wanted = wanted.fold(0.0, f32::max) * self.later.sqrt();
        let spare = 0.55 * self.later.sqrt() / (1.0 + 0.25 * f32::from(has));
        wanted + spare.max(0.3 * artisans) + 0.01
    }

    /// The best good there is to choose.
    pub fn any_good(&self) -> f32 {
        let each = Good::ALL.into_iter().map(|good| self.good(good));
        each.fold(0.0, f32::max)
    }

    /// How many goods a customer's order lacks.
    pub fn missing(&self, customer: Customer) -> u8 {
        let order = customer.order();
        let lacks = |good: Good| order[good].saturating_sub(self.own.goods[good]);
        Good::ALL.into_iter().map(lacks).sum()
    }

    /// What the tile of a region promises with so much influence, as the others stand now.
    pub fn standing(&self, region: Region, influence: f32) -> f32 {
        let mut tiles = self.public.region_tiles.iter();
        let Some(tile) = tiles.find(|seen| seen.region == region) else {
            return 0.0;
        };
        if influence <= 0.0 {
            return 0.0;
        }
        // The less is to come, the surer is a lead.
        let slope = 1.0 + 4.0 * self.later;
        let others = self.public.seats.iter().filter(|s| s.seat != self.seat);
        let behind = others.map(|seen| {
            let lead = influence - f32::from(seen.influence[region]);
            1.0 / (1.0 + (lead / slope).exp())
        });
        let rank: f32 = behind.sum();
        let place = |at: usize| f32::from(tile.places.get(at).copied().unwrap_or(0));
        let whole = rank.floor();
        let part = rank - whole;
        place(whole as usize) * (1.0 - part) + place(whole as usize + 1) * part
    }

    /// What this many steps on a track are worth: the rewards on the way, and the standing.
    pub fn climb(&self, region: Region, steps: u8) -> f32 {
        let from = self.own.influence[region];
        let to = from.saturating_add(steps).min(LAST_STEP);
        if to == from {
            return 0.0;
        }
        let mut value = 0.0;
        for (step, reward) in track_rewards(region) {
            if step <= from || step > to {
                continue;
            }
            value += match reward {
                StepReward::Good(good) => self.good(good),
                StepReward::Koku(amount) => self.koku_gain(amount),
                StepReward::Favor(amount) => self.favor_gain(amount),
                StepReward::Vp(amount) => f32::from(amount),
                StepReward::VpAndGood(amount) => f32::from(amount) + self.any_good(),
            };
        }
        let elder = if self.has_served(Calling::Elder, region) {
            2.0
        } else {
            1.0
        };
        let standing = |at: u8| self.standing(region, at.into());
        value += elder * (standing(to) - standing(from));
        if from == 0 {
            value += 0.2 * self.open_mastery(Mastery::Void);
        }
        let courts = self.open_mastery(Mastery::Courts);
        if from < COURTS_STEP {
            let share = f32::from(to.min(COURTS_STEP) - from) / f32::from(COURTS_STEP);
            value += courts * if to >= COURTS_STEP { 1.0 } else { 0.4 * share };
        }
        value
    }

    /// One reward of a building for the own seat.
    pub fn reward(&self, reward: Reward, region: Region) -> f32 {
        match reward {
            Reward::Koku(amount) => self.koku_gain(amount),
            Reward::Vp(amount) => f32::from(amount),
            Reward::Favor(amount) => self.favor_gain(amount),
            Reward::Influence(steps) => self.climb(region, steps),
            Reward::Good(good) => self.good(good),
            Reward::AnyGood => self.any_good(),
            Reward::Card => 0.4 * self.later,
            Reward::KokuPer(kind) => self.koku_gain(self.buildings(self.seat, kind).max(1)),
            Reward::KokuPerCustomer => {
                self.koku_gain(u8::try_from(self.own.served.len()).unwrap_or(KOKU))
            }
        }
    }

    /// All rewards of a list.
    pub fn rewards(&self, rewards: &[Reward], region: Region) -> f32 {
        let each = rewards.iter().map(|reward| self.reward(*reward, region));
        each.sum()
    }

    /// The owner's rewards of a tile for somebody else, as it would be for oneself in general.
    pub fn foreign(&self, tile: Tile) -> f32 {
        let each = tile.owner().iter().map(|reward| match reward {
            Reward::Koku(amount) => 0.35 * f32::from(*amount),
            Reward::Vp(amount) => f32::from(*amount),
            Reward::Favor(_) => 0.5,
            Reward::Influence(_) => 0.6,
            Reward::Good(_) | Reward::AnyGood => 0.8,
            Reward::Card => 0.0,
            Reward::KokuPer(_) | Reward::KokuPerCustomer => 0.7,
        });
        // Of two players one's gain is the other's loss; of four it is shared.
        let weight = match self.public.seats.len() {
            2 => 0.8,
            3 => 0.45,
            _ => 0.3,
        };
        each.sum::<f32>() * weight
    }

    /// How many buildings of a kind a seat owns.
    pub fn buildings(&self, seat: Seat, kind: Kind) -> u8 {
        let own = self.board.0.iter().filter(|site| site.owned_by(seat));
        let of = own.filter(|site| site.tile.is_some_and(|tile| tile.kind() == kind));
        u8::try_from(of.count()).unwrap_or(u8::MAX)
    }

    /// What a marker on a building will still bring: visits of anybody, and the Emperor's.
    pub fn marker(&self, shore: Shore, tile: Tile) -> f32 {
        let spaces = shore.spaces().count() as f32;
        let visits = self.stops * spaces / 14.0;
        let emperor = if self.emperor_comes() { 1.0 } else { 0.0 };
        (visits + emperor) * self.rewards(tile.owner(), shore.region())
    }

    /// What owning one more building of a kind in a region brings: nobles and masteries.
    pub fn ownership(&self, kind: Kind, region: Region) -> f32 {
        let noble = |of| f32::from(u8::from(self.has_served(Calling::Noble, of)));
        let here = Shore::of(region).any(|shore| self.board[shore].owned_by(self.seat));
        let count = self.buildings(self.seat, kind);
        let mut value = match kind {
            Kind::Market => noble(Region::Spine),
            Kind::Port => noble(Region::Forest),
            Kind::Manor => noble(Region::Plain),
            Kind::Shrine => noble(Region::Woods),
        };
        if count == 0 {
            value += noble(Region::Marshes);
            let others = Kind::ALL.into_iter().filter(|other| *other != kind);
            let owned = others.filter(|other| self.buildings(self.seat, *other) > 0);
            value += match owned.count() {
                3 => 1.0,
                2 => 0.4,
                _ => 0.2,
            } * self.open_mastery(Mastery::Water);
        }
        if !here {
            value += noble(Region::Bay);
        }
        value
            + self.open_mastery(Mastery::Earth)
                * match count {
                    0 => 0.1,
                    1 => 0.35,
                    2 => 1.0,
                    _ => 0.0,
                }
    }
}
