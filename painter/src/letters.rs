//! Lettering: glyph masks with and without a halo, cached.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use ab_glyph::{Font, FontRef, GlyphId, PxScale, ScaleFont};
use image::{GrayImage, Luma};
use imageproc::distance_transform::Norm;
use imageproc::morphology::dilate_mut;

use crate::Fault;
use crate::canvas::Mask;
use crate::scene::Hand;

const BOLD: &[u8] = include_bytes!("../../board-art/fonts/AlegreyaSans-ExtraBold.ttf");
const PLAIN: &[u8] = include_bytes!("../../board-art/fonts/AlegreyaSans-Medium.ttf");
const TITLE: &[u8] = include_bytes!("../../board-art/fonts/Alegreya-ExtraBold.ttf");

/// Text that has too little room is written this much smaller at most.
const SMALLEST: f32 = 0.5;

/// Height of capitals in both families, in ems.
const CAPITALS: f32 = 0.64;

/// Hand, glyph, size in quarter pixels, halo in quarter pixels.
type Key = (Hand, GlyphId, u32, u32);

/// The three fonts and the glyphs made so far.
pub(crate) struct Letters {
    bold: FontRef<'static>,
    plain: FontRef<'static>,
    title: FontRef<'static>,
    made: Mutex<HashMap<Key, Arc<Mask>>>,
}

impl Letters {
    pub(crate) fn new() -> Result<Self, Fault> {
        let font = |bytes, name| FontRef::try_from_slice(bytes).map_err(|_| Fault::Font(name));
        Ok(Self {
            bold: font(BOLD, "Alegreya Sans ExtraBold")?,
            plain: font(PLAIN, "Alegreya Sans Medium")?,
            title: font(TITLE, "Alegreya ExtraBold")?,
            made: Mutex::default(),
        })
    }

    fn font(&self, hand: Hand) -> &FontRef<'static> {
        match hand {
            Hand::Bold => &self.bold,
            Hand::Plain => &self.plain,
            Hand::Title => &self.title,
        }
    }

    /// Glyphs of a line with their offsets from its start, and its width.
    pub(crate) fn set(&self, hand: Hand, size: f32, text: &str) -> (Vec<(GlyphId, f32)>, f32) {
        let font = self.font(hand);
        let scaled = font.as_scaled(em(font, size));
        let mut x = 0.0;
        let mut glyphs = Vec::new();
        for letter in text.chars() {
            let glyph = scaled.glyph_id(letter);
            glyphs.push((glyph, x));
            x += scaled.h_advance(glyph);
        }
        (glyphs, x)
    }

    /// A text and the size at which it is no wider than its room; cut where it would become too small to read.
    pub(crate) fn fitted<'t>(
        &self,
        hand: Hand,
        size: f32,
        text: &'t str,
        room: Option<f32>,
    ) -> (Cow<'t, str>, f32) {
        let width = |text: &str| self.set(hand, size, text).1;
        let Some(room) = room else {
            return (text.into(), size);
        };
        let whole = width(text);
        if whole <= room {
            return (text.into(), size);
        }
        let scale = (room / whole).max(SMALLEST);
        let mut kept: String = text.to_owned();
        while width(&kept) * scale > room && kept.chars().count() > 2 {
            kept.truncate(kept.trim_end_matches('…').trim_end().len());
            kept.pop();
            kept.push('…');
        }
        (kept.into(), size * scale)
    }

    /// How far the base line is below the middle of the capitals.
    pub(crate) fn drop(size: f32) -> f32 {
        size * CAPITALS / 2.0
    }

    /// The mask of a glyph, grown by `halo` pixels.
    pub(crate) fn glyph(&self, hand: Hand, glyph: GlyphId, size: f32, halo: f32) -> Arc<Mask> {
        // Made at the size it is kept by, so that no picture depends on those before it.
        let [size, halo] = [size, halo].map(|it| (it * 4.0).round() / 4.0);
        let key = (hand, glyph, (size * 4.0) as u32, (halo * 4.0) as u32);
        let mut made = self.made.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(mask) = made.get(&key) {
            return Arc::clone(mask);
        }
        let mask = Arc::new(self.cut(hand, glyph, size, halo));
        made.insert(key, Arc::clone(&mask));
        mask
    }

    fn cut(&self, hand: Hand, glyph: GlyphId, size: f32, halo: f32) -> Mask {
        let font = self.font(hand);
        let Some(outline) = font.outline_glyph(glyph.with_scale(em(font, size))) else {
            return Mask {
                left: 0,
                top: 0,
                width: 1,
                data: Vec::new(),
            };
        };
        let bounds = outline.px_bounds();
        let pad = halo.ceil() as u32 + 1;
        let (w, h) = (
            bounds.width() as u32 + 2 * pad,
            bounds.height() as u32 + 2 * pad,
        );
        let mut mask = GrayImage::new(w, h);
        outline.draw(|x, y, c| {
            if let Some(pixel) = mask.get_pixel_mut_checked(x + pad, y + pad) {
                *pixel = Luma([(c.clamp(0.0, 1.0) * 255.0) as u8]);
            }
        });
        if halo > 0.0 {
            mask = swell(&mask, halo);
        }
        Mask {
            left: bounds.min.x as i32 - pad as i32,
            top: bounds.min.y as i32 - pad as i32,
            width: w as usize,
            data: mask.into_raw(),
        }
    }
}

/// A scale whose em square has this height; ab_glyph measures from ascent to descent instead.
fn em(font: &FontRef<'static>, size: f32) -> PxScale {
    let units = font.units_per_em().unwrap_or(1000.0);
    PxScale::from(size * font.height_unscaled() / units)
}

/// Grows coverage outwards: whole pixels by dilation, then one smoothing step at the edge.
fn swell(mask: &GrayImage, by: f32) -> GrayImage {
    let mut solid = GrayImage::from_fn(mask.width(), mask.height(), |x, y| {
        let Luma([v]) = *mask.get_pixel(x, y);
        Luma([if v > 110 { 255 } else { 0 }])
    });
    dilate_mut(&mut solid, Norm::L2, by.round() as u8);
    imageproc::filter::box_filter(&solid, 1, 1)
}
