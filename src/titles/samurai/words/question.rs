//! What the menus of Samurai ask: what a choice is for, where its seat is, and a line on what it
//! means.

use rules::titles::samurai::{HAND, Samurai, Stage, Step, Terrain};

use crate::titles::Question;
use crate::wording::questions;

questions! {
    /// What is asked.
    Kind {
        Hand => "samurai-prompt-hand", "samurai-hint-hand";
        Tile => "samurai-prompt-tile", "samurai-hint-tile";
        Another => "samurai-prompt-another", "samurai-hint-another";
        Area => "samurai-prompt-area";
        Hex => "samurai-prompt-hex", "samurai-hint-hex";
        Ship => "samurai-prompt-ship", "samurai-hint-hex";
        To => "samurai-prompt-to";
        From => "samurai-prompt-from", "samurai-hint-from";
        Caste => "samurai-prompt-caste", "samurai-hint-caste";
        Settlement => "samurai-prompt-settlement", "samurai-hint-settlement";
        Figure => "samurai-prompt-figure", "samurai-hint-figure";
        Other => "samurai-prompt-other";
        Then => "samurai-prompt-then", "samurai-hint-then";
    }
}

/// What the question is for.
pub(super) fn purpose(question: &Question<'_, Samurai>) -> String {
    let (words, seen) = (question.words(), question.table.seen);
    if question.ahead {
        return words.word("samurai-purpose-later");
    }
    match (seen.stage, seen.plain_played) {
        (Stage::Hands, _) => {
            let nth = (question.made.len() + 1).min(HAND);
            let args = [("nth", nth.into()), ("all", HAND.into())];
            words.say("samurai-purpose-hands", &args)
        }
        (Stage::Cities, _) => words.word("samurai-purpose-cities"),
        (Stage::Villages, _) => words.word("samurai-purpose-villages"),
        (Stage::Turn, None) => words.word("samurai-purpose-turn"),
        (Stage::Turn, Some(_)) => words.word("samurai-purpose-more"),
        (Stage::Over, _) => words.word("samurai-stage-over"),
    }
}

/// What is asked for where this step is offered.
pub(super) fn prompt(question: &Question<'_, Samurai>, step: &Step) -> String {
    kind(question, step).prompt(question.words())
}

/// What the choice means.
pub(super) fn hint(question: &Question<'_, Samurai>, step: &Step) -> Option<String> {
    kind(question, step).hint(question.words())
}

fn kind(question: &Question<'_, Samurai>, step: &Step) -> Kind {
    let moved = question.made.iter().any(|it| matches!(it, Step::From(_)));
    let swapped = question.made.iter().any(|it| matches!(it, Step::Figure(_)));
    let begun = !question.ahead && question.table.seen.plain_played.is_some();
    match step {
        Step::Hand(_) => Kind::Hand,
        Step::Tile(_) | Step::Done | Step::Pass if begun => Kind::Another,
        Step::Tile(_) | Step::Done | Step::Pass => Kind::Tile,
        Step::Area(_) => Kind::Area,
        Step::Hex(_) if moved => Kind::To,
        Step::Hex(hex) if hex.terrain() == Terrain::Sea => Kind::Ship,
        Step::Hex(_) => Kind::Hex,
        Step::From(_) => Kind::From,
        Step::Caste(_) => Kind::Caste,
        Step::Settlement(_) => Kind::Settlement,
        Step::Figure(_) if swapped => Kind::Other,
        Step::Figure(_) => Kind::Figure,
        Step::Then(_) => Kind::Then,
    }
}
