//! Where things lie on the map: this title's part of the manifest.

use serde::Deserialize;

use painter::scene::Point;

/// The map's layout.
#[derive(Deserialize)]
pub(crate) struct Layout {
    /// Width and height of the map in board units.
    pub(super) canvas: [f32; 2],
    /// Column of card slots: centre, first top, height, pitch, width.
    pub(super) cards: [f32; 5],
    /// Provinces in the order of their region numbers.
    pub(super) regions: Vec<ProvinceArt>,
    /// Borders and coasts.
    pub(super) edges: Vec<EdgeArt>,
}

/// Where a province lies.
#[derive(Deserialize)]
pub(super) struct ProvinceArt {
    /// Its code.
    pub(super) code: String,
    /// Centre of its label.
    pub(super) label: Point,
    /// Where combat tokens in the province lie.
    pub(super) centre: Point,
    /// Where a special token lies.
    pub(super) plaque: Point,
    /// Left, top, right, bottom.
    #[serde(rename = "box")]
    pub(super) bounds: [f32; 4],
}

/// A border or a coast: the curve two faces share.
#[derive(Deserialize)]
pub(super) struct EdgeArt {
    /// Codes of the two faces, or `sea`.
    pub(super) between: [String; 2],
    /// Where a token sits.
    pub(super) slot: Point,
    /// Unit direction from the first face to the second.
    pub(super) across: Point,
}
