//! The turn (R4): favor, trades, what follows the action, the next player.

use crate::seat::Seat;

use super::agenda::{Flow, Task, run};
use super::data::{COURTS_STEP, Calling, Face, Good, Mastery, Patron, Region};
use super::event::{Event, Source};
use super::gain;
use super::legal;
use super::play::Play;
use super::scoring;
use super::state::{Question, State};

/// What follows every action.
pub(super) const AFTER: [Task; 4] = [Task::Trades, Task::Masteries, Task::Roll, Task::Next];
/// Koku that buy 1 favor.
pub(super) const FAVOR_PRICE: u8 = 5;
/// Goods that buy 1 other good.
pub(super) const GOOD_PRICE: u8 = 2;

/// Opens the turn of a seat.
pub(super) fn open(play: &mut Play<'_>, seat: Seat) -> Flow {
    play.state.turn = seat;
    play.state.ask(seat, Question::Turn);
    Flow::Wait
}

/// R4.1: spends favor and turns the die.
pub(super) fn turn_die(play: &mut Play<'_>, seat: Seat, to: Face) {
    let player = &mut play.state.players[seat];
    let from = player.die;
    let favor = from.cost_to(to);
    player.favor = player.favor.saturating_sub(favor);
    player.die = to;
    play.log.all(Event::DieTurned {
        seat,
        from,
        to,
        favor,
    });
}

/// R4.2: two equal goods for another.
pub(super) fn trade(play: &mut Play<'_>, seat: Seat, give: Good, take: Good) {
    let goods = &mut play.state.players[seat].goods;
    goods[give] = goods[give].saturating_sub(GOOD_PRICE);
    goods[take] += 1;
    play.log.all(Event::Traded { seat, give, take });
}

/// R4.2: koku for favor.
pub(super) fn buy_favor(play: &mut Play<'_>, seat: Seat) {
    let player = &mut play.state.players[seat];
    player.koku = player.koku.saturating_sub(FAVOR_PRICE);
    player.favor += 1;
    play.log.all(Event::FavorBought { seat });
}

/// A good of choice was chosen.
pub(super) fn take(play: &mut Play<'_>, seat: Seat, good: Good, origin: gain::Origin) {
    gain::good(play, seat, good, origin);
    run(play);
}

/// R4.2: once after the action, if anything can be traded.
pub(super) fn ask_trades(play: &mut Play<'_>) -> Flow {
    if !legal::can_trade(play.state.active()) {
        return Flow::GoOn;
    }
    play.state.ask(play.state.turn, Question::Trade);
    Flow::Wait
}

/// R9: every mastery the active player has reached, while a slot is free.
pub(super) fn claim_masteries(play: &mut Play<'_>) {
    let seat = play.state.turn;
    let slots = Mastery::slots(play.state.seats());
    for number in 0..play.state.masteries.len() {
        let state = &*play.state;
        let Some(claims) = state.masteries.get(number).copied() else {
            continue;
        };
        let mastery = claims.mastery;
        if claims.by.contains(&Some(seat)) || !reached(state, seat, mastery) {
            continue;
        }
        let taken = claims.by.iter().flatten().count();
        let Some(vp) = slots.get(taken).copied() else {
            continue;
        };
        let claims = play.state.masteries.get_mut(number);
        if let Some(slot) = claims.and_then(|claims| claims.by.get_mut(taken)) {
            *slot = Some(seat);
        }
        let player = &mut play.state.players[seat];
        player.vp = player.vp.saturating_add(vp.into());
        play.log.all(Event::MasteryClaimed { seat, mastery, vp });
    }
}

/// Is the condition of a mastery met?
pub(super) fn reached(state: &State, seat: Seat, mastery: Mastery) -> bool {
    let player = &state.players[seat];
    let callings = || Calling::ALL.map(|calling| player.served_of(calling));
    let influence = player.influence.0;
    match mastery {
        Mastery::Air => callings().iter().filter(|count| **count > 0).count() >= 3,
        Mastery::Fire => callings().iter().any(|count| *count >= 2),
        Mastery::Earth => state.buildings(seat).iter().any(|count| *count >= 3),
        Mastery::Water => state.buildings(seat).iter().all(|count| *count >= 1),
        Mastery::Void => influence.iter().all(|step| *step >= 1),
        Mastery::Courts => influence.iter().any(|step| *step >= COURTS_STEP),
    }
}

/// R4.3: the die for the next turn. Kakita Ryoku may set it (R11). Once the end is triggered nobody
/// needs it.
pub(super) fn roll(play: &mut Play<'_>, seat: Seat, first: bool) -> Flow {
    if play.state.ending.is_some() && !play.state.options.last_roll {
        return Flow::GoOn;
    }
    if play.state.has_patron(seat, Patron::Ryoku) && play.state.players[seat].favor > 0 {
        play.state.ask(seat, Question::Roll { first });
        return Flow::Wait;
    }
    roll_die(play, seat);
    Flow::GoOn
}

/// Rolls the die of a seat.
pub(super) fn roll_die(play: &mut Play<'_>, seat: Seat) {
    let face = throw(play);
    play.state.players[seat].die = face;
    play.log.all(Event::Rolled { seat, face });
}

/// One throw of a die.
pub(super) fn throw(play: &mut Play<'_>) -> Face {
    let at = play.dice.below(Region::COUNT as u32) as usize;
    Face::from_index(at).unwrap_or(Face::One)
}

/// R11: Kakita Ryoku spends 1 favor and sets the die.
pub(super) fn set_die(play: &mut Play<'_>, seat: Seat, face: Face) {
    let player = &mut play.state.players[seat];
    player.favor = player.favor.saturating_sub(1);
    player.die = face;
    play.log.all(Event::DieSet { seat, face });
}

/// The next player, or the end after the last turn.
pub(super) fn next(play: &mut Play<'_>) -> Flow {
    match play.state.ending {
        Some(0) => {
            scoring::end(play);
            return Flow::Wait;
        }
        Some(left) => play.state.ending = Some(left - 1),
        None => {}
    }
    open(play, play.state.turn.next(play.state.seats()))
}

/// What a source of a good is called when a journey gave it.
pub(super) const JOURNEY: gain::Origin = (Source::Journey, None);
