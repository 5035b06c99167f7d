//! Dealing again what a viewer may not know: the other half of the blindness law.

use crate::dice::Dice;
use crate::seat::Seat;

use super::check;
use super::data::{Face, Initiative, Kind, Objective, Pile, Territory};
use super::memory::PeekBy;
use super::phase::Phase;
use super::state::{CardPlace, State};

/// The same table for this viewer (`None`: the public), another one underneath. Falls back to the
/// table as it is when the deal contradicts what everybody knows.
pub(super) fn reshuffle_hidden(state: &State, viewer: Option<Seat>, dice: &mut Dice) -> State {
    let mut other = state.clone();
    if !state.is_over() {
        objectives(&mut other, viewer, dice);
    }
    cards(&mut other, viewer, dice);
    initiative(&mut other, dice);
    for seat in state.all_seats().filter(|seat| Some(*seat) != viewer) {
        tokens(&mut other, seat, viewer, dice);
    }
    if check::check(&other).is_ok() && same_question(state, &other) {
        other
    } else {
        state.clone()
    }
}

/// A seat is asked only if it can act, and skipping is offered only if nothing can be placed; a
/// deal that changes that would contradict the public record.
fn same_question(state: &State, other: &State) -> bool {
    let Phase::Placing(seat) = state.phase else {
        return true;
    };
    let can = |state: &State| super::placement::can_place(state, seat);
    can(state) == can(other)
        && (can(other) || super::turn_cards::any(other, seat))
        && state.waiting() == other.waiting()
}

/// Objectives of other seats and those that left the game.
pub(super) fn objectives(state: &mut State, viewer: Option<Seat>, dice: &mut Dice) {
    let known = viewer.map(|seat| state.players[seat].dealt);
    let mut unknown: Vec<Objective> = Objective::ALL
        .into_iter()
        .filter(|objective| known.is_none_or(|known| !known.contains(objective)))
        .collect();
    dice.shuffle(&mut unknown);
    let mut unknown = unknown.into_iter();
    for seat in state.all_seats().filter(|seat| Some(*seat) != viewer) {
        let player = &mut state.players[seat];
        if let (Some(one), Some(other)) = (unknown.next(), unknown.next()) {
            player.dealt = [one, other];
            player.objective = player
                .objective
                .map(|_| if dice.below(2) == 0 { one } else { other });
        }
    }
}

/// Which card of a territory is in play, unless it was played or the viewer has read it.
pub(super) fn cards(state: &mut State, viewer: Option<Seat>, dice: &mut Dice) {
    for territory in Territory::ALL {
        let read = viewer.is_some_and(|seat| state.players[seat].read >> territory as u16 & 1 == 1);
        if state.cards[territory].at != CardPlace::Played && !read {
            state.cards[territory].second = dice.below(2) == 1;
        }
    }
}

/// The initiative cards of later rounds.
fn initiative(state: &mut State, dice: &mut Dice) {
    let shown = match state.phase {
        Phase::Objectives(_) => 0,
        _ => usize::from(state.round),
    };
    let (open, hidden) = state.initiative.split_at_mut(shown);
    let mut neutral: Vec<Initiative> = Initiative::NEUTRAL
        .into_iter()
        .filter(|card| !open.contains(card))
        .collect();
    dice.shuffle(&mut neutral);
    let mut neutral = neutral.into_iter();
    for card in hidden.iter_mut().filter(|card| card.clan().is_none()) {
        *card = neutral.next().unwrap_or(*card);
    }
    if shown > 0 {
        dice.shuffle(hidden);
    }
}

/// Hand, pool and facedown tokens of one other seat.
fn tokens(state: &mut State, seat: Seat, viewer: Option<Seat>, dice: &mut Dice) {
    let spied = |viewer: Seat| {
        state.peeks.iter().any(|peek| {
            peek.viewer == viewer
                && peek.of == seat
                && peek.round == state.round
                && peek.by == PeekBy::SpyNetwork
        })
    };
    // Who has seen the whole hand this round can tell too much for a fresh deal.
    if viewer.is_some_and(spied) {
        return;
    }
    let player = state.players[seat];
    let hidden: Vec<usize> = state
        .board
        .all()
        .iter()
        .enumerate()
        .filter(|(_, token)| {
            token.owner == seat
                && !token.faceup
                && viewer.is_none_or(|viewer| !token.seen.has(viewer))
        })
        .map(|(at, _)| at)
        .collect();
    let faces = hidden
        .iter()
        .filter_map(|at| state.board.all().get(*at))
        .map(|token| token.face);
    let mut all: Vec<Face> = player
        .hand
        .iter()
        .chain(player.pool.iter())
        .chain(faces)
        .collect();
    dice.shuffle(&mut all);
    // The bluff is never in the pool: keep it among the first places, hand and board.
    let outside = usize::from(player.hand.len()) + hidden.len();
    if let Some(bluff) = all.iter().position(|face| *face == Face::Bluff)
        && bluff >= outside
    {
        all.swap(bluff, dice.below(outside as u32) as usize);
    }
    let (near, pool) = all.split_at(outside);
    let (hand, board) = near.split_at(player.hand.len().into());
    let strict = !state.options.deliberately_illegal_placement;
    let mut dealt = state.clone();
    for (at, face) in hidden.iter().zip(board) {
        let Some(token) = dealt.board.all().get(*at).copied() else {
            return;
        };
        let lawful = super::placement::lawful(state, seat, state.held[seat], *face, token.slot);
        let possible = match face.kind() {
            Kind::Blessing => false,
            Kind::Raid | Kind::Diplomacy => !player.ronin && (lawful || !strict),
            Kind::Bluff => !player.bluff_banned,
            _ => lawful || !strict,
        };
        let blessed_fine = !strict || !token.blessed() || face.fights();
        if !possible || !blessed_fine {
            return;
        }
        if let Some(token) = dealt.board.all_mut().get_mut(*at) {
            (token.face, token.lawful) = (*face, lawful);
        }
    }
    dealt.players[seat].hand = hand.iter().copied().collect::<Pile>();
    dealt.players[seat].pool = pool.iter().copied().collect::<Pile>();
    // Dragon must have something besides the bluff to put back; always so with seven tokens.
    *state = dealt;
}
