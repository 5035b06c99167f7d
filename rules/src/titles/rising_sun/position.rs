//! A state from a written position: any moment between two actions that one can write down.
//!
//! What is left out takes a sensible default: a seat without figures has what it begins with, honor
//! follows the clans' ranks, the cards of the season are on display as far as nobody owns them, and
//! the drawn tiles are the first that were not played.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::Value;

use crate::ahead::Answer;
use crate::dice::Dice;
use crate::event_log::EventLog;
use crate::position::{read, seated, wrong};
use crate::seat::{Seat, Seats};
use crate::title::Misplaced;

use super::Play;
use super::action::Reaction;
use super::agenda::{Task, run};
use super::check;
use super::data::{
    Card, CardSet, Clan, Figure, Kami, Mandate, Province, SHRINES, Season, TRACK, deck,
};
use super::event::Event;
use super::options::Options;
use super::scoring;
use super::setup;
use super::state::{Hostage, Phase, Played, Question, State};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Position {
    stage: Moment,
    season: Option<Season>,
    /// Turns of the political phase that are over.
    track: Option<u8>,
    /// Who takes the mandate turn.
    turn: Option<Clan>,
    /// The highest first.
    honor: Option<Vec<Clan>>,
    #[serde(default)]
    alliances: Vec<(Clan, Clan)>,
    shrines: Option<[Kami; SHRINES]>,
    set: Option<CardSet>,
    /// The provinces at war, in order.
    wars: Option<Vec<Province>>,
    #[serde(default)]
    resolved: u8,
    /// Tiles on the track: who played what; for Lotus the facedown tile, too.
    #[serde(default)]
    played: Vec<(Clan, Mandate, Option<Mandate>)>,
    /// The tiles the active player chooses from.
    drawn: Option<Vec<Mandate>>,
    #[serde(default)]
    seats: BTreeMap<Clan, SeatSpec>,
}

