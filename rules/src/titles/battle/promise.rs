//! How good an imagined table looks for everybody.
//!
//! The weights are not opinions: captains played thousands of tables, and these are what predicts their
//! winner best at the beginning of each round (a multinomial logistic fit). Honor that others can still
//! take says little early; tokens, cards and quiet borders last.

use crate::seat::Seat;

use super::data::{Face, Kind, Provinces, Special, Territory};
use super::ground::Ground as _;
use super::scoring;
use super::state::State;

/// How much better the chances of a seat get by one more of each, at the beginning of rounds 2 to 5.
struct Weights {
    flowers: [f32; 4],
    /// Flowers where no faceup token defends.
    bare: [f32; 4],
    /// Flowers at peace.
    calm: [f32; 4],
    faceup: [f32; 4],
    province: [f32; 4],
    /// Printed and special defense.
    defense: [f32; 4],
    /// Provinces of others that border on an own one.
    border: [f32; 4],
    territory: [f32; 4],
    /// Territories of which one province is missing.
    nearly: [f32; 4],
    card: [f32; 4],
    /// Each honor of an objective that is met.
    met: [f32; 4],
    /// Each honor of another, as far as it is near.
    near: [f32; 4],
    /// Strength of armies left.
    army: [f32; 4],
    shinobi: [f32; 4],
    raid: [f32; 4],
    diplomacy: [f32; 4],
    shugenja: [f32; 4],
}

/// With three seats or more.
const MANY: Weights = Weights {
    flowers: [0.0, 0.02, 0.05, 0.1],
    bare: [-0.02, -0.05, -0.08, -0.1],
    calm: [0.0, 0.08, 0.07, 0.06],
    faceup: [0.12, 0.15, 0.19, 0.23],
    province: [0.12, 0.09, 0.06, 0.06],
    defense: [0.03, 0.05, 0.07, 0.08],
    border: [-0.11, -0.12, -0.1, -0.08],
    territory: [0.2, 0.4, 0.51, 0.72],
    nearly: [0.3, 0.33, 0.3, 0.3],
    card: [0.2, 0.11, 0.15, 0.26],
    met: [0.16, 0.17, 0.19, 0.22],
    near: [0.11, 0.14, 0.15, 0.15],
    army: [0.027, 0.031, 0.041, 0.057],
    shinobi: [0.022, 0.033, 0.042, 0.06],
    raid: [0.29, 0.33, 0.37, 0.39],
    diplomacy: [0.2, 0.2, 0.18, 0.15],
    shugenja: [0.24, 0.32, 0.36, 0.45],
};

/// With two seats, where whoever has more tokens left has the better end.
const TWO: Weights = Weights {
    flowers: [0.0, 0.01, 0.02, 0.03],
    bare: [0.0; 4],
    calm: [0.02, 0.06, 0.07, 0.05],
    faceup: [0.17, 0.17, 0.18, 0.18],
    province: [0.0, 0.05, 0.08, 0.21],
    defense: [0.05, 0.06, 0.07, 0.09],
    border: [0.0; 4],
    territory: [0.4, 0.32, 0.37, 0.47],
    nearly: [0.15, 0.12, 0.15, 0.1],
    card: [0.05, 0.07, 0.2, 0.24],
    met: [0.05, 0.075, 0.085, 0.1],
    near: [0.05, 0.055, 0.07, 0.1],
    army: [0.066, 0.07, 0.088, 0.118],
    shinobi: [0.09, 0.1, 0.13, 0.18],
    raid: [0.52, 0.61, 0.75, 1.0],
    diplomacy: [0.2, 0.2, 0.3, 0.42],
    shugenja: [0.5; 4],
};

/// What the search makes of a difference of 1 is a ratio of chances of e to the third.
const ONE: f32 = 1.0 / 3.0;
/// At the end a point of honor is as much of a difference.
const POINT: f32 = 0.2;

/// What each seat may hope for.
pub(super) fn promise(state: &State, seats: &mut [f32]) {
    let weights = if state.seats() == 2 { &TWO } else { &MANY };
    let taken = state
        .all_seats()
        .fold(Provinces::NONE, |all, seat| all.or(state.held[seat]));
    for (seat, value) in state.all_seats().zip(seats) {
        *value = if state.is_over() {
            POINT * f32::from(scoring::total(state, seat))
        } else {
            ONE * hope(state, seat, taken, weights)
        };
    }
}

