//! The pen: draws the items of a scene on a canvas, which may be the whole picture or some rows of it.

use std::ops::Range;

use crate::Fault;
use crate::art::Layer;
use crate::canvas::Canvas;
use crate::letters::Letters;
use crate::palette::Rgb;
use crate::raster::{LARGE, Painter, Sheet};
use crate::scene::{Align, Hand, Item, Point};

/// Width of a text's halo relative to its size.
const HALO: f32 = 0.13;

/// How far letters reach above and below the point of a text, relative to its size.
const REACH: [f32; 2] = [0.9, 0.85];

/// Some rows of a picture in progress.
pub(crate) struct Pen<'p> {
    pub(crate) painter: &'p Painter,
    pub(crate) canvas: Canvas,
    scale: f32,
    origin: [f32; 4],
}

impl<'p> Pen<'p> {
    /// A pen for some rows of a sheet.
    pub(crate) fn new(painter: &'p Painter, sheet: &Sheet<'_>, rows: Range<usize>) -> Self {
        Self {
            painter,
            canvas: Canvas::new(sheet.width, rows, sheet.ground),
            scale: sheet.scale,
            origin: sheet.frame,
        }
    }

    /// Whether the layer baked at scale 2 lies beneath.
    pub(crate) fn large(&self) -> bool {
        self.scale > LARGE
    }

    /// The picture's corner in the baked layer.
    pub(crate) fn corner(&self) -> [i32; 2] {
        let [x, y, _, _] = self.origin;
        [x, y].map(|v| (v * self.scale).round() as i32)
    }

    pub(crate) fn board(&mut self, layer: &Layer) {
        let [left, top] = self.corner();
        let width = layer.base.width;
        for y in self.canvas.clipped() {
            let (from, to) = (left.max(0) as usize, (-left).max(0));
            let Some(source) = usize::try_from(y + top)
                .ok()
                .and_then(|row| layer.base.data.get(row * width + from..(row + 1) * width))
            else {
                continue;
            };
            if let Some(pixels) = self.canvas.row(y, to) {
                let count = pixels.len().min(source.len());
                if let (Some(pixels), Some(source)) = (pixels.get_mut(..count), source.get(..count))
                {
                    pixels.copy_from_slice(source);
                }
            }
        }
    }

    /// The rows an item may touch; it is never drawn beyond them.
    pub(crate) fn rows(&self, item: &Item, layer: Option<&Layer>) -> Result<Range<i32>, Fault> {
        let around = |[_, y]: Point, above: f32, below: f32| {
            let [_, top, _, _] = self.origin;
            let [from, to] = [y - above, y + below].map(|y| (y - top) * self.scale);
            from.floor() as i32 - 2..to.ceil() as i32 + 2
        };
        let both = |a: Range<i32>, b: Range<i32>| a.start.min(b.start)..a.end.max(b.end);
        Ok(match item {
            Item::Wash { region, .. } | Item::Bare { region } | Item::Edge { region, .. } => {
                self.region_rows(layer, region)?
            }
            // However it is turned.
            Item::Stamp { at, size, .. } => around(*at, size * 0.71, size * 0.71),
            Item::Plate {
                rect: [x, y, _, h], ..
            } => around([*x, *y], 0.0, *h),
            Item::Ring {
                at, radius, width, ..
            } => around(*at, radius + width, radius + width),
            Item::Line {
                from, to, width, ..
            } => {
                let [one, other] = [from, to].map(|at| around(*at, *width, *width));
                both(one, other)
            }
            Item::Text { at, size, .. } => {
                let [above, below] = REACH.map(|reach| size * reach + swell(*size));
                around(*at, above, below)
            }
            Item::Faded { items } => {
                let mut all: Option<Range<i32>> = None;
                for item in items {
                    let rows = self.rows(item, layer)?;
                    all = Some(all.map_or(rows.clone(), |all| both(all, rows)));
                }
                all.unwrap_or(0..0)
            }
        })
    }

    /// Draws an item, as far as it is on the canvas.
    pub(crate) fn item(&mut self, item: &Item, layer: Option<&Layer>) -> Result<(), Fault> {
        let open = self.canvas.clip(self.rows(item, layer)?);
        let drawn = if self.canvas.is_closed() {
            Ok(())
        } else {
            self.draw(item, layer)
        };
        self.canvas.clip(open);
        drawn
    }

    fn draw(&mut self, item: &Item, layer: Option<&Layer>) -> Result<(), Fault> {
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
                let before = self.canvas.open().to_vec();
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
                let mut coats = Vec::with_capacity(2);
                if let Some(halo) = halo {
                    coats.push((art.ink(halo.0)?, swell(size) * self.scale));
                }
                coats.push((art.ink(ink.0)?, 0.0));
                self.text(&text, *at, size, (*hand, *align), &coats);
            }
        }
        Ok(())
    }

    fn pixel(&self, [x, y]: Point) -> [f32; 2] {
        let [left, top, _, _] = self.origin;
        [(x - left) * self.scale, (y - top) * self.scale]
    }

    /// Writes a text once in each colour, grown by so many pixels.
    fn text(
        &mut self,
        text: &str,
        at: Point,
        size: f32,
        (hand, align): (Hand, Align),
        coats: &[(Rgb, f32)],
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
        for (colour, halo) in coats {
            for (glyph, offset) in &glyphs {
                let mask = letters.glyph(hand, *glyph, size, *halo);
                let spot = [(start + offset).round() as i32, base];
                let palette = &self.painter.art.palette;
                self.canvas.lay(palette, &mask, spot, *colour, 255);
            }
        }
    }
}

/// How far the halo of a text of this size reaches.
fn swell(size: f32) -> f32 {
    (size * HALO).max(2.5)
}

/// Length of a vector. The numbers are never so large or small that `hypot` would be needed.
#[inline]
fn length(x: f32, y: f32) -> f32 {
    (x * x + y * y).sqrt()
}
