//! What a menu marks on its seat's own map: borders and provinces that can be chosen, and the tokens that
//! would lie there.

use rules::titles::battle::{
    Battle, Card, Face, Origin, Province, ProvinceSeen, Slot, Special, Spot, Stage, Step, TokenAt,
    Verb,
};
use rules::view::OneSeat;

use super::pieces::{self, Known, TOKEN};
use super::{Table, WHITE, board};
use crate::titles::Question;
use crate::titles::marks::TitleMarks;
use crate::titles::strokes::{self, Outline};
use painter::scene::{Item, Scene};

/// A place of the map that can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// A province.
    Province(Province),
    /// Where a token can be placed.
    Slot(Slot),
    /// A token that lies on the map.
    Token(TokenAt),
}

/// What would lie on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ghost {
    /// A combat token, facedown.
    Token(Face, Slot),
    /// A blessing on a token.
    Blessing(Face, TokenAt),
    /// More control tokens of the seat: facedown, faceup.
    Control(Province, u8, u8),
    /// A special token.
    Special(Province, Special),
    /// Two tokens that change places.
    Swap(TokenAt, TokenAt),
}

/// Where a step leads.
pub(super) fn place(_: &Question<'_, Battle>, before: &[&Step], step: &Step) -> Option<Place> {
    match step {
        Step::Province(province) => Some(Place::Province(*province)),
        Step::From(origin) => slot(before, *origin).map(Place::Slot),
        Step::BoardToken(at) => Some(Place::Token(*at)),
        Step::Objective(_)
        | Step::Verb(_)
        | Step::Card(_)
        | Step::Token(_)
        | Step::Away(_)
        | Step::Territory(_)
        | Step::Clan(_)
        | Step::Condition(_) => None,
    }
}

/// The slot of a token that enters the province named before.
fn slot(before: &[&Step], origin: Origin) -> Option<Slot> {
    let to = before.iter().rev().find_map(|step| match step {
        Step::Province(province) => Some(province.code()),
        _ => None,
    })?;
    match origin {
        Origin::Land(from) => Slot::parse(&format!("{}>{to}", from.code())),
        Origin::Sea => Slot::parse(&format!("sea>{to}")),
        Origin::Center => Slot::parse(to),
    }
}

/// The code of a place.
pub(super) fn code(place: &Place) -> String {
    match place {
        Place::Province(province) => province.code().to_owned(),
        Place::Slot(slot) => slot_code(*slot),
        Place::Token(at) => match at.clan {
            None => slot_code(at.slot),
            Some(clan) if at.nth == 0 => format!("{}@{clan}", slot_code(at.slot)),
            Some(clan) => format!("{}@{clan}{}", slot_code(at.slot), u16::from(at.nth) + 1),
        },
    }
}

fn slot_code(slot: Slot) -> String {
    match slot.spot() {
        Spot::Land(from, to) => format!("{}>{}", from.code(), to.code()),
        Spot::Coast(to) => format!("sea>{}", to.code()),
        Spot::Center(at) => at.code().to_owned(),
    }
}

/// What the choices made so far put on the map.
pub(super) fn ghosts(question: &Question<'_, Battle>) -> Vec<Ghost> {
    let made = question.made.as_slice();
    let provinces: Vec<Province> = made.iter().filter_map(|step| province(step)).collect();
    let face = made.iter().rev().find_map(|step| match step {
        Step::Token(face) => Some(*face),
        _ => None,
    });
    match (made.first(), made.last()) {
        (Some(Step::Card(card)), Some(_)) if card_lies(*card) => of_card(*card, &provinces),
        (_, Some(Step::From(origin))) => {
            let slot = made
                .split_last()
                .and_then(|(_, before)| slot(before, *origin));
            face.zip(slot)
                .map(|(face, slot)| Ghost::Token(face, slot))
                .into_iter()
                .collect()
        }
        (Some(Step::Verb(Verb::Swap)), Some(Step::BoardToken(other))) => {
            let mut tokens = made.iter().filter_map(|step| token(step));
            let first = tokens.next().filter(|one| one != other);
            first
                .map(|one| Ghost::Swap(one, *other))
                .into_iter()
                .collect()
        }
        (Some(Step::Token(_) | Step::Card(Card::AnimateTheDead)), Some(Step::BoardToken(on))) => {
            face.map(|face| Ghost::Blessing(face, *on))
                .into_iter()
                .collect()
        }
        (_, Some(Step::Province(at))) if settles(question) => vec![Ghost::Control(*at, 1, 0)],
        _ => Vec::new(),
    }
}

