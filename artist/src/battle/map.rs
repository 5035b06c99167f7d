//! The map source: a planar graph of nodes and edges, read from `map.toml` and turned into inked curves.
//!
//! Owns geometry: curves, rings, token slots and label anchors. Knows nothing of the rules; the bot's
//! tests check that the borders are the right ones.

use std::collections::BTreeMap;

use anyhow::{Context, Result, bail};
use serde::Deserialize;

use crate::brush::Point;
use crate::curve::{link, seed, smooth, tremble};
use crate::shape::{along, bounds, distance, inside, length, normal};

/// Space a token needs along its border.
const TOKEN: f64 = 64.0;

#[derive(Deserialize)]
struct Source {
    canvas: [f64; 2],
    frame: [f64; 4],
    nodes: BTreeMap<String, Point>,
    edges: EdgeList,
    terrain: BTreeMap<String, String>,
    wall: Wall,
    #[serde(default)]
    labels: BTreeMap<String, Point>,
    #[serde(default)]
    plaques: BTreeMap<String, Point>,
    #[serde(default)]
    slots: BTreeMap<String, f64>,
}

#[derive(Deserialize)]
struct EdgeList {
    all: Vec<EdgeSource>,
}

#[derive(Deserialize)]
struct Wall {
    edges: Vec<[String; 2]>,
}

#[derive(Deserialize)]
struct EdgeSource {
    between: [String; 2],
    from: String,
    to: String,
    via: Vec<Point>,
}

/// One edge of the graph: a curve shared by exactly two faces.
pub struct Edge {
    /// The faces on its two sides.
    pub between: [String; 2],
    /// Its end nodes.
    pub nodes: [String; 2],
    /// The inked curve, from the first node to the second.
    pub curve: Vec<Point>,
    /// Where a token sits.
    pub slot: Point,
    /// Unit direction across the edge, from the first face to the second.
    pub across: Point,
}

impl Edge {
    /// Whether the edge is the rim of the print rather than a border.
    pub fn is_rim(&self) -> bool {
        self.between.iter().any(|f| f == "frame")
    }

    /// Whether one side is the sea.
    pub fn is_coast(&self) -> bool {
        self.between.iter().any(|f| f == "sea")
    }

    /// Whether the two faces belong to different territories (their codes start differently).
    pub fn parts_territories(&self) -> bool {
        let [a, b] = &self.between;
        a.chars().next() != b.chars().next() || a.starts_with('X')
    }
}

/// A province: its outline, its label anchor and what grows there.
pub struct Face {
    /// Closed outline, first point not repeated.
    pub ring: Vec<Point>,
    /// Centre of the label block.
    pub label: Point,
    /// Where combat tokens in the province lie.
    pub centre: Point,
    /// Where a special token lies.
    pub plaque: Point,
    /// Terrain word from the source.
    pub terrain: String,
}

/// The whole map.
pub struct Map {
    /// Width and height of the map layer.
    pub canvas: [f64; 2],
    /// Left, top, right, bottom of the printed frame.
    pub frame: [f64; 4],
    /// Every edge.
    pub edges: Vec<Edge>,
    /// Provinces by code.
    pub faces: BTreeMap<String, Face>,
    /// Pairs whose edge carries the wall, wall side first.
    pub wall: Vec<[String; 2]>,
}

impl Map {
    /// Reads the source text.
    pub fn read(text: &str) -> Result<Self> {
        let source: Source = toml::from_str(text).context("map.toml")?;
        let mut edges = Vec::new();
        for edge in &source.edges.all {
            edges.push(ink(edge, &source)?);
        }
        let mut faces = BTreeMap::new();
        for (code, terrain) in &source.terrain {
            let ring = outline(code, &edges).with_context(|| format!("outline of {code}"))?;
            faces.insert(
                code.clone(),
                Face {
                    ring,
                    label: [0.0, 0.0],
                    centre: [0.0, 0.0],
                    plaque: [0.0, 0.0],
                    terrain: terrain.clone(),
                },
            );
        }
        place_slots(&mut edges, &source.slots);
        point_across(&mut edges, &faces);
        let pins: Vec<(Point, Point)> = edges
            .iter()
            .filter(|e| !e.is_rim())
            .map(|e| (e.slot, e.across))
            .collect();
        for (code, face) in &mut faces {
            face.label = match source.labels.get(code) {
                Some(at) => *at,
                None => quiet_spot(&face.ring, &pins),
            };
            face.centre = free_spot(face, &pins, None);
            face.plaque = match source.plaques.get(code) {
                Some(at) => *at,
                None => free_spot(face, &pins, Some(face.centre)),
            };
        }
        let map = Self {
            canvas: source.canvas,
            frame: source.frame,
            edges,
            faces,
            wall: source.wall.edges,
        };
        map.check_slots()?;
        Ok(map)
    }

