//! The rasteriser: a scene becomes a picture. It knows primitives, art and fonts, and no title.
//!
//! A [`Painter`] decodes the art once and is shared; painting is pure arithmetic on bytes and must be
//! called off the async threads.

use std::collections::BTreeMap;

use rules::view::Audience;

use crate::art::{Art, Files, Layer};
use crate::canvas::Canvas;
use crate::letters::Letters;
use crate::palette::{Rgb, mix};
use crate::scene::{Align, Hand, Item, Point, Scene};
use crate::stamps::Stamps;
use crate::{Fault, Picture, encode};

/// Width of a text's halo relative to its size.
const HALO: f32 = 0.13;
/// Side of a cloth pattern's tile in board units.
const TILE: f32 = 24.0;
/// Levels of a cloth pattern's coverage.
const LEVELS: usize = 3;

/// Paints scenes with the art of one title.
pub struct Painter {
    art: Art,
    letters: Letters,
    stamps: Stamps,
}

impl Painter {
    /// Decodes the embedded art.
    ///
    /// # Errors
    /// If the art is broken.
    pub fn new(files: &'static Files) -> Result<Self, Fault> {
        Ok(Self {
            art: Art::new(files)?,
            letters: Letters::new()?,
            stamps: Stamps::default(),
        })
    }

    /// The art it paints with.
    #[must_use]
    pub const fn art(&self) -> &Art {
        &self.art
    }

    /// How wide a text is where nothing limits it, and how wide it is painted in its room.
    #[must_use]
    pub fn widths(&self, hand: Hand, size: f32, text: &str, room: Option<f32>) -> [f32; 2] {
        let (fitted, smaller) = self.letters.fitted(hand, size, text, room);
        let whole = self.letters.set(hand, size, text).1;
        [whole, self.letters.set(hand, smaller, &fitted).1]
    }

    /// Paints a scene and encodes it as PNG.
    ///
    /// # Errors
    /// If the scene asks for what the art does not have.
    pub fn paint<A: Audience>(&self, scene: &Scene<A>) -> Result<Picture<A>, Fault> {
        let canvas = self.draw(scene)?;
        let bytes = encode::png(&canvas, &self.art.palette)?;
        Ok(Picture::new(bytes, scene.name.clone(), scene.alt.clone()))
    }

    /// Paints a scene, then scales the picture to a width.
    ///
    /// # Errors
    /// If the scene asks for what the art does not have.
    pub fn paint_to_width<A: Audience>(
        &self,
        scene: &Scene<A>,
        width: u32,
    ) -> Result<Picture<A>, Fault> {
        let canvas = encode::resize(&self.draw(scene)?, &self.art.palette, width);
        let bytes = encode::png(&canvas, &self.art.palette)?;
        Ok(Picture::new(bytes, scene.name.clone(), scene.alt.clone()))
    }

    pub(crate) fn draw<A: Audience>(&self, scene: &Scene<A>) -> Result<Canvas, Fault> {
        let [_, _, w, h] = scene.frame;
        let ground = self.art.palette.exact(self.art.ink(scene.ground.0)?);
        let size = |units: f32| (units * scene.scale).round().max(1.0) as usize;
        let mut pen = Pen {
            painter: self,
            canvas: Canvas::new(size(w), size(h), ground),
            scale: scene.scale,
            origin: scene.frame,
        };
        let layer = match scene.board {
            None => None,
            Some(board) => Some(self.art.layer(board, pen.large())?),
        };
        if let Some(layer) = layer {
            pen.board(layer);
        }
        for item in &scene.items {
            pen.item(item, layer)?;
        }
        Ok(pen.canvas)
    }
}

/// One picture in progress.
struct Pen<'p> {
    painter: &'p Painter,
    canvas: Canvas,
    scale: f32,
    origin: [f32; 4],
}

