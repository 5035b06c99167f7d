//! Rising Sun in words: names, stages, and the phrases that facts, menus and boards share.
//!
//! `menu` has the labels of menus, `question` what they ask, `answer` what can be answered, `board` the text board, `alt` the alternative text, `hand` what one
//! seat holds, `own` what it alone knows, `card` the season cards in full. All wording is in `titles/rising_sun.ftl`.

mod alt;
mod answer;
mod board;
mod card;
mod event;
mod hand;
mod menu;
mod moment;
mod own;
mod phrase;
mod question;
mod reckoning;
mod reference;
mod refusal;
mod warning;

use rules::seat::Seat;
use rules::titles::rising_sun::{
    Advantage, Answer, Card, CardSet, Cause, Clan, Event, Figure, Kami, Kind, Mandate, Piece,
    Province, Public, RisingSun, Route, Season, Stage, Step, SwapTime, Topic,
};

use crate::titles::{Aside, TitleWords, each_in_its_file};
#[cfg(test)]
use crate::wording::Wording;
use crate::wording::{Name, Words, named};

pub(super) use alt::{alt, over};
pub(super) use reference::{Term, Thing, on_offer, side_played};

named! {
    Clan: "rising_sun-clan" with "power",
    Province: "rising_sun-province" with "code",
    Route: "rising_sun-route",
    Season: "rising_sun-season" with "about",
    Mandate: "rising_sun-mandate" with "effect",
    Kami: "rising_sun-kami" with "effect",
    Advantage: "rising_sun-advantage" with "short", "about",
    Figure: "rising_sun-figure" with "one", "label", "letters",
    Piece: "rising_sun-figure" with "one", "about",
    Card: "rising_sun-card" with "text", "short",
    Kind: "rising_sun-kind" with "about",
    CardSet: "rising_sun-set" with "about",
    Cause: "rising_sun-cause",
    Answer: "rising_sun-answer" with "label",
    SwapTime: "rising_sun-swap",
    Topic: "rising_sun-topic",
    Term: "rising_sun-term" with "about",
    Stage: "rising_sun-stage" with "noun", "task",
}

impl TitleWords for RisingSun {
    fn side(words: &Words, side: &str) -> Option<Name> {
        Clan::from_id(side).map(|clan| words.name(clan))
    }

    fn seats(words: &Words, seen: &Public) -> Vec<Name> {
        seen.seats.iter().map(|row| words.name(row.clan)).collect()
    }

    each_in_its_file!();

    fn aside(step: &Step) -> Option<Aside> {
        match step {
            Step::Offer | Step::Answer(_) | Step::Withdraw(_) => Some(Aside::Talk),
            Step::Standing(_) => Some(Aside::Ahead),
            _ => None,
        }
    }

    fn replies(step: &Step) -> bool {
        matches!(step, Step::Answer(_))
    }

    fn asks(event: &Event, seat: Seat) -> bool {
        matches!(event, Event::OfferMade { to, .. } | Event::OfferCountered { to, .. } if *to == seat)
    }

    #[cfg(test)]
    fn wordings() -> Vec<Wording> {
        let lists = [
            event::EVENTS,
            moment::MOMENTS,
            refusal::REFUSALS,
            question::QUESTIONS,
            menu::LABELS,
            phrase::PLACES,
            phrase::PLACE_LABELS,
            phrase::GOODS,
            phrase::AMOUNTS,
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

/// A stage as a heading.
pub(super) fn stage(words: &Words, stage: Stage) -> String {
    words.name(stage).to_string()
}
