//! What a seat should know before it confirms: a gain that is lost, because it can hold no more.

use rules::titles::river_of_gold::{RiverOfGold, Step};

use crate::titles::Question;

/// A warning of the act that was chosen.
pub(super) fn warning(question: &Question<'_, RiverOfGold>) -> Option<String> {
    let seen = question.table.seen;
    let (seat, _) = question.table.own?;
    // By a later turn something may have been spent.
    if question.ahead {
        return None;
    }
    let id = match question.made.as_slice() {
        [Step::Good(good)] if seen.loses_good(seat, *good) => "river_of_gold-warning-good",
        [Step::Koku] if seen.loses_koku(seat) => "river_of_gold-warning-koku",
        _ => return None,
    };
    Some(question.words().word(id))
}
