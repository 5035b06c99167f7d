//! The course of the river: two banks with shore spaces along them, cut into river spaces.
//!
//! What touches what is not written down anywhere: it follows from where the cuts lie on the banks.

use std::collections::BTreeSet;

use anyhow::{Context, Result, bail};

use super::bank::{ALL, ALONG, Bank, Side};
use super::source::{BankSource, Rect, Source};
use crate::brush::Point;
use crate::shape::{bounds, distance};

/// Regions have so many shore spaces each.
const EACH: usize = 5;

/// A shore space.
pub struct Shore {
    pub number: usize,
    /// Its region, counted from 0.
    pub region: usize,
    pub cost: u8,
    pub kind: String,
    /// Where a building lies.
    pub plate: Rect,
    /// Its piece of land, frame and middle line included.
    pub land: Vec<Point>,
    /// River spaces it touches, each with its pier: where it starts and which way it points.
    pub piers: Vec<(usize, Point, Point)>,
}

/// A river space.
pub struct Space {
    pub number: usize,
    pub ring: Vec<Point>,
    pub shores: BTreeSet<usize>,
    pub regions: BTreeSet<usize>,
    pub starts: bool,
}

/// The whole river.
pub struct Course {
    pub spaces: Vec<Space>,
    pub shores: Vec<Shore>,
    /// The lines between river spaces.
    pub cuts: Vec<Vec<Point>>,
    /// Both banks, from the source to the mouth.
    pub banks: [Vec<Point>; 2],
}

impl Course {
    /// Lays the river out.
    pub fn new(source: &Source) -> Result<Self> {
        let ends = |side: usize| -> Vec<f64> {
            let cuts = source.river.cuts.iter();
            let inner = cuts.map(|cut| if side == 0 { cut[0] } else { cut[1] });
            std::iter::once(0.0).chain(inner).chain([ALL]).collect()
        };
        let ends = [ends(0), ends(1)];
        let touched = |side: usize, i: usize| {
            let t = i as f64;
            let spans = ends
                .get(side)
                .into_iter()
                .flat_map(|e| e.iter().zip(e.iter().skip(1)));
            let cut = spans.map(move |(a, b)| (a.max(t), b.min(t + 1.0)));
            let within = cut.enumerate().filter(|(_, (a, b))| b - a > 0.01);
            within.collect::<Vec<(usize, (f64, f64))>>()
        };
        let bank = |side: Side, from: &'_ BankSource| -> Vec<f64> {
            let count = from.shores.len();
            let jut = |i: usize| match touched(side as usize, i).len() {
                3.. => 9.0,
                2 => 0.0,
                _ => -4.0,
            };
            (0..count).map(jut).collect()
        };
        let frame = source.frame;
        let banks = [(Side::Left, &source.left), (Side::Right, &source.right)].map(|(side, s)| {
            let juts = bank(side, s);
            Bank {
                source: s,
                side,
                frame,
                juts,
            }
        });
        let mut shores = Vec::new();
        for bank in &banks {
            for (i, number) in bank.source.shores.iter().enumerate() {
                let spans = touched(bank.side as usize, i);
                shores.push(shore(source, bank, i, *number, &spans)?);
            }
        }
        shores.sort_by_key(|s| s.number);
        let [left, right] = &banks;
        let spans: Vec<[(f64, f64); 2]> = {
            let [l, r] = &ends;
            let pairs = |e: &Vec<f64>| -> Vec<(f64, f64)> {
                let next = e.iter().skip(1);
                e.iter().copied().zip(next.copied()).collect()
            };
            pairs(l)
                .into_iter()
                .zip(pairs(r))
                .map(|(a, b)| [a, b])
                .collect()
        };
        let last = spans.len();
        let spaces = spans.iter().enumerate().map(|(i, [(a, b), (c, d)])| {
            let mut ring = left.line(*a, *b);
            if i == 0 {
                ring.insert(0, left.end(0.0));
            }
            if i + 1 == last {
                ring.extend([left.end(ALL), right.end(ALL)]);
            }
            ring.extend(right.line(*c, *d).into_iter().rev());
            if i == 0 {
                ring.push(right.end(0.0));
            }
            let number = i + 1;
            let near = shores
                .iter()
                .filter(|s| s.piers.iter().any(|(n, ..)| *n == number));
            Space {
                number,
                ring,
                shores: near.clone().map(|s| s.number).collect(),
                regions: near.map(|s| s.region).collect(),
                starts: source.river.starts.contains(&number),
            }
        });
        let spaces: Vec<Space> = spaces.collect();
        if let Some(odd) = spaces.iter().find(|s| s.shores.len() != 4) {
            bail!("river space {} touches {:?}", odd.number, odd.shores);
        }
        let cut = |[a, b]: &[f64; 2]| vec![left.at(*a), right.at(*b)];
        let cuts = source.river.cuts.iter().map(cut).collect();
        Ok(Self {
            spaces,
            shores,
            cuts,
            banks: [left.whole(), right.whole()],
        })
    }

    /// The lines between the lands of different regions: from the bank to the rim or the middle of the map.
    pub fn borders(&self, source: &Source) -> Vec<Vec<Point>> {
        let [left, top, _, bottom] = source.frame;
        let middle = f64::midpoint(top, bottom);
        let mut out = Vec::new();
        for bank in [&source.left, &source.right] {
            let pairs = bank.shores.iter().zip(bank.shores.iter().skip(1));
            for (a, b) in pairs {
                let region = |n: &usize| n.saturating_sub(1) / EACH;
                let land = |n: &usize| self.shores.iter().find(|s| s.number == *n);
                if region(a) == region(b) {
                    continue;
                }
                let (Some(a), Some(b)) = (land(a), land(b)) else {
                    continue;
                };
                // The two lands share exactly the points of their border.
                let shared = |p: &&Point| b.land.iter().any(|q| distance(**p, *q) < 1.5);
                out.push(a.land.iter().filter(shared).copied().collect());
            }
        }
        let turn = source.right.start + source.right.pitch * ALONG;
        out.push(vec![[left, middle], [turn, middle]]);
        out
    }

    /// What is shown when a region is looked at closely: its name, its shore spaces and the river before them.
    pub fn around(&self, region: usize, source: &Source) -> Rect {
        const GAP: f64 = 24.0;
        let name = source.regions.get(region).map(|r| {
            let [x, y, _] = r.name;
            [x, y]
        });
        let shores = self.shores.iter().filter(|s| s.region == region);
        let plates = shores.flat_map(|s| {
            let [x, y, w, h] = s.plate;
            [[x, y], [x + w, y + h]]
        });
        let spaces = self.spaces.iter().filter(|s| s.regions.contains(&region));
        let points: Vec<Point> = plates
            .chain(spaces.flat_map(|s| s.ring.iter().copied()))
            .chain(name)
            .collect();
        let (x0, y0, x1, y1) = bounds(&points);
        let [left, top, right, bottom] = source.frame;
        let (x0, y0) = ((x0 - GAP).max(left - 14.0), (y0 - GAP).max(top - 14.0));
        let (x1, y1) = ((x1 + GAP).min(right + 14.0), (y1 + GAP).min(bottom + 14.0));
        [x0, y0, x1 - x0, y1 - y0]
    }
}

