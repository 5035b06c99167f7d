//! The refusals of Rising Sun: why, in words a player can act on.

use rules::titles::rising_sun::Refusal;

use super::phrase::coins;
use crate::wording::{TableWords, wordings};

wordings! {
    /// Why the rules do not allow an act.
    pub(super) fn refusal(table: &TableWords<'_>; refusal: &Refusal) listed as REFUSALS {
        Refusal::NotNow { stage } => "rising_sun-refusal-not_now" {
            stage: table.form(*stage, "noun"),
        },
        Refusal::NotHere { clan } => "rising_sun-refusal-not_here" { clan: table.name(*clan) },
        Refusal::NoOffersNow { stage } => "rising_sun-refusal-no_offers_now" {
            stage: table.form(*stage, "noun"),
        },
        Refusal::NoAlliancesNow => "rising_sun-refusal-no_alliances_now",
        Refusal::AlreadyAllied { seat } => "rising_sun-refusal-already_allied" {
            seat: table.seat(*seat),
        },
        Refusal::OfferOpen { clan } => "rising_sun-refusal-offer_open" { clan: table.name(*clan) },
        Refusal::NoOffer { clan } => "rising_sun-refusal-no_offer" { clan: table.name(*clan) },
        Refusal::CannotGive { seat } => "rising_sun-refusal-cannot_give" {
            seat: table.seat(*seat),
        },
        Refusal::EmptyOffer => "rising_sun-refusal-empty_offer",
        Refusal::TooManyOffers { most } => "rising_sun-refusal-too_many_offers" { most: *most },
        Refusal::NotDrawn { mandate } => "rising_sun-refusal-not_drawn" {
            mandate: table.name(*mandate),
        },
        Refusal::CannotName => "rising_sun-refusal-cannot_name",
        Refusal::NotInReserve { figure } => "rising_sun-refusal-not_in_reserve" {
            figure: table.name(*figure),
        },
        Refusal::NoStronghold { province } => "rising_sun-refusal-no_stronghold" {
            province: table.name(*province),
        },
        Refusal::NotToShrine { figure } => "rising_sun-refusal-not_to_shrine" {
            figure: table.name_as(*figure, "one"),
        },
        Refusal::CannotMove { piece, from } => "rising_sun-refusal-cannot_move" {
            piece: table.name(*piece),
            from: table.name(*from),
        },
        Refusal::NotAdjacent { from, to } => "rising_sun-refusal-not_adjacent" {
            from: table.name(*from),
            to: table.name(*to),
        },
        Refusal::CannotBuild => "rising_sun-refusal-cannot_build",
        Refusal::TooFewCoins { needs, has } => "rising_sun-refusal-too_few_coins" {
            needs: coins(table, *needs),
            has: *has,
        },
        Refusal::NotOnDisplay { card } => "rising_sun-refusal-not_on_display" {
            card: table.name(*card),
        },
        Refusal::WrongPlace => "rising_sun-refusal-wrong_place",
        Refusal::NotAChoice => "rising_sun-refusal-not_a_choice",
        Refusal::BidTooHigh { has, most } => "rising_sun-refusal-bid_too_high" {
            has: coins(table, *has),
            most: *most,
        },
        Refusal::NotOwned { card } => "rising_sun-refusal-not_owned" { card: table.name(*card) },
        Refusal::AlreadySo => "rising_sun-refusal-already_so",
    }
}
