//! Files from canvases: indexed PNG, and scaling to another width.

use image::imageops::{FilterType, resize as scale};
use image::{Rgb, RgbImage};

use crate::Fault;
use crate::canvas::Canvas;
use crate::palette::Palette;

/// The deflate level; `docs/PICTURES.md` has the measured alternatives.
const LEVEL: u8 = 2;

/// An indexed PNG. Rows are stored unfiltered: with a palette, filters only hurt.
pub(crate) fn png(canvas: &Canvas, palette: &Palette) -> Result<Vec<u8>, Fault> {
    let mut out = Vec::with_capacity(canvas.data.len() / 6);
    let mut encoder = png::Encoder::new(&mut out, canvas.width as u32, canvas.height as u32);
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_palette(palette.colours().concat());
    encoder.set_filter(png::Filter::NoFilter);
    encoder.set_deflate_compression(png::DeflateCompression::Level(LEVEL));
    encoder.write_header()?.write_image_data(&canvas.data)?;
    Ok(out)
}

/// The same picture at another width, averaged in colour and mapped back to the palette.
pub(crate) fn resize(canvas: &Canvas, palette: &Palette, width: u32) -> Canvas {
    let (w, h) = (canvas.width as u32, canvas.height as u32);
    let mut entries = canvas.data.iter();
    let full = RgbImage::from_fn(w, h, |_, _| {
        Rgb(palette.colour(entries.next().copied().unwrap_or_default()))
    });
    let height = (h * width).div_ceil(w.max(1)).max(1);
    let small = scale(&full, width, height, FilterType::CatmullRom);
    let data = small
        .pixels()
        .map(|Rgb(colour)| palette.entry(*colour))
        .collect();
    Canvas {
        width: width as usize,
        height: height as usize,
        data,
    }
}
