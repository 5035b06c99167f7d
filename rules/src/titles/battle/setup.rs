//! Set-up (R3): cards, objectives, capitals, initiative, starting control tokens.

use crate::dice::Dice;
use crate::event_log::EventLog;
use crate::seat::{BySeat, Seat, Seats};

use super::Play;
use super::board::{Board, SEATS};
use super::data::{
    ByProvince, BySpecial, ByTerritory, Clan, Face, Initiative, Objective, Pile, Province,
    Provinces, Territory,
};
use super::event::Event;
use super::options::Options;
use super::phase::{Phase, ROUNDS};
use super::state::{CardPlace, Player, State, TerritoryCard};

/// A table on which nothing has been dealt yet: clans seated, every token in its owner's pile.
pub(super) fn empty(options: Options, clans: &[Clan]) -> State {
    let mut state = State {
        options,
        count: u8::try_from(clans.len().min(SEATS)).unwrap_or(2),
        clans: BySeat([Clan::Crab; SEATS]),
        players: BySeat([Player::default(); SEATS]),
        round: 1,
        first: Seat::FIRST,
        first_card_ready: false,
        phase: Phase::Over,
        acts: 0,
        held: BySeat([Provinces::NONE; SEATS]),
        down: ByProvince([0; Province::COUNT]),
        up: ByProvince([0; Province::COUNT]),
        special: BySpecial([Provinces::NONE; 10]),
        board: Board::EMPTY,
        cards: ByTerritory([TerritoryCard::default(); Territory::COUNT]),
        initiative: [Initiative::Crab; ROUNDS as usize],
        repelled: Provinces::NONE,
        fates: ByProvince([None; Province::COUNT]),
        peeks: Vec::new(),
    };
    for (seat, clan) in Seat::all(SEATS).zip(clans.iter().copied()) {
        state.clans[seat] = clan;
        let player = &mut state.players[seat];
        player.pool = Pile::full(clan);
        player.pool.take(Face::Bluff);
        player.hand.add(Face::Bluff);
    }
    state
}

/// How many control tokens each seat places after its capital.
#[must_use]
pub const fn starting_tokens(seats: usize) -> u8 {
    match seats {
        2 => 11,
        3 => 7,
        4 => 5,
        _ => 4,
    }
}

/// Steps 1 to 4: everything up to the choice of objectives. The initiative cards of all rounds are
/// drawn now and shown one by one.
pub(super) fn open(
    options: Options,
    clans: &[Clan],
    dice: &mut Dice,
    log: &mut EventLog<Event>,
) -> State {
    let mut state = empty(options, clans);
    for territory in Territory::ALL {
        state.cards[territory] = TerritoryCard {
            second: dice.below(2) == 1,
            at: CardPlace::Slot,
        };
    }
    let mut objectives = Objective::ALL;
    dice.shuffle(&mut objectives);
    for (seat, dealt) in state.all_seats().zip(objectives.chunks(2)) {
        if let [one, other] = *dealt {
            state.players[seat].dealt = [one, other];
            log.only(
                seat,
                Event::ObjectivesDealt {
                    objectives: [one, other],
                },
            );
        }
    }
    for seat in state.all_seats() {
        let capital = state.clans[seat].capital();
        state.add_control(seat, capital, 1, 0);
    }
    state.initiative = deal_initiative(clans, dice);
    state.phase = Phase::Objectives(Seats::all(state.seats()));
    state
}

/// Step 5: a clan card in play for round 1, then four cards of the other clans and as many neutral
/// ones as are missing.
fn deal_initiative(clans: &[Clan], dice: &mut Dice) -> [Initiative; ROUNDS as usize] {
    let mut cards: Vec<Initiative> = clans.iter().copied().map(Initiative::of).collect();
    dice.shuffle(&mut cards);
    let mut neutral = Initiative::NEUTRAL;
    dice.shuffle(&mut neutral);
    cards.extend(neutral);
    cards.truncate(ROUNDS.into());
    if let Some(later) = cards.get_mut(1..) {
        dice.shuffle(later);
    }
    cards
        .try_into()
        .unwrap_or([Initiative::Crab; ROUNDS as usize])
}

/// All objectives are chosen: the first player is known, the starting tokens follow (step 6).
pub(super) fn begin_settling(play: &mut Play<'_>) {
    let state = &mut *play.state;
    let [card, ..] = state.initiative;
    if let Some(first) = card.clan().and_then(|clan| state.seat_of(clan)) {
        state.first = first;
    }
    play.log.all(Event::InitiativeRevealed {
        round: 1,
        card,
        first: state.first,
    });
    let left = starting_tokens(state.seats()) * state.count;
    state.phase = Phase::Settling {
        turn: state.first,
        left,
    };
}

/// The next seat places a starting control token, of which this many are left.
pub(super) fn next_settler(play: &mut Play<'_>, from: Seat, left: u8) {
    let turn = from.next(play.state.seats());
    play.state.phase = Phase::Settling { turn, left };
}
