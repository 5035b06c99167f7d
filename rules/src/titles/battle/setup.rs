//! Set-up (R3): cards, objectives, capitals, initiative, starting control tokens.

use crate::dice::Dice;
use crate::seat::{BySeat, Seat, Seats};
use crate::told::Teller;

use super::data::{
    Bag, ByProvince, BySpecial, ByTerritory, Clan, Face, Initiative, Objective, Province,
    Provinces, Territory,
};
use super::event::Event;
use super::options::Options;
use super::play::Play;
use super::state::{Board, Deed, DeedAt, Phase, Player, ROUNDS, SEATS, State};
use super::upkeep;

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
        cards: ByTerritory([Deed::default(); Territory::COUNT]),
        initiative: [Initiative::Crab; ROUNDS as usize],
        repelled: Provinces::NONE,
        fates: ByProvince([None; Province::COUNT]),
        peeks: Vec::new(),
    };
    for (seat, clan) in Seat::all(SEATS).zip(clans.iter().copied()) {
        state.clans[seat] = clan;
        let player = &mut state.players[seat];
        player.pool = Bag::full(clan);
        player.pool.take(Face::Bluff);
        player.hand.add(Face::Bluff);
    }
    state
}

/// How many control tokens each seat places after its capital.
pub(super) const fn starting_tokens(seats: usize) -> u8 {
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
    told: &mut Teller<Event>,
) -> State {
    let mut state = empty(options, clans);
    for territory in Territory::ALL {
        state.cards[territory] = Deed {
            second: dice.below(2) == 1,
            at: DeedAt::Slot,
        };
    }
    let mut objectives = Objective::ALL;
    dice.shuffle(&mut objectives);
    for (seat, dealt) in state.all_seats().zip(objectives.chunks(2)) {
        if let [one, other] = *dealt {
            state.players[seat].dealt = [one, other];
            told.only(
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
    play.told.all(Event::InitiativeRevealed {
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

/// One starting control token came down; after the last one round 1 begins.
pub(super) fn settled(play: &mut Play<'_>, turn: Seat, left: u8) {
    if left > 1 {
        let turn = turn.next(play.state.seats());
        play.state.phase = Phase::Settling {
            turn,
            left: left - 1,
        };
    } else {
        upkeep::begin(play);
    }
}
