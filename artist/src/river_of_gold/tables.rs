//! What lies below the map: the building row, stacks, masteries and the influence tracks.

use std::fmt::Write as _;

use anyhow::Result;
use serde_json::{Value, json};

use super::Board;
use super::source::Rect;
use crate::brush::Point;
use crate::icons::lettering;
use crate::press::Print;

/// Slots of the building row and masteries in play.
const ROW: usize = 4;
const MASTERIES: usize = 3;
/// The most players.
const SEATS: usize = 4;
/// The last step of a track.
const LAST: usize = 18;
/// Height of the line of numbers and of the line of rewards above the tracks.
const NUMBERS: f64 = 22.0;
const REWARDS: f64 = 38.0;

/// A sheet of paper with a key line.
fn sheet([x, y, w, h]: Rect, fill: &str, sumi: &str) -> String {
    format!(
        r#"<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="9" fill="{fill}" stroke="{sumi}" stroke-width="3"/>"#
    )
}

/// Everything below the map that never changes.
pub fn colours(board: &Board, print: Print) -> Result<String> {
    let mut body = String::new();
    row(board, print, &mut body)?;
    stacks(board, print, &mut body)?;
    tracks(board, print, &mut body)?;
    Ok(body)
}

/// Four slots; the first, nearest to leaving, gives a favor.
fn row(board: &Board, print: Print, body: &mut String) -> Result<()> {
    let sumi = board.ink("sumi");
    let paper = board.panel(print);
    let rects = board.source.tables.row.rects(ROW);
    for (i, rect) in rects.iter().enumerate() {
        body.push_str(&sheet(*rect, &paper, &sumi));
        let [x, y, w, h] = *rect;
        let at = [x + w / 2.0, y + h / 2.0];
        if i == 0 {
            body.push_str(&board.icons.place("favor", at, 60.0, &sumi, &paper)?);
        } else {
            let _ = write!(
                body,
                r#"<path d="M{a} {b}l-22 24l22 24" fill="none" stroke="{sumi}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>"#,
                a = x + w / 2.0 + 10.0,
                b = y + h / 2.0 - 24.0,
            );
        }
    }
    Ok(())
}

/// The stacks of both eras, the customers, and the sheets of the masteries.
fn stacks(board: &Board, print: Print, body: &mut String) -> Result<()> {
    let sumi = board.ink("sumi");
    let paper = board.panel(print);
    let tables = &board.source.tables;
    let [first, second] = tables.stacks;
    let eras = [(first, "I", "flower"), (second, "II", "end")];
    for (rect, era, mark) in eras {
        body.push_str(&sheet(rect, &paper, &sumi));
        let [x, y, w, h] = rect;
        body.push_str(&lettering(era, [x + w / 2.0, y + 22.0], 31.0, &sumi));
        let at = [x + w / 2.0, y + h - 23.0];
        body.push_str(&board.icons.place(mark, at, 33.0, &sumi, &paper)?);
    }
    let [x, y, w, _] = tables.deck;
    body.push_str(&sheet(tables.deck, &paper, &sumi));
    let at = [x + w / 2.0, y + 27.0];
    body.push_str(&board.icons.place("deck", at, 38.0, &sumi, &paper)?);
    for rect in tables.masteries.rects(MASTERIES) {
        body.push_str(&sheet(rect, &paper, &sumi));
    }
    Ok(())
}

/// Left edge and width of a step; step 0 is the start.
fn cell(board: &Board, step: usize) -> (f64, f64) {
    let [left, start, each] = board.source.tracks.cells;
    match step.checked_sub(1) {
        None => (left, start),
        Some(before) => (left + start + each * before as f64, each),
    }
}

