//! Drawing on whole regions of a board: washes, cleared ground and striped edges.

use std::collections::{BTreeMap, HashMap};
use std::ops::Range;
use std::sync::{Arc, Mutex, PoisonError};

use crate::Fault;
use crate::art::{Art, Layer};
use crate::palette::mix;
use crate::pen::Pen;

/// Side of a cloth pattern's tile in board units.
const TILE: f32 = 24.0;
/// Levels of a cloth pattern's coverage.
const LEVELS: usize = 3;

impl Pen<'_> {
    /// The rows of the picture that a region reaches into.
    pub(crate) fn region_rows(
        &self,
        layer: Option<&Layer>,
        region: &str,
    ) -> Result<Range<i32>, Fault> {
        let layer = layer.ok_or_else(|| Fault::Missing(format!("board with {region}")))?;
        let [_, top] = self.corner();
        let runs = self.runs(layer, region)?;
        let row = |run: Option<&(u32, u32, u32)>| run.map_or(0, |(row, _, _)| *row as i32 - top);
        Ok(row(runs.first())..row(runs.last()) + 1)
    }

    /// The runs of a region in a layer.
    fn runs<'l>(&self, layer: &'l Layer, region: &str) -> Result<&'l [(u32, u32, u32)], Fault> {
        let regions = &self.painter.art.manifest.regions;
        let number = regions.iter().position(|r| r.code == region);
        let runs = number.and_then(|number| layer.runs.get(number));
        runs.map(Vec::as_slice)
            .ok_or_else(|| Fault::Missing(format!("region {region}")))
    }

    /// Stripes the inner edge of a region: every pixel of it that is near a pixel outside.
    pub(crate) fn edge(
        &mut self,
        layer: &Layer,
        region: &str,
        width: i32,
        inks: [u8; 2],
    ) -> Result<(), Fault> {
        let [left, top] = self.corner();
        let mut rows: BTreeMap<i32, Vec<Span>> = BTreeMap::new();
        for (y, from, to) in self.runs(layer, region)? {
            let row = rows.entry(*y as i32).or_default();
            row.push((*from as i32, *to as i32));
        }
        let none = Vec::new();
        let at = |y: i32| rows.get(&y).unwrap_or(&none);
        let slant = width * 7 / 10;
        for (y, row) in &rows {
            // What is as far from every edge as the stripes are wide.
            let deep = [-1, 1].into_iter().fold(shrunk(row, width), |deep, way| {
                let deep = common(&deep, at(y + way * width));
                common(&deep, &shrunk(at(y + way * slant), slant))
            });
            let mut deep = deep.into_iter().peekable();
            for (from, to) in row {
                let mut x = *from;
                while x < *to {
                    match deep.peek() {
                        Some((_, end)) if *end <= x => drop(deep.next()),
                        Some((start, end)) if *start <= x => x = *end,
                        _ => {
                            let stripe = (x + y).div_euclid(width * 2).rem_euclid(2);
                            let [one, other] = inks;
                            let ink = if stripe == 0 { one } else { other };
                            if let Some([pixel, ..]) = self.canvas.row(y - top, x - left) {
                                *pixel = ink;
                            }
                            x += 1;
                        }
                    }
                }
            }
        }
        Ok(())
    }

    /// Clears a region: white, and the key block's strong lines.
    pub(crate) fn bare(&mut self, layer: &Layer, region: &str) -> Result<(), Fault> {
        let art = &self.painter.art;
        let (land, second) = (art.manifest.land_steps, art.manifest.gloom_steps);
        let white = art.palette.exact(art.ink("white")?);
        let sumi = art.palette.exact(art.ink("sumi")?);
        let [left, top] = self.corner();
        for (y, from, to) in self.runs(layer, region)? {
            let start = *from as i32 - left;
            let skip = (-start).max(0) as usize;
            let count = (to - from) as usize;
            let Some(pixels) = self.canvas.row(*y as i32 - top, start.max(0)) else {
                continue;
            };
            for pixel in pixels.iter_mut().take(count.saturating_sub(skip)) {
                let (step, steps) = if *pixel < land {
                    (*pixel, land)
                } else {
                    (*pixel - land, second)
                };
                if *pixel < land + second {
                    *pixel = if step * 3 > steps * 2 { sumi } else { white };
                }
            }
        }
        Ok(())
    }

    /// Washes a region: the key block's darkness stays, the ground becomes the family's cloth.
    pub(crate) fn wash(
        &mut self,
        layer: &Layer,
        region: &str,
        family: &'static str,
    ) -> Result<(), Fault> {
        let painter = self.painter;
        let cloth = painter.cloths.get(&painter.art, family, self.large())?;
        let [left, top] = self.corner();
        let side = cloth.side;
        for (y, from, to) in self.runs(layer, region)? {
            let start = *from as i32 - left;
            let skip = (-start).max(0) as usize;
            let count = ((to - from) as usize).saturating_sub(skip);
            let Some(pixels) = self.canvas.row(*y as i32 - top, start.max(0)) else {
                continue;
            };
            let row = *y as usize % side;
            let levels = cloth.levels.get(row * side..(row + 1) * side);
            let levels = levels.unwrap_or_default();
            // The first tile of the pattern is cut off at the edge of the region.
            let cut = (*from as usize + skip) % side;
            let count = count.min(pixels.len());
            let (pixels, _) = pixels.split_at_mut(count);
            let (first, rest) = pixels.split_at_mut((side - cut).min(count));
            cloth.weave(first, levels.get(cut..).unwrap_or_default());
            for pixels in rest.chunks_mut(side) {
                cloth.weave(pixels, levels);
            }
        }
        Ok(())
    }
}

