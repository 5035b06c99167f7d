//! A legal action drawn at random without listing them all where that is worth it: in placement turns,
//! which are nearly all there is, and looks. Everything else is listed and drawn from. [`legal`] lists; a law
//! compares the two.

use crate::dice::Dice;
use crate::seat::Seat;

use super::action::{Action, TokenAt};
use super::board::Token;
use super::data::{Face, Kind, Slots};
use super::legal;
use super::phase::Phase;
use super::placement;
use super::state::State;
use super::turn_cards;

/// A legal action of a seat, each equally likely.
pub(super) fn sample(state: &State, seat: Seat, dice: &mut Dice) -> Option<Action> {
    match state.phase {
        Phase::Placing(turn) if turn == seat && state.options.deliberately_illegal_placement => {
            turns(state, seat, dice)
        }
        Phase::Looking(turn) if turn == seat => {
            let peekable = |token: &Token| placement::peekable(seat, token);
            match dice.below(count(state, peekable) + 1) {
                0 => Some(Action::Pass),
                number => nth(state, number - 1, peekable).map(Action::Peek),
            }
        }
        Phase::Settling { turn, .. } if turn == seat => {
            let open = legal::unsettled(state);
            let number = dice.below(open.len() as u32);
            open.iter().nth(number as usize).map(Action::Settle)
        }
        _ => listed(state, seat, dice),
    }
}

fn listed(state: &State, seat: Seat, dice: &mut Dice) -> Option<Action> {
    let mut list = Vec::new();
    legal::list(state, seat, &mut list);
    list.get(dice.below(list.len() as u32) as usize).copied()
}

/// How many tokens a choice names.
fn count(state: &State, choose: impl Fn(&Token) -> bool) -> u32 {
    state
        .board
        .all()
        .iter()
        .filter(|token| choose(token))
        .count() as u32
}

/// The name of the chosen token with this number.
fn nth(state: &State, number: u32, choose: impl Fn(&Token) -> bool) -> Option<TokenAt> {
    let all = state.board.all().iter().enumerate();
    let mut chosen = all.filter(|(_, token)| choose(token));
    chosen.nth(number as usize).map(|(at, _)| state.name(at))
}

/// A placement turn: the cards, then every face of the hand with every slot or host.
fn turns(state: &State, seat: Seat, dice: &mut Dice) -> Option<Action> {
    let player = &state.players[seat];
    let peekable = |token: &Token| placement::peekable(seat, token);
    let foe = |token: &Token| token.owner != seat && !token.blessed();
    let bare = |token: &Token| !token.blessed();
    let host = |token: &Token| placement::blessable(state, seat, token, false);
    let (mut scouts, mut strikes, mut firsts, mut hosts) = (0, 0, 0, 0);
    for token in state.board.all() {
        scouts += u32::from(peekable(token));
        strikes += u32::from(foe(token));
        firsts += u32::from(bare(token));
        hosts += u32::from(host(token));
    }
    scouts *= u32::from(player.scouts > 0);
    strikes *= u32::from(player.shugenja > 0);
    firsts *= u32::from(turn_cards::first_card(state, seat));
    // Cards of the Shadowlands are rare and have many ways: they are listed.
    let mut dark = Vec::new();
    turn_cards::list_shadowlands(state, seat, &mut dark);
    let open = placement::openings(state, seat, state.held[seat]);
    let slots = open.len();
    let ways = |face: Face| match face.kind() {
        Kind::Blessing => hosts,
        _ if placement::barred(state, seat, face) => 0,
        _ => slots,
    };
    let placements: u32 = player.hand.faces().map(ways).sum();
    let cards = scouts + strikes + firsts + dark.len() as u32;
    let mut rest = dice.below(cards + placements.max(1));
    if rest < scouts {
        return nth(state, rest, peekable).map(Action::Scout);
    }
    rest -= scouts;
    if rest < strikes {
        return nth(state, rest, foe).map(Action::Shugenja);
    }
    rest -= strikes;
    if rest < firsts {
        return nth(state, rest, bare).map(Action::FirstPlayer);
    }
    rest -= firsts;
    if let Some(action) = dark.get(rest as usize) {
        return Some(*action);
    }
    rest -= dark.len() as u32;
    if placements == 0 {
        return Some(Action::Skip);
    }
    for face in player.hand.faces() {
        let many = ways(face);
        if rest < many {
            return if face.kind() == Kind::Blessing {
                nth(state, rest, host).map(|on| Action::Bless { face, on })
            } else {
                let slot = open.nth(rest)?;
                Some(Action::Place { face, slot })
            };
        }
        rest -= many;
    }
    None
}

/// A slot of a set, each equally likely.
pub(super) fn slot(slots: Slots, dice: &mut Dice) -> Option<super::data::Slot> {
    slots.nth(dice.below(slots.len()))
}
