//! A state from a written position: any moment of a game that one can write down.
//!
//! What is left out takes a sensible default: a missing hand is the first five tiles that are
//! nowhere else, a missing stack is the rest; settlements that are not named share out, in label
//! order, the figures that are neither captured nor aside. What cannot be is refused with the place
//! of the offending field.

mod reachable;

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::Value;

use crate::dice::Dice;
use crate::event_log::EventLog;
use crate::position::{read, seated, wrong};
use crate::seat::{Seat, Seats};
use crate::title::Misplaced;

use super::Play;
use super::check;
use super::data::{
    ByCaste, Caste, Colour, HAND, Hex, Pile, Settlement, Settlements, Size, Tile, figures_per_caste,
};
use super::event::Event;
use super::options::Options;
use super::scoring;
use super::setup;
use super::state::{Laid, Phase, State};
use super::turn;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Position {
    stage: Moment,
    /// Whose turn; the first player if left out.
    turn: Option<Colour>,
    first_player: Option<Colour>,
    /// Stage `turn`: a tile was played in this turn; was one without the cunning symbol?
    plain_played: Option<bool>,
    /// Stage `hands`: who still has to choose; everybody if left out.
    choosing: Option<Vec<Colour>>,
    #[serde(default)]
    figures: BTreeMap<Settlement, Vec<Caste>>,
    #[serde(default)]
    tiles: Vec<Placed>,
    #[serde(default)]
    seats: BTreeMap<Colour, SeatSpec>,
    #[serde(default)]
    aside: Counts,
    #[serde(default)]
    passes: u8,
}

