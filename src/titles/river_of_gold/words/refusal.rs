//! The refusals of River of Gold: why, in words a player can act on.

use rules::titles::river_of_gold::{Face, Refusal};

use super::phrase::{customer, shore, tile};
use super::stage_noun;
use crate::wording::{TableWords, wordings};

wordings! {
    /// Why the rules do not allow an act.
    pub(super) fn refusal(table: &TableWords<'_>; refusal: &Refusal) listed as REFUSALS {
        Refusal::NotNow { stage } => "river_of_gold-refusal-not_now" {
            stage: stage_noun(table, *stage),
        },
        Refusal::NotOffered { patron } => "river_of_gold-refusal-not_offered" {
            patron: table.name(*patron),
        },
        Refusal::WrongRegion { region, die } => "river_of_gold-refusal-wrong_region" {
            region: table.name(*region),
            needed: Face::of(*region).id(),
            die: die.id(),
        },
        Refusal::Occupied { shore: at } => "river_of_gold-refusal-occupied" {
            shore: shore(table, *at),
        },
        Refusal::TooLittleKoku { needs, has } => "river_of_gold-refusal-too_little_koku" {
            needs: *needs,
            has: *has,
        },
        Refusal::NotInRow { tile: of } => "river_of_gold-refusal-not_in_row" {
            tile: tile(table, *of),
        },
        Refusal::NoFreeChange { ship } => "river_of_gold-refusal-no_free_change" {
            ship: table.name(*ship),
        },
        Refusal::NotInHand { customer: of } => "river_of_gold-refusal-not_in_hand" {
            customer: customer(table, *of),
        },
        Refusal::TooFewGoods { good, needs, has } => "river_of_gold-refusal-too_few_goods" {
            good: table.name(*good),
            needs: *needs,
            has: *has,
        },
        Refusal::TooLittleFavor { needs, has } => "river_of_gold-refusal-too_little_favor" {
            needs: *needs,
            has: *has,
        },
        Refusal::SameFace { face } => "river_of_gold-refusal-same_face" { face: face.id() },
        Refusal::SameGood { good } => "river_of_gold-refusal-same_good" {
            good: table.name(*good),
        },
        Refusal::GoodsFull { good } => "river_of_gold-refusal-goods_full" {
            good: table.name(*good),
        },
        Refusal::FavorFull { cap } => "river_of_gold-refusal-favor_full" { cap: *cap },
        Refusal::NotYourTurn => "river_of_gold-refusal-not_your_turn",
        Refusal::NotToMark { shore: at } => "river_of_gold-refusal-not_to_mark" {
            shore: shore(table, *at),
        },
    }
}
