//! Cards of the placement turn (R6): scouts, shugenja, the first player card. Those of the Shadowlands
//! are played at the same moment and have a file of their own.

use crate::seat::Seat;

use super::Play;
use super::action::{Action, TokenAt};
use super::board::Token;
use super::data::Face;
use super::event::Event;
use super::memory::PeekBy;
use super::placement;
use super::refusal::Refusal;
use super::shadowlands;
use super::state::State;
use super::targets;

/// Could the first player card be used by this seat?
pub(super) fn first_card(state: &State, seat: Seat) -> bool {
    state.first == seat && state.first_card_ready
}

/// Does this seat hold a card of the Shadowlands?
pub(super) fn holds_shadowlands(state: &State, seat: Seat) -> bool {
    state.holds(seat).any(|territory| territory.shadowlands())
}

/// Is there any start-of-turn card this seat could play now?
pub(super) fn any(state: &State, seat: Seat) -> bool {
    let player = &state.players[seat];
    let names = |choose: &dyn Fn(&Token) -> bool| state.board.all().iter().any(choose);
    (player.scouts > 0 && names(&|token| placement::peekable(seat, token)))
        || (player.shugenja > 0 && names(&|token| token.owner != seat && !token.blessed()))
        || (first_card(state, seat) && names(&|token| !token.blessed()))
        || holds_shadowlands(state, seat) && {
            let mut found = Vec::new();
            list(state, seat, &mut found);
            !found.is_empty()
        }
}

/// Every start-of-turn card this seat can play now, with every target.
pub(super) fn list(state: &State, seat: Seat, list: &mut Vec<Action>) {
    let player = &state.players[seat];
    if player.scouts > 0 {
        let seen = targets::names(state, |token| placement::peekable(seat, token));
        list.extend(seen.map(Action::Scout));
    }
    if player.shugenja > 0 {
        let foes = targets::names(state, |token| token.owner != seat && !token.blessed());
        list.extend(foes.map(Action::Shugenja));
    }
    if first_card(state, seat) {
        list.extend(targets::names(state, |token| !token.blessed()).map(Action::FirstPlayer));
    }
    list_shadowlands(state, seat, list);
}

/// Those of the Shadowlands.
pub(super) fn list_shadowlands(state: &State, seat: Seat, list: &mut Vec<Action>) {
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
            targets::permit(state, at, |token| placement::peekable(seat, token))
        }
        Action::Shugenja(at) => {
            spent(player.shugenja > 0)?;
            targets::permit(state, at, |token| token.owner != seat && !token.blessed())
        }
        Action::FirstPlayer(at) => {
            spent(first_card(state, seat))?;
            targets::permit(state, at, |token| !token.blessed())
        }
        _ => shadowlands::permit(state, seat, action),
    }
}

/// Plays a card of the placement turn that was found legal.
pub(super) fn play(play: &mut Play<'_>, seat: Seat, action: Action) {
    match action {
        Action::Scout(at) => {
            play.state.players[seat].scouts -= 1;
            targets::look(play, seat, at, PeekBy::Scout);
        }
        Action::Shugenja(at) => {
            play.state.players[seat].shugenja -= 1;
            targets::strike(play, seat, at);
        }
        Action::FirstPlayer(at) => {
            play.state.first_card_ready = false;
            send_back(play, seat, at);
        }
        _ => shadowlands::play(play, seat, action),
    }
}

/// R6, first player card: look, then back to the owner's pool; a bluff never enters a pool.
fn send_back(play: &mut Play<'_>, seat: Seat, at: TokenAt) {
    targets::look(play, seat, at, PeekBy::FirstPlayer);
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
            placement::turn_back(state, token.owner);
            play.log.all(Event::BluffReturned {
                seat: token.owner,
                at,
            });
        } else {
            owner.bluff_aside = true;
            play.log.all(Event::BluffSetAside {
                at,
                of: token.owner,
            });
        }
    } else {
        owner.pool.add(token.face);
        play.log.all(Event::TokenSentBack {
            seat,
            at,
            of: token.owner,
        });
        if token.owner != seat {
            play.log.only(
                token.owner,
                Event::OwnTokenSentBack {
                    at,
                    face: token.face,
                },
            );
        }
    }
}
