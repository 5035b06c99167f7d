//! How each seat came to its honor, with its objective: what it asked for, and whether it was met.

use rules::titles::battle::{Battle, Sheet};
use rules::view::Everyone;

use crate::titles::TableSeen;
use crate::wording::TableWords;

/// A line for each seat.
pub(super) fn reckoning(table: &TableSeen<'_, Battle, Everyone>) -> Vec<String> {
    let sheets = table.seen.sheets.iter().flatten();
    sheets.map(|sheet| line(&table.words, sheet)).collect()
}

fn line(words: &TableWords<'_>, sheet: &Sheet) -> String {
    let points = words.say(
        "battle-reckoning",
        &[
            ("seat", words.seat(sheet.seat).into()),
            ("flowers", sheet.flowers.into()),
            ("faceup", sheet.faceup.into()),
            ("territories", sheet.territory_honor.into()),
            ("objective", sheet.objective_honor.into()),
            ("total", sheet.total.into()),
        ],
    );
    let objective = sheet.objective.map(|objective| {
        let key = if sheet.objective_met {
            "battle-reckoning-met"
        } else {
            "battle-reckoning-missed"
        };
        let args = [
            ("name", words.name(objective).into()),
            ("goal", words.form(objective, "goal").into()),
        ];
        words.say(key, &args)
    });
    [Some(points), objective]
        .into_iter()
        .flatten()
        .collect::<Vec<_>>()
        .join(" ")
}