/// The moment the position is taken at. `closing` ends the turn at once; the others wait.
#[derive(Clone, Copy, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
enum Moment {
    Hands,
    Figures,
    Turn,
    Closing,
    Over,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Placed {
    colour: Colour,
    tile: Tile,
    hex: Hex,
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct SeatSpec {
    hand: Option<Vec<Tile>>,
    stack: Option<Vec<Tile>>,
    captured: Counts,
}

#[derive(Clone, Copy, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Counts {
    buddha: u8,
    rice: u8,
    castle: u8,
}

impl Counts {
    const fn by_caste(self) -> ByCaste<u8> {
        ByCaste([self.buddha, self.rice, self.castle])
    }
}

/// Builds the position and plays on until the table waits for a seat or is over.
pub(super) fn from_position(
    options: Options,
    colours: &[Colour],
    position: &Value,
    dice: &mut Dice,
    log: &mut EventLog<Event>,
) -> Result<State, Misplaced> {
    let position: Position = read(position)?;
    let mut state = setup::empty(options, colours);
    if let Some(colour) = position.first_player {
        state.first = seat(&state, colour, "position.first_player")?;
    }
    let turn = match position.turn {
        Some(colour) => seat(&state, colour, "position.turn")?,
        None => state.first,
    };
    state.passes = position.passes;
    place_tiles(&mut state, &position)?;
    deal(&mut state, &position, turn)?;
    place_figures(&mut state, &position)?;
    state.phase = phase(&state, &position, turn)?;
    reachable::check(&state, position.stage)?;
    check::check(&state).map_err(|broken| wrong("position", broken.0))?;
    let mut play = Play {
        state: &mut state,
        dice,
        log,
    };
    match position.stage {
        Moment::Hands | Moment::Figures => {}
        Moment::Turn if position.plain_played.is_none() => turn::open(&mut play, turn),
        Moment::Turn => {}
        Moment::Closing => turn::finish(&mut play, turn),
        Moment::Over => scoring::end(&mut play),
    }
    Ok(state)
}

fn seat(state: &State, colour: Colour, at: &str) -> Result<Seat, Misplaced> {
    seated(state.seat_of(colour), colour, at)
}

fn phase(state: &State, position: &Position, turn: Seat) -> Result<Phase, Misplaced> {
    Ok(match position.stage {
        Moment::Hands => Phase::Hands(choosing(state, position)?),
        Moment::Figures if setup::open_settlements(state).is_empty() => {
            return Err(wrong("position.figures", "every settlement is full"));
        }
        Moment::Figures => Phase::Figures(turn),
        Moment::Turn | Moment::Closing => Phase::Turn {
            seat: turn,
            begun: position.plain_played.is_some(),
            plain: position.plain_played.unwrap_or(false),
        },
        Moment::Over => Phase::Over,
    })
}

fn choosing(state: &State, position: &Position) -> Result<Seats, Misplaced> {
    let Some(colours) = &position.choosing else {
        return Ok(Seats::all(state.seats()));
    };
    let at = "position.choosing";
    let seats = colours.iter().map(|colour| seat(state, *colour, at));
    let seats: Seats = seats.collect::<Result<Vec<_>, _>>()?.into_iter().collect();
    if seats.is_empty() {
        return Err(wrong(at, "somebody must have a choice to make"));
    }
    Ok(seats)
}

fn place_tiles(state: &mut State, position: &Position) -> Result<(), Misplaced> {
    for (number, placed) in position.tiles.iter().enumerate() {
        let at = format!("position.tiles[{number}]");
        let owner = seat(state, placed.colour, &format!("{at}.colour"))?;
        if placed.hex.settlement().is_some() || state.board.at(placed.hex).is_some() {
            return Err(wrong(format!("{at}.hex"), "no room for a tile"));
        }
        let tile = placed.tile;
        state.board.put(placed.hex, Laid { owner, tile });
    }
    Ok(())
}

/// Shares each seat's twenty tiles out: board, named hand, named stack, the rest.
fn deal(state: &mut State, position: &Position, turn: Seat) -> Result<(), Misplaced> {
    for colour in position.seats.keys() {
        seat(state, *colour, &format!("position.seats.{colour}"))?;
    }
    let waiting = match position.stage {
        Moment::Hands => choosing(state, position)?,
        _ => Seats::NONE,
    };
    for seat in state.all_seats() {
        let colour = state.colours[seat];
        let nothing = SeatSpec::default();
        let spec = position.seats.get(&colour).unwrap_or(&nothing);
        let at = format!("position.seats.{colour}");
        let mut rest = Pile::full();
        let mut claim = |tile: Tile, at: &str| {
            let what = || wrong(at, format!("{colour} has no further {tile}"));
            rest.take(tile).then_some(()).ok_or_else(what)
        };
        for (_, laid) in state.board.all().filter(|(_, laid)| laid.owner == seat) {
            claim(laid.tile, "position.tiles")?;
        }
        for (pile, name) in [(&spec.hand, "hand"), (&spec.stack, "stack")] {
            for tile in pile.iter().flatten() {
                claim(*tile, &format!("{at}.{name}"))?;
            }
        }
        // In the middle of a turn the tile that was played is missing.
        let amid = position.plain_played.is_some() && seat == turn;
        let hand: Vec<Tile> = match &spec.hand {
            Some(hand) => hand.clone(),
            None if waiting.has(seat) => Vec::new(),
            None => rest.iter().take(HAND - usize::from(amid)).collect(),
        };
        if spec.hand.is_none() {
            for tile in &hand {
                rest.take(*tile);
            }
        }
        let player = &mut state.players[seat];
        player.hand = hand.into_iter().collect();
        player.stack = match &spec.stack {
            Some(stack) => stack.iter().copied().collect(),
            None => rest,
        };
        player.captured = spec.captured.by_caste();
    }
    Ok(())
}

/// The named settlements hold what is named; the others share the rest, Edo and cities first.
fn place_figures(state: &mut State, position: &Position) -> Result<(), Misplaced> {
    let in_play = Settlements::in_play(state.seats());
    state.aside = position.aside.by_caste();
    state.figures = ByCaste([Settlements::NONE; Caste::COUNT]);
    for (settlement, castes) in &position.figures {
        let at = format!("position.figures.{settlement}");
        if !in_play.has(*settlement) {
            return Err(wrong(at, "not in play"));
        }
        for caste in castes {
            if state.figures[*caste].has(*settlement) || state.room(*settlement) == 0 {
                return Err(wrong(at, "no room for this figure"));
            }
            state.figures[*caste].insert(*settlement);
        }
    }
    if matches!(position.stage, Moment::Hands | Moment::Figures) {
        for caste in Caste::ALL {
            state.figures[caste].insert(Settlement::O14);
        }
        return Ok(());
    }
    let mut rest = ByCaste([0; Caste::COUNT]);
    for caste in Caste::ALL {
        let captured = state.all_seats();
        let captured = captured.map(|seat| u32::from(state.players[seat].captured[caste]));
        let gone = captured.sum::<u32>() + u32::from(state.aside[caste]);
        let used = gone + u32::from(state.figures[caste].len());
        let left = u32::from(figures_per_caste(state.seats())).checked_sub(used);
        let what = || {
            wrong(
                "position.figures",
                format!("there are not so many of {caste}"),
            )
        };
        rest[caste] = u8::try_from(left.ok_or_else(what)?).unwrap_or(u8::MAX);
    }
    for size in [Size::Edo, Size::City, Size::Village] {
        let open = in_play.iter().filter(|at| at.size() == size);
        for at in open.filter(|at| !position.figures.contains_key(at)) {
            fill(state, &mut rest, at);
        }
    }
    if rest.0.iter().any(|left| *left > 0) {
        let what = "more figures than the settlements left over take";
        return Err(wrong("position.figures", what));
    }
    Ok(())
}

/// Fills a settlement with different castes, those with most figures left first.
fn fill(state: &mut State, rest: &mut ByCaste<u8>, at: Settlement) {
    let mut castes = Caste::ALL;
    castes.sort_by_key(|caste| std::cmp::Reverse(rest[*caste]));
    for caste in castes.into_iter().take(at.room().into()) {
        if rest[caste] > 0 {
            rest[caste] -= 1;
            state.figures[caste].insert(at);
        }
    }
}
