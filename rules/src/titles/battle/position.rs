//! A state from a written position: any moment of a game that one can write down.
//!
//! What is left out takes a sensible default: a missing hand is the bluff alone, a missing pool is
//! every token that is nowhere else, missing turns follow from the hand. What cannot be is refused
//! with the place of the offending field.

mod marks;

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::Value;

use crate::dice::Dice;
use crate::event_log::EventLog;
use crate::position::{read, seated, wrong};
use crate::seat::Seat;
use crate::title::Misplaced;

use super::Play;
use super::board::Token;
use super::check;
use super::clans;
use super::data::{
    Card, Clan, Face, Initiative, Kind, Objective, Pile, Province, Slot, Special, Territory,
};
use super::event::Event;
use super::ground::Ground as _;
use super::options::Options;
use super::phase::{Phase, ROUNDS, TURNS};
use super::placement;
use super::rounds;
use super::scoring;
use super::setup;
use super::state::{CardPlace, State, TerritoryCard};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Position {
    #[serde(default = "first_round")]
    round: u8,
    stage: Moment,
    /// Whose turn; the first player if left out.
    turn: Option<Clan>,
    first_player: Option<Clan>,
    first_player_card: Option<bool>,
    #[serde(default)]
    control: BTreeMap<Province, Control>,
    #[serde(default)]
    special: BTreeMap<Province, Special>,
    #[serde(default)]
    tokens: Vec<Placed>,
    #[serde(default)]
    seats: BTreeMap<Clan, SeatSpec>,
    #[serde(default)]
    cards: BTreeMap<Territory, CardSpec>,
    initiative: Option<Vec<Initiative>>,
    /// Stage `settling`: starting control tokens still to come.
    left: Option<u8>,
}

const fn first_round() -> u8 {
    1
}

