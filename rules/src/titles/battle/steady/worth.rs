//! Worth: what provinces mean to this seat, in honor.
//!
//! A realm is worth its flowers, its territories (R12), the objective, and a share of each for being
//! close to it. Gain and loss of a province are differences of that; what an opponent loses counts
//! as far as that opponent is a rival. Knows nothing of tokens on the board.

use super::super::data::{ByProvince, COASTAL, Goal, Province, Provinces, Special, Territory};
use super::sight::Sight;

/// Honor of a controlled territory.
const TERRITORY: f32 = 5.0;

/// What each province means.
pub(super) struct Worth {
    /// The realm as it stands.
    pub now: f32,
    /// To gain a province not held; what its holder loses is in `deny`.
    pub gain: ByProvince<f32>,
    /// To lose a held province, its faceup tokens included.
    pub loss: ByProvince<f32>,
    /// What it helps that the present holder loses the province.
    pub deny: ByProvince<f32>,
    /// How likely a held province stays held through the rounds after this one.
    pub keep: ByProvince<f32>,
}

impl Worth {
    /// Values every province once.
    pub fn new(sight: &Sight<'_>) -> Self {
        let none = ByProvince([0.0; Province::COUNT]);
        let mut worth = Self {
            now: realm(sight, sight.own, sight.scorched),
            gain: none,
            loss: none,
            deny: none,
            keep: none,
        };
        for province in Province::ALL {
            let only = Provinces::only(province);
            if sight.own.has(province) {
                let without = realm(sight, sight.own.minus(only), sight.scorched);
                worth.loss[province] = worth.now - without + faceup(sight, province);
                worth.keep[province] = keep(sight, province);
            } else {
                let with = realm(sight, sight.own.or(only), sight.scorched.minus(only));
                worth.gain[province] = with - worth.now;
                worth.deny[province] = deny(sight, province);
            }
        }
        worth
    }

    /// What scorched earth in a province of others, or of nobody, does for this seat.
    pub fn burn(&self, sight: &Sight<'_>, province: Province) -> f32 {
        let scorched = sight.scorched.or(Provinces::only(province));
        let own = sight.own.minus(Provinces::only(province));
        let after = realm(sight, own, scorched) - self.now;
        // Burnt land cannot be taken later.
        after + self.deny[province] - 0.2 * self.gain[province]
    }
}

fn faceup(sight: &Sight<'_>, province: Province) -> f32 {
    if province.shadowlands() {
        0.0
    } else {
        sight.up[province].into()
    }
}

/// What holding these provinces is worth.
pub(super) fn realm(sight: &Sight<'_>, own: Provinces, scorched: Provinces) -> f32 {
    let flowers: f32 = own.iter().map(|p| f32::from(sight.honor[p])).sum();
    let rounds = f32::from(sight.rounds_left);
    let mut total = flowers;
    for territory in Territory::ALL {
        let live = territory.provinces().minus(scorched);
        let held = live.and(own).len();
        if held == 0 {
            continue;
        }
        let missing = live.len() - held;
        let card = if sight.unplayed[territory] && sight.rounds_left > 0 {
            0.8
        } else {
            0.0
        };
        total += match (territory.shadowlands(), missing) {
            (true, 0) => card,
            (true, _) => 0.0,
            (false, 0) => TERRITORY + card,
            // Two missing provinces can still fall in one round.
            (false, 1) => 0.5 + 0.35 * rounds,
            (false, 2) => 0.1 + 0.14 * rounds,
            (false, _) => 0.05 * rounds,
        };
    }
    total + objective(sight, own)
}