impl Pen<'_> {
    /// Whether the layer baked at scale 2 lies beneath.
    fn large(&self) -> bool {
        self.scale > 1.5
    }

    /// The picture's corner in the baked layer.
    fn corner(&self) -> [i32; 2] {
        let [x, y, _, _] = self.origin;
        [x, y].map(|v| (v * self.scale).round() as i32)
    }

    fn board(&mut self, layer: &Layer) {
        let [left, top] = self.corner();
        let width = layer.base.width;
        for y in 0..self.canvas.height as i32 {
            let (from, to) = (left.max(0) as usize, (-left).max(0));
            let Some(source) = usize::try_from(y + top)
                .ok()
                .and_then(|row| layer.base.data.get(row * width + from..(row + 1) * width))
            else {
                continue;
            };
            if let Some(pixels) = self.canvas.row(y, to) {
                for (pixel, entry) in pixels.iter_mut().zip(source) {
                    *pixel = *entry;
                }
            }
        }
    }

    fn item(&mut self, item: &Item, layer: Option<&Layer>) -> Result<(), Fault> {
        let painter = self.painter;
        let art = &painter.art;
        let palette = &art.palette;
        match item {
            Item::Wash { region, family } => {
                let layer = layer.ok_or_else(|| Fault::Missing("board to wash".into()))?;
                self.wash(layer, region, family)?;
            }
            Item::Bare { region } => {
                let layer = layer.ok_or_else(|| Fault::Missing("board to clear".into()))?;
                self.bare(layer, region)?;
            }
            Item::Stamp {
                stamp,
                at,
                size,
                turn,
                ink,
            } => {
                let mask = painter.stamps.get(art, stamp, size * self.scale, *turn)?;
                let [x, y] = self.pixel(*at);
                let spot = [x.round() as i32, y.round() as i32];
                self.canvas.lay(palette, &mask, spot, art.ink(ink.0)?, 255);
            }
            Item::Plate {
                rect: [x, y, w, h],
                radius,
                ink,
                cover,
            } => {
                let [x0, y0] = self.pixel([*x, *y]);
                let (w, h, r) = (w * self.scale, h * self.scale, radius * self.scale);
                let (cx, cy) = (x0 + w / 2.0, y0 + h / 2.0);
                let cover = (u16::from(*cover) * 255 / 100) as u8;
                let bounds = [x0 - 1.0, y0 - 1.0, x0 + w + 1.0, y0 + h + 1.0];
                let inner = |py: f32| {
                    let over = ((py - cy).abs() - h / 2.0 + r).max(0.0);
                    let curve = (r - 1.0).powi(2) - over * over;
                    let half = w / 2.0 - r - 1.0 + curve.max(0.0).sqrt();
                    (curve > 0.0 && half > 0.0).then_some((cx - half, cx + half))
                };
                let ink = (art.ink(ink.0)?, cover);
                self.canvas.shape(palette, bounds, ink, inner, |px, py| {
                    let (dx, dy) = ((px - cx).abs() - w / 2.0 + r, (py - cy).abs() - h / 2.0 + r);
                    length(dx.max(0.0), dy.max(0.0)) + dx.max(dy).min(0.0) - r
                });
            }
            Item::Ring {
                at,
                radius,
                width,
                ink,
            } => {
                let [cx, cy] = self.pixel(*at);
                let (r, half) = (radius * self.scale, width * self.scale / 2.0);
                let reach = r + half + 1.0;
                let bounds = [cx - reach, cy - reach, cx + reach, cy + reach];
                let ink = (art.ink(ink.0)?, 255);
                self.canvas.shape(
                    palette,
                    bounds,
                    ink,
                    |_| None,
                    |px, py| (length(px - cx, py - cy) - r).abs() - half,
                );
            }
            Item::Line {
                from,
                to,
                width,
                ink,
            } => {
                let ([ax, ay], [bx, by]) = (self.pixel(*from), self.pixel(*to));
                let half = width * self.scale / 2.0;
                let reach = half + 1.0;
                let bounds = [
                    ax.min(bx) - reach,
                    ay.min(by) - reach,
                    ax.max(bx) + reach,
                    ay.max(by) + reach,
                ];
                let (dx, dy) = (bx - ax, by - ay);
                let square = (dx * dx + dy * dy).max(1e-6);
                let ink = (art.ink(ink.0)?, 255);
                self.canvas.shape(
                    palette,
                    bounds,
                    ink,
                    |_| None,
                    |px, py| {
                        let t = (((px - ax) * dx + (py - ay) * dy) / square).clamp(0.0, 1.0);
                        length(px - ax - t * dx, py - ay - t * dy) - half
                    },
                );
            }
            Item::Edge {
                region,
                width,
                inks,
            } => {
                let layer = layer.ok_or_else(|| Fault::Missing("board with an edge".into()))?;
                let [one, other] = inks.map(|ink| art.ink(ink.0));
                let entries = [palette.exact(one?), palette.exact(other?)];
                self.edge(layer, region, (width * self.scale).round() as i32, entries)?;
            }
            Item::Faded { items } => {
                let before = self.canvas.data.clone();
                for item in items {
                    self.item(item, layer)?;
                }
                self.canvas.fade(palette, &before);
            }
            Item::Text {
                text,
                at,
                size,
                hand,
                align,
                ink,
                halo,
                room,
            } => {
                let (text, size) = self.painter.letters.fitted(*hand, *size, text, *room);
                if let Some(halo) = halo {
                    let swell = (size * HALO).max(2.5) * self.scale;
                    self.text(&text, *at, size, *hand, *align, art.ink(halo.0)?, swell);
                }
                self.text(&text, *at, size, *hand, *align, art.ink(ink.0)?, 0.0);
            }
        }
        Ok(())
    }

    fn pixel(&self, [x, y]: Point) -> [f32; 2] {
        let [left, top, _, _] = self.origin;
        [(x - left) * self.scale, (y - top) * self.scale]
    }

    #[expect(
        clippy::too_many_arguments,
        reason = "the fields of one text item, taken apart"
    )]
    fn text(
        &mut self,
        text: &str,
        at: Point,
        size: f32,
        hand: Hand,
        align: Align,
        colour: Rgb,
        halo: f32,
    ) {
        let letters = &self.painter.letters;
        let size = size * self.scale;
        let (glyphs, width) = letters.set(hand, size, text);
        let [x, y] = self.pixel(at);
        let start = match align {
            Align::Left => x,
            Align::Middle => x - width / 2.0,
            Align::Right => x - width,
        };
        let base = (y + Letters::drop(size)).round() as i32;
        for (glyph, offset) in glyphs {
            let mask = letters.glyph(hand, glyph, size, halo);
            let spot = [(start + offset).round() as i32, base];
            self.canvas
                .lay(&self.painter.art.palette, &mask, spot, colour, 255);
        }
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
    fn edge(
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
    fn bare(&mut self, layer: &Layer, region: &str) -> Result<(), Fault> {
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
    fn wash(&mut self, layer: &Layer, region: &str, family: &str) -> Result<(), Fault> {
        let painter = self.painter;
        let art = &painter.art;
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
        // One table per picture and family: what a base entry becomes at each level of the pattern.
        let table: Vec<u8> = (0..LEVELS)
            .flat_map(|level| {
                let woven = mix(inks.fill, inks.weave, (level * 255 / (LEVELS - 1)) as u8);
                (0..land + gloom).map(move |entry| {
                    // Only bare ground gets the pattern: drawings stay clear, and files stay small.
                    let bare = entry == 0 || entry == land;
                    let cloth = if bare { woven } else { inks.fill };
                    let dark = if entry < land {
                        u32::from(entry) * 255 / u32::from(land - 1)
                    } else {
                        u32::from(entry - land) * 255 / u32::from(gloom - 1)
                    };
                    art.palette.entry(mix(cloth, sumi, dark as u8))
                })
            })
            .collect();
        let steps = usize::from(land + gloom);
        let [left, top] = self.corner();
        let side = (TILE * if self.large() { 2.0 } else { 1.0 }) as usize;
        let pattern = pattern(art, *tile, side);
        for (y, from, to) in self.runs(layer, region)? {
            let start = *from as i32 - left;
            let skip = (-start).max(0) as usize;
            let count = (to - from) as usize;
            let cloth = pattern.get(*y as usize % side * side..(*y as usize % side + 1) * side);
            let (Some(pixels), Some(cloth)) =
                (self.canvas.row(*y as i32 - top, start.max(0)), cloth)
            else {
                continue;
            };
            let cloth = cloth.iter().cycle().skip((*from as usize + skip) % side);
            for (pixel, level) in pixels
                .iter_mut()
                .take(count.saturating_sub(skip))
                .zip(cloth)
            {
                let entry = usize::from(*pixel);
                if entry < steps
                    && let Some(washed) = table.get(usize::from(*level) * steps + entry)
                {
                    *pixel = *washed;
                }
            }
        }
        Ok(())
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

/// Length of a vector. The numbers are never so large or small that `hypot` would be needed.
#[inline]
fn length(x: f32, y: f32) -> f32 {
    (x * x + y * y).sqrt()
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
