//! `legal`: the one source of legality. What is listed here is what [`super::permit`] accepts.

use crate::ahead::Answer;
use crate::seat::Seat;

use super::action::{Action, Reaction, SwapTime};
use super::battle;
use super::betray::{self, Done};
use super::data::{Figure, Mandate, Province};
use super::kill;
use super::mandate;
use super::march;
use super::react;
use super::state::{Phase, Question, State};
use super::summon;
use super::tea;
use super::train;

/// Everything a seat may do: what it is asked, what it may say, what it may decide ahead.
pub(super) fn list(state: &State, seat: Seat, list: &mut Vec<Action>) {
    if seat.index() >= state.seats() || state.is_over() {
        return;
    }
    asked(state, seat, list);
    tea::list(state, seat, list);
    standing(state, seat, list);
}

/// What a seat may decide ahead now: about the reaction it is asked for, or about any while nobody
/// waits for it.
pub(super) fn decides_ahead(state: &State, seat: Seat, reaction: Reaction) -> bool {
    if state.reacts(seat, reaction) == 0 {
        return false;
    }
    match state.phase {
        Phase::Asked(asked, question) if asked == seat => question.reaction() == Some(reaction),
        _ => !state.waiting().has(seat),
    }
}

fn standing(state: &State, seat: Seat, list: &mut Vec<Action>) {
    for reaction in Reaction::ALL {
        if !decides_ahead(state, seat, reaction) {
            continue;
        }
        let now = state.players[seat].standing[reaction];
        let others = Answer::ALL.into_iter().filter(|answer| *answer != now);
        list.extend(others.map(|answer| Action::Standing { reaction, answer }));
    }
}

/// What a seat is asked.
pub(super) fn asked(state: &State, seat: Seat, list: &mut Vec<Action>) {
    match state.phase {
        Phase::Tea { done } if !done.has(seat) => list.push(Action::Done),
        Phase::Bids if state.bids(seat) => battle::list_bids(state, seat, list),
        Phase::Asked(asked, question) if asked == seat => answers(state, seat, question, list),
        _ => {}
    }
}

fn answers(state: &State, seat: Seat, question: Question, list: &mut Vec<Action>) {
    match question {
        Question::Mandate => tiles(state, seat, list),
        Question::Recruit { used, bonus } => {
            summon::list(state, seat, (used, bonus), list);
            list.push(Action::Done);
        }
        Question::Marshal { march, build } => {
            march::list(state, seat, &march, list);
            if build && state.can_build(seat) {
                list.extend(Province::ALL.map(Action::Build));
            }
            list.push(Action::Done);
        }
        Question::Buy { discount, .. } => {
            train::list(state, seat, discount, list);
            list.push(Action::Pass);
        }
        Question::Betray { hit, base, extra } => {
            betray::list(state, seat, Done { hit, base, extra }, list);
            list.push(Action::Done);
        }
        Question::Amaterasu => list.extend([Action::Use, Action::Pass]),
        Question::Fujin { march, .. } => {
            march::list(state, seat, &march, list);
            list.push(Action::Done);
        }
        Question::Raijin => {
            list.extend(Province::ALL.map(|at| Action::Summon {
                figure: Figure::Bushi,
                at,
                shrine: None,
            }));
            list.push(Action::Pass);
        }
        Question::Toll { .. } => {
            react::list(state, seat, Reaction::Serpent, list);
            list.push(Action::Waive);
        }
        Question::React(reaction) => {
            react::list(state, seat, reaction, list);
            list.push(Action::Pass);
        }
        Question::Hate { victim, province } => {
            kill::list_hated(state, victim, province, list);
            if !state.options.hate_compulsory {
                list.push(Action::Pass);
            }
        }
        Question::SwapTime => list.extend(SwapTime::ALL.map(Action::Swap)),
        Question::Seppuku => list.extend([Action::Seppuku, Action::Pass]),
        Question::Hostage { .. } => {
            battle::list_hostages(state, seat, list);
            list.push(Action::Pass);
        }
        Question::Hire => list.extend([Action::Hire, Action::Pass]),
        Question::Remainder { got, .. } => battle::list_shares(state, got, list),
    }
}

/// One of the drawn tiles; Lotus also names any mandate.
fn tiles(state: &State, seat: Seat, list: &mut Vec<Action>) {
    let drawn = Mandate::ALL.into_iter().filter(|m| state.drawn(*m) > 0);
    for tile in drawn {
        if mandate::names(state, seat) {
            list.extend(Mandate::ALL.map(|named| Action::Play {
                tile,
                named: Some(named),
            }));
        } else {
            list.push(Action::Play { tile, named: None });
        }
    }
}
