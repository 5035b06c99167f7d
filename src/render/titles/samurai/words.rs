//! The board in words: a short alternative text and the full text board, from the same view as the picture.

use rules::seat::Seat;
use rules::titles::samurai::{ByCaste, Caste, SettlementSeen, Sheet, Stage, Tile, TileSeen};
use rules::view::Audience;

use super::{Table, leader};
use crate::render::scene::fit;
use crate::say::text;

/// The key of a stage's name.
pub(super) const fn stage(stage: Stage) -> &'static str {
    match stage {
        Stage::Hands => "samurai-picture-stage-hands",
        Stage::Cities => "samurai-picture-stage-cities",
        Stage::Villages => "samurai-picture-stage-villages",
        Stage::Turn => "samurai-picture-stage-turn",
        Stage::Over => "samurai-picture-stage-over",
    }
}

/// The alternative text: whole sentences, the most needed first, as many as fit.
pub(super) fn alt<A: Audience>(table: &Table<'_, A>) -> String {
    let (seen, tongue) = (table.seen, table.tongue);
    let stage = text(tongue.word(stage(seen.stage)));
    let mut parts = vec![tongue.say("samurai-picture-alt-head", &[("stage", stage)])];
    if let Some(area) = &table.look.area {
        let name = text(area.name(tongue));
        parts.push(tongue.say("alt-area", &[("area", name)]));
    }
    if !seen.waiting.is_empty() {
        let who: Vec<String> = seen.waiting.iter().map(|s| table.name(*s)).collect();
        parts.push(tongue.say("alt-turn", &[("who", text(who.join(", ")))]));
    }
    if let Some(sheets) = &seen.sheets {
        parts.push(over(table, sheets));
    }
    if let Some((_, own)) = table.own {
        if !own.hand.is_empty() {
            parts.push(list(table, "alt-hand", tiles(table, &own.hand)));
        }
        let captured = text(counts(table, &own.captured));
        parts.push(tongue.say("samurai-picture-your-captured", &[("list", captured)]));
    }
    let changed = changes(table);
    if !changed.is_empty() {
        parts.push(list(table, "alt-changed", changed));
    }
    let took: Vec<String> = seen.taken.iter().map(|t| fate(table, t)).collect();
    if !took.is_empty() {
        parts.push(list(table, "samurai-picture-alt-taken", took));
    }
    let left = text(counts(table, &seen.on_board));
    parts.push(tongue.say("samurai-picture-alt-left", &[("list", left)]));
    if Caste::ALL.iter().any(|caste| seen.aside[*caste] > 0) {
        let aside = text(counts(table, &seen.aside));
        parts.push(tongue.say("samurai-picture-alt-aside", &[("list", aside)]));
    }
    for seat in &seen.seats {
        let laid = seen.tiles.iter().filter(|t| t.owner == seat.seat);
        let laid: Vec<String> = laid.map(|t| short(table, t)).collect();
        let values = [
            ("who", text(table.name(seat.seat))),
            ("list", text(or_none(table, laid))),
        ];
        parts.push(tongue.say("samurai-picture-alt-seat", &values));
    }
    fit(&parts, &tongue.word("alt-more"))
}

/// The final scores in one sentence.
pub(super) fn over<A: Audience>(table: &Table<'_, A>, sheets: &[Sheet]) -> String {
    let mut ranked: Vec<&Sheet> = sheets.iter().collect();
    ranked.sort_by_key(|s| (s.place, s.seat.index()));
    let line = |sheet: &Sheet| {
        let values = [
            ("who", text(table.name(sheet.seat))),
            ("place", sheet.place.into()),
            ("leaders", (sheet.led.len() as i64).into()),
            ("total", sheet.total.into()),
        ];
        table.tongue.say("samurai-picture-score", &values)
    };
    list(
        table,
        "samurai-picture-alt-over",
        ranked.into_iter().map(line).collect(),
    )
}

/// The whole board, a line per fact.
pub(super) fn board<A: Audience>(table: &Table<'_, A>) -> String {
    let (seen, tongue) = (table.seen, table.tongue);
    let mut lines = vec![tongue.word(stage(seen.stage))];
    let first = text(table.name(seen.first_player));
    lines.push(tongue.say("board-first", &[("who", first)]));
    for seat in &seen.seats {
        let captured = match &seat.captured {
            Some(captured) => counts(table, captured),
            None => tongue.word("samurai-picture-hidden"),
        };
        let values = [
            ("who", text(table.name(seat.seat))),
            ("hand", seat.hand.into()),
            ("stack", seat.stack.into()),
            ("captured", text(captured)),
        ];
        lines.push(tongue.say("samurai-picture-board-seat", &values));
    }
    if let Some((_, own)) = table.own {
        let hand = or_none(table, tiles(table, &own.hand));
        lines.push(tongue.say("board-hand", &[("list", text(hand))]));
        let captured = text(counts(table, &own.captured));
        lines.push(tongue.say("samurai-picture-your-captured", &[("list", captured)]));
    }
    let left = text(counts(table, &seen.on_board));
    lines.push(tongue.say("samurai-picture-alt-left", &[("list", left)]));
    let aside = text(counts(table, &seen.aside));
    lines.push(tongue.say("samurai-picture-alt-aside", &[("list", aside)]));
    let stretch = table.stretch();
    let shown = |hex: rules::titles::samurai::Hex| stretch.is_none_or(|s| hex.area() == s);
    for at in &seen.settlements {
        if shown(at.settlement.hex()) {
            lines.push(settlement(table, at));
        }
    }
    lines.push(tongue.word("samurai-picture-board-tiles"));
    for tile in seen.tiles.iter().filter(|t| shown(t.hex)) {
        lines.push(laid(table, tile));
    }
    lines.join("\n")
}

