//! `apply`: one act of one seat.

use crate::seat::{Seat, Seats};

use super::Play;
use super::action::Action;
use super::cards;
use super::clans;
use super::dark_favors;
use super::event::Event;
use super::legal;
use super::phase::Phase;
use super::placement;
use super::refusal::Refusal;
use super::rounds;
use super::setup;
use super::state::State;
use super::turn_cards;

/// Applies an action, or refuses it and leaves the state as it was.
pub(super) fn apply(play: &mut Play<'_>, seat: Seat, action: Action) -> Result<(), Refusal> {
    legal::permit(play.state, seat, action)?;
    play.state.acts += 1;
    match (play.state.phase, action) {
        (Phase::Objectives(mut waiting), Action::Keep(objective)) => {
            play.state.players[seat].objective = Some(objective);
            play.log.all(Event::ObjectiveChosen { seat });
            play.log.only(seat, Event::ObjectiveKept { objective });
            waiting.remove(seat);
            play.state.phase = Phase::Objectives(waiting);
            if waiting.is_empty() {
                setup::begin_settling(play);
            }
        }
        (Phase::Settling { turn, left }, Action::Settle(province)) => {
            play.state.add_control(seat, province, 1, 0);
            play.log.all(Event::ControlAdded {
                seat,
                province,
                down: 1,
                up: 0,
            });
            if left > 1 {
                setup::next_settler(play, turn, left - 1);
            } else {
                rounds::begin(play);
            }
        }
        (Phase::Returning(_), Action::Return(face)) => {
            clans::put_back(play, seat, face);
            rounds::begin_cards(play);
        }
        (Phase::Cards { mut passed, .. }, Action::Pass) => {
            passed.insert(seat);
            play.log.all(Event::CardPassed { seat });
            rounds::ask_for_cards(play, seat.next(play.state.seats()), passed);
        }
        (Phase::Cards { .. }, _) => {
            let territory = action
                .upkeep_card()
                .and_then(|card| play.state.holds_card(seat, card));
            if let Some(territory) = territory {
                cards::play(play, seat, territory, action);
                rounds::ask_for_cards(play, seat.next(play.state.seats()), Seats::NONE);
            }
        }
        (Phase::Placing(_), Action::Place { face, slot }) => {
            forget_fates(play.state);
            play.state.players[seat].hand.take(face);
            placement::put(play.state, seat, face, slot, false);
            if play.log.is_heard() {
                let at = placement::last(play.state);
                play.log.all(Event::Placed { seat, at });
                play.log.only(seat, Event::OwnPlaced { at, face });
            }
            rounds::placed(play, seat);
        }
        (Phase::Placing(_), Action::Bless { face, on }) => {
            forget_fates(play.state);
            play.state.players[seat].hand.take(face);
            if let Some(place) = play.state.find(on) {
                placement::bless(play.state, place, face);
            }
            play.log.all(Event::Blessed { seat, on, face });
            rounds::placed(play, seat);
        }
        (Phase::Placing(_), Action::Skip) => {
            rounds::skip(play, seat);
        }
        (Phase::Placing(_), _) => {
            turn_cards::play(play, seat, action);
            rounds::card_played(play, seat, action);
        }
        (Phase::Favors { looked, .. }, _) => {
            dark_favors::play(play, seat, looked, action);
            rounds::card_played(play, seat, action);
        }
        (Phase::Looking(_), _) => {
            if let Action::Peek(at) = action {
                clans::look(play, seat, at);
            } else {
                play.log.all(Event::AbilityDeclined { seat });
            }
            rounds::open_turn(play, seat.next(play.state.seats()));
        }
        (Phase::Swapping(_), _) => {
            if let Action::Swap(one, other) = action {
                clans::swap(play, seat, one, other);
            } else {
                play.log.all(Event::AbilityDeclined { seat });
            }
            rounds::resolve(play);
        }
        // `permit` let nothing else through.
        (Phase::Objectives(_) | Phase::Settling { .. } | Phase::Returning(_) | Phase::Over, _) => {}
    }
    Ok(())
}

/// What the last resolution did is shown until the first token of the next round lies.
fn forget_fates(state: &mut State) {
    state.fates.0.fill(None);
}
