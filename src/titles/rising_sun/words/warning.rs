//! What a seat should know before it confirms: a mandate that changes nothing.

use rules::titles::rising_sun::{Mandate, RisingSun, Step};

use crate::titles::Question;

/// A warning of the act that was chosen.
pub(super) fn warning(question: &Question<'_, RisingSun>) -> Option<String> {
    let seen = question.table.seen;
    let (seat, _) = question.table.own?;
    // By a later turn figures have moved.
    if question.ahead {
        return None;
    }
    let betrays = match question.made.as_slice() {
        [Step::Play(_), Step::Name(named)] => *named == Mandate::Betray,
        [Step::Play(tile)] => *tile == Mandate::Betray,
        _ => false,
    };
    let vain = betrays && seen.betrays_in_vain(seat);
    vain.then(|| question.words().word("rising_sun-warning-betray"))
}
