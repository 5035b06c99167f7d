//! The score sheets as a picture: one row per seat, best place first.

use rules::titles::samurai::Caste;
use rules::view::Everyone;

use super::words::over;
use super::{GOLD, MARGIN, PAPER, SUMI, Table, VERMILION, WHITE, pieces};
use painter::scene::{Align, Hand, Item, Scene};

const WIDTH: f32 = 1200.0;
const ROW: f32 = 100.0;
const HEAD: f32 = 190.0;
/// Where the columns stand: the three castes, leaders, others, all.
const COLUMNS: [f32; 6] = [510.0, 630.0, 750.0, 872.0, 990.0, 1112.0];

pub(super) fn scene(table: &Table<'_, Everyone>) -> Option<Scene<Everyone>> {
    let sheets = table.seen.sheets.as_ref()?;
    let words = &table.words;
    let height = HEAD + ROW * sheets.len() as f32 + 36.0;
    let mut scene = Scene::new(None, [0.0, 0.0, WIDTH, height], MARGIN);
    scene.plate([16.0, 16.0, WIDTH - 32.0, height - 32.0], 14.0, SUMI);
    scene.plate([20.0, 20.0, WIDTH - 40.0, height - 40.0], 11.0, PAPER);
    let title = words.word("samurai-sheet-title");
    let at = [WIDTH / 2.0, 68.0];
    scene.text(title, at, 60.0, Hand::Title, Align::Middle, SUMI);
    let [buddha, rice, castle, leaders, others, total] = COLUMNS;
    for (caste, x) in Caste::ALL.into_iter().zip([buddha, rice, castle]) {
        pieces::figure(&mut scene, caste, [x, 144.0], 56.0);
    }
    for (key, x) in [
        ("samurai-sheet-leaders", leaders),
        ("samurai-sheet-others", others),
        ("samurai-sheet-total", total),
    ] {
        let word = words.word(key);
        scene.text(word, [x, 148.0], 30.0, Hand::Plain, Align::Middle, SUMI);
    }
    let mut ranked: Vec<_> = sheets.iter().collect();
    ranked.sort_by_key(|s| (s.place, s.seat.index()));
    for (i, sheet) in ranked.into_iter().enumerate() {
        let top = HEAD + ROW * i as f32;
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
        let at = [70.0, y];
        scene.text(place, at, 54.0, Hand::Title, Align::Middle, VERMILION);
        let colour = table.colour(sheet.seat);
        pieces::crest(&mut scene, colour, [138.0, y], 36.0);
        let name = table.words.seat(sheet.seat);
        scene.text(name, [190.0, y], 42.0, Hand::Bold, Align::Left, SUMI);
        for (caste, x) in Caste::ALL.into_iter().zip([buddha, rice, castle]) {
            // The leader's number lies in a gold disc: the token of its caste.
            if sheet.led.contains(&caste) {
                scene.disc([x, y], 36.0, SUMI);
                scene.disc([x, y], 33.0, GOLD);
            }
            let count = sheet.captured[caste].to_string();
            scene.text(count, [x, y], 46.0, Hand::Bold, Align::Middle, SUMI);
        }
        let led = sheet.led.len().to_string();
        let hand = Hand::Title;
        scene.text(led, [leaders, y], 56.0, hand, Align::Middle, VERMILION);
        for (count, x) in [(sheet.others, others), (sheet.total, total)] {
            let count = count.to_string();
            scene.text(count, [x, y], 46.0, Hand::Bold, Align::Middle, SUMI);
        }
    }
    scene.name = format!("rokugan-{}-scores.png", table.seq);
    scene.alt = over(words, sheets);
    scene.words.clone_from(&scene.alt);
    Some(scene)
}
