//! The baked art of a title: boards, regions, stamps and the manifest that names them.
//!
//! A title passes its embedded [`Files`]. Everything is decoded at most once, a board when it is first
//! drawn. Knows the format of the baked files, not what they show.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use serde::Deserialize;

use crate::Fault;
use crate::palette::{Palette, Rgb};

/// The baked files of a title, embedded.
pub struct Files {
    /// The manifest; a title reads its own part of it as its `Layout`.
    pub manifest: &'static str,
    /// The atlas of stamps.
    pub stamps: &'static [u8],
    /// The boards; all have the same palette.
    pub boards: &'static [BoardFiles],
}

/// The files of one board, at scales 1 and 2.
pub struct BoardFiles {
    /// The name scenes ask for.
    pub name: &'static str,
    /// Base layers.
    pub base: [&'static [u8]; 2],
    /// Region numbers, for boards with regions that can be washed.
    pub regions: Option<[&'static [u8]; 2]>,
}

/// What the renderer needs of a manifest, whatever the title.
#[derive(Deserialize)]
pub struct Manifest {
    /// Steps of the land ramp at the start of the palette.
    pub land_steps: u8,
    /// Steps of the gloom ramp after it.
    pub gloom_steps: u8,
    /// Plain inks.
    pub inks: BTreeMap<String, Rgb>,
    /// Inks of the sides.
    pub families: BTreeMap<String, FamilyInks>,
    /// Codes of the regions in the order of their numbers.
    #[serde(default)]
    pub regions: Vec<Region>,
    /// Stamps: left, top, width, height in the atlas.
    pub stamps: BTreeMap<String, [u32; 4]>,
}

/// The inks of a family: a clan, a colour.
#[derive(Clone, Copy, Deserialize)]
pub struct FamilyInks {
    /// Tokens and crests.
    pub ink: Rgb,
    /// The wash of a region.
    pub fill: Rgb,
    /// The cloth pattern in the wash.
    pub weave: Rgb,
}

/// A region that can be washed.
#[derive(Deserialize)]
pub struct Region {
    /// Its code.
    pub code: String,
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

/// A board of the title; its layers are decoded when first drawn.
struct Board {
    files: &'static BoardFiles,
    layers: [OnceLock<Layer>; 2],
}

/// The art of one title, ready to draw with.
pub struct Art {
    /// The manifest.
    pub manifest: Manifest,
    /// The palette of its pictures.
    pub palette: Palette,
    /// The stamp atlas: coverage.
    pub stamps: Bytes,
    boards: Vec<Board>,
}

impl Art {
    /// Reads manifest, palette and stamps.
    ///
    /// # Errors
    /// If the embedded files are not what the bake writes.
    pub fn new(files: &'static Files) -> Result<Self, Fault> {
        let manifest: Manifest = serde_json::from_str(files.manifest)?;
        let first = files.boards.first().map(|board| board.base);
        let [base, _] = first.ok_or_else(|| Fault::Missing("board".into()))?;
        let stamps = decode("stamps", files.stamps)?;
        let board = |files| Board {
            files,
            layers: [OnceLock::new(), OnceLock::new()],
        };
        Ok(Self {
            manifest,
            palette: Palette::new(colours(base)?),
            stamps,
            boards: files.boards.iter().map(board).collect(),
        })
    }

    /// A board at scale 1, or at scale 2 when `large`.
    ///
    /// # Errors
    /// If there is no such board or its files are not what the bake writes.
    pub fn layer(&self, board: &str, large: bool) -> Result<&Layer, Fault> {
        let found = self.boards.iter().find(|b| b.files.name == board);
        let board = found.ok_or_else(|| Fault::Missing(format!("board {board}")))?;
        let pick = |[one, two]: [&'static [u8]; 2]| if large { two } else { one };
        let [one, two] = &board.layers;
        let slot = if large { two } else { one };
        if let Some(layer) = slot.get() {
            return Ok(layer);
        }
        let base = decode("base", pick(board.files.base))?;
        let runs = match board.files.regions {
            None => Vec::new(),
            Some(files) => {
                let regions = decode("regions", pick(files))?;
                runs(&regions, self.manifest.regions.len())
            }
        };
        Ok(slot.get_or_init(|| Layer { base, runs }))
    }

    /// The colour of a named ink.
    ///
    /// # Errors
    /// If there is no such ink.
    pub fn ink(&self, name: &str) -> Result<Rgb, Fault> {
        let found = match name.split_once('.') {
            None => self.manifest.inks.get(name).copied(),
            Some((family, tone)) => {
                self.manifest
                    .families
                    .get(family)
                    .and_then(|inks| match tone {
                        "ink" => Some(inks.ink),
                        "fill" => Some(inks.fill),
                        "weave" => Some(inks.weave),
                        _ => None,
                    })
            }
        };
        found.ok_or_else(|| Fault::Missing(format!("ink {name}")))
    }
}

fn decode(name: &'static str, bytes: &[u8]) -> Result<Bytes, Fault> {
    let fault = |source| Fault::Picture { name, source };
    let mut decoder = png::Decoder::new(std::io::Cursor::new(bytes));
    decoder.set_transformations(png::Transformations::IDENTITY);
    let mut reader = decoder.read_info().map_err(fault)?;
    let size = reader.output_buffer_size().unwrap_or_default();
    let mut data = vec![0; size];
    let info = reader.next_frame(&mut data).map_err(fault)?;
    data.truncate(info.buffer_size());
    let (width, height) = (info.width as usize, info.height as usize);
    Ok(Bytes {
        width,
        height,
        data,
    })
}

/// The colours of an indexed picture, without decoding it.
fn colours(bytes: &'static [u8]) -> Result<Vec<Rgb>, Fault> {
    let name = "palette";
    let reader = png::Decoder::new(std::io::Cursor::new(bytes))
        .read_info()
        .map_err(|source| Fault::Picture { name, source })?;
    let colours = reader.info().palette.as_deref().unwrap_or_default();
    let colours = colours.chunks_exact(3);
    Ok(colours.filter_map(|c| c.try_into().ok()).collect())
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
