//! The canonical notation of actions, and how it is read back.
//!
//! One line per action, words apart by blanks: `A3 lion_capital>scorpion_north`,
//! `+2 on lion_west@crab`, `scout sea>crane_capital`. Provinces may be typed by code and in any case;
//! what is written uses ids.

use std::fmt;

use crate::notation::{NotationReader, Unreadable};

use super::action::{Action, Away, PutAway, TokenAt};
use super::data::{Card, Clan, Face, Objective, Province, Slot};

impl fmt::Display for PutAway {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let to = match self.to {
            Away::Discard => "discard",
            Away::Pool => "pool",
        };
        write!(f, "{}:{to}", self.face)
    }
}

impl PutAway {
    fn parse(word: &str) -> Option<Self> {
        let (face, to) = word.split_once(':')?;
        let to = match to {
            "discard" => Away::Discard,
            "pool" => Away::Pool,
            _ => return None,
        };
        Some(Self {
            face: Face::from_word(face)?,
            to,
        })
    }
}

/// Writes an action.
pub(super) fn write(action: Action) -> String {
    use Action::*;
    let also = |word: Option<String>| word.map_or_else(String::new, |word| format!(" {word}"));
    let name = action.upkeep_card().map_or("", Card::id);
    match action {
        Keep(objective) => format!("keep {objective}"),
        Settle(province) => format!("control {province}"),
        Return(face) => format!("return {face}"),
        Pass => "pass".into(),
        Skip => "skip".into(),
        FeatsOfEngineering(p)
        | SacredGround(p)
        | Bushido(p)
        | HonorableFight(p)
        | AidOfTheKami(p)
        | BlessTheLands(p)
        | FomentRebellion(p)
        | PortOfProsperity(p)
        | BountifulHarvest(p) => format!("{name} {p}"),
        CodeOfHonor(a, b) | StrengthOfPurpose(a, b) => format!("{name} {a} {b}"),
        CulturalExchange { own, other } => format!("{name} {own} {other}"),
        AshigaruLevies(a, b, c) => format!("{name} {a} {b} {c}"),
        DiplomaticMission { at, reward } | PirateRaids { at, reward } => {
            format!("{name} {at}{}", also(reward.map(|p| p.to_string())))
        }
        SpyNetwork(clan) => format!("{name} {clan}"),
        Promotion { take, away } => format!("{name} {take} {away}"),
        Reinforcements {
            take: (first, Some(second)),
            away: (one, Some(other)),
        } => {
            format!("{name} {first} {second} {one} {other}")
        }
        Reinforcements {
            take: (first, _),
            away: (one, _),
        } => format!("{name} {first} {one}"),
        Scout(at) => format!("scout {at}"),
        Shugenja(at) => format!("shugenja {at}"),
        FirstPlayer(at) => format!("first_player {at}"),
        DarkFavors { cost, look } => format!("dark_favors {cost} {look}"),
        Look(at) => format!("look {at}"),
        Strike(at) => format!("strike {at}"),
        PurgeTheWeak {
            cost,
            targets: (one, other),
        } => {
            format!(
                "purge_the_weak {cost} {one}{}",
                also(other.map(|at| at.to_string()))
            )
        }
        AnimateTheDead { cost, face, slot } => format!("animate_the_dead {cost} {face} {slot}"),
        AnimateBlessing { cost, face, on } => format!("animate_the_dead {cost} {face} on {on}"),
        InspireFear {
            cost,
            at: (one, other),
        } => {
            format!(
                "inspire_fear {cost} {one}{}",
                also(other.map(|p| p.to_string()))
            )
        }
        Place { face, slot } => format!("{face} {slot}"),
        Bless { face, on } => format!("{face} on {on}"),
        Peek(at) => format!("peek {at}"),
        Swap(one, other) => format!("swap {one} {other}"),
    }
}

/// The same with the codes of provinces instead of their ids: `A3 L2>S2`.
pub(super) fn short(text: &str) -> String {
    let part_of_id = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let mut out = String::new();
    let mut rest = text;
    while let Some(next) = rest.chars().next() {
        let end = if part_of_id(next) {
            rest.find(|c| !part_of_id(c)).unwrap_or(rest.len())
        } else {
            next.len_utf8()
        };
        let (word, after) = rest.split_at(end);
        let code = Province::from_id(word).map(Province::code);
        out.push_str(code.unwrap_or(word));
        rest = after;
    }
    out
}

/// Reads an action.
pub(super) fn read(text: &str) -> Result<Action, Unreadable> {
    let mut words = NotationReader::new(text);
    let verb = words.next("action", |word| Some(word.to_ascii_lowercase()))?;
    let action = match verb.as_str() {
        "keep" => Action::Keep(words.next("objective", Objective::from_id)?),
        "control" | "settle" => Action::Settle(province(&mut words)?),
        "return" => Action::Return(face(&mut words)?),
        "pass" => Action::Pass,
        "skip" => Action::Skip,
        "scout" => Action::Scout(token(&mut words)?),
        "shugenja" => Action::Shugenja(token(&mut words)?),
        "first_player" => Action::FirstPlayer(token(&mut words)?),
        "look" => Action::Look(token(&mut words)?),
        "strike" => Action::Strike(token(&mut words)?),
        "peek" => Action::Peek(token(&mut words)?),
        "swap" => {
            let (one, other) = (token(&mut words)?, token(&mut words)?);
            Action::Swap(one.min(other), one.max(other))
        }
        word => match (Face::from_word(word), Card::from_id(word)) {
            (Some(face), _) => match slot_or_on(&mut words)? {
                Ok(slot) => Action::Place { face, slot },
                Err(on) => Action::Bless { face, on },
            },
            (None, Some(card)) => card_play(card, &mut words)?,
            (None, None) => return NotationReader::new(text).next("action", |_| None),
        },
    };
    words.end()?;
    Ok(action)
}

