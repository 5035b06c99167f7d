//! What the menus of River of Gold ask: what a choice is for, where its seat is, and a line on what
//! it means.

use rules::titles::river_of_gold::{RiverOfGold, Stage, Step};

use crate::titles::Question;
use crate::wording::{Words, questions, wordings};

questions! {
    /// What is asked.
    Asked {
        Patron => "river_of_gold-prompt-patron", "river_of_gold-hint-patron";
        Turn => "river_of_gold-prompt-turn", "river_of_gold-hint-turn";
        Face => "river_of_gold-prompt-face", "river_of_gold-hint-face";
        Shore => "river_of_gold-prompt-shore", "river_of_gold-hint-shore";
        Tile => "river_of_gold-prompt-tile", "river_of_gold-hint-tile";
        Customer => "river_of_gold-prompt-customer", "river_of_gold-hint-customer";
        Discard => "river_of_gold-prompt-discard", "river_of_gold-hint-discard";
        Swap => "river_of_gold-prompt-swap", "river_of_gold-hint-swap";
        Good => "river_of_gold-prompt-good", "river_of_gold-hint-good";
        Sell => "river_of_gold-prompt-sell", "river_of_gold-hint-sell";
        Mark => "river_of_gold-prompt-mark", "river_of_gold-hint-mark";
        Building => "river_of_gold-prompt-building", "river_of_gold-hint-mark";
        Launch => "river_of_gold-prompt-launch", "river_of_gold-hint-launch";
        Roll => "river_of_gold-prompt-roll", "river_of_gold-hint-roll";
        Done => "river_of_gold-prompt-done", "river_of_gold-hint-done";
        Condition => "river_of_gold-prompt-condition";
        Number => "river_of_gold-prompt-face";
        Space => "river_of_gold-prompt-shore";
        AnyTile => "river_of_gold-prompt-tile";
        Region => "river_of_gold-prompt-region";
        Kind => "river_of_gold-prompt-kind";
        AtLeast => "river_of_gold-prompt-at_least";
    }
}

wordings! {
    /// What a stage asks of its seat.
    pub(super) fn at_stage(words: &Words; stage: Stage) listed as PURPOSES {
        Stage::Patron => "river_of_gold-purpose-patron",
        Stage::Turn => "river_of_gold-purpose-turn",
        Stage::Good => "river_of_gold-purpose-good",
        Stage::Journey => "river_of_gold-purpose-journey",
        Stage::Sell => "river_of_gold-purpose-sell",
        Stage::Mark => "river_of_gold-purpose-mark",
        Stage::Launch => "river_of_gold-purpose-launch",
        Stage::Discard => "river_of_gold-purpose-discard",
        Stage::Roll => "river_of_gold-purpose-roll",
        Stage::Trade => "river_of_gold-purpose-trade",
        Stage::Over => "river_of_gold-stage-over",
    }
}

/// What the question is for.
pub(super) fn purpose(question: &Question<'_, RiverOfGold>) -> String {
    let (words, seen) = (question.words(), question.table.seen);
    match (question.ahead, seen.stage, seen.marks_own) {
        (true, ..) => words.word("river_of_gold-purpose-later"),
        (false, Stage::Mark, Some(true)) => words.word("river_of_gold-purpose-mark_own"),
        (false, stage, _) => at_stage(words, stage),
    }
}

/// What is asked for where this step is offered.
pub(super) fn prompt(question: &Question<'_, RiverOfGold>, step: &Step) -> String {
    kind(question, step).prompt(question.words())
}

/// What the choice means.
pub(super) fn hint(question: &Question<'_, RiverOfGold>, step: &Step) -> Option<String> {
    kind(question, step).hint(question.words())
}

fn kind(question: &Question<'_, RiverOfGold>, step: &Step) -> Asked {
    let condition = matches!(question.made.first(), Some(Step::Condition(_)));
    match step {
        Step::Patron(_) => Asked::Patron,
        Step::Build(_) | Step::Sail(..) | Step::Deliver | Step::Die | Step::Trade => Asked::Turn,
        Step::Face(_) if condition => Asked::Number,
        Step::Face(_) => Asked::Face,
        Step::Shore(_) if condition => Asked::Space,
        // The places to build are listed with the other actions of a turn.
        Step::Shore(_) if question.made.is_empty() => Asked::Turn,
        Step::Shore(_) => Asked::Shore,
        Step::Tile(_) if condition => Asked::AnyTile,
        Step::Tile(_) => Asked::Tile,
        Step::Customer(_) => Asked::Customer,
        Step::Discard(_) => Asked::Discard,
        Step::Swap(..) | Step::Favor => Asked::Swap,
        Step::Good(_) | Step::Koku => Asked::Good,
        Step::Sell(..) => Asked::Sell,
        Step::Mark(_) => Asked::Mark,
        Step::Building(_) => Asked::Building,
        Step::Launch(_) => Asked::Launch,
        Step::Roll | Step::Set(_) => Asked::Roll,
        Step::Done => Asked::Done,
        Step::Condition(_) => Asked::Condition,
        Step::Region(_) => Asked::Region,
        Step::Kind(_) => Asked::Kind,
        Step::AtLeast(_) => Asked::AtLeast,
    }
}
