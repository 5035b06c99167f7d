//! What somebody would quickly do at an imagined table, and how good it looks for everybody.
//!
//! The quick player lays the tile that changes most in its favour among those that come to mind. Tables
//! are imagined for a few rounds and judged by who is likely to take what is still on the board: played on
//! to the end, what the first act changed would drown in chance.

use crate::dice::Dice;
use crate::seat::{BySeat, Seat};

use super::action::{Action, Then};
use super::data::{ByCaste, BySettlement, Caste, Hex, Kind, Settlement, Tile, figures_per_caste};
use super::legal;
use super::sample;
use super::state::{Phase, SEATS, State};

/// What somebody would quickly do.
pub(super) fn rollout(state: &State, seat: Seat, dice: &mut Dice) -> Option<Action> {
    let Phase::Turn { begun, plain, .. } = state.phase else {
        return sample::sample(state, seat, dice);
    };
    match best_lay(state, seat, plain, dice) {
        Some((value, _)) if begun && value <= 0.0 => Some(Action::Done),
        Some((_, (tile, hex))) => {
            let more = legal::thens(state.players[seat].hand).contains(&Then::More);
            let goes_on = more && tile.cunning() && !plain;
            let then = if goes_on { Then::More } else { Then::End };
            Some(Action::Lay { tile, hex, then })
        }
        None if begun => Some(Action::Done),
        None => sample::sample(state, seat, dice),
    }
}

/// The tile and the hex that change most, of those that come to mind.
fn best_lay(state: &State, seat: Seat, plain: bool, dice: &mut Dice) -> Option<(f32, (Tile, Hex))> {
    let contests = contests(state, seat);
    let later = later(state);
    let hand = state.players[seat].hand;
    let tiles = hand.faces().filter(|tile| tile.cunning() || !plain);
    let free = state.free();
    let mut best: Option<(f32, (Tile, Hex))> = None;
    // Three of four hexes come to mind, so that no two tables are the same.
    let land = free.land & (dice.imagined_seed() | dice.imagined_seed());
    let sea = free.sea & u128::from(dice.imagined_seed());
    let hexes = super::data::Hexes { land, sea };
    for tile in tiles.filter(|tile| tile.terrain().is_some()) {
        let cost = price(tile) * later;
        let mut look = |hex: Hex| {
            let value = gain(&contests, tile, hex) - cost;
            if best.is_none_or(|(most, _)| value > most) {
                best = Some((value, (tile, hex)));
            }
        };
        if tile.kind() == Kind::Ship {
            hexes.seas().for_each(&mut look);
        } else {
            hexes.lands().for_each(&mut look);
        }
    }
    best
}

/// How the figures of a settlement stand for one seat.
#[derive(Clone, Copy)]
struct Contest {
    /// Land hexes that are still free.
    open: u8,
    /// Its influence less the best other one.
    leads: ByCaste<i8>,
    /// What the figure is worth; nothing where there is none.
    worth: ByCaste<f32>,
    /// What a loss is worth, as a share of a gain.
    loss: f32,
}

impl Contest {
    const NONE: Self = Self {
        open: 0,
        leads: ByCaste([0; Caste::COUNT]),
        worth: ByCaste([0.0; Caste::COUNT]),
        loss: 0.0,
    };

    /// The part of a figure that may be expected with this lead and so many hexes open.
    fn prospect(&self, lead: i8, open: u8) -> f32 {
        let lead = f32::from(lead);
        let certain = match open {
            0 => f32::from(i8::from(lead > 0.0) - i8::from(lead < 0.0)),
            // The last hex is another's to fill.
            1 => 0.25 * lead / (lead.abs() + 2.5),
            2 => 0.5 * lead / (lead.abs() + 3.0),
            3 => 0.5 * lead / (lead.abs() + 3.5),
            _ => 0.5 * lead / (lead.abs() + 4.0),
        };
        if certain < 0.0 {
            certain * self.loss
        } else {
            certain
        }
    }
}

