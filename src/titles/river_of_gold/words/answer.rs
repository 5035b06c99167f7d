//! The answers of River of Gold's menus: a region is not asked for by itself.

use rules::titles::river_of_gold::{RiverOfGold, Shore, Step};

use super::menu;
use super::phrase::{number, tile, touched};
use crate::titles::Question;
use crate::wording::Words;

/// A region and the shore space in it; the sorts of a condition.
pub(super) const fn asked_together(step: &Step, _: &Step) -> bool {
    matches!(step, Step::Build(_) | Step::Mark(_) | Step::Region(_))
}

/// Every act is confirmed as a whole.
pub(super) const fn by_confirming(_: &Step) -> bool {
    false
}

/// One choice at a time.
pub(super) const fn picked_at_once(_: &Step) -> bool {
    false
}

/// The label of an answer.
pub(super) fn label(words: &Words, steps: &[&Step]) -> String {
    match steps {
        [Step::Build(_), Step::Shore(shore)] => {
            let args = [
                ("number", number(*shore).into()),
                ("cost", shore.cost().into()),
                ("spaces", touched(words, *shore).into()),
            ];
            words.say("river_of_gold-label-build_at", &args)
        }
        [.., last] => menu::label(words, last),
        [] => String::new(),
    }
}

/// What stands on a building that may be marked, and whose it is.
pub(super) fn detail(question: &Question<'_, RiverOfGold>, steps: &[&Step]) -> Option<String> {
    match steps.last()? {
        Step::Building(shore) => building(question, *shore),
        _ => None,
    }
}

fn building(question: &Question<'_, RiverOfGold>, at: Shore) -> Option<String> {
    let words = &question.table.words;
    let mut all = question.table.seen.shores.iter();
    let seen = all.find(|seen| seen.shore == at)?;
    let args = [
        ("tile", tile(words, seen.tile?).into()),
        ("owners", words.seats(&seen.owners).into()),
    ];
    Some(words.say("river_of_gold-detail-building", &args))
}
