//! Samurai: a hex map of Japan, one board for each number of players.

mod grid;
mod print;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use resvg::usvg;
use serde_json::{Value, json};

use self::grid::{Board, Source};
use crate::palette::{LAND_STEPS, Palette, SECOND_STEPS, blend};
use crate::press::{self, SCALES, draw, write_indexed};

/// Bakes the boards below this folder.
pub fn bake(root: &Path) -> Result<()> {
    let art = root.join("samurai");
    let baked = art.join("baked");
    fs::create_dir_all(&baked)?;
    let source: Source =
        toml::from_str(&fs::read_to_string(art.join("map.toml"))?).context("map.toml")?;
    let palette = Palette::read(&fs::read_to_string(art.join("inks.toml"))?)?;
    let options = press::fonts(&root.join("fonts"))?;
    let mut boards = Vec::new();
    for asked in &source.boards {
        let board = source.board(asked)?;
        for scale in SCALES {
            let (size, entries) = base_layer(&board, &palette, &options, scale)?;
            let path = baked.join(format!("board{}-{scale}.png", asked.seats));
            write_indexed(&path, &size, entries, &palette.colours)?;
        }
        boards.push(described(&board));
    }
    let stamps = press::atlas(&art.join("stamps"), &baked.join("stamps.png"), &options)?;
    let manifest = json!({
        "land_steps": LAND_STEPS, "gloom_steps": SECOND_STEPS,
        "inks": palette.inks, "families": palette.families, "stamps": stamps, "boards": boards,
    });
    let text = serde_json::to_string(&manifest)?;
    fs::write(
        baked.join("manifest.json"),
        text.replace("},{", "},\n{") + "\n",
    )?;
    println!(
        "samurai: {} boards, {} colours",
        boards.len(),
        palette.colours.len()
    );
    Ok(())
}

/// Prints colour block and key block together into palette entries.
fn base_layer(
    board: &Board,
    palette: &Palette,
    options: &usvg::Options,
    scale: u32,
) -> Result<([u32; 2], Vec<u8>)> {
    let [w, h] = board.canvas.map(|v| v as u32 * scale);
    let colours = draw(
        &print::colours(board, palette),
        [w, h],
        scale as f32,
        options,
    )?;
    let key = draw(&print::key(board), [w, h], scale as f32, options)?;
    let sumi = palette.ink("sumi");
    let mut cache = BTreeMap::new();
    let pixels = colours.pixels().iter().zip(key.pixels());
    let entries = pixels.map(|(c, k)| {
        let dark = f64::from(k.alpha()) / 255.0;
        let colour = blend([c.red(), c.green(), c.blue()], sumi, dark);
        *cache
            .entry(colour)
            .or_insert_with(|| palette.nearest(colour))
    });
    Ok(([w, h], entries.collect()))
}

fn described(board: &Board) -> Value {
    let tenth = |v: f64| (v * 10.0).round() / 10.0;
    let hexes: Vec<Value> = board
        .hexes
        .iter()
        .map(|hex| json!({ "code": hex.code, "kind": hex.kind.word(), "at": (hex.at.map(tenth)) }))
        .collect();
    let [x, y] = board.source.cartouche;
    let plaque = [x - 40.0, y - print::CARTOUCHE / 2.0, 80.0, print::CARTOUCHE];
    json!({
        "seats": board.source.seats, "canvas": board.canvas, "radius": tenth(board.radius),
        "panel": board.source.panel, "side": board.source.side,
        "plaque": (plaque.map(tenth)), "hexes": hexes,
    })
}