fn province(step: &Step) -> Option<Province> {
    match step {
        Step::Province(province) => Some(*province),
        _ => None,
    }
}

fn token(step: &Step) -> Option<TokenAt> {
    match step {
        Step::BoardToken(at) => Some(*at),
        _ => None,
    }
}

fn settles(question: &Question<'_, Battle>) -> bool {
    question.table.seen.stage == Stage::Settling && question.made.len() == 2
}

/// Does the card put something into the provinces it names?
fn card_lies(card: Card) -> bool {
    !of_card(card, &[Province::CrabCapital; 3]).is_empty()
}

/// What a card puts into the provinces chosen for it.
fn of_card(card: Card, at: &[Province]) -> Vec<Ghost> {
    let special = |special: Special| at.iter().map(move |at| Ghost::Special(*at, special));
    let first = |special: Special| {
        at.iter()
            .take(1)
            .map(move |at| Ghost::Special(*at, special))
    };
    let control = |up: u8| move |at: &Province| Ghost::Control(*at, 0, up);
    match card {
        Card::FeatsOfEngineering => special(Special::Harbor).collect(),
        Card::CodeOfHonor => special(Special::Honor1).collect(),
        Card::SacredGround => special(Special::Shrine).collect(),
        Card::Bushido => special(Special::Honor4).collect(),
        Card::HonorableFight => special(Special::Battlefield).collect(),
        Card::AidOfTheKami => special(Special::Defense2).collect(),
        Card::PortOfProsperity => special(Special::Honor2).collect(),
        Card::AshigaruLevies => special(Special::Defense1).collect(),
        Card::StrengthOfPurpose => at.iter().map(control(1)).collect(),
        Card::BountifulHarvest => at.iter().map(control(2)).collect(),
        Card::DiplomaticMission => {
            let reward = at.iter().skip(1).map(control(2));
            first(Special::Peace).chain(reward).collect()
        }
        Card::PirateRaids => {
            let reward = at.iter().skip(1).map(control(3));
            first(Special::ScorchedEarth).chain(reward).collect()
        }
        Card::Promotion
        | Card::BlessTheLands
        | Card::SpyNetwork
        | Card::FomentRebellion
        | Card::Reinforcements
        | Card::CulturalExchange
        | Card::DarkFavors
        | Card::PurgeTheWeak
        | Card::AnimateTheDead
        | Card::InspireFear => Vec::new(),
    }
}

/// Draws everything.
pub(super) fn draw(
    table: &Table<'_, OneSeat>,
    marks: &TitleMarks<Battle>,
    scene: &mut Scene<OneSeat>,
) {
    let mut edged = Vec::new();
    for (places, how) in [(&marks.lit, Outline::Lit), (&marks.chosen, Outline::Chosen)] {
        for place in places {
            edge(table, scene, *place, how, &mut edged);
        }
    }
    for place in &marks.lit {
        if let Place::Slot(slot) = place {
            entrance(table, scene, *slot);
        }
    }
    for ghost in &marks.ghosts {
        self::ghost(table, scene, *ghost);
    }
}

/// Outlines a place; a province once, whatever leads into it.
fn edge(
    table: &Table<'_, OneSeat>,
    scene: &mut Scene<OneSeat>,
    place: Place,
    how: Outline,
    edged: &mut Vec<Province>,
) {
    const WIDTH: f32 = 6.0;
    let province = match place {
        Place::Province(province) => province,
        Place::Slot(slot) => slot.target(),
        Place::Token(at) => {
            if let Some((spot, _)) = board::lying(table, at) {
                strokes::circle(scene, spot, TOKEN + 13.0, how);
            }
            return;
        }
    };
    if edged.contains(&province) {
        return;
    }
    edged.push(province);
    // Below everything that lies on the map, so that it covers no piece.
    let washed = |item: &Item| matches!(item, Item::Wash { .. } | Item::Bare { .. });
    let after = scene.items.iter().rposition(washed).map_or(0, |at| at + 1);
    let region = province.code();
    let inks = how.inks();
    scene.items.insert(
        after,
        Item::Edge {
            region,
            width: WIDTH,
            inks,
        },
    );
}

