//! The signs of Rising Sun: clans, mandates, kami and figures.

use rules::titles::rising_sun::Step;

use super::words::Thing;
use crate::titles::signs::sign_files;

sign_files!("rising_sun":
    "clan.koi", "clan.lotus", "clan.turtle", "clan.dragonfly", "clan.bonsai",
    "mandate.recruit", "mandate.marshal", "mandate.train", "mandate.harvest", "mandate.betray",
    "kami.amaterasu", "kami.fujin", "kami.hachiman", "kami.raijin", "kami.ryujin",
    "kami.susanoo", "kami.tsukuyomi",
    "figure.bushi", "figure.shinto", "figure.daimyo", "figure.komainu", "figure.oni_of_skulls",
    "figure.yurei", "figure.river_dragon", "figure.oni_of_blood", "figure.oni_of_souls",
    "figure.oni_of_hate", "figure.oni_of_spite", "figure.stronghold",
);

/// The thing whose sign an answer has.
pub(super) const fn of_step(step: &Step) -> Option<Thing> {
    match step {
        Step::OfferTo(clan) | Step::Answer(clan) | Step::Withdraw(clan) => Some(Thing::Clan(*clan)),
        Step::Replace(clan) | Step::Kill(clan) => Some(Thing::Clan(*clan)),
        Step::Play(mandate) | Step::Name(mandate) => Some(Thing::Mandate(*mandate)),
        Step::Shrine(kami) => Some(Thing::Kami(*kami)),
        Step::Move(piece) => Some(Thing::Piece(*piece)),
        _ => None,
    }
}
