//! The board in words: the text board, and the alternative text of the picture. Both are made from
//! the view the picture shows, and both use the same names.

use painter::scene::fit;
use rules::titles::river_of_gold::{
    ByRegion, MasterySeen, Region, RegionTileSeen, RiverOfGold, SeatSeen, Sheet, ShipSeen,
    ShoreSeen, StackSeen,
};
use rules::view::Audience;

use super::phrase::{customer, customers, goods, shore, space, tile, tile_in_full};
use super::stage;
use crate::titles::TableSeen;
use crate::wording::{Name, TableWords};

type Table<'t, A> = TableSeen<'t, RiverOfGold, A>;

/// The whole board, a line per fact.
pub(super) fn board<A: Audience>(table: &Table<'_, A>) -> String {
    let (seen, words) = (table.seen, &table.words);
    let mut lines = vec![stage(words, seen.stage)];
    let first = words.seat(seen.first_player);
    lines.push(words.say("board-first", &[("who", first.into())]));
    lines.extend(last_turns(table));
    for row in &seen.seats {
        lines.push(seat(words, row));
        lines.push(more(words, row));
    }
    if let Some((_, own)) = table.own {
        let hand = words.list(own.hand.iter().map(|of| customer(words, *of)));
        lines.push(words.say("board-hand", &[("list", hand.into())]));
    }
    let row = seen.row.iter().map(|of| tile_in_full(words, *of));
    lines.push(words.word("river_of_gold-board-row"));
    lines.extend(row.map(|tile| tile.to_string()));
    lines.extend(seen.stacks.iter().map(|row| stack(words, row)));
    lines.push(words.say(
        "river_of_gold-board-deck",
        &[
            ("count", seen.deck.into()),
            ("discards", customers(words, &seen.discards).into()),
        ],
    ));
    lines.extend(seen.masteries.iter().map(|row| mastery(words, row)));
    let area = table.look.area.as_ref();
    let shown = area.and_then(|area| Region::from_id(area.id()));
    for region in Region::ALL {
        if shown.is_none_or(|shown| shown == region) {
            lines.push(land(table, region));
        }
    }
    lines.join("\n")
}

/// How many turns follow, once the end is near.
fn last_turns<A: Audience>(table: &Table<'_, A>) -> Option<String> {
    let count = table.seen.turns_left?;
    let args = [("count", count.into())];
    Some(table.words.say("river_of_gold-board-last", &args))
}

/// What a seat owns.
fn seat(words: &TableWords<'_>, row: &SeatSeen) -> String {
    words.say(
        "river_of_gold-board-seat",
        &[
            ("seat", words.seat(row.seat).into()),
            ("vp", row.vp.into()),
            ("die", row.die.id().into()),
            ("koku", row.koku.into()),
            ("goods", goods(words, row.goods).into()),
            ("favor", row.favor.into()),
            ("cap", row.cap.into()),
        ],
    )
}

/// Where a seat's ships are, whom it served, whom it knows.
fn more(words: &TableWords<'_>, row: &SeatSeen) -> String {
    let ships = row.ships.iter().map(|of| ship(words, of));
    let mut line = words.say(
        "river_of_gold-board-more",
        &[
            ("ships", words.list(ships).into()),
            ("hand", row.hand.into()),
            ("served", customers(words, &row.served).into()),
        ],
    );
    if let Some(patron) = row.patron {
        let patron = words.name(patron);
        line.push(' ');
        line.push_str(&words.say("river_of_gold-board-patron", &[("patron", patron.into())]));
    }
    line
}

/// A ship where it is.
fn ship(words: &TableWords<'_>, of: &ShipSeen) -> Name {
    let key = if of.noble {
        "river_of_gold-line-noble_ship"
    } else {
        "river_of_gold-line-ship"
    };
    let args = [
        ("ship", words.name(of.ship).into()),
        ("space", space(words, of.space).into()),
    ];
    words.phrase(key, &args)
}

fn stack(words: &TableWords<'_>, row: &StackSeen) -> String {
    let era = ("era", words.name(row.era).into());
    match row.top {
        None => words.say("river_of_gold-board-no_stack", &[era]),
        Some(top) => {
            let (left, top) = (row.left.into(), tile(words, top).into());
            let args = [era, ("left", left), ("tile", top)];
            words.say("river_of_gold-board-stack", &args)
        }
    }
}

fn mastery(words: &TableWords<'_>, row: &MasterySeen) -> String {
    let free = row.free.iter().map(ToString::to_string);
    words.say(
        "river_of_gold-board-mastery",
        &[
            ("mastery", words.name(row.mastery).into()),
            ("goal", words.form(row.mastery, "goal").into()),
            ("free", words.list(free).into()),
            ("claimed", claimed(words, row).into()),
        ],
    )
}

fn claimed(words: &TableWords<'_>, row: &MasterySeen) -> Name {
    words.list(row.claimed.iter().map(|seat| words.seat(*seat)))
}

/// A region: its scoring tile, the influence there, its buildings.
fn land<A: Audience>(table: &Table<'_, A>, region: Region) -> String {
    let (seen, words) = (table.seen, &table.words);
    let own = |row: &&RegionTileSeen| row.region == region;
    let places = seen.region_tiles.iter().find(own);
    let places = places.map(|row| row.places.as_slice()).unwrap_or_default();
    let shores = seen
        .shores
        .iter()
        .filter(|row| row.shore.region() == region);
    let built = shores.filter_map(|row| building(words, row));
    let list: Vec<Name> = built.collect();
    words.say(
        "river_of_gold-board-region",
        &[
            ("number", region.number().into()),
            ("region", words.name(region).into()),
            (
                "places",
                words.list(places.iter().map(ToString::to_string)).into(),
            ),
            ("influence", influence(table, region).into()),
            ("buildings", words.list(list).into()),
        ],
    )
}

