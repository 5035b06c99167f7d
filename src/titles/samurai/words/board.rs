//! The board in words: the text board, and the alternative text of the picture. Both are made from
//! the view the picture shows, and both use the same names.

use painter::scene::fit;
use rules::seat::Seat;
use rules::titles::samurai::{
    Area as Stretch, Caste, Hex, Samurai, SeatSeen, SettlementSeen, Sheet, Taken, Terrain, TileSeen,
};
use rules::view::Audience;

use super::{counts, stage};
use crate::titles::TableSeen;
use crate::wording::{Name, TableWords};

type Table<'t, A> = TableSeen<'t, Samurai, A>;

/// The whole board, a line per fact.
pub(super) fn board<A: Audience>(table: &Table<'_, A>) -> String {
    let (seen, words) = (table.seen, &table.words);
    let mut lines = vec![stage(words, seen.stage)];
    let first = words.seat(seen.first_player);
    lines.push(words.say("board-first", &[("who", first.into())]));
    lines.extend(seen.seats.iter().map(|row| seat(words, row)));
    if let Some((_, own)) = table.own {
        let hand = words.names(own.hand.iter().copied());
        lines.push(words.say("board-hand", &[("list", hand.into())]));
        lines.push(captured(table));
    }
    lines.push(figures(words, "samurai-alt-left", &seen.on_board));
    lines.push(figures(words, "samurai-alt-aside", &seen.aside));
    let area = table.look.area.as_ref();
    let stretch = area.and_then(|area| Stretch::from_id(area.id()));
    let shown = |hex: Hex| stretch.is_none_or(|stretch| hex.area() == stretch);
    let settlements = seen.settlements.iter();
    let settlements = settlements.filter(|row| shown(row.settlement.hex()));
    lines.extend(settlements.map(|row| surrounded(table, row)));
    lines.push(words.word("samurai-board-tiles"));
    let tiles = seen.tiles.iter().filter(|row| shown(row.hex));
    lines.extend(tiles.map(|row| laid(words, row)));
    lines.join("\n")
}

fn seat(words: &TableWords<'_>, row: &SeatSeen) -> String {
    let captured = match &row.captured {
        Some(captured) => counts(words, captured),
        None => words.phrase("samurai-board-hidden", &[]),
    };
    words.say(
        "samurai-board-seat",
        &[
            ("seat", words.seat(row.seat).into()),
            ("hand", row.hand.into()),
            ("stack", row.stack.into()),
            ("captured", captured.into()),
        ],
    )
}

/// What the viewer captured.
fn captured<A: Audience>(table: &Table<'_, A>) -> String {
    table.own.map_or_else(String::new, |(_, own)| {
        figures(&table.words, "samurai-board-captured", &own.captured)
    })
}

fn figures(words: &TableWords<'_>, key: &str, of: &rules::titles::samurai::ByCaste<u8>) -> String {
    words.say(key, &[("list", counts(words, of).into())])
}

/// A settlement and the land around it that is still free: who plans by ear cannot see what touches
/// what.
fn surrounded<A: Audience>(table: &Table<'_, A>, seen: &SettlementSeen) -> String {
    let (seats, tiles) = (table.seen.seats.len(), &table.seen.tiles);
    let free = |hex: &Hex| {
        let land = hex.terrain() == Terrain::Land && hex.in_play(seats);
        land && !tiles.iter().any(|tile| tile.hex == *hex)
    };
    let around = seen.settlement.hex().neighbours().filter(free);
    let around: Vec<&str> = around.map(Hex::id).collect();
    let line = ("line", settlement(&table.words, seen).into());
    if seen.figures.is_empty() || around.is_empty() {
        return table.words.say("samurai-board-line", &[line]);
    }
    let codes = ("codes", around.join(" ").into());
    table.words.say("samurai-board-around", &[line, codes])
}

fn settlement(words: &TableWords<'_>, seen: &SettlementSeen) -> String {
    let figures = seen.figures.iter().enumerate().map(|(index, caste)| {
        let name = words.name(*caste);
        let sums = seen.influence.get(index).map(Vec::as_slice);
        let sums = sums.unwrap_or_default();
        if sums.is_empty() {
            return name;
        }
        let args = [
            ("figure", name.into()),
            ("list", words.numbered(sums).into()),
        ];
        words.phrase(
            if leader(seen, index).is_some() {
                "samurai-line-led"
            } else {
                "samurai-line-tied"
            },
            &args,
        )
    });
    words.say(
        "samurai-board-settlement",
        &[
            ("code", seen.settlement.id().into()),
            ("size", words.name(seen.settlement.size()).into()),
            ("figures", words.list(figures).into()),
        ],
    )
}