/// The objective's honor, or a share of it for being near.
fn objective(sight: &Sight<'_>, own: Provinces) -> f32 {
    let Some(objective) = sight.private.objective else {
        return 0.0;
    };
    let honor = f32::from(objective.honor());
    let (have, need) = match objective.goal() {
        Goal::CapitalOrTwo(clan) => {
            let capital = clan.capital();
            if own.has(capital) {
                // A second province beside the capital is a reserve.
                let reserve = own.and(capital.territory().provinces()).len() > 1;
                return if reserve { honor + 0.5 } else { honor };
            }
            (own.and(capital.territory().provinces()).len(), 2)
        }
        Goal::Chain => (longest_chain(own), 6),
        Goal::Coastal => {
            let harbor = |p: &Province| sight.special[*p] == Some(Special::Harbor);
            let harbors: Provinces = own.iter().filter(harbor).collect();
            (own.and(COASTAL.or(harbors)).len(), 6)
        }
        Goal::Spread => {
            let touched = |t: &Territory| !own.and(t.provinces()).is_empty();
            (Territory::ALL.into_iter().filter(touched).count(), 7)
        }
        Goal::Fewest => {
            // Only the end counts, and before it fewer provinces are no aim.
            let seats = sight.public.seats.iter().filter(|s| s.seat != sight.me);
            let fewest = seats.map(|s| usize::from(s.provinces)).min().unwrap_or(0);
            let met = sight.rounds_left == 0 && own.len() <= fewest;
            return if met { 0.7 * honor } else { 0.0 };
        }
        Goal::BothShadowlands => (own.and(Provinces::SHADOWLANDS).len(), 2),
    };
    if have >= need {
        return honor;
    }
    let near = have as f32 / need as f32;
    let time = 0.3 + 0.1 * f32::from(sight.rounds_left);
    honor * near * near * time
}

/// The most provinces, up to six, on a path through the own ones. A path that long touching only
/// two territories counts as five.
fn longest_chain(own: Provinces) -> usize {
    fn walk(own: Provinces, path: Provinces, end: Province) -> usize {
        let length = path.len();
        if length == 6 {
            let touched = |t: &Territory| !path.and(t.provinces()).is_empty();
            let enough = Territory::ALL.into_iter().filter(touched).count() >= 3;
            return if enough { 6 } else { 5 };
        }
        let mut best = length;
        for next in end.neighbours().and(own).minus(path).iter() {
            let mut longer = path;
            longer.insert(next);
            best = best.max(walk(own, longer, next));
            if best == 6 {
                break;
            }
        }
        best
    }
    let mut best = 0;
    for start in own.iter() {
        best = best.max(walk(own, Provinces::only(start), start));
        if best == 6 {
            break;
        }
    }
    best
}

/// What the holder's loss of this province is worth to this seat.
fn deny(sight: &Sight<'_>, province: Province) -> f32 {
    let Some(seat) = sight.owner[province] else {
        return 0.0;
    };
    let live = province.territory().provinces().minus(sight.scorched);
    let held = sight.held[seat];
    let territory = match (province.shadowlands(), live.minus(held).len()) {
        (true, _) => 0.3,
        (false, 0) => TERRITORY,
        (false, 1) => 0.8,
        (false, _) => 0.2,
    };
    let lost = f32::from(sight.honor[province]) + faceup(sight, province) + territory;
    lost * sight.rival[seat]
}

/// How likely a held province outlasts the rounds after this one.
fn keep(sight: &Sight<'_>, province: Province) -> f32 {
    if sight.closed.has(province) || sight.special[province] == Some(Special::Shrine) {
        return 1.0;
    }
    let borders = sight.hostile(province).len() as f32;
    let sea = f32::from(u8::from(province.coastal()));
    let risk = (0.04 + 0.035 * borders + 0.03 * sea).min(0.35)
        / (1.0 + 0.4 * f32::from(sight.defense[province]));
    (0..sight.rounds_left).fold(1.0, |keep, _| keep * (1.0 - risk))
}

/// What a province with this special token scores.
pub(super) fn honor_with(province: Province, special: Option<Special>) -> f32 {
    let honor = match special {
        Some(Special::Honor4) => Special::Honor4.honor(),
        Some(special) => province.honor() + special.honor(),
        None => province.honor(),
    };
    honor.into()
}
