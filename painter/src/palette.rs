//! The palette at run time: blending happens in colour, storage in palette numbers.
//!
//! Pictures are kept as one byte per pixel from start to finish, so cloning a board and encoding it cost
//! a quarter of what full colour would; only pixels that are touched are ever looked up as colours.

use std::collections::HashMap;
use std::sync::OnceLock;

/// A colour.
pub type Rgb = [u8; 3];

/// What every entry becomes under one colour, at a quarter, a half and three quarters coverage.
pub type Tints = [[u8; 256]; 3];

/// A palette with a table that finds the nearest entry of any colour.
pub struct Palette {
    colours: Vec<Rgb>,
    entries: HashMap<Rgb, u8>,
    nearest: Vec<u8>,
    tints: Vec<OnceLock<Box<Tints>>>,
}

impl Palette {
    /// A palette of these colours (at most 256).
    #[must_use]
    pub fn new(colours: Vec<Rgb>) -> Self {
        let nearest = (0..1_u32 << 16)
            .map(|cell| {
                let [r, g, b] = [
                    (cell >> 11) << 3 | 4,
                    (cell >> 5 & 63) << 2 | 2,
                    (cell & 31) << 3 | 4,
                ];
                search(&colours, [r as u8, g as u8, b as u8])
            })
            .collect();
        let tints = colours.iter().map(|_| OnceLock::new()).collect();
        let mut entries = HashMap::new();
        for (colour, entry) in colours.iter().zip(0..=u8::MAX) {
            entries.entry(*colour).or_insert(entry);
        }
        Self {
            colours,
            entries,
            nearest,
            tints,
        }
    }

    /// The colours in order.
    #[must_use]
    pub fn colours(&self) -> &[Rgb] {
        &self.colours
    }

    /// The colour of an entry.
    #[must_use]
    #[inline]
    pub fn colour(&self, entry: u8) -> Rgb {
        self.colours
            .get(usize::from(entry))
            .copied()
            .unwrap_or_default()
    }

    /// The entry nearest to a colour, by table.
    #[must_use]
    #[inline]
    pub fn entry(&self, [r, g, b]: Rgb) -> u8 {
        let cell = usize::from(r >> 3) << 11 | usize::from(g >> 2) << 5 | usize::from(b >> 3);
        self.nearest.get(cell).copied().unwrap_or_default()
    }

    /// The entry nearest to a colour, exactly.
    #[must_use]
    pub fn exact(&self, colour: Rgb) -> u8 {
        let known = self.entries.get(&colour).copied();
        known.unwrap_or_else(|| search(&self.colours, colour))
    }

    /// What entries become under an entry's colour; made on first use. Edges have three steps between bare
    /// and covered: more would not be visible at the size of a board, and would add a third to the file.
    #[must_use]
    pub fn tints(&self, over: u8) -> Option<&Tints> {
        let slot = self.tints.get(usize::from(over))?;
        let colour = self.colour(over);
        let tint = |cover: u8| {
            let mut row = [0; 256];
            for (under, cell) in (0..=u8::MAX).zip(&mut row) {
                *cell = self.entry(mix(self.colour(under), colour, cover));
            }
            row
        };
        Some(slot.get_or_init(|| Box::new([64, 128, 191].map(tint))))
    }
}

/// A step from one colour to another, in 255ths.
#[must_use]
#[inline]
pub fn mix([r, g, b]: Rgb, [x, y, z]: Rgb, cover: u8) -> Rgb {
    let c = u32::from(cover);
    let axis =
        |from: u8, to: u8| ((u32::from(from) * (255 - c) + u32::from(to) * c + 127) / 255) as u8;
    [axis(r, x), axis(g, y), axis(b, z)]
}

fn search(colours: &[Rgb], [r, g, b]: Rgb) -> u8 {
    let far = |[x, y, z]: &Rgb| -> i32 {
        let d = |a: u8, b: u8| (i32::from(a) - i32::from(b)).pow(2);
        3 * d(r, *x) + 4 * d(g, *y) + 2 * d(b, *z)
    };
    let best = colours
        .iter()
        .enumerate()
        .min_by_key(|(_, c)| far(c))
        .map_or(0, |(i, _)| i);
    u8::try_from(best).unwrap_or_default()
}
