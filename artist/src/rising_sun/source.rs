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
    pub nodes: BTreeMap<String, Point>,
    pub edges: EdgeList,
    pub provinces: Vec<ProvinceSource>,
    pub routes: Vec<RouteSource>,
    pub honor: HonorSource,
    pub alliances: AlliancesSource,
    pub politics: PoliticsSource,
    pub shrines: ShrinesSource,
    pub market: MarketSource,
    pub panel: PanelSource,
    pub dressing: Dressing,
}

/// The edges of the lands.
#[derive(Deserialize)]
pub struct EdgeList {
    pub all: Vec<EdgeSource>,
}

/// A border or a coast.
#[derive(Deserialize)]
pub struct EdgeSource {
    pub between: [String; 2],
    pub from: String,
    pub to: String,
    pub via: Vec<Point>,
}

/// One province.
#[derive(Deserialize)]
pub struct ProvinceSource {
    pub code: String,
    /// What grows there.
    pub growth: String,
    /// The middle of its name.
    pub name: Point,
    /// The middle of what it yields.
    pub harvest: Point,
    /// Its war token.
    pub war: Point,
    /// Where figures stand.
    pub yard: Rect,
    pub yields: Yields,
    /// The clan that starts here.
    #[serde(default)]
    pub home: Option<String>,
}

/// What a harvest brings.
#[derive(Clone, Copy, Deserialize)]
pub struct Yields {
    #[serde(default)]
    pub vp: u8,
    #[serde(default)]
    pub coins: u8,
    #[serde(default)]
    pub ronin: u8,
}

/// A way over the sea, from coast to coast.
#[derive(Deserialize)]
pub struct RouteSource {
    pub between: [String; 2],
    pub via: Vec<Point>,
}

/// The order of honor.
#[derive(Deserialize)]
pub struct HonorSource {
    pub rect: Rect,
    /// Middle of the first place, and how far to the next.
    pub first: f64,
    pub step: f64,
    /// Of a clan's marker.
    pub size: f64,
}

/// Where pairs of allies are shown.
#[derive(Deserialize)]
pub struct AlliancesSource {
    pub rects: Vec<Rect>,
}

/// Season, turns of the political phase, war.
#[derive(Deserialize)]
pub struct PoliticsSource {
    pub season: Rect,
    /// The first turn, and how far to the next.
    pub slots: Rect,
    pub step: f64,
    /// Which of the ten are kami turns.
    pub kami: Vec<usize>,
    pub war: Rect,
}

/// The four shrines.
#[derive(Deserialize)]
pub struct ShrinesSource {
    pub first: Rect,
    pub step: f64,
}

/// The cards on display.
#[derive(Deserialize)]
pub struct MarketSource {
    pub rect: Rect,
}

/// What the scene draws below the canvas.
#[derive(Deserialize)]
pub struct PanelSource {
    /// Season, and whose turn it is.
    pub head: Rect,
    /// Left edge, width, height of a seat's row, and the gap between two.
    pub card: [f64; 4],
    /// Height of what one seat alone sees.
    pub own: f64,
}

/// What dresses the map.
#[derive(Deserialize)]
pub struct Dressing {
    /// Where at the lower edge the sun with the title rises, and its radius.
    pub sun: [f64; 2],
    pub foam: Vec<[f64; 3]>,
    pub ships: Vec<[f64; 3]>,
}
