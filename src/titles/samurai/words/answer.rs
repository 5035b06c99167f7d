//! The answers of Samurai's menus: a part of the map is not asked for by itself, the starting tiles are
//! picked at the same time, and what follows a tile is chosen by confirming.

use rules::titles::samurai::{Hex, Samurai, Settlement, Step};

use super::{board::leader, menu, place};
use crate::titles::Question;
use crate::wording::{Name, Words};

/// A part of the map and what is in it.
pub(super) const fn asked_together(step: &Step, _: &Step) -> bool {
    matches!(step, Step::Area(_))
}

/// Ending the turn or playing on.
pub(super) const fn by_confirming(step: &Step) -> bool {
    matches!(step, Step::Then(_))
}

/// The starting hand.
pub(super) const fn picked_at_once(step: &Step) -> bool {
    matches!(step, Step::Hand(_))
}

/// The label of an answer.
pub(super) fn label(words: &Words, steps: &[&Step]) -> String {
    let last = steps.last();
    last.map_or_else(String::new, |step| menu::label(words, step))
}

/// The figures a place is about, each with who leads there.
pub(super) fn detail(question: &Question<'_, Samurai>, steps: &[&Step]) -> Option<String> {
    match steps.last()? {
        Step::Hex(hex) | Step::From(hex) => beside(question, *hex),
        Step::Settlement(at) => settlement(question, *at),
        Step::Figure(figure) => settlement(question, figure.at),
        _ => None,
    }
}

fn beside(question: &Question<'_, Samurai>, hex: Hex) -> Option<String> {
    let near = hex.neighbours().filter_map(Hex::settlement);
    let each: Vec<String> = near.filter_map(|at| settlement(question, at)).collect();
    (!each.is_empty()).then(|| each.join("; "))
}

fn settlement(question: &Question<'_, Samurai>, at: Settlement) -> Option<String> {
    let words = &question.table.words;
    let mut all = question.table.seen.settlements.iter();
    let seen = all.find(|seen| seen.settlement == at)?;
    let figures = seen.figures.iter().enumerate().map(|(index, caste)| {
        let by = leader(seen, index);
        let led = if by.is_none() { "no" } else { "yes" };
        let by = by.map_or_else(Name::default, |seat| words.seat(seat));
        let args = [
            ("caste", words.name(*caste).into()),
            ("led", led.into()),
            ("by", by.into()),
        ];
        words.phrase("samurai-detail-figure", &args)
    });
    let figures = words.list(figures);
    let args = [
        ("place", place(words, at).into()),
        ("figures", figures.into()),
    ];
    Some(words.say("samurai-detail-place", &args))
}
