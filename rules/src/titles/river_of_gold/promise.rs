//! How good an imagined table looks for everybody.

use super::data::{Good, ROW, sizes};
use super::scoring;
use super::state::State;

/// A lead of so many points is likely to win.
const CLEAR: f32 = 12.0;

/// The points as if the table were over, and what is in hand for what is to come.
pub(super) fn promise(state: &State, seats: &mut [f32]) {
    let later = later(state);
    let sheets = scoring::sheets(state);
    for (sheet, value) in sheets.iter().zip(seats) {
        let player = &state.players[sheet.seat];
        let goods: f32 = Good::ALL
            .map(|good| f32::from(player.goods[good]))
            .iter()
            .sum();
        let buildings = state.board.0.iter();
        let buildings = buildings.filter(|site| site.owned_by(sheet.seat)).count() as f32;
        let kept =
            0.5 * f32::from(player.koku).sqrt() + 0.8 * goods + 0.8 * f32::from(player.favor);
        *value = (f32::from(sheet.total) + later.sqrt() * kept + 3.0 * later * buildings) / CLEAR;
    }
}

/// How much of the game is to come, from 1 to 0.
fn later(state: &State) -> f32 {
    if state.ending.is_some() || state.is_over() {
        return 0.0;
    }
    let sizes = sizes(state.seats());
    let all = f32::from(sizes.era1 + sizes.era2) - ROW as f32;
    let left: u8 = state.stacks.iter().map(|stack| stack.left).sum();
    f32::from(left) / all
}
