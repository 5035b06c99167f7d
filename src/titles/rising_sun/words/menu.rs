//! The labels of Rising Sun's menus.

use rules::titles::rising_sun::{Goods, Step};

use super::phrase::{coins, goods, place_label};
use crate::wording::{Words, wordings};

wordings! {
    /// The label of a choice.
    pub(super) fn label(words: &Words; step: &Step) listed as LABELS {
        Step::Offer => "rising_sun-label-offer",
        Step::OfferTo(clan) => "rising_sun-label-plain" { it: words.name(*clan) },
        Step::Answer(clan) => "rising_sun-label-answer" { clan: words.name(*clan) },
        Step::Accept => "rising_sun-label-accept",
        Step::Decline => "rising_sun-label-decline",
        Step::Counter => "rising_sun-label-counter",
        Step::Withdraw(clan) => "rising_sun-label-withdraw" { clan: words.name(*clan) },
        Step::Alliance(true) => "rising_sun-label-alliance",
        Step::Alliance(false) => "rising_sun-label-no_alliance",
        Step::Give(Goods::Nothing) => "rising_sun-label-give_nothing",
        Step::Want(Goods::Nothing) => "rising_sun-label-want_nothing",
        Step::Give(of) => "rising_sun-label-give" { goods: goods(words, *of) },
        Step::Want(of) => "rising_sun-label-want" { goods: goods(words, *of) },
        Step::Standing(reaction) => "rising_sun-label-standing" {
            card: words.name(reaction.card()),
        },
        Step::Ahead(answer) => "rising_sun-label-plain" { it: words.form(*answer, "label") },
        Step::Done => "rising_sun-label-done",
        Step::Pass => "rising_sun-label-pass",
        Step::Play(mandate) | Step::Name(mandate) => "rising_sun-label-mandate" {
            mandate: words.name(*mandate),
            effect: words.form(*mandate, "effect"),
        },
        Step::Summon(figure) => "rising_sun-label-summon" { figure: words.name_as(*figure, "one") },
        Step::SummonAt(province) | Step::BuildAt(province) | Step::KilledAt(province) =>
            "rising_sun-label-plain" { it: words.name(*province) },
        Step::Stay => "rising_sun-label-stay",
        Step::Shrine(kami) => "rising_sun-label-shrine" {
            kami: words.name(*kami),
            effect: words.form(*kami, "effect"),
        },
        Step::Move(piece) => "rising_sun-label-move" { piece: words.name_as(*piece, "one") },
        Step::From(province) => "rising_sun-label-from" { province: words.name(*province) },
        Step::To(province) => "rising_sun-label-to" { province: words.name(*province) },
        Step::Build => "rising_sun-label-build",
        Step::Buy(card) => "rising_sun-label-buy" {
            card: words.name(*card),
            kind: words.name(card.kind()),
            cost: card.cost(),
        },
        Step::MonsterAt(at) | Step::ReplacedAt(at) | Step::PlaceAt(at) =>
            "rising_sun-label-plain" { it: place_label(words, *at) },
        Step::Replace(clan) => "rising_sun-label-replace" { clan: words.name(*clan) },
        Step::Replaced(figure)
        | Step::With(figure)
        | Step::Killed(figure)
        | Step::Taken(figure) => "rising_sun-label-plain" { it: words.form(*figure, "label") },
        Step::Use => "rising_sun-label-use",
        Step::Place(figure) => "rising_sun-label-place" { figure: words.name_as(*figure, "one") },
        Step::Kill(clan) => "rising_sun-label-kill" { clan: words.name(*clan) },
        Step::Spare => "rising_sun-label-spare",
        Step::Charge => "rising_sun-label-charge",
        Step::Waive => "rising_sun-label-waive",
        Step::Gift(clan) => "rising_sun-label-gift" { clan: words.name(*clan) },
        Step::Swap(time) => "rising_sun-label-plain" { it: words.name(*time) },
        Step::Bid => "rising_sun-label-bid",
        Step::Coins(advantage, count) => "rising_sun-label-coins" {
            advantage: words.name(*advantage),
            coins: coins(words, *count),
        },
        Step::Seppuku => "rising_sun-label-seppuku",
        Step::Hostage(clan) => "rising_sun-label-hostage" { clan: words.name(*clan) },
        Step::Hire => "rising_sun-label-hire",
        Step::Share(clan) => "rising_sun-label-share" { clan: words.name(*clan) },
        Step::Condition(topic) => "rising_sun-label-plain" { it: words.name(*topic) },
        Step::InProvince(province) => "rising_sun-label-plain" { it: words.name(*province) },
        Step::AlliedTo(clan) => "rising_sun-label-plain" { it: words.name(*clan) },
        Step::AtLeast(most) => "rising_sun-label-at_least" { coins: coins(words, *most) },
    }
}