    /// Outline of everything that is land, as separate rings.
    pub fn land(&self) -> impl Iterator<Item = &Face> {
        self.faces.values()
    }

    /// The edge between two faces, in either order.
    pub fn edge(&self, pair: &[String; 2]) -> Option<&Edge> {
        let [a, b] = pair;
        self.edges
            .iter()
            .find(|e| e.between.contains(a) && e.between.contains(b))
    }

    fn check_slots(&self) -> Result<()> {
        let edges: Vec<&Edge> = self.edges.iter().filter(|e| !e.is_rim()).collect();
        for (i, a) in edges.iter().enumerate() {
            let length = length(&a.curve);
            if length < TOKEN {
                bail!(
                    "{:?} is {length:.0} units long: too short for a token",
                    a.between
                );
            }
            for b in edges.iter().skip(i + 1) {
                let gap = distance(a.slot, b.slot);
                if gap < TOKEN * 0.9 {
                    bail!(
                        "slots of {:?} and {:?} are {gap:.0} apart",
                        a.between,
                        b.between
                    );
                }
            }
        }
        Ok(())
    }
}

/// Draws an edge: a smooth curve through its points with the tremble of a hand, the same every time.
fn ink(edge: &EdgeSource, source: &Source) -> Result<Edge> {
    let node = |name: &String| {
        source
            .nodes
            .get(name)
            .copied()
            .with_context(|| format!("no node {name}"))
    };
    let mut points = vec![node(&edge.from)?];
    points.extend(edge.via.iter().copied());
    points.push(node(&edge.to)?);
    let [a, b] = &edge.between;
    let curve = if a == "frame" || b == "frame" {
        points
    } else {
        let coast = a == "sea" || b == "sea";
        tremble(&smooth(&points), seed(&edge.between), coast)
    };
    Ok(Edge {
        between: edge.between.clone(),
        nodes: [edge.from.clone(), edge.to.clone()],
        slot: along(&curve, 0.5),
        across: [0.0, 0.0],
        curve,
    })
}

/// The outline of a face.
fn outline(code: &str, edges: &[Edge]) -> Result<Vec<Point>> {
    let around = edges.iter().filter(|e| e.between.iter().any(|f| f == code));
    link(around.map(|e| (&e.nodes, e.curve.clone())).collect())
}

/// Slides slots along their edges until tokens do not overlap.
fn place_slots(edges: &mut [Edge], fixed: &BTreeMap<String, f64>) {
    let mut at: Vec<f64> = edges
        .iter()
        .map(|e| fixed.get(&e.between.join("-")).copied().unwrap_or(0.5))
        .collect();
    for _ in 0..400 {
        let spots: Vec<Point> = edges
            .iter()
            .zip(&at)
            .map(|(e, t)| along(&e.curve, *t))
            .collect();
        for (i, (edge, t)) in edges.iter().zip(at.iter_mut()).enumerate() {
            if edge.is_rim() || fixed.contains_key(&edge.between.join("-")) {
                continue;
            }
            let total = length(&edge.curve);
            let crowd = |t: f64| -> f64 {
                let here = along(&edge.curve, t);
                let others: f64 = spots
                    .iter()
                    .zip(edges.iter())
                    .enumerate()
                    .filter(|(j, (_, e))| *j != i && !e.is_rim())
                    .map(|(_, (p, _))| (1.35 * TOKEN - distance(here, *p)).max(0.0).powi(2))
                    .sum();
                others + (t - 0.5).powi(2) * 900.0
            };
            let (low, high) = ((24.0 / total).min(0.5), (1.0 - 24.0 / total).max(0.5));
            let step = 2.0 / total;
            for candidate in [*t - step, *t + step] {
                if (low..=high).contains(&candidate) && crowd(candidate) < crowd(*t) {
                    *t = candidate;
                    break;
                }
            }
        }
    }
    for (edge, t) in edges.iter_mut().zip(at) {
        edge.slot = along(&edge.curve, t);
    }
}

