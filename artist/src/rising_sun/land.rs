//! The ground of the map: sea and lands in flat tones, and every line of the key block.

use std::fmt::Write as _;

use super::Board;
use crate::brush::{Point, chance, growth, path, scales, ship};
use crate::press::Print;
use crate::shape::{bounds, distance, inside, rim};

/// Sea and lands in flat tones, below the key block.
pub fn colours(board: &Board, print: Print) -> String {
    let mut body = String::new();
    let [l, t, r, b] = board.source.frame;
    let (w, h) = (r - l, b - t);
    let tone = |i: usize| board.tone(i);
    let _ = write!(
        body,
        r##"<defs><pattern id="scales" width="44" height="22" patternUnits="userSpaceOnUse"><g fill="none" stroke="{t2}" stroke-width="1.7" opacity=".5">{scales}</g></pattern><clipPath id="in"><rect x="{l}" y="{t}" width="{w}" height="{h}"/></clipPath></defs><g clip-path="url(#in)">"##,
        t2 = tone(2),
        scales = scales(),
    );
    let outline: String = board.map.rings.iter().map(|r| path(r, true)).collect();
    if print == Print::Contrast {
        let _ = write!(
            body,
            r#"<rect x="{l}" y="{t}" width="{w}" height="{h}" fill="{}"/>"#,
            tone(1)
        );
    } else {
        let _ = write!(
            body,
            r#"<rect x="{l}" y="{t}" width="{w}" height="{h}" fill="{}"/><rect x="{l}" y="{t}" width="{w}" height="{h}" fill="url(#scales)"/>"#,
            tone(3)
        );
        // The water pales towards the coast.
        for (width, tone) in [(76.0, tone(2)), (48.0, tone(1)), (22.0, tone(0))] {
            let _ = write!(
                body,
                r#"<path d="{outline}" fill="{tone}" stroke="{tone}" stroke-width="{width}" stroke-linejoin="round"/>"#
            );
        }
        dress(board, &mut body);
    }
    for (ring, province) in board.map.rings.iter().zip(&board.source.provinces) {
        let fill = match print {
            Print::Colour => board.ink(&province.code),
            Print::Contrast => board.ink("white"),
        };
        let _ = write!(
            body,
            r#"<path d="{d}" fill="{fill}" stroke="{fill}" stroke-width="1"/>"#,
            d = path(ring, true)
        );
    }
    body.push_str("</g>");
    body
}

/// Foam and ships on the open water.
fn dress(board: &Board, body: &mut String) {
    for [x, y, s] in &board.source.dressing.foam {
        let _ = write!(
            body,
            r#"<g transform="translate({x} {y}) scale({s})" fill="none" stroke="{foam}" stroke-width="3.4" stroke-linecap="round"><path d="M-34 6q8-12 17 0t17 0t17 0t17 0"/><path d="M-16 16q8-12 17 0t17 0"/></g>"#,
            foam = board.ink("white"),
        );
    }
    for [x, y, s] in &board.source.dressing.ships {
        body.push_str(&ship(&board.palette, [*x, *y], *s));
    }
}

/// The key block of the map: black on nothing; its coverage is the darkness of the ink.
pub fn key(board: &Board, print: Print) -> String {
    let mut body = String::new();
    let [l, t, r, b] = board.source.frame;
    body.push_str(
        r##"<g fill="none" stroke="#000" stroke-linejoin="round" stroke-linecap="round">"##,
    );
    for edge in &board.map.edges {
        let width = if edge.is_coast() { 5.0 } else { 6.0 };
        let _ = write!(
            body,
            r#"<path d="{d}" stroke-width="{width}"/>"#,
            d = path(&edge.curve, false)
        );
    }
    if print == Print::Colour {
        strew(board, &mut body);
    }
    body.push_str("</g>");
    for (inset, width) in [(0.0, 7.0), (-9.0, 2.0)] {
        let _ = write!(
            body,
            r##"<rect x="{x}" y="{y}" width="{w}" height="{h}" fill="none" stroke="#000" stroke-width="{width}"/>"##,
            x = l + inset,
            y = t + inset,
            w = r - l - 2.0 * inset,
            h = b - t - 2.0 * inset,
        );
    }
    body
}

/// Strews the provinces with what grows there, clear of coasts and of what is printed at their heads.
fn strew(board: &Board, body: &mut String) {
    body.push_str(r#"<g stroke-opacity=".3" stroke-width="2.1">"#);
    for (i, ring) in board.map.rings.iter().enumerate() {
        let Some(province) = board.source.provinces.get(i) else {
            continue;
        };
        let heads = [province.name, province.harvest, province.war];
        let head = |[x, y]: Point| {
            let near = |[hx, hy]: &Point| (x - hx).abs() < 84.0 && (y - hy).abs() < 30.0;
            heads.iter().any(near)
        };
        let (x0, y0, x1, y1) = bounds(ring);
        let seed = i as u32 + 1;
        let mut placed: Vec<Point> = Vec::new();
        for n in 0..500 {
            let x = x0 + f64::midpoint(chance(seed * 31 + 5, n), 1.0) * (x1 - x0);
            let y = y0 + f64::midpoint(chance(seed * 37 + 9, n), 1.0) * (y1 - y0);
            let here = [x, y];
            let crowded = placed.iter().any(|p| distance(*p, here) < 44.0);
            // A home has its clan's crest in the middle of the yard.
            let [yx, yy, yw, yh] = province.yard;
            let crest = [yx + yw / 2.0, yy + yh / 2.0];
            let sealed = province.home.is_some() && distance(crest, here) < yh * 0.56;
            let free = !crowded && !sealed && !head(here);
            if !free || !inside(ring, here) || rim(ring, here) < 18.0 {
                continue;
            }
            placed.push(here);
            let _ = write!(
                body,
                r#"<g transform="translate({x:.1} {y:.1}) scale({size:.2})">{}</g>"#,
                growth(&province.growth),
                size = 1.0 + 0.2 * chance(seed, n),
            );
        }
    }
    body.push_str("</g>");
}
