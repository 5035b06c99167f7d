//! The menus of Battle for Rokugan: the labels of the choices.

use rules::titles::battle::{Away, Origin, Step};

use super::{place, token_at};
use crate::wording::Words;

/// The label of a choice.
pub(super) fn label(words: &Words, step: &Step) -> String {
    match step {
        Step::Objective(objective) => words.name(*objective).to_string(),
        Step::Verb(verb) => words.name(*verb).to_string(),
        Step::Card(card) => words.name(*card).to_string(),
        Step::Token(face) => words.name(*face).to_string(),
        Step::Away(away) => {
            let to = match away.to {
                Away::Discard => "battle-discard",
                Away::Pool => "battle-pool",
            };
            let to = words.phrase(to, &[]);
            let args = [("token", words.name(away.face).into()), ("to", to.into())];
            words.say("battle-away", &args)
        }
        Step::Territory(territory) => words.name(*territory).to_string(),
        Step::Province(province) => place(words, *province).to_string(),
        Step::From(origin) => {
            let from = match origin {
                Origin::Land(province) => place(words, *province),
                Origin::Sea => words.phrase("battle-sea", &[]),
                Origin::Center => words.phrase("battle-middle", &[]),
            };
            words.say("battle-from", &[("from", from.into())])
        }
        Step::BoardToken(at) => token_at(words, *at).to_string(),
        Step::Clan(clan) => words.name(*clan).to_string(),
        Step::Condition(condition) => words.name(*condition).to_string(),
    }
}
