//! The hexes of a board: read from `map.toml`, placed on a canvas, with the outlines of land and water.

use std::collections::BTreeMap;

use anyhow::{Result, bail};
use serde::Deserialize;

use crate::brush::{Point, noise};

/// Width of every board.
const WIDTH: f64 = 1200.0;
/// From the edge of the canvas to the outermost hex.
const MARGIN: f64 = 32.0;

/// `map.toml`.
#[derive(Deserialize)]
pub struct Source {
    columns: BTreeMap<String, Column>,
    motifs: BTreeMap<String, Vec<String>>,
    pub boards: Vec<BoardSource>,
}

#[derive(Deserialize)]
struct Column {
    top: usize,
    hexes: String,
    section: String,
}

/// What is said of one board.
#[derive(Deserialize)]
pub struct BoardSource {
    pub seats: usize,
    sections: String,
    pub panel: [f64; 4],
    pub side: [f64; 4],
    pub cartouche: Point,
    pub foam: Vec<Point>,
    pub ships: Vec<Point>,
}

/// What a hex is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Sea,
    Land,
    Village,
    City,
    Edo,
}

impl Kind {
    const fn from_letter(letter: char) -> Option<Self> {
        match letter {
            '~' => Some(Self::Sea),
            '.' => Some(Self::Land),
            'v' => Some(Self::Village),
            'c' => Some(Self::City),
            'e' => Some(Self::Edo),
            _ => None,
        }
    }

    /// The word of the manifest.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Sea => "sea",
            Self::Land => "land",
            Self::Village => "village",
            Self::City => "city",
            Self::Edo => "edo",
        }
    }

    /// Whether figures stand on it.
    pub const fn is_settlement(self) -> bool {
        matches!(self, Self::Village | Self::City | Self::Edo)
    }
}

/// A hex in its place.
pub struct Hex {
    pub code: String,
    pub kind: Kind,
    pub at: Point,
    /// Column and row.
    cell: (i64, i64),
    /// What is drawn on bare land.
    pub motif: String,
}

/// A board.
pub struct Board<'s> {
    pub source: &'s BoardSource,
    pub canvas: Point,
    /// From the centre of a hex to its corner.
    pub radius: f64,
    pub hexes: Vec<Hex>,
}

impl Source {
    /// Lays out a board.
    pub fn board<'s>(&self, source: &'s BoardSource) -> Result<Board<'s>> {
        let mut hexes = self.cells(&source.sections);
        let columns = hexes.iter().map(|h| h.cell.0);
        let first = columns.clone().min().unwrap_or_default();
        let last = columns.max().unwrap_or_default();
        let radius = (WIDTH - 2.0 * MARGIN) / (1.5 * (last - first) as f64 + 2.0);
        let high = 3.0_f64.sqrt() * radius;
        for hex in &mut hexes {
            let (column, row) = hex.cell;
            let half = if column % 2 == 0 { 0.0 } else { 0.5 };
            let x = MARGIN + radius + 1.5 * radius * (column - first) as f64;
            hex.at = [x, (row as f64 + half) * high];
        }
        let top = hexes.iter().map(|h| h.at[1]).fold(f64::INFINITY, f64::min);
        for hex in &mut hexes {
            hex.at[1] += MARGIN + high / 2.0 - top;
        }
        let bottom = hexes.iter().map(|h| h.at[1]).fold(0.0, f64::max);
        let canvas = [WIDTH, (bottom + high / 2.0 + MARGIN).round()];
        let board = Board {
            source,
            canvas,
            radius,
            hexes,
        };
        board.check()?;
        Ok(board)
    }

    fn cells(&self, sections: &str) -> Vec<Hex> {
        let mut out = Vec::new();
        for (letter, column) in &self.columns {
            let number = letter.bytes().next().map_or(0, |b| i64::from(b - b'A'));
            let letters = column.hexes.chars().zip(column.section.chars());
            for (i, (kind, section)) in letters.enumerate() {
                let row = column.top + i;
                let Some(kind) = Kind::from_letter(kind).filter(|_| sections.contains(section))
                else {
                    continue;
                };
                let code = format!("{letter}{row}");
                let motif = self.motifs.iter().find(|(_, at)| at.contains(&code));
                out.push(Hex {
                    kind,
                    at: [0.0, 0.0],
                    cell: (number, row as i64),
                    motif: motif.map(|(name, _)| name.clone()).unwrap_or_default(),
                    code,
                });
            }
        }
        out
    }
}

