//! A steady computer player: sees what its seat sees and nothing more.
//!
//! It weighs each figure by how likely it is to become its own or another's ([`worth`]), and plays
//! what changes that most in its favour. So it closes settlements it wins, and leaves open those
//! that somebody else would win. A tile with the cunning symbol follows only where it pays at once.

mod sight;
#[cfg(test)]
mod tests;
mod worth;

use crate::dice::Dice;
use crate::seat::Seat;

use super::action::{Action, Then};
use super::data::{HAND, Kind, Tile};
use super::view::{Private, Public};
use sight::Sight;

/// What a further tile must be worth: a good part of a figure.
const FOLLOW: f32 = 4.0;

/// The place in the list of the action to take.
pub(super) fn choose(
    public: &Public,
    private: &Private,
    seat: Seat,
    legal: &[Action],
    whim: &mut Dice,
) -> usize {
    let sight = Sight::new(public, private, seat);
    let begun = public.plain_played.is_some();
    let mut best = (f32::NEG_INFINITY, 0);
    for (at, action) in legal.iter().enumerate() {
        let value = match action {
            Action::Hand(tiles) => hand(*tiles) + jitter(whim, 1.0),
            Action::Put { .. } => jitter(whim, 1.0),
            Action::Done => FOLLOW,
            Action::Pass => 0.0,
            Action::Lay {
                then: Then::More, ..
            }
            | Action::Move {
                then: Then::More, ..
            }
            | Action::Swap {
                then: Then::More, ..
            } => continue,
            played => {
                let shy = if begun { 0.0 } else { jitter(whim, 0.01) };
                sight.gain(*played) - price(*played) + shy
            }
        };
        if value > best.0 {
            best = (value, at);
        }
    }
    let chosen = legal.get(best.1).copied();
    chosen
        .filter(|action| pays_to_go_on(&sight, *action, private))
        .and_then(|action| more(action, legal))
        .unwrap_or(best.1)
}

/// A number below `most`, to decide between equals.
fn jitter(whim: &mut Dice, most: f32) -> f32 {
    whim.below(1000) as f32 / 1000.0 * most
}

/// A starting hand: strong, and good for every caste.
fn hand(tiles: [Tile; HAND]) -> f32 {
    tiles.into_iter().map(promise).sum()
}

fn promise(tile: Tile) -> f32 {
    match tile.kind() {
        Kind::Caste => f32::from(tile.value()),
        Kind::Samurai => f32::from(tile.value()) + 1.5,
        Kind::Ronin => 3.0,
        Kind::Ship => f32::from(tile.value()) + 2.0,
        Kind::Swap | Kind::Move => 0.0,
    }
}

/// What playing a tile costs: it is not there later.
fn price(action: Action) -> f32 {
    match action {
        Action::Lay { tile, .. } => match tile.kind() {
            Kind::Ronin | Kind::Ship => 1.5 + 0.5 * f32::from(tile.value()),
            Kind::Samurai => 0.4 * f32::from(tile.value()),
            _ => 0.2 * f32::from(tile.value()),
        },
        Action::Move { .. } => 0.5,
        Action::Swap { .. } => 2.5,
        _ => 0.0,
    }
}

/// Is there a tile with the cunning symbol that pays after this one?
fn pays_to_go_on(sight: &Sight, action: Action, private: &Private) -> bool {
    let Some(after) = sight.after(action) else {
        return false;
    };
    let used = match action {
        Action::Lay { tile, .. } => Some(tile),
        Action::Swap { .. } => Some(Tile::Swap),
        _ => None,
    };
    let left = |tile: &&Tile| {
        let copies = private.hand.iter().filter(|held| held == tile).count();
        tile.cunning() && copies > usize::from(used == Some(**tile))
    };
    private.hand.iter().filter(left).any(|tile| {
        after
            .best_lay(*tile)
            .is_some_and(|(action, gain)| gain - price(action) > FOLLOW)
    })
}

/// The same action, with the turn going on.
fn more(action: Action, legal: &[Action]) -> Option<usize> {
    let then = Then::More;
    let wanted = match action {
        Action::Lay { tile, hex, .. } => Action::Lay { tile, hex, then },
        Action::Move { from, to, .. } => Action::Move { from, to, then },
        Action::Swap { one, other, .. } => Action::Swap { one, other, then },
        _ => return None,
    };
    legal.iter().position(|listed| *listed == wanted)
}
