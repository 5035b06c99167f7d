//! Hand-inked curves: smooth through their points, with the tremble of a hand, the same every time.

use anyhow::{Result, bail};

use crate::brush::{Point, noise};
use crate::shape::{distance, length, normal};

/// Catmull-Rom through the points, sampled about every five units.
pub fn smooth(points: &[Point]) -> Vec<Point> {
    let at = |i: isize| -> Point {
        let last = points.len() as isize - 1;
        points
            .get(i.clamp(0, last) as usize)
            .copied()
            .unwrap_or_default()
    };
    let mut out = Vec::new();
    for i in 0..points.len() as isize - 1 {
        let [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
        let steps = (distance(p1, p2) / 5.0).ceil().max(1.0) as usize;
        for step in 0..steps {
            let t = step as f64 / steps as f64;
            out.push(catmull(p0, p1, p2, p3, t));
        }
    }
    out.push(at(points.len() as isize - 1));
    out
}

fn catmull(p0: Point, p1: Point, p2: Point, p3: Point, t: f64) -> Point {
    let axis = |a: f64, b: f64, c: f64, d: f64| {
        0.5 * (2.0 * b
            + (c - a) * t
            + (2.0 * a - 5.0 * b + 4.0 * c - d) * t * t
            + (3.0 * b - a - 3.0 * c + d) * t * t * t)
    };
    let ([x0, y0], [x1, y1], [x2, y2], [x3, y3]) = (p0, p1, p2, p3);
    [axis(x0, x1, x2, x3), axis(y0, y1, y2, y3)]
}

/// Shakes a curve a little, a coast more than a border; its ends stay.
pub fn tremble(curve: &[Point], seed: u32, coast: bool) -> Vec<Point> {
    let total = length(curve);
    let (swing, fine) = if coast { (5.5, 2.6) } else { (3.4, 1.1) };
    let mut walked = 0.0;
    let mut out = Vec::with_capacity(curve.len());
    for (i, p) in curve.iter().enumerate() {
        let before = curve.get(i.saturating_sub(1)).copied().unwrap_or(*p);
        let after = curve.get(i + 1).copied().unwrap_or(*p);
        walked += distance(before, *p);
        let [nx, ny] = normal(before, after);
        let ends = (walked.min(total - walked) / 26.0).clamp(0.0, 1.0);
        let push =
            ends * (swing * noise(seed, walked / 34.0) + fine * noise(seed ^ 77, walked / 9.0));
        let [x, y] = *p;
        out.push([x + nx * push, y + ny * push]);
    }
    out
}

/// Links curves between nodes into one closed outline, the first point not repeated.
pub fn link(mut rest: Vec<(&[String; 2], Vec<Point>)>) -> Result<Vec<Point>> {
    let Some(([start, end], mut out)) = rest.pop() else {
        bail!("no edges")
    };
    let (start, mut end) = (start.clone(), end.clone());
    while end != start {
        let Some(i) = rest.iter().position(|(nodes, _)| nodes.contains(&end)) else {
            bail!("open at {end}");
        };
        let ([from, to], mut curve) = rest.swap_remove(i);
        if *from == end {
            end = to.clone();
        } else {
            curve.reverse();
            end = from.clone();
        }
        out.extend(curve.into_iter().skip(1));
    }
    if !rest.is_empty() {
        bail!("{} edges left over", rest.len());
    }
    out.pop();
    Ok(out)
}

/// What the tremble of the edge between two faces depends on.
pub fn seed(between: &[String; 2]) -> u32 {
    between
        .iter()
        .flat_map(|s| s.bytes())
        .fold(2_166_136_261, |h, b| {
            (h ^ u32::from(b)).wrapping_mul(16_777_619)
        })
}