fn hope(state: &State, seat: Seat, taken: Provinces, weights: &Weights) -> f32 {
    let round = usize::from(state.round.saturating_sub(2));
    let weight = |of: &[f32; 4]| of.get(round).or(of.last()).copied().unwrap_or(0.0);
    let held = state.held[seat];
    let closed = state.closed();
    let others = taken.minus(held).minus(closed);
    let (mut flowers, mut bare, mut calm, mut faceup) = (0, 0, 0, 0);
    let (mut defense, mut border) = (0, 0);
    for province in held.iter() {
        let honor = scoring::honor(state, province);
        flowers += honor;
        if !province.shadowlands() {
            faceup += state.up[province];
        }
        if closed.has(province) {
            calm += honor;
            continue;
        }
        if state.up[province] == 0 {
            bare += honor;
        }
        border += province.neighbours().and(others).len();
        defense += province.defense() + state.special_at(province).map_or(0, Special::defense);
    }
    let mut hope = weight(&weights.flowers) * f32::from(flowers)
        + weight(&weights.bare) * f32::from(bare)
        + weight(&weights.calm) * f32::from(calm)
        + weight(&weights.faceup) * f32::from(faceup)
        + weight(&weights.province) * held.len() as f32
        + weight(&weights.defense) * f32::from(defense)
        + weight(&weights.border) * border as f32
        + weight(&weights.card) * state.holds(seat).count() as f32;
    let scorched = state.special[Special::ScorchedEarth];
    for territory in Territory::ALL.into_iter().filter(|t| !t.shadowlands()) {
        let live = territory.provinces().minus(scorched);
        hope += match (live.minus(held).len(), live.and(held).len()) {
            (0, 1..) => weight(&weights.territory),
            (1, 1..) => weight(&weights.nearly),
            _ => 0.0,
        };
    }
    let player = &state.players[seat];
    if let Some(objective) = player.objective {
        let honor = f32::from(objective.honor());
        hope += match scoring::progress(state, held, objective.goal()) {
            Some((have, need)) if have >= need => weight(&weights.met) * honor,
            Some((have, need)) => {
                let near = have as f32 / need.max(1) as f32;
                weight(&weights.near) * near * near * honor
            }
            None => 0.0,
        };
    }
    for pile in [player.hand, player.pool] {
        for face in pile.faces() {
            hope += f32::from(pile.count(face)) * kept(face, weights, weight);
        }
    }
    hope + weight(&weights.shugenja) * f32::from(player.shugenja)
}

/// What a token that is not spent yet is worth.
fn kept(face: Face, weights: &Weights, weight: impl Fn(&[f32; 4]) -> f32) -> f32 {
    let strength = f32::from(face.strength());
    match face.kind() {
        Kind::Army => weight(&weights.army) * strength,
        Kind::Shinobi => weight(&weights.shinobi) * strength,
        Kind::Raid => weight(&weights.raid),
        Kind::Diplomacy => weight(&weights.diplomacy),
        Kind::Navy | Kind::Blessing | Kind::Bluff => 0.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::laws::computer::opening;
    use crate::table::Playing;
    use crate::titles::battle::Battle;
    use crate::titles::battle::legal;

    /// What a change makes of the first seat's hope at the beginning of a round.
    fn gained(round: u8, seats: usize, change: impl Fn(&mut State)) -> f32 {
        let opening = opening::<Battle>(seats, 1);
        let (mut table, _) = Playing::<Battle>::open(&opening).expect("opens");
        let state = &mut table.state;
        state.round = round;
        let open = legal::unsettled(state);
        let most = |province: &super::super::data::Province| scoring::honor(state, *province);
        let province = open.iter().max_by_key(most).expect("nobody has settled");
        state.held[Seat::FIRST].insert(province);
        let value = |state: &State| {
            let mut seats = [0.0; crate::seat::MAX_SEATS];
            promise(state, &mut seats);
            seats[0]
        };
        let before = value(state);
        change(state);
        value(state) - before
    }

    fn faceup(state: &mut State) {
        let mut held = state.held[Seat::FIRST].iter();
        let bare = held.find(|p| state.up[*p] == 0 && scoring::honor(state, *p) > 0);
        let province = bare.expect("a province with honor");
        state.up[province] += 1;
    }

    #[test]
    fn honor_that_can_still_be_taken_counts_most_in_the_end() {
        for seats in [3, 5] {
            let (early, late) = (gained(2, seats, faceup), gained(5, seats, faceup));
            assert!(late > early && early >= 0.0, "{early} early, {late} late");
        }
    }

    #[test]
    fn tokens_that_are_spent_are_missed() {
        let spend = |face: Face| {
            move |state: &mut State| {
                state.players[Seat::FIRST].pool.take(face);
            }
        };
        for round in 2..=5 {
            let (weak, strong) = (
                gained(round, 5, spend(Face::Army1)),
                gained(round, 5, spend(Face::Army5)),
            );
            let raid = gained(round, 5, spend(Face::Raid));
            assert!(weak < 0.0 && strong < weak && raid < weak, "round {round}");
        }
    }
}
