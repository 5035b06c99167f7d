//! Films: an animated picture, frame by frame from the scenes one audience saw.
//!
//! The palette is the board's own, so frames go into the GIF as they are. Every frame stores only the
//! rectangle that changed, and within it only the pixels that changed.

use std::marker::PhantomData;

use gif::{DisposalMethod, Encoder, Frame, Repeat};
use rules::view::Audience;

use crate::canvas::Canvas;
use crate::scene::Scene;
use crate::{Fault, Painter, Picture, encode};

/// What Discord accepts without a boost, with a margin.
pub const LIMIT: usize = 10 * 1024 * 1024 - 64 * 1024;

/// Time a frame stays, in hundredths of a second.
const STAY: u16 = 110;
/// Time the last frame stays.
const END: u16 = 600;

/// The frames of a film for one audience.
pub struct Reel<A: Audience> {
    painter: &'static Painter,
    width: u32,
    frames: Vec<Canvas>,
    /// Name and alternative text of the last frame.
    told: (String, String),
    audience: PhantomData<A>,
}

impl<A: Audience> Reel<A> {
    /// A film of this width in pixels.
    #[must_use]
    pub fn new(painter: &'static Painter, width: u32) -> Self {
        Self {
            painter,
            width,
            frames: Vec::new(),
            told: Default::default(),
            audience: PhantomData,
        }
    }

    /// How many frames there are so far.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.frames.len()
    }

    /// No frame yet?
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.frames.is_empty()
    }

    /// Adds a frame.
    ///
    /// # Errors
    /// If it cannot be painted.
    pub fn add(&mut self, scene: Scene<A>) -> Result<(), Fault> {
        let canvas = self.painter.draw(&scene)?;
        let frame = encode::resize(&canvas, &self.painter.art().palette, self.width);
        self.frames.push(frame);
        self.told = (scene.name.replace(".png", ".gif"), scene.alt);
        Ok(())
    }

    /// The film as GIF, its last frame the last position; when it would exceed the limit, every second frame is
    /// left out until it fits.
    ///
    /// # Errors
    /// If there is no frame or encoding fails.
    pub fn finish(self) -> Result<Picture<A>, Fault> {
        let mut kept: Vec<&Canvas> = self.frames.iter().collect();
        loop {
            let bytes = self.encode(&kept)?;
            if bytes.len() <= LIMIT || kept.len() <= 2 {
                let (name, alt) = self.told;
                return Ok(Picture::new(bytes, name, alt));
            }
            let last = kept.len() - 1;
            let thin = kept
                .iter()
                .enumerate()
                .filter(|(i, _)| i % 2 == 0 || *i == last);
            kept = thin.map(|(_, frame)| *frame).collect();
        }
    }

    fn encode(&self, frames: &[&Canvas]) -> Result<Vec<u8>, Fault> {
        let colours = self.painter.art().palette.colours();
        // One entry more than the palette has means "unchanged".
        let clear = u8::try_from(colours.len()).unwrap_or(u8::MAX);
        let mut table = colours.concat();
        table.extend([0, 0, 0]);
        let first = frames
            .first()
            .ok_or_else(|| Fault::Missing("frame of the film".into()))?;
        let tallest = frames
            .iter()
            .map(|f| f.height)
            .max()
            .unwrap_or(first.height);
        let mut out = Vec::new();
        let mut encoder = Encoder::new(&mut out, first.width as u16, tallest as u16, &table)?;
        encoder.set_repeat(Repeat::Infinite)?;
        let mut before: Option<&Canvas> = None;
        for (i, canvas) in frames.iter().enumerate() {
            let mut frame = changed(before, canvas, clear);
            frame.delay = if i + 1 == frames.len() { END } else { STAY };
            frame.dispose = DisposalMethod::Keep;
            encoder.write_frame(&frame)?;
            before = Some(canvas);
        }
        drop(encoder);
        Ok(out)
    }
}

/// The rectangle in which a frame differs from the one before.
fn changed(before: Option<&Canvas>, now: &Canvas, clear: u8) -> Frame<'static> {
    let whole = Frame {
        width: now.width as u16,
        height: now.height as u16,
        buffer: now.data.clone().into(),
        ..Frame::default()
    };
    let Some(before) = before.filter(|b| (b.width, b.height) == (now.width, now.height)) else {
        return whole;
    };
    let (mut x0, mut y0, mut x1, mut y1) = (now.width, now.height, 0, 0);
    let rows = now
        .data
        .chunks(now.width)
        .zip(before.data.chunks(now.width));
    for (y, (row, old)) in rows.clone().enumerate() {
        let first = row.iter().zip(old).position(|(a, b)| a != b);
        let last = row.iter().zip(old).rposition(|(a, b)| a != b);
        if let (Some(first), Some(last)) = (first, last) {
            (x0, x1) = (x0.min(first), x1.max(last + 1));
            (y0, y1) = (y0.min(y), y1.max(y + 1));
        }
    }
    if x0 >= x1 {
        (x0, y0, x1, y1) = (0, 0, 1, 1);
    }
    let mut buffer = Vec::with_capacity((x1 - x0) * (y1 - y0));
    for (row, old) in rows.skip(y0).take(y1 - y0) {
        let pixels = row.iter().zip(old).skip(x0).take(x1 - x0);
        buffer.extend(pixels.map(|(a, b)| if a == b { clear } else { *a }));
    }
    Frame {
        left: x0 as u16,
        top: y0 as u16,
        width: (x1 - x0) as u16,
        height: (y1 - y0) as u16,
        transparent: Some(clear),
        buffer: buffer.into(),
        ..Frame::default()
    }
}
