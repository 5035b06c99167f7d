//! A legal action drawn at random without listing them all: each kind is counted, and the action of
//! the drawn number is spelled out. [`legal`] lists; a law compares the two.

use crate::dice::Dice;
use crate::seat::Seat;

use super::action::{Action, Then};
use super::data::{Caste, FigureAt, Hex, Hexes, Kind, Settlement, Settlements, Tile};
use super::legal;
use super::setup;
use super::state::{Phase, State};

/// A legal action of a seat, each equally likely.
pub(super) fn sample(state: &State, seat: Seat, dice: &mut Dice) -> Option<Action> {
    if !state.waiting().has(seat) {
        return None;
    }
    match state.phase {
        Phase::Hands(_) => {
            let all = legal::all_hands();
            all.get(dice.below(all.len() as u32) as usize).copied()
        }
        Phase::Figures(_) => figure(state, dice),
        Phase::Turn { begun, plain, .. } => turn(state, seat, begun, plain, dice),
        Phase::Over => None,
    }
}

fn figure(state: &State, dice: &mut Dice) -> Option<Action> {
    let open = setup::open_settlements(state);
    let places = |caste: Caste| {
        let left = state.pool(caste) > 0;
        Settlements(if left {
            open.0 & !state.figures[caste].0
        } else {
            0
        })
    };
    let total = Caste::ALL
        .into_iter()
        .map(|caste| u32::from(places(caste).len()));
    let mut rest = dice.below(total.sum());
    for caste in Caste::ALL {
        let count = u32::from(places(caste).len());
        if rest < count {
            let at = places(caste).iter().nth(rest as usize)?;
            return Some(Action::Put { caste, at });
        }
        rest -= count;
    }
    None
}

/// How many ways there are to play a tile, what follows left aside.
fn ways(state: &State, seat: Seat, free: Hexes, tile: Tile) -> u32 {
    match tile.kind() {
        Kind::Caste | Kind::Samurai | Kind::Ronin => free.land.count_ones(),
        Kind::Ship => free.sea.count_ones(),
        Kind::Move => free.land.count_ones() * movable(state, seat),
        Kind::Swap => pairs(state).map(|(_, _, count)| count).sum(),
    }
}

fn movable(state: &State, seat: Seat) -> u32 {
    u32::try_from(legal::movable(state, seat).count()).unwrap_or(0)
}

fn turn(state: &State, seat: Seat, begun: bool, plain: bool, dice: &mut Dice) -> Option<Action> {
    let hand = state.players[seat].hand;
    let thens = legal::thens(hand);
    let free = state.free();
    let playable = hand.faces().filter(|tile| tile.cunning() || !plain);
    let each = playable.clone().map(|tile| ways(state, seat, free, tile));
    let plays = each.sum::<u32>() * thens.len() as u32;
    if plays == 0 && !begun {
        return Some(Action::Pass);
    }
    let mut rest = dice.below(plays + u32::from(begun));
    if rest == plays {
        return Some(Action::Done);
    }
    let then = *thens.get(rest as usize % thens.len())?;
    rest /= thens.len() as u32;
    for tile in playable {
        let count = ways(state, seat, free, tile);
        if rest < count {
            return play(state, seat, free, tile, rest, then);
        }
        rest -= count;
    }
    None
}

/// The play of a tile with this number.
fn play(
    state: &State,
    seat: Seat,
    free: Hexes,
    tile: Tile,
    number: u32,
    then: Then,
) -> Option<Action> {
    let land = |number: u32| nth_land(free, number);
    Some(match tile.kind() {
        Kind::Caste | Kind::Samurai | Kind::Ronin => Action::Lay {
            tile,
            hex: land(number)?,
            then,
        },
        Kind::Ship => Action::Lay {
            tile,
            hex: free.seas().nth(number as usize)?,
            then,
        },
        Kind::Move => {
            let lands = free.land.count_ones();
            let from = legal::movable(state, seat).nth((number / lands) as usize)?;
            Action::Move {
                from,
                to: land(number % lands)?,
                then,
            }
        }
        Kind::Swap => {
            let (one, other) = pair(state, number)?;
            Action::Swap { one, other, then }
        }
    })
}

/// The free land hex of this number.
fn nth_land(free: Hexes, number: u32) -> Option<Hex> {
    let mut rest = free.land;
    for _ in 0..number {
        rest &= rest.wrapping_sub(1);
    }
    Hex::from_index(rest.trailing_zeros() as usize)
}

/// The figures that may change places: each pair of castes with where one and the other may stand,
/// and how many swaps that makes. A caste with itself makes its pairs.
type Pairs = ((Caste, Settlements), (Caste, Settlements), u32);

fn pairs(state: &State) -> impl Iterator<Item = Pairs> + '_ {
    let mut barred = Settlements::NONE;
    if !state.options.swap_with_edo_allowed {
        barred.insert(Settlement::O14);
    }
    let each = Caste::ALL.into_iter().enumerate();
    each.flat_map(move |(first, one)| {
        let others = Caste::ALL.into_iter().skip(first);
        others.map(move |other| {
            let (a, b) = (state.figures[one].0, state.figures[other].0);
            if one == other {
                let standing = Settlements(a & !barred.0);
                let count = u32::from(standing.len());
                let allowed = u32::from(state.options.swap_same_caste_allowed);
                let pairs = allowed * (count * count.saturating_sub(1) / 2);
                return ((one, standing), (one, standing), pairs);
            }
            // Neither may stand where the other caste already is.
            let here = Settlements(a & !b & !barred.0);
            let there = Settlements(b & !a & !barred.0);
            let count = u32::from(here.len()) * u32::from(there.len());
            ((one, here), (other, there), count)
        })
    })
}

/// The swap of this number, its figures in order.
fn pair(state: &State, mut number: u32) -> Option<(FigureAt, FigureAt)> {
    for ((one, here), (other, there), count) in pairs(state) {
        if number >= count {
            number -= count;
            continue;
        }
        let (a, b) = if one == other {
            let mut each = here.iter().enumerate().flat_map(|(at, first)| {
                let rest = here.iter().skip(at + 1);
                rest.map(move |second| (first, second))
            });
            each.nth(number as usize)?
        } else {
            let many = u32::from(there.len());
            let a = here.iter().nth((number / many) as usize)?;
            (a, there.iter().nth((number % many) as usize)?)
        };
        let (one, other) = (
            FigureAt { at: a, caste: one },
            FigureAt {
                at: b,
                caste: other,
            },
        );
        return Some((one.min(other), one.max(other)));
    }
    None
}
