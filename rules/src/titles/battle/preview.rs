//! Orders written ahead: what touches a seat's plans, and its turn before it comes.

use crate::seat::{Seat, Seats};

use super::action::TokenAt;
use super::data::Province;
use super::event::Event;
use super::phase::{Phase, Stage, TURNS};
use super::state::State;
use super::view::{Private, Public};

/// An attack on an own province, a token of one's own or one looked at that moved or went, a look at
/// what is one's own, a change of an own province, a card gained or lost.
pub(super) fn concerns(public: &Public, private: &Private, seat: Seat, event: &Event) -> bool {
    let own = |province: Province| {
        let mut seen = public.provinces.iter();
        seen.any(|known| known.province == province && known.owner == Some(seat))
    };
    let known = |at: TokenAt| {
        let mut peeks = private.peeks.iter();
        peeks.any(|peek| peek.round == public.round && peek.at == Some(at))
    };
    let gone = |at: TokenAt, of: Seat| of == seat || known(at);
    match event {
        Event::Placed { seat: by, at } | Event::Animated { seat: by, at, .. } => {
            *by != seat && own(at.slot.target())
        }
        Event::Blessed { seat: by, on, .. } => *by != seat && own(on.slot.target()),
        Event::TokenStruck {
            seat: by, at, of, ..
        }
        | Event::TokenSentBack { seat: by, at, of } => *by != seat && gone(*at, *of),
        Event::BluffSetAside { at, of } => gone(*at, *of),
        Event::Swapped { seat: by, tokens } => *by != seat && tokens.iter().any(|at| known(*at)),
        Event::TokenInspected { seat: by, of, .. } | Event::HandSpied { seat: by, of } => {
            *by != seat && *of == seat
        }
        Event::ControlCleared { province, .. }
        | Event::SpecialPlaced { province, .. }
        | Event::SpecialRemoved { province, .. }
        | Event::Raided { province, .. } => own(*province),
        Event::ControlAdded {
            seat: by, province, ..
        }
        | Event::Pacified { seat: by, province } => *by != seat && own(*province),
        Event::ControlExchanged { provinces } => provinces.iter().any(|p| own(*p)),
        Event::Fought {
            defender, attacks, ..
        } => *defender == Some(seat) || attacks.iter().any(|(by, _)| *by == seat),
        Event::CardClaimed { seat: by, .. } | Event::CardReturned { seat: by, .. } => *by == seat,
        Event::Unlawful { seat: by, .. }
        | Event::BlessingWasted { seat: by, .. }
        | Event::RaidFailed { seat: by, .. }
        | Event::BecameRonin { seat: by }
        | Event::TurnsForfeited { seat: by } => *by == seat,
        Event::Ended { .. } => true,
        Event::ObjectivesDealt { .. }
        | Event::ObjectiveChosen { .. }
        | Event::ObjectiveKept { .. }
        | Event::InitiativeRevealed { .. }
        | Event::RoundBegan { .. }
        | Event::Drew { .. }
        | Event::DrewTokens { .. }
        | Event::Returned { .. }
        | Event::ReturnedToken { .. }
        | Event::CardPassed { .. }
        | Event::CardPlayed { .. }
        | Event::ControlPaid { .. }
        | Event::TokenRecovered { .. }
        | Event::TokenDiscarded { .. }
        | Event::TokenPooled { .. }
        | Event::OwnTokenPooled { .. }
        | Event::HandSeen { .. }
        | Event::FaceSeen { .. }
        | Event::OwnTokenSentBack { .. }
        | Event::OwnPlaced { .. }
        | Event::AbilityDeclined { .. }
        | Event::Revealed { .. }
        | Event::BluffReturned { .. }
        | Event::Guarded { .. }
        | Event::CardRead { .. } => false,
    }
}

/// The seat's own turn, before it comes: placements once its tokens are drawn, control tokens during
/// set-up. Nobody else has a turn there, so that what they hold cannot end the seat's own.
pub(super) fn preview(state: &State, seat: Seat) -> Option<State> {
    if seat.index() >= state.seats() {
        return None;
    }
    let mut preview = state.clone();
    let player = &mut preview.players[seat];
    let phase = match state.phase {
        Phase::Settling { left, .. } => {
            return Some(with_phase(preview, Phase::Settling { turn: seat, left }));
        }
        Phase::Returning(_) | Phase::Cards { .. } => {
            player.turns = TURNS;
            Phase::Placing(seat)
        }
        Phase::Placing(_) | Phase::Favors { .. } | Phase::Looking(_) if player.turns > 0 => {
            Phase::Placing(seat)
        }
        _ => return None,
    };
    // R4.2: one token stays behind the screen.
    if player.hand.len() <= 1 {
        return None;
    }
    for other in state.all_seats().filter(|other| *other != seat) {
        preview.players[other].turns = 0;
    }
    Some(with_phase(preview, phase))
}

fn with_phase(mut state: State, phase: Phase) -> State {
    state.phase = phase;
    state
}

/// Placement turns and what belongs to them; not the swap after the last, which is made with the
/// whole board in sight.
pub(super) fn sealable(public: &Public) -> Seats {
    match public.stage {
        Stage::Placing | Stage::Favors | Stage::Looking => {
            let turns = public.seats.iter().filter(|seen| seen.turns_left > 0);
            let turns = turns.map(|seen| seen.seat);
            turns.chain(public.waiting.iter().copied()).collect()
        }
        _ => Seats::NONE,
    }
}
