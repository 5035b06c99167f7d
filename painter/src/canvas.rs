//! A picture in progress: palette entries, and coverage drawn over them.

use std::ops::Range;

use crate::palette::{Palette, Rgb, Tints};

/// One byte per pixel, row by row: a whole picture, or some rows of one.
pub(crate) struct Canvas {
    pub(crate) width: usize,
    pub(crate) height: usize,
    pub(crate) data: Vec<u8>,
    /// Its first row in the picture.
    top: i32,
    /// The rows of the picture that may be drawn on.
    clip: Range<i32>,
}

/// Coverage of a small shape; `left` and `top` are its offset from the point it is drawn at.
pub(crate) struct Mask {
    pub(crate) left: i32,
    pub(crate) top: i32,
    pub(crate) width: usize,
    pub(crate) data: Vec<u8>,
}

impl Canvas {
    /// These rows of a picture, in one colour.
    pub(crate) fn new(width: usize, rows: Range<usize>, entry: u8) -> Self {
        let (top, end) = (rows.start as i32, rows.end as i32);
        Self {
            width,
            height: rows.len(),
            data: vec![entry; width * rows.len()],
            top,
            clip: top..end,
        }
    }

    /// A whole picture.
    pub(crate) fn of(width: usize, data: Vec<u8>) -> Self {
        let height = data.len() / width.max(1);
        Self {
            width,
            height,
            data,
            top: 0,
            clip: 0..height as i32,
        }
    }

    /// From now on only these rows are drawn on; what they were before.
    pub(crate) fn clip(&mut self, rows: Range<i32>) -> Range<i32> {
        let own = self.top..self.top + self.height as i32;
        let rows = rows.start.max(own.start)..rows.end.min(own.end);
        std::mem::replace(&mut self.clip, rows)
    }

    /// Is there nothing that may be drawn on?
    pub(crate) fn is_closed(&self) -> bool {
        self.clip.is_empty()
    }

    /// The rows of the picture that may be drawn on.
    pub(crate) fn clipped(&self) -> Range<i32> {
        self.clip.clone()
    }

    /// The pixels that may be drawn on.
    pub(crate) fn open(&mut self) -> &mut [u8] {
        let at = |row: i32| (row - self.top).max(0) as usize * self.width;
        let open = at(self.clip.start)..at(self.clip.end);
        self.data.get_mut(open).unwrap_or_default()
    }

    /// Rows of the picture, as far as they are on this canvas.
    pub(crate) fn rows(&self, rows: Range<usize>) -> impl Iterator<Item = &[u8]> {
        let above = self.top as usize;
        let all = self.data.chunks(self.width.max(1));
        all.skip(rows.start.saturating_sub(above)).take(rows.len())
    }

    /// Draws a mask in one colour, with its corner at the point.
    pub(crate) fn lay(
        &mut self,
        palette: &Palette,
        mask: &Mask,
        at: [i32; 2],
        colour: Rgb,
        cover: u8,
    ) {
        let Some(ink) = Wet::new(palette, colour) else {
            return;
        };
        let [x, y] = at;
        let (left, top) = (x + mask.left, y + mask.top);
        let lines = mask.data.chunks(mask.width.max(1)).enumerate();
        for (row, line) in lines.skip((self.clip.start - top).max(0) as usize) {
            let py = top + row as i32;
            let skip = (-left).max(0) as usize;
            if py >= self.clip.end {
                break;
            }
            let Some(pixels) = self.row(py, left.max(0)) else {
                continue;
            };
            // Most of a mask is bare or covered, so it is looked at in steps of eight pixels.
            let line = line.get(skip..).unwrap_or_default();
            let (eights, few) = line.as_chunks::<8>();
            let mut pixels = pixels.chunks_mut(8);
            for covers in eights {
                let Some(pixels) = pixels.next() else { break };
                match u64::from_le_bytes(*covers) {
                    0 => {}
                    u64::MAX if cover == 255 => pixels.fill(ink.solid),
                    _ => ink.touch_all(pixels, covers, cover),
                }
            }
            if let Some(pixels) = pixels.next() {
                ink.touch_all(pixels, few, cover);
            }
        }
    }

