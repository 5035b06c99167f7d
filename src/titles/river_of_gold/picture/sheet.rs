//! The score sheets as a picture: one row per seat, best place first.

use rules::titles::river_of_gold::Sheet;
use rules::view::Everyone;

use super::pieces::{badge, room};
use super::words::over;
use super::{SUMI, Table};
use crate::titles::score_sheet::ScoreSheet;
use painter::scene::Scene;

/// Where the columns stand: in play, regions, customers, merchants, artisans, nobles, favor, total.
const COLUMNS: [f32; 8] = [470.0, 585.0, 700.0, 790.0, 868.0, 946.0, 1024.0, 1116.0];

pub(super) fn scene(table: &Table<'_, Everyone>) -> Option<Scene<Everyone>> {
    let sheets = table.seen.sheets.as_ref()?;
    let words = &table.words;
    let title = words.word("river_of_gold-sheet-title");
    let mut paper = ScoreSheet::new(title, sheets.len(), [190.0, 100.0]);
    let [
        play,
        regions,
        served,
        merchants,
        artisans,
        nobles,
        favor,
        total,
    ] = COLUMNS;
    for (key, x) in [
        ("river_of_gold-sheet-play", play),
        ("river_of_gold-sheet-regions", regions),
        ("river_of_gold-sheet-served", served),
        ("river_of_gold-sheet-total", total),
    ] {
        paper.head(words.word(key), [x, 148.0], 28.0);
    }
    for (stamp, x) in [
        ("merchant", merchants),
        ("artisan", artisans),
        ("noble", nobles),
        ("favor", favor),
    ] {
        paper.scene.stamp(stamp, [x, 146.0], 44.0, SUMI);
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
    paper.name(table.words.seat(sheet.seat).to_string(), y, 40.0);
    paper.scene.within(room(11, 40.0));
    let regions: u16 = sheet.regions.iter().map(|vp| u16::from(*vp)).sum();
    let [columns @ .., total] = COLUMNS;
    let counts = [
        sheet.vp,
        regions,
        sheet.customers,
        sheet.merchants,
        sheet.artisans,
        sheet.nobles,
        sheet.favor.into(),
    ];
    for (count, x) in counts.into_iter().zip(columns) {
        paper.number(count.to_string(), [x, y], 42.0);
    }
    paper.total(sheet.total.to_string(), [total, y], 56.0);
}
