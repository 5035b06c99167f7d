//! The path of short keys that names an action in menus.
//!
//! Coarse to fine, at most [`crate::menu::WIDEST`] siblings anywhere: a province is reached through
//! its territory, a token on the board through the territory it aims at.

use crate::menu::MenuStep;
use crate::vocabulary::vocabulary;

use super::action::{Action, PutAway, TokenAt};
use super::data::{Card, Clan, Face, Objective, Province, Slot, Spot, Territory};

vocabulary! {
    /// What is done, where the rest of the path does not say it.
    Verb ("verb") {
        Pass = "pass", Skip = "skip",
        /// No second province.
        Only = "only",
        Scout = "scout", Shugenja = "shugenja", FirstPlayer = "first_player",
        Look = "look", Strike = "strike", Peek = "peek", Swap = "swap",
    }
}

vocabulary! {
    /// The words conditions begin with; a province follows each.
    Condition ("condition") {
        Mine = "mine", Theirs = "theirs", Nobodys = "nobodys",
        Attacked = "attacked", Quiet = "quiet",
    }
}

/// Where a token stands when it is placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// On the border with this province.
    Land(Province),
    /// On the coast.
    Sea,
    /// In the middle of the province.
    Center,
}

/// One step of a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// An objective to keep.
    Objective(Objective),
    /// What to do.
    Verb(Verb),
    /// A territory card to play.
    Card(Card),
    /// A token of one's own hand or discard pile.
    Token(Face),
    /// A token to put away, and where.
    Away(PutAway),
    /// The territory of the province or token asked for next.
    Territory(Territory),
    /// A province.
    Province(Province),
    /// From where a token enters the province.
    From(Origin),
    /// A token on the board.
    BoardToken(TokenAt),
    /// Another clan.
    Clan(Clan),
    /// What an order waits on.
    Condition(Condition),
}

impl MenuStep for Step {
    fn kind(&self) -> &'static str {
        match self {
            Self::Objective(_) => "objective",
            Self::Verb(_) => "verb",
            Self::Card(_) => "card",
            Self::Token(_) => "token",
            Self::Away(_) => "away",
            Self::Territory(_) => "territory",
            Self::Province(_) => "province",
            Self::From(_) => "from",
            Self::BoardToken(_) => "board_token",
            Self::Clan(_) => "clan",
            Self::Condition(_) => "condition",
        }
    }

    fn key(&self) -> String {
        match self {
            Self::Objective(objective) => objective.id().into(),
            Self::Verb(verb) => verb.id().into(),
            Self::Card(card) => card.id().into(),
            Self::Token(face) => face.id().into(),
            Self::Away(away) => away.to_string(),
            Self::Territory(territory) => territory.id().into(),
            Self::Province(province) | Self::From(Origin::Land(province)) => province.code().into(),
            Self::From(Origin::Sea) => "sea".into(),
            Self::From(Origin::Center) => "center".into(),
            Self::BoardToken(at) => board_token(*at),
            Self::Clan(clan) => clan.id().into(),
            Self::Condition(condition) => condition.id().into(),
        }
    }
}

/// A token on the board, shorter than in notation.
fn board_token(at: TokenAt) -> String {
    let target = at.slot.target().code();
    match (at.slot.spot(), at.clan) {
        (Spot::Land(from, _), _) => format!("{}>{target}", from.code()),
        (Spot::Coast(_), _) => format!("sea>{target}"),
        (Spot::Center(_), Some(clan)) if at.nth > 0 => {
            format!("{target}@{clan}{}", u16::from(at.nth) + 1)
        }
        (Spot::Center(_), clan) => format!("{target}@{}", clan.map_or("", |clan| clan.id())),
    }
}

