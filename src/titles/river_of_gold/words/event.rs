//! The facts of River of Gold, each in a sentence.

use rules::titles::river_of_gold::{Event, RegionTile, Shore, Source};

use super::moment::{added_up, gainer};
use super::phrase::{amount, customer, customers, shore, space, tile};
use crate::wording::{Name, TableWords, Words, wordings};

wordings! {
    /// The sentence of a fact.
    pub(super) fn event(table: &TableWords<'_>; event: &Event) listed as EVENTS {
        Event::RegionTilesDealt { tiles } => "river_of_gold-event-region_tiles_dealt" {
            tiles: table.list(tiles.iter().map(|tile| bare(*tile))),
        },
        Event::MasteriesRevealed { masteries } => "river_of_gold-event-masteries_revealed" {
            masteries: table.list(masteries.iter().map(|of| table.name(*of))),
        },
        Event::TilesPlaced { tiles } => "river_of_gold-event-tiles_placed" {
            tiles: table.list(tiles.iter().map(|(at, of)| placed(table, *at, tile(table, *of)))),
        },
        Event::RowFilled { tiles } => "river_of_gold-event-row_filled" {
            tiles: table.list(tiles.iter().map(|of| tile(table, *of))),
        },
        Event::TopShown { era, tile: top } => "river_of_gold-event-top_shown" {
            era: table.name(*era),
            tile: tile(table, *top),
        },
        Event::FirstPlayerDrawn { seat } => "river_of_gold-event-first_player_drawn" {
            seat: table.seat(*seat),
        },
        Event::PatronsRevealed { patrons } => "river_of_gold-event-patrons_revealed" {
            patrons: table.names(patrons.iter().copied()),
        },
        Event::PatronTaken { seat, patron } => "river_of_gold-event-patron_taken" {
            seat: table.seat(*seat),
            patron: table.name(*patron),
        },
        Event::KokuDealt { seat, koku } => "river_of_gold-event-koku_dealt" {
            seat: table.seat(*seat),
            koku: *koku,
        },
        Event::Drew { seat, count } => "river_of_gold-event-drew" {
            seat: table.seat(*seat),
            count: *count,
        },
        Event::DrewCustomers { customers: drawn } => "river_of_gold-event-drew_customers" {
            customers: customers(table, drawn),
        },
        Event::DeckShuffled { count } => "river_of_gold-event-deck_shuffled" { count: *count },
        Event::ShipStarted { seat, ship, roll, to } => "river_of_gold-event-ship_started" {
            seat: table.seat(*seat),
            ship: table.name(*ship),
            roll: roll.id(),
            to: space(table, *to),
        },
        Event::Rolled { seat, face } => "river_of_gold-event-rolled" {
            seat: table.seat(*seat),
            face: face.id(),
            region: table.name(face.region()),
        },
        Event::DieSet { seat, face } => "river_of_gold-event-die_set" {
            seat: table.seat(*seat),
            face: face.id(),
            region: table.name(face.region()),
        },
        Event::DieTurned { seat, from, to, favor } => "river_of_gold-event-die_turned" {
            seat: table.seat(*seat),
            from: from.id(),
            to: to.id(),
            favor: *favor,
        },
        Event::Traded { seat, give, take } => "river_of_gold-event-traded" {
            seat: table.seat(*seat),
            give: table.name(*give),
            take: table.name(*take),
        },
        Event::FavorBought { seat } => "river_of_gold-event-favor_bought" {
            seat: table.seat(*seat),
        },
        Event::Built { seat, shore: at, tile: of, cost } => "river_of_gold-event-built" {
            seat: table.seat(*seat),
            shore: shore(table, *at),
            tile: tile(table, *of),
            region: table.name(at.region()),
            cost: *cost,
        },
        Event::Sailed { seat, ship, from, to, steps } => "river_of_gold-event-sailed" {
            seat: table.seat(*seat),
            ship: table.name(*ship),
            from: space(table, *from),
            to: space(table, *to),
            steps: *steps,
        },
        Event::Gained { seat, gain, amount: kept, lost, source, shore } => "river_of_gold-event-gained" {
            seat: table.seat(*seat),
            amount: *kept,
            gain: amount(table, *kept, *gain),
            spilled: *lost,
            lost: amount(table, *lost, *gain),
            source: from(table, *source, *shore),
        },
        Event::Advanced { seat, region, from: old, to, source, shore } =>
            "river_of_gold-event-advanced"
        {
            seat: table.seat(*seat),
            region: table.name(*region),
            count: to.saturating_sub(*old),
            to: *to,
            source: from(table, *source, *shore),
        },
        Event::JourneyCompleted { seat, ship } => "river_of_gold-event-journey_completed" {
            seat: table.seat(*seat),
            ship: table.name(*ship),
        },
        Event::Sold { seat, silk, rice, porcelain } => "river_of_gold-event-sold" {
            seat: table.seat(*seat),
            silk: *silk,
            rice: *rice,
            porcelain: *porcelain,
        },
        Event::Delivered { seat, customer: of } => "river_of_gold-event-delivered" {
            seat: table.seat(*seat),
            customer: customer(table, *of),
            region: table.name(of.region()),
        },
        Event::CapRaised { seat, cap } => "river_of_gold-event-cap_raised" {
            seat: table.seat(*seat),
            cap: *cap,
        },
        Event::Marked { seat, shore: at } => "river_of_gold-event-marked" {
            seat: table.seat(*seat),
            shore: shore(table, *at),
        },
        Event::NothingToMark { seat } => "river_of_gold-event-nothing_to_mark" {
            seat: table.seat(*seat),
        },
        Event::NobleShipLaunched { seat, ship } => "river_of_gold-event-noble_ship_launched" {
            seat: table.seat(*seat),
            ship: table.name(*ship),
        },
        Event::Discarded { seat, customer: of } => "river_of_gold-event-discarded" {
            seat: table.seat(*seat),
            customer: customer(table, *of),
        },
        Event::TileDiscarded { tile: of } => "river_of_gold-event-tile_discarded" {
            tile: tile(table, *of),
        },
        Event::TileEntered { tile: of } => "river_of_gold-event-tile_entered" {
            tile: tile(table, *of),
        },
        Event::EmperorVisited => "river_of_gold-event-emperor_visited",
        Event::EndTriggered { seat } => "river_of_gold-event-end_triggered" {
            seat: table.seat(*seat),
        },
        Event::MasteryClaimed { seat, mastery, vp } => "river_of_gold-event-mastery_claimed" {
            seat: table.seat(*seat),
            mastery: table.name(*mastery),
            vp: *vp,
        },
        Event::RegionScored { region, scored } => "river_of_gold-event-region_scored" {
            region: table.name(*region),
            scored: table.each_seat(scored.iter().map(ToString::to_string)),
        },
        Event::Counted { seat, regions, customers, merchants, artisans, nobles, total } =>
            "river_of_gold-event-counted"
        {
            seat: table.seat(*seat),
            regions: *regions,
            customers: *customers,
            merchants: *merchants,
            artisans: *artisans,
            nobles: *nobles,
            total: *total,
        },
        Event::Ended { totals, places } => "river_of_gold-event-ended" {
            totals: table.each_seat(totals.iter().map(ToString::to_string)),
            places: table.each_seat(places.iter().map(ToString::to_string)),
        },
    }
}

