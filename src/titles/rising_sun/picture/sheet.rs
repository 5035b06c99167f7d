//! The score sheets of a table that is over.

use rules::titles::rising_sun::Sheet;
use rules::view::Everyone;

use super::pieces::{badge, room};
use super::words::over;
use super::{SUMI, Table};
use crate::titles::score_sheet::ScoreSheet;
use painter::scene::Scene;

/// Where the columns stand: before winter, upgrades, war tokens, provinces, honor, total.
const COLUMNS: [f32; 6] = [520.0, 640.0, 760.0, 880.0, 990.0, 1104.0];

pub(super) fn scene(table: &Table<'_, Everyone>) -> Option<Scene<Everyone>> {
    let sheets = table.seen.sheets.as_ref()?;
    let words = &table.words;
    let title = words.word("rising_sun-sheet-title");
    let mut paper = ScoreSheet::new(title, sheets.len(), [190.0, 100.0]);
    let [play, upgrades, tokens, provinces, honor, total] = COLUMNS;
    for (key, x) in [
        ("rising_sun-sheet-play", play),
        ("rising_sun-sheet-total", total),
    ] {
        paper.head(words.word(key), [x, 148.0], 28.0);
    }
    for (stamp, x) in [
        ("winter", upgrades),
        ("war", tokens),
        ("banner", provinces),
        ("honor", honor),
    ] {
        paper.scene.stamp(stamp, [x, 146.0], 46.0, SUMI);
    }
    let mut ranked: Vec<&Sheet> = sheets.iter().collect();
    ranked.sort_by_key(|sheet| (sheet.place, sheet.seat.index()));
    for sheet in ranked {
        row(table, &mut paper, sheet);
    }
    Some(paper.finish(table.seq, over(words, sheets)))
}

fn row(table: &Table<'_, Everyone>, paper: &mut ScoreSheet, sheet: &Sheet) {
    let y = paper.row(sheet.place);
    let clan = table.clan(sheet.seat);
    badge(&mut paper.scene, clan, [140.0, y], 58.0, false);
    paper.name(table.words.seat(sheet.seat).to_string(), y, 42.0);
    paper.scene.within(room(13, 42.0));
    let [columns @ .., total] = COLUMNS;
    let counts = [
        sheet.vp,
        sheet.upgrades,
        sheet.tokens,
        sheet.provinces,
        sheet.honor.into(),
    ];
    for (count, x) in counts.into_iter().zip(columns) {
        paper.number(count.to_string(), [x, y], 42.0);
    }
    paper.total(sheet.total.to_string(), [total, y], 56.0);
}
