//! `apply`: one act of one seat.

use crate::seat::Seat;

use super::action::Action;
use super::cards;
use super::dark_favors;
use super::event::Event;
use super::legal;
use super::placement;
use super::play::Play;
use super::refusal::Refusal;
use super::resolution;
use super::setup;
use super::state::{Phase, State};
use super::turn_cards;
use super::upkeep;
use super::view::PeekBy;

/// Applies an action, or refuses it and leaves the state as it was.
pub(super) fn apply(play: &mut Play<'_>, seat: Seat, action: Action) -> Result<(), Refusal> {
    legal::permit(play.state, seat, action)?;
    play.state.acts += 1;
    match (play.state.phase, action) {
        (Phase::Objectives(mut waiting), Action::Keep(objective)) => {
            play.state.players[seat].objective = Some(objective);
            play.told.all(Event::ObjectiveChosen { seat });
            play.told.only(seat, Event::ObjectiveKept { objective });
            waiting.remove(seat);
            play.state.phase = Phase::Objectives(waiting);
            if waiting.is_empty() {
                setup::begin_settling(play);
            }
        }
        (Phase::Settling { turn, left }, Action::Settle(province)) => {
            play.state.add_control(seat, province, 1, 0);
            play.told.all(Event::ControlAdded {
                seat,
                province,
                down: 1,
                up: 0,
            });
            setup::settled(play, turn, left);
        }
        (Phase::Returning(_), Action::Return(face)) => {
            let player = &mut play.state.players[seat];
            player.hand.take(face);
            player.pool.add(face);
            play.told.all(Event::Returned { seat });
            play.told.only(seat, Event::ReturnedToken { face });
            upkeep::begin_cards(play);
        }
        (Phase::Cards { mut passed, .. }, Action::Pass) => {
            passed.insert(seat);
            play.told.all(Event::CardPassed { seat });
            upkeep::ask_for_cards(play, seat.next(play.state.seats()), passed);
        }
        (Phase::Cards { .. }, _) => {
            let territory =
                cards::card_of(action).and_then(|card| play.state.holds_card(seat, card));
            if let Some(territory) = territory {
                cards::play(play, seat, territory, action);
            }
        }
        (Phase::Placing(_), Action::Place { face, slot }) => {
            forget_fates(play.state);
            play.state.players[seat].hand.take(face);
            let at = placement::put(play.state, seat, face, slot, false);
            play.told.all(Event::Placed { seat, at });
            play.told.only(seat, Event::OwnPlaced { at, face });
            placement::placed(play, seat);
        }
        (Phase::Placing(_), Action::Bless { face, on }) => {
            forget_fates(play.state);
            play.state.players[seat].hand.take(face);
            if let Some(place) = play.state.find(on) {
                placement::bless(play.state, place, face);
            }
            play.told.all(Event::Blessed { seat, on, face });
            placement::placed(play, seat);
        }
        (Phase::Placing(_), Action::Skip) => {
            placement::forfeit(play, seat);
            placement::open_turn(play, seat.next(play.state.seats()));
        }
        (Phase::Placing(_), _) => turn_cards::play(play, seat, action),
        (Phase::Favors { looked, .. }, _) => dark_favors::play(play, seat, looked, action),
        (Phase::Looking(_), _) => {
            if let Action::Peek(at) = action {
                play.state.players[seat].looked = true;
                turn_cards::look(play, seat, at, PeekBy::Scorpion);
            } else {
                play.told.all(Event::AbilityDeclined { seat });
            }
            placement::open_turn(play, seat.next(play.state.seats()));
        }
        (Phase::Swapping(_), _) => {
            if let Action::Swap(one, other) = action {
                swap(play.state, one, other);
                play.told.all(Event::Swapped {
                    seat,
                    tokens: [one, other],
                });
            } else {
                play.told.all(Event::AbilityDeclined { seat });
            }
            resolution::resolve(play);
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

/// R10, Unicorn: two tokens exchange slots, direction included.
fn swap(state: &mut State, one: super::action::TokenAt, other: super::action::TokenAt) {
    let (Some(a), Some(b)) = (state.find(one), state.find(other)) else {
        return;
    };
    let tokens = state.board.all_mut();
    let (Some(first), Some(second)) = (tokens.get(a).copied(), tokens.get(b).copied()) else {
        return;
    };
    for (place, token, slot) in [(a, second, first.slot), (b, first, second.slot)] {
        let lawful = placement::lawful(
            state,
            token.owner,
            state.held[token.owner],
            token.face,
            slot,
        );
        if let Some(there) = state.board.all_mut().get_mut(place) {
            *there = super::state::Token {
                slot,
                lawful,
                ..token
            };
        }
    }
}
