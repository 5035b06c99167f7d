//! River of Gold: a river with shore spaces, and below it the building row and the influence tracks.

mod bank;
mod course;

mod land;
mod places;
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

use self::course::Course;
use self::places::Places;
use self::source::Source;
use crate::brush::Point;
use crate::icons::Icons;
use crate::palette::{LAND_STEPS, Palette, SECOND_STEPS, hex};
use crate::press::{self, Print};

/// Width of the strip at the left edge with the way back from the mouth to the source.
const JOURNEY: f64 = 36.0;

/// Everything a print is made from.
pub struct Board {
    source: Source,
    course: Course,
    places: Vec<Places>,
    palette: Palette,
    icons: Icons,
    /// The lines between the lands of neighbouring regions.
    borders: Vec<Vec<Point>>,
}

impl Board {
    /// Reads the sources in a folder and lays the board out.
    fn read(art: &Path) -> Result<Self> {
        let source: Source =
            toml::from_str(&fs::read_to_string(art.join("map.toml"))?).context("map.toml")?;
        let palette = Palette::read(&fs::read_to_string(art.join("inks.toml"))?)?;
        let course = Course::new(&source)?;
        let [left, ..] = source.frame;
        let edge = left + JOURNEY;
        let found = course
            .spaces
            .iter()
            .map(|s| places::places(&course, s, edge));
        let places = found.collect();
        let borders = course.borders(&source);
        Ok(Self {
            icons: Icons::read(&art.join("stamps"))?,
            source,
            course,
            places,
            palette,
            borders,
        })
    }

    fn ink(&self, name: &str) -> String {
        hex(self.palette.ink(name))
    }

    fn tone(&self, i: usize) -> String {
        let tone = self.palette.sea.get(i);
        tone.map_or_else(String::new, |c| hex(*c))
    }

    /// The ground of a region.
    fn ground(&self, region: usize, print: Print) -> String {
        match (print, self.source.regions.get(region)) {
            (Print::Colour, Some(region)) => self.ink(&region.code),
            _ => self.ink("white"),
        }
    }

    /// The ground of what lies below the map.
    fn panel(&self, print: Print) -> String {
        match print {
            Print::Colour => self.ink("paper"),
            Print::Contrast => self.ink("white"),
        }
    }

    /// Whether something is printed or will be laid near a point.
    fn taken(&self, [x, y]: Point) -> bool {
        let near = |[left, top, w, h]: source::Rect, gap: f64| {
            (left - gap..left + w + gap).contains(&x) && (top - gap..top + h + gap).contains(&y)
        };
        let plates = self.course.shores.iter().map(|s| s.plate);
        let names = self.source.regions.iter().map(|r| {
            let [x, y, w] = r.name;
            [x, y - 16.0, w, 32.0]
        });
        let [cx, cy] = self.source.dressing.cartouche;
        let [left, ..] = self.source.frame;
        plates.into_iter().any(|p| near(p, 14.0))
            || names.into_iter().any(|n| near(n, 10.0))
            || near([cx - 94.0, cy - 50.0, 188.0, 100.0], 16.0)
            || near([left, 260.0, JOURNEY, 290.0], 8.0)
    }
}

/// Bakes the board below this folder.
pub fn bake(root: &Path) -> Result<()> {
    let board = Board::read(&root.join("river_of_gold"))?;
    press::bake(
        root,
        "river_of_gold",
        (board.source.canvas, &board.palette),
        |print| blocks(&board, print),
        |stamps| manifest(&board, stamps),
    )?;
    println!(
        "river_of_gold: {} river spaces, {} shore spaces, {} colours",
        board.course.spaces.len(),
        board.course.shores.len(),
        board.palette.colours.len()
    );
    Ok(())
}

/// The blocks of the print: ground, key, and what lies above the lines of the land (lettering, shore spaces).
fn blocks(board: &Board, print: Print) -> Result<[String; 3]> {
    let [cw, ch] = board.source.canvas;
    let margin = board.ink("margin");
    let under = land::colours(board, print);
    let ground = format!(r#"<rect width="{cw}" height="{ch}" fill="{margin}"/>{under}"#);
    let over = printed::colours(board, print)?;
    let below = tables::colours(board, print)?;
    Ok([ground, land::key(board, print), format!("{over}{below}")])
}

fn tenth(v: f64) -> f64 {
    (v * 10.0).round() / 10.0
}

fn manifest(board: &Board, stamps: BTreeMap<String, Value>) -> Value {
    let Board {
        source,
        course,
        palette,
        ..
    } = board;
    let code = |i: &usize| source.regions.get(*i).map(|r| r.code.clone());
    let points = |list: &[Point]| -> Vec<Point> { list.iter().map(|p| p.map(tenth)).collect() };
    let spaces: Vec<Value> = course
        .spaces
        .iter()
        .zip(&board.places)
        .map(|(space, places)| {
            let settings = places.ships.iter();
            let ships = settings.map(|s| json!({ "size": s.size, "at": points(&s.at) }));
            let ships: Vec<Value> = ships.collect();
            json!({
                "code": format!("r{}", space.number),
                "number": places.number.map(tenth),
                "ships": ships,
                "shores": space.shores.iter().map(|n| format!("s{n}")).collect::<Vec<_>>(),
                "regions": space.regions.iter().filter_map(code).collect::<Vec<_>>(),
                "start": space.starts,
            })
        })
        .collect();
    let shores: Vec<Value> = course
        .shores
        .iter()
        .map(|shore| {
            json!({
                "code": format!("s{}", shore.number), "region": code(&shore.region),
                "cost": shore.cost, "kind": shore.kind, "rect": shore.plate.map(tenth),
                "spaces": shore.piers.iter().map(|(n, ..)| format!("r{n}")).collect::<Vec<_>>(),
            })
        })
        .collect();
    let lands: Vec<Value> = source
        .regions
        .iter()
        .enumerate()
        .map(|(i, region)| {
            let [x, y, w] = region.name;
            json!({
                "code": region.code, "good": region.good,
                "name": [x + 34.0, y], "name_width": w - 34.0,
                "box": (course.around(i, source).map(f64::round)),
                "track": tables::track(board, i),
            })
        })
        .collect();
    let tracks = &source.tracks;
    json!({
        "canvas": source.canvas, "frame": source.frame, "cartouche": source.dressing.cartouche,
        "land_steps": LAND_STEPS, "gloom_steps": SECOND_STEPS,
        "inks": palette.inks, "sea": palette.sea, "families": palette.families, "stamps": stamps,
        "spaces": spaces, "shores": shores, "lands": lands, "tables": tables::described(board),
        "marker": { "size": tracks.marker, "quarters": tracks.quarters },
        "panel": tables::panel(board),
    })
}
