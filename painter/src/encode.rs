//! Files from canvases: indexed PNG made of stripes, and scaling to another width.
//!
//! Every stripe is one `IDAT` chunk whose data ends on a byte and refers to nothing before it, so a chunk
//! can be used in any picture that has the same rows. The chunks of a picture are one zlib stream.

use std::ops::Range;
use std::sync::Arc;

use image::imageops::{FilterType, resize as scale};
use image::{Rgb, RgbImage};

use crate::canvas::Canvas;
use crate::checksum::{Adler, crc};
use crate::deflate::{self, Deflater};
use crate::palette::Palette;
use crate::stripes::{self, Stripe};

/// What every PNG begins with.
const SIGNATURE: [u8; 8] = *b"\x89PNG\r\n\x1a\n";
/// Eight bits for each pixel, which name an entry of the palette; nothing optional.
const INDEXED: [u8; 5] = [8, 3, 0, 0, 0];
/// A zlib stream with the largest window.
const ZLIB: [u8; 2] = [0x78, 0x01];

/// One stripe of a canvas: its rows, unfiltered (with a palette, filters only hurt).
pub(crate) fn stripe(deflater: &mut Deflater, canvas: &Canvas, rows: Range<usize>) -> Stripe {
    let mut data = Vec::with_capacity(rows.len() * (canvas.width + 1));
    for row in canvas.rows(rows) {
        data.push(0);
        data.extend_from_slice(row);
    }
    let packed = deflater.deflate(&data, canvas.width + 1);
    Stripe {
        chunk: chunk(*b"IDAT", &packed),
        sum: Adler::of(&data),
    }
}

/// The picture that consists of these stripes.
pub(crate) fn png(
    [width, height]: [usize; 2],
    palette: &Palette,
    stripes: &[Arc<Stripe>],
) -> Vec<u8> {
    let data: usize = stripes.iter().map(|stripe| stripe.chunk.len()).sum();
    let mut out = Vec::with_capacity(data + 1024);
    let [wide, high] = [width, height].map(|side| (side as u32).to_be_bytes());
    out.extend(SIGNATURE);
    out.extend(chunk(
        *b"IHDR",
        &[wide.as_slice(), &high, &INDEXED].concat(),
    ));
    out.extend(chunk(*b"PLTE", &palette.colours().concat()));
    out.extend(chunk(*b"IDAT", &ZLIB));
    let mut sum = Adler::default();
    for stripe in stripes {
        out.extend_from_slice(&stripe.chunk);
        sum = sum.then(stripe.sum);
    }
    let end = [deflate::END.as_slice(), &sum.bytes()].concat();
    out.extend(chunk(*b"IDAT", &end));
    out.extend(chunk(*b"IEND", &[]));
    out
}

/// A canvas as a picture.
pub(crate) fn whole(canvas: &Canvas, palette: &Palette) -> Vec<u8> {
    let mut deflater = Deflater::default();
    let rows = stripes::cut(canvas.height);
    let stripes: Vec<Arc<Stripe>> = rows
        .map(|rows| Arc::new(stripe(&mut deflater, canvas, rows)))
        .collect();
    png([canvas.width, canvas.height], palette, &stripes)
}

/// A chunk of a PNG.
fn chunk(kind: [u8; 4], data: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(data.len() + 12);
    out.extend((data.len() as u32).to_be_bytes());
    out.extend(kind);
    out.extend_from_slice(data);
    out.extend(crc(kind, data).to_be_bytes());
    out
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
    Canvas::of(width as usize, data)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Decodes an indexed picture to its entries.
    fn read(bytes: &[u8]) -> (usize, Vec<u8>) {
        let mut decoder = png::Decoder::new(std::io::Cursor::new(bytes));
        decoder.set_transformations(png::Transformations::IDENTITY);
        let mut reader = decoder.read_info().unwrap();
        let mut data = vec![0; reader.output_buffer_size().unwrap()];
        let info = reader.next_frame(&mut data).unwrap();
        reader.finish().unwrap();
        (info.width as usize, data)
    }

    fn greys() -> Palette {
        Palette::new((0..=255).map(|i| [i, i, i]).collect())
    }

    fn comes_back(palette: &Palette, width: usize, data: Vec<u8>) -> usize {
        let canvas = Canvas::of(width, data);
        let bytes = whole(&canvas, palette);
        assert!(read(&bytes) == (width, canvas.data), "{width} wide");
        bytes.len()
    }

    #[test]
    fn rows_of_every_kind_come_back() {
        let greys = greys();
        let mut state = 7_u32;
        let mut noise = move || {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 24) as u8
        };
        for (width, height) in [(1, 1), (1, 300), (2, 64), (3, 65), (700, 1), (257, 200)] {
            let size = width * height;
            comes_back(&greys, width, vec![9; size]);
            comes_back(&greys, width, (0..size).map(|_| noise()).collect());
            comes_back(&greys, width, (0..size).map(|_| noise() >> 6).collect());
            comes_back(
                &greys,
                width,
                (0..size).map(|at| (at / width) as u8).collect(),
            );
            comes_back(&greys, width, (0..size).map(|at| (at % 24) as u8).collect());
            comes_back(
                &greys,
                width,
                (0..size).map(|at| ((at * at) >> 9) as u8).collect(),
            );
        }
    }

    #[test]
    fn what_repeats_takes_little_room() {
        let greys = greys();
        let [flat, rows] = [|_| 3, |at: usize| (at % 1200 / 7) as u8]
            .map(|pixel| comes_back(&greys, 1200, (0..1200 * 640).map(pixel).collect()));
        assert!(flat < 6_000, "{flat}");
        assert!(rows < 12_000, "{rows}");
    }
}
