//! The signs of Battle for Rokugan: clans and combat tokens.

use rules::titles::battle::Step;

use super::words::Thing;
use crate::titles::signs::sign_files;

sign_files!("battle":
    "clan.crab", "clan.crane", "clan.dragon", "clan.lion", "clan.phoenix", "clan.scorpion",
    "clan.unicorn",
    "token.A1", "token.A2", "token.A3", "token.A4", "token.A5", "token.A6", "token.N1",
    "token.N2", "token.N3", "token.S1", "token.S2", "token.S3", "token.+2", "token.+3",
    "token.diplomacy", "token.raid", "token.bluff",
);

/// The thing whose sign an answer has.
pub(super) const fn of_step(step: &Step) -> Option<Thing> {
    match step {
        Step::Clan(clan) => Some(Thing::Clan(*clan)),
        Step::Token(face) => Some(Thing::Token(*face)),
        _ => None,
    }
}
