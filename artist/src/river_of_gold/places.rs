//! Where the number and the ships of a river space lie: as far from its rim, its piers and each other as they can.

use super::course::{Course, Space};
use crate::brush::Point;
use crate::shape::{bounds, distance, inside, rim};

/// How far a pier reaches into the river.
pub const PIER: f64 = 17.0;
/// Radius of the disc with a river space's number.
pub const NUMBER: f64 = 19.0;
/// From the line where a space begins to its number.
const AHEAD: f64 = 36.0;
/// How many ships a setting holds, and how large they are.
const SETTINGS: [(usize, f64); 4] = [(1, 58.0), (2, 54.0), (4, 45.0), (8, 36.0)];

/// Places for so many ships of one size.
pub struct Setting {
    pub size: f64,
    pub at: Vec<Point>,
}

/// The places of one river space.
pub struct Places {
    pub number: Point,
    /// From the roomiest to the most crowded.
    pub ships: Vec<Setting>,
}

/// A point of a river space and its distance from rim and piers, measured once.
struct Spot {
    at: Point,
    room: f64,
}

/// Finds the places of a river space; nothing lies to the left of `edge`.
pub fn places(course: &Course, space: &Space, edge: f64) -> Places {
    let tips: Vec<Point> = course
        .shores
        .iter()
        .flat_map(|s| &s.piers)
        .filter(|(number, ..)| *number == space.number)
        .map(|(_, [x, y], [dx, dy])| [x + dx * PIER, y + dy * PIER])
        .collect();
    let clear = |p: Point| {
        let tip = tips.iter().map(|t| distance(*t, p)).fold(1e9, f64::min);
        let [x, _] = p;
        rim(&space.ring, p).min(tip + 2.0).min(x - edge)
    };
    let spots = grid(&space.ring).into_iter();
    let spots = spots.filter(|[x, _]| *x > edge + NUMBER);
    let spots: Vec<Spot> = spots
        .map(|at| Spot {
            at,
            room: clear(at),
        })
        .collect();
    let (x0, y0, x1, y1) = bounds(&space.ring);
    let middle = [f64::midpoint(x0, x1), f64::midpoint(y0, y1)];
    // The number follows the arrow that points into the space; the rest is left to ships.
    let target = entrance(course, space).unwrap_or([edge + NUMBER + 8.0, f64::midpoint(y0, y1)]);
    let number = best(&spots, |spot| {
        spot.room.min(NUMBER + 5.0) * 6.0 - distance(spot.at, target)
    });
    let ships = |(count, size): (usize, f64)| {
        let free = |spot: &Spot| {
            let from_number = (distance(spot.at, number) - NUMBER).max(0.0);
            spot.room.min(from_number) * 2.0
        };
        let mut out: Vec<Point> = Vec::new();
        for _ in 0..count {
            let next = best(&spots, |spot| {
                free(spot).min(nearest(&out, spot.at)).min(size * 1.3)
            });
            out.push(next);
        }
        // Each in turn moves where it has the most room, until all have about the same.
        for round in 0..40 * count {
            let i = round % count;
            let others: Vec<Point> = out
                .iter()
                .enumerate()
                .filter(|(j, _)| *j != i)
                .map(|(_, p)| *p)
                .collect();
            let moved = best(&spots, |spot| {
                free(spot).min(nearest(&others, spot.at)) - 0.002 * distance(spot.at, middle)
            });
            if let Some(p) = out.get_mut(i) {
                *p = moved;
            }
        }
        out.sort_by(|a, b| distance(*a, middle).total_cmp(&distance(*b, middle)));
        Setting { size, at: out }
    };
    Places {
        number,
        ships: SETTINGS.map(ships).into(),
    }
}

/// A little downstream of the middle of the line where a river space begins.
fn entrance(course: &Course, space: &Space) -> Option<Point> {
    let cut = course.cuts.get(space.number.checked_sub(2)?)?;
    let ([ax, ay], [bx, by]) = (cut.first().copied()?, cut.last().copied()?);
    let (dx, dy) = (bx - ax, by - ay);
    let size = dx.hypot(dy).max(1e-9);
    Some([
        f64::midpoint(ax, bx) + dy / size * AHEAD,
        f64::midpoint(ay, by) - dx / size * AHEAD,
    ])
}

fn nearest(all: &[Point], p: Point) -> f64 {
    all.iter().map(|q| distance(*q, p)).fold(1e9, f64::min)
}

fn grid(ring: &[Point]) -> Vec<Point> {
    let (x0, y0, x1, y1) = bounds(ring);
    let (wide, high) = ((x1 - x0) as usize / 4, (y1 - y0) as usize / 4);
    let point = |i: usize| [x0 + 4.0 * (i % wide) as f64, y0 + 4.0 * (i / wide) as f64];
    (0..wide * high)
        .map(point)
        .filter(|p| inside(ring, *p) && rim(ring, *p) > 12.0)
        .collect()
}

fn best(spots: &[Spot], score: impl Fn(&Spot) -> f64) -> Point {
    let scored = spots.iter().map(|spot| (spot.at, score(spot)));
    let found = scored.max_by(|(_, a), (_, b)| a.total_cmp(b));
    found.map(|(p, _)| p).unwrap_or_default()
}