/// The moment the position is taken at. `resolution` resolves the round at once; `upkeep` begins
/// the round; the others wait for a decision.
#[derive(Clone, Copy, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
enum Moment {
    Settling,
    Upkeep,
    Cards,
    Placing,
    Looking,
    Swapping,
    Resolution,
    Over,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Control {
    clan: Clan,
    #[serde(default)]
    down: u8,
    #[serde(default)]
    up: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Placed {
    clan: Clan,
    face: Face,
    at: Slot,
    #[serde(default)]
    blessings: Vec<Face>,
    #[serde(default)]
    faceup: bool,
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct SeatSpec {
    hand: Option<Vec<Face>>,
    pool: Option<Vec<Face>>,
    discard: Option<Vec<Face>>,
    scouts: Option<u8>,
    shugenja: Option<u8>,
    objective: Option<Objective>,
    ronin: Option<bool>,
    turns: Option<u8>,
    bluff_aside: bool,
    bluff_banned: bool,
    looked: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardSpec {
    card: Option<Card>,
    holder: Option<Clan>,
    #[serde(default)]
    played: bool,
}

/// Builds the position and plays on until the table waits for a seat or is over.
pub(super) fn from_position(
    options: Options,
    clans: &[Clan],
    position: &Value,
    dice: &mut Dice,
    log: &mut EventLog<Event>,
) -> Result<State, Misplaced> {
    let position: Position = read(position)?;
    let mut state = build(options, clans, &position)?;
    let turn = match position.turn {
        Some(clan) => seat(&state, clan, "position.turn")?,
        None => state.first,
    };
    // The checks need a phase with somebody to wait for; the real one follows.
    state.phase = Phase::Placing(turn);
    check::check(&state).map_err(|broken| wrong("position", broken.0))?;
    if position.stage == Moment::Looking && !clans::looks(state.clans[turn]) {
        return Err(wrong("position.turn", "only Scorpion looks"));
    }
    if position.stage == Moment::Swapping && !clans::swaps(state.clans[turn]) {
        return Err(wrong("position.turn", "only Unicorn swaps"));
    }
    let free = Province::ALL
        .into_iter()
        .filter(|p| state.owner(*p).is_none())
        .count();
    let left = position.left.unwrap_or(1);
    if position.stage == Moment::Settling && (left == 0 || usize::from(left) > free) {
        return Err(wrong(
            "position.left",
            format!("1 to {free} starting tokens can be left"),
        ));
    }
    let mut play = Play {
        state: &mut state,
        dice,
        log,
    };
    match position.stage {
        Moment::Settling => play.state.phase = Phase::Settling { turn, left },
        Moment::Upkeep => rounds::begin(&mut play),
        Moment::Cards => rounds::ask_for_cards(&mut play, turn, crate::seat::Seats::NONE),
        Moment::Placing => rounds::open_turn(&mut play, turn),
        Moment::Looking => play.state.phase = Phase::Looking(turn),
        Moment::Swapping => play.state.phase = Phase::Swapping(turn),
        Moment::Resolution => rounds::resolve(&mut play),
        Moment::Over => {
            play.state.phase = Phase::Over;
            scoring::announce(play.state, play.log);
        }
    }
    Ok(state)
}

fn seat(state: &State, clan: Clan, at: &str) -> Result<Seat, Misplaced> {
    seated(state.seat_of(clan), clan, at)
}

fn build(options: Options, clans: &[Clan], position: &Position) -> Result<State, Misplaced> {
    let mut state = setup::empty(options, clans);
    if !(1..=ROUNDS).contains(&position.round) {
        return Err(wrong("position.round", "rounds go from 1 to 5"));
    }
    state.round = position.round;
    if let Some(clan) = position.first_player {
        state.first = seat(&state, clan, "position.first_player")?;
    }
    if state.count == 2 && position.first_player_card == Some(true) {
        // R4.1.1
        return Err(wrong(
            "position.first_player_card",
            "two players do not use it",
        ));
    }
    state.first_card_ready = position.first_player_card.unwrap_or(state.count > 2);
    for (province, control) in &position.control {
        let at = format!("position.control.{province}");
        let seat = seat(&state, control.clan, &format!("{at}.clan"))?;
        let sum = u16::from(control.down) + u16::from(control.up);
        if sum == 0 || sum > u16::from(state.supply(seat)) {
            return Err(wrong(
                at,
                format!("{} control tokens are there", state.supply(seat)),
            ));
        }
        state.add_control(seat, *province, control.down, control.up);
    }
    marks::put_specials(&mut state, &position.special)?;
    state.initiative = marks::initiative(&state, position.initiative.as_deref())?;
    for (number, placed) in position.tokens.iter().enumerate() {
        put(&mut state, placed, &format!("position.tokens[{number}]"))?;
    }
    for clan in position.seats.keys() {
        seat(&state, *clan, &format!("position.seats.{clan}"))?;
    }
    for seat in state.all_seats() {
        let clan = state.clans[seat];
        let nothing = SeatSpec::default();
        let spec = position.seats.get(&clan).unwrap_or(&nothing);
        deal(&mut state, seat, spec, &format!("position.seats.{clan}"))?;
    }
    objectives(&mut state, position)?;
    for (territory, spec) in &position.cards {
        card(
            &mut state,
            *territory,
            spec,
            &format!("position.cards.{territory}"),
        )?;
    }
    Ok(state)
}

fn put(state: &mut State, placed: &Placed, at: &str) -> Result<(), Misplaced> {
    let owner = seat(state, placed.clan, &format!("{at}.clan"))?;
    if placed.face.kind() == Kind::Blessing {
        return Err(wrong(
            format!("{at}.face"),
            "a blessing lies on a token, not on the board",
        ));
    }
    if !placed.at.touches().and(state.closed()).is_empty() {
        return Err(wrong(
            format!("{at}.at"),
            "peace or scorched earth closes this place",
        ));
    }
    if placed
        .blessings
        .iter()
        .any(|face| face.kind() != Kind::Blessing)
    {
        return Err(wrong(
            format!("{at}.blessings"),
            "only blessings lie on tokens",
        ));
    }
    if placed.blessings.len() > 3 {
        return Err(wrong(
            format!("{at}.blessings"),
            "no clan has more than three blessings",
        ));
    }
    let count = |face: Face| placed.blessings.iter().filter(|f| **f == face).count() as u8;
    let lawful = placement::lawful(state, owner, state.held[owner], placed.face, placed.at);
    let room = state.board.push(Token {
        owner,
        face: placed.face,
        slot: placed.at,
        faceup: placed.faceup,
        twos: count(Face::Blessing2),
        threes: count(Face::Blessing3),
        seen: crate::seat::Seats::NONE,
        lawful,
    });
    if room {
        Ok(())
    } else {
        Err(wrong(at, "more tokens than a board can hold"))
    }
}

/// Shares a clan's 27 tokens out: board and named piles first, the rest into the pool.
fn deal(state: &mut State, seat: Seat, spec: &SeatSpec, at: &str) -> Result<(), Misplaced> {
    let clan = state.clans[seat];
    let mut rest = Pile::full(clan);
    let mut claim = |face: Face, at: String| {
        if rest.take(face) {
            Ok(())
        } else {
            Err(wrong(at, format!("{clan} has no further {face}")))
        }
    };
    for token in state.board.all().iter().filter(|token| token.owner == seat) {
        for face in std::iter::once(token.face).chain(token.blessings()) {
            claim(face, "position.tokens".into())?;
        }
    }
    if spec.bluff_aside {
        claim(Face::Bluff, format!("{at}.bluff_aside"))?;
    }
    for (pile, name) in [
        (&spec.hand, "hand"),
        (&spec.discard, "discard"),
        (&spec.pool, "pool"),
    ] {
        for face in pile.iter().flatten() {
            claim(*face, format!("{at}.{name}"))?;
        }
    }
    let player = &mut state.players[seat];
    let pile = |pile: &Option<Vec<Face>>| pile.iter().flatten().copied().collect::<Pile>();
    player.hand = pile(&spec.hand);
    player.discard = pile(&spec.discard);
    player.pool = pile(&spec.pool);
    if player.hand.len() > 8 {
        return Err(wrong(format!("{at}.hand"), "at most eight tokens"));
    }
    if rest.take(Face::Bluff) {
        if spec.hand.is_some() {
            let what = "the bluff must be in the hand, on the board or aside";
            return Err(wrong(format!("{at}.hand"), what));
        }
        player.hand.add(Face::Bluff);
    }
    let leftover = match (&spec.pool, &spec.discard) {
        (None, _) => &mut player.pool,
        (Some(_), None) => &mut player.discard,
        (Some(_), Some(_)) if rest.is_empty() => &mut player.pool,
        (Some(_), Some(_)) => {
            let missing = rest.iter().map(|f| f.id()).collect::<Vec<_>>().join(" ");
            return Err(wrong(at, format!("these tokens are nowhere: {missing}")));
        }
    };
    for face in rest.iter() {
        leftover.add(face);
    }
    player.scouts = spec.scouts.unwrap_or(2);
    player.shugenja = spec.shugenja.unwrap_or(1);
    if player.scouts > 2 || player.shugenja > 1 {
        return Err(wrong(at, "two scouts and one shugenja at most"));
    }
    player.turns = spec
        .turns
        .unwrap_or_else(|| player.hand.len().saturating_sub(1).min(TURNS));
    player.ronin = spec.ronin.unwrap_or_else(|| state.held[seat].is_empty());
    player.bluff_aside = spec.bluff_aside;
    player.bluff_banned = spec.bluff_banned;
    player.looked = spec.looked;
    Ok(())
}

/// Named objectives are kept; everybody else keeps one of those left over.
fn objectives(state: &mut State, position: &Position) -> Result<(), Misplaced> {
    let named = |clan: Clan| position.seats.get(&clan).and_then(|spec| spec.objective);
    let mut free = Objective::ALL.to_vec();
    for seat in state.all_seats() {
        let clan = state.clans[seat];
        if let Some(objective) = named(clan) {
            let before = free.len();
            free.retain(|other| *other != objective);
            if free.len() == before {
                let at = format!("position.seats.{clan}.objective");
                return Err(wrong(at, "another seat has it"));
            }
        }
    }
    let mut free = free.into_iter();
    for seat in state.all_seats() {
        let kept = named(state.clans[seat]).or_else(|| free.next());
        let Some(kept) = kept else { continue };
        let spare = free.next().unwrap_or(kept);
        let player = &mut state.players[seat];
        player.dealt = [kept, spare];
        player.objective = Some(kept);
    }
    Ok(())
}

fn card(
    state: &mut State,
    territory: Territory,
    spec: &CardSpec,
    at: &str,
) -> Result<(), Misplaced> {
    let [first, second] = territory.cards(state.options.shadowlands_cards_swapped);
    let second_card = match spec.card {
        None => false,
        Some(card) if card == first => false,
        Some(card) if card == second => true,
        Some(card) => {
            let what = format!("{card} does not belong to {territory}");
            return Err(wrong(format!("{at}.card"), what));
        }
    };
    let place = match (spec.holder, spec.played) {
        (Some(_), true) => return Err(wrong(at, "a played card has no holder")),
        (None, true) => CardPlace::Played,
        (None, false) => CardPlace::Slot,
        (Some(clan), false) => {
            let holder = seat(state, clan, &format!("{at}.holder"))?;
            state.players[holder].read |= 1 << territory as u16;
            CardPlace::Held(holder)
        }
    };
    state.cards[territory] = TerritoryCard {
        second: second_card,
        at: place,
    };
    Ok(())
}
