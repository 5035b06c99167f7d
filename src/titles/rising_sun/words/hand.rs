//! What one seat holds and knows, in words, and where in the game it is.

use rules::seat::Seat;
use rules::titles::rising_sun::{Answer, Private, Reaction, RisingSun, SeatSeen, Stage};
use rules::view::OneSeat;

use super::board::{battle, issued};
use super::own::known;
use super::phrase::pieces;
use super::{card, stage};
use crate::titles::TableSeen;
use crate::wording::TableWords;

type Table<'t> = TableSeen<'t, RisingSun, OneSeat>;

/// Where the seat is, what it owns and knows, its offers, its cards and what they do.
pub(super) fn hand(table: &Table<'_>) -> String {
    let Some((seat, own)) = table.own else {
        return String::new();
    };
    let words = &table.words;
    let mut lines = here(table, seat);
    let seen = table.seen.seats.iter().find(|row| row.seat == seat);
    lines.extend(seen.map(|seen| stock(table, seen)));
    lines.extend(known(words, seat, own));
    if let Some(seen) = seen {
        lines.extend(cards(words, seen));
        lines.push(power(words, seen));
    }
    lines.extend(ahead(words, own));
    lines.extend(for_sale(table, seat));
    lines.join("\n")
}

/// What is decided now, and by whose mandate or in which battle.
fn here(table: &Table<'_>, seat: Seat) -> Vec<String> {
    let (seen, words) = (table.seen, &table.words);
    let up = seen.waiting.contains(&seat);
    let text = stage(words, seen.stage);
    let season = match seen.sheets {
        Some(_) => words.phrase("rising_sun-winter", &[]),
        None => words.name(seen.season),
    };
    let args = [("season", season.into()), ("text", text.into())];
    let mut lines = vec![words.say("rising_sun-hand-here", &args)];
    lines.extend(issued(words, seen));
    if let (true, Some(left)) = (up, seen.left) {
        let args = [("left", left.left.into()), ("of", left.of.into())];
        lines.push(words.say("rising_sun-hand-left", &args));
    }
    lines.extend(battle(words, seen));
    lines
}

/// Points, coins, ronin, honor, ally, reserve.
fn stock(table: &Table<'_>, seen: &SeatSeen) -> String {
    let words = &table.words;
    let honor = &table.seen.honor;
    let place = honor.iter().position(|seat| *seat == seen.seat);
    words.say(
        "rising_sun-hand-stock",
        &[
            ("vp", seen.vp.into()),
            ("coins", seen.coins.into()),
            ("ronin", seen.ronin.into()),
            ("honor", place.map_or(0, |at| at + 1).into()),
            ("of", honor.len().into()),
            ("ally", words.seat_or_none(seen.ally).into()),
            (
                "reserve",
                pieces(words, &seen.reserve, seen.strongholds).into(),
            ),
        ],
    )
}

/// The seat's cards and what they do.
fn cards(words: &TableWords<'_>, seen: &SeatSeen) -> Vec<String> {
    if seen.cards.is_empty() {
        return Vec::new();
    }
    let each = card::kinds(&seen.cards);
    let each = each.map(|(card, copies)| card::owned(words, card, copies));
    let head = words.word("rising_sun-hand-cards");
    std::iter::once(head).chain(each).collect()
}

/// What the clan can do.
fn power(words: &TableWords<'_>, seen: &SeatSeen) -> String {
    let args = [
        ("clan", words.name(seen.clan).into()),
        ("power", words.form(seen.clan, "power").into()),
    ];
    words.say("rising_sun-hand-power", &args)
}

/// What the seat decided ahead; asking every time needs no line.
fn ahead(words: &TableWords<'_>, own: &Private) -> Vec<String> {
    let decided = own.standing.iter();
    let decided = decided.filter(|(_, answer)| *answer != Answer::Ask);
    let line = |(reaction, answer): &(Reaction, Answer)| {
        let args = [
            ("card", words.name(reaction.card()).into()),
            ("answer", words.name(*answer).into()),
        ];
        words.say("rising_sun-hand-ahead", &args)
    };
    decided.map(line).collect()
}

/// The cards on display in full, while the seat decides which to buy.
fn for_sale(table: &Table<'_>, seat: Seat) -> Vec<String> {
    let (seen, words) = (table.seen, &table.words);
    let buys = matches!(seen.stage, Stage::Train | Stage::Ryujin) && seen.waiting.contains(&seat);
    if !buys {
        return Vec::new();
    }
    let each = card::kinds(&seen.display);
    let each = each.map(|(card, copies)| card::in_full(words, card, copies));
    let head = words.word("rising_sun-hand-display");
    std::iter::once(head).chain(each).collect()
}
