//! What a seat can imagine: a table that could be the true one for all it knows, what somebody would
//! quickly do there, and how good it looks.
//!
//! Hidden tokens are drawn from what their owner has not shown, each slot by what daimyos put there.
//! A hand that was spied on is remembered. Nothing depends on what really is hidden.

use crate::dice::Dice;
use crate::seat::Seat;

use super::board::Token;
use super::data::{Face, Initiative, Kind, Pile, Slot, Spot};
use super::memory::PeekBy;
use super::phase::Phase;
use super::placement;
use super::reshuffle_hidden;
use super::state::State;

/// A table that could be the true one for all this seat knows.
pub(super) fn imagine(state: &State, viewer: Seat, dice: &mut Dice) -> State {
    let mut world = state.clone();
    // Nobody thinks about who looked at what: only faces that were seen matter.
    world.peeks = Vec::new();
    reshuffle_hidden::objectives(&mut world, Some(viewer), dice);
    reshuffle_hidden::cards(&mut world, Some(viewer), dice);
    initiative(&mut world, dice);
    for seat in state.all_seats().filter(|seat| *seat != viewer) {
        tokens(state, &mut world, seat, viewer, dice);
    }
    world
}

/// The initiative cards of later rounds, in any order.
fn initiative(world: &mut State, dice: &mut Dice) {
    let shown = match world.phase {
        Phase::Objectives(_) => 0,
        _ => usize::from(world.round),
    };
    let (open, hidden) = world.initiative.split_at_mut(shown);
    let mut neutral: Vec<Initiative> = Initiative::NEUTRAL
        .into_iter()
        .filter(|card| !open.contains(card))
        .collect();
    dice.shuffle(&mut neutral);
    // Which clans come is known from who plays, but not in which order.
    hidden.sort_unstable_by_key(|card| (card.clan().is_none(), *card));
    let mut neutral = neutral.into_iter();
    for card in hidden.iter_mut().filter(|card| card.clan().is_none()) {
        *card = neutral.next().unwrap_or(*card);
    }
    dice.shuffle(hidden);
}

/// Hand, pool and facedown tokens of another seat.
fn tokens(state: &State, world: &mut State, seat: Seat, viewer: Seat, dice: &mut Dice) {
    let player = state.players[seat];
    let unknown = |token: &Token| token.owner == seat && !token.faceup && !token.seen.has(viewer);
    let mut rest = player.pool;
    for face in player.hand.iter() {
        rest.add(face);
    }
    let mut outside = player.hand.len();
    for token in state.board.all().iter().filter(|token| unknown(token)) {
        rest.add(token.face);
        outside += 1;
    }
    // What a spied hand had is what hand and board have now.
    let (mut near, spied) = match spied(state, seat, viewer, rest, outside) {
        Some(near) => (near, true),
        None => (rest, false),
    };
    for at in 0..state.board.all().len() {
        let Some(token) = state.board.all().get(at).copied().filter(unknown) else {
            continue;
        };
        let face = draw(near, dice, |face| likely(state, &token, face));
        near.take(face);
        rest.take(face);
        let own = state.held[seat];
        let lawful = placement::lawful(state, seat, own, face, token.slot);
        if let Some(token) = world.board.all_mut().get_mut(at) {
            (token.face, token.lawful) = (face, lawful);
        }
    }
    let mut hand = Pile::default();
    if spied {
        hand = near;
        for face in near.iter() {
            rest.take(face);
        }
    } else {
        // The bluff is never in the pool.
        if rest.take(Face::Bluff) {
            hand.add(Face::Bluff);
        }
        while hand.len() < player.hand.len() && !rest.is_empty() {
            let face = draw(rest, dice, |_| 1);
            rest.take(face);
            hand.add(face);
        }
    }
    world.players[seat].hand = hand;
    world.players[seat].pool = rest;
}

/// The faces in the hand and facedown on the board of a seat that was spied on this round, if they can
/// still be told.
fn spied(state: &State, seat: Seat, viewer: Seat, hidden: Pile, outside: u8) -> Option<Pile> {
    let mut peeks = state.peeks.iter().rev();
    let peek = peeks.find(|peek| {
        peek.viewer == viewer
            && peek.of == seat
            && peek.round == state.round
            && peek.by == PeekBy::SpyNetwork
    })?;
    let mut near = Pile::default();
    for face in Face::ALL {
        for _ in 0..peek.faces.count(face).min(hidden.count(face)) {
            near.add(face);
        }
    }
    (near.len() == outside).then_some(near)
}

/// A face of a pile, drawn by these weights.
fn draw(pile: Pile, dice: &mut Dice, weight: impl Fn(Face) -> u32) -> Face {
    let of = |face: Face| u32::from(pile.count(face)) * weight(face);
    let total: u32 = pile.faces().map(of).sum();
    if total == 0 {
        let bare = |face: &Face| face.kind() != Kind::Blessing;
        return pile
            .faces()
            .find(bare)
            .or(pile.faces().next())
            .unwrap_or(Face::Bluff);
    }
    let mut rest = dice.below(total);
    for face in pile.faces() {
        let many = of(face);
        if rest < many {
            return face;
        }
        rest -= many;
    }
    Face::Bluff
}

/// How readily a daimyo puts one copy of a face where this token lies.
fn likely(state: &State, token: &Token, face: Face) -> u32 {
    let seat = token.owner;
    let player = &state.players[seat];
    let slot: Slot = token.slot;
    let lawful = placement::lawful(state, seat, state.held[seat], face, slot);
    let strict = !state.options.deliberately_illegal_placement;
    match face.kind() {
        Kind::Blessing => return 0,
        Kind::Raid | Kind::Diplomacy if player.ronin => return 0,
        Kind::Bluff if player.bluff_banned => return 0,
        Kind::Bluff if strict && token.blessed() => return 0,
        _ => {}
    }
    if token.blessed() {
        return if lawful && face.fights() {
            100
        } else {
            3 * u32::from(!strict)
        };
    }
    if !lawful {
        // Deliberately illegal placements happen, as a second bluff.
        return 6 * u32::from(!strict);
    }
    match (face.kind(), slot.spot()) {
        (Kind::Bluff, Spot::Land(..)) => 150,
        (Kind::Bluff, _) => 60,
        (Kind::Diplomacy, _) => 80,
        (Kind::Raid, _) => 120,
        (Kind::Shinobi, _) => 80,
        // The weak ones stay at home.
        (Kind::Army, Spot::Center(_)) if face.strength() >= 3 => 60,
        _ => 100,
    }
}
