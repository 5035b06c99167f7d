//! What lies below the map: season and turns of the political phase, the shrines, the cards on display.

use std::fmt::Write as _;

use anyhow::Result;
use serde_json::{Value, json};

use super::Board;
use super::source::Rect;
use crate::press::Print;

/// Turns of the political phase, mandates and kami together.
const TURNS: usize = 10;
/// Shrines in play.
const SHRINES: usize = 4;
/// The most players.
const SEATS: usize = 5;

/// Everything below the map that never changes.
pub fn colours(board: &Board, print: Print) -> Result<String> {
    let mut body = String::new();
    politics(board, print, &mut body)?;
    for rect in shrines(board) {
        body.push_str(&sheet(rect, &board.panel(print), &board.ink("sumi")));
    }
    market(board, print, &mut body)?;
    Ok(body)
}

/// A sheet of paper with a key line.
fn sheet([x, y, w, h]: Rect, fill: &str, sumi: &str) -> String {
    format!(
        r#"<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="9" fill="{fill}" stroke="{sumi}" stroke-width="3"/>"#
    )
}

/// The turns: sheets for mandates, a gate where the kami act, then war.
fn politics(board: &Board, print: Print, body: &mut String) -> Result<()> {
    let source = &board.source.politics;
    let sumi = board.ink("sumi");
    let paper = board.panel(print);
    let field = match print {
        Print::Colour => board.ink("field"),
        Print::Contrast => board.ink("white"),
    };
    let [_, y, _, h] = source.slots;
    let middle = y + h / 2.0;
    let [sx, _, sw, _] = source.season;
    let [wx, ..] = source.war;
    let _ = write!(
        body,
        r#"<path d="M{a} {middle}H{wx}" stroke="{sumi}" stroke-width="5"/>"#,
        a = sx + sw,
    );
    body.push_str(&sheet(source.season, &paper, &sumi));
    for (i, rect) in slots(board).into_iter().enumerate() {
        let [x, y, w, h] = rect;
        if source.kami.contains(&i) {
            let _ = write!(
                body,
                r#"<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="40" fill="{field}" stroke="{sumi}" stroke-width="3"/>"#
            );
            let at = [x + w / 2.0, middle];
            body.push_str(&board.icons.place("kami", at, 52.0, &sumi, &field)?);
        } else {
            body.push_str(&sheet(rect, &paper, &sumi));
            let _ = write!(
                body,
                r#"<rect x="{a}" y="{b}" width="{c}" height="{d}" rx="6" fill="none" stroke="{sumi}" stroke-width="1.6" stroke-dasharray="5 5"/>"#,
                a = x + 8.0,
                b = y + 8.0,
                c = w - 16.0,
                d = h - 16.0,
            );
        }
    }
    let [x, y, w, h] = source.war;
    let red = board.ink("vermilion");
    body.push_str(&sheet(source.war, &red, &sumi));
    let at = [x + w / 2.0, y + h / 2.0];
    let white = board.ink("white");
    body.push_str(&board.icons.place("war", at, 52.0, &white, &red)?);
    Ok(())
}

fn market(board: &Board, print: Print, body: &mut String) -> Result<()> {
    let sumi = board.ink("sumi");
    let fill = match print {
        Print::Colour => board.ink("field"),
        Print::Contrast => board.ink("white"),
    };
    let rect = board.source.market.rect;
    body.push_str(&sheet(rect, &fill, &sumi));
    let [x, y, _, h] = rect;
    let at = [x + 28.0, y + h / 2.0];
    body.push_str(&board.icons.place("card", at, 50.0, &sumi, &fill)?);
    Ok(())
}

fn series([x, y, w, h]: Rect, step: f64, count: usize) -> Vec<Rect> {
    let rect = |i: usize| [x + step * i as f64, y, w, h];
    (0..count).map(rect).collect()
}

/// The ten turns.
fn slots(board: &Board) -> Vec<Rect> {
    let source = &board.source.politics;
    series(source.slots, source.step, TURNS)
}

/// The four shrines.
fn shrines(board: &Board) -> Vec<Rect> {
    let source = &board.source.shrines;
    series(source.first, source.step, SHRINES)
}

/// Everything below the map, for the manifest.
pub fn described(board: &Board) -> Value {
    let politics = &board.source.politics;
    json!({
        "season": politics.season, "slots": slots(board), "kami": politics.kami, "war": politics.war,
        "shrines": shrines(board), "market": board.source.market.rect,
    })
}

/// What the scene draws below the canvas, for the manifest.
pub fn panel(board: &Board) -> Value {
    let source = &board.source.panel;
    let [x, w, h, gap] = source.card;
    let [_, top, _, high] = source.head;
    let row = |i: usize| [x, top + high + (h + gap) * i as f64, w, h];
    let rows: Vec<Rect> = (0..SEATS).map(row).collect();
    json!({ "head": source.head, "rows": rows, "gap": gap, "own": source.own })
}
