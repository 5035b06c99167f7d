//! Measures of curves and closed outlines: distance, length, bounds, what lies inside.

use crate::brush::Point;

/// Left, top, right, bottom of a set of points.
pub fn bounds(ring: &[Point]) -> (f64, f64, f64, f64) {
    ring.iter().fold(
        (f64::MAX, f64::MAX, f64::MIN, f64::MIN),
        |(x0, y0, x1, y1), [x, y]| (x0.min(*x), y0.min(*y), x1.max(*x), y1.max(*y)),
    )
}

/// Distance to the outline, straight rims included.
pub fn rim(ring: &[Point], here: Point) -> f64 {
    let next = ring.iter().cycle().skip(1);
    ring.iter()
        .zip(next)
        .map(|(a, b)| to_segment(*a, *b, here))
        .fold(f64::MAX, f64::min)
}

fn to_segment([ax, ay]: Point, [bx, by]: Point, [x, y]: Point) -> f64 {
    let (dx, dy) = (bx - ax, by - ay);
    let t = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy).max(1e-9);
    let t = t.clamp(0.0, 1.0);
    distance([ax + t * dx, ay + t * dy], [x, y])
}

/// Whether a point lies inside a closed outline.
pub fn inside(ring: &[Point], [x, y]: Point) -> bool {
    let mut odd = false;
    for (a, b) in ring.iter().zip(ring.iter().cycle().skip(1)) {
        let ([ax, ay], [bx, by]) = (*a, *b);
        if (ay > y) != (by > y) && x < (bx - ax) * (y - ay) / (by - ay) + ax {
            odd = !odd;
        }
    }
    odd
}

/// Straight distance.
pub fn distance([ax, ay]: Point, [bx, by]: Point) -> f64 {
    (ax - bx).hypot(ay - by)
}

/// Length of a curve.
pub fn length(curve: &[Point]) -> f64 {
    curve
        .iter()
        .zip(curve.iter().skip(1))
        .map(|(a, b)| distance(*a, *b))
        .sum()
}

/// The point a fraction of the way along a curve.
pub fn along(curve: &[Point], t: f64) -> Point {
    let mut left = length(curve) * t;
    for (a, b) in curve.iter().zip(curve.iter().skip(1)) {
        let step = distance(*a, *b);
        if left <= step && step > 0.0 {
            let ([ax, ay], [bx, by]) = (*a, *b);
            let f = left / step;
            return [ax + (bx - ax) * f, ay + (by - ay) * f];
        }
        left -= step;
    }
    curve.last().copied().unwrap_or_default()
}

/// Unit normal of the direction from `a` to `b`.
pub fn normal([ax, ay]: Point, [bx, by]: Point) -> Point {
    let (dx, dy) = (bx - ax, by - ay);
    let size = dx.hypot(dy).max(1e-9);
    [-dy / size, dx / size]
}