/// The cloths made so far. They affect only how fast a picture is made, so they reveal nothing.
#[derive(Default)]
pub(crate) struct Cloths {
    made: Mutex<HashMap<(&'static str, bool), Arc<Cloth>>>,
}

impl Cloths {
    /// The cloth of a family, for the layer baked at scale 2 if `large`.
    fn get(&self, art: &Art, family: &'static str, large: bool) -> Result<Arc<Cloth>, Fault> {
        let mut made = self.made.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(cloth) = made.get(&(family, large)) {
            return Ok(Arc::clone(cloth));
        }
        let cloth = Arc::new(Cloth::new(art, family, large)?);
        made.insert((family, large), Arc::clone(&cloth));
        Ok(cloth)
    }
}

/// The cloth of a family.
struct Cloth {
    /// Side of a tile of the pattern in pixels.
    side: usize,
    /// The levels of a tile, row by row.
    levels: Vec<u8>,
    /// What every entry becomes: 256 for each level of the pattern, in a size that needs no check.
    becomes: Box<[u8; 4 * 256]>,
}

impl Cloth {
    fn new(art: &Art, family: &str, large: bool) -> Result<Self, Fault> {
        let manifest = &art.manifest;
        let inks = manifest
            .families
            .get(family)
            .ok_or_else(|| Fault::Missing(format!("family {family}")))?;
        let tile = manifest
            .stamps
            .get(format!("weave_{family}").as_str())
            .ok_or_else(|| Fault::Missing(format!("cloth of {family}")))?;
        let sumi = art.ink("sumi")?;
        let (land, gloom) = (manifest.land_steps, manifest.gloom_steps);
        let becomes = std::array::from_fn(|at| {
            let (level, entry) = ((at >> 8).min(LEVELS - 1), at as u8);
            if entry >= land + gloom {
                return entry;
            }
            // Only bare ground gets the pattern: drawings stay clear, and files stay small.
            let bare = entry == 0 || entry == land;
            let woven = mix(inks.fill, inks.weave, (level * 255 / (LEVELS - 1)) as u8);
            let cloth = if bare { woven } else { inks.fill };
            let dark = if entry < land {
                u32::from(entry) * 255 / u32::from(land - 1)
            } else {
                u32::from(entry - land) * 255 / u32::from(gloom - 1)
            };
            art.palette.entry(mix(cloth, sumi, dark as u8))
        });
        let side = (TILE * if large { 2.0 } else { 1.0 }) as usize;
        Ok(Self {
            side,
            levels: pattern(art, *tile, side),
            becomes: Box::new(becomes),
        })
    }

    /// Washes pixels with a row of the pattern.
    fn weave(&self, pixels: &mut [u8], levels: &[u8]) {
        for (pixel, level) in pixels.iter_mut().zip(levels) {
            let at = usize::from(*level & 3) << 8 | usize::from(*pixel);
            if let Some(washed) = self.becomes.get(at) {
                *pixel = *washed;
            }
        }
    }
}

/// A stretch of a row: its first column, and the one after its last.
type Span = (i32, i32);

/// The stretches without this much at both ends.
fn shrunk(row: &[Span], room: i32) -> Vec<Span> {
    let less = row.iter().map(|(from, to)| (from + room, to - room));
    less.filter(|(from, to)| from < to).collect()
}

/// What two rows of stretches have in common.
fn common(one: &[Span], other: &[Span]) -> Vec<Span> {
    let pairs = one.iter().flat_map(|a| other.iter().map(move |b| (a, b)));
    let both = pairs.map(|((a, b), (c, d))| (*a.max(c), *b.min(d)));
    both.filter(|(from, to)| from < to).collect()
}

/// A cloth pattern's levels at a tile size of `side` pixels; the atlas holds it at 96.
fn pattern(art: &Art, [x0, y0, w, _]: [u32; 4], side: usize) -> Vec<u8> {
    let step = (w as usize / side).max(1);
    let mut out = Vec::with_capacity(side * side);
    for y in 0..side {
        for x in 0..side {
            let mut sum = 0;
            for dy in 0..step {
                for dx in 0..step {
                    let (sx, sy) = (x0 as usize + x * step + dx, y0 as usize + y * step + dy);
                    sum += usize::from(art.stamps.at(sx, sy));
                }
            }
            out.push((sum / (step * step) * (LEVELS - 1) / 255).min(LEVELS - 1) as u8);
        }
    }
    out
}
