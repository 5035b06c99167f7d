//! The end (R12): honor, objectives, places.

use std::cmp::Reverse;

use crate::seat::Seat;
use crate::title::Outcome;
use crate::told::Teller;

use super::data::{Goal, Objective, Province, Provinces, Special, Territory};
use super::event::Event;
use super::options::TieBreak;
use super::state::State;
use super::view::Sheet;

/// What a province is worth now: flowers of print and special token.
pub(super) fn honor(state: &State, province: Province) -> u8 {
    match state.special_at(province) {
        Some(Special::Honor4) => Special::Honor4.honor(),
        Some(special) => province.honor() + special.honor(),
        None => province.honor(),
    }
}

/// The score sheets of all seats, objectives included, with places.
pub(super) fn sheets(state: &State) -> Vec<Sheet> {
    let mut sheets: Vec<Sheet> = state.all_seats().map(|seat| sheet(state, seat)).collect();
    let rank = |sheet: &Sheet| {
        let (territories, provinces) = match state.options.final_tie_break {
            TieBreak::Shared => (0, 0),
            TieBreak::TerritoriesThenProvinces => {
                (ruled(state, sheet.seat).count(), sheet.provinces.len())
            }
        };
        Reverse((sheet.total, territories, provinces))
    };
    let ranks: Vec<_> = sheets.iter().map(rank).collect();
    for (sheet, own) in sheets.iter_mut().zip(&ranks) {
        let better = ranks.iter().filter(|other| *other < own).count();
        sheet.place = u8::try_from(better).unwrap_or(u8::MAX).saturating_add(1);
    }
    sheets
}

/// All territories a seat controls, the Shadowlands included.
fn ruled(state: &State, seat: Seat) -> impl Iterator<Item = Territory> {
    Territory::ALL
        .into_iter()
        .filter(move |territory| state.ruler(*territory) == Some(seat))
}

fn sheet(state: &State, seat: Seat) -> Sheet {
    let held = state.held[seat];
    let provinces: Vec<(Province, u8)> = held.iter().map(|p| (p, honor(state, p))).collect();
    let flowers = provinces.iter().map(|(_, honor)| u16::from(*honor)).sum();
    let open = held.minus(Provinces::SHADOWLANDS);
    let faceup = open.iter().map(|p| u16::from(state.up[p])).sum();
    let territories: Vec<Territory> = ruled(state, seat).filter(|t| !t.shadowlands()).collect();
    let territory_honor = territories.iter().map(|_| 5).sum();
    let objective = state.players[seat].objective;
    let objective_met = objective.is_some_and(|objective| met(state, seat, objective));
    let objective_honor = match objective {
        Some(objective) if objective_met => objective.honor().into(),
        _ => 0,
    };
    Sheet {
        seat,
        provinces,
        flowers,
        faceup,
        territories,
        territory_honor,
        objective,
        objective_met,
        objective_honor,
        total: flowers + faceup + territory_honor + objective_honor,
        place: 0,
    }
}

/// Honor everybody can count: all but the objective.
pub(super) fn visible_honor(state: &State, seat: Seat) -> u16 {
    let sheet = sheet(state, seat);
    sheet.total - sheet.objective_honor
}

/// Is the objective met as the board stands?
pub(super) fn met(state: &State, seat: Seat, objective: Objective) -> bool {
    let held = state.held[seat];
    match objective.goal() {
        Goal::CapitalOrTwo(clan) => {
            let capital = clan.capital();
            held.has(capital) || held.and(capital.territory().provinces()).len() >= 2
        }
        Goal::Chain => held.iter().any(|p| chain(held, Provinces::only(p), p)),
        Goal::Coastal => held.and(state.coastal()).len() >= 6,
        Goal::Spread => {
            let touched = |t: &Territory| !held.and(t.provinces()).is_empty();
            Territory::ALL.into_iter().filter(touched).count() >= 7
        }
        Goal::Fewest => state
            .all_seats()
            .all(|other| held.len() <= state.held[other].len()),
        Goal::BothShadowlands => Provinces::SHADOWLANDS.minus(held).is_empty(),
    }
}

/// Can a path so far be drawn on to six provinces touching at least three territories?
fn chain(held: Provinces, path: Provinces, end: Province) -> bool {
    if path.len() == 6 {
        let touched = |t: &Territory| !path.and(t.provinces()).is_empty();
        return Territory::ALL.into_iter().filter(touched).count() >= 3;
    }
    end.neighbours().and(held).minus(path).iter().any(|next| {
        let mut longer = path;
        longer.insert(next);
        chain(held, longer, next)
    })
}

/// Places and totals per seat.
pub(super) fn outcome(state: &State) -> Outcome {
    let sheets = sheets(state);
    Outcome {
        places: sheets.iter().map(|sheet| sheet.place).collect(),
        scores: sheets.iter().map(|sheet| i32::from(sheet.total)).collect(),
    }
}

/// Tells the result, objectives revealed.
pub(super) fn announce(state: &State, told: &mut Teller<Event>) {
    let sheets = sheets(state);
    told.all(Event::Ended {
        totals: sheets.iter().map(|sheet| sheet.total).collect(),
        places: sheets.iter().map(|sheet| sheet.place).collect(),
        objectives: sheets.iter().map(|sheet| sheet.objective).collect(),
    });
}
