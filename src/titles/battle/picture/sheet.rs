//! The score sheets as a picture: one row per seat, best place first.

use rules::view::Everyone;

use super::pieces;
use super::words::final_honor;
use super::{SUMI, Table, VERMILION};
use crate::titles::score_sheet::ScoreSheet;
use painter::scene::{Align, Hand, Scene};

pub(super) fn scene(table: &Table<'_, Everyone>) -> Option<Scene<Everyone>> {
    let (seen, words) = (table.seen, &table.words);
    let sheets = seen.sheets.as_ref()?;
    let title = words.word("battle-sheet-title");
    let mut paper = ScoreSheet::new(title, sheets.len(), [176.0, 96.0]);
    let columns = [
        ("battle-sheet-flowers", 500.0),
        ("battle-sheet-faceup", 644.0),
        ("battle-sheet-territories", 790.0),
        ("battle-sheet-objective", 950.0),
        ("battle-sheet-total", 1110.0),
    ];
    for (key, x) in columns {
        paper.head(words.word(key), [x, 136.0], 30.0);
    }
    let mut ranked: Vec<_> = sheets.iter().collect();
    ranked.sort_by_key(|s| (s.place, s.seat.index()));
    let mut told = Vec::new();
    for sheet in ranked {
        let Some(seat) = seen.seats.iter().find(|s| s.seat == sheet.seat) else {
            continue;
        };
        let y = paper.row(sheet.place);
        pieces::crest(&mut paper.scene, seat.clan, [138.0, y], 36.0, false);
        paper.name(words.seat(sheet.seat).to_string(), y, 42.0);
        let numbers = [sheet.flowers, sheet.faceup, sheet.territory_honor];
        for (number, (_, x)) in numbers.iter().zip(columns) {
            paper.number(number.to_string(), [x, y], 44.0);
        }
        let [.., (_, objective), (_, total)] = columns;
        let (mark, ink) = if sheet.objective_met {
            ("check", VERMILION)
        } else {
            ("cross", SUMI)
        };
        let at = [objective - 26.0, y - 12.0];
        paper.scene.stamp(mark, at, 28.0, ink);
        let honor = sheet.objective_honor.to_string();
        paper.number(honor, [objective + 14.0, y - 12.0], 40.0);
        if let Some(kept) = sheet.objective {
            let (kept, at) = (words.name(kept).to_string(), [objective, y + 24.0]);
            let hand = Hand::Plain;
            paper.scene.text(kept, at, 23.0, hand, Align::Middle, SUMI);
        }
        paper.total(sheet.total.to_string(), [total, y], 60.0);
        told.push((words.name(seat.clan), sheet.total));
    }
    let alt = final_honor(words, told.into_iter());
    Some(paper.finish(table.seq, alt))
}
