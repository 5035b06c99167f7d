//! What a seat should know before it confirms: a token that the reveal discards, a bluff, a lost blessing.

use rules::titles::battle::{Battle, Clan, Face, Kind, Origin, Slot, Spot, Step, TokenAt};

use crate::titles::Question;
use crate::wording::Named as _;

/// A warning of the act that was chosen.
pub(super) fn warning(question: &Question<'_, Battle>) -> Option<String> {
    let words = question.words();
    match question.made.as_slice() {
        [Step::Token(face), .., Step::BoardToken(on)] if face.kind() == Kind::Blessing => {
            let under = under(question, *on)?;
            let args = [("token", words.word(&under.key()).into())];
            (!under.fights()).then(|| words.say("battle-warning-blessing", &args))
        }
        [
            Step::Token(face),
            ..,
            Step::Province(to),
            Step::From(origin),
        ] => {
            let slot = match origin {
                Origin::Land(from) => Slot::parse(&format!("{}>{}", from.id(), to.id())),
                Origin::Sea => Slot::parse(&format!("sea>{}", to.id())),
                Origin::Center => Slot::parse(to.id()),
            };
            placed(question, *face, slot?)
        }
        _ => None,
    }
}

fn placed(question: &Question<'_, Battle>, face: Face, slot: Slot) -> Option<String> {
    let words = question.words();
    let seen = question.table.seen;
    let (seat, _) = question.table.own?;
    if seen.is_doomed(seat, face, slot) {
        let args = [("token", words.word(&face.key()).into())];
        return Some(words.say("battle-warning-doomed", &args));
    }
    let at_home = |to| {
        let mut provinces = seen.provinces.iter();
        provinces.any(|row| row.province == to && row.owner == Some(seat))
    };
    let clan = seen.seats.iter().find(|row| row.seat == seat)?.clan;
    let defends = match slot.spot() {
        Spot::Center(to) => clan == Clan::Lion && at_home(to),
        Spot::Land(..) | Spot::Coast(_) => false,
    };
    (face.kind() == Kind::Bluff && !defends).then(|| words.word("battle-warning-bluff"))
}

/// The face of a token of the seat's own.
fn under(question: &Question<'_, Battle>, at: TokenAt) -> Option<Face> {
    let mut tokens = question.table.seen.tokens.iter();
    let index = tokens.position(|token| token.at == at)?;
    question.table.face(index)
}