/// A small white drop where a token can be placed, its tip at the target; in a centre a white diamond.
fn entrance(table: &Table<'_, OneSeat>, scene: &mut Scene<OneSeat>, slot: Slot) {
    let (at, towards) = board::spot(table, slot);
    match towards {
        Some(towards) => pieces::drop(scene, at, towards, 0.56, WHITE),
        // Beside the tokens that lie there.
        None => {
            let taken = table.seen.tokens.iter().any(|seen| seen.slot == slot);
            let [x, y] = at;
            let x = if taken { x + 25.0 } else { x };
            pieces::diamond(scene, [x, y], 0.56, WHITE);
        }
    }
}

fn ghost(table: &Table<'_, OneSeat>, scene: &mut Scene<OneSeat>, ghost: Ghost) {
    let Some((seat, _)) = table.own else { return };
    let clan = table.clan(seat);
    match ghost {
        Ghost::Token(face, slot) => {
            let (at, towards) = board::spot(table, slot);
            if towards.is_none() {
                make_room(table, scene, slot);
            }
            scene.faded(|scene| {
                pieces::token(scene, clan, at, towards, Known::Own(face), false);
            });
            strokes::circle(scene, at, TOKEN + 12.0, Outline::Lit);
        }
        Ghost::Blessing(face, on) => {
            if let Some((at, index)) = board::lying(table, on) {
                let nth = table
                    .seen
                    .tokens
                    .get(index)
                    .map_or(0, |it| it.blessings.len());
                scene.faded(|scene| board::blessing(scene, face, at, nth));
            }
        }
        Ghost::Control(at, down, up) => {
            let seen = table.seen.provinces.iter().find(|row| row.province == at);
            if let Some(seen) = seen {
                let after = ProvinceSeen {
                    owner: Some(seat),
                    down: seen.down + down,
                    up: seen.up + up,
                    ..seen.clone()
                };
                // The code makes room for the tokens.
                let code = board::code(table, seen);
                scene.items.retain(|item| *item != code);
                scene.faded(|scene| board::discs(table, scene, &after));
                scene.items.push(board::code(table, &after));
            }
        }
        Ghost::Special(at, special) => {
            if let Some(art) = table.art(at) {
                scene.faded(|scene| pieces::special(scene, special, art.plaque));
            }
        }
        Ghost::Swap(one, other) => {
            let lying = |at| board::lying(table, at);
            let (Some((from, first)), Some((to, second))) = (lying(one), lying(other)) else {
                return;
            };
            for (index, spot, slot) in [(first, to, other.slot), (second, from, one.slot)] {
                let (_, towards) = board::spot(table, slot);
                let known = table.face(index).map_or(Known::Hidden, Known::Own);
                scene.faded(|scene| pieces::token(scene, clan, spot, towards, known, false));
            }
            strokes::arrow(scene, &[from, to], TOKEN + 6.0);
            strokes::arrow(scene, &[to, from], TOKEN + 6.0);
        }
    }
}

/// The tokens that lie in the centre of a province make room for one more.
fn make_room(table: &Table<'_, OneSeat>, scene: &mut Scene<OneSeat>, slot: Slot) {
    let tokens = table.seen.tokens.iter().enumerate();
    let here = tokens.filter(|(_, seen)| seen.slot == slot);
    for (index, _) in here {
        let mut old = Scene::<OneSeat>::new(None, scene.frame, scene.ground);
        board::token(table, &mut old, index, 0);
        scene.items.retain(|item| !old.items.contains(item));
        board::token(table, scene, index, 1);
    }
}
