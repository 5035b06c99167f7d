//! The facts of the game: river, shore, regions, tiles, customers, masteries, patrons. Their sums are
//! tested.

mod clan;
mod customer;
mod face;
mod good;
mod mastery;
mod region;
mod river;
mod setup;
mod shore;
#[cfg(test)]
mod tests;
mod tile;

pub use clan::{Clan, Patron};
pub use customer::{Calling, Customer, Customers, customers_vp};
pub use face::Face;
pub use good::{ByGood, Good};
pub use mastery::Mastery;
pub use region::{ByRegion, COURTS_STEP, LAST_STEP, Region, RegionTile, StepReward, track_rewards};
pub use river::{Ship, Space};
pub use setup::{
    CAP_MOST, CAP_START, CUSTOMERS_IN_HAND, EACH_GOOD, FAVOR_START, KOKU, KOKU_BY_TURN,
    MASTERIES_IN_PLAY, ROW, Sizes, sizes,
};
pub use shore::{ByShore, Shore, SpaceKind};
pub use tile::{Era, Kind, Reward, Tile, Tiles};
