//! Tokens on the board as targets of cards and abilities: which may be named, and what happens to
//! the one that is: it is looked at, or struck.

use crate::seat::Seat;

use super::Play;
use super::action::TokenAt;
use super::board::Token;
use super::data::{Face, Pile};
use super::event::Event;
use super::memory::{Peek, PeekBy};
use super::placement;
use super::refusal::Refusal;
use super::state::State;

/// The names of the tokens that may be chosen.
pub(super) fn names(
    state: &State,
    choose: impl Fn(&Token) -> bool + Copy,
) -> impl Iterator<Item = TokenAt> + Clone {
    let all = state.board.all().iter().enumerate();
    all.filter(move |(_, token)| choose(token))
        .map(|(at, _)| state.name(at))
}

/// Is there a token of this name, and may it be chosen?
pub(super) fn permit(
    state: &State,
    at: TokenAt,
    choose: impl Fn(&Token) -> bool,
) -> Result<(), Refusal> {
    let token = state.find(at).filter(|_| is_canonical(state, at));
    let token = token.and_then(|place| state.board.all().get(place));
    match token {
        None => Err(Refusal::NoSuchToken { at }),
        Some(token) if choose(token) => Ok(()),
        Some(token) if token.blessed() => Err(Refusal::Protected { at }),
        Some(_) => Err(Refusal::NotATarget { at }),
    }
}

/// Is the name written as the list writes it? No other is legal.
pub(super) fn is_canonical(state: &State, name: TokenAt) -> bool {
    state.find(name).is_some_and(|at| state.name(at) == name)
}

/// Shows a face to the seat and keeps the moment. Returns the token's place as a mask.
pub(super) fn look(play: &mut Play<'_>, seat: Seat, at: TokenAt, by: PeekBy) -> u32 {
    let state = &mut *play.state;
    let Some(place) = state.find(at) else {
        return 0;
    };
    let Some(token) = state.board.all_mut().get_mut(place) else {
        return 0;
    };
    token.seen.insert(seat);
    let (of, face) = (token.owner, token.face);
    state.peeks.push(Peek {
        viewer: seat,
        round: state.round,
        seq: state.acts,
        by,
        of,
        at: Some(at),
        faces: Pile::from_iter([face]),
    });
    play.log.all(Event::TokenInspected { seat, by, at, of });
    play.log.only(seat, Event::FaceSeen { at, of, face });
    1 << place
}

/// Reveals a token to all and discards it; a bluff is set aside or returns to the hand, by option.
pub(super) fn strike(play: &mut Play<'_>, seat: Seat, at: TokenAt) {
    let state = &mut *play.state;
    let Some(place) = state.find(at) else { return };
    let home = !state.options.discarded_bluff_unusable_same_round;
    let Some(token) = state.board.all().get(place).copied() else {
        return;
    };
    if placement::lawful(
        state,
        token.owner,
        state.held[token.owner],
        token.face,
        token.slot,
    ) {
        placement::note_repelled(state, &token);
    }
    placement::discard(state, place, home);
    play.log.all(Event::TokenStruck {
        seat,
        at,
        of: token.owner,
        face: token.face,
    });
    if home && token.face == Face::Bluff {
        placement::turn_back(play.state, token.owner);
        if play.state.options.since(2) {
            play.log.all(Event::BluffReturned {
                seat: token.owner,
                at,
            });
        }
    }
}
