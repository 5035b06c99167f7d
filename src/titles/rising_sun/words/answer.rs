//! The answers of Rising Sun's menus: a figure and where it is or goes are one question to people, and
//! so are two bids.

use rules::titles::rising_sun::{Advantage, Clan, Goods, RisingSun, Step};

use super::{menu, phrase};
use crate::titles::Question;
use crate::wording::Words;

/// To whom an offer goes, or what is said to one; a piece and where it stands, whoever owns it; where a
/// shinto is summoned, and whether it goes on to a shrine; the bids for two advantages.
pub(super) const fn asked_together(step: &Step, _: &Step) -> bool {
    matches!(
        step,
        Step::Offer
            | Step::Answer(_)
            | Step::Alliance(_)
            | Step::SummonAt(_)
            | Step::Move(_)
            | Step::Replace(_)
            | Step::Replaced(_)
            | Step::Kill(_)
            | Step::Killed(_)
            | Step::Hostage(_)
            | Step::Bid
            | Step::Coins(Advantage::Seppuku | Advantage::Ronin, _)
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
    together(words, steps).unwrap_or_else(|| match steps.last() {
        Some(last) => menu::label(words, last),
        None => String::new(),
    })
}

/// The label of an answer of several steps; nothing where its last step says it all.
fn together(words: &Words, steps: &[&Step]) -> Option<String> {
    let of = |key: &str, clan: Clan| words.say(key, &[("clan", words.name(clan).into())]);
    let two = |key: &str, first: &Step, second: &Step| {
        let args = [
            ("first", menu::label(words, first).into()),
            ("second", menu::label(words, second).into()),
        ];
        words.say(key, &args)
    };
    Some(match steps {
        [Step::Offer, Step::OfferTo(clan)] => of("rising_sun-label-offer_to", *clan),
        [Step::Answer(clan), Step::Accept] => of("rising_sun-label-accept_of", *clan),
        [Step::Answer(clan), Step::Decline] => of("rising_sun-label-decline_of", *clan),
        [Step::Answer(clan), Step::Counter] => of("rising_sun-label-counter_to", *clan),
        [Step::Alliance(true), Step::Give(Goods::Nothing)] => {
            words.word("rising_sun-label-ally_only")
        }
        [Step::Alliance(true), Step::Give(goods)] => {
            let goods = phrase::goods(words, *goods);
            words.say("rising_sun-label-ally_give", &[("goods", goods.into())])
        }
        [Step::Replace(clan) | Step::Kill(clan), figure, at] => words.say(
            "rising_sun-label-owned_at",
            &[
                ("clan", words.name(*clan).into()),
                ("figure", menu::label(words, figure).into()),
                ("place", menu::label(words, at).into()),
            ],
        ),
        [Step::Hostage(clan), figure] => words.say(
            "rising_sun-label-owned",
            &[
                ("clan", words.name(*clan).into()),
                ("figure", menu::label(words, figure).into()),
            ],
        ),
        [Step::SummonAt(at), Step::Stay] => words.name(*at).to_string(),
        [at @ Step::SummonAt(_), shrine @ Step::Shrine(_)] => {
            two("rising_sun-label-summon_shrine", at, shrine)
        }
        [piece @ Step::Move(_), from] => two("rising_sun-label-move_from", piece, from),
        [Step::Bid, first, second] | [first @ Step::Coins(..), second] => {
            two("rising_sun-label-two_bids", first, second)
        }
        _ => return None,
    })
}

/// What a card does, before it is bought.
pub(super) fn detail(question: &Question<'_, RisingSun>, steps: &[&Step]) -> Option<String> {
    match steps.last()? {
        Step::Buy(card) => Some(question.words().form(*card, "text")),
        _ => None,
    }
}
