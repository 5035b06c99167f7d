//! The signs of Samurai: colours, castes and tiles.

use rules::titles::samurai::Step;

use super::words::Thing;
use crate::titles::signs::sign_files;

sign_files!("samurai":
    "colour.gold", "colour.red", "colour.green", "colour.purple",
    "caste.buddha", "caste.rice", "caste.castle",
    "tile.buddha4", "tile.buddha3", "tile.buddha2", "tile.rice4", "tile.rice3", "tile.rice2",
    "tile.castle4", "tile.castle3", "tile.castle2", "tile.samurai3", "tile.samurai2",
    "tile.samurai1", "tile.ronin", "tile.ship2", "tile.ship1", "tile.swap", "tile.move",
);

/// The thing whose sign an answer has.
pub(super) const fn of_step(step: &Step) -> Option<Thing> {
    match step {
        Step::Hand(tile) | Step::Tile(tile) => Some(Thing::Tile(*tile)),
        Step::Caste(caste) => Some(Thing::Caste(*caste)),
        _ => None,
    }
}
