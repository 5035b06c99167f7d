//! A picture in progress: palette entries, and coverage drawn over them.

use crate::palette::{Palette, Rgb, Tints};

/// One byte per pixel, row by row.
pub(crate) struct Canvas {
    pub(crate) width: usize,
    pub(crate) height: usize,
    pub(crate) data: Vec<u8>,
}

/// Coverage of a small shape; `left` and `top` are its offset from the point it is drawn at.
pub(crate) struct Mask {
    pub(crate) left: i32,
    pub(crate) top: i32,
    pub(crate) width: usize,
    pub(crate) data: Vec<u8>,
}

impl Canvas {
    pub(crate) fn new(width: usize, height: usize, entry: u8) -> Self {
        Self {
            width,
            height,
            data: vec![entry; width * height],
        }
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
        for (row, line) in mask.data.chunks(mask.width.max(1)).enumerate() {
            let py = top + row as i32;
            let skip = (-left).max(0) as usize;
            let Some(pixels) = self.row(py, left.max(0)) else {
                continue;
            };
            for (pixel, c) in pixels.iter_mut().zip(line.iter().skip(skip)) {
                ink.touch(pixel, scale(*c, cover));
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
        for y in y0.floor() as i32..y1.ceil() as i32 {
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
        for (pixel, old) in self.data.iter_mut().zip(before) {
            if pixel != old
                && let Some([_, _, most]) = palette.tints(*pixel)
                && let Some(mixed) = most.get(usize::from(*old))
            {
                *pixel = *mixed;
            }
        }
    }

    /// The pixels of a row from a column on, if the row is within the picture.
    pub(crate) fn row(&mut self, y: i32, from: i32) -> Option<&mut [u8]> {
        let y = usize::try_from(y).ok().filter(|y| *y < self.height)?;
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
