//! The refusals of Battle for Rokugan: why, in words a player can act on.

use rules::titles::battle::Refusal;

use super::{place, stage_noun, token_at};
use crate::wording::{TableWords, wordings};

wordings! {
    /// Why the rules do not allow an act.
    pub(super) fn refusal(table: &TableWords<'_>; refusal: &Refusal) listed as REFUSALS {
        Refusal::NotNow { stage } => "battle-refusal-not_now" {
            stage: stage_noun(table, *stage),
        },
        Refusal::NotDealt => "battle-refusal-not_dealt",
        Refusal::Settled { province, owner } => "battle-refusal-settled" {
            province: place(table, *province),
            owner: table.seat(*owner),
        },
        Refusal::NotInHand { face } => "battle-refusal-not_in_hand" {
            face: table.name(*face),
        },
        Refusal::NotInDiscard { face } => "battle-refusal-not_in_discard" {
            face: table.name(*face),
        },
        Refusal::NotTheBluff => "battle-refusal-not_the_bluff",
        Refusal::BluffBanned => "battle-refusal-bluff_banned",
        Refusal::CardNotHeld { card } => "battle-refusal-card_not_held" {
            card: table.name(*card),
        },
        Refusal::CardSpent => "battle-refusal-card_spent",
        Refusal::NoSuchToken { at } => "battle-refusal-no_such_token" {
            at: token_at(table, *at),
        },
        Refusal::Protected { at } => "battle-refusal-protected" {
            at: token_at(table, *at),
        },
        Refusal::NotATarget { at } => "battle-refusal-not_a_target" {
            at: token_at(table, *at),
        },
        Refusal::BorderTaken { at } => "battle-refusal-border_taken" {
            at: token_at(table, *at),
        },
        Refusal::Closed { province, special } => "battle-refusal-closed" {
            province: place(table, *province),
            special: table.name(*special),
        },
        Refusal::Shrine { province } => "battle-refusal-shrine" {
            province: place(table, *province),
        },
        Refusal::Implausible => "battle-refusal-implausible",
        Refusal::Unlawful { kind } => "battle-refusal-unlawful" {
            kind: table.name(*kind),
        },
        Refusal::Ronin => "battle-refusal-ronin",
        Refusal::WrongPlace => "battle-refusal-wrong_place",
        Refusal::NotYours { province } => "battle-refusal-not_yours" {
            province: place(table, *province),
        },
        Refusal::NotAChoice { province } => "battle-refusal-not_a_choice" {
            province: place(table, *province),
        },
        Refusal::NotAnOpponent => "battle-refusal-not_an_opponent",
        Refusal::Mismatch => "battle-refusal-mismatch",
    }
}
