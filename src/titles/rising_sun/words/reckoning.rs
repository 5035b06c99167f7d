//! How each seat came to its victory points.

use rules::titles::rising_sun::{RisingSun, Sheet};
use rules::view::Everyone;

use crate::titles::TableSeen;
use crate::wording::TableWords;

/// A line for each seat.
pub(super) fn reckoning(table: &TableSeen<'_, RisingSun, Everyone>) -> Vec<String> {
    let sheets = table.seen.sheets.iter().flatten();
    sheets.map(|sheet| line(&table.words, sheet)).collect()
}

fn line(words: &TableWords<'_>, sheet: &Sheet) -> String {
    words.say(
        "rising_sun-reckoning",
        &[
            ("seat", words.seat(sheet.seat).into()),
            ("vp", sheet.vp.into()),
            ("upgrades", sheet.upgrades.into()),
            ("tokens", sheet.tokens.into()),
            ("provinces", sheet.provinces.into()),
            ("total", sheet.total.into()),
        ],
    )
}