impl Board<'_> {
    /// The corners of a hex, from the east, clockwise.
    pub fn corners(&self, hex: &Hex) -> [Point; 6] {
        let [x, y] = hex.at;
        let (r, h) = (self.radius, self.radius * 3.0_f64.sqrt() / 2.0);
        [
            [x + r, y],
            [x + r / 2.0, y + h],
            [x - r / 2.0, y + h],
            [x - r, y],
            [x - r / 2.0, y - h],
            [x + r / 2.0, y - h],
        ]
    }

    /// The sides of all hexes of some kinds, each with how many of those hexes share it.
    pub fn sides(&self, of: impl Fn(Kind) -> bool) -> Vec<([Point; 2], usize)> {
        let mut found: BTreeMap<[[i64; 2]; 2], ([Point; 2], usize)> = BTreeMap::new();
        for hex in self.hexes.iter().filter(|h| of(h.kind)) {
            let corners = self.corners(hex);
            for (i, a) in corners.iter().enumerate() {
                let b = corners.get((i + 1) % 6).copied().unwrap_or(*a);
                let mut side = [*a, b].map(|p| p.map(f64::round));
                side.sort_by(|p, q| p[0].total_cmp(&q[0]).then(p[1].total_cmp(&q[1])));
                let key = side.map(|p| p.map(|v| v as i64 / 3));
                found.entry(key).or_insert((side, 0)).1 += 1;
            }
        }
        found.into_values().collect()
    }

    /// The rims of everything of some kinds, as closed rings with cut corners and a tremble.
    pub fn rims(&self, of: impl Fn(Kind) -> bool) -> Vec<Vec<Point>> {
        let mut open: Vec<[Point; 2]> = self
            .sides(of)
            .into_iter()
            .filter(|(_, shared)| *shared == 1)
            .map(|(side, _)| side)
            .collect();
        let mut rings = Vec::new();
        while let Some([start, mut end]) = open.pop() {
            let mut ring = vec![start, end];
            while let Some(i) = open
                .iter()
                .position(|[a, b]| near(*a, end) || near(*b, end))
            {
                let [a, b] = open.swap_remove(i);
                end = if near(a, end) { b } else { a };
                ring.push(end);
            }
            ring.pop();
            rings.push(self.hand(&ring, rings.len() as u32));
        }
        rings
    }

    /// Cuts the corners of a ring and lets it tremble.
    fn hand(&self, ring: &[Point], seed: u32) -> Vec<Point> {
        let mut ring = ring.to_vec();
        for cut in [0.3, 0.25, 0.25] {
            let mut out = Vec::with_capacity(ring.len() * 2);
            for (i, [ax, ay]) in ring.iter().enumerate() {
                let [bx, by] = ring.get((i + 1) % ring.len()).copied().unwrap_or_default();
                let step = |t: f64| [ax + (bx - ax) * t, ay + (by - ay) * t];
                out.extend([step(cut), step(1.0 - cut)]);
            }
            ring = out;
        }
        let reach = self.radius * 0.05;
        for [x, y] in &mut ring {
            let at = (*x + *y * 1.7) / 23.0;
            *x += reach * noise(seed ^ 11, at);
            *y += reach * noise(seed ^ 29, at + 9.0);
        }
        ring
    }

    fn check(&self) -> Result<()> {
        for [x, y, w, h] in [self.source.panel, self.source.side] {
            for hex in &self.hexes {
                let under = self
                    .corners(hex)
                    .iter()
                    .any(|[px, py]| (x..=x + w).contains(px) && (y..=y + h).contains(py));
                if under {
                    bail!(
                        "{} players: {} lies under a panel",
                        self.source.seats,
                        hex.code
                    );
                }
            }
        }
        Ok(())
    }
}

fn near([ax, ay]: Point, [bx, by]: Point) -> bool {
    (ax - bx).abs() + (ay - by).abs() < 1.0
}
