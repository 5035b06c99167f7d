//! Battle for Rokugan: a map of provinces that are washed at run time.

mod map;
mod print;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::Result;
use resvg::usvg;
use serde_json::{Value, json};

use self::map::Map;
use crate::palette::{LAND_STEPS, Palette, SECOND_STEPS, blend};
use crate::press::{self, SCALES, draw, greys, write_indexed};
use crate::shape::{bounds, length};

/// Bakes the board below this folder.
pub fn bake(root: &Path) -> Result<()> {
    let art = root.join("battle");
    let baked = art.join("baked");
    fs::create_dir_all(&baked)?;
    let map = Map::read(&fs::read_to_string(art.join("map.toml"))?)?;
    let palette = Palette::read(&fs::read_to_string(art.join("inks.toml"))?)?;
    let options = press::fonts(&root.join("fonts"))?;
    for scale in SCALES {
        let (size, base, regions) = base_layer(&map, &palette, &options, scale)?;
        let path = baked.join(format!("base-{scale}.png"));
        write_indexed(&path, &size, base, &palette.colours)?;
        let path = baked.join(format!("regions-{scale}.png"));
        write_indexed(&path, &size, regions, &greys())?;
    }
    let stamps = press::atlas(&art.join("stamps"), &baked.join("stamps.png"), &options)?;
    let text = serde_json::to_string(&manifest(&map, &palette, stamps))?;
    fs::write(
        baked.join("manifest.json"),
        text.replace("},{", "},\n{") + "\n",
    )?;
    println!(
        "battle: {} provinces, {} colours",
        map.faces.len(),
        palette.colours.len()
    );
    Ok(())
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
                Some(true) => LAND_STEPS as u8 + step(SECOND_STEPS),
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

fn manifest(map: &Map, palette: &Palette, stamps: BTreeMap<String, Value>) -> Value {
    let tenth = |v: f64| (v * 10.0).round() / 10.0;
    let point = |[x, y]: crate::brush::Point| json!([tenth(x), tenth(y)]);
    let provinces: Vec<Value> = map
        .faces
        .iter()
        .map(|(code, face)| {
            let (x0, y0, x1, y1) = bounds(&face.ring);
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
                "length": length(&e.curve).round(), "curve": curve,
            })
        })
        .collect();
    json!({
        "canvas": map.canvas, "frame": map.frame, "cards": print::CARDS,
        "land_steps": LAND_STEPS, "gloom_steps": SECOND_STEPS,
        "inks": palette.inks, "sea": palette.sea, "families": palette.families,
        "regions": provinces, "edges": edges, "stamps": stamps,
    })
}
