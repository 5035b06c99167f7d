//! The menus of Battle for Rokugan: the labels of the choices.

use rules::titles::battle::{Away, Origin, Step};

use super::{place, token_at};
use crate::wording::Words;

/// The label of a choice.
pub(super) fn label(words: &Words, step: &Step) -> String {
    match step {
        Step::Objective(objective) => words.name(*objective),
        Step::Verb(verb) => words.name(*verb),
        Step::Card(card) => words.name(*card),
        Step::Token(face) => words.name(*face),
        Step::Away(away) => {
            let to = words.word(match away.to {
                Away::Discard => "battle-discard",
                Away::Pool => "battle-pool",
            });
            let args = [("token", words.name(away.face).into()), ("to", to.into())];
            words.say("battle-away", &args)
        }
        Step::Territory(territory) => words.name(*territory),
        Step::Province(province) => place(words, *province),
        Step::From(origin) => {
            let from = match origin {
                Origin::Land(province) => place(words, *province),
                Origin::Sea => words.word("battle-sea"),
                Origin::Center => words.word("battle-middle"),
            };
            words.say("battle-from", &[("from", from.into())])
        }
        Step::BoardToken(at) => token_at(words, *at),
        Step::Clan(clan) => words.name(*clan),
        Step::Condition(condition) => words.name(*condition),
    }
}