fn shore(
    source: &Source,
    bank: &Bank<'_>,
    i: usize,
    number: usize,
    spans: &[(usize, (f64, f64))],
) -> Result<Shore> {
    let place = number.checked_sub(1).context("shore spaces count from 1")?;
    let region = place / EACH;
    let of = source.regions.get(region);
    let cost = of.and_then(|r| r.costs.get(place % EACH)).copied();
    let cost = cost.with_context(|| format!("no region for shore space {number}"))?;
    let named = source
        .start_tiles
        .iter()
        .find(|(_, all)| all.contains(&number));
    let kind = match named {
        Some((kind, _)) => kind.clone(),
        None if cost == 0 => "imperial".into(),
        None => "plain".into(),
    };
    let pier = |(space, (a, b)): &(usize, (f64, f64))| {
        let t = f64::midpoint(*a, *b);
        let ([ax, ay], [bx, by]) = (bank.at(t - 0.04), bank.at(t + 0.04));
        let (dx, dy) = (bx - ax, by - ay);
        let size = dx.hypot(dy).max(1e-9);
        // Looking downstream the river lies to the right of the left bank.
        let way = if bank.side == Side::Left { 1.0 } else { -1.0 };
        (space + 1, bank.at(t), [-dy / size * way, dx / size * way])
    };
    Ok(Shore {
        number,
        region,
        cost,
        kind,
        plate: bank.plate(i, source.plate),
        land: bank.land(i),
        piers: spans.iter().map(pier).collect(),
    })
}
