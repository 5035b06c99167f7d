//! Where things lie on the board: this title's part of the manifest.

use rules::titles::rising_sun::Province;
use serde::Deserialize;

use painter::scene::Point;

/// Left, top, width, height.
pub(super) type Rect = [f32; 4];

/// The board and what lies below it.
#[derive(Deserialize)]
pub(crate) struct Layout {
    /// Width and height of the print.
    pub(super) canvas: [f32; 2],
    lands: Vec<LandArt>,
    /// The order of honor.
    pub(super) honor: HonorArt,
    /// Where pairs of allies are shown.
    pub(super) alliances: Vec<Rect>,
    /// What lies below the map.
    pub(super) tables: TablesArt,
    /// What is drawn below the print.
    pub(super) panel: PanelArt,
}

/// A province.
#[derive(Deserialize)]
pub(super) struct LandArt {
    code: String,
    /// The middle of its name.
    pub(super) name: Point,
    /// Its war token.
    pub(super) war: Point,
    /// Where figures stand.
    pub(super) yard: Rect,
    /// What to show when the province is drawn large.
    #[serde(rename = "box")]
    pub(super) frame: Rect,
}

/// The order of honor.
#[derive(Deserialize)]
pub(super) struct HonorArt {
    /// Highest first.
    pub(super) places: Vec<Point>,
    /// Of a clan's marker.
    pub(super) size: f32,
}

/// Season, turns, shrines, cards on display.
#[derive(Deserialize)]
pub(super) struct TablesArt {
    pub(super) season: Rect,
    /// The ten turns.
    pub(super) slots: Vec<Rect>,
    pub(super) war: Rect,
    /// Left to right.
    pub(super) shrines: Vec<Rect>,
    pub(super) market: Rect,
}

/// The seats, below the print.
#[derive(Deserialize)]
pub(super) struct PanelArt {
    /// Stage, and whose turn it is.
    pub(super) head: Rect,
    /// A row for each of five seats.
    pub(super) rows: Vec<Rect>,
    pub(super) gap: f32,
    /// Height of what one seat alone sees.
    pub(super) own: f32,
}

impl Layout {
    /// A province.
    pub(super) fn land(&self, province: Province) -> Option<&LandArt> {
        self.lands.iter().find(|art| art.code == province.id())
    }
}