/// Everybody's influence in a region.
fn influence<A: Audience>(table: &Table<'_, A>, region: Region) -> Name {
    let each = table.seen.seats.iter();
    let each: Vec<_> = each.map(|row| (row.seat, row.influence[region])).collect();
    table.words.numbered(&each)
}

/// A building with its owners; nothing on an empty space.
fn building(words: &TableWords<'_>, row: &ShoreSeen) -> Option<Name> {
    let args = [
        ("tile", tile(words, row.tile?).into()),
        ("shore", shore(words, row.shore).into()),
        ("owners", words.seats(&row.owners).into()),
    ];
    Some(if row.owners.is_empty() {
        words.phrase("river_of_gold-placed", args.get(..2).unwrap_or_default())
    } else {
        words.phrase("river_of_gold-line-owned", &args)
    })
}

/// The alternative text: whole sentences, the most needed first, as many as fit.
pub(in crate::titles::river_of_gold) fn alt<A: Audience>(table: &Table<'_, A>) -> String {
    let (seen, words) = (table.seen, &table.words);
    let stage = stage(words, seen.stage);
    let mut parts = vec![words.say("river_of_gold-alt-head", &[("stage", stage.into())])];
    if let Some(area) = &table.look.area {
        parts.push(words.say("alt-area", &[("area", area.name(words).into())]));
    }
    if !seen.waiting.is_empty() {
        let who = words.seats(&seen.waiting);
        parts.push(words.say("alt-turn", &[("who", who.into())]));
    }
    parts.extend(last_turns(table));
    if let Some(sheets) = &seen.sheets {
        parts.push(over(words, sheets));
    }
    if let Some((_, own)) = table.own {
        let hand = own.hand.iter().map(|of| customer(words, *of));
        parts.extend(listed(words, "alt-hand", hand.collect()));
    }
    parts.extend(listed(words, "alt-changed", changes(table)));
    parts.extend(seen.seats.iter().map(|row| seat(words, row)));
    let row = seen.row.iter().map(|of| tile(words, *of));
    parts.extend(listed(words, "river_of_gold-alt-row", row.collect()));
    let ships = seen.seats.iter().map(|row| {
        let ships = words.list(row.ships.iter().map(|of| ship(words, of)));
        words.said_of(words.seat(row.seat), ships)
    });
    let ships: Vec<Name> = ships.collect();
    let args = [("list", Name::joined(&ships, "; ").into())];
    parts.push(words.say("river_of_gold-alt-ships", &args));
    let built = seen.shores.iter().filter(|row| !row.owners.is_empty());
    let built = built.filter_map(|row| building(words, row)).collect();
    parts.extend(listed(words, "river_of_gold-alt-buildings", built));
    fit(&parts, &words.word("alt-more"))
}

/// The final scores in one sentence.
pub(in crate::titles::river_of_gold) fn over(words: &TableWords<'_>, sheets: &[Sheet]) -> String {
    let mut ranked: Vec<&Sheet> = sheets.iter().collect();
    ranked.sort_by_key(|sheet| (sheet.place, sheet.seat.index()));
    let line = |sheet: &Sheet| {
        let args = [
            ("seat", words.seat(sheet.seat).into()),
            ("place", sheet.place.into()),
            ("total", sheet.total.into()),
        ];
        words.phrase("river_of_gold-line-score", &args)
    };
    let list = words.list(ranked.into_iter().map(line));
    words.say("river_of_gold-alt-over", &[("list", list.into())])
}

/// What differs from what the viewer last saw.
fn changes<A: Audience>(table: &Table<'_, A>) -> Vec<Name> {
    let Some(before) = table.since else {
        return Vec::new();
    };
    let (seen, words) = (table.seen, &table.words);
    let fresh = seen
        .shores
        .iter()
        .filter(|row| !before.shores.contains(row));
    let mut out: Vec<Name> = fresh.filter_map(|row| building(words, row)).collect();
    for (now, old) in seen.seats.iter().zip(&before.seats) {
        let who = words.seat(now.seat);
        let moved = now.ships.iter().zip(&old.ships);
        let moved = moved.filter(|(now, old)| now != old);
        out.extend(moved.map(|(now, _)| words.said_of(who.clone(), ship(words, now))));
        let served = now.served.iter().skip(old.served.len());
        out.extend(served.map(|of| {
            let args = [
                ("seat", who.clone().into()),
                ("customer", customer(words, *of).into()),
            ];
            words.phrase("river_of_gold-line-served", &args)
        }));
        out.extend(risen(words, &who, &now.influence, &old.influence));
    }
    out
}

/// The tracks on which a seat advanced.
fn risen(words: &TableWords<'_>, who: &Name, now: &ByRegion<u8>, old: &ByRegion<u8>) -> Vec<Name> {
    let regions = Region::ALL.into_iter();
    let risen = regions.filter(|region| now[*region] > old[*region]);
    let line = |region: Region| {
        let args = [
            ("seat", who.clone().into()),
            ("region", words.name(region).into()),
            ("step", now[region].into()),
        ];
        words.phrase("river_of_gold-line-advanced", &args)
    };
    risen.map(line).collect()
}

fn listed(words: &TableWords<'_>, key: &str, list: Vec<Name>) -> Option<String> {
    (!list.is_empty()).then(|| words.say(key, &[("list", words.list(list).into())]))
}
