//! The facts of Samurai, each in a sentence.

use rules::titles::samurai::Event;

use super::{figure, place};
use crate::wording::{TableWords, wordings};

wordings! {
    /// The sentence of a fact.
    pub(super) fn event(table: &TableWords<'_>; event: &Event) listed as EVENTS {
        Event::FirstPlayerDrawn { seat } => "samurai-event-first_player_drawn" {
            seat: table.seat(*seat),
        },
        Event::HandChosen { seat } => "samurai-event-hand_chosen" { seat: table.seat(*seat) },
        Event::HandKept { tiles } => "samurai-event-hand_kept" {
            tiles: table.names(tiles.iter().copied()),
        },
        Event::FiguresDealt { figures } => "samurai-event-figures_dealt" {
            figures: table.list(figures.iter().map(|at| figure(table, *at))),
        },
        Event::FigurePlaced { seat, caste, at } => "samurai-event-figure_placed" {
            seat: table.seat(*seat),
            caste: table.name(*caste),
            at: place(table, *at),
        },
        Event::TurnsBegan { seat } => "samurai-event-turns_began" { seat: table.seat(*seat) },
        Event::Laid { seat, tile, hex } => "samurai-event-laid" {
            seat: table.seat(*seat),
            tile: table.name(*tile),
            hex: hex.id(),
        },
        Event::Moved { seat, tile, from, to } => "samurai-event-moved" {
            seat: table.seat(*seat),
            tile: table.name(*tile),
            from: from.id(),
            to: to.id(),
        },
        Event::Swapped { seat, one, other } => "samurai-event-swapped" {
            seat: table.seat(*seat),
            one: figure(table, *one),
            other: figure(table, *other),
        },
        Event::Captured { seat, caste, at, influence } => "samurai-event-captured" {
            seat: table.seat(*seat),
            caste: table.name(*caste),
            at: place(table, *at),
            influence: table.numbered(influence),
        },
        Event::Unclaimed { caste, at } => "samurai-event-unclaimed" {
            caste: table.name(*caste),
            at: place(table, *at),
        },
        Event::SetAside { caste, at, influence } => "samurai-event-set_aside" {
            caste: table.name(*caste),
            at: place(table, *at),
            influence: table.numbered(influence),
        },
        Event::Passed { seat } => "samurai-event-passed" { seat: table.seat(*seat) },
        Event::PassedOver { seat } => "samurai-event-passed_over" { seat: table.seat(*seat) },
        Event::Drew { seat, count } => "samurai-event-drew" {
            seat: table.seat(*seat),
            count: *count,
        },
        Event::DrewTiles { tiles } => "samurai-event-drew_tiles" {
            tiles: table.names(tiles.iter().copied()),
        },
        Event::CasteGone { caste } => "samurai-event-caste_gone" { caste: table.name(*caste) },
        Event::AsideFull { count } => "samurai-event-aside_full" { count: *count },
        Event::NobodyCanPlay => "samurai-event-nobody_can_play",
        Event::Counted { seat, buddha, rice, castle } => "samurai-event-counted" {
            seat: table.seat(*seat),
            buddha: *buddha,
            rice: *rice,
            castle: *castle,
        },
        Event::LeaderNamed { seat, caste } => "samurai-event-leader_named" {
            seat: table.seat(*seat),
            caste: table.name(*caste),
        },
        Event::NoLeader { caste } => "samurai-event-no_leader" { caste: table.name(*caste) },
        Event::Ended { totals, places } => "samurai-event-ended" {
            totals: table.each_seat(totals.iter().map(ToString::to_string)),
            places: table.each_seat(places.iter().map(ToString::to_string)),
        },
    }
}

/// The sentences of facts in order.
pub(super) fn lines(table: &TableWords<'_>, events: &[&Event]) -> Vec<String> {
    let told = events.iter().filter_map(|event| line(table, event));
    told.collect()
}

/// The sentence of a fact, unless the board or the end card says it.
pub(super) fn line(table: &TableWords<'_>, fact: &Event) -> Option<String> {
    let shown = matches!(
        fact,
        Event::FiguresDealt { .. }
            | Event::Drew { .. }
            | Event::Counted { .. }
            | Event::LeaderNamed { .. }
            | Event::NoLeader { .. }
            | Event::Ended { .. }
    );
    (!shown).then(|| event(table, fact))
}
