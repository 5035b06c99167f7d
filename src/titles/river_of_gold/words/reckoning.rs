//! How each seat came to its victory points.

use rules::titles::river_of_gold::{RiverOfGold, Sheet};
use rules::view::Everyone;

use crate::titles::TableSeen;
use crate::wording::TableWords;

/// A line for each seat.
pub(super) fn reckoning(table: &TableSeen<'_, RiverOfGold, Everyone>) -> Vec<String> {
    let sheets = table.seen.sheets.iter().flatten();
    sheets.map(|sheet| line(&table.words, sheet)).collect()
}

fn line(words: &TableWords<'_>, sheet: &Sheet) -> String {
    let regions: u16 = sheet.regions.iter().map(|vp| u16::from(*vp)).sum();
    words.say(
        "river_of_gold-reckoning",
        &[
            ("seat", words.seat(sheet.seat).into()),
            ("vp", sheet.vp.into()),
            ("regions", regions.into()),
            ("customers", sheet.customers.into()),
            ("merchants", sheet.merchants.into()),
            ("artisans", sheet.artisans.into()),
            ("nobles", sheet.nobles.into()),
            ("total", sheet.total.into()),
        ],
    )
}
