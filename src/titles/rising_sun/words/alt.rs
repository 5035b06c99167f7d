//! The alternative text of the picture: whole sentences, the most needed first, as many as fit.

use painter::scene::fit;
use rules::titles::rising_sun::{ProvinceSeen, Sheet};
use rules::view::Audience;

use super::board::{Table, battle, group, honor, issued, province, seat, shrine, tokens, wars};
use super::own::known;
use super::{card, stage};
use crate::wording::{Name, TableWords};

/// The alternative text.
pub(in crate::titles::rising_sun) fn alt<A: Audience>(table: &Table<'_, A>) -> String {
    let (seen, words) = (table.seen, &table.words);
    let args = [
        ("season", words.name(seen.season).into()),
        ("stage", stage(words, seen.stage).into()),
    ];
    let mut parts = vec![words.say("rising_sun-alt-head", &args)];
    if let Some(area) = &table.look.area {
        parts.push(words.say("alt-area", &[("area", area.name(words).into())]));
    }
    if !seen.waiting.is_empty() {
        let who = words.seats(&seen.waiting);
        parts.push(words.say("alt-turn", &[("who", who.into())]));
    }
    parts.extend(issued(words, seen));
    parts.extend(battle(words, seen));
    if let Some(sheets) = &seen.sheets {
        parts.push(over(words, sheets));
    }
    if let Some((seat, own)) = table.own {
        parts.extend(known(words, seat, own));
    }
    parts.extend(listed(words, "alt-changed", changes(table)));
    parts.push(honor(words, seen));
    parts.extend(seen.seats.iter().map(|row| seat(words, row)));
    parts.push(wars(words, seen));
    let held = seen.provinces.iter().filter(|row| !row.clans.is_empty());
    parts.extend(held.map(|row| province(words, row)));
    parts.extend(seen.shrines.iter().map(|row| shrine(words, row)));
    if !seen.display.is_empty() {
        let cards = card::names(words, &seen.display);
        parts.push(words.say("rising_sun-alt-display", &[("list", cards.into())]));
    }
    fit(&parts, &words.word("alt-more"))
}

/// The final scores in one sentence.
pub(in crate::titles::rising_sun) fn over(words: &TableWords<'_>, sheets: &[Sheet]) -> String {
    let mut ranked: Vec<&Sheet> = sheets.iter().collect();
    ranked.sort_by_key(|sheet| (sheet.place, sheet.seat.index()));
    let line = |sheet: &Sheet| {
        let args = [
            ("seat", words.seat(sheet.seat).into()),
            ("place", sheet.place.into()),
            ("total", sheet.total.into()),
        ];
        words.phrase("rising_sun-line-score", &args)
    };
    let list = words.list(ranked.into_iter().map(line));
    words.say("rising_sun-alt-over", &[("list", list.into())])
}

/// What differs from what the viewer last saw.
fn changes<A: Audience>(table: &Table<'_, A>) -> Vec<Name> {
    let Some(before) = table.since else {
        return Vec::new();
    };
    let (seen, words) = (table.seen, &table.words);
    let rows = seen.provinces.iter().zip(&before.provinces);
    let mut out: Vec<Name> = rows.flat_map(|(now, old)| moved(words, now, old)).collect();
    for (now, old) in seen.seats.iter().zip(&before.seats) {
        let who = words.seat(now.seat);
        let fresh = now.cards.len() > old.cards.len();
        let cards = fresh.then(|| card::names(words, &now.cards));
        out.extend(cards.map(|cards| words.said_of(who.clone(), cards)));
        let won = now.tokens.len() > old.tokens.len();
        let won = won.then(|| tokens(words, now)).flatten();
        out.extend(won.map(|tokens| words.said_of(who.clone(), tokens)));
    }
    out
}

/// The clans whose pieces in a province changed.
fn moved(words: &TableWords<'_>, now: &ProvinceSeen, old: &ProvinceSeen) -> Vec<Name> {
    let fresh = now.clans.iter().filter(|row| !old.clans.contains(row));
    let name = words.name(now.province);
    let line = |row| words.said_of(name.clone(), group(words, row));
    let mut lines: Vec<Name> = fresh.map(line).collect();
    let gone = old.clans.iter();
    let gone = gone.filter(|was| now.clans.iter().all(|row| row.seat != was.seat));
    lines.extend(gone.map(|was| {
        let args = [
            ("seat", words.seat(was.seat).into()),
            ("province", name.clone().into()),
        ];
        words.phrase("rising_sun-line-gone", &args)
    }));
    lines
}

fn listed(words: &TableWords<'_>, key: &str, list: Vec<Name>) -> Option<String> {
    (!list.is_empty()).then(|| words.say(key, &[("list", words.list(list).into())]))
}
