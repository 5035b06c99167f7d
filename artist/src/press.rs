//! Draws SVG, maps it to palette entries, and writes the baked files.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context, Result};
use resvg::{tiny_skia, usvg};
use serde_json::{Value, json};

use crate::brush::Point;
use crate::palette::{Palette, blend};

/// Side of a stamp in the atlas; stamps are drawn smaller than this, never larger.
const STAMP: u32 = 144;
/// The scales the base layer is printed at.
pub const SCALES: [u32; 2] = [1, 2];

/// The prints of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Print {
    /// In the inks of the title.
    Colour,
    /// White ground, strong lines, no pattern below lettering.
    Contrast,
}

impl Print {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Colour, Self::Contrast];

    /// The stem of its files.
    pub const fn file(self) -> &'static str {
        match self {
            Self::Colour => "board",
            Self::Contrast => "contrast",
        }
    }
}

/// Bakes a title's board below its folder: both prints in all scales, the stamps and the manifest.
pub fn bake(
    root: &Path,
    title: &str,
    (canvas, palette): (Point, &Palette),
    blocks: impl Fn(Print) -> Result<[String; 3]>,
    manifest: impl FnOnce(BTreeMap<String, Value>) -> Value,
) -> Result<()> {
    let art = root.join(title);
    let baked = art.join("baked");
    fs::create_dir_all(&baked)?;
    let options = fonts(&root.join("fonts"))?;
    for print in Print::ALL {
        let blocks = blocks(print)?;
        for scale in SCALES {
            let (size, entries) = overprint(canvas, &blocks, palette, &options, scale)?;
            let path = baked.join(format!("{}-{scale}.png", print.file()));
            write_indexed(&path, &size, entries, &palette.colours)?;
        }
    }
    let stamps = atlas(&art.join("stamps"), &baked.join("stamps.png"), &options)?;
    let text = serde_json::to_string(&manifest(stamps))?;
    // A line for each thing, so that a change can be read.
    let text = text.replace("},{", "},\n{") + "\n";
    fs::write(baked.join("manifest.json"), text)?;
    Ok(())
}

/// The lettering of cartouches and of numbers that never change.
pub fn fonts(folder: &Path) -> Result<usvg::Options<'static>> {
    let mut options = usvg::Options::default();
    let fonts = Arc::make_mut(&mut options.fontdb);
    for file in ["Alegreya-ExtraBold.ttf", "AlegreyaSans-ExtraBold.ttf"] {
        fonts.load_font_data(fs::read(folder.join(file))?);
    }
    Ok(options)
}

/// Draws an SVG at a scale.
pub fn draw(
    svg: &str,
    size: [u32; 2],
    scale: f32,
    options: &usvg::Options,
) -> Result<tiny_skia::Pixmap> {
    let tree = usvg::Tree::from_str(svg, options).context("svg")?;
    let [w, h] = size;
    let mut pixels = tiny_skia::Pixmap::new(w, h).context("empty picture")?;
    resvg::render(
        &tree,
        tiny_skia::Transform::from_scale(scale, scale),
        &mut pixels.as_mut(),
    );
    Ok(pixels)
}

/// Prints colour block, key block and what lies above both into palette entries.
pub fn overprint(
    [cw, ch]: Point,
    [ground, key, over]: &[String; 3],
    palette: &Palette,
    options: &usvg::Options,
    scale: u32,
) -> Result<([u32; 2], Vec<u8>)> {
    let size = [cw, ch].map(|v| v as u32 * scale);
    let block = |body: &str| {
        let svg = format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {cw} {ch}">{body}</svg>"#
        );
        draw(&svg, size, scale as f32, options)
    };
    let (ground, key, over) = (block(ground)?, block(key)?, block(over)?);
    let sumi = palette.ink("sumi");
    let mut cache = BTreeMap::new();
    let pixels = ground.pixels().iter().zip(key.pixels()).zip(over.pixels());
    let entries = pixels.map(|((g, k), o)| {
        let part = |alpha: u8| f64::from(alpha) / 255.0;
        let lined = blend([g.red(), g.green(), g.blue()], sumi, part(k.alpha()));
        let top = o.demultiply();
        let colour = blend(lined, [top.red(), top.green(), top.blue()], part(o.alpha()));
        *cache
            .entry(colour)
            .or_insert_with(|| palette.nearest(colour))
    });
    Ok((size, entries.collect()))
}

/// The palette of a region map.
pub fn greys() -> Vec<[u8; 3]> {
    (0..=31).map(|v| [v * 8; 3]).collect()
}

/// Writes an indexed picture.
pub fn write_indexed(
    path: &Path,
    size: &[u32; 2],
    data: Vec<u8>,
    palette: &[[u8; 3]],
) -> Result<()> {
    let file = fs::File::create(path)?;
    let [w, h] = size;
    let mut encoder = png::Encoder::new(std::io::BufWriter::new(file), *w, *h);
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_palette(palette.concat());
    encoder.set_compression(png::Compression::High);
    encoder.set_filter(png::Filter::NoFilter);
    encoder.write_header()?.write_image_data(&data)?;
    Ok(())
}

/// Draws every stamp's coverage into one grey atlas; white parts of a stamp are holes.
pub fn atlas(folder: &Path, to: &Path, options: &usvg::Options) -> Result<BTreeMap<String, Value>> {
    let mut files: Vec<PathBuf> = fs::read_dir(folder)?
        .map(|e| e.map(|e| e.path()))
        .collect::<Result<_, _>>()?;
    files.sort();
    let columns = 8;
    let rows = (files.len() as u32).div_ceil(columns);
    let mut sheet = image::GrayImage::new(columns * STAMP, rows * STAMP);
    let mut out = BTreeMap::new();
    for (i, file) in files.iter().enumerate() {
        let name = file
            .file_stem()
            .and_then(|n| n.to_str())
            .context("stamp name")?
            .to_owned();
        let text = fs::read_to_string(file)?;
        let tree = usvg::Tree::from_str(&text, options).with_context(|| name.clone())?;
        let size = tree.size();
        let tile = name.starts_with("weave_");
        let room = if tile { 96.0 } else { STAMP as f32 - 4.0 };
        let zoom = room / size.width().max(size.height());
        let (w, h) = (
            (size.width() * zoom).round() as u32,
            (size.height() * zoom).round() as u32,
        );
        let pixels = draw(&text, [w, h], zoom, options).with_context(|| name.clone())?;
        let (x0, y0) = (
            i as u32 % columns * STAMP + 2,
            i as u32 / columns * STAMP + 2,
        );
        for (j, p) in pixels.pixels().iter().enumerate() {
            let p = p.demultiply();
            let dark = 255 - u32::from(p.red());
            let cover = u32::from(p.alpha()) * dark / 255;
            sheet.put_pixel(
                x0 + j as u32 % w,
                y0 + j as u32 / w,
                image::Luma([cover as u8]),
            );
        }
        out.insert(name, json!([x0, y0, w, h]));
    }
    sheet.save(to)?;
    Ok(out)
}
