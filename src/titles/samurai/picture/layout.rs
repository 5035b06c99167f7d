//! Where things lie on the boards: this title's part of the manifest.

use rules::titles::samurai::Hex;
use serde::Deserialize;

use painter::scene::Point;

/// The layouts of all boards.
#[derive(Deserialize)]
pub(crate) struct Layout {
    /// One board per number of players.
    pub(super) boards: Vec<BoardArt>,
}

/// One board.
#[derive(Deserialize)]
pub(super) struct BoardArt {
    /// For this many players.
    pub(super) seats: usize,
    /// Width and height of the map.
    pub(super) canvas: [f32; 2],
    /// From the centre of a hex to its corner.
    pub(super) radius: f32,
    /// Open water for the seats: left, top, width, height.
    pub(super) panel: [f32; 4],
    /// Open water for the figures' count.
    pub(super) side: [f32; 4],
    /// The plaque with the title.
    pub(super) plaque: [f32; 4],
    /// Every hex in play.
    pub(super) hexes: Vec<HexArt>,
}

/// A hex in its place.
#[derive(Deserialize)]
pub(super) struct HexArt {
    /// Its label.
    code: String,
    /// Its centre.
    at: Point,
}

impl BoardArt {
    /// The centre of a hex.
    pub(super) fn at(&self, hex: Hex) -> Option<Point> {
        let found = self.hexes.iter().find(|h| h.code == hex.id());
        found.map(|h| h.at)
    }

    /// The name scenes call it by.
    pub(super) const fn name(&self) -> &'static str {
        match self.seats {
            2 => "samurai-2",
            3 => "samurai-3",
            _ => "samurai-4",
        }
    }
}