    /// Fills a shape given by its signed distance (negative inside) within a box of pixels. `inner` names the
    /// part of a row that is surely inside, so that large plates cost a fill instead of a distance per pixel.
    pub(crate) fn shape(
        &mut self,
        palette: &Palette,
        bounds: [f32; 4],
        (colour, cover): (Rgb, u8),
        inner: impl Fn(f32) -> Option<(f32, f32)>,
        distance: impl Fn(f32, f32) -> f32,
    ) {
        let Some(ink) = Wet::new(palette, colour) else {
            return;
        };
        let [x0, y0, x1, y1] = bounds;
        let left = x0.floor().max(0.0) as i32;
        let count = (x1.ceil() as i32 - left).max(0) as usize;
        let (first, end) = (y0.floor() as i32, y1.ceil() as i32);
        for y in first.max(self.clip.start)..end.min(self.clip.end) {
            let Some(pixels) = self.row(y, left) else {
                continue;
            };
            let middle = y as f32 + 0.5;
            let (from, to) = inner(middle).filter(|_| cover == 255).unwrap_or((x1, x1));
            let from = ((from.ceil() as i32 - left).max(0) as usize).min(count);
            let to = ((to.floor() as i32 - left).max(0) as usize).clamp(from, count);
            let blend = |(i, pixel): (usize, &mut u8)| {
                let far = distance((left + i as i32) as f32 + 0.5, middle);
                let c = ((0.5 - far).clamp(0.0, 1.0) * 255.0) as u8;
                ink.touch(pixel, scale(c, cover));
            };
            pixels.iter_mut().enumerate().take(from).for_each(blend);
            pixels
                .iter_mut()
                .take(to)
                .skip(from)
                .for_each(|pixel| *pixel = ink.solid);
            pixels
                .iter_mut()
                .enumerate()
                .take(count)
                .skip(to)
                .for_each(blend);
        }
    }

    /// Lets a quarter of what was there before show through everything that is different now.
    pub(crate) fn fade(&mut self, palette: &Palette, before: &[u8]) {
        for (pixel, old) in self.open().iter_mut().zip(before) {
            if pixel != old
                && let Some([_, _, most]) = palette.tints(*pixel)
                && let Some(mixed) = most.get(usize::from(*old))
            {
                *pixel = *mixed;
            }
        }
    }

    /// The pixels of a row from a column on, if the row may be drawn on.
    pub(crate) fn row(&mut self, y: i32, from: i32) -> Option<&mut [u8]> {
        let y = Some(y).filter(|y| self.clip.contains(y))?;
        let y = (y - self.top) as usize;
        let from = usize::try_from(from).ok().filter(|x| *x < self.width)?;
        self.data
            .get_mut(y * self.width + from..(y + 1) * self.width)
    }
}

#[inline]
fn scale(cover: u8, by: u8) -> u8 {
    if by == 255 {
        cover
    } else {
        (u16::from(cover) * u16::from(by) / 255) as u8
    }
}

/// An ink ready to draw with.
#[derive(Clone, Copy)]
struct Wet<'p> {
    solid: u8,
    tints: &'p Tints,
}

impl<'p> Wet<'p> {
    fn new(palette: &'p Palette, colour: Rgb) -> Option<Self> {
        let solid = palette.exact(colour);
        let tints = palette.tints(solid)?;
        Some(Self { solid, tints })
    }

    #[inline]
    fn touch_all(self, pixels: &mut [u8], covers: &[u8], by: u8) {
        for (pixel, cover) in pixels.iter_mut().zip(covers) {
            self.touch(pixel, scale(*cover, by));
        }
    }

    #[inline]
    fn touch(self, pixel: &mut u8, cover: u8) {
        let [quarter, half, most] = self.tints;
        let row = match (u16::from(cover) + 32) >> 6 {
            0 => return,
            1 => quarter,
            2 => half,
            3 => most,
            _ => {
                *pixel = self.solid;
                return;
            }
        };
        *pixel = row.get(usize::from(*pixel)).copied().unwrap_or(self.solid);
    }
}
