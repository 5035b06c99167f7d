//! What a seat can imagine: a table that could be the true one for all it knows, what somebody would
//! quickly do there, and how good it looks.

use crate::dice::Dice;
use crate::seat::Seat;

use super::action::{Action, Then};
use super::data::{Caste, Kind, Tile, figures_per_caste};
use super::sample;
use super::state::{Phase, State};

/// The hands and stacks of the others dealt anew. Captured figures are kept: every capture was
/// announced, and a player may remember.
pub(super) fn imagine(state: &State, seat: Seat, dice: &mut Dice) -> State {
    let mut other = state.clone();
    for seat in state.all_seats().filter(|other| *other != seat) {
        let player = &mut other.players[seat];
        let mut stack = player.stack;
        for tile in player.hand.iter() {
            stack.add(tile);
        }
        let count = player.hand.len();
        player.hand = super::data::Pile::EMPTY;
        for _ in 0..count {
            if let Some(tile) = stack.nth(dice.below(stack.len().into())) {
                stack.take(tile);
                player.hand.add(tile);
            }
        }
        player.stack = stack;
    }
    other
}

/// How many plays the quick player looks at.
const LOOKS: usize = 4;

/// The best of a few plays that come to mind.
pub(super) fn rollout(state: &State, seat: Seat, dice: &mut Dice) -> Option<Action> {
    let Phase::Turn { begun, .. } = state.phase else {
        return sample::sample(state, seat, dice);
    };
    let mut best: Option<(i32, Action)> = None;
    for _ in 0..LOOKS {
        let action = sample::sample(state, seat, dice)?;
        let value = appeal(state, seat, action);
        if best.is_none_or(|(most, _)| value > most) {
            best = Some((value, action));
        }
    }
    let (value, action) = best?;
    if begun && value <= 0 {
        return Some(Action::Done);
    }
    Some(hurried(action))
}

/// A turn goes on only after a tile with the cunning symbol.
const fn hurried(action: Action) -> Action {
    match action {
        Action::Lay { tile, hex, .. } if !tile.cunning() => Action::Lay {
            tile,
            hex,
            then: Then::End,
        },
        Action::Move { from, to, .. } => Action::Move {
            from,
            to,
            then: Then::End,
        },
        other => other,
    }
}

/// How good a play looks at a glance.
fn appeal(state: &State, seat: Seat, action: Action) -> i32 {
    match action {
        Action::Lay { tile, hex, .. } => {
            let mut value = -price(tile);
            for at in hex.neighbours().filter_map(super::data::Hex::settlement) {
                let open = state.board.open_land(at).land.count_ones();
                let lays_land = tile.kind() != Kind::Ship;
                let closes = lays_land && open == 1;
                for caste in Caste::ALL.into_iter().filter(|c| state.figures[*c].has(at)) {
                    let influence = state.board.influence(at, caste);
                    let others = state.all_seats().filter(|other| *other != seat);
                    let best = others.map(|other| influence[other]).max().unwrap_or(0);
                    let own = i32::from(influence[seat]) + i32::from(tile.influence(caste));
                    let lead = own - i32::from(best);
                    value += match (closes, lead) {
                        (true, 1..) => 40,
                        (true, 0) => -6,
                        (true, _) => -30,
                        (false, 1..=4) => 2 * i32::from(tile.influence(caste)),
                        (false, _) => i32::from(tile.influence(caste)),
                    };
                }
            }
            value
        }
        Action::Swap { .. } => -10,
        Action::Move { .. } => -2,
        Action::Done => 0,
        _ => -20,
    }
}

const fn price(tile: Tile) -> i32 {
    match tile.kind() {
        Kind::Ronin | Kind::Ship => 8,
        Kind::Samurai => 2,
        _ => 0,
    }
}

/// Leader tokens in reach, then figures.
pub(super) fn promise(state: &State, seats: &mut [f32]) {
    let each = figures_per_caste(state.seats());
    for (seat, value) in state.all_seats().zip(seats) {
        let captured = state.players[seat].captured;
        *value = f32::from(captured.0.iter().sum::<u8>()) / f32::from(each) * 0.4;
        for caste in Caste::ALL {
            let others = state.all_seats().filter(|other| *other != seat);
            let best = others
                .map(|other| state.players[other].captured[caste])
                .max();
            let lead = f32::from(captured[caste]) - f32::from(best.unwrap_or(0));
            *value += 0.3 * (lead / 2.0).clamp(-1.0, 1.0);
        }
    }
}
