//! A state from a written position: any moment between two actions that one can write down.
//!
//! What is left out takes a sensible default: the imperial markets lie in the order of their ids, the
//! row and the tops of the stacks are the first tiles that are nowhere else, hands are the first
//! customers that are nowhere else, the deck is the rest. What cannot be is refused with the place of
//! the offending field.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::Value;

use crate::dice::Dice;
use crate::event_log::EventLog;
use crate::position::{read, wrong};
use crate::seat::Seat;
use crate::title::Misplaced;

use super::agenda::run;
use super::check;
use super::data::{
    ByGood, ByRegion, CUSTOMERS_IN_HAND, Clan, Customer, Customers, Era, FAVOR_START, Face, Good,
    Mastery, Patron, ROW, Region, RegionTile, Ship, Shore, Space, Tile, Tiles, sizes,
};
use super::event::Event;
use super::options::Options;
use super::play::Play;
use super::scoring;
use super::setup;
use super::state::{Claims, Phase, Question, Site, Stack, State};
use super::turn::AFTER;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Position {
    stage: Moment,
    /// Whose turn; the first player if left out.
    turn: Option<Clan>,
    first_player: Option<Clan>,
    #[serde(default)]
    seats: BTreeMap<Clan, SeatSpec>,
    #[serde(default)]
    buildings: Vec<Building>,
    /// The end slot first.
    row: Option<Vec<Tile>>,
    #[serde(default)]
    first_era: StackSpec,
    #[serde(default)]
    second_era: StackSpec,
    deck: Option<Vec<Customer>>,
    discards: Option<Vec<Customer>>,
    region_tiles: Option<[RegionTile; Region::COUNT]>,
    /// The three masteries in play, with who claimed them in order.
    masteries: Option<[(Mastery, Vec<Clan>); 3]>,
    /// The end is triggered; this many turns follow the present one.
    turns_left: Option<u8>,
}

