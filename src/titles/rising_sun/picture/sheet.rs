//! The score sheets of a table that is over.

use rules::titles::rising_sun::Sheet;
use rules::view::Everyone;

use super::pieces::{badge, middle, short};
use super::words::over;
use super::{MARGIN, PAPER, SUMI, Table, VERMILION, WHITE};
use painter::scene::{Align, Hand, Item, Scene};

const WIDTH: f32 = 1200.0;
const ROW: f32 = 100.0;
const HEAD: f32 = 190.0;
/// Where the columns stand: before winter, upgrades, war tokens, provinces, honor, total.
const COLUMNS: [f32; 6] = [520.0, 640.0, 760.0, 880.0, 990.0, 1104.0];

pub(super) fn scene(table: &Table<'_, Everyone>) -> Option<Scene<Everyone>> {
    let sheets = table.seen.sheets.as_ref()?;
    let words = &table.words;
    let height = HEAD + ROW * sheets.len() as f32 + 36.0;
    let mut scene = Scene::new(None, [0.0, 0.0, WIDTH, height], MARGIN);
    scene.plate([16.0, 16.0, WIDTH - 32.0, height - 32.0], 14.0, SUMI);
    scene.plate([20.0, 20.0, WIDTH - 40.0, height - 40.0], 11.0, PAPER);
    let title = words.word("rising_sun-sheet-title");
    let at = [WIDTH / 2.0, 68.0];
    scene.text(title, at, 60.0, Hand::Title, Align::Middle, SUMI);
    let [play, upgrades, tokens, provinces, honor, total] = COLUMNS;
    for (key, x) in [
        ("rising_sun-sheet-play", play),
        ("rising_sun-sheet-total", total),
    ] {
        let word = words.word(key);
        scene.text(word, [x, 148.0], 28.0, Hand::Plain, Align::Middle, SUMI);
    }
    for (stamp, x) in [
        ("winter", upgrades),
        ("war", tokens),
        ("banner", provinces),
        ("honor", honor),
    ] {
        scene.stamp(stamp, [x, 146.0], 46.0, SUMI);
    }
    let mut ranked: Vec<&Sheet> = sheets.iter().collect();
    ranked.sort_by_key(|sheet| (sheet.place, sheet.seat.index()));
    for (i, sheet) in ranked.into_iter().enumerate() {
        row(table, &mut scene, sheet, HEAD + ROW * i as f32);
    }
    scene.name = format!("rokugan-{}-scores.png", table.seq);
    scene.alt = over(words, sheets);
    scene.words.clone_from(&scene.alt);
    Some(scene)
}

fn row(table: &Table<'_, Everyone>, scene: &mut Scene<Everyone>, sheet: &Sheet, top: f32) {
    let y = top + ROW / 2.0;
    if sheet.place == 1 {
        scene.plate([34.0, top + 4.0, WIDTH - 68.0, ROW - 8.0], 12.0, WHITE);
    } else {
        scene.items.push(Item::Line {
            from: [40.0, top],
            to: [WIDTH - 40.0, top],
            width: 2.0,
            ink: MARGIN,
        });
    }
    let place = sheet.place.to_string();
    let (at, hand) = ([70.0, y], Hand::Title);
    scene.text(place, at, 54.0, hand, Align::Middle, VERMILION);
    badge(scene, table.clan(sheet.seat), [140.0, y], 58.0, false);
    let name = short(&table.words.seat(sheet.seat), 13);
    scene.text(name, [190.0, y], 42.0, Hand::Bold, Align::Left, SUMI);
    let [columns @ .., total] = COLUMNS;
    let honor = u16::from(sheet.honor);
    let counts = [
        sheet.vp,
        sheet.upgrades,
        sheet.tokens,
        sheet.provinces,
        honor,
    ];
    for (count, x) in counts.into_iter().zip(columns) {
        middle(scene, count.to_string(), [x, y], 42.0, SUMI);
    }
    let sum = sheet.total.to_string();
    scene.text(sum, [total, y], 56.0, Hand::Title, Align::Middle, VERMILION);
}
