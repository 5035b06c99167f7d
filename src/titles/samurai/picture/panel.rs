//! On the open water: stage, whose turn, a row per seat in turn order, the figures' count; below the map the
//! viewer's own tiles and figures.

use rules::titles::samurai::{ASIDE_LIMIT, ByCaste, Caste, SeatSeen, Stage};
use rules::view::Audience;

use super::layout::BoardArt;
use super::{MARGIN, PAPER, SUMI, Table, VERMILION, WHITE, pieces, words};
use crate::titles::badge::room;
use crate::titles::strokes;
use painter::scene::{Align, Hand, Item, Scene};

const HEAD: f32 = 84.0;
/// A row of a seat whose captured figures lie behind its screen, and of one whose figures all may see.
const ROW: f32 = 76.0;
const OPEN_ROW: f32 = 98.0;
const OWN: f32 = 150.0;

/// The whole picture: the map, and for a seat a strip with what only it knows.
pub(super) fn frame<A: Audience>(table: &Table<'_, A>, art: &BoardArt) -> [f32; 4] {
    let [width, height] = art.canvas;
    let own = if table.own.is_some() { OWN } else { 0.0 };
    [0.0, 0.0, width, height + own]
}

pub(super) fn draw<A: Audience>(table: &Table<'_, A>, art: &BoardArt, scene: &mut Scene<A>) {
    let [x, y, w, _] = art.panel;
    let rows = table.seen.seats.len();
    let open = table.seen.seats.iter().any(|s| s.captured.is_some());
    let each = if open { OPEN_ROW } else { ROW };
    let high = HEAD + each * rows as f32;
    plate(scene, [x, y, w, high + 8.0]);
    head(table, scene, [x, y, w, HEAD]);
    let mut top = y + HEAD;
    for seat in table.seen.first_player.round(rows) {
        let Some(seen) = table.seen.seats.iter().find(|s| s.seat == seat) else {
            continue;
        };
        scene.items.push(Item::Line {
            from: [x + 14.0, top],
            to: [x + w - 14.0, top],
            width: 2.0,
            ink: MARGIN,
        });
        row(table, scene, seen, [x, top, w, each]);
        top += each;
    }
    side(table, scene, art.side);
    own(table, art, scene);
}

/// A sheet of paper with a key line.
fn plate<A: Audience>(scene: &mut Scene<A>, [x, y, w, h]: [f32; 4]) {
    scene.plate([x, y, w, h], 12.0, SUMI);
    scene.plate([x + 4.0, y + 4.0, w - 8.0, h - 8.0], 9.0, PAPER);
}

/// The stage, and who must act.
fn head<A: Audience>(table: &Table<'_, A>, scene: &mut Scene<A>, [x, y, w, h]: [f32; 4]) {
    let seen = table.seen;
    let middle = y + h / 2.0 + 1.0;
    let stage = words::stage(&table.words, seen.stage);
    let at = [x + 22.0, middle];
    // Beside a long name of a seat a long stage is written smaller.
    let size = if stage.chars().count() > 14 {
        31.0
    } else {
        40.0
    };
    scene.text(stage, at, size, Hand::Title, Align::Left, SUMI);
    let mut right = x + w - 18.0;
    match seen.waiting.as_slice() {
        [] => {}
        [one] => {
            right -= 28.0;
            pieces::crest(scene, table.colour(*one), [right, middle], 26.0);
            let who = table.words.seat(*one);
            let turn = table.words.say("to-act", &[("who", who.into())]);
            let at = [right - 38.0, middle];
            scene.text(turn, at, size * 0.85, Hand::Bold, Align::Right, VERMILION);
        }
        many => {
            for seat in many.iter().rev() {
                right -= 26.0;
                pieces::crest(scene, table.colour(*seat), [right, middle], 22.0);
                right -= 26.0;
            }
        }
    }
}

fn row<A: Audience>(
    table: &Table<'_, A>,
    scene: &mut Scene<A>,
    seen: &SeatSeen,
    [x, top, w, h]: [f32; 4],
) {
    let (name, marks, sizes) = match seen.captured {
        Some(_) => (top + h * 0.3, top + h * 0.72, x + 140.0),
        None => (top + h * 0.5, top + h * 0.5, x + w - 160.0),
    };
    if table.seen.waiting.contains(&seen.seat) {
        scene.plate([x + 8.0, top + 4.0, w - 16.0, h - 8.0], 10.0, WHITE);
        scene.stamp("turn", [x + 28.0, top + h / 2.0], 32.0, VERMILION);
    }
    pieces::crest(scene, seen.colour, [x + 80.0, top + h / 2.0], 29.0);
    let own = table.own.is_some_and(|(seat, _)| seat == seen.seat);
    let words = table.words.seat(seen.seat).to_string();
    let at = [x + 126.0, name];
    let (banner, check) = (sizes.max(x + 420.0) - 56.0, sizes.max(x + 420.0) - 102.0);
    let choosing = table.seen.stage == Stage::Hands;
    if own {
        // Before the check of a chosen hand, or the banner.
        let end = if choosing { check } else { banner } - 22.0;
        strokes::own_name(scene, &table.words, (words, 37.0), at, end);
    } else {
        scene.text(words, at, 37.0, Hand::Bold, Align::Left, SUMI);
        scene.within(room(13, 37.0));
    }
    if table.seen.first_player == seen.seat {
        scene.stamp("banner", [banner, name], 34.0, VERMILION);
    }
    if choosing && seen.hand_chosen {
        scene.stamp("check", [check, name], 32.0, SUMI);
    }
    for (stamp, count, at) in [
        ("hand", seen.hand, sizes),
        ("pool", seen.stack, sizes + 80.0),
    ] {
        scene.stamp(stamp, [at, marks], 30.0, SUMI);
        number(scene, count, [at + 21.0, marks]);
    }
    if let Some(captured) = seen.captured {
        castes(scene, &captured, [x + 330.0, marks], 34.0, 82.0);
    }
}