/// The path of an action.
pub(super) fn path(action: Action) -> Vec<Step> {
    use Action::*;
    let mut path = Path(Vec::with_capacity(5));
    if let Some(card) = action.upkeep_card() {
        path.card(card);
    }
    match action {
        Keep(objective) => path.0.push(Step::Objective(objective)),
        Settle(p) => path.province(p),
        Return(face) => path.face(face),
        Pass => path.verb(Verb::Pass),
        Skip => path.verb(Verb::Skip),
        FeatsOfEngineering(p)
        | SacredGround(p)
        | Bushido(p)
        | HonorableFight(p)
        | AidOfTheKami(p)
        | BlessTheLands(p)
        | FomentRebellion(p)
        | PortOfProsperity(p)
        | BountifulHarvest(p) => path.province(p),
        CodeOfHonor(a, b) | StrengthOfPurpose(a, b) | CulturalExchange { own: a, other: b } => {
            path.province(a);
            path.province(b);
        }
        AshigaruLevies(a, b, c) => [a, b, c].into_iter().for_each(|p| path.province(p)),
        DiplomaticMission { at, reward } | PirateRaids { at, reward } => {
            path.province(at);
            reward.into_iter().for_each(|p| path.province(p));
        }
        SpyNetwork(clan) => path.0.push(Step::Clan(clan)),
        Promotion { take, away } => {
            path.face(take);
            path.away(away);
        }
        Reinforcements {
            take: (first, second),
            away: (one, other),
        } => {
            path.face(first);
            second.into_iter().for_each(|face| path.face(face));
            path.away(one);
            other.into_iter().for_each(|away| path.away(away));
        }
        Scout(at) => path.verb_token(Verb::Scout, at),
        Shugenja(at) => path.verb_token(Verb::Shugenja, at),
        FirstPlayer(at) => path.verb_token(Verb::FirstPlayer, at),
        Look(at) => path.verb_token(Verb::Look, at),
        Strike(at) => path.verb_token(Verb::Strike, at),
        Peek(at) => path.verb_token(Verb::Peek, at),
        Swap(one, other) => {
            path.verb_token(Verb::Swap, one);
            path.token(other);
        }
        DarkFavors { cost, look } => {
            path.card(Card::DarkFavors);
            path.province(cost);
            path.token(look);
        }
        PurgeTheWeak {
            cost,
            targets: (one, other),
        } => {
            path.card(Card::PurgeTheWeak);
            path.face(cost);
            path.token(one);
            other.into_iter().for_each(|at| path.token(at));
        }
        AnimateTheDead { cost, face, slot } => {
            path.card(Card::AnimateTheDead);
            path.province(cost);
            path.face(face);
            path.slot(slot);
        }
        AnimateBlessing { cost, face, on } => {
            path.card(Card::AnimateTheDead);
            path.province(cost);
            path.face(face);
            path.token(on);
        }
        InspireFear {
            cost,
            at: (one, other),
        } => {
            path.card(Card::InspireFear);
            path.province(cost);
            path.province(one);
            match other {
                Some(p) => path.province(p),
                None => path.verb(Verb::Only),
            }
        }
        Place { face, slot } => {
            path.face(face);
            path.slot(slot);
        }
        Bless { face, on } => {
            path.face(face);
            path.token(on);
        }
    }
    path.0
}

/// The way to a province.
pub(super) fn to(province: Province) -> Vec<Step> {
    let mut path = Path(Vec::with_capacity(2));
    path.province(province);
    path.0
}

struct Path(Vec<Step>);

impl Path {
    fn verb(&mut self, verb: Verb) {
        self.0.push(Step::Verb(verb));
    }

    fn card(&mut self, card: Card) {
        self.0.push(Step::Card(card));
    }

    fn face(&mut self, face: Face) {
        self.0.push(Step::Token(face));
    }

    fn away(&mut self, away: PutAway) {
        self.0.push(Step::Away(away));
    }

    fn province(&mut self, province: Province) {
        self.0.push(Step::Territory(province.territory()));
        self.0.push(Step::Province(province));
    }

    /// Territory and province aimed at, then from where.
    fn slot(&mut self, slot: Slot) {
        self.province(slot.target());
        self.0.push(Step::From(match slot.spot() {
            Spot::Land(from, _) => Origin::Land(from),
            Spot::Coast(_) => Origin::Sea,
            Spot::Center(_) => Origin::Center,
        }));
    }

    fn token(&mut self, at: TokenAt) {
        self.0.push(Step::Territory(at.slot.target().territory()));
        self.0.push(Step::BoardToken(at));
    }

    fn verb_token(&mut self, verb: Verb, at: TokenAt) {
        self.verb(verb);
        self.token(at);
    }
}
