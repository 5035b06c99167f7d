//! A legal action drawn at random without listing them all where that is worth it: in placement turns,
//! which are nearly all there is. Everything else is listed and drawn from. [`legal`] lists; a law
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
        Phase::Placing(turn) if turn == seat && quick(state, seat) => turns(state, seat, dice),
        Phase::Settling { turn, .. } if turn == seat => {
            let open = legal::unsettled(state);
            let number = dice.below(open.len() as u32);
            open.iter().nth(number as usize).map(Action::Settle)
        }
        _ => listed(state, seat, dice),
    }
}

/// Can the turn be counted? Cards of the Shadowlands are rare and have many ways.
fn quick(state: &State, seat: Seat) -> bool {
    state.options.deliberately_illegal_placement && !turn_cards::holds_shadowlands(state, seat)
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
    let if_left = |left: bool, many: &dyn Fn() -> u32| if left { many() } else { 0 };
    let scouts = if_left(player.scouts > 0, &|| count(state, peekable));
    let strikes = if_left(player.shugenja > 0, &|| count(state, foe));
    let firsts = if_left(turn_cards::first_card(state, seat), &|| count(state, bare));
    let open = placement::openings(state, seat, state.held[seat]);
    let slots = open.len();
    let hosts = count(state, host);
    let ways = |face: Face| match face.kind() {
        Kind::Blessing => hosts,
        _ if placement::barred(state, seat, face) => 0,
        _ => slots,
    };
    let placements: u32 = player.hand.faces().map(ways).sum();
    let cards = scouts + strikes + firsts;
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