fn card_play(card: Card, words: &mut NotationReader<'_>) -> Result<Action, Unreadable> {
    Ok(match card {
        Card::FeatsOfEngineering => Action::FeatsOfEngineering(province(words)?),
        Card::Promotion => Action::Promotion {
            take: face(words)?,
            away: put_away(words)?,
        },
        Card::CodeOfHonor => {
            let (a, b) = pair(words)?;
            Action::CodeOfHonor(a, b)
        }
        Card::DiplomaticMission => Action::DiplomaticMission {
            at: province(words)?,
            reward: maybe_province(words)?,
        },
        Card::StrengthOfPurpose => {
            let (a, b) = pair(words)?;
            Action::StrengthOfPurpose(a, b)
        }
        Card::SacredGround => Action::SacredGround(province(words)?),
        Card::Bushido => Action::Bushido(province(words)?),
        Card::HonorableFight => Action::HonorableFight(province(words)?),
        Card::AidOfTheKami => Action::AidOfTheKami(province(words)?),
        Card::BlessTheLands => Action::BlessTheLands(province(words)?),
        Card::SpyNetwork => Action::SpyNetwork(words.next("clan", Clan::from_id)?),
        Card::FomentRebellion => Action::FomentRebellion(province(words)?),
        Card::Reinforcements => reinforcements(words)?,
        Card::CulturalExchange => Action::CulturalExchange {
            own: province(words)?,
            other: province(words)?,
        },
        Card::PirateRaids => Action::PirateRaids {
            at: province(words)?,
            reward: maybe_province(words)?,
        },
        Card::PortOfProsperity => Action::PortOfProsperity(province(words)?),
        Card::BountifulHarvest => Action::BountifulHarvest(province(words)?),
        Card::AshigaruLevies => {
            let mut three = [province(words)?, province(words)?, province(words)?];
            three.sort_unstable();
            let [a, b, c] = three;
            Action::AshigaruLevies(a, b, c)
        }
        Card::DarkFavors => Action::DarkFavors {
            cost: province(words)?,
            look: token(words)?,
        },
        Card::PurgeTheWeak => {
            let cost = face(words)?;
            let targets = match (
                token(words)?,
                words.maybe("token on the board", TokenAt::parse)?,
            ) {
                (one, Some(other)) if other < one => (other, Some(one)),
                ordered => ordered,
            };
            Action::PurgeTheWeak { cost, targets }
        }
        Card::AnimateTheDead => {
            let (cost, face) = (province(words)?, face(words)?);
            match slot_or_on(words)? {
                Ok(slot) => Action::AnimateTheDead { cost, face, slot },
                Err(on) => Action::AnimateBlessing { cost, face, on },
            }
        }
        Card::InspireFear => {
            let cost = province(words)?;
            let at = match (province(words)?, maybe_province(words)?) {
                (one, Some(other)) if other < one => (other, Some(one)),
                ordered => ordered,
            };
            Action::InspireFear { cost, at }
        }
    })
}

/// One army and one token away, or two of each; the order within each pair does not matter.
fn reinforcements(words: &mut NotationReader<'_>) -> Result<Action, Unreadable> {
    let first = face(words)?;
    let next = words.next("token", |word| match PutAway::parse(word) {
        Some(away) => Some(Err(away)),
        None => Face::from_word(word).map(Ok),
    })?;
    let second = match next {
        Err(away) => {
            return Ok(Action::Reinforcements {
                take: (first, None),
                away: (away, None),
            });
        }
        Ok(second) => second,
    };
    let (one, other) = (put_away(words)?, put_away(words)?);
    let key = |away: &PutAway| (away.face, away.to == Away::Pool);
    let away = if key(&other) < key(&one) {
        (other, Some(one))
    } else {
        (one, Some(other))
    };
    let take = (first.min(second), Some(first.max(second)));
    Ok(Action::Reinforcements { take, away })
}

fn province(words: &mut NotationReader<'_>) -> Result<Province, Unreadable> {
    words.next("province", Province::from_word)
}

fn maybe_province(words: &mut NotationReader<'_>) -> Result<Option<Province>, Unreadable> {
    words.maybe("province", Province::from_word)
}

/// Two provinces whose order does not matter.
fn pair(words: &mut NotationReader<'_>) -> Result<(Province, Province), Unreadable> {
    let (a, b) = (province(words)?, province(words)?);
    Ok((a.min(b), a.max(b)))
}

fn face(words: &mut NotationReader<'_>) -> Result<Face, Unreadable> {
    words.next("token", Face::from_word)
}

fn put_away(words: &mut NotationReader<'_>) -> Result<PutAway, Unreadable> {
    words.next("token put away", PutAway::parse)
}

fn token(words: &mut NotationReader<'_>) -> Result<TokenAt, Unreadable> {
    words.next("token on the board", TokenAt::parse)
}

/// A slot, or `on` and a token.
fn slot_or_on(words: &mut NotationReader<'_>) -> Result<Result<Slot, TokenAt>, Unreadable> {
    let slot = words.next("slot", |word| match word {
        "on" => Some(None),
        _ => Slot::parse(word).map(Some),
    })?;
    match slot {
        Some(slot) => Ok(Ok(slot)),
        None => token(words).map(Err),
    }
}
