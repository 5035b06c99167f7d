//! River of Gold in words: names, stages, and the phrases that facts, menus and boards share.
//!
//! `menu` has the labels of menus, `question` what they ask, `answer` what can be answered, `board` the text board and the alternative text, `hand` what one seat
//! holds and knows. All wording is in `titles/river_of_gold.ftl`.

mod answer;
mod board;
mod event;
mod hand;
mod menu;
mod moment;
mod phrase;
mod question;
mod reckoning;
mod reference;
mod refusal;
mod warning;

use rules::titles::river_of_gold::{
    Calling, Clan, Era, Event, Good, Kind, Mastery, Patron, Public, Region, RiverOfGold, Ship,
    Source, Stage, Topic,
};

use crate::titles::{TitleWords, each_in_its_file};
#[cfg(test)]
use crate::wording::Wording;
use crate::wording::{Name, TableWords, Words, named, wordings};

pub(super) use board::{alt, over};
pub(super) use phrase::{digits, number};
pub(super) use reference::{Term, Thing, on_offer, side_played};

named! {
    Clan: "river_of_gold-clan" with "about",
    Region: "river_of_gold-region",
    Good: "river_of_gold-good" with "label", "about",
    Kind: "river_of_gold-kind" with "about",
    Era: "river_of_gold-era",
    Calling: "river_of_gold-calling" with "about",
    Mastery: "river_of_gold-mastery" with "goal",
    Patron: "river_of_gold-patron" with "power",
    Ship: "river_of_gold-ship" with "label", "letter", "about",
    Source: "river_of_gold-source",
    Topic: "river_of_gold-topic",
    Stage: "river_of_gold-stage" with "noun", "about",
    Term: "river_of_gold-term" with "about",
}

impl TitleWords for RiverOfGold {
    fn side(words: &Words, side: &str) -> Option<Name> {
        Clan::from_id(side).map(|clan| words.name(clan))
    }

    fn seats(words: &Words, seen: &Public) -> Vec<Name> {
        seen.seats.iter().map(|row| words.name(row.clan)).collect()
    }

    fn lines(table: &TableWords<'_>, events: &[&Event]) -> Vec<String> {
        event::lines(table, events)
    }

    each_in_its_file!();

    #[cfg(test)]
    fn wordings() -> Vec<Wording> {
        let lists = [
            event::EVENTS,
            moment::MOMENTS,
            refusal::REFUSALS,
            question::QUESTIONS,
            question::PURPOSES,
            menu::LABELS,
            phrase::REWARDS,
            phrase::AMOUNTS,
            phrase::EFFECTS,
            STAGES,
            STAGE_NOUNS,
        ];
        lists.concat()
    }

    #[cfg(test)]
    fn names() -> Vec<String> {
        names()
    }

    #[cfg(test)]
    fn families() -> Vec<Vec<String>> {
        families()
    }
}

wordings! {
    /// A stage as a heading.
    pub(super) fn stage(words: &Words; stage: Stage) listed as STAGES {
        Stage::Patron => "river_of_gold-stage-patron",
        Stage::Turn => "river_of_gold-stage-turn",
        Stage::Good => "river_of_gold-stage-good",
        Stage::Journey => "river_of_gold-stage-journey",
        Stage::Sell => "river_of_gold-stage-sell",
        Stage::Mark => "river_of_gold-stage-mark",
        Stage::Launch => "river_of_gold-stage-launch",
        Stage::Discard => "river_of_gold-stage-discard",
        Stage::Roll => "river_of_gold-stage-roll",
        Stage::Trade => "river_of_gold-stage-trade",
        Stage::Over => "river_of_gold-stage-over",
    }
}

wordings! {
    /// A stage within a sentence.
    fn stage_noun(words: &Words; stage: Stage) listed as STAGE_NOUNS {
        Stage::Patron => "river_of_gold-stage-patron.noun",
        Stage::Turn => "river_of_gold-stage-turn.noun",
        Stage::Good => "river_of_gold-stage-good.noun",
        Stage::Journey => "river_of_gold-stage-journey.noun",
        Stage::Sell => "river_of_gold-stage-sell.noun",
        Stage::Mark => "river_of_gold-stage-mark.noun",
        Stage::Launch => "river_of_gold-stage-launch.noun",
        Stage::Discard => "river_of_gold-stage-discard.noun",
        Stage::Roll => "river_of_gold-stage-roll.noun",
        Stage::Trade => "river_of_gold-stage-trade.noun",
        Stage::Over => "river_of_gold-stage-over.noun",
    }
}
