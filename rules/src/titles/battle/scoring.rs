//! The end (R12): honor, objectives, places.

use std::cmp::Reverse;

use serde::Serialize;

use crate::event_log::EventLog;
use crate::seat::Seat;
use crate::title::Outcome;

use super::data::{Goal, Objective, Province, Provinces, Special, Territory};
use super::event::Event;
use super::ground::Ground;
use super::options::TieBreak;
use super::state::State;

/// The provinces of the chain one objective asks for.
const CHAIN: usize = 6;

/// How a seat's honor came about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Sheet {
    /// The seat.
    pub seat: Seat,
    /// Each controlled province with the honor it gave.
    pub provinces: Vec<(Province, u8)>,
    /// Sum of the line above.
    pub flowers: u16,
    /// Faceup control tokens outside the Shadowlands.
    pub faceup: u16,
    /// Controlled territories that score.
    pub territories: Vec<Territory>,
    /// Five for each.
    pub territory_honor: u16,
    /// The objective.
    pub objective: Option<Objective>,
    /// Was it met?
    pub objective_met: bool,
    /// Its honor if met.
    pub objective_honor: u16,
    /// Everything together.
    pub total: u16,
    /// The place, from 1; equal numbers share it.
    pub place: u8,
}

/// Honor of each controlled territory outside the Shadowlands.
pub(super) const TERRITORY_HONOR: u16 = 5;

/// What a province is worth now.
pub(super) fn honor(state: &State, province: Province) -> u8 {
    honor_with(province, state.special_at(province))
}

/// What a province with this special token is worth: flowers of print and token.
pub(super) fn honor_with(province: Province, special: Option<Special>) -> u8 {
    match special {
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
    let territory_honor = territories.iter().map(|_| TERRITORY_HONOR).sum();
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

/// What a seat scores in all.
pub(super) fn total(state: &State, seat: Seat) -> u16 {
    sheet(state, seat).total
}

/// Honor everybody can count: all but the objective.
pub(super) fn visible_honor(state: &State, seat: Seat) -> u16 {
    let sheet = sheet(state, seat);
    sheet.total - sheet.objective_honor
}

/// Is the objective met as the board stands?
pub(super) fn met(state: &State, seat: Seat, objective: Objective) -> bool {
    let held = state.held[seat];
    match progress(state, held, objective.goal()) {
        Some((have, need)) => have >= need,
        None => state
            .all_seats()
            .all(|other| held.len() <= state.held[other].len()),
    }
}

/// How much of what a goal counts these provinces have, and how much it needs. Nothing for the
/// fewest provinces, which others decide too.
pub(super) fn progress(
    ground: &impl Ground,
    held: Provinces,
    goal: Goal,
) -> Option<(usize, usize)> {
    Some(match goal {
        Goal::CapitalOrTwo(clan) if held.has(clan.capital()) => (2, 2),
        Goal::CapitalOrTwo(clan) => {
            let territory = clan.capital().territory();
            (held.and(territory.provinces()).len(), 2)
        }
        Goal::Chain => (longest_chain(held), CHAIN),
        Goal::Coastal => (held.and(ground.coastal()).len(), 6),
        Goal::Spread => (touched(held), 7),
        Goal::Fewest => return None,
        Goal::BothShadowlands => (held.and(Provinces::SHADOWLANDS).len(), 2),
    })
}

/// How many territories these provinces lie in.
fn touched(provinces: Provinces) -> usize {
    let touched = |t: &Territory| !provinces.and(t.provinces()).is_empty();
    Territory::ALL.into_iter().filter(touched).count()
}

/// The most provinces, up to six, on a path through the held ones. A path of six that touches fewer
/// than three territories counts as five.
fn longest_chain(held: Provinces) -> usize {
    fn walk(held: Provinces, path: Provinces, end: Province) -> usize {
        let length = path.len();
        if length == CHAIN {
            return if touched(path) >= 3 { CHAIN } else { CHAIN - 1 };
        }
        let mut best = length;
        for next in end.neighbours().and(held).minus(path).iter() {
            let mut longer = path;
            longer.insert(next);
            best = best.max(walk(held, longer, next));
            if best == CHAIN {
                break;
            }
        }
        best
    }
    let mut best = 0;
    for start in held.iter() {
        best = best.max(walk(held, Provinces::only(start), start));
        if best == CHAIN {
            break;
        }
    }
    best
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
pub(super) fn announce(state: &State, log: &mut EventLog<Event>) {
    if !log.is_heard() {
        return;
    }
    let sheets = sheets(state);
    log.all(Event::Ended {
        totals: sheets.iter().map(|sheet| sheet.total).collect(),
        places: sheets.iter().map(|sheet| sheet.place).collect(),
        objectives: sheets.iter().map(|sheet| sheet.objective).collect(),
    });
}