/// The moment the position is taken at. `closing` is after the action: trades, masteries, roll.
#[derive(Clone, Copy, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
enum Moment {
    Turn,
    Closing,
    Over,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Building {
    shore: Shore,
    tile: Tile,
    #[serde(default)]
    owners: Vec<Clan>,
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct StackSpec {
    left: Option<u8>,
    top: Option<Tile>,
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct SeatSpec {
    patron: Option<Patron>,
    koku: u8,
    /// Silk, rice, porcelain.
    goods: [u8; Good::COUNT],
    favor: Option<u8>,
    die: Option<Face>,
    /// The upper and the middle ship.
    ships: Option<[Space; 2]>,
    noble: Option<Ship>,
    /// Steps on the tracks, in the order of regions.
    influence: [u8; Region::COUNT],
    vp: u16,
    hand: Option<Vec<Customer>>,
    served: Vec<Customer>,
}

/// Builds the position and runs on until a seat is waited for or the table is over.
pub(super) fn from_position(
    options: Options,
    clans: &[Clan],
    position: &Value,
    dice: &mut Dice,
    log: &mut EventLog<Event>,
) -> Result<State, Misplaced> {
    let position: Position = read(position)?;
    let mut state = setup::empty(options, clans);
    if let Some(clan) = position.first_player {
        state.first = seat(&state, clan, "position.first_player")?;
    }
    state.turn = match position.turn {
        Some(clan) => seat(&state, clan, "position.turn")?,
        None => state.first,
    };
    place_players(&mut state, &position)?;
    place_buildings(&mut state, &position)?;
    stack_tiles(&mut state, &position)?;
    deal_customers(&mut state, &position)?;
    place_scoring(&mut state, &position)?;
    state.ending = position.turns_left;
    state.phase = Phase::Asked(state.turn, Question::Turn);
    check::check(&state).map_err(|broken| wrong("position", broken.0))?;
    let mut play = Play {
        state: &mut state,
        dice,
        log,
    };
    match position.stage {
        Moment::Turn => {}
        Moment::Closing => {
            play.state.next(AFTER);
            run(&mut play);
        }
        Moment::Over => scoring::end(&mut play),
    }
    Ok(state)
}

fn seat(state: &State, clan: Clan, at: &str) -> Result<Seat, Misplaced> {
    state
        .seat_of(clan)
        .ok_or_else(|| wrong(at, format!("{clan} does not sit at this table")))
}

fn place_players(state: &mut State, position: &Position) -> Result<(), Misplaced> {
    for clan in position.seats.keys() {
        seat(state, *clan, &format!("position.seats.{clan}"))?;
    }
    for seat in state.all_seats() {
        let nothing = SeatSpec::default();
        let spec = position.seats.get(&state.clans[seat]).unwrap_or(&nothing);
        let player = &mut state.players[seat];
        player.patron = spec.patron;
        player.koku = spec.koku;
        player.goods = ByGood(spec.goods);
        player.favor = spec.favor.unwrap_or(FAVOR_START);
        player.die = spec.die.unwrap_or(Face::One);
        player.ships = spec.ships.unwrap_or([Space::R2, Space::R9]);
        player.noble = spec.noble;
        player.influence = ByRegion(spec.influence);
        player.vp = spec.vp;
        player.served.clone_from(&spec.served);
    }
    Ok(())
}

fn place_buildings(state: &mut State, position: &Position) -> Result<(), Misplaced> {
    for (number, building) in position.buildings.iter().enumerate() {
        let at = format!("position.buildings[{number}]");
        if state.board[building.shore].tile.is_some() {
            return Err(wrong(format!("{at}.shore"), "a building stands there"));
        }
        let mut owners = Vec::new();
        for clan in &building.owners {
            owners.push(seat(state, *clan, &format!("{at}.owners"))?);
        }
        let markers = match owners.as_slice() {
            [] => [None; 2],
            [builder] => [Some(*builder), None],
            [builder, second] => [Some(*builder), Some(*second)],
            _ => return Err(wrong(format!("{at}.owners"), "two markers at most")),
        };
        state.board[building.shore] = Site {
            tile: Some(building.tile),
            markers,
        };
        state.unseen.remove(building.tile);
    }
    let lying: Vec<Tile> = state.board.0.iter().filter_map(|site| site.tile).collect();
    let mut rest = Tile::ALL
        .into_iter()
        .filter(|tile| tile.imperial() && !lying.contains(tile));
    for shore in Shore::IMPERIAL {
        if state.board[shore].tile.is_none() {
            state.board[shore].tile = rest.next();
        }
    }
    Ok(())
}

/// Named tiles first; the rest are the first that are nowhere else.
fn stack_tiles(state: &mut State, position: &Position) -> Result<(), Misplaced> {
    let named = position.row.iter().flatten();
    for tile in named.chain(
        [&position.first_era, &position.second_era]
            .into_iter()
            .filter_map(|spec| spec.top.as_ref()),
    ) {
        if !state.unseen.has(*tile) {
            return Err(wrong("position.row", format!("{tile} is elsewhere")));
        }
        state.unseen.remove(*tile);
    }
    let row: Vec<Tile> = match &position.row {
        Some(row) => row.clone(),
        None => state.unseen.iter().take(ROW).collect(),
    };
    if row.len() > ROW {
        return Err(wrong("position.row", "four tiles at most"));
    }
    for (slot, tile) in state.row.iter_mut().zip(row) {
        *slot = Some(tile);
        state.unseen.remove(tile);
    }
    let sizes = sizes(state.seats());
    let stack = |state: &mut State, spec: &StackSpec, era: Era, most: u8| {
        let left = spec.left.unwrap_or(most);
        let top = match spec.top {
            Some(tile) => Some(tile),
            None if left == 0 => None,
            None => state.unseen.and(Tiles::of(era)).iter().next(),
        };
        if let Some(tile) = top {
            state.unseen.remove(tile);
        }
        Stack { left, top }
    };
    let most = sizes.era1.saturating_sub(ROW as u8);
    let first = stack(state, &position.first_era, Era::First, most);
    let second = stack(state, &position.second_era, Era::Second, sizes.era2);
    state.stacks = [first, second];
    Ok(())
}

/// Named customers first; then hands, then the deck takes what is left, or the discard pile if the
/// deck is named.
fn deal_customers(state: &mut State, position: &Position) -> Result<(), Misplaced> {
    let mut rest = Customers::ALL;
    let mut claim = |customers: &[Customer], at: &str| {
        for customer in customers {
            if !rest.remove(*customer) {
                return Err(wrong(at, format!("{customer} is elsewhere")));
            }
        }
        Ok(())
    };
    for (clan, spec) in &position.seats {
        claim(&spec.served, &format!("position.seats.{clan}.served"))?;
        let hand = spec.hand.as_deref().unwrap_or_default();
        claim(hand, &format!("position.seats.{clan}.hand"))?;
    }
    claim(
        position.deck.as_deref().unwrap_or_default(),
        "position.deck",
    )?;
    claim(
        position.discards.as_deref().unwrap_or_default(),
        "position.discards",
    )?;
    for seat in state.all_seats() {
        let spec = position.seats.get(&state.clans[seat]);
        state.players[seat].hand = match spec.and_then(|spec| spec.hand.as_ref()) {
            Some(hand) => hand.iter().copied().collect(),
            None => {
                let hand: Customers = rest.iter().take(CUSTOMERS_IN_HAND.into()).collect();
                for customer in hand.iter() {
                    rest.remove(customer);
                }
                hand
            }
        };
    }
    let pile = |named: &Option<Vec<Customer>>| named.iter().flatten().copied().collect();
    state.deck = pile(&position.deck);
    state.discards = pile(&position.discards);
    if position.deck.is_none() {
        state.deck = state.deck.or(rest);
    } else {
        state.discards = state.discards.or(rest);
    }
    Ok(())
}

fn place_scoring(state: &mut State, position: &Position) -> Result<(), Misplaced> {
    if let Some(tiles) = position.region_tiles {
        state.region_tiles = tiles;
    }
    let named = position.masteries.iter().flatten();
    for (number, (mastery, clans)) in named.enumerate() {
        let at = "position.masteries";
        let mut by = [None; 3];
        if clans.len() > by.len() {
            return Err(wrong(at, "three slots at most"));
        }
        for (slot, clan) in by.iter_mut().zip(clans) {
            *slot = Some(seat(state, *clan, at)?);
        }
        if let Some(claims) = state.masteries.get_mut(number) {
            *claims = Claims {
                mastery: *mastery,
                by,
            };
        }
    }
    Ok(())
}