fn point_across(edges: &mut [Edge], faces: &BTreeMap<String, Face>) {
    for edge in edges {
        let here = edge.slot;
        let nearest = edge
            .curve
            .iter()
            .enumerate()
            .min_by(|(_, a), (_, b)| distance(**a, here).total_cmp(&distance(**b, here)))
            .map_or(0, |(i, _)| i);
        let before = edge
            .curve
            .get(nearest.saturating_sub(4))
            .copied()
            .unwrap_or(here);
        let after = edge
            .curve
            .get(nearest + 4)
            .or(edge.curve.last())
            .copied()
            .unwrap_or(here);
        let [nx, ny] = normal(before, after);
        let [x, y] = here;
        let [a, b] = &edge.between;
        let ahead = [x + nx * 10.0, y + ny * 10.0];
        let into = |code: &String| faces.get(code).is_some_and(|f| inside(&f.ring, ahead));
        let forward = into(b) || (!into(a) && !faces.contains_key(b));
        edge.across = if forward { [nx, ny] } else { [-nx, -ny] };
    }
}

/// Half the width and half the height of a label block: control tokens, code, honor and defense.
const LABEL: Point = [70.0, 46.0];

/// The roomiest place for a label: its block far from the outline, from token slots and from the beaks of tokens there.
fn quiet_spot(ring: &[Point], pins: &[(Point, Point)]) -> Point {
    let dense = subdivide(ring);
    let count = dense.len() as f64;
    let (cx, cy) = dense
        .iter()
        .fold((0.0, 0.0), |(x, y), [a, b]| (x + a / count, y + b / count));
    search(ring, |here| {
        let rim = dense.iter().map(|p| beyond(here, *p)).fold(1e9, f64::min);
        let token = pins
            .iter()
            .map(|(p, _)| beyond(here, *p) - 34.0)
            .fold(1e9, f64::min);
        let beak = pins
            .iter()
            .flat_map(beaks)
            .map(|p| beyond(here, p) - 8.0)
            .fold(1e9, f64::min);
        rim.min(token).min(beak).min(26.0) - 0.03 * distance(here, [cx, cy])
    })
}

/// The roomiest place for one more token: clear of outline, slots, beaks, label, and of `taken`.
fn free_spot(face: &Face, pins: &[(Point, Point)], taken: Option<Point>) -> Point {
    let dense = subdivide(&face.ring);
    search(&face.ring, |here| {
        let rim = dense
            .iter()
            .map(|p| distance(here, *p) - 35.0)
            .fold(1e9, f64::min);
        let token = pins
            .iter()
            .map(|(p, _)| distance(here, *p) - 62.0)
            .fold(1e9, f64::min);
        let beak = pins
            .iter()
            .flat_map(beaks)
            .map(|p| distance(here, p) - 24.0)
            .fold(1e9, f64::min);
        let label = beyond(face.label, here) - 26.0;
        let other = taken.map_or(1e9, |p| distance(here, p) - 60.0);
        rim.min(token).min(beak).min(label).min(other).min(14.0) - 0.02 * distance(here, face.label)
    })
}

/// The tips a token on a slot may have, one to each side.
fn beaks(([x, y], [dx, dy]): &(Point, Point)) -> [Point; 2] {
    [
        [x + dx * 42.0, y + dy * 42.0],
        [x - dx * 42.0, y - dy * 42.0],
    ]
}

/// The point of a grid within an outline that scores best.
fn search(ring: &[Point], score: impl Fn(Point) -> f64) -> Point {
    let (x0, y0, x1, y1) = bounds(ring);
    let (mut best, mut best_score) = ([x0, y0], f64::MIN);
    let mut y = y0;
    while y < y1 {
        let mut x = x0;
        while x < x1 {
            let here = [x, y];
            if inside(ring, here) {
                let score = score(here);
                if score > best_score {
                    (best, best_score) = (here, score);
                }
            }
            x += 3.0;
        }
        y += 3.0;
    }
    best
}

/// How far a point lies outside a label block centred at `here`; negative inside it.
fn beyond([x, y]: Point, [px, py]: Point) -> f64 {
    let [half_width, half_height] = LABEL;
    let (dx, dy) = ((px - x).abs() - half_width, (py - y).abs() - half_height);
    dx.max(0.0).hypot(dy.max(0.0)) + dx.max(dy).min(0.0)
}

/// The outline with points at most eight units apart, straight rims included.
fn subdivide(ring: &[Point]) -> Vec<Point> {
    let mut out = Vec::new();
    for (a, b) in ring.iter().zip(ring.iter().cycle().skip(1)) {
        let steps = (distance(*a, *b) / 8.0).ceil().max(1.0) as u32;
        let ([ax, ay], [bx, by]) = (*a, *b);
        for step in 0..steps {
            let t = f64::from(step) / f64::from(steps);
            out.push([ax + (bx - ax) * t, ay + (by - ay) * t]);
        }
    }
    out
}
