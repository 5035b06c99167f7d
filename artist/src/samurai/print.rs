//! The blocks of the print as SVG: the colour block (sea, land, settlements) and the key block (every line).

use std::fmt::Write as _;

use super::grid::{Board, Hex, Kind};
use crate::brush::{Point, growth, path, scales, ship};
use crate::palette::{Palette, hex};

/// From the edge of the canvas to the frame.
const FRAME: f64 = 22.0;

fn wrap(board: &Board, body: &str) -> String {
    let [w, h] = board.canvas;
    format!(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}">{body}</svg>"#)
}

fn outline(rings: &[Vec<Point>]) -> String {
    rings.iter().map(|ring| path(ring, true)).collect()
}

/// Sea and land in flat tones: open water with scale waves, the hexes of the sea paler, surf around the land.
pub fn colours(board: &Board, palette: &Palette) -> String {
    let tone = |i: usize| palette.sea.get(i).map_or_else(String::new, |c| hex(*c));
    let ink = |name: &str| hex(palette.ink(name));
    let [cw, ch] = board.canvas;
    let (w, h) = (cw - 2.0 * FRAME, ch - 2.0 * FRAME);
    let mut body = format!(
        r##"<defs>
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{t5}"/><stop offset=".2" stop-color="{t4}"/><stop offset=".5" stop-color="{t3}"/><stop offset=".7" stop-color="{t3}"/><stop offset="1" stop-color="{t5}"/></linearGradient>
<pattern id="scales" width="44" height="22" patternUnits="userSpaceOnUse"><g fill="none" stroke="{t2}" stroke-width="1.7" opacity=".3">{scales}</g></pattern>
<clipPath id="in"><rect x="{FRAME}" y="{FRAME}" width="{w}" height="{h}"/></clipPath></defs>
<rect width="{cw}" height="{ch}" fill="{margin}"/>
<g clip-path="url(#in)"><rect x="{FRAME}" y="{FRAME}" width="{w}" height="{h}" fill="url(#sky)"/><rect x="{FRAME}" y="{FRAME}" width="{w}" height="{h}" fill="url(#scales)"/>"##,
        t2 = tone(2),
        t3 = tone(3),
        t4 = tone(4),
        t5 = tone(5),
        margin = ink("margin"),
        scales = scales(),
    );
    let water = outline(&board.rims(|_| true));
    let land = outline(&board.rims(|kind| kind != Kind::Sea));
    let r = board.radius;
    let sea = board.hexes.iter().filter(|h| h.kind == Kind::Sea);
    let hexes: String = sea.map(|h| path(&board.corners(h), true)).collect();
    for (d, width, fill) in [
        (&water, r * 0.5, tone(3)),
        (&water, r * 0.2, tone(2)),
        (&land, r * 0.8, tone(1)),
        (&land, r * 0.4, tone(0)),
    ] {
        let _ = write!(
            body,
            r#"<path d="{d}" fill="{fill}" stroke="{fill}" stroke-width="{width:.1}" stroke-linejoin="round"/>"#
        );
    }
    let _ = write!(
        body,
        r#"<path d="{hexes}" fill="none" stroke="{t3}" stroke-width="{line:.1}"/><path d="{land}" fill="{paper}"/>"#,
        t3 = tone(3),
        line = r * 0.045,
        paper = ink("paper"),
    );
    let settled = board.hexes.iter().filter(|h| h.kind.is_settlement());
    let settled: String = settled.map(|h| inset(board, h, 0.96)).collect();
    let _ = write!(
        body,
        r#"<clipPath id="ashore"><path d="{land}"/></clipPath><path d="{settled}" fill="{}" clip-path="url(#ashore)"/>"#,
        ink("field")
    );
    for [x, y] in &board.source.foam {
        let _ = write!(
            body,
            r#"<g transform="translate({x} {y})" fill="none" stroke="{foam}" stroke-width="3.2" stroke-linecap="round"><path d="M-34 6q8-12 17 0t17 0t17 0t17 0"/><path d="M-16 16q8-12 17 0t17 0"/></g>"#,
            foam = ink("white"),
        );
    }
    for (i, at) in board.source.ships.iter().enumerate() {
        let size = if i % 2 == 0 { 1.1 } else { -1.0 };
        body.push_str(&ship(palette, *at, size));
    }
    body.push_str("</g>");
    body.push_str(&cartouche(board, palette));
    wrap(board, &body)
}

