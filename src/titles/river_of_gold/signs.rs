//! The signs of River of Gold: clans, goods, kinds of buildings and callings of customers.

use rules::titles::river_of_gold::Step;

use super::words::Thing;
use crate::titles::signs::sign_files;

sign_files!("river_of_gold":
    "clan.crab", "clan.mantis", "clan.crane", "clan.scorpion",
    "good.silk", "good.rice", "good.porcelain",
    "kind.port", "kind.market", "kind.manor", "kind.shrine",
    "calling.artisan", "calling.elder", "calling.merchant", "calling.monk", "calling.noble",
);

/// The thing whose sign an answer has.
pub(super) const fn of_step(step: &Step) -> Option<Thing> {
    match step {
        Step::Patron(patron) => Some(Thing::Clan(patron.clan())),
        Step::Good(good) | Step::Sell(good, _) | Step::Swap(good, _) => Some(Thing::Good(*good)),
        Step::Tile(tile) => Some(Thing::Kind(tile.kind())),
        Step::Customer(customer) | Step::Discard(customer) => {
            Some(Thing::Calling(customer.calling()))
        }
        _ => None,
    }
}
