//! ProvinceValues: what provinces mean to this seat, in honor.
//!
//! A realm is worth its flowers, its territories (R12), the objective, and a share of each for being
//! close to it. Gain and loss of a province are differences of that; what an opponent loses counts
//! as far as that opponent is a rival. Knows nothing of tokens on the board.

use super::super::data::{ByProvince, Goal, Province, Provinces, Special, Territory};
use super::super::ground::Ground as _;
use super::super::scoring;
use super::knowledge::Knowledge;

/// Honor of a controlled territory.
pub(super) const TERRITORY: f32 = scoring::TERRITORY_HONOR as f32;

/// What each province means.
pub(super) struct ProvinceValues {
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

impl ProvinceValues {
    /// Values every province once.
    pub fn new(known: &Knowledge<'_>) -> Self {
        let none = ByProvince([0.0; Province::COUNT]);
        let mut values = Self {
            now: realm(known, known.own, known.scorched()),
            gain: none,
            loss: none,
            deny: none,
            keep: none,
        };
        for province in Province::ALL {
            let only = Provinces::only(province);
            if known.own.has(province) {
                let without = realm(known, known.own.minus(only), known.scorched());
                values.loss[province] = values.now - without + faceup(known, province);
                values.keep[province] = keep(known, province);
            } else {
                let with = realm(known, known.own.or(only), known.scorched().minus(only));
                values.gain[province] = with - values.now;
                values.deny[province] = deny(known, province);
            }
        }
        values
    }

    /// What scorched earth in a province of others, or of nobody, does for this seat.
    pub fn burn(&self, known: &Knowledge<'_>, province: Province) -> f32 {
        let scorched = known.scorched().or(Provinces::only(province));
        let own = known.own.minus(Provinces::only(province));
        let after = realm(known, own, scorched) - self.now;
        // Burnt land cannot be taken later.
        after + self.deny[province] - 0.2 * self.gain[province]
    }
}

fn faceup(known: &Knowledge<'_>, province: Province) -> f32 {
    if province.shadowlands() {
        0.0
    } else {
        known.up[province].into()
    }
}

/// What holding these provinces is worth.
pub(super) fn realm(known: &Knowledge<'_>, own: Provinces, scorched: Provinces) -> f32 {
    let flowers: f32 = own.iter().map(|p| f32::from(known.honor[p])).sum();
    let rounds = f32::from(known.rounds_left);
    let mut total = flowers;
    for territory in Territory::ALL {
        let live = territory.provinces().minus(scorched);
        let held = live.and(own).len();
        if held == 0 {
            continue;
        }
        let missing = live.len() - held;
        let card = if known.unplayed[territory] && known.rounds_left > 0 {
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
    total + objective(known, own)
}

/// The objective's honor, or a share of it for being near.
fn objective(known: &Knowledge<'_>, own: Provinces) -> f32 {
    let Some(objective) = known.private.objective else {
        return 0.0;
    };
    let honor = f32::from(objective.honor());
    let goal = objective.goal();
    let Some((have, need)) = scoring::progress(known, own, goal) else {
        // Only the end counts, and before it fewer provinces are no aim.
        let seats = known.public.seats.iter().filter(|s| s.seat != known.me);
        let fewest = seats.map(|s| usize::from(s.provinces)).min().unwrap_or(0);
        let met = known.rounds_left == 0 && own.len() <= fewest;
        return if met { 0.7 * honor } else { 0.0 };
    };
    if let Goal::CapitalOrTwo(clan) = goal
        && own.has(clan.capital())
    {
        // A second province beside the capital is a reserve.
        let territory = clan.capital().territory().provinces();
        return if own.and(territory).len() > 1 {
            honor + 0.5
        } else {
            honor
        };
    }
    if have >= need {
        return honor;
    }
    let near = have as f32 / need as f32;
    let time = 0.3 + 0.1 * f32::from(known.rounds_left);
    honor * near * near * time
}

/// What the holder's loss of this province is worth to this seat.
fn deny(known: &Knowledge<'_>, province: Province) -> f32 {
    let Some(seat) = known.owner[province] else {
        return 0.0;
    };
    let live = province.territory().provinces().minus(known.scorched());
    let held = known.held[seat];
    let territory = match (province.shadowlands(), live.minus(held).len()) {
        (true, _) => 0.3,
        (false, 0) => TERRITORY,
        (false, 1) => 0.8,
        (false, _) => 0.2,
    };
    // What is taken from a clan early cannot become a fortress.
    let fortress = 0.3 * f32::from(known.rounds_left) * (known.faceup_weight(seat) - 1.0);
    let lost = f32::from(known.honor[province]) + faceup(known, province) + territory + fortress;
    lost * known.rival[seat]
}

/// How likely a held province outlasts the rounds after this one.
fn keep(known: &Knowledge<'_>, province: Province) -> f32 {
    if known.closed().has(province) || known.special[province] == Some(Special::Shrine) {
        return 1.0;
    }
    let borders = known.hostile(province).len() as f32;
    let sea = f32::from(u8::from(province.coastal()));
    let risk = (0.04 + 0.035 * borders + 0.03 * sea).min(0.35)
        / (1.0 + 0.4 * f32::from(known.defense[province]));
    (0..known.rounds_left).fold(1.0, |keep, _| keep * (1.0 - risk))
}

/// What a province with this special token scores.
pub(super) fn honor_with(province: Province, special: Option<Special>) -> f32 {
    scoring::honor_with(province, special).into()
}
