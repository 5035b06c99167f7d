//! How each seat came to its result: what it captured, and which castes it leads.

use rules::titles::samurai::{Samurai, Sheet};
use rules::view::Everyone;

use super::counts;
use crate::titles::TableSeen;
use crate::wording::TableWords;

/// A line for each seat.
pub(super) fn reckoning(table: &TableSeen<'_, Samurai, Everyone>) -> Vec<String> {
    let sheets = table.seen.sheets.iter().flatten();
    sheets.map(|sheet| line(&table.words, sheet)).collect()
}

fn line(words: &TableWords<'_>, sheet: &Sheet) -> String {
    words.say(
        "samurai-reckoning",
        &[
            ("seat", words.seat(sheet.seat).into()),
            ("captured", counts(words, &sheet.captured).into()),
            ("led", words.names(sheet.led.iter().copied()).into()),
            ("others", sheet.others.into()),
        ],
    )
}
