//! Paints scenes: a [`Scene`](scene::Scene) of stamps, plates and words becomes the bytes of a picture.
//!
//! The audience of a scene stays in the type of its picture. Nothing here knows a title:
//! whoever makes the scene decides what is shown, and this crate decides how it is painted. It is a
//! crate of its own because its loops over pixels must be optimised even in test builds.

pub mod art;
mod block;
mod canvas;
mod checksum;
mod cloth;
mod deflate;
mod encode;
mod fingerprint;
mod huffman;
mod letters;
pub mod palette;
mod pen;
mod raster;
mod reel;
pub mod scene;
mod stamps;
mod stripes;

use std::marker::PhantomData;

use rules::view::Audience;

pub use raster::Painter;
pub use reel::{LIMIT, Reel};

/// How wide a text is where nothing limits it, in units of its size; nothing if the fonts are broken.
#[must_use]
pub fn width(hand: scene::Hand, size: f32, text: &str) -> f32 {
    letters::Letters::new().map_or(0.0, |letters| letters.set(hand, size, text).1)
}

/// Something is wrong with the art we ship or with a scene we made; a player cannot cause it.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    /// An embedded picture did not decode.
    #[error("embedded picture {name}: {source}")]
    Picture {
        /// Which one.
        name: &'static str,
        /// Why.
        source: png::DecodingError,
    },
    /// The manifest did not parse.
    #[error("manifest of the baked art: {0}")]
    Manifest(#[from] serde_json::Error),
    /// A font did not parse.
    #[error("embedded font {0}")]
    Font(&'static str),
    /// The art lacks something a scene or the loader asked for.
    #[error("the baked art has no {0}")]
    Missing(String),
    /// A film could not be written.
    #[error("encoding a film: {0}")]
    Film(#[from] gif::EncodingError),
    /// The view belongs to another title than the one asked for.
    #[error("a view of {0} is not one this renderer draws")]
    Title(String),
}

/// An encoded picture for one audience.
pub struct Picture<A: Audience> {
    /// The bytes of the file.
    pub bytes: Vec<u8>,
    /// The name to send it under; made of public values only.
    pub name: String,
    /// What a screen reader says instead, at most 1,024 characters.
    pub alt: String,
    audience: PhantomData<A>,
}

impl<A: Audience> Picture<A> {
    fn new(bytes: Vec<u8>, name: String, alt: String) -> Self {
        Self {
            bytes,
            name,
            alt,
            audience: PhantomData,
        }
    }
}
