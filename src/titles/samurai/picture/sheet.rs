//! The score sheets as a picture: one row per seat, best place first.

use rules::titles::samurai::{Caste, Sheet};
use rules::view::Everyone;

use super::words::over;
use super::{GOLD, SUMI, Table, pieces};
use crate::titles::score_sheet::ScoreSheet;
use painter::scene::Scene;

/// Where the columns stand: the three castes, leaders, others, all.
const COLUMNS: [f32; 6] = [510.0, 630.0, 750.0, 872.0, 990.0, 1112.0];

pub(super) fn scene(table: &Table<'_, Everyone>) -> Option<Scene<Everyone>> {
    let sheets = table.seen.sheets.as_ref()?;
    let words = &table.words;
    let title = words.word("samurai-sheet-title");
    let mut paper = ScoreSheet::new(title, sheets.len(), [190.0, 100.0]);
    let [buddha, rice, castle, leaders, others, total] = COLUMNS;
    for (caste, x) in Caste::ALL.into_iter().zip([buddha, rice, castle]) {
        pieces::figure(&mut paper.scene, caste, [x, 144.0], 56.0);
    }
    for (key, x) in [
        ("samurai-sheet-leaders", leaders),
        ("samurai-sheet-others", others),
        ("samurai-sheet-total", total),
    ] {
        paper.head(words.word(key), [x, 148.0], 30.0);
    }
    let mut ranked: Vec<&Sheet> = sheets.iter().collect();
    ranked.sort_by_key(|s| (s.place, s.seat.index()));
    for sheet in ranked {
        row(table, &mut paper, sheet);
    }
    Some(paper.finish(table.seq, over(words, sheets)))
}

fn row(table: &Table<'_, Everyone>, paper: &mut ScoreSheet, sheet: &Sheet) {
    let [buddha, rice, castle, leaders, others, total] = COLUMNS;
    let y = paper.row(sheet.place);
    let colour = table.colour(sheet.seat);
    pieces::crest(&mut paper.scene, colour, [138.0, y], 36.0);
    paper.name(table.words.seat(sheet.seat).to_string(), y, 42.0);
    for (caste, x) in Caste::ALL.into_iter().zip([buddha, rice, castle]) {
        // The leader's number lies in a gold disc: the token of its caste.
        if sheet.led.contains(&caste) {
            paper.scene.disc([x, y], 36.0, SUMI);
            paper.scene.disc([x, y], 33.0, GOLD);
        }
        paper.number(sheet.captured[caste].to_string(), [x, y], 46.0);
    }
    paper.total(sheet.led.len().to_string(), [leaders, y], 56.0);
    for (count, x) in [(sheet.others, others), (sheet.total, total)] {
        paper.number(count.to_string(), [x, y], 46.0);
    }
}