/// The moment the position is taken at: everybody talks, a tile is chosen, the shrines are looked
/// at, the war phase begins, its provinces are resolved, the season ends, winter is counted.
#[derive(Clone, Copy, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
enum Moment {
    Tea,
    Mandate,
    Kami,
    War,
    Battles,
    Cleanup,
    Over,
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct SeatSpec {
    vp: u16,
    coins: u8,
    ronin: u8,
    allied: u8,
    /// Figures on the map; with the strongholds what a clan begins with, if left out.
    map: Option<BTreeMap<Province, Vec<Figure>>>,
    strongholds: Option<Vec<Province>>,
    shrines: BTreeMap<Kami, Vec<Figure>>,
    cards: Vec<Card>,
    hostages: Vec<(Clan, Figure)>,
    tokens: BTreeMap<Season, Vec<Province>>,
    standing: BTreeMap<Reaction, Answer>,
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
    state.season = position.season.unwrap_or(Season::Spring);
    state.set = position
        .set
        .or(options.cards.set())
        .unwrap_or(CardSet::Torii);
    state.shrines = position.shrines.unwrap_or(setup::FIRST_SHRINES);
    place_honor(&mut state, &position)?;
    place_players(&mut state, &position)?;
    place_cards(&mut state)?;
    for (one, other) in &position.alliances {
        let at = "position.alliances";
        let (one, other) = (seat(&state, *one, at)?, seat(&state, *other, at)?);
        state.players[one].ally = Some(other);
        state.players[other].ally = Some(one);
    }
    if let Some(clan) = position.turn {
        state.turn = seat(&state, clan, "position.turn")?;
    }
    let wars = Province::ALL.into_iter().take(state.seats() + 2);
    state.wars = position.wars.clone().unwrap_or_else(|| wars.collect());
    state.resolved = position.resolved;
    place_tiles(&mut state, &position)?;
    state.phase = Phase::Tea { done: Seats::NONE };
    state.track = match position.stage {
        Moment::War | Moment::Battles | Moment::Cleanup | Moment::Over => TRACK.len() as u8,
        Moment::Kami => position.track.unwrap_or(3),
        Moment::Tea | Moment::Mandate => position.track.unwrap_or(0),
    };
    check::check(&state).map_err(|broken| wrong("position", broken.0))?;
    let mut play = Play {
        state: &mut state,
        dice,
        log,
    };
    begin(&mut play, &position);
    Ok(state)
}

fn begin(play: &mut Play<'_>, position: &Position) {
    match position.stage {
        Moment::Tea => {}
        Moment::Mandate if position.drawn.is_some() => {
            let turn = play.state.turn;
            play.state.ask(turn, Question::Mandate);
        }
        Moment::Mandate | Moment::Kami | Moment::War => {
            play.state.next([Task::Turn]);
            run(play);
        }
        Moment::Battles => {
            play.state.next([Task::War]);
            run(play);
        }
        Moment::Cleanup => {
            play.state.next([Task::Cleanup]);
            run(play);
        }
        Moment::Over => scoring::end(play),
    }
}

fn seat(state: &State, clan: Clan, at: &str) -> Result<Seat, Misplaced> {
    seated(state.seat_of(clan), clan, at)
}

fn place_honor(state: &mut State, position: &Position) -> Result<(), Misplaced> {
    for (rank, clan) in (0..).zip(position.honor.iter().flatten()) {
        let seat = seat(state, *clan, "position.honor")?;
        state.rank[seat] = rank;
    }
    Ok(())
}

fn place_players(state: &mut State, position: &Position) -> Result<(), Misplaced> {
    for clan in position.seats.keys() {
        seat(state, *clan, &format!("position.seats.{clan}"))?;
    }
    for at in state.all_seats() {
        let clan = state.clans[at];
        let nothing = SeatSpec::default();
        let spec = position.seats.get(&clan).unwrap_or(&nothing);
        let path = |field: &str| format!("position.seats.{clan}.{field}");
        for card in &spec.cards {
            state.players[at].cards[*card] += 1;
            if let Some(monster) = card.monster() {
                state.players[at].reserve.add(monster);
            }
        }
        let Some(map) = &spec.map else {
            setup::settle(state, at);
            place_rest(state, at, spec)?;
            continue;
        };
        for (province, figures) in map {
            for figure in figures {
                take(state, at, *figure, &path("map"))?;
                state.players[at].map[*province].add(*figure);
            }
        }
        if spec.strongholds.is_none() {
            state.players[at].strongholds[clan.home()] = 1;
        }
        place_rest(state, at, spec)?;
    }
    // Hostages come out of their owners' reserves when everything else is placed.
    for (clan, spec) in &position.seats {
        let captor = seat(state, *clan, "position.seats")?;
        for (owner, figure) in &spec.hostages {
            let path = format!("position.seats.{clan}.hostages");
            let owner = seat(state, *owner, &path)?;
            take(state, owner, *figure, &path)?;
            let figure = *figure;
            state.players[captor]
                .hostages
                .push(Hostage { owner, figure });
        }
    }
    Ok(())
}

/// Takes a figure out of a reserve.
fn take(state: &mut State, seat: Seat, figure: Figure, at: &str) -> Result<(), Misplaced> {
    if state.players[seat].reserve.take(figure) {
        return Ok(());
    }
    Err(wrong(at, format!("no {figure} is left")))
}

fn place_rest(state: &mut State, at: Seat, spec: &SeatSpec) -> Result<(), Misplaced> {
    let clan = state.clans[at];
    let path = |field: &str| format!("position.seats.{clan}.{field}");
    if let Some(strongholds) = &spec.strongholds {
        state.players[at].strongholds.0 = [0; Province::COUNT];
        for province in strongholds {
            state.players[at].strongholds[*province] += 1;
        }
    }
    for (kami, figures) in &spec.shrines {
        let place = state.shrine(*kami);
        let place = place.ok_or_else(|| wrong(path("shrines"), "no such shrine in play"))?;
        for figure in figures {
            take(state, at, *figure, &path("shrines"))?;
            if let Some(troops) = state.players[at].shrines.get_mut(place) {
                troops.add(*figure);
            }
        }
    }
    let player = &mut state.players[at];
    (player.vp, player.coins, player.ronin) = (spec.vp, spec.coins, spec.ronin);
    player.allied = spec.allied;
    for (season, provinces) in &spec.tokens {
        if let Some(tokens) = player.tokens.get_mut(*season as usize) {
            *tokens = provinces.iter().copied().collect();
        }
    }
    for (reaction, answer) in &spec.standing {
        player.standing[*reaction] = *answer;
    }
    Ok(())
}

/// The cards of the season that nobody owns.
fn place_cards(state: &mut State) -> Result<(), Misplaced> {
    state.display = deck(state.set, state.season);
    for card in Card::ALL {
        let owned: u8 = state.all_seats().map(|seat| state.owns(seat, card)).sum();
        state.display[card] = state.display[card].saturating_sub(owned);
    }
    Ok(())
}

fn place_tiles(state: &mut State, position: &Position) -> Result<(), Misplaced> {
    let claim = |state: &mut State, tile: Mandate, at: &str| {
        if state.tiles.rest[tile] == 0 {
            return Err(wrong(at, format!("no {tile} is left")));
        }
        state.tiles.rest[tile] -= 1;
        Ok(())
    };
    for (clan, mandate, tile) in &position.played {
        let at = "position.played";
        let (seat, tile) = (seat(state, *clan, at)?, tile.unwrap_or(*mandate));
        claim(state, tile, at)?;
        state.tiles.played.push(Played {
            seat,
            tile,
            mandate: *mandate,
        });
    }
    let Some((fresh, back)) = position.drawn.as_deref().and_then(<[_]>::split_last) else {
        return Ok(());
    };
    if back.len() != 3 {
        return Err(wrong("position.drawn", "four tiles"));
    }
    for tile in back {
        claim(state, *tile, "position.drawn")?;
        state.tiles.back[*tile] += 1;
    }
    claim(state, *fresh, "position.drawn")?;
    state.tiles.fresh = Some(*fresh);
    Ok(())
}
