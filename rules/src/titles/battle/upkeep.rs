//! Upkeep (R4.1): ronin check, first player, draw.

use crate::seat::Seat;

use super::Play;
use super::clans;
use super::data::{Face, Initiative, Pile};
use super::event::Event;
use super::phase::HAND;
use super::state::State;

/// Prepares the round `state.round` names. Answers the seat that has to put a token back.
pub(super) fn prepare(play: &mut Play<'_>) -> Option<Seat> {
    let state = &mut *play.state;
    play.log.all(Event::RoundBegan { round: state.round });
    for seat in state.all_seats() {
        let ronin = state.held[seat].is_empty();
        state.players[seat].ronin = ronin;
        if ronin {
            play.log.all(Event::BecameRonin { seat });
        }
    }
    if state.round > 1 {
        reveal_initiative(play);
    }
    // R4.1: the first player card is not used by two players.
    play.state.first_card_ready = play.state.count > 2;
    draw(play)
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
    play.log.all(Event::InitiativeRevealed {
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

/// R4.1.2. Returns the seat that drew an extra token and so has to put one back.
fn draw(play: &mut Play<'_>) -> Option<Seat> {
    let state = &mut *play.state;
    let mut returning = None;
    for seat in state.in_turn_order() {
        let extra = clans::extra_draw(state.clans[seat]);
        let player = &mut state.players[seat];
        if player.bluff_aside {
            player.bluff_aside = false;
            player.hand.add(Face::Bluff);
        }
        player.bluff_banned = false;
        let due = HAND.saturating_sub(player.hand.len());
        let want = due + extra;
        let mut drawn = Pile::default();
        while drawn.len() < want && !player.pool.is_empty() {
            let at = play.dice.below(player.pool.len().into());
            let Some(face) = u8::try_from(at).ok().and_then(|at| player.pool.nth(at)) else {
                break;
            };
            player.pool.take(face);
            player.hand.add(face);
            drawn.add(face);
        }
        let count = drawn.len();
        if count > due {
            returning = Some(seat);
        }
        play.log.all(Event::Drew { seat, count });
        if play.log.is_heard() {
            let faces = drawn.iter().collect();
            play.log.only(seat, Event::DrewTokens { faces });
        }
    }
    returning
}
