//! Upkeep (R4.1): ronin check, first player, draw, Dragon's return, the round of territory cards.

use crate::seat::{Seat, Seats};

use super::data::{Clan, Face, Initiative};
use super::event::Event;
use super::placement;
use super::play::Play;
use super::state::{HAND, Phase, State};

/// Begins the round `state.round` names.
pub(super) fn begin(play: &mut Play<'_>) {
    let state = &mut *play.state;
    play.told.all(Event::RoundBegan { round: state.round });
    for seat in state.all_seats() {
        let ronin = state.held[seat].is_empty();
        state.players[seat].ronin = ronin;
        if ronin {
            play.told.all(Event::BecameRonin { seat });
        }
    }
    if state.round > 1 {
        reveal_initiative(play);
    }
    // R4.1: the first player card is not used by two players.
    play.state.first_card_ready = play.state.count > 2;
    match draw(play) {
        Some(dragon) => play.state.phase = Phase::Returning(dragon),
        None => begin_cards(play),
    }
}

fn reveal_initiative(play: &mut Play<'_>) {
    let state = &mut *play.state;
    let Some(card) = state.initiative.get(usize::from(state.round - 1)).copied() else {
        return;
    };
    let first = match card.clan() {
        Some(clan) => state.seat_of(clan).unwrap_or(state.first),
        None => leader(state, card),
    };
    state.first = first;
    play.told.all(Event::InitiativeRevealed {
        round: state.round,
        card,
        first,
    });
}

/// R4.1.1: who has most of what the card names; ties go counter-clockwise from the first player's
/// right, the first player last (or first, by option).
fn leader(state: &State, card: Initiative) -> Seat {
    let score = |seat: Seat| match card {
        Initiative::RiseOfAnEmpire => state.holds(seat).count(),
        Initiative::MasterOfGovernance => state.held[seat].len(),
        _ => state.held[seat]
            .iter()
            .map(|p| usize::from(state.down[p]) + usize::from(state.up[p]))
            .sum(),
    };
    let count = state.seats();
    let current = state.first;
    let step_right = |steps: usize| Seat::new((current.index() + count - steps % count) % count);
    let order = if state.options.tied_first_player_last {
        1..=count
    } else {
        0..=count - 1
    };
    let best = state.all_seats().map(score).max().unwrap_or(0);
    order
        .filter_map(step_right)
        .find(|seat| score(*seat) == best)
        .unwrap_or(current)
}

/// R4.1.2. Answers Dragon's seat if it drew its extra token and so has to put one back.
fn draw(play: &mut Play<'_>) -> Option<Seat> {
    let state = &mut *play.state;
    let mut returning = None;
    for seat in state.in_turn_order() {
        let dragon = state.clans[seat] == Clan::Dragon;
        let player = &mut state.players[seat];
        if player.bluff_aside {
            player.bluff_aside = false;
            player.hand.add(Face::Bluff);
        }
        player.bluff_banned = false;
        let due = HAND.saturating_sub(player.hand.len());
        let want = due + u8::from(dragon);
        let mut drawn = Vec::with_capacity(want.into());
        while drawn.len() < usize::from(want) && !player.pool.is_empty() {
            let at = play.dice.below(player.pool.len().into());
            let Some(face) = u8::try_from(at).ok().and_then(|at| player.pool.nth(at)) else {
                break;
            };
            player.pool.take(face);
            player.hand.add(face);
            drawn.push(face);
        }
        let count = u8::try_from(drawn.len()).unwrap_or(0);
        if dragon && count > due {
            returning = Some(seat);
        }
        play.told.all(Event::Drew { seat, count });
        drawn.sort_unstable();
        play.told.only(seat, Event::DrewTokens { faces: drawn });
    }
    returning
}

/// R4.1.3: from round 2 on, clockwise from the first player. Only seats holding a card for this
/// moment are asked; that they hold one is public, whether it can be played is not.
pub(super) fn begin_cards(play: &mut Play<'_>) {
    if play.state.round == 1 {
        placement::begin(play);
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
        None => placement::begin(play),
    }
}
