//! What a seat should know before it confirms: a tile that will never count.

use rules::titles::samurai::{Samurai, Step};

use crate::titles::Question;

/// A warning of the act that was chosen.
pub(super) fn warning(question: &Question<'_, Samurai>) -> Option<String> {
    let seen = question.table.seen;
    let (seat, _) = question.table.own?;
    let idle = match question.made.as_slice() {
        // The moved tile cannot be moved again.
        [_, _, Step::From(_), _, Step::Hex(to), ..] => seen.counts_nowhere(*to),
        [Step::Tile(tile), _, Step::Hex(hex), ..] => seen.is_idle(seat, *tile, *hex),
        _ => false,
    };
    idle.then(|| question.words().word("samurai-warning-idle"))
}