fn tracks(board: &Board, print: Print, body: &mut String) -> Result<()> {
    let source = &board.source.tracks;
    let [sumi, white, field, gold] = ["sumi", "white", "field", "gold"].map(|n| board.ink(n));
    let paper = board.panel(print);
    let plain = print == Print::Contrast;
    let count = board.source.regions.len() as f64;
    let high = source.height * count;
    let head = source.top - NUMBERS - REWARDS;
    body.push_str(&sheet(
        [14.0, head - 6.0, 1172.0, high + NUMBERS + REWARDS + 14.0],
        &paper,
        &sumi,
    ));
    // The ground of each track, then the columns of steps that give something.
    for (i, region) in board.source.regions.iter().enumerate() {
        let y = source.top + source.height * i as f64;
        let fill = board.ground(i, print);
        let middle = y + source.height / 2.0;
        let _ = write!(
            body,
            r#"<rect x="22" y="{y}" width="1156" height="{h}" fill="{fill}"/>"#,
            h = source.height,
        );
        let die = format!("die_{}", i + 1);
        body.push_str(
            &board
                .icons
                .place(&die, [source.badge, middle], 39.0, &sumi, &white)?,
        );
        body.push_str(&board.icons.place(
            &region.good,
            [source.good, middle],
            34.0,
            &sumi,
            &fill,
        )?);
    }
    for step in 0..=LAST {
        let (x, w) = cell(board, step);
        let marked = source.rewards.contains(&step);
        let fill = match (plain, marked) {
            (true, _) | (false, false) => &white,
            (false, true) => &field,
        };
        for i in 0..board.source.regions.len() {
            let y = source.top + source.height * i as f64;
            let line = if marked && plain { 4.0 } else { 1.8 };
            let _ = write!(
                body,
                r#"<rect x="{a:.1}" y="{b:.1}" width="{c:.1}" height="{d:.1}" rx="5" fill="{fill}" stroke="{sumi}" stroke-width="{line}"/>"#,
                a = x + 1.5,
                b = y + 2.0,
                c = w - 3.0,
                d = source.height - 4.0,
            );
        }
        if step > 0 {
            let at = [x + w / 2.0, source.top - NUMBERS / 2.0];
            body.push_str(&lettering(&step.to_string(), at, 24.0, &sumi));
        }
        let y = head + REWARDS / 2.0;
        let middle = x + w / 2.0;
        let mut icon = |name: &str, at: f64, size: f64| -> Result<()> {
            body.push_str(&board.icons.place(name, [at, y], size, &sumi, &paper)?);
            Ok(())
        };
        match step {
            2 => icon("any_good", middle, 28.0)?,
            5 => icon("koku", middle + 9.0, 32.0)?,
            9 => icon("favor", middle, 34.0)?,
            11 => icon("flower", middle, 36.0)?,
            13 => icon("vp", middle + 9.0, 30.0)?,
            LAST => {
                icon("vp", middle - 14.0, 30.0)?;
                icon("any_good", middle + 20.0, 28.0)?;
            }
            _ => {}
        }
        let amount = match step {
            5 => Some(("2", middle - 13.0)),
            13 => Some(("3", middle - 13.0)),
            LAST => Some(("3", middle - 38.0)),
            _ => None,
        };
        if let Some((text, at)) = amount {
            body.push_str(&lettering(text, [at, y], 30.0, &sumi));
        }
    }
    // The good of the region on its second step, and the spaces for artisan, elder and scoring tile.
    let (good, step) = if plain {
        (&sumi, &white)
    } else {
        (&gold, &field)
    };
    for (i, region) in board.source.regions.iter().enumerate() {
        let middle = source.top + source.height * (i as f64 + 0.5);
        let (x, w) = cell(board, 2);
        body.push_str(
            &board
                .icons
                .place(&region.good, [x + w / 2.0, middle], 26.0, good, step)?,
        );
        for (name, at) in [("artisan", source.artisan), ("elder", source.elder)] {
            let _ = write!(
                body,
                r#"<circle cx="{at}" cy="{middle}" r="16.5" fill="{white}" stroke="{sumi}" stroke-width="1.8"/>"#
            );
            body.push_str(&board.icons.place(name, [at, middle], 21.0, &sumi, &white)?);
        }
    }
    Ok(())
}

/// Where everything below the map lies, for the manifest.
pub fn described(board: &Board) -> Value {
    let tables = &board.source.tables;
    let [first, second] = tables.stacks;
    json!({
        "row": tables.row.rects(ROW),
        "stacks": { "first": first, "second": second },
        "deck": tables.deck,
        "masteries": tables.masteries.rects(MASTERIES),
    })
}

/// Below the canvas: the line that says whose turn it is, and two columns of seats' cards.
pub fn panel(board: &Board) -> Value {
    let [width, top] = board.source.canvas;
    let panel = &board.source.panel;
    let [left, w, h, gap] = panel.card;
    let card = |i: usize| {
        let (column, line) = ((i % 2) as f64, (i / 2) as f64);
        let x = left + (w + gap) * column;
        [x, top + panel.head + (h + gap) * line, w, h]
    };
    let cards: Vec<Rect> = (0..SEATS).map(card).collect();
    json!({
        "head": [0.0, top, width, panel.head], "cards": cards, "gap": gap,
        "own": [left, width - 2.0 * left, panel.own],
    })
}

/// The track of a region: the centre of each step from the start on, and what stands beside it.
pub fn track(board: &Board, region: usize) -> Value {
    let source = &board.source.tracks;
    let y = source.top + source.height * region as f64;
    let middle = y + source.height / 2.0;
    let steps: Vec<Point> = (0..=LAST)
        .map(|step| {
            let (x, w) = cell(board, step);
            [x + w / 2.0, middle]
        })
        .collect();
    let [x, w] = source.tile;
    json!({
        "badge": [source.badge, middle], "steps": steps,
        "artisan": [source.artisan, middle], "elder": [source.elder, middle],
        "tile": [x, y + 3.0, w, source.height - 6.0],
    })
}
