//! What the menus of Battle for Rokugan ask: what a choice is for, where its seat is, and a line on
//! what it means.

use rules::titles::battle::{Battle, Card, Stage, Step, TURNS, Verb, starting_tokens};

use crate::titles::Question;
use crate::wording::{Words, questions, wordings};

questions! {
    /// What is asked.
    Kind {
        Objective => "battle-prompt-objective", "battle-hint-objective";
        Settle => "battle-prompt-settle", "battle-hint-settle";
        Return => "battle-prompt-return", "battle-hint-return";
        Cards => "battle-prompt-card", "battle-hint-card";
        Turn => "battle-prompt-turn", "battle-hint-token";
        Recover => "battle-prompt-recover";
        Away => "battle-prompt-away", "battle-hint-away";
        PayToken => "battle-prompt-pay_token";
        PayControl => "battle-prompt-pay_control", "battle-hint-pay_control";
        Target => "battle-prompt-target", "battle-hint-target";
        Border => "battle-prompt-from", "battle-hint-target";
        Bless => "battle-prompt-bless";
        Territory => "battle-prompt-territory", "battle-hint-territory";
        Province => "battle-prompt-province";
        Second => "battle-prompt-second";
        Reward => "battle-prompt-reward";
        Special => "battle-prompt-special";
        Another => "battle-prompt-another";
        BoardToken => "battle-prompt-board_token";
        Swap => "battle-prompt-swap";
        Clan => "battle-prompt-clan";
        Verb => "battle-prompt-verb";
        Condition => "battle-prompt-condition";
    }
}

wordings! {
    /// What a stage asks of its seat. `nth` of `all` counts what is done one at a time.
    pub(super) fn at_stage(words: &Words, nth: u8, all: u8; stage: Stage) listed as PURPOSES {
        Stage::Objectives => "battle-purpose-objectives",
        Stage::Settling => "battle-purpose-settling" { nth: nth, all: all },
        Stage::Returning => "battle-purpose-returning",
        Stage::Cards => "battle-purpose-cards",
        Stage::Placing => "battle-purpose-placing" { nth: nth, all: all },
        Stage::Favors => "battle-purpose-favors",
        Stage::Looking => "battle-purpose-looking",
        Stage::Swapping => "battle-purpose-swapping",
        Stage::Over => "battle-stage-over",
    }
}

/// What the question is for; once a card is chosen, what the card does.
pub(super) fn purpose(question: &Question<'_, Battle>) -> String {
    let words = question.words();
    if let Some(card) = card(question) {
        let does = words.form(card, "does");
        let args = [("card", words.name(card).into()), ("does", does.into())];
        return words.say("battle-purpose-card", &args);
    }
    match (question.ahead, stage(question)) {
        (true, Stage::Settling) => words.word("battle-purpose-settle_later"),
        (true, _) => words.word("battle-purpose-place_later"),
        (false, stage) => {
            let (nth, all) = counted(question, stage);
            at_stage(words, nth, all, stage)
        }
    }
}

/// What is asked for where this step is offered.
pub(super) fn prompt(question: &Question<'_, Battle>, step: &Step) -> String {
    kind(question, step).prompt(question.words())
}

/// What the choice means.
pub(super) fn hint(question: &Question<'_, Battle>, step: &Step) -> Option<String> {
    kind(question, step).hint(question.words())
}

/// The stage a question belongs to. Later turns are placements, except during set-up.
fn stage(question: &Question<'_, Battle>) -> Stage {
    match question.table.seen.stage {
        Stage::Settling => Stage::Settling,
        _ if question.ahead => Stage::Placing,
        stage => stage,
    }
}

/// The number of the token asked for, and of how many.
fn counted(question: &Question<'_, Battle>, stage: Stage) -> (u8, u8) {
    let Some((seat, _)) = question.table.own else {
        return (0, 0);
    };
    let seen = question.table.seen;
    if stage == Stage::Settling {
        let own = seen.provinces.iter().filter(|it| it.owner == Some(seat));
        // The capital is settled from the start, so the next one has the number of all so far.
        let nth = own.map(|province| province.down + province.up).sum();
        return (nth, starting_tokens(seen.seats.len()));
    }
    let left = seen.seats.get(seat.index()).map_or(0, |row| row.turns_left);
    ((TURNS + 1).saturating_sub(left), TURNS)
}

/// The card that is being played.
fn card(question: &Question<'_, Battle>) -> Option<Card> {
    match question.made.first() {
        Some(Step::Card(card)) => Some(*card),
        _ => None,
    }
}

fn kind(question: &Question<'_, Battle>, step: &Step) -> Kind {
    let begun = !question.made.is_empty();
    match step {
        Step::Objective(_) => Kind::Objective,
        Step::Condition(_) => Kind::Condition,
        Step::Clan(_) => Kind::Clan,
        Step::Away(_) => Kind::Away,
        Step::Territory(_) => Kind::Territory,
        Step::Token(_) => token(question),
        Step::Card(_) | Step::Verb(_) => match stage(question) {
            Stage::Placing if !begun => Kind::Turn,
            Stage::Cards if !begun => Kind::Cards,
            // The way out of a second special token.
            _ if begun => Kind::Another,
            _ => Kind::Verb,
        },
        Step::Province(_) => province(question),
        Step::From(_) => match question.made.last() {
            Some(Step::Province(_)) => Kind::Border,
            _ => Kind::Target,
        },
        Step::BoardToken(_) => match question.made.first() {
            Some(Step::Token(_)) => Kind::Bless,
            Some(Step::Verb(Verb::Swap)) if question.made.len() > 2 => Kind::Swap,
            _ => Kind::BoardToken,
        },
    }
}

fn token(question: &Question<'_, Battle>) -> Kind {
    match (card(question), stage(question)) {
        (Some(Card::PurgeTheWeak), _) => Kind::PayToken,
        (Some(_), _) => Kind::Recover,
        (None, Stage::Returning) => Kind::Return,
        (None, _) => Kind::Turn,
    }
}

fn province(question: &Question<'_, Battle>) -> Kind {
    let made = question.made.iter();
    let chosen = made
        .filter(|step| matches!(step, Step::Province(_)))
        .count();
    let first = chosen == 0;
    match (card(question), stage(question)) {
        (Some(Card::DarkFavors | Card::AnimateTheDead | Card::InspireFear), _) if first => {
            Kind::PayControl
        }
        (Some(Card::AnimateTheDead), _) => Kind::Target,
        (Some(Card::InspireFear), _) if chosen == 1 => Kind::Special,
        (Some(Card::InspireFear), _) => Kind::Another,
        (Some(Card::DiplomaticMission | Card::PirateRaids), _) if !first => Kind::Reward,
        (Some(_), _) if !first => Kind::Second,
        (Some(_), _) => Kind::Province,
        (None, Stage::Settling) => Kind::Settle,
        (None, _) if question.made.iter().any(|it| matches!(it, Step::Token(_))) => Kind::Target,
        (None, _) => Kind::Province,
    }
}
