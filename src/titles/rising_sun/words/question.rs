//! What the menus of Rising Sun ask: what a choice is for, where its seat is, and a line on what it
//! means.

use rules::titles::rising_sun::{Advantage, RisingSun, Stage, Step};

use crate::titles::Question;
use crate::wording::questions;

questions! {
    /// What is asked.
    Asked {
        Offer => "rising_sun-prompt-offer", "rising_sun-hint-offer";
        OfferTo => "rising_sun-prompt-offer_to", "rising_sun-hint-offer";
        Reply => "rising_sun-prompt-reply", "rising_sun-hint-reply";
        Alliance => "rising_sun-prompt-alliance", "rising_sun-hint-alliance";
        Give => "rising_sun-prompt-give", "rising_sun-hint-give";
        Bring => "rising_sun-prompt-bring", "rising_sun-hint-bring";
        Want => "rising_sun-prompt-want", "rising_sun-hint-want";
        Standing => "rising_sun-prompt-standing", "rising_sun-hint-ahead";
        Ahead => "rising_sun-prompt-ahead", "rising_sun-hint-ahead";
        Done => "rising_sun-prompt-done";
        Pass => "rising_sun-prompt-pass";
        Play => "rising_sun-prompt-play", "rising_sun-hint-play";
        Name => "rising_sun-prompt-name", "rising_sun-hint-name";
        Summon => "rising_sun-prompt-summon", "rising_sun-hint-summon";
        SummonAt => "rising_sun-prompt-summon_at";
        Shrine => "rising_sun-prompt-shrine", "rising_sun-hint-shrine";
        Move => "rising_sun-prompt-move", "rising_sun-hint-move";
        From => "rising_sun-prompt-from", "rising_sun-hint-move";
        To => "rising_sun-prompt-to", "rising_sun-hint-to";
        Build => "rising_sun-prompt-build", "rising_sun-hint-build";
        BuildAt => "rising_sun-prompt-build_at", "rising_sun-hint-build";
        Buy => "rising_sun-prompt-buy", "rising_sun-hint-buy";
        MonsterAt => "rising_sun-prompt-monster_at", "rising_sun-hint-monster_at";
        Replace => "rising_sun-prompt-replace", "rising_sun-hint-replace";
        Replaced => "rising_sun-prompt-replaced";
        ReplacedAt => "rising_sun-prompt-replaced_at", "rising_sun-hint-replace";
        With => "rising_sun-prompt-with";
        Use => "rising_sun-prompt-use";
        Place => "rising_sun-prompt-place", "rising_sun-hint-place";
        PlaceAt => "rising_sun-prompt-place_at";
        Kill => "rising_sun-prompt-kill";
        Killed => "rising_sun-prompt-killed";
        KilledAt => "rising_sun-prompt-killed_at";
        Spare => "rising_sun-prompt-spare", "rising_sun-hint-spare";
        Charge => "rising_sun-prompt-charge", "rising_sun-hint-charge";
        Gift => "rising_sun-prompt-gift", "rising_sun-hint-gift";
        Swap => "rising_sun-prompt-swap", "rising_sun-hint-swap";
        Bid => "rising_sun-prompt-bid", "rising_sun-hint-bid";
        BidFirst => "rising_sun-prompt-bid_first", "rising_sun-hint-bid_first";
        BidSecond => "rising_sun-prompt-bid_second", "rising_sun-hint-bid_second";
        BidSeppuku => "rising_sun-prompt-bid_seppuku", "rising_sun-hint-bid_seppuku";
        BidHostage => "rising_sun-prompt-bid_hostage", "rising_sun-hint-bid_hostage";
        BidRonin => "rising_sun-prompt-bid_ronin", "rising_sun-hint-bid_ronin";
        BidPoets => "rising_sun-prompt-bid_poets", "rising_sun-hint-bid_poets";
        Seppuku => "rising_sun-prompt-seppuku", "rising_sun-hint-seppuku";
        Hostage => "rising_sun-prompt-hostage", "rising_sun-hint-hostage";
        Taken => "rising_sun-prompt-taken", "rising_sun-hint-hostage";
        Hire => "rising_sun-prompt-hire", "rising_sun-hint-hire";
        Share => "rising_sun-prompt-share", "rising_sun-hint-share";
        Condition => "rising_sun-prompt-condition";
        InProvince => "rising_sun-prompt-in_province";
        AlliedTo => "rising_sun-prompt-allied_to";
        AtLeast => "rising_sun-prompt-at_least";
    }
}

