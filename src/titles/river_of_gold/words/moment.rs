//! The Emperor's visit in words: what it brought to each player, added up.

use rules::seat::Seat;
use rules::titles::river_of_gold::{Event, Gain, Reward};

use super::event;
use super::phrase::{amount, reward};
use crate::titles::{Group, MomentWords};
use crate::wording::{Name, TableWords, wordings};

/// A part of the post.
pub(super) enum Part<'e> {
    Heading,
    Brought,
    Nothing,
    Gains(Name, &'e [Name]),
}

wordings! {
    /// A line or a part of the post.
    pub(super) fn part(table: &TableWords<'_>; part: &Part<'_>) listed as MOMENTS {
        Part::Heading => "river_of_gold-moment",
        Part::Brought => "river_of_gold-moment-group-brought",
        Part::Nothing => "river_of_gold-moment-nothing",
        Part::Gains(seat, gains) => "river_of_gold-moment-gains" {
            seat: seat.clone(),
            gains: table.list(gains.iter().cloned()),
        },
    }
}

/// The visit, and what led to it.
pub(super) fn moment(table: &TableWords<'_>, events: &[&Event]) -> MomentWords {
    let visit = events
        .iter()
        .position(|event| matches!(event, Event::EmperorVisited));
    let (before, visit) = events.split_at(visit.unwrap_or(0));
    let mut seats: Vec<Seat> = visit.iter().filter_map(|event| gainer(event)).collect();
    seats.sort_unstable_by_key(|seat| seat.index());
    seats.dedup();
    let brought = seats.into_iter().filter_map(|seat| {
        let own: Vec<&Event> = visit
            .iter()
            .filter(|event| gainer(event) == Some(seat))
            .copied()
            .collect();
        let gains = added_up(table, &own);
        let seat = table.seat(seat);
        (!gains.is_empty()).then(|| part(table, &Part::Gains(seat, &gains)))
    });
    let mut brought: Vec<String> = brought.collect();
    if brought.is_empty() {
        brought.push(part(table, &Part::Nothing));
    }
    MomentWords {
        heading: part(table, &Part::Heading),
        groups: vec![
            Group::before(event::lines(table, before)),
            Group::new(part(table, &Part::Brought), brought),
        ],
        shown: String::new(),
    }
}

/// Who gained something.
pub(super) const fn gainer(event: &Event) -> Option<Seat> {
    match event {
        Event::Gained { seat, .. } | Event::Advanced { seat, .. } => Some(*seat),
        _ => None,
    }
}

/// What these facts brought in all; nothing if they brought nothing.
pub(super) fn added_up(table: &TableWords<'_>, events: &[&Event]) -> Vec<Name> {
    let sum = |of: Gain| {
        let amounts = events.iter().map(|event| match event {
            Event::Gained { gain, amount, .. } if *gain == of => *amount,
            _ => 0,
        });
        amounts.fold(0u8, u8::saturating_add)
    };
    let steps = events.iter().map(|event| match event {
        Event::Advanced { from, to, .. } => to.saturating_sub(*from),
        _ => 0,
    });
    let steps = steps.fold(0u8, u8::saturating_add);
    let gains = Gain::ALL.into_iter().map(|gain| (gain, sum(gain)));
    let gains = gains.filter(|(_, count)| *count > 0);
    let mut all: Vec<Name> = gains
        .map(|(gain, count)| amount(table, count, gain))
        .collect();
    if steps > 0 {
        all.push(reward(table, Reward::Influence(steps)));
    }
    all
}
