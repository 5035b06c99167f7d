//! The blocks of the print as SVG: sea block, key block, and the plain map of regions.
//!
//! Like a woodcut, the picture is made of separate blocks: the sea with its bands of paler tone, and the
//! key block that carries every line in one ink. The bot later washes provinces under the key block.

use std::fmt::Write as _;

use super::map::{Edge, Face, Map};
use crate::brush::{Point, chance, growth, noise, path, scales, ship};
use crate::palette::{Palette, hex};
use crate::shape::{bounds, distance, inside, rim};

/// Space for the column of territory cards at the right edge: centre, first top, height, pitch, width.
pub const CARDS: [f64; 5] = [1130.0, 36.0, 104.0, 111.5, 78.0];

fn wrap(map: &Map, body: &str) -> String {
    let [w, h] = map.canvas;
    format!(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}">{body}</svg>"#)
}

/// Every province in a flat grey that is its number, without smoothing.
pub fn regions(map: &Map) -> String {
    let mut body = String::from(r#"<g shape-rendering="crispEdges">"#);
    for (i, face) in map.land().enumerate() {
        let id = i + 1;
        let d = path(&face.ring, true);
        let _ = write!(
            body,
            r##"<path d="{d}" fill="rgb({id},{id},{id})" stroke="rgb({id},{id},{id})" stroke-width=".6"/>"##
        );
    }
    body.push_str("</g>");
    wrap(map, &body)
}

/// The sea: bands of tone that pale towards the coast, scale-waves on the open water, cartouche and card slots.
pub fn sea(map: &Map, palette: &Palette) -> String {
    let tone = |i: usize| palette.sea.get(i).map_or_else(String::new, |c| hex(*c));
    let [l, t, r, b] = map.frame;
    let (w, h) = (r - l, b - t);
    let margin = hex(palette.ink("margin"));
    let [cw, ch] = map.canvas;
    let mut body = format!(
        r##"<defs>
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{t5}"/><stop offset=".16" stop-color="{t4}"/><stop offset=".42" stop-color="{t3}"/><stop offset=".72" stop-color="{t3}"/><stop offset="1" stop-color="{t5}"/></linearGradient>
<pattern id="scales" width="44" height="22" patternUnits="userSpaceOnUse"><g fill="none" stroke="{t2}" stroke-width="1.7" opacity=".55">{scales}</g></pattern>
<clipPath id="in"><rect x="{l}" y="{t}" width="{w}" height="{h}"/></clipPath></defs>
<rect width="{cw}" height="{ch}" fill="{margin}"/>
<g clip-path="url(#in)"><rect x="{l}" y="{t}" width="{w}" height="{h}" fill="url(#sky)"/><rect x="{l}" y="{t}" width="{w}" height="{h}" fill="url(#scales)"/>"##,
        t2 = tone(2),
        t3 = tone(3),
        t4 = tone(4),
        t5 = tone(5),
        scales = scales(),
    );
    let outline: String = map.land().map(|f| path(&f.ring, true)).collect();
    for (width, tone) in [
        (150.0, tone(3)),
        (108.0, tone(2)),
        (68.0, tone(1)),
        (30.0, tone(0)),
    ] {
        let _ = write!(
            body,
            r#"<path d="{outline}" fill="{tone}" stroke="{tone}" stroke-width="{width}" stroke-linejoin="round"/>"#
        );
    }
    let foam = hex(palette.ink("white"));
    for [x, y, s] in [
        [424.0, 1252.0, 0.8],
        [668.0, 1196.0, 1.0],
        [1010.0, 560.0, 0.8],
        [1020.0, 890.0, 0.9],
        [905.0, 868.0, 0.8],
        [1056.0, 470.0, 0.7],
        [700.0, 1070.0, 0.8],
    ] {
        let _ = write!(
            body,
            r#"<g transform="translate({x} {y}) scale({s})" fill="none" stroke="{foam}" stroke-width="3.2" stroke-linecap="round"><path d="M-34 6q8-12 17 0t17 0t17 0t17 0"/><path d="M-16 16q8-12 17 0t17 0"/></g>"#
        );
    }
    body.push_str(&ship(palette, [398.0, 1222.0], 0.9));
    body.push_str(&ship(palette, [700.0, 1226.0], -0.8));
    body.push_str("</g>");
    body.push_str(&cartouche(palette));
    body.push_str(&card_slots(palette));
    wrap(map, &body)
}

fn cartouche(palette: &Palette) -> String {
    let [sumi, white, red, gold] =
        ["sumi", "white", "vermilion", "gold"].map(|n| hex(palette.ink(n)));
    let mut out = format!(
        r#"<g><rect x="1000" y="622" width="80" height="268" rx="6" fill="{white}" stroke="{sumi}" stroke-width="5"/><rect x="1008" y="630" width="64" height="252" rx="3" fill="{red}" stroke="{sumi}" stroke-width="2.5"/><g font-family="Alegreya" font-weight="800" font-size="37" text-anchor="middle" fill="{white}">"#
    );
    for (i, letter) in "ROKUGAN".chars().enumerate() {
        let y = 666.0 + 33.2 * i as f64;
        let _ = write!(out, r#"<text x="1040" y="{y}">{letter}</text>"#);
    }
    let _ = write!(
        out,
        r#"</g><circle cx="1040" cy="606" r="8" fill="{gold}" stroke="{sumi}" stroke-width="3"/><circle cx="1040" cy="890" r="8" fill="{gold}" stroke="{sumi}" stroke-width="3"/></g>"#
    );
    out
}

fn card_slots(palette: &Palette) -> String {
    let [sumi, paper, margin] = ["sumi", "paper", "margin"].map(|n| hex(palette.ink(n)));
    let [cx, top, height, pitch, width] = CARDS;
    let mut out = String::new();
    for i in 0..11 {
        let y = top + pitch * f64::from(i);
        let x = cx - width / 2.0;
        let _ = write!(
            out,
            r#"<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="9" fill="{paper}" stroke="{sumi}" stroke-width="3.4"/><path d="M{x1} {y1}h{w}v{h}h-{w}Z" fill="{margin}"/>"#,
            x1 = x + 6.0,
            y1 = y + height * 0.52,
            w = width - 12.0,
            h = height * 0.48 - 7.0,
        );
    }
    out
}

/// The key block: every line, black on nothing; its coverage is the darkness of the ink.
pub fn key(map: &Map) -> String {
    let mut body = String::new();
    grain(map, &mut body);
    for (i, face) in map.land().enumerate() {
        strew(face, map, i as u32, &mut body);
    }
    for edge in map.edges.iter().filter(|e| !e.is_rim()) {
        let width = if edge.is_coast() {
            5.2
        } else if edge.parts_territories() {
            7.0
        } else {
            3.2
        };
        let _ = write!(
            body,
            r##"<path d="{d}" fill="none" stroke="#000" stroke-width="{width}" stroke-linecap="round" stroke-linejoin="round"/>"##,
            d = path(&edge.curve, false)
        );
    }
    for pair in &map.wall {
        if let (Some(edge), [inner, _]) = (map.edge(pair), pair) {
            wall(edge, inner, &mut body);
        }
    }
    let [l, t, r, b] = map.frame;
    let _ = write!(
        body,
        r##"<rect x="{l}" y="{t}" width="{w}" height="{h}" fill="none" stroke="#000" stroke-width="7"/><rect x="{l2}" y="{t2}" width="{w2}" height="{h2}" fill="none" stroke="#000" stroke-width="2"/>"##,
        w = r - l,
        h = b - t,
        l2 = l - 9.0,
        t2 = t - 9.0,
        w2 = r - l + 18.0,
        h2 = b - t + 18.0,
    );
    wrap(map, &body)
}

/// Fibres of the paper: short, pale, few, so that they cost little in the file.
fn grain(map: &Map, body: &mut String) {
    let [w, h] = map.canvas;
    body.push_str(
        r##"<g stroke="#000" stroke-opacity=".09" stroke-width="1.5" stroke-linecap="round">"##,
    );
    for i in 0..520 {
        let x = (chance(91, i) + 1.0) / 2.0 * w;
        let y = (chance(92, i) + 1.0) / 2.0 * h;
        if !map.land().any(|f| inside(&f.ring, [x, y])) {
            continue;
        }
        let (dx, dy) = (6.0 + 10.0 * chance(93, i).abs(), 2.5 * chance(94, i));
        let _ = write!(body, r#"<path d="M{x:.1} {y:.1}l{dx:.1} {dy:.1}"/>"#);
    }
    body.push_str("</g>");
}

fn wall(edge: &Edge, inner: &str, body: &mut String) {
    let side = if edge.between.first().is_some_and(|f| f == inner) {
        -1.0
    } else {
        1.0
    };
    let [nx, ny] = edge.across;
    let shifted: Vec<Point> = edge
        .curve
        .iter()
        .map(|[x, y]| [x + nx * side * 8.0, y + ny * side * 8.0])
        .collect();
    let d = path(&shifted, false);
    let _ = write!(
        body,
        r##"<g fill="none" stroke="#000"><path d="{d}" stroke-width="7" stroke-dasharray="9 5"/><path d="{d}" stroke-width="2.6"/></g>"##
    );
}

/// Strews a province with what grows there, clear of label, slots and borders.
fn strew(face: &Face, map: &Map, seed: u32, body: &mut String) {
    let (gap, opacity) = match face.terrain.as_str() {
        "forest" => (24.0, 0.34),
        "peaks" => (40.0, 0.40),
        "dead" => (44.0, 0.62),
        "fields" => (34.0, 0.26),
        "grass" => (34.0, 0.30),
        _ => (36.0, 0.34),
    };
    let _ = write!(
        body,
        r##"<g fill="none" stroke="#000" stroke-opacity="{opacity}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">"##
    );
    let (x0, y0, x1, y1) = bounds(&face.ring);
    if face.terrain == "dead" {
        mist(face, seed, body);
    }
    let mut placed: Vec<Point> = Vec::new();
    for i in 0..900 {
        let x = x0 + (chance(seed.wrapping_mul(31) ^ 5, i) + 1.0) / 2.0 * (x1 - x0);
        let y = y0 + (chance(seed.wrapping_mul(37) ^ 9, i) + 1.0) / 2.0 * (y1 - y0);
        let here = [x, y];
        let [lx, ly] = face.label;
        let near_label = ((x - lx) / 74.0).hypot((y - ly) / 66.0) < 1.0;
        if near_label
            || !inside(&face.ring, here)
            || rim(&face.ring, here) < 19.0
            || placed.iter().any(|p| distance(*p, here) < gap)
            || map
                .edges
                .iter()
                .any(|e| !e.is_rim() && distance(e.slot, here) < 34.0)
        {
            continue;
        }
        placed.push(here);
        let turn = chance(seed, i) * 0.15 + 1.0;
        let _ = write!(
            body,
            r#"<g transform="translate({x:.1} {y:.1}) scale({turn:.2})">{}</g>"#,
            growth(&face.terrain)
        );
    }
    body.push_str("</g>");
}

fn mist(face: &Face, seed: u32, body: &mut String) {
    let (x0, y0, x1, y1) = bounds(&face.ring);
    let mut y = y0 + 8.0;
    while y < y1 {
        let mut x = x0;
        let mut pen_down = false;
        while x < x1 {
            let here = [x, y + 5.0 * noise(seed ^ y as u32, x / 40.0)];
            let keep = inside(&face.ring, here) && noise(seed ^ 3 ^ y as u32, x / 70.0) > -0.25;
            if keep {
                let [px, py] = here;
                let letter = if pen_down { 'L' } else { 'M' };
                if !pen_down {
                    body.push_str(r#"<path stroke-opacity=".3" d=""#);
                }
                let _ = write!(body, "{letter}{px:.0} {py:.1}");
            } else if pen_down {
                body.push_str(r#""/>"#);
            }
            pen_down = keep;
            x += 8.0;
        }
        if pen_down {
            body.push_str(r#""/>"#);
        }
        y += 13.0;
    }
}