fn settlement<A: Audience>(table: &Table<'_, A>, seen: &SettlementSeen) -> String {
    let tongue = table.tongue;
    let figures = seen.figures.iter().enumerate().map(|(i, caste)| {
        let name = caste_name(table, *caste);
        let sums = seen.influence.get(i).map(Vec::as_slice).unwrap_or_default();
        if sums.is_empty() {
            return name;
        }
        let sums: Vec<String> = sums.iter().map(|(s, n)| sum(table, *s, *n)).collect();
        let values = [("figure", text(name)), ("list", text(sums.join(", ")))];
        let key = if leader(seen, i).is_some() {
            "samurai-picture-led"
        } else {
            "samurai-picture-tied"
        };
        tongue.say(key, &values)
    });
    let figures = or_none(table, figures.collect());
    let size = tongue.word(&format!(
        "samurai-picture-size-{}",
        seen.settlement.size().id()
    ));
    let values = [
        ("code", text(seen.settlement.hex().id())),
        ("size", text(size)),
        ("figures", text(figures)),
    ];
    tongue.say("samurai-picture-board-settlement", &values)
}

fn sum<A: Audience>(table: &Table<'_, A>, seat: Seat, sum: u8) -> String {
    format!("{} {sum}", table.name(seat))
}

fn fate<A: Audience>(table: &Table<'_, A>, taken: &rules::titles::samurai::Taken) -> String {
    let mut values = vec![
        ("code", text(taken.at.hex().id())),
        ("figure", text(caste_name(table, taken.caste))),
    ];
    let key = match taken.by {
        Some(seat) => {
            values.push(("who", text(table.name(seat))));
            "samurai-picture-taken"
        }
        None => "samurai-picture-set-aside",
    };
    table.tongue.say(key, &values)
}

/// What differs from what the viewer last saw.
fn changes<A: Audience>(table: &Table<'_, A>) -> Vec<String> {
    let Some(before) = table.since else {
        return Vec::new();
    };
    let fresh = table
        .seen
        .tiles
        .iter()
        .filter(|t| !before.tiles.contains(t));
    let mut out: Vec<String> = fresh.map(|t| laid(table, t)).collect();
    for now in &table.seen.settlements {
        let mut all = before.settlements.iter();
        let old = all.find(|s| s.settlement == now.settlement);
        if old.is_some_and(|old| old.figures != now.figures) {
            out.push(settlement(table, now));
        }
    }
    out
}

fn laid<A: Audience>(table: &Table<'_, A>, seen: &TileSeen) -> String {
    let values = [
        ("who", text(table.name(seen.owner))),
        ("tile", text(tile(table, seen.tile))),
        ("code", text(seen.hex.id())),
    ];
    table.tongue.say("samurai-picture-laid", &values)
}

fn short<A: Audience>(table: &Table<'_, A>, seen: &TileSeen) -> String {
    format!("{} {}", seen.hex.id(), tile(table, seen.tile))
}

fn tile<A: Audience>(table: &Table<'_, A>, tile: Tile) -> String {
    table.tongue.word(&format!("samurai-w-{}", tile.id()))
}

fn tiles<A: Audience>(table: &Table<'_, A>, list: &[Tile]) -> Vec<String> {
    list.iter().map(|t| tile(table, *t)).collect()
}

fn caste_name<A: Audience>(table: &Table<'_, A>, caste: Caste) -> String {
    table.tongue.word(&format!("samurai-w-{}", caste.id()))
}

fn counts<A: Audience>(table: &Table<'_, A>, of: &ByCaste<u8>) -> String {
    let each = Caste::ALL.map(|caste| format!("{} {}", of[caste], caste_name(table, caste)));
    each.join(", ")
}

fn or_none<A: Audience>(table: &Table<'_, A>, list: Vec<String>) -> String {
    if list.is_empty() {
        table.tongue.word("board-none")
    } else {
        list.join(", ")
    }
}

fn list<A: Audience>(table: &Table<'_, A>, key: &str, list: Vec<String>) -> String {
    table.tongue.say(key, &[("list", text(list.join(", ")))])
}
