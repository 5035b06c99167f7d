//! Rising Sun: eight provinces in the sea, and below them the turns of the political phase, shrines and cards.

mod land;
mod map;
mod printed;
mod source;
mod tables;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use serde_json::{Value, json};

use self::map::Map;
use self::source::Source;
use crate::brush::Point;
use crate::icons::Icons;
use crate::palette::{LAND_STEPS, Palette, SECOND_STEPS, hex};
use crate::press::{self, Print};
use crate::shape::bounds;

/// Places in the order of honor.
const CLANS: usize = 5;

/// Everything a print is made from.
pub struct Board {
    source: Source,
    map: Map,
    palette: Palette,
    icons: Icons,
}

impl Board {
    /// Reads the sources in a folder and inks the map.
    fn read(art: &Path) -> Result<Self> {
        let source: Source =
            toml::from_str(&fs::read_to_string(art.join("map.toml"))?).context("map.toml")?;
        Ok(Self {
            map: Map::new(&source)?,
            palette: Palette::read(&fs::read_to_string(art.join("inks.toml"))?)?,
            icons: Icons::read(&art.join("stamps"))?,
            source,
        })
    }

    fn ink(&self, name: &str) -> String {
        hex(self.palette.ink(name))
    }

    fn tone(&self, i: usize) -> String {
        let tone = self.palette.sea.get(i);
        tone.map_or_else(String::new, |c| hex(*c))
    }

    /// The ground of plates and sheets.
    fn panel(&self, print: Print) -> String {
        match print {
            Print::Colour => self.ink("paper"),
            Print::Contrast => self.ink("white"),
        }
    }

    /// The places of the order of honor, highest first.
    fn honor_places(&self) -> Vec<Point> {
        let honor = &self.source.honor;
        let [_, y, _, h] = honor.rect;
        let place = |i: usize| [honor.first + honor.step * i as f64, y + h / 2.0];
        (0..CLANS).map(place).collect()
    }
}

/// Bakes the board below this folder.
pub fn bake(root: &Path) -> Result<()> {
    let board = Board::read(&root.join("rising_sun"))?;
    press::bake(
        root,
        "rising_sun",
        (board.source.canvas, &board.palette),
        |print| blocks(&board, print),
        |stamps| manifest(&board, stamps),
    )?;
    println!(
        "rising_sun: {} provinces, {} sea routes, {} colours",
        board.source.provinces.len(),
        board.source.routes.len(),
        board.palette.colours.len()
    );
    Ok(())
}

/// The blocks of the print: ground, key, and what lies above the lines of the land.
fn blocks(board: &Board, print: Print) -> Result<[String; 3]> {
    let [cw, ch] = board.source.canvas;
    let margin = board.ink("margin");
    let under = land::colours(board, print);
    let ground = format!(r#"<rect width="{cw}" height="{ch}" fill="{margin}"/>{under}"#);
    let over = printed::colours(board, print)?;
    let below = tables::colours(board, print)?;
    Ok([ground, land::key(board, print), format!("{over}{below}")])
}

fn manifest(board: &Board, stamps: BTreeMap<String, Value>) -> Value {
    let Board {
        source,
        palette,
        map,
        ..
    } = board;
    let lands: Vec<Value> = source
        .provinces
        .iter()
        .zip(&map.rings)
        .map(|(province, ring)| {
            json!({
                "code": province.code, "name": province.name, "war": province.war,
                "yard": province.yard, "box": around(ring, source),
                "harvest": [province.yields.vp, province.yields.coins, province.yields.ronin],
                "home": province.home,
            })
        })
        .collect();
    let borders = map.edges.iter().filter(|e| !e.is_coast());
    let borders: Vec<_> = borders.map(|e| &e.between).collect();
    let routes: Vec<_> = source.routes.iter().map(|r| &r.between).collect();
    json!({
        "canvas": source.canvas, "frame": source.frame,
        "land_steps": LAND_STEPS, "gloom_steps": SECOND_STEPS,
        "inks": palette.inks, "sea": palette.sea, "families": palette.families, "stamps": stamps,
        "lands": lands, "borders": borders, "routes": routes,
        "honor": { "places": board.honor_places(), "size": source.honor.size },
        "alliances": source.alliances.rects,
        "tables": tables::described(board), "panel": tables::panel(board),
    })
}

/// What to show when a province is drawn large: left, top, width, height.
fn around(ring: &[Point], source: &Source) -> source::Rect {
    const MARGIN: f64 = 46.0;
    let (x0, y0, x1, y1) = bounds(ring);
    let [left, top, right, bottom] = source.frame;
    let (l, t) = ((x0 - MARGIN).max(left), (y0 - MARGIN).max(top));
    let (r, b) = ((x1 + MARGIN).min(right), (y1 + MARGIN).min(bottom));
    [l.round(), t.round(), (r - l).round(), (b - t).round()]
}
