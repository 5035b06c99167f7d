//! The score sheets as a picture: one row per seat, best place first.

use rules::titles::river_of_gold::Sheet;
use rules::view::Everyone;

use super::pieces::{badge, middle, short};
use super::words::over;
use super::{MARGIN, PAPER, SUMI, Table, VERMILION, WHITE};
use painter::scene::{Align, Hand, Item, Scene};

const WIDTH: f32 = 1200.0;
const ROW: f32 = 100.0;
const HEAD: f32 = 190.0;
/// Where the columns stand: in play, regions, customers, merchants, artisans, nobles, favor, total.
const COLUMNS: [f32; 8] = [470.0, 585.0, 700.0, 790.0, 868.0, 946.0, 1024.0, 1116.0];

pub(super) fn scene(table: &Table<'_, Everyone>) -> Option<Scene<Everyone>> {
    let sheets = table.seen.sheets.as_ref()?;
    let words = &table.words;
    let height = HEAD + ROW * sheets.len() as f32 + 36.0;
    let mut scene = Scene::new(None, [0.0, 0.0, WIDTH, height], MARGIN);
    scene.plate([16.0, 16.0, WIDTH - 32.0, height - 32.0], 14.0, SUMI);
    scene.plate([20.0, 20.0, WIDTH - 40.0, height - 40.0], 11.0, PAPER);
    let title = words.word("river_of_gold-sheet-title");
    let at = [WIDTH / 2.0, 68.0];
    scene.text(title, at, 60.0, Hand::Title, Align::Middle, SUMI);
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
        let word = words.word(key);
        scene.text(word, [x, 148.0], 28.0, Hand::Plain, Align::Middle, SUMI);
    }
    for (stamp, x) in [
        ("merchant", merchants),
        ("artisan", artisans),
        ("noble", nobles),
        ("favor", favor),
    ] {
        scene.stamp(stamp, [x, 146.0], 44.0, SUMI);
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
    let name = short(&table.words.seat(sheet.seat), 11);
    scene.text(name, [190.0, y], 40.0, Hand::Bold, Align::Left, SUMI);
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
        middle(scene, count.to_string(), [x, y], 42.0, SUMI);
    }
    let sum = sheet.total.to_string();
    scene.text(sum, [total, y], 56.0, Hand::Title, Align::Middle, VERMILION);
}
