//! The rasteriser: a scene becomes a picture. It knows primitives, art and fonts, and no title.
//!
//! A [`Painter`] decodes the art once and is shared; painting is pure arithmetic on bytes and must be
//! called off the async threads. A picture is painted and encoded in stripes, and a stripe that was made
//! before is used again ([`stripes`](crate::stripes)).

use std::ops::Range;
use std::sync::Arc;

use rules::view::Audience;

use crate::art::{Art, Files, Layer};
use crate::canvas::Canvas;
use crate::cloth::Cloths;
use crate::deflate::Deflater;
use crate::letters::Letters;
use crate::pen::Pen;
use crate::scene::{Hand, Item, Scene};
use crate::stamps::Stamps;
use crate::stripes::{Stripe, Stripes};
use crate::{Fault, Picture, encode};

/// Paints scenes with the art of one title.
pub struct Painter {
    pub(crate) art: Art,
    pub(crate) letters: Letters,
    pub(crate) stamps: Stamps,
    pub(crate) cloths: Cloths,
    stripes: Stripes,
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
            cloths: Cloths::default(),
            stripes: Stripes::default(),
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

    /// Forgets every stripe, so that the next picture is painted and encoded as if it were the first.
    pub fn forget(&self) {
        self.stripes.forget();
    }

    /// Paints a scene and encodes it as PNG.
    ///
    /// # Errors
    /// If the scene asks for what the art does not have.
    pub fn paint<A: Audience>(&self, scene: &Scene<A>) -> Result<Picture<A>, Fault> {
        let sheet = self.sheet(scene)?;
        let pen = Pen::new(self, &sheet, 0..0);
        let rows = |item: &Item| pen.rows(item, sheet.layer);
        let planned = self.stripes.plan(scene, sheet.height, rows)?;
        let mut deflater = Deflater::default();
        let mut stripes: Vec<Arc<Stripe>> = Vec::with_capacity(planned.len());
        // What is missing is drawn in one piece as far as it hangs together.
        for run in planned.chunk_by(|a, b| a.kept.is_none() && b.kept.is_none()) {
            let (Some(first), Some(last)) = (run.first(), run.last()) else {
                continue;
            };
            if let Some(kept) = &first.kept {
                stripes.push(Arc::clone(kept));
                continue;
            }
            let canvas = self.rows(scene, &sheet, first.rows.start..last.rows.end)?;
            for planned in run {
                let made = encode::stripe(&mut deflater, &canvas, planned.rows.clone());
                stripes.push(self.stripes.keep(planned.key, made));
            }
        }
        let size = [sheet.width, sheet.height];
        let bytes = encode::png(size, &self.art.palette, &stripes);
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
        let bytes = encode::whole(&canvas, &self.art.palette);
        Ok(Picture::new(bytes, scene.name.clone(), scene.alt.clone()))
    }

    /// A whole scene.
    pub(crate) fn draw<A: Audience>(&self, scene: &Scene<A>) -> Result<Canvas, Fault> {
        let sheet = self.sheet(scene)?;
        self.rows(scene, &sheet, 0..sheet.height)
    }

    /// What a scene is painted on.
    fn sheet<A: Audience>(&self, scene: &Scene<A>) -> Result<Sheet<'_>, Fault> {
        let [_, _, w, h] = scene.frame;
        let size = |units: f32| (units * scene.scale).round().max(1.0) as usize;
        let layer = match scene.board {
            None => None,
            Some(board) => Some(self.art.layer(board, scene.scale > LARGE)?),
        };
        Ok(Sheet {
            width: size(w),
            height: size(h),
            scale: scene.scale,
            frame: scene.frame,
            ground: self.art.palette.exact(self.art.ink(scene.ground.0)?),
            layer,
        })
    }

    /// Some rows of a scene.
    fn rows<A: Audience>(
        &self,
        scene: &Scene<A>,
        sheet: &Sheet<'_>,
        rows: Range<usize>,
    ) -> Result<Canvas, Fault> {
        let mut pen = Pen::new(self, sheet, rows);
        if let Some(layer) = sheet.layer {
            pen.board(layer);
        }
        for item in &scene.items {
            pen.item(item, sheet.layer)?;
        }
        Ok(pen.canvas)
    }
}

/// Above this scale the layer baked at scale 2 lies beneath.
pub(crate) const LARGE: f32 = 1.5;

/// What a scene is painted on: its size in pixels, and what lies beneath its items.
pub(crate) struct Sheet<'p> {
    pub(crate) width: usize,
    pub(crate) height: usize,
    pub(crate) scale: f32,
    pub(crate) frame: [f32; 4],
    pub(crate) ground: u8,
    pub(crate) layer: Option<&'p Layer>,
}
