//! Cards of the placement turn (R6): scouts, shugenja, the first player card. Those of the Shadowlands
//! are played at the same moment and have a file of their own.

use crate::seat::Seat;

use super::action::{Action, TokenAt};
use super::data::{Bag, Face};
use super::event::Event;
use super::legal::named_token;
use super::placement;
use super::play::Play;
use super::refusal::Refusal;
use super::shadowlands;
use super::state::{Peek, State, Token};
use super::view::PeekBy;

/// The names of the tokens that are fit.
pub(super) fn targets(
    state: &State,
    choose: impl Fn(&Token) -> bool + Copy,
) -> impl Iterator<Item = TokenAt> + Clone {
    let all = state.board.all().iter().enumerate();
    all.filter(move |(_, token)| choose(token))
        .map(|(at, _)| state.name(at))
}

/// Could the first player card be used by this seat?
fn first_card(state: &State, seat: Seat) -> bool {
    state.first == seat && state.first_card_ready
}

/// Is there any start-of-turn card this seat could play now?
pub(super) fn any(state: &State, seat: Seat) -> bool {
    let player = &state.players[seat];
    let some = player.scouts > 0
        || player.shugenja > 0
        || first_card(state, seat)
        || state.holds(seat).any(|territory| territory.shadowlands());
    some && {
        let mut found = Vec::new();
        list(state, seat, &mut found);
        !found.is_empty()
    }
}

/// Every start-of-turn card this seat can play now, with every target.
pub(super) fn list(state: &State, seat: Seat, list: &mut Vec<Action>) {
    let player = &state.players[seat];
    if player.scouts > 0 {
        let seen = targets(state, |token| placement::peekable(seat, token));
        list.extend(seen.map(Action::Scout));
    }
    if player.shugenja > 0 {
        let foes = targets(state, |token| token.owner != seat && !token.blessed());
        list.extend(foes.map(Action::Shugenja));
    }
    if first_card(state, seat) {
        list.extend(targets(state, |token| !token.blessed()).map(Action::FirstPlayer));
    }
    for territory in state
        .holds(seat)
        .filter(|territory| territory.shadowlands())
    {
        shadowlands::list(state, seat, state.card(territory), list);
    }
}

/// May this seat play this start-of-turn card this way?
pub(super) fn permit(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    let player = &state.players[seat];
    let spent = |left: bool| {
        if left {
            Ok(())
        } else {
            Err(Refusal::CardSpent)
        }
    };
    match action {
        Action::Scout(at) => {
            spent(player.scouts > 0)?;
            named_token(state, at, |token| placement::peekable(seat, token))
        }
        Action::Shugenja(at) => {
            spent(player.shugenja > 0)?;
            named_token(state, at, |token| token.owner != seat && !token.blessed())
        }
        Action::FirstPlayer(at) => {
            spent(first_card(state, seat))?;
            named_token(state, at, |token| !token.blessed())
        }
        _ => shadowlands::permit(state, seat, action),
    }
}

/// Plays a card of the placement turn that was found legal.
pub(super) fn play(play: &mut Play<'_>, seat: Seat, action: Action) {
    match action {
        Action::Scout(at) => {
            play.state.players[seat].scouts -= 1;
            look(play, seat, at, PeekBy::Scout);
            placement::continue_turn(play, seat);
        }
        Action::Shugenja(at) => {
            play.state.players[seat].shugenja -= 1;
            strike(play, seat, at);
            placement::continue_turn(play, seat);
        }
        Action::FirstPlayer(at) => {
            play.state.first_card_ready = false;
            send_back(play, seat, at);
            placement::continue_turn(play, seat);
        }
        _ => shadowlands::play(play, seat, action),
    }
}

/// Shows a face to the seat and keeps the moment. Answers the token's place as a mask.
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
        faces: Bag::from_iter([face]),
    });
    play.told.all(Event::TokenInspected { seat, by, at, of });
    play.told.only(seat, Event::FaceSeen { at, of, face });
    1 << place
}

/// Reveals a token to all and discards it; a bluff is set aside or goes home, by option.
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
    play.told.all(Event::TokenStruck {
        seat,
        at,
        of: token.owner,
        face: token.face,
    });
}

/// R6, first player card: look, then back to the owner's pool; a bluff never enters a pool.
fn send_back(play: &mut Play<'_>, seat: Seat, at: TokenAt) {
    look(play, seat, at, PeekBy::FirstPlayer);
    let state = &mut *play.state;
    let home = !state.options.discarded_bluff_unusable_same_round;
    let Some(place) = state.find(at) else { return };
    let Some(token) = state.board.remove(place) else {
        return;
    };
    let owner = &mut state.players[token.owner];
    if token.face == Face::Bluff {
        if home {
            owner.hand.add(Face::Bluff);
            play.told.all(Event::BluffReturned {
                seat: token.owner,
                at,
            });
        } else {
            owner.bluff_aside = true;
            play.told.all(Event::BluffSetAside {
                at,
                of: token.owner,
            });
        }
    } else {
        owner.pool.add(token.face);
        play.told.all(Event::TokenSentBack {
            seat,
            at,
            of: token.owner,
        });
        if token.owner != seat {
            play.told.only(
                token.owner,
                Event::OwnTokenSentBack {
                    at,
                    face: token.face,
                },
            );
        }
    }
}
