//! Samurai in words: names, facts and refusals.
//!
//! `menu` has the labels of menus, `question` what they ask, `answer` what can be answered, `board` the text board and the alternative text, `hand` what one seat
//! holds and knows. All wording is in `titles/samurai.ftl`.

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
mod warning;

use rules::titles::samurai::{
    Area, ByCaste, Caste, Colour, Event, FigureAt, Public, Samurai, Settlement, Size, Stage, Tile,
};

use crate::titles::{TitleWords, each_in_its_file};
#[cfg(test)]
use crate::wording::Wording;
use crate::wording::{Name, TableWords, Words, named, wordings};

pub(super) use board::{alt, leader, over};
pub(super) use reference::{Term, Thing, on_offer, side_played};

named! {
    Colour: "samurai-colour" with "about",
    Area: "samurai-area" with "short", "about",
    Caste: "samurai-caste" with "about",
    Tile: "samurai-tile",
    Size: "samurai-size" with "about",
    Stage: "samurai-stage" with "noun", "about",
    Term: "samurai-term" with "about",
}

impl TitleWords for Samurai {
    fn side(words: &Words, side: &str) -> Option<Name> {
        Colour::from_id(side).map(|colour| words.name(colour))
    }

    fn seats(words: &Words, seen: &Public) -> Vec<Name> {
        let colours = seen.seats.iter().map(|row| row.colour);
        colours.map(|colour| words.name(colour)).collect()
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
            reference::TILES,
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
        Stage::Hands => "samurai-stage-hands",
        Stage::Cities => "samurai-stage-cities",
        Stage::Villages => "samurai-stage-villages",
        Stage::Turn => "samurai-stage-turn",
        Stage::Over => "samurai-stage-over",
    }
}

wordings! {
    /// A stage within a sentence.
    fn stage_noun(words: &Words; stage: Stage) listed as STAGE_NOUNS {
        Stage::Hands => "samurai-stage-hands.noun",
        Stage::Cities => "samurai-stage-cities.noun",
        Stage::Villages => "samurai-stage-villages.noun",
        Stage::Turn => "samurai-stage-turn.noun",
        Stage::Over => "samurai-stage-over.noun",
    }
}

/// A settlement: its name, if it has one, and the code that is on the board.
fn place(words: &Words, at: Settlement) -> Name {
    let name = match at {
        Settlement::L16 => "samurai-city-kyoto",
        Settlement::O10 => "samurai-city-akita",
        Settlement::P5 => "samurai-city-sapporo",
        Settlement::O14 => "samurai-city-edo",
        unnamed => return Name::plain(unnamed.id()),
    };
    let name = words.phrase(name, &[]);
    let args = [("name", name.into()), ("code", at.id().into())];
    words.phrase("samurai-place", &args)
}

/// A figure where it stands.
fn figure(words: &Words, figure: FigureAt) -> Name {
    let caste = words.name(figure.caste);
    let args = [
        ("caste", caste.into()),
        ("at", place(words, figure.at).into()),
    ];
    words.phrase("samurai-figure", &args)
}

/// How many figures of each caste.
fn counts(words: &Words, of: &ByCaste<u8>) -> Name {
    words.list(Caste::ALL.map(|caste| {
        let args = [
            ("count", of[caste].into()),
            ("caste", words.name(caste).into()),
        ];
        words.phrase("samurai-count", &args)
    }))
}