fn contests(state: &State, seat: Seat) -> BySettlement<Contest> {
    let mut found = BySettlement([Contest::NONE; Settlement::COUNT]);
    let worth = worth(state, seat);
    // Of two players one's loss is the other's gain; of more it is shared.
    let loss = match state.seats() {
        2 => 0.9,
        3 => 0.7,
        _ => 0.6,
    };
    for at in state.settled().iter() {
        let open = state.board.open_land(at).land.count_ones();
        let contest = &mut found[at];
        contest.open = u8::try_from(open).unwrap_or(u8::MAX);
        contest.loss = loss;
        for caste in state.figures_at(at) {
            let influence = state.board.influence(at, caste);
            let others = state.all_seats().filter(|other| *other != seat);
            let best = others.map(|other| influence[other]).max().unwrap_or(0);
            contest.leads[caste] = influence[seat].cast_signed() - best.cast_signed();
            contest.worth[caste] = worth[caste];
        }
    }
    found
}

/// What a figure of each caste is worth to a seat: little where it is decided who leads.
fn worth(state: &State, seat: Seat) -> ByCaste<f32> {
    ByCaste(Caste::ALL.map(|caste| {
        let own = state.players[seat].captured[caste];
        let others = state.all_seats().filter(|other| *other != seat);
        let best = others.map(|other| state.players[other].captured[caste]);
        let best = best.max().unwrap_or(0);
        let left = state.figures[caste].len();
        match () {
            () if own > best + left || best > own + left => 5.0,
            () if own >= best => 10.0 + f32::from(own.min(4)),
            () if own + 1 >= best => 11.0,
            () => 10.0,
        }
    }))
}

/// What a tile changes where it may be laid.
fn gain(contests: &BySettlement<Contest>, tile: Tile, hex: Hex) -> f32 {
    let covers = u8::from(tile.kind() != Kind::Ship);
    let mut sum = 0.0;
    for at in hex.neighbours().filter_map(Hex::settlement) {
        let contest = &contests[at];
        let open = contest.open.saturating_sub(covers);
        for caste in Caste::ALL {
            let worth = contest.worth[caste];
            if worth > 0.0 {
                let lead = contest.leads[caste];
                let more = lead + tile.influence(caste).cast_signed();
                let change = contest.prospect(more, open) - contest.prospect(lead, contest.open);
                sum += worth * change;
            }
        }
    }
    sum
}

/// What playing a tile costs: it is not there later.
fn price(tile: Tile) -> f32 {
    let value = f32::from(tile.value());
    match tile.kind() {
        Kind::Ronin | Kind::Ship => 5.0 + 0.5 * value,
        Kind::Samurai => 0.8 * value,
        _ => 0.8 * value,
    }
}

/// What is left of that: the game ends with the last figure of a caste.
fn later(state: &State) -> f32 {
    let least = Caste::ALL.map(|caste| state.figures[caste].len());
    let least = f32::from(least.into_iter().min().unwrap_or(0));
    (2.0 * least / f32::from(figures_per_caste(state.seats()))).min(1.0)
}

/// Rounds that are imagined.
const ROUNDS: u32 = 3;

/// Judged when everybody had some turns, between two turns.
pub(super) fn judged(begun: &State, now: &State) -> bool {
    let tiles = |state: &State| {
        let covered = state.board.covered();
        covered.land.count_ones() + covered.sea.count_ones()
    };
    let turns = ROUNDS * u32::from(now.count);
    matches!(now.phase, Phase::Turn { begun: false, .. }) && tiles(now) >= tiles(begun) + turns
}

/// What a figure counts beside a leader token: of seats with equal tokens the one with more of the
/// others comes first.
const FIGURE: f32 = 0.1;
/// What the price of a tile counts that is still to be played. Without it strong tiles would be spent on
/// the rounds that are imagined.
const TILE: f32 = 0.04;

