//! The course of a round (R4): upkeep, territory cards, placement turns, resolution, the next round.
//!
//! The one file that knows what follows what. The phases do their part and return; only `apply`,
//! and positions that are run on, call this.

use crate::seat::{Seat, Seats};

use super::Play;
use super::action::Action;
use super::clans;
use super::data::Provinces;
use super::event::Event;
use super::phase::{Phase, ROUNDS, TURNS};
use super::placement;
use super::resolution;
use super::scoring;
use super::turn_cards;
use super::upkeep;

/// Begins the round `state.round` names.
pub(super) fn begin(play: &mut Play<'_>) {
    match upkeep::prepare(play) {
        Some(seat) => play.state.phase = Phase::Returning(seat),
        None => begin_cards(play),
    }
}

/// R4.1.3: from round 2 on, clockwise from the first player. Only seats holding a card for this
/// moment are asked; that they hold one is public, whether it can be played is not.
pub(super) fn begin_cards(play: &mut Play<'_>) {
    if play.state.round == 1 {
        begin_turns(play);
    } else {
        ask_for_cards(play, play.state.first, Seats::NONE);
    }
}

/// Asks the next seat from `from` on that holds a card and has not passed since the last one.
pub(super) fn ask_for_cards(play: &mut Play<'_>, from: Seat, passed: Seats) {
    let state = &mut *play.state;
    let next = from.round(state.seats()).find(|seat| {
        !passed.has(*seat) && state.holds(*seat).any(|territory| !territory.shadowlands())
    });
    match next {
        Some(turn) => state.phase = Phase::Cards { turn, passed },
        None => begin_turns(play),
    }
}

/// The phase begins: five turns each.
fn begin_turns(play: &mut Play<'_>) {
    let state = &mut *play.state;
    state.repelled = Provinces::NONE;
    for seat in state.all_seats() {
        let player = &mut state.players[seat];
        player.turns = TURNS;
        player.looked = false;
    }
    open_turn(play, play.state.first);
}

/// Gives the turn to the next seat from `from` on that still has one; after the last turn comes
/// the resolution.
pub(super) fn open_turn(play: &mut Play<'_>, from: Seat) {
    for seat in from.round(play.state.seats()) {
        let state = &mut *play.state;
        let player = &state.players[seat];
        // R4.2: one token stays behind the screen.
        if player.turns == 0 || player.hand.len() <= 1 {
            continue;
        }
        if placement::can_place(state, seat) || turn_cards::any(state, seat) {
            state.phase = Phase::Placing(seat);
            return;
        }
        forfeit(play, seat);
    }
    match clans::swapper(play.state) {
        Some(seat) => play.state.phase = Phase::Swapping(seat),
        None => resolve(play),
    }
}

/// R4.2, R11: nothing can be placed, no more turns this phase.
fn forfeit(play: &mut Play<'_>, seat: Seat) {
    play.state.players[seat].turns = 0;
    play.log.all(Event::TurnsForfeited { seat });
}

/// The turn of this seat goes on after a start-of-turn card; without anything left to do it ends.
fn continue_turn(play: &mut Play<'_>, seat: Seat) {
    play.state.phase = Phase::Placing(seat);
    if !placement::can_place(play.state, seat) && !turn_cards::any(play.state, seat) {
        skip(play, seat);
    }
}

/// The seat has placed: Scorpion may look, then the turn goes on.
pub(super) fn placed(play: &mut Play<'_>, seat: Seat) {
    let state = &mut *play.state;
    let player = &mut state.players[seat];
    player.turns = player.turns.saturating_sub(1);
    if clans::may_look(state, seat) {
        state.phase = Phase::Looking(seat);
    } else {
        open_turn(play, seat.next(play.state.seats()));
    }
}

/// The seat gives its turns of this round up.
pub(super) fn skip(play: &mut Play<'_>, seat: Seat) {
    forfeit(play, seat);
    open_turn(play, seat.next(play.state.seats()));
}

/// The seat has played a card of its turn.
pub(super) fn card_played(play: &mut Play<'_>, seat: Seat, action: Action) {
    match action {
        // R6: it takes the place of the turn's placement.
        Action::PurgeTheWeak { .. } => open_turn(play, seat.next(play.state.seats())),
        // R6: Dark Favors goes on, look by look, until the strike.
        Action::DarkFavors { .. } | Action::Look(_) => {}
        _ => continue_turn(play, seat),
    }
}

/// The last turn is over: the round is resolved, then comes the next one or the end.
pub(super) fn resolve(play: &mut Play<'_>) {
    resolution::resolve(play.state, play.log);
    if play.state.round < ROUNDS {
        play.state.round += 1;
        begin(play);
    } else {
        play.state.phase = Phase::Over;
        scoring::announce(play.state, play.log);
    }
}