/// The sentences of facts in order, without what the board or the end card says. What a seat gained one
/// after the other is one sentence.
pub(super) fn lines(table: &TableWords<'_>, events: &[&Event]) -> Vec<String> {
    let kept = events.iter().copied().filter(|fact| !is_shown(fact));
    let kept: Vec<&Event> = kept.collect();
    let together = |one: &&Event, two: &&Event| {
        let seat = gainer(one).filter(|_| !spills(one) && !spills(two));
        seat.is_some() && seat == gainer(two)
    };
    let told = kept.chunk_by(together).map(|group| match group {
        [one] => event(table, one),
        many => {
            let seat = many.first().and_then(|fact| gainer(fact));
            let seat = seat.map_or_else(Name::default, |seat| table.seat(seat));
            let gains = added_up(table, many);
            let gains = table.list(gains);
            let args = [("seat", seat.into()), ("gains", gains.into())];
            table.say("river_of_gold-event-gains", &args)
        }
    });
    told.collect()
}

/// Was more gained than could be kept?
const fn spills(event: &Event) -> bool {
    matches!(event, Event::Gained { lost: 1.., .. })
}

/// Does the board or the end card say it?
const fn is_shown(event: &Event) -> bool {
    matches!(
        event,
        Event::RegionTilesDealt { .. }
            | Event::TilesPlaced { .. }
            | Event::RowFilled { .. }
            | Event::TopShown { .. }
            | Event::KokuDealt { .. }
            | Event::RegionScored { .. }
            | Event::Counted { .. }
            | Event::Ended { .. }
    )
}

/// The number of a region tile.
fn bare(tile: RegionTile) -> String {
    tile.id().trim_start_matches("tile").to_owned()
}

/// A tile where it lies.
fn placed(words: &Words, at: Shore, tile: Name) -> Name {
    let args = [("tile", tile.into()), ("shore", shore(words, at).into())];
    words.phrase("river_of_gold-placed", &args)
}

/// Where a gain comes from.
fn from(words: &Words, source: Source, at: Option<Shore>) -> Name {
    let source = words.name(source);
    match at {
        None => source,
        Some(at) => {
            let at = shore(words, at);
            words.phrase(
                "river_of_gold-source-at",
                &[("source", source.into()), ("shore", at.into())],
            )
        }
    }
}
