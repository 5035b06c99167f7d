//! The end (R10): regions, customers, merchants, artisans, nobles, places.

use std::cmp::Reverse;

use crate::seat::{BySeat, Seat};
use crate::title::Outcome;

use super::data::{Calling, Region, customers_vp};
use super::event::Event;
use super::play::Play;
use super::state::{Phase, SEATS, State};
use super::view::Sheet;

/// With two players the second place pays only within this many steps of the first.
const GAP: u8 = 5;

/// What a region tile gives each seat (R10.2). Tied seats share the places they cover, rounded down;
/// who has no influence gets nothing; an elder doubles what its seat got.
pub(super) fn region(state: &State, region: Region) -> BySeat<u8, SEATS> {
    let places = state.region_tile(region).places(state.seats());
    let influence = |seat: Seat| state.players[seat].influence[region];
    let mut got = BySeat([0; SEATS]);
    for seat in state.all_seats().filter(|seat| influence(*seat) > 0) {
        let own = influence(seat);
        let ahead = state.all_seats().filter(|other| influence(*other) > own);
        let (ahead, best) = (ahead.clone().count(), ahead.map(influence).max());
        let tied = state.all_seats().filter(|other| influence(*other) == own);
        let tied = tied.count().max(1);
        let far = best.is_some_and(|best| state.seats() == 2 && best - own > GAP);
        if far {
            continue;
        }
        let sum: u8 = places.iter().skip(ahead).take(tied).sum();
        let share = sum / u8::try_from(tied).unwrap_or(1);
        let elder = state.players[seat].has_served(Calling::Elder, region);
        got[seat] = if elder { 2 * share } else { share };
    }
    got
}

/// What a noble gives at the end.
fn noble(state: &State, seat: Seat, of: Region) -> u16 {
    let [port, market, manor, shrine] = state.buildings(seat);
    let count = match of {
        Region::Spine => market.into(),
        Region::Forest => port.into(),
        Region::Plain => manor.into(),
        Region::Woods => shrine.into(),
        Region::Marshes => {
            let kinds = [port, market, manor, shrine];
            kinds.iter().filter(|count| **count > 0).count()
        }
        Region::Bay => state.settled(seat).count(),
    };
    u16::try_from(count).unwrap_or(0)
}

/// The score sheets of all seats, with places: most VP, then most favor left, then shared.
pub(super) fn sheets(state: &State) -> Vec<Sheet> {
    let regions = Region::ALL.map(|of| region(state, of));
    let mut sheets: Vec<Sheet> = state
        .all_seats()
        .map(|seat| sheet(state, &regions, seat))
        .collect();
    let rank = |sheet: &Sheet| Reverse((sheet.total, sheet.favor));
    let ranks: Vec<_> = sheets.iter().map(rank).collect();
    for (sheet, own) in sheets.iter_mut().zip(&ranks) {
        let better = ranks.iter().filter(|other| *other < own).count();
        sheet.place = u8::try_from(better).unwrap_or(u8::MAX).saturating_add(1);
    }
    sheets
}

fn sheet(state: &State, regions: &[BySeat<u8, SEATS>; Region::COUNT], seat: Seat) -> Sheet {
    let player = &state.players[seat];
    let regions = regions.map(|got| got[seat]);
    let cards = |calling: Calling| u16::try_from(player.served_of(calling)).unwrap_or(0);
    let nobles = player
        .served
        .iter()
        .filter(|customer| customer.calling() == Calling::Noble)
        .map(|customer| noble(state, seat, customer.region()));
    let mut sheet = Sheet {
        seat,
        vp: player.vp,
        regions,
        customers: customers_vp(player.served.len()).into(),
        // R10.4: each card by itself, rounded down.
        merchants: cards(Calling::Merchant) * u16::from(player.koku / 5),
        artisans: cards(Calling::Artisan) * u16::from(player.goods.sum() / 3),
        nobles: nobles.sum(),
        total: 0,
        favor: player.favor,
        place: 0,
    };
    let regions: u16 = regions.iter().map(|vp| u16::from(*vp)).sum();
    let cards = sheet.customers + sheet.merchants + sheet.artisans + sheet.nobles;
    sheet.total = sheet.vp.saturating_add(regions + cards);
    sheet
}

/// Places and VP per seat.
pub(super) fn outcome(state: &State) -> Outcome {
    let sheets = sheets(state);
    Outcome {
        places: sheets.iter().map(|sheet| sheet.place).collect(),
        scores: sheets.iter().map(|sheet| i32::from(sheet.total)).collect(),
    }
}

/// Ends the game and tells the result.
pub(super) fn end(play: &mut Play<'_>) {
    play.state.phase = Phase::Over;
    play.state.agenda.clear();
    for of in Region::ALL {
        let got = region(play.state, of);
        let scored = play.state.all_seats().map(|seat| got[seat]).collect();
        play.log.all(Event::RegionScored { region: of, scored });
    }
    let sheets = sheets(play.state);
    for sheet in &sheets {
        play.log.all(Event::Counted {
            seat: sheet.seat,
            regions: sheet.regions.iter().map(|vp| u16::from(*vp)).sum(),
            customers: sheet.customers,
            merchants: sheet.merchants,
            artisans: sheet.artisans,
            nobles: sheet.nobles,
            total: sheet.total,
        });
    }
    play.log.all(Event::Ended {
        totals: sheets.iter().map(|sheet| sheet.total).collect(),
        places: sheets.iter().map(|sheet| sheet.place).collect(),
    });
}