fn number<A: Audience>(scene: &mut Scene<A>, count: u8, at: [f32; 2]) {
    let count = count.to_string();
    scene.text(count, at, 37.0, Hand::Bold, Align::Left, SUMI);
}

/// Three figures, each with its number.
fn castes<A: Audience>(
    scene: &mut Scene<A>,
    counts: &ByCaste<u8>,
    [x, y]: [f32; 2],
    size: f32,
    step: f32,
) {
    for (i, caste) in Caste::ALL.into_iter().enumerate() {
        let at = x + step * i as f32;
        pieces::figure(scene, caste, [at, y], size);
        number(scene, counts[caste], [at + size * 0.72, y]);
    }
}

/// Figures left on the board (or still to be set up), and those set aside.
fn side<A: Audience>(table: &Table<'_, A>, scene: &mut Scene<A>, [x, y, w, h]: [f32; 4]) {
    let seen = table.seen;
    plate(scene, [x, y, w, h]);
    let setting_up = matches!(seen.stage, Stage::Hands | Stage::Cities | Stage::Villages);
    let (key, counts) = if setting_up {
        ("samurai-picture-to-place", &seen.pool)
    } else {
        ("samurai-picture-on-board", &seen.on_board)
    };
    let left = x + 20.0;
    let title = table.words.word(key);
    scene.text(
        title,
        [left, y + 30.0],
        28.0,
        Hand::Plain,
        Align::Left,
        SUMI,
    );
    castes(scene, counts, [left + 26.0, y + 76.0], 44.0, 116.0);
    let title = table.words.word("samurai-picture-aside");
    scene.text(
        title,
        [left, y + 124.0],
        28.0,
        Hand::Plain,
        Align::Left,
        SUMI,
    );
    let row = y + h - 44.0;
    let gone = Caste::ALL.into_iter().flat_map(|caste| {
        let count = usize::from(seen.aside[caste]);
        std::iter::repeat_n(caste, count)
    });
    let gone: Vec<Caste> = gone.collect();
    let slots = gone.len().max(usize::from(ASIDE_LIMIT));
    let step = ((w - 60.0) / slots as f32).min(58.0);
    for i in 0..slots {
        let at = [left + 24.0 + step * i as f32, row];
        match gone.get(i) {
            Some(caste) => pieces::figure(scene, *caste, at, 42.0),
            None => scene.items.push(Item::Ring {
                at,
                radius: 17.0,
                width: 3.0,
                ink: MARGIN,
            }),
        }
    }
}

/// The viewer's own hand and captured figures, below the map.
fn own<A: Audience>(table: &Table<'_, A>, art: &BoardArt, scene: &mut Scene<A>) {
    const TILE: f32 = 56.0;
    let Some((seat, own)) = table.own else { return };
    let [width, top] = art.canvas;
    plate(scene, [14.0, top - 4.0, width - 28.0, OWN - 8.0]);
    let middle = top + OWN / 2.0 - 8.0;
    let colour = table.colour(seat);
    let title = table.words.word("your-hand");
    scene.text(title, [36.0, middle], 34.0, Hand::Bold, Align::Left, SUMI);
    let mut x = 262.0;
    for tile in &own.hand {
        pieces::tile(scene, colour, *tile, [x, middle], TILE, None);
        if tile.cunning() {
            let corner = [x + TILE * 0.62, middle - TILE * 0.66];
            scene.disc(corner, 17.0, SUMI);
            scene.disc(corner, 14.8, WHITE);
            scene.stamp("fan", corner, 21.0, VERMILION);
        }
        x += TILE * 2.06;
    }
    let title = table.words.word("samurai-picture-captured");
    let left = width - 348.0;
    let hand = Hand::Plain;
    scene.text(title, [left, middle - 36.0], 28.0, hand, Align::Left, SUMI);
    castes(
        scene,
        &own.captured,
        [left + 26.0, middle + 18.0],
        48.0,
        110.0,
    );
}
