//! The answers of Battle for Rokugan's menus: a territory is not asked for by itself, nor is the border
//! of a token that is placed. What a seat should know of a province or token is said with it.

use rules::titles::battle::{Battle, Origin, Province, Step, TokenAt};

use super::{menu, place};
use crate::titles::Question;
use crate::wording::{Name, Words};

/// A territory and what is in it; a province and the border of a token.
pub(super) const fn asked_together(step: &Step, next: &Step) -> bool {
    matches!(
        (step, next),
        (Step::Territory(_), _) | (Step::Province(_), Step::From(_))
    )
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
        [.., Step::Province(province), Step::From(origin)] => {
            let key = match origin {
                Origin::Land(_) => "battle-target-land",
                Origin::Sea => "battle-target-sea",
                Origin::Center => "battle-target-center",
            };
            let from = match origin {
                Origin::Land(from) => place(words, *from),
                Origin::Sea | Origin::Center => Name::default(),
            };
            let to = place(words, *province);
            words.say(key, &[("to", to.into()), ("from", from.into())])
        }
        [.., last] => menu::label(words, last),
        [] => String::new(),
    }
}

/// Owner, defense and honor of a province; owner and face of a token, as far as the seat knows it.
pub(super) fn detail(question: &Question<'_, Battle>, steps: &[&Step]) -> Option<String> {
    let mut back = steps.iter().rev();
    back.find_map(|step| match step {
        Step::Province(at) => province(question, *at),
        Step::BoardToken(at) => token(question, *at),
        _ => None,
    })
}

fn province(question: &Question<'_, Battle>, at: Province) -> Option<String> {
    let words = &question.table.words;
    let mut all = question.table.seen.provinces.iter();
    let seen = all.find(|seen| seen.province == at)?;
    let owner = seen.owner.map_or_else(
        || words.phrase("battle-board-nobody", &[]),
        |owner| words.seat(owner),
    );
    let args = [
        ("code", at.code().into()),
        ("owner", owner.into()),
        ("defense", seen.defense.into()),
        ("honor", seen.honor.into()),
    ];
    let mut said = words.say("battle-detail-province", &args);
    if let Some(special) = seen.special {
        said = format!("{said} · {}", words.name(special));
    }
    Some(said)
}

fn token(question: &Question<'_, Battle>, at: TokenAt) -> Option<String> {
    let words = &question.table.words;
    let mut all = question.table.seen.tokens.iter().enumerate();
    let (index, seen) = all.find(|(_, seen)| seen.at == at)?;
    let known = question.table.face(index);
    let face = known.map_or_else(
        || words.phrase("battle-facedown", &[]),
        |face| words.name(face),
    );
    let args = [
        ("owner", words.seat(seen.owner).into()),
        ("face", face.into()),
    ];
    Some(words.say("battle-detail-token", &args))
}