/// What the question is for.
pub(super) fn purpose(question: &Question<'_, RisingSun>) -> String {
    question.words().form(question.table.seen.stage, "task")
}

/// What is asked for where this step is offered.
pub(super) fn prompt(question: &Question<'_, RisingSun>, step: &Step) -> String {
    asked(question, step).prompt(question.words())
}

/// What the choice means.
pub(super) fn hint(question: &Question<'_, RisingSun>, step: &Step) -> Option<String> {
    asked(question, step).hint(question.words())
}

/// What is asked: in the tea ceremony an offer can bring an alliance, too.
fn asked(question: &Question<'_, RisingSun>, step: &Step) -> Asked {
    let tea = question.table.seen.stage == Stage::Tea;
    match step {
        Step::Give(_) if tea => Asked::Bring,
        _ => kind(question.made.last().copied(), step),
    }
}

/// What is asked; two bids are asked together unless the one before was made by itself.
const fn kind(before: Option<&Step>, step: &Step) -> Asked {
    match step {
        Step::Offer | Step::Answer(_) | Step::Withdraw(_) => Asked::Offer,
        Step::Standing(_) => Asked::Standing,
        Step::OfferTo(_) => Asked::OfferTo,
        Step::Accept | Step::Decline | Step::Counter => Asked::Reply,
        Step::Alliance(_) => Asked::Alliance,
        Step::Give(_) => Asked::Give,
        Step::Want(_) => Asked::Want,
        Step::Ahead(_) => Asked::Ahead,
        Step::Done => Asked::Done,
        Step::Pass => Asked::Pass,
        Step::Play(_) => Asked::Play,
        Step::Name(_) => Asked::Name,
        Step::Summon(_) => Asked::Summon,
        Step::SummonAt(_) => Asked::SummonAt,
        Step::Stay | Step::Shrine(_) => Asked::Shrine,
        Step::Move(_) => Asked::Move,
        Step::From(_) => Asked::From,
        Step::To(_) => Asked::To,
        Step::Build => Asked::Build,
        Step::BuildAt(_) => Asked::BuildAt,
        Step::Buy(_) => Asked::Buy,
        Step::MonsterAt(_) => Asked::MonsterAt,
        Step::Replace(_) => Asked::Replace,
        Step::Replaced(_) => Asked::Replaced,
        Step::ReplacedAt(_) => Asked::ReplacedAt,
        Step::With(_) => Asked::With,
        Step::Use => Asked::Use,
        Step::Place(_) => Asked::Place,
        Step::PlaceAt(_) => Asked::PlaceAt,
        Step::Kill(_) => Asked::Kill,
        Step::Killed(_) => Asked::Killed,
        Step::KilledAt(_) => Asked::KilledAt,
        Step::Spare => Asked::Spare,
        Step::Charge | Step::Waive => Asked::Charge,
        Step::Gift(_) => Asked::Gift,
        Step::Swap(_) => Asked::Swap,
        Step::Bid => Asked::Bid,
        Step::Coins(Advantage::Seppuku, _) => Asked::BidSeppuku,
        Step::Coins(Advantage::Hostage, _) => match before {
            Some(Step::Coins(Advantage::Seppuku, _)) => Asked::BidHostage,
            _ => Asked::BidFirst,
        },
        Step::Coins(Advantage::Ronin, _) => Asked::BidRonin,
        Step::Coins(Advantage::Poets, _) => match before {
            Some(Step::Coins(Advantage::Ronin, _)) => Asked::BidPoets,
            _ => Asked::BidSecond,
        },
        Step::Seppuku => Asked::Seppuku,
        Step::Hostage(_) => Asked::Hostage,
        Step::Taken(_) => Asked::Taken,
        Step::Hire => Asked::Hire,
        Step::Share(_) => Asked::Share,
        Step::Condition(_) => Asked::Condition,
        Step::InProvince(_) => Asked::InProvince,
        Step::AlliedTo(_) => Asked::AlliedTo,
        Step::AtLeast(_) => Asked::AtLeast,
    }
}
