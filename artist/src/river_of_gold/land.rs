//! The ground of the map: land and water in flat tones, and every line of the key block.

use std::fmt::Write as _;

use super::Board;
use crate::brush::{Point, chance, growth, path, scales};
use crate::press::Print;
use crate::shape::{bounds, distance, inside, rim};

/// Land and water in flat tones, below the key block.
pub fn colours(board: &Board, print: Print) -> String {
    let mut body = String::new();
    let [l, t, r, b] = board.source.frame;
    let (w, h) = (r - l, b - t);
    let tone = |i: usize| board.tone(i);
    let plain = print == Print::Contrast;
    let _ = write!(
        body,
        r##"<defs><pattern id="scales" width="44" height="22" patternUnits="userSpaceOnUse"><g fill="none" stroke="{t3}" stroke-width="1.6" opacity=".34">{scales}</g></pattern><clipPath id="in"><rect x="{l}" y="{t}" width="{w}" height="{h}"/></clipPath></defs><g clip-path="url(#in)">"##,
        t3 = tone(3),
        scales = scales(),
    );
    for shore in &board.course.shores {
        let fill = board.ground(shore.region, print);
        let _ = write!(
            body,
            r#"<path d="{d}" fill="{fill}" stroke="{fill}" stroke-width="1"/>"#,
            d = path(&shore.land, true)
        );
    }
    let water: String = {
        let [left, right] = &board.course.banks;
        let mut ring = left.clone();
        ring.extend(right.iter().rev());
        path(&ring, true)
    };
    if plain {
        let _ = write!(body, r#"<path d="{water}" fill="{}"/>"#, tone(0));
    } else {
        // Surf along the banks: the same outline, clipped to itself, stroked ever thinner.
        let _ = write!(
            body,
            r##"<clipPath id="river"><path d="{water}"/></clipPath><g clip-path="url(#river)"><path d="{water}" fill="{t2}"/><path d="{water}" fill="url(#scales)"/><path d="{water}" fill="none" stroke="{t1}" stroke-width="26"/><path d="{water}" fill="none" stroke="{t0}" stroke-width="13"/></g>"##,
            t0 = tone(0),
            t1 = tone(1),
            t2 = tone(2),
        );
    }
    let line = if plain { tone(5) } else { tone(4) };
    for cut in &board.course.cuts {
        let _ = write!(
            body,
            r#"<path d="{d}" fill="none" stroke="{white}" stroke-width="7.5"/><path d="{d}" fill="none" stroke="{line}" stroke-width="3.6" stroke-dasharray="11 6"/>"#,
            d = path(cut, false),
            white = board.ink("white"),
        );
    }
    if !plain {
        for [x, y, s] in &board.source.dressing.foam {
            let _ = write!(
                body,
                r#"<g transform="translate({x} {y}) scale({s})" fill="none" stroke="{foam}" stroke-width="3.4" stroke-linecap="round"><path d="M-34 6q8-12 17 0t17 0t17 0t17 0"/><path d="M-16 16q8-12 17 0t17 0"/></g>"#,
                foam = board.ink("white"),
            );
        }
    }
    body.push_str("</g>");
    body
}

/// The key block of the map: black on nothing; its coverage is the darkness of the ink.
pub fn key(board: &Board, print: Print) -> String {
    let mut body = String::new();
    let [l, t, r, b] = board.source.frame;
    let _ = write!(
        body,
        r##"<defs><clipPath id="in"><rect x="{l}" y="{t}" width="{w}" height="{h}"/></clipPath></defs><g clip-path="url(#in)" fill="none" stroke="#000" stroke-linejoin="round">"##,
        w = r - l,
        h = b - t,
    );
    for bank in &board.course.banks {
        let _ = write!(
            body,
            r#"<path d="{d}" stroke-width="5"/>"#,
            d = path(bank, false)
        );
    }
    for line in &board.borders {
        let _ = write!(
            body,
            r#"<path d="{d}" stroke-width="5"/>"#,
            d = path(line, false)
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

/// Strews the land with what grows there, clear of shore spaces, names and banks.
fn strew(board: &Board, body: &mut String) {
    body.push_str(r#"<g stroke-opacity=".45" stroke-width="2.1" stroke-linecap="round">"#);
    let mut placed: Vec<Point> = Vec::new();
    for shore in &board.course.shores {
        let Some(region) = board.source.regions.get(shore.region) else {
            continue;
        };
        let (x0, y0, x1, y1) = bounds(&shore.land);
        let seed = shore.number as u32;
        for i in 0..400 {
            let x = x0 + f64::midpoint(chance(seed * 31 + 5, i), 1.0) * (x1 - x0);
            let y = y0 + f64::midpoint(chance(seed * 37 + 9, i), 1.0) * (y1 - y0);
            let here = [x, y];
            let crowded = placed.iter().any(|p| distance(*p, here) < 31.0);
            if crowded
                || !inside(&shore.land, here)
                || rim(&shore.land, here) < 15.0
                || board.taken(here)
            {
                continue;
            }
            placed.push(here);
            let _ = write!(
                body,
                r#"<g transform="translate({x:.1} {y:.1}) scale({size:.2})">{}</g>"#,
                growth(&region.growth),
                size = 1.0 + 0.25 * chance(seed, i),
            );
        }
    }
    body.push_str("</g>");
}
