//! How good an imagined table looks for everybody.

use crate::seat::Seat;

use super::data::{Province, Season};
use super::scoring;
use super::state::State;

/// A lead of so many points is likely to win.
const CLEAR: f32 = 12.0;

/// The points as if winter came now, what the clans hold on the map, and what they own.
pub(super) fn promise(state: &State, seats: &mut [f32]) {
    for (seat, value) in state.all_seats().zip(seats) {
        *value = f32::from(scoring::points(state, seat));
        if !state.is_over() {
            *value += prospects(state, seat);
        }
        *value /= CLEAR;
    }
}

/// What the seat may expect of the wars to come, and of what it owns for the seasons to come.
fn prospects(state: &State, seat: Seat) -> f32 {
    let player = &state.players[seat];
    let seasons = f32::from(Season::COUNT as u8 - 1 - state.season as u8);
    let won = player.provinces_won();
    let wars = state.wars.iter().enumerate();
    let to_come = wars.filter(|(at, _)| *at >= usize::from(state.resolved));
    let mut sum = 0.0;
    for (_, province) in to_come {
        let own = f32::from(state.force(seat, *province));
        let others = state.all_seats().filter(|other| *other != seat);
        let best = others.map(|other| state.force(other, *province)).max();
        let chance = own / (own + f32::from(best.unwrap_or(0)) + 0.5);
        let fresh = if won.has(*province) { 0.0 } else { 3.5 };
        sum += chance * (f32::from(state.season.token_vp()) + fresh);
    }
    let figures: u32 = Province::ALL
        .into_iter()
        .map(|at| u32::from(state.force(seat, at)))
        .sum();
    let forts = f32::from(player.strongholds_on_map());
    let coins = 0.3 * f32::from(player.coins) + 0.3 * f32::from(player.ronin);
    sum + coins + seasons * (1.5 * forts + 0.5 * figures as f32)
}
