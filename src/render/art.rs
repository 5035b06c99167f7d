//! The baked art, embedded: base layers, region maps, stamps and the manifest that names them.
//!
//! Decoded once when a painter is made. Knows the form of the baked files, not what they depict.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::Fault;
use super::palette::{Palette, Rgb};
use super::scene::Point;

/// Files of one board, as the bake wrote them.
struct Files {
    manifest: &'static str,
    base: [&'static [u8]; 2],
    regions: [&'static [u8]; 2],
    stamps: &'static [u8],
}

const BATTLE: Files = Files {
    manifest: include_str!("../../board-art/battle/baked/manifest.json"),
    base: [
        include_bytes!("../../board-art/battle/baked/base-1.png"),
        include_bytes!("../../board-art/battle/baked/base-2.png"),
    ],
    regions: [
        include_bytes!("../../board-art/battle/baked/regions-1.png"),
        include_bytes!("../../board-art/battle/baked/regions-2.png"),
    ],
    stamps: include_bytes!("../../board-art/battle/baked/stamps.png"),
};

/// The manifest of a board.
#[derive(Deserialize)]
pub struct Manifest {
    /// Width and height of the map in board units.
    pub canvas: [f32; 2],
    /// Column of card slots: centre, first top, height, pitch, width.
    pub cards: [f32; 5],
    /// Steps of the land ramp at the start of the palette.
    pub land_steps: u8,
    /// Steps of the gloom ramp after it.
    pub gloom_steps: u8,
    /// Plain inks.
    pub inks: BTreeMap<String, Rgb>,
    /// Inks of the clans.
    pub clans: BTreeMap<String, ClanInks>,
    /// Provinces in the order of their region numbers.
    pub provinces: Vec<ProvinceArt>,
    /// Borders and coasts.
    pub edges: Vec<EdgeArt>,
    /// Stamps: left, top, width, height in the atlas.
    pub stamps: BTreeMap<String, [u32; 4]>,
}

/// The inks of a clan.
#[derive(Clone, Copy, Deserialize)]
pub struct ClanInks {
    /// Tokens and crests.
    pub ink: Rgb,
    /// The wash of a province.
    pub fill: Rgb,
    /// The cloth pattern in the wash.
    pub weave: Rgb,
}

/// Where a province lies.
#[derive(Deserialize)]
pub struct ProvinceArt {
    /// Its code.
    pub code: String,
    /// Centre of its label.
    pub label: Point,
    /// Where combat tokens in the province lie.
    pub centre: Point,
    /// Where a special token lies.
    pub plaque: Point,
    /// Left, top, right, bottom.
    #[serde(rename = "box")]
    pub bounds: [f32; 4],
}

/// A border or a coast: the curve two faces share.
#[derive(Deserialize)]
pub struct EdgeArt {
    /// Codes of the two faces, or `sea`.
    pub between: [String; 2],
    /// Where a token sits.
    pub slot: Point,
    /// Unit direction from the first face to the second.
    pub across: Point,
    /// Length of the curve.
    pub length: f32,
    /// The curve.
    pub curve: Vec<Point>,
}

/// A picture of one byte per pixel.
#[derive(Clone)]
pub struct Bytes {
    /// Width in pixels.
    pub width: usize,
    /// Height in pixels.
    pub height: usize,
    /// Row by row.
    pub data: Vec<u8>,
}

impl Bytes {
    /// The byte at a pixel; 0 outside.
    #[must_use]
    #[inline]
    pub fn at(&self, x: usize, y: usize) -> u8 {
        if x >= self.width {
            return 0;
        }
        self.data
            .get(y * self.width + x)
            .copied()
            .unwrap_or_default()
    }
}

/// One board at one scale.
pub struct Layer {
    /// Palette entries.
    pub base: Bytes,
    /// For each region number less one: runs of `(row, from, to)`.
    pub runs: Vec<Vec<(u32, u32, u32)>>,
}

/// The art of one board, ready to draw with.
pub struct Art {
    /// The manifest.
    pub manifest: Manifest,
    /// The palette of its pictures.
    pub palette: Palette,
    /// The map at scales 1 and 2.
    pub layers: [Layer; 2],
    /// The stamp atlas: coverage.
    pub stamps: Bytes,
}

impl Art {
    /// Decodes the art of Battle for Rokugan.
    ///
    /// # Errors
    /// If the embedded files are not what the bake writes.
    pub fn battle() -> Result<Self, Fault> {
        let manifest: Manifest = serde_json::from_str(BATTLE.manifest)?;
        let [base1, base2] = BATTLE.base;
        let [regions1, regions2] = BATTLE.regions;
        let (base1, colours) = decode("base-1", base1)?;
        let (base2, _) = decode("base-2", base2)?;
        let (regions1, _) = decode("regions-1", regions1)?;
        let (regions2, _) = decode("regions-2", regions2)?;
        let count = manifest.provinces.len();
        let layers = [
            Layer {
                base: base1,
                runs: runs(&regions1, count),
            },
            Layer {
                base: base2,
                runs: runs(&regions2, count),
            },
        ];
        let (stamps, _) = decode("stamps", BATTLE.stamps)?;
        Ok(Self {
            manifest,
            palette: Palette::new(colours),
            layers,
            stamps,
        })
    }

    /// The colour of a named ink.
    ///
    /// # Errors
    /// If there is no such ink.
    pub fn ink(&self, name: &str) -> Result<Rgb, Fault> {
        let found = match name.split_once('.') {
            None => self.manifest.inks.get(name).copied(),
            Some((clan, tone)) => self.manifest.clans.get(clan).and_then(|inks| match tone {
                "ink" => Some(inks.ink),
                "fill" => Some(inks.fill),
                "weave" => Some(inks.weave),
                _ => None,
            }),
        };
        found.ok_or_else(|| Fault::Missing(format!("ink {name}")))
    }
}

fn decode(name: &'static str, bytes: &[u8]) -> Result<(Bytes, Vec<Rgb>), Fault> {
    let fault = |source| Fault::Picture { name, source };
    let mut decoder = png::Decoder::new(std::io::Cursor::new(bytes));
    decoder.set_transformations(png::Transformations::IDENTITY);
    let mut reader = decoder.read_info().map_err(fault)?;
    let colours = reader.info().palette.as_ref().map(|p| {
        p.chunks_exact(3)
            .filter_map(|c| c.try_into().ok())
            .collect::<Vec<Rgb>>()
    });
    let size = reader.output_buffer_size().unwrap_or_default();
    let mut data = vec![0; size];
    let info = reader.next_frame(&mut data).map_err(fault)?;
    data.truncate(info.buffer_size());
    let (width, height) = (info.width as usize, info.height as usize);
    Ok((
        Bytes {
            width,
            height,
            data,
        },
        colours.unwrap_or_default(),
    ))
}

fn runs(regions: &Bytes, count: usize) -> Vec<Vec<(u32, u32, u32)>> {
    let mut out = vec![Vec::new(); count];
    for (y, row) in regions.data.chunks(regions.width.max(1)).enumerate() {
        let mut x = 0;
        for run in row.chunk_by(|a, b| a == b) {
            let id = run.first().copied().unwrap_or_default();
            if let Some(list) = usize::from(id).checked_sub(1).and_then(|i| out.get_mut(i)) {
                list.push((y as u32, x as u32, (x + run.len()) as u32));
            }
            x += run.len();
        }
    }
    out
}
