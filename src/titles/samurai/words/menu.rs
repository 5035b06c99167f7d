//! The menus of Samurai: the labels of the choices.

use rules::titles::samurai::{Hex, Step, Then};

use super::{figure, place};
use crate::wording::Words;

/// The label of a choice.
pub(super) fn label(words: &Words, step: &Step) -> String {
    match step {
        Step::Hand(tile) | Step::Tile(tile) => words.name(*tile).to_string(),
        Step::Done | Step::Then(Then::End) => words.word("samurai-end"),
        Step::Pass => words.word("samurai-pass"),
        Step::Then(Then::More) => words.word("samurai-more"),
        Step::Area(area) => words.name(*area).to_string(),
        Step::Hex(at) => hex(words, *at),
        Step::From(at) => words.say("samurai-from", &[("hex", hex(words, *at).into())]),
        Step::Caste(caste) => words.name(*caste).to_string(),
        Step::Settlement(at) => place(words, *at).to_string(),
        Step::Figure(at) => figure(words, *at).to_string(),
    }
}

/// A hex with the settlements it touches.
fn hex(words: &Words, hex: Hex) -> String {
    let mut near: Vec<_> = hex.neighbours().filter_map(Hex::settlement).collect();
    if near.is_empty() {
        return hex.id().to_owned();
    }
    near.sort_unstable();
    let near = words.list(near.into_iter().map(|at| place(words, at)));
    let args = [("hex", hex.id().into()), ("settlements", near.into())];
    words.say("samurai-hex", &args)
}
