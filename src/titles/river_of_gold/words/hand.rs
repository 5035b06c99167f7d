//! What one seat holds and knows, in words.

use rules::titles::river_of_gold::{Customer, RiverOfGold, SeatSeen};
use rules::view::OneSeat;

use super::phrase::{customer_in_full, customers, effect, goods};
use crate::titles::TableSeen;
use crate::wording::TableWords;

/// What the seat owns, its customers with what they want and bring, and its patron.
pub(super) fn hand(table: &TableSeen<'_, RiverOfGold, OneSeat>) -> String {
    let Some((seat, own)) = table.own else {
        return String::new();
    };
    let words = &table.words;
    let mut lines = Vec::new();
    let seen = table.seen.seats.iter().find(|row| row.seat == seat);
    lines.extend(seen.map(|seen| stock(words, seen)));
    lines.push(words.word("river_of_gold-hand-customers"));
    lines.extend(own.hand.iter().map(|of| card(words, *of)));
    let served = seen.map(|seen| seen.served.as_slice()).unwrap_or_default();
    if !served.is_empty() {
        let list = customers(words, served);
        lines.push(words.say("river_of_gold-hand-served", &[("customers", list.into())]));
    }
    if let Some(patron) = seen.and_then(|seen| seen.patron) {
        let args = [
            ("patron", words.name(patron).into()),
            ("power", words.form(patron, "power").into()),
        ];
        lines.push(words.say("river_of_gold-hand-patron", &args));
    }
    lines.join("\n")
}

/// Die, koku, goods, favor.
fn stock(words: &TableWords<'_>, seen: &SeatSeen) -> String {
    words.say(
        "river_of_gold-hand-stock",
        &[
            ("die", seen.die.id().into()),
            ("region", words.name(seen.die.region()).into()),
            ("koku", seen.koku.into()),
            ("goods", goods(words, seen.goods).into()),
            ("favor", seen.favor.into()),
            ("cap", seen.cap.into()),
        ],
    )
}

/// A customer of the hand: where, what it wants, what it brings.
fn card(words: &TableWords<'_>, of: Customer) -> String {
    let args = [
        ("customer", customer_in_full(words, of).into()),
        ("effect", effect(words, of).into()),
    ];
    words.say("river_of_gold-hand-customer", &args)
}
