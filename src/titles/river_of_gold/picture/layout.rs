//! Where things lie on the board: this title's part of the manifest.

use std::collections::BTreeMap;

use rules::titles::river_of_gold::{Clan, Region, Shore, Space};
use serde::Deserialize;

use painter::scene::Point;

/// Left, top, width, height.
pub(super) type Rect = [f32; 4];

/// The board and what lies below it.
#[derive(Deserialize)]
pub(crate) struct Layout {
    /// Width and height of the print.
    pub(super) canvas: [f32; 2],
    /// The middle of the plate with the title.
    pub(super) cartouche: Point,
    spaces: Vec<SpaceArt>,
    shores: Vec<ShoreArt>,
    lands: Vec<LandArt>,
    /// The markers on the tracks.
    pub(super) marker: MarkerArt,
    /// What lies below the map.
    pub(super) tables: TablesArt,
    /// What is drawn below the print.
    pub(super) panel: PanelArt,
}

/// A river space.
#[derive(Deserialize)]
struct SpaceArt {
    code: String,
    number: Point,
    ships: Vec<Fleet>,
}

/// Where this many ships lie on a river space, and how large they are.
#[derive(Deserialize)]
pub(super) struct Fleet {
    pub(super) at: Vec<Point>,
    pub(super) size: f32,
}

/// A shore space.
#[derive(Deserialize)]
struct ShoreArt {
    code: String,
    rect: Rect,
}

/// A region.
#[derive(Deserialize)]
pub(super) struct LandArt {
    code: String,
    /// The left end of its name.
    pub(super) name: Point,
    /// How wide its name may be.
    pub(super) name_width: f32,
    /// What to show when the region is drawn large.
    #[serde(rename = "box")]
    pub(super) frame: Rect,
    /// Its influence track.
    pub(super) track: TrackArt,
}

/// An influence track.
#[derive(Deserialize)]
pub(super) struct TrackArt {
    /// The centres of the start and of every step.
    pub(super) steps: Vec<Point>,
    /// The space for who served the region's artisan.
    pub(super) artisan: Point,
    /// The space for who served its elder.
    pub(super) elder: Point,
    /// The scoring tile.
    pub(super) tile: Rect,
}

/// Markers on the tracks.
#[derive(Deserialize)]
pub(super) struct MarkerArt {
    pub(super) size: f32,
    quarters: BTreeMap<String, Point>,
}

/// Row, stacks, deck and masteries.
#[derive(Deserialize)]
pub(super) struct TablesArt {
    /// The slots of the row, the end slot first.
    pub(super) row: Vec<Rect>,
    /// The stacks of both eras.
    pub(super) stacks: StacksArt,
    /// The customers.
    pub(super) deck: Rect,
    /// The masteries.
    pub(super) masteries: Vec<Rect>,
}

/// The two stacks.
#[derive(Deserialize)]
pub(super) struct StacksArt {
    pub(super) first: Rect,
    pub(super) second: Rect,
}

/// The seats, below the print.
#[derive(Deserialize)]
pub(super) struct PanelArt {
    /// Stage, and whose turn it is.
    pub(super) head: Rect,
    /// A card for each of four seats.
    pub(super) cards: Vec<Rect>,
    pub(super) gap: f32,
    /// Left, width, height of what one seat alone sees.
    pub(super) own: [f32; 3],
}

impl Layout {
    /// Where a building on this shore space lies.
    pub(super) fn shore(&self, shore: Shore) -> Option<Rect> {
        let found = self.shores.iter().find(|art| art.code == shore.id());
        found.map(|art| art.rect)
    }

    /// Where the number of a river space is printed.
    pub(super) fn number(&self, space: Space) -> Option<Point> {
        let found = self.spaces.iter().find(|art| art.code == space.id());
        found.map(|art| art.number)
    }

    /// The setting of a river space with room for this many ships.
    pub(super) fn fleet(&self, space: Space, ships: usize) -> Option<&Fleet> {
        let found = self.spaces.iter().find(|art| art.code == space.id())?;
        let roomy = found.ships.iter().find(|fleet| fleet.at.len() >= ships);
        roomy.or(found.ships.last())
    }

    /// A region.
    pub(super) fn land(&self, region: Region) -> Option<&LandArt> {
        self.lands.iter().find(|art| art.code == region.id())
    }
}

impl MarkerArt {
    /// Where a clan's marker stands, from the centre of its step.
    pub(super) fn quarter(&self, clan: Clan) -> Point {
        self.quarters.get(clan.id()).copied().unwrap_or_default()
    }
}
