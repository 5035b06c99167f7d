//! `artist`: bakes a board's vector sources into what the bot composes at run time.
//!
//! `cargo run --release -p artist` reads `board-art/<title>/{map,inks}.toml` and `stamps/*.svg` and writes
//! `board-art/<title>/baked/`: the base layer and the region map at two scales, one atlas of stamps, and a
//! manifest. It is a developer's tool: the bot neither depends on it nor needs it to build.

mod map;
mod palette;
mod print;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context, Result};
use resvg::{tiny_skia, usvg};
use serde_json::{Value, json};

use crate::map::Map;
use crate::palette::{GLOOM_STEPS, LAND_STEPS, Palette, blend};

/// Side of a stamp in the atlas; stamps are drawn smaller than this, never larger.
const STAMP: u32 = 144;
/// The scales the base layer is printed at.
const SCALES: [u32; 2] = [1, 2];

fn main() -> Result<()> {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../board-art");
    let art = root.join("battle");
    let baked = art.join("baked");
    fs::create_dir_all(&baked)?;
    let map = Map::read(&fs::read_to_string(art.join("map.toml"))?)?;
    let palette = Palette::read(&fs::read_to_string(art.join("inks.toml"))?)?;
    let options = fonts(&root.join("fonts"))?;
    for scale in SCALES {
        let base = base_layer(&map, &palette, &options, scale)?;
        write_indexed(
            &baked.join(format!("base-{scale}.png")),
            &base.0,
            base.1,
            &palette.colours,
        )?;
        write_indexed(
            &baked.join(format!("regions-{scale}.png")),
            &base.0,
            base.2,
            &greys(),
        )?;
    }
    let stamps = atlas(&art.join("stamps"), &baked.join("stamps.png"), &options)?;
    let text = serde_json::to_string(&manifest(&map, &palette, stamps))?;
    fs::write(
        baked.join("manifest.json"),
        text.replace("},{", "},\n{") + "\n",
    )?;
    println!(
        "baked {} provinces, {} colours",
        map.faces.len(),
        palette.colours.len()
    );
    Ok(())
}

fn fonts(folder: &Path) -> Result<usvg::Options<'static>> {
    let mut options = usvg::Options::default();
    let fonts = Arc::make_mut(&mut options.fontdb);
    fonts.load_font_data(fs::read(folder.join("Alegreya-ExtraBold.ttf"))?);
    Ok(options)
}

fn draw(
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

type Layer = ([u32; 2], Vec<u8>, Vec<u8>);

/// Prints sea and key block together into palette indices, and the region numbers beside them.
fn base_layer(map: &Map, palette: &Palette, options: &usvg::Options, scale: u32) -> Result<Layer> {
    let [w, h] = map.canvas.map(|v| v as u32 * scale);
    let zoom = scale as f32;
    let sea = draw(&print::sea(map, palette), [w, h], zoom, options)?;
    let key = draw(&print::key(map), [w, h], zoom, options)?;
    let regions = draw(&print::regions(map), [w, h], zoom, options)?;
    let gloomy: Vec<bool> = map.land().map(|f| f.terrain == "dead").collect();
    let sumi = palette.ink("sumi");
    let mut cache = BTreeMap::new();
    let mut indices = Vec::with_capacity((w * h) as usize);
    let mut ids = Vec::with_capacity((w * h) as usize);
    for ((s, k), r) in sea.pixels().iter().zip(key.pixels()).zip(regions.pixels()) {
        let dark = f64::from(k.alpha()) / 255.0;
        let id = r.red();
        ids.push(id);
        let step = |steps: usize| (dark * (steps - 1) as f64).round() as u8;
        indices.push(
            match usize::from(id).checked_sub(1).and_then(|i| gloomy.get(i)) {
                Some(false) => step(LAND_STEPS),
                Some(true) => LAND_STEPS as u8 + step(GLOOM_STEPS),
                None => {
                    let colour = blend([s.red(), s.green(), s.blue()], sumi, dark);
                    *cache
                        .entry(colour)
                        .or_insert_with(|| palette.nearest(colour))
                }
            },
        );
    }
    Ok(([w, h], indices, ids))
}

fn greys() -> Vec<[u8; 3]> {
    (0..=31).map(|v| [v * 8; 3]).collect()
}

fn write_indexed(path: &Path, size: &[u32; 2], data: Vec<u8>, palette: &[[u8; 3]]) -> Result<()> {
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
fn atlas(folder: &Path, to: &Path, options: &usvg::Options) -> Result<BTreeMap<String, Value>> {
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

fn manifest(map: &Map, palette: &Palette, stamps: BTreeMap<String, Value>) -> Value {
    let tenth = |v: f64| (v * 10.0).round() / 10.0;
    let point = |[x, y]: map::Point| json!([tenth(x), tenth(y)]);
    let provinces: Vec<Value> = map
        .faces
        .iter()
        .map(|(code, face)| {
            let (x0, y0, x1, y1) = map::bounds(&face.ring);
            json!({ "code": code, "label": point(face.label), "centre": point(face.centre), "plaque": point(face.plaque), "box": ([x0, y0, x1, y1].map(f64::round)) })
        })
        .collect();
    let edges: Vec<Value> = map
        .edges
        .iter()
        .filter(|e| !e.is_rim())
        .map(|e| {
            let curve: Vec<Value> = e.curve.iter().map(|p| point(*p)).collect();
            let [ax, ay] = e.across;
            json!({
                "between": e.between, "slot": point(e.slot),
                "across": ([ax, ay].map(|v| (v * 1000.0).round() / 1000.0)),
                "length": map::length(&e.curve).round(), "curve": curve,
            })
        })
        .collect();
    json!({
        "canvas": map.canvas, "frame": map.frame, "cards": print::CARDS,
        "land_steps": LAND_STEPS, "gloom_steps": GLOOM_STEPS,
        "inks": palette.inks, "sea": palette.sea, "families": palette.clans,
        "regions": provinces, "edges": edges, "stamps": stamps,
    })
}
