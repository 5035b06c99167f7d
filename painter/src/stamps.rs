//! Stamps at the size they are used: scaled and rotated masks of the atlas, cached.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use image::{GrayImage, Luma};
use imageproc::geometric_transformations::{Interpolation, Projection, warp_into};

use crate::Fault;
use crate::art::Art;
use crate::canvas::Mask;

/// Stamp, size in quarter pixels, turn in degrees.
type Key = (&'static str, u32, i32);

/// The masks made so far. They affect only how fast a picture is made, so they reveal nothing.
#[derive(Default)]
pub(crate) struct Stamps {
    made: Mutex<HashMap<Key, Arc<Mask>>>,
}

impl Stamps {
    /// The mask of a stamp whose longer side is `size` pixels, turned clockwise.
    pub(crate) fn get(
        &self,
        art: &Art,
        stamp: &'static str,
        size: f32,
        turn: f32,
    ) -> Result<Arc<Mask>, Fault> {
        // Made at the size it is kept by, so that no picture depends on those before it.
        let quarters = (size * 4.0).round().max(1.0);
        let size = quarters / 4.0;
        let key = (stamp, quarters as u32, turn.round() as i32);
        let mut made = self.made.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(mask) = made.get(&key) {
            return Ok(Arc::clone(mask));
        }
        let mask = Arc::new(cut(art, stamp, size, turn.round())?);
        made.insert(key, Arc::clone(&mask));
        Ok(mask)
    }
}

/// Samples at three times the size and averages: plain sampling of the large atlas would look ragged.
fn cut(art: &Art, stamp: &'static str, size: f32, turn: f32) -> Result<Mask, Fault> {
    const FINE: u32 = 3;
    let Some([x0, y0, w, h]) = art.manifest.stamps.get(stamp).copied() else {
        return Err(Fault::Missing(format!("stamp {stamp}")));
    };
    let source = GrayImage::from_fn(w + 2, h + 2, |x, y| {
        let within = x > 0 && y > 0 && x <= w && y <= h;
        let value = if within {
            art.stamps.at((x0 + x - 1) as usize, (y0 + y - 1) as usize)
        } else {
            0
        };
        Luma([value])
    });
    let zoom = size / w.max(h) as f32;
    let reach = (w as f32).hypot(h as f32) * zoom / 2.0;
    let half = reach.ceil() as u32 + 1;
    let side = half * 2;
    let centre = (side * FINE) as f32 / 2.0;
    let map = Projection::translate(-(w as f32) / 2.0 - 0.5, -(h as f32) / 2.0 - 0.5)
        .and_then(Projection::scale(zoom * FINE as f32, zoom * FINE as f32))
        .and_then(Projection::rotate(turn.to_radians()))
        .and_then(Projection::translate(centre - 0.5, centre - 0.5));
    let mut large = GrayImage::new(side * FINE, side * FINE);
    warp_into(
        &source,
        map,
        Interpolation::Bilinear,
        imageproc::geometric_transformations::Border::Constant(Luma([0])),
        &mut large,
    );
    let mut data = Vec::with_capacity((side * side) as usize);
    for y in 0..side {
        for x in 0..side {
            let mut sum = 0_u32;
            for dy in 0..FINE {
                for dx in 0..FINE {
                    let Luma([v]) = *large.get_pixel(x * FINE + dx, y * FINE + dy);
                    sum += u32::from(v);
                }
            }
            data.push((sum / (FINE * FINE)) as u8);
        }
    }
    Ok(Mask {
        left: -(half as i32),
        top: -(half as i32),
        width: side as usize,
        data,
    })
}
