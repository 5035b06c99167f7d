//! Winter (R13): winter upgrades, war tokens, different provinces, the winner.

use crate::seat::Seat;
use crate::title::Outcome;

use super::Play;
use super::data::{Card, Season};
use super::event::Event;
use super::state::{Phase, State};
use super::view::Sheet;

/// What so many different provinces are worth.
pub(super) const fn provinces_vp(different: u8) -> u8 {
    match different {
        0..=2 => 0,
        3 | 4 => 10,
        5 | 6 => 20,
        _ => 30,
    }
}

/// Winter upgrades, war tokens, different provinces of a seat.
fn parts(state: &State, seat: Seat) -> (u16, u16, u16) {
    let player = &state.players[seat];
    let each = [
        (Card::FormOfTheKitsune, player.strongholds_on_map()),
        (Card::FormOfThePhoenix, state.virtues(seat)),
        (Card::FormOfTheBeast, state.monsters(seat, false)),
        (Card::FormOfTheKindred, player.allied),
        (Card::FormOfTheDemon, state.monsters(seat, true)),
    ];
    let upgrades = each
        .into_iter()
        .map(|(card, count)| u16::from(state.owns(seat, card)) * u16::from(count) * 3)
        .sum();
    let tokens = Season::ALL
        .into_iter()
        .zip(player.tokens)
        .map(|(season, tokens)| u16::from(season.token_vp()) * u16::from(tokens.len()))
        .sum();
    let provinces = provinces_vp(player.provinces_won().len()).into();
    (upgrades, tokens, provinces)
}

/// Counts everything and ends the table.
pub(super) fn end(play: &mut Play<'_>) {
    for seat in play.state.all_seats() {
        let (upgrades, tokens, provinces) = parts(play.state, seat);
        let player = &mut play.state.players[seat];
        player.vp = player.vp.saturating_add(upgrades + tokens + provinces);
        let total = player.vp;
        play.log.all(Event::Counted {
            seat,
            upgrades,
            tokens,
            provinces,
            total,
        });
    }
    play.state.phase = Phase::Over;
    play.state.agenda.clear();
    let state = &*play.state;
    play.log.all(Event::Ended {
        totals: state.all_seats().map(|s| state.players[s].vp).collect(),
        places: places(state),
    });
}

/// R13.4: the most points, ties by honor; an ally who ties with the winner shares the first place.
fn places(state: &State) -> Vec<u8> {
    let mut order = state.by_honor();
    order.sort_by_key(|seat| std::cmp::Reverse(state.players[*seat].vp));
    let first = order.first().copied().unwrap_or(Seat::FIRST);
    let shares = |seat: Seat| {
        let tied = state.players[seat].vp == state.players[first].vp;
        state.options.shared_win && tied && state.allies(first, seat)
    };
    let place = |seat: Seat| {
        if shares(seat) {
            return 1;
        }
        let better = order.iter().position(|other| *other == seat).unwrap_or(0);
        // Whoever shares the first place counts before everybody else.
        let shared = order.iter().skip(better).filter(|s| shares(**s)).count();
        let shared = if seat == first { 0 } else { shared };
        u8::try_from(better + shared + 1).unwrap_or(u8::MAX)
    };
    state.all_seats().map(place).collect()
}

/// The points a seat would have if winter came now.
pub(super) fn points(state: &State, seat: Seat) -> u16 {
    let vp = state.players[seat].vp;
    if state.is_over() {
        return vp;
    }
    let (upgrades, tokens, provinces) = parts(state, seat);
    vp.saturating_add(upgrades + tokens + provinces)
}

/// How the table ended.
pub(super) fn outcome(state: &State) -> Outcome {
    Outcome {
        places: places(state),
        scores: state
            .all_seats()
            .map(|seat| state.players[seat].vp.into())
            .collect(),
    }
}

/// The score sheets of a table that is over.
pub(super) fn sheets(state: &State) -> Vec<Sheet> {
    let places = places(state);
    let sheet = |(seat, place): (Seat, u8)| {
        let (upgrades, tokens, provinces) = parts(state, seat);
        let total = state.players[seat].vp;
        Sheet {
            seat,
            vp: total.saturating_sub(upgrades + tokens + provinces),
            upgrades,
            tokens,
            provinces,
            total,
            honor: state.rank[seat] + 1,
            place,
        }
    };
    state.all_seats().zip(places).map(sheet).collect()
}