/// A hex drawn a little smaller.
fn inset(board: &Board, hex: &Hex, part: f64) -> String {
    let [x, y] = hex.at;
    let shrink = |[a, b]: Point| [x + (a - x) * part, y + (b - y) * part];
    path(&board.corners(hex).map(shrink), true)
}

/// The height of the plaque of the title: seven letters, one below the other.
pub const CARTOUCHE: f64 = 2.0 * (16.6 * 7.0 + 17.0);

/// The plaque of the title; the scene writes the title on it, in the language of who looks.
fn cartouche(board: &Board, palette: &Palette) -> String {
    let [sumi, white, red, gold] =
        ["sumi", "white", "vermilion", "gold"].map(|n| hex(palette.ink(n)));
    let [x, y] = board.source.cartouche;
    let half = CARTOUCHE / 2.0;
    format!(
        r#"<g transform="translate({x} {y})"><rect x="-40" y="{top}" width="80" height="{high}" rx="6" fill="{white}" stroke="{sumi}" stroke-width="5"/><rect x="-32" y="{top2}" width="64" height="{high2}" rx="3" fill="{red}" stroke="{sumi}" stroke-width="2.5"/><circle cy="{top}" r="8" fill="{gold}" stroke="{sumi}" stroke-width="3"/><circle cy="{half}" r="8" fill="{gold}" stroke="{sumi}" stroke-width="3"/></g>"#,
        top = -half,
        high = half * 2.0,
        top2 = 8.0 - half,
        high2 = half * 2.0 - 16.0,
    )
}

/// The key block: every line, black on nothing; its coverage is the darkness of the ink.
pub fn key(board: &Board) -> String {
    let mut body = String::new();
    let r = board.radius;
    // Where two land hexes meet; thicker around a settlement. The coast has its own line.
    let inland = board.sides(|kind| kind != Kind::Sea);
    let settled = board.sides(Kind::is_settlement);
    for (opacity, width, thick) in [(0.42, r * 0.05, false), (1.0, r * 0.085, true)] {
        let around = |side: &[Point; 2]| settled.iter().any(|(other, _)| other == side);
        let lines: String = inland
            .iter()
            .filter(|(side, count)| *count == 2 && around(side) == thick)
            .map(|(side, _)| path(side, false))
            .collect();
        let _ = write!(
            body,
            r##"<path d="{lines}" fill="none" stroke="#000" stroke-opacity="{opacity}" stroke-width="{width:.2}" stroke-linecap="round"/>"##
        );
    }
    // A city has a wall within its hex, Edo two.
    for hex in &board.hexes {
        let walls: &[f64] = match hex.kind {
            Kind::City => &[0.86],
            Kind::Edo => &[0.86, 0.76],
            _ => &[],
        };
        for part in walls {
            let _ = write!(
                body,
                r##"<path d="{d}" fill="none" stroke="#000" stroke-width="{width:.2}" stroke-linejoin="round"/>"##,
                d = inset(board, hex, *part),
                width = r * 0.055,
            );
        }
    }
    let _ = write!(
        body,
        r##"<path d="{d}" fill="none" stroke="#000" stroke-width="{width:.2}" stroke-linejoin="round"/>"##,
        d = outline(&board.rims(|kind| kind != Kind::Sea)),
        width = r * 0.13,
    );
    for hex in board.hexes.iter().filter(|h| h.kind == Kind::Land) {
        let [x, y] = hex.at;
        let _ = write!(
            body,
            r##"<g transform="translate({x:.1} {y:.1}) scale({s:.2})" fill="none" stroke="#000" stroke-opacity=".36" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round">{motif}</g>"##,
            y = y + r * 0.46,
            s = r * 0.021,
            motif = growth(&hex.motif),
        );
    }
    let [cw, ch] = board.canvas;
    for (inset, width) in [(FRAME, 7.0), (FRAME - 9.0, 2.0)] {
        let _ = write!(
            body,
            r##"<rect x="{inset}" y="{inset}" width="{w}" height="{h}" fill="none" stroke="#000" stroke-width="{width}"/>"##,
            w = cw - 2.0 * inset,
            h = ch - 2.0 * inset,
        );
    }
    wrap(board, &body)
}
