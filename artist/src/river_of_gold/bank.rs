//! One bank of the river: a line with places on it, the land behind it, and where shore spaces lie.

use std::f64::consts::PI;

use super::source::{BankSource, Rect};
use crate::brush::{Point, noise};

/// Bank spaces along each stretch; one more lies around the turn.
pub const ALONG: f64 = 7.0;
/// Bank spaces of a bank.
pub const ALL: f64 = 15.0;
/// How far the river runs on beyond the frame, so that no surf is drawn across its ends.
const BEYOND: f64 = 40.0;
/// From a bank to its shore spaces.
const STEP_BACK: f64 = 9.0;

/// Which bank, looking downstream.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    Left,
    Right,
}

/// One bank of the river.
pub struct Bank<'s> {
    pub source: &'s BankSource,
    pub side: Side,
    pub frame: Rect,
    /// How far each bank space juts into the river.
    pub juts: Vec<f64>,
}

impl Bank<'_> {
    /// Where on the paper a place on the bank is.
    pub fn at(&self, t: f64) -> Point {
        let BankSource {
            start,
            pitch,
            rows: [upper, lower],
            reach,
            ..
        } = *self.source;
        let turn = start + pitch * ALONG;
        let [x, y] = if t < ALONG {
            [start + pitch * t, upper]
        } else if t > ALONG + 1.0 {
            [start + pitch * (ALL - t), lower]
        } else {
            let angle = (t - ALONG - 0.5) * PI;
            let bulge = |v: f64| v.abs().powf(0.68) * v.signum();
            [
                turn + reach * bulge(angle.cos()),
                (upper + lower) / 2.0 + (lower - upper) / 2.0 * bulge(angle.sin()),
            ]
        };
        let seed = self.side as u32;
        let hand = 2.2 * noise(seed ^ 7, (x + y) / 31.0) + 1.0 * noise(seed ^ 19, (x + y) / 9.0);
        [x, y + self.into(t) * (self.jut(t) + hand)]
    }

    /// +1 where the river lies below this bank, -1 where it lies above, 0 at the turn.
    fn into(&self, t: f64) -> f64 {
        let below = (t < ALONG) == (self.side == Side::Left);
        let straight = !(ALONG..=ALONG + 1.0).contains(&t);
        match (straight, below) {
            (false, _) => 0.0,
            (true, true) => 1.0,
            (true, false) => -1.0,
        }
    }

    fn jut(&self, t: f64) -> f64 {
        let most = self.juts.get(t.max(0.0) as usize).copied();
        most.unwrap_or_default() * (t.fract() * PI).sin()
    }

    /// The bank between two places, in steps of about six units.
    pub fn line(&self, from: f64, to: f64) -> Vec<Point> {
        let steps = ((to - from) * 24.0).ceil().max(2.0) as usize;
        let step = |i: usize| self.at(from + (to - from) * i as f64 / steps as f64);
        (0..=steps).map(step).collect()
    }

    /// The rim of the map next to an end of the bank.
    pub fn end(&self, t: f64) -> Point {
        let [left, ..] = self.frame;
        let [_, y] = self.at(t);
        [left - BEYOND, y]
    }

    /// The whole bank, from rim to rim.
    pub fn whole(&self) -> Vec<Point> {
        let mut out = vec![self.end(0.0)];
        out.extend(self.line(0.0, ALL));
        out.push(self.end(ALL));
        out
    }

    /// A piece of land: the bank and the lines away from the river.
    pub fn land(&self, i: usize) -> Vec<Point> {
        let [left, top, right, bottom] = self.frame;
        let middle = f64::midpoint(top, bottom);
        let t = i as f64;
        let mut out = self.line(t, t + 1.0);
        if i == 0 {
            out.insert(0, self.end(0.0));
        }
        if t + 1.0 >= ALL {
            out.push(self.end(ALL));
        }
        let ([x0, _], [x1, _]) = (
            out.first().copied().unwrap_or_default(),
            out.last().copied().unwrap_or_default(),
        );
        match self.side {
            Side::Left if t == ALONG => {
                out.extend([[x1 + 24.0, bottom], [right, bottom]]);
                out.extend([[right, top], [x0 + 24.0, top]]);
            }
            Side::Right if t == ALONG => {}
            Side::Left => {
                let edge = if t < ALONG { top } else { bottom };
                // The land at the turn leans away from the river.
                let lean = |x: f64| {
                    let turn = self.source.start + self.source.pitch * ALONG;
                    if x > turn - 1.0 { x + 24.0 } else { x }
                };
                out.extend([[lean(x1), edge], [lean(x0).max(left), edge]]);
            }
            Side::Right => out.extend([[x1, middle], [x0, middle]]),
        }
        out
    }

    /// Where a building lies on a bank space.
    pub fn plate(&self, i: usize, [w, h]: Point) -> Rect {
        let t = i as f64 + 0.5;
        let [x, y] = if (ALONG..ALONG + 1.0).contains(&t) {
            self.source.turn_plate
        } else {
            let [x, _] = self.at(t);
            let [upper, lower] = self.source.rows;
            let row = if t < ALONG { upper } else { lower };
            let into = self.into(t);
            [
                x,
                row - into * (h / 2.0 + STEP_BACK) + into * 0.5 * self.jut(t),
            ]
        };
        [x - w / 2.0, y - h / 2.0, w, h]
    }
}
