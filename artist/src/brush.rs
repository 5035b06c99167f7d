//! What every board is drawn with: paths, waves, ships, plants, and the tremble of a hand.

use std::f64::consts::PI;
use std::fmt::Write as _;

use crate::palette::{Palette, hex};

/// A point in canvas units.
pub type Point = [f64; 2];

/// A line through points as SVG path data.
pub fn path(points: &[Point], close: bool) -> String {
    let mut d = String::new();
    for (i, [x, y]) in points.iter().enumerate() {
        let letter = if i == 0 { 'M' } else { 'L' };
        let _ = write!(d, "{letter}{x:.1} {y:.1}");
    }
    if close {
        d.push('Z');
    }
    d
}

/// One tile of scale waves.
pub fn scales() -> String {
    let mut out = String::new();
    for (cx, cy) in [
        (0, 22),
        (44, 22),
        (22, 11),
        (22, 33),
        (0, 44),
        (44, 44),
        (0, 0),
        (44, 0),
    ] {
        for radius in [21.0, 14.0, 7.0] {
            let (x0, x1) = (f64::from(cx) - radius, f64::from(cx) + radius);
            let _ = write!(
                out,
                r#"<path d="M{x0} {cy}A{radius} {radius} 0 0 1 {x1} {cy}"/>"#
            );
        }
    }
    out
}

/// A sailing ship.
pub fn ship(palette: &Palette, [x, y]: Point, s: f64) -> String {
    let (sumi, white) = (hex(palette.ink("sumi")), hex(palette.ink("white")));
    let red = hex(palette.ink("vermilion"));
    format!(
        r#"<g transform="translate({x} {y}) scale({s} {a})" stroke="{sumi}" stroke-width="2.4" stroke-linejoin="round"><path d="M-24 14H26C24 24 16 28 8 28H-12C-20 26-24 20-24 14Z" fill="{red}"/><path d="M0-26C18-20 20-4 16 10H-12C-8-2-6-14 0-26Z" fill="{white}"/><path d="M1-18V10M8-14V10" fill="none" stroke-width="1.4"/></g>"#,
        a = s.abs(),
    )
}

/// What grows on a kind of land, drawn around the origin.
pub const fn growth(terrain: &str) -> &'static str {
    match terrain.as_bytes() {
        b"peaks" => {
            r##"<path d="M-19 10L-6-13L1-3L7-11L20 10"/><path d="M-6-13L-2-3L-8 1L-5 9M7-11L9-3L6 3"/>"##
        }
        b"forest" => r##"<path d="M0 11V5M-8 5Q0 9 8 5L0-11Z"/>"##,
        b"pines" => r##"<path d="M0 12V2M-11 3Q-12-3-5-3Q-4-10 1-9Q7-10 7-4Q13-3 11 3Z"/>"##,
        b"grass" => r##"<path d="M-8 5Q-8-1-11-5M-4 5V-7M0 5Q0-1 4-5"/>"##,
        b"fields" => {
            r##"<path d="M-13-5H-7M-3-5H3M7-5H13M-8 1H-2M2 1H8M-13 7H-7M-3 7H3M7 7H13"/>"##
        }
        b"rocks" => r##"<path d="M-11 6Q-9-5-2-5Q4-5 4 6M4 2Q8-2 11 6M-13 6H14"/>"##,
        b"palms" => {
            r##"<path d="M-3 12Q1 2 2-4M2-4Q-5-10-11-3M2-4Q-6-5-8 3M2-4Q9-11 14-4M2-4Q10-5 11 3"/>"##
        }
        b"dead" => {
            r##"<path stroke-width="2.6" d="M0 14V-2L-8-12M0-2L7-14M0 4L9-2M-4-7L-10-6M4-9L11-9"/>"##
        }
        _ => "",
    }
}

/// A hash of two numbers as a fraction in -1..1.
pub fn chance(seed: u32, i: i64) -> f64 {
    let mut h = seed ^ (i as u32).wrapping_mul(0x9E37_79B9);
    h = (h ^ (h >> 16)).wrapping_mul(0x7FEB_352D);
    h = (h ^ (h >> 15)).wrapping_mul(0x846C_A68B);
    h ^= h >> 16;
    f64::from(h) / f64::from(u32::MAX) * 2.0 - 1.0
}

/// Smooth one-dimensional noise in -1..1.
pub fn noise(seed: u32, t: f64) -> f64 {
    let i = t.floor();
    let f = (1.0 - ((t - i) * PI).cos()) / 2.0;
    chance(seed, i as i64) * (1.0 - f) + chance(seed, i as i64 + 1) * f
}
