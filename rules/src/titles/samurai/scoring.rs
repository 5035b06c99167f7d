//! The end (R6): leader tokens, the ladder of tie-breaks, places.

use std::cmp::Reverse;

use serde::Serialize;

use crate::seat::Seat;
use crate::title::Outcome;

use super::Play;
use super::data::{ASIDE_LIMIT, ByCaste, Caste};
use super::event::Event;
use super::state::{Phase, State};

/// What a seat captured, and how it fared.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Sheet {
    /// The seat.
    pub seat: Seat,
    /// Figures of each caste.
    pub captured: ByCaste<u8>,
    /// Castes whose leader token it holds.
    pub led: Vec<Caste>,
    /// Figures of the castes it does not lead.
    pub others: u8,
    /// All figures.
    pub total: u8,
    /// The place, from 1; equal numbers share it.
    pub place: u8,
}

/// Has a condition for the end been reached? Tells which.
pub(super) fn has_ended(play: &mut Play<'_>) -> bool {
    let mut over = false;
    for caste in Caste::ALL {
        if play.state.figures[caste].is_empty() {
            play.log.all(Event::CasteGone { caste });
            over = true;
        }
    }
    let count = play.state.aside();
    if count >= ASIDE_LIMIT {
        play.log.all(Event::AsideFull { count });
        over = true;
    }
    over
}

/// The seat that captured most figures of a caste, if it is one alone.
pub(super) fn leader(state: &State, caste: Caste) -> Option<Seat> {
    let count = |seat: Seat| state.players[seat].captured[caste];
    let best = state.all_seats().max_by_key(|seat| count(*seat))?;
    let alone = state
        .all_seats()
        .all(|seat| seat == best || count(seat) < count(best));
    alone.then_some(best)
}

/// The score sheets of all seats, with places.
///
/// Most leader tokens first. Of seats with one token each, the one with more figures of the castes
/// it does not lead; then, and among seats without a token, the one with more figures in all.
pub(super) fn sheets(state: &State) -> Vec<Sheet> {
    let leaders = ByCaste(Caste::ALL.map(|caste| leader(state, caste)));
    let mut sheets: Vec<Sheet> = state
        .all_seats()
        .map(|seat| sheet(state, &leaders, seat))
        .collect();
    let rank = |sheet: &Sheet| {
        let others = if sheet.led.len() == 1 {
            sheet.others
        } else {
            0
        };
        Reverse((sheet.led.len(), others, sheet.total))
    };
    let ranks: Vec<_> = sheets.iter().map(rank).collect();
    for (sheet, own) in sheets.iter_mut().zip(&ranks) {
        let better = ranks.iter().filter(|other| *other < own).count();
        sheet.place = u8::try_from(better).unwrap_or(u8::MAX).saturating_add(1);
    }
    sheets
}

fn sheet(state: &State, leaders: &ByCaste<Option<Seat>>, seat: Seat) -> Sheet {
    let captured = state.players[seat].captured;
    let led: Vec<Caste> = Caste::ALL
        .into_iter()
        .filter(|caste| leaders[*caste] == Some(seat))
        .collect();
    let others = Caste::ALL.into_iter().filter(|caste| !led.contains(caste));
    Sheet {
        seat,
        captured,
        others: others.map(|caste| captured[caste]).sum(),
        led,
        total: captured.0.iter().sum(),
        place: 0,
    }
}

/// Places and captured figures per seat.
pub(super) fn outcome(state: &State) -> Outcome {
    let sheets = sheets(state);
    Outcome {
        places: sheets.iter().map(|sheet| sheet.place).collect(),
        scores: sheets.iter().map(|sheet| i32::from(sheet.total)).collect(),
    }
}

/// Ends the game and tells the result, screens removed.
pub(super) fn end(play: &mut Play<'_>) {
    play.state.phase = Phase::Over;
    if !play.log.is_heard() {
        return;
    }
    let sheets = sheets(play.state);
    for sheet in &sheets {
        let ByCaste([buddha, rice, castle]) = sheet.captured;
        play.log.all(Event::Counted {
            seat: sheet.seat,
            buddha,
            rice,
            castle,
        });
    }
    for caste in Caste::ALL {
        play.log.all(match leader(play.state, caste) {
            Some(seat) => Event::LeaderNamed { seat, caste },
            None => Event::NoLeader { caste },
        });
    }
    play.log.all(Event::Ended {
        totals: sheets.iter().map(|sheet| sheet.total).collect(),
        places: sheets.iter().map(|sheet| sheet.place).collect(),
    });
}
