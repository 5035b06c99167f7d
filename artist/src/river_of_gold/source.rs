//! What `map.toml` says, word for word.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::brush::Point;

/// Left, top, width, height.
pub type Rect = [f64; 4];

/// `map.toml`.
#[derive(Deserialize)]
pub struct Source {
    pub canvas: Point,
    /// Left, top, right, bottom of the printed map.
    pub frame: Rect,
    /// Width and height of a shore space.
    pub plate: Point,
    pub left: BankSource,
    pub right: BankSource,
    pub river: RiverSource,
    pub regions: Vec<RegionSource>,
    /// Shore spaces by their kind; the others are plain, or imperial when they cost nothing.
    pub start_tiles: BTreeMap<String, Vec<usize>>,
    pub tables: TablesSource,
    pub tracks: TracksSource,
    pub panel: PanelSource,
    pub dressing: Dressing,
}

/// One bank of the river.
#[derive(Deserialize)]
pub struct BankSource {
    pub start: f64,
    pub pitch: f64,
    /// Height of the upper and of the lower stretch.
    pub rows: [f64; 2],
    /// How far the turn goes beyond the straight stretches.
    pub reach: f64,
    /// Shore spaces downstream.
    pub shores: Vec<usize>,
    /// Centre of the shore space at the turn.
    pub turn_plate: Point,
}

/// Where river spaces end.
#[derive(Deserialize)]
pub struct RiverSource {
    /// On the left and on the right bank.
    pub cuts: Vec<[f64; 2]>,
    pub starts: Vec<usize>,
}

/// One region.
#[derive(Deserialize)]
pub struct RegionSource {
    pub code: String,
    /// The good at the second step of its track.
    pub good: String,
    /// What grows there.
    pub growth: String,
    /// Of its five shore spaces.
    pub costs: [u8; 5],
    /// Left end, middle of the capitals, width.
    pub name: [f64; 3],
}

/// Several rectangles of one size side by side.
#[derive(Deserialize)]
pub struct Series {
    pub first: Rect,
    pub step: f64,
}

impl Series {
    /// The rectangles.
    pub fn rects(&self, count: usize) -> Vec<Rect> {
        let [x, y, w, h] = self.first;
        let rect = |i: usize| [x + self.step * i as f64, y, w, h];
        (0..count).map(rect).collect()
    }
}

/// What lies below the map.
#[derive(Deserialize)]
pub struct TablesSource {
    pub row: Series,
    pub stacks: [Rect; 2],
    pub deck: Rect,
    pub masteries: Series,
}

/// The influence tracks.
#[derive(Deserialize)]
pub struct TracksSource {
    /// Of the first track, and the height of each.
    pub top: f64,
    pub height: f64,
    pub badge: f64,
    pub good: f64,
    /// Left edge of the start, its width, width of a step.
    pub cells: [f64; 3],
    pub artisan: f64,
    pub elder: f64,
    /// Left edge and width of the region's scoring tile.
    pub tile: [f64; 2],
    /// Steps with something on them.
    pub rewards: Vec<usize>,
    /// Size of a player's marker, and where each clan's stands from the middle of a step.
    pub marker: f64,
    pub quarters: BTreeMap<String, Point>,
}

/// What the scene draws below the canvas.
#[derive(Deserialize)]
pub struct PanelSource {
    /// Height of the line that says whose turn it is.
    pub head: f64,
    /// Left edge, width, height of a seat's card, and the gap between two.
    pub card: [f64; 4],
    /// Height of what one seat alone sees.
    pub own: f64,
}

/// What dresses the map.
#[derive(Deserialize)]
pub struct Dressing {
    pub cartouche: Point,
    pub foam: Vec<[f64; 3]>,
}