/// Who alone has the most influence on a figure.
pub(in crate::titles::samurai) fn leader(seen: &SettlementSeen, figure: usize) -> Option<Seat> {
    let sums = seen.influence.get(figure)?;
    let most = sums.iter().map(|(_, sum)| *sum).max()?;
    let mut best = sums.iter().filter(|(_, sum)| *sum == most);
    let (seat, _) = best.next()?;
    best.next().is_none().then_some(*seat)
}

fn laid(words: &TableWords<'_>, seen: &TileSeen) -> String {
    words.say(
        "samurai-line-laid",
        &[
            ("seat", words.seat(seen.owner).into()),
            ("tile", words.name(seen.tile).into()),
            ("code", seen.hex.id().into()),
        ],
    )
}

/// The alternative text: whole sentences, the most needed first, as many as fit.
pub(in crate::titles::samurai) fn alt<A: Audience>(table: &Table<'_, A>) -> String {
    let (seen, words) = (table.seen, &table.words);
    let stage = stage(words, seen.stage);
    let mut parts = vec![words.say("samurai-alt-head", &[("stage", stage.into())])];
    if let Some(area) = &table.look.area {
        parts.push(words.say("alt-area", &[("area", area.name(words).into())]));
    }
    if !seen.waiting.is_empty() {
        let who = words.seats(&seen.waiting);
        parts.push(words.say("alt-turn", &[("who", who.into())]));
    }
    if let Some(sheets) = &seen.sheets {
        parts.push(over(words, sheets));
    }
    if let Some((_, own)) = table.own {
        if !own.hand.is_empty() {
            let hand = words.names(own.hand.iter().copied());
            parts.push(words.say("alt-hand", &[("list", hand.into())]));
        }
        parts.push(captured(table));
    }
    parts.extend(listed(words, "alt-changed", changes(table)));
    let took = seen.taken.iter().map(|taken| fate(words, taken));
    parts.extend(listed(words, "samurai-alt-taken", took.collect()));
    parts.push(figures(words, "samurai-alt-left", &seen.on_board));
    if Caste::ALL.iter().any(|caste| seen.aside[*caste] > 0) {
        parts.push(figures(words, "samurai-alt-aside", &seen.aside));
    }
    for row in &seen.seats {
        let tiles = seen.tiles.iter().filter(|tile| tile.owner == row.seat);
        let tiles = tiles.map(|tile| words.with(Name::plain(tile.hex.id()), words.name(tile.tile)));
        let args = [
            ("seat", words.seat(row.seat).into()),
            ("list", words.list(tiles).into()),
        ];
        parts.push(words.say("samurai-alt-seat", &args));
    }
    fit(&parts, &words.word("alt-more"))
}

/// The final scores in one sentence.
pub(in crate::titles::samurai) fn over(words: &TableWords<'_>, sheets: &[Sheet]) -> String {
    let mut ranked: Vec<&Sheet> = sheets.iter().collect();
    ranked.sort_by_key(|sheet| (sheet.place, sheet.seat.index()));
    let line = |sheet: &Sheet| {
        let args = [
            ("seat", words.seat(sheet.seat).into()),
            ("place", sheet.place.into()),
            ("leaders", sheet.led.len().into()),
            ("total", sheet.total.into()),
        ];
        words.say("samurai-line-score", &args)
    };
    let list = words.list(ranked.into_iter().map(line));
    words.say("samurai-alt-over", &[("list", list.into())])
}

/// What became of a figure in the last turn.
fn fate(words: &TableWords<'_>, taken: &Taken) -> String {
    let (code, figure) = (taken.at.id(), words.name(taken.caste));
    let args = [("code", code.into()), ("figure", figure.into())];
    match taken.by {
        None => words.say("samurai-line-aside", &args),
        Some(seat) => {
            let [code, figure] = args;
            let seat = ("seat", words.seat(seat).into());
            words.say("samurai-line-taken", &[code, figure, seat])
        }
    }
}

/// What differs from what the viewer last saw.
fn changes<A: Audience>(table: &Table<'_, A>) -> Vec<String> {
    let Some(before) = table.since else {
        return Vec::new();
    };
    let (seen, words) = (table.seen, &table.words);
    let fresh = seen.tiles.iter().filter(|row| !before.tiles.contains(row));
    let mut out: Vec<String> = fresh.map(|row| laid(words, row)).collect();
    for now in &seen.settlements {
        let mut all = before.settlements.iter();
        let old = all.find(|row| row.settlement == now.settlement);
        if old.is_some_and(|old| old.figures != now.figures) {
            out.push(settlement(words, now));
        }
    }
    out
}

fn listed(words: &TableWords<'_>, key: &str, list: Vec<String>) -> Option<String> {
    (!list.is_empty()).then(|| words.say(key, &[("list", list.join(", ").into())]))
}