/// Leader tokens that may be expected, then figures, then tiles to take more with.
pub(super) fn promise(state: &State, seats: &mut [f32]) {
    let (expected, later) = (expected(state), later(state));
    for (seat, value) in state.all_seats().zip(&mut *seats) {
        let player = &state.players[seat];
        let tiles = player.hand.iter().chain(player.stack.iter());
        let tiles: f32 = tiles.map(price).sum();
        let figures: f32 = expected[seat].0.iter().sum();
        *value = FIGURE * figures + TILE * later * tiles;
    }
    for caste in Caste::ALL {
        let left = f32::from(state.figures[caste].len());
        let sharpness = 1.8 / (0.35 + 0.5 * left.sqrt());
        let odds = state
            .all_seats()
            .map(|seat| (sharpness * expected[seat][caste]).exp());
        let sum: f32 = odds.clone().sum();
        for (odds, value) in odds.zip(&mut *seats) {
            *value += odds / sum;
        }
    }
}

/// The figures everybody may expect: those captured, and a share of each on the board.
fn expected(state: &State) -> BySeat<ByCaste<f32>, SEATS> {
    let mut expected = BySeat([ByCaste([0.0; Caste::COUNT]); SEATS]);
    for seat in state.all_seats() {
        let captured = state.players[seat].captured;
        expected[seat] = ByCaste(captured.0.map(f32::from));
    }
    for at in state.settled().iter() {
        let decided = match state.board.open_land(at).land.count_ones() {
            // Whoever fills the last hex may turn it.
            0 | 1 => 0.3,
            2 => 0.4,
            3 => 0.3,
            _ => 0.25,
        };
        for caste in state.figures_at(at) {
            let influence = state.board.influence(at, caste);
            let odds = state
                .all_seats()
                .map(|seat| (seat, (decided * f32::from(influence[seat])).exp()));
            let sum: f32 = odds.clone().map(|(_, odds)| odds).sum();
            for (seat, odds) in odds {
                expected[seat][caste] += odds / sum;
            }
        }
    }
    expected
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::laws::computer::opening;
    use crate::table::{Opening, Playing};
    use crate::titles::samurai::Samurai;

    /// A table of two where one tile on O9 takes a buddha.
    fn table() -> Playing<Samurai> {
        let opening = Opening {
            position: Some(json!({
                "stage": "turn", "turn": "red",
                "figures": {"O8": ["buddha"], "Q9": ["rice"], "O10": ["rice", "castle"]},
                "tiles": [{"colour": "green", "tile": "samurai1", "hex": "P8"}],
                "seats": {"red": {"hand": ["buddha3", "rice2", "ship2"]}},
            })),
            sides: ["red", "green"].map(String::from).to_vec(),
            ..opening::<Samurai>(2, 1)
        };
        Playing::<Samurai>::open(&opening)
            .expect("a sound position")
            .0
    }

    fn promise_of_the_first(state: &State) -> f32 {
        let mut seats = [0.0; 2];
        promise(state, &mut seats);
        seats[0] - seats[1]
    }

    /// Three of four hexes come to mind, so not at every table.
    #[test]
    fn the_quick_player_mostly_takes_what_it_can() {
        let state = table().state;
        let mut dice = Dice::imagined(1);
        let taken = (0..100).filter(|_| {
            let action = rollout(&state, Seat::FIRST, &mut dice);
            matches!(
                action,
                Some(Action::Lay {
                    tile: Tile::Buddha3,
                    hex: Hex::O9,
                    ..
                })
            )
        });
        assert!(taken.count() > 60);
    }

    /// Otherwise strong tiles would be spent on the few rounds that are imagined.
    #[test]
    fn a_tile_that_is_kept_is_worth_something() {
        let mut state = table().state;
        let before = promise_of_the_first(&state);
        let players = &mut state.players;
        assert!(players[Seat::FIRST].hand.take(Tile::Ship2));
        let without = promise_of_the_first(&state);
        assert!(
            without < before,
            "{without} without the ship, {before} with it"
        );
    }
}
