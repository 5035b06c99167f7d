//! The path of short keys that names an action in menus.
//!
//! Coarse to fine, at most [`crate::menu::WIDEST`] siblings anywhere: a province is reached through
//! its territory, a token on the board through the territory it aims at.

use crate::menu::Step;

use super::action::{Action, PutAway, TokenAt};
use super::data::{Card, Face, Province, Slot, Spot};

/// The path of an action.
pub(super) fn path(action: Action) -> Vec<Step> {
    use Action::*;
    let mut path = Path(Vec::with_capacity(5));
    if let Some(card) = super::cards::card_of(action) {
        path.card(card);
    }
    match action {
        Keep(objective) => path.step("objective", objective.id()),
        Settle(p) => path.province(p),
        Return(face) => path.face(face),
        Pass => path.step("verb", "pass"),
        Skip => path.step("verb", "skip"),
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
        SpyNetwork(clan) => path.step("clan", clan.id()),
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
        Scout(at) => path.verb_token("scout", at),
        Shugenja(at) => path.verb_token("shugenja", at),
        FirstPlayer(at) => path.verb_token("first_player", at),
        Look(at) => path.verb_token("look", at),
        Strike(at) => path.verb_token("strike", at),
        Peek(at) => path.verb_token("peek", at),
        Swap(one, other) => {
            path.verb_token("swap", one);
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
                None => path.step("verb", "only"),
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
    fn step(&mut self, kind: &'static str, key: impl Into<String>) {
        self.0.push(Step::new(kind, key));
    }

    fn card(&mut self, card: Card) {
        self.step("card", card.id());
    }

    fn face(&mut self, face: Face) {
        self.step("token", face.id());
    }

    fn away(&mut self, away: PutAway) {
        self.step("away", away.to_string());
    }

    fn province(&mut self, province: Province) {
        self.step("territory", province.territory().id());
        self.step("province", province.code());
    }

    /// Territory and province aimed at, then from where.
    fn slot(&mut self, slot: Slot) {
        self.province(slot.target());
        match slot.spot() {
            Spot::Land(from, _) => self.step("from", from.code()),
            Spot::Coast(_) => self.step("from", "sea"),
            Spot::Center(_) => self.step("from", "center"),
        }
    }

    fn token(&mut self, at: TokenAt) {
        self.step("territory", at.slot.target().territory().id());
        let target = at.slot.target().code();
        let key = match (at.slot.spot(), at.clan) {
            (Spot::Land(from, _), _) => format!("{}>{target}", from.code()),
            (Spot::Coast(_), _) => format!("sea>{target}"),
            (Spot::Center(_), Some(clan)) if at.nth > 0 => {
                format!("{target}@{clan}{}", u16::from(at.nth) + 1)
            }
            (Spot::Center(_), clan) => format!("{target}@{}", clan.map_or("", |clan| clan.id())),
        };
        self.step("board_token", key);
    }

    fn verb_token(&mut self, verb: &'static str, at: TokenAt) {
        self.step("verb", verb);
        self.token(at);
    }
}
