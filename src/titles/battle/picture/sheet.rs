//! The score sheets as a picture: one row per seat, best place first.

use rules::view::Everyone;

use super::pieces;
use super::words::final_honor;
use super::{MARGIN, PAPER, SUMI, Table, VERMILION, WHITE};
use painter::scene::{Align, Hand, Item, Scene};

const WIDTH: f32 = 1200.0;
const ROW: f32 = 96.0;
const HEAD: f32 = 176.0;

pub(super) fn scene(table: &Table<'_, Everyone>) -> Option<Scene<Everyone>> {
    let (seen, words) = (table.seen, &table.words);
    let sheets = seen.sheets.as_ref()?;
    let height = HEAD + ROW * sheets.len() as f32 + 36.0;
    let mut scene = Scene::new(None, [0.0, 0.0, WIDTH, height], MARGIN);
    scene.plate([16.0, 16.0, WIDTH - 32.0, height - 32.0], 14.0, SUMI);
    scene.plate([20.0, 20.0, WIDTH - 40.0, height - 40.0], 11.0, PAPER);
    let title = words.word("battle-sheet-title");
    scene.text(
        title,
        [WIDTH / 2.0, 68.0],
        60.0,
        Hand::Title,
        Align::Middle,
        SUMI,
    );
    let columns = [
        ("battle-sheet-flowers", 500.0),
        ("battle-sheet-faceup", 644.0),
        ("battle-sheet-territories", 790.0),
        ("battle-sheet-objective", 950.0),
        ("battle-sheet-total", 1110.0),
    ];
    for (key, x) in columns {
        scene.text(
            words.word(key),
            [x, 136.0],
            30.0,
            Hand::Plain,
            Align::Middle,
            SUMI,
        );
    }
    let mut ranked: Vec<_> = sheets.iter().collect();
    ranked.sort_by_key(|s| (s.place, s.seat.index()));
    let mut told = Vec::new();
    for (i, sheet) in ranked.into_iter().enumerate() {
        let Some(seat) = seen.seats.iter().find(|s| s.seat == sheet.seat) else {
            continue;
        };
        let y = HEAD + ROW * (i as f32 + 0.5);
        if sheet.place == 1 {
            scene.plate(
                [34.0, y - ROW / 2.0 + 4.0, WIDTH - 68.0, ROW - 8.0],
                12.0,
                WHITE,
            );
        } else {
            let (from, to) = ([40.0, y - ROW / 2.0], [WIDTH - 40.0, y - ROW / 2.0]);
            scene.items.push(Item::Line {
                from,
                to,
                width: 2.0,
                ink: MARGIN,
            });
        }
        let place = sheet.place.to_string();
        scene.text(
            place,
            [70.0, y],
            54.0,
            Hand::Title,
            Align::Middle,
            VERMILION,
        );
        pieces::crest(&mut scene, seat.clan, [138.0, y], 36.0, false);
        let clan = words.name(seat.clan);
        let name = table.words.seat(sheet.seat);
        scene.text(name, [190.0, y], 42.0, Hand::Bold, Align::Left, SUMI);
        let numbers = [sheet.flowers, sheet.faceup, sheet.territory_honor];
        for (number, (_, x)) in numbers.iter().zip(columns) {
            scene.text(
                number.to_string(),
                [x, y],
                44.0,
                Hand::Bold,
                Align::Middle,
                SUMI,
            );
        }
        let [.., (_, objective), (_, total)] = columns;
        let (mark, ink) = if sheet.objective_met {
            ("check", VERMILION)
        } else {
            ("cross", SUMI)
        };
        scene.stamp(mark, [objective - 26.0, y - 12.0], 28.0, ink);
        let honor = sheet.objective_honor.to_string();
        scene.text(
            honor,
            [objective + 14.0, y - 12.0],
            40.0,
            Hand::Bold,
            Align::Middle,
            SUMI,
        );
        if let Some(kept) = sheet.objective {
            let kept = words.name(kept);
            scene.text(
                kept,
                [objective, y + 24.0],
                23.0,
                Hand::Plain,
                Align::Middle,
                SUMI,
            );
        }
        let sum = sheet.total.to_string();
        scene.text(sum, [total, y], 60.0, Hand::Title, Align::Middle, VERMILION);
        told.push((clan, sheet.total));
    }
    scene.name = format!("rokugan-{}-scores.png", table.seq);
    scene.alt = final_honor(words, told.into_iter());
    scene.words = scene.alt.clone();
    Some(scene)
}
