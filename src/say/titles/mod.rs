//! The views of each title in words: one file per title.

mod battle;
mod samurai;

use rules::view::{Audience, Everyone, OneSeat, View};
use serde_json::Value;

use super::{Seated, Words};

/// The board in words.
pub(super) fn board(words: &Words, at: &Seated, view: &View<Everyone>) -> String {
    match view.title() {
        "battle" => battle::board(words, at, &json(view)),
        "samurai" => samurai::board(words, at, view),
        _ => String::new(),
    }
}

/// What one seat holds and knows, in words.
pub(super) fn hand(words: &Words, at: &Seated, view: &View<OneSeat>) -> String {
    match view.title() {
        "battle" => battle::hand(words, at, &json(view)),
        "samurai" => samurai::hand(words, at, view),
        _ => String::new(),
    }
}

fn json<A: Audience>(view: &View<A>) -> Value {
    view.to_json()
}
