//! Battle for Rokugan in words: names, facts and refusals.
//!
//! `menu` has the labels of menus, `question` what they ask, `answer` what can be answered, `board` the text board and the alternative text, `hand` what one seat
//! holds and knows. All wording is in `titles/battle.ftl`.

mod answer;
mod board;
mod event;
mod hand;
mod menu;
mod moment;
mod question;
mod reckoning;
mod reference;
mod refusal;
#[cfg(test)]
mod tests;
mod warning;

use rules::titles::battle::{
    Battle, Card, Clan, Condition, Event, Face, Initiative, Kind, Objective, PeekBy, Province,
    Public, Special, Spot, Stage, Territory, TokenAt, Verb,
};

use crate::titles::{TitleWords, each_in_its_file};
#[cfg(test)]
use crate::wording::Wording;
use crate::wording::{Name, TableWords, Words, named, wordings};

pub(super) use board::{alt, final_honor, met};
pub(super) use moment::{revealed, shown};
pub(super) use reference::{Term, Thing, on_offer, side_played};

named! {
    Clan: "battle-clan" with "about",
    Territory: "battle-territory",
    Province: "battle-province",
    Face: "battle-token",
    Kind: "battle-kind" with "about",
    Special: "battle-special" with "about",
    Card: "battle-card" with "does",
    Objective: "battle-objective" with "goal",
    Initiative: "battle-initiative" with "about",
    Stage: "battle-stage" with "noun", "about",
    Term: "battle-term" with "about",
    Verb: "battle-verb",
    Condition: "battle-condition",
}

impl TitleWords for Battle {
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
            moment::REASONS,
            refusal::REFUSALS,
            question::QUESTIONS,
            question::PURPOSES,
            STAGES,
            STAGE_NOUNS,
            LOOKS,
            board::FATES,
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
        Stage::Objectives => "battle-stage-objectives",
        Stage::Settling => "battle-stage-settling",
        Stage::Returning => "battle-stage-returning",
        Stage::Cards => "battle-stage-cards",
        Stage::Placing => "battle-stage-placing",
        Stage::Favors => "battle-stage-favors",
        Stage::Looking => "battle-stage-looking",
        Stage::Swapping => "battle-stage-swapping",
        Stage::Over => "battle-stage-over",
    }
}

wordings! {
    /// A stage within a sentence.
    fn stage_noun(words: &Words; stage: Stage) listed as STAGE_NOUNS {
        Stage::Objectives => "battle-stage-objectives.noun",
        Stage::Settling => "battle-stage-settling.noun",
        Stage::Returning => "battle-stage-returning.noun",
        Stage::Cards => "battle-stage-cards.noun",
        Stage::Placing => "battle-stage-placing.noun",
        Stage::Favors => "battle-stage-favors.noun",
        Stage::Looking => "battle-stage-looking.noun",
        Stage::Swapping => "battle-stage-swapping.noun",
        Stage::Over => "battle-stage-over.noun",
    }
}

wordings! {
    /// What allowed a look.
    fn look(words: &Words; by: PeekBy) -> Name listed as LOOKS {
        PeekBy::Scout => "battle-look-scout",
        PeekBy::FirstPlayer => "battle-look-first_player",
        PeekBy::Scorpion => "battle-look-scorpion",
        PeekBy::DarkFavors => "battle-card-dark_favors",
        PeekBy::SpyNetwork => "battle-card-spy_network",
    }
}

/// A province with the code that is on the board.
fn place(words: &Words, province: Province) -> Name {
    let name = words.name(province);
    let args = [("name", name.into()), ("code", province.code().into())];
    words.phrase("battle-place", &args)
}

/// Where a token on the board lies.
fn token_at(words: &Words, at: TokenAt) -> Name {
    let target = place(words, at.slot.target()).into();
    let from = match at.slot.spot() {
        Spot::Land(from, _) => place(words, from),
        Spot::Coast(_) => words.phrase("battle-sea", &[]),
        Spot::Center(_) => {
            let clan = at.clan.map_or_else(Name::default, |clan| words.name(clan));
            let which = match at.nth {
                0 => clan,
                nth => words.with(clan, u16::from(nth) + 1),
            };
            let province = at.slot.target();
            return words.phrase(
                "battle-centre",
                &[
                    ("name", words.name(province).into()),
                    ("code", province.code().into()),
                    ("whose", which.into()),
                ],
            );
        }
    };
    words.phrase("battle-border", &[("from", from.into()), ("to", target)])
}
