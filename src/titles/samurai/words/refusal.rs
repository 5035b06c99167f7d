//! The refusals of Samurai: why, in words a player can act on.

use rules::titles::samurai::Refusal;

use super::{place, stage_noun};
use crate::wording::{TableWords, wordings};

wordings! {
    /// Why the rules do not allow an act.
    pub(super) fn refusal(table: &TableWords<'_>; refusal: &Refusal) listed as REFUSALS {
        Refusal::NotNow { stage } => "samurai-refusal-not_now" {
            stage: stage_noun(table, *stage),
        },
        Refusal::NotOwned { tile } => "samurai-refusal-not_owned" { tile: table.name(*tile) },
        Refusal::NotInPlay { hex } => "samurai-refusal-not_in_play" { hex: hex.id() },
        Refusal::CitiesFirst => "samurai-refusal-cities_first",
        Refusal::Full { at } => "samurai-refusal-full" { at: place(table, *at) },
        Refusal::CasteThere { at, caste } => "samurai-refusal-caste_there" {
            at: place(table, *at),
            caste: table.name(*caste),
        },
        Refusal::NoneLeft { caste } => "samurai-refusal-none_left" { caste: table.name(*caste) },
        Refusal::NotInHand { tile } => "samurai-refusal-not_in_hand" { tile: table.name(*tile) },
        Refusal::OnePlainTile => "samurai-refusal-one_plain_tile",
        Refusal::WrongTerrain { tile, hex } => "samurai-refusal-wrong_terrain" {
            tile: table.name(*tile),
            hex: hex.id(),
        },
        Refusal::Covered { hex, owner } => "samurai-refusal-covered" {
            hex: hex.id(),
            owner: table.seat(*owner),
        },
        Refusal::NothingThere { hex } => "samurai-refusal-nothing_there" { hex: hex.id() },
        Refusal::NotYours { hex, owner } => "samurai-refusal-not_yours" {
            hex: hex.id(),
            owner: table.seat(*owner),
        },
        Refusal::Unmovable { tile } => "samurai-refusal-unmovable" { tile: table.name(*tile) },
        Refusal::NoFigure { at, caste } => "samurai-refusal-no_figure" {
            at: place(table, *at),
            caste: table.name(*caste),
        },
        Refusal::SameSettlement => "samurai-refusal-same_settlement",
        Refusal::TwoOfACaste { at, caste } => "samurai-refusal-two_of_a_caste" {
            at: place(table, *at),
            caste: table.name(*caste),
        },
        Refusal::SameCaste => "samurai-refusal-same_caste",
        Refusal::EdoStays => "samurai-refusal-edo_stays",
        Refusal::NothingLeft => "samurai-refusal-nothing_left",
        Refusal::NoTileYet => "samurai-refusal-no_tile_yet",
        Refusal::CanPlay => "samurai-refusal-can_play",
    }
}
