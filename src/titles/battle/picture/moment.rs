//! The resolution of a round: every token faceup where it lay, and what came of it.

use rules::titles::battle::{Event, Face, Fate, Province, Public, Shown, Spot, TokenSeen};
use rules::view::Everyone;

use super::{Table, VERMILION, WHITE, board, words};
use crate::titles::SceneInput;
use painter::scene::{Item, Point, Scene};

/// The board as it was before the resolution, with all tokens open and the fate of each province.
pub(super) fn scene(table: &Table<'_, Everyone>, events: &[&Event]) -> Scene<Everyone> {
    let open = as_it_lay(table.since.unwrap_or(table.seen), events);
    let shown = SceneInput {
        layout: table.layout,
        table: table.table.showing(&open),
    };
    let mut scene = super::scene(&shown);
    for (index, token) in open.tokens.iter().enumerate() {
        if events.iter().any(|event| is_lost(event, token)) {
            cross(&mut scene, place(&shown, token, index));
        }
    }
    for province in &open.provinces {
        // Tokens may lie on what came of a fight, which is what everybody looks for.
        if let Some(fate) = province.fate.filter(|fate| *fate != Fate::Guarded) {
            let at = board::fate_at(shown.label(province.province));
            board::fate(&shown, &mut scene, fate, at);
        }
    }
    name_it(&shown, &mut scene);
    scene.words = words::shown(&shown.words, events);
    scene.alt.clone_from(&scene.words);
    scene
}

/// The table as it lay open.
fn as_it_lay(before: &Public, events: &[&Event]) -> Public {
    let mut open = before.clone();
    open.waiting.clear();
    open.tokens = words::revealed(events).into_iter().map(faceup).collect();
    for province in &mut open.provinces {
        let mut fates = events.iter().filter_map(|event| fate(event));
        let own = fates.find(|(at, _)| *at == province.province);
        province.fate = own.map(|(_, fate)| fate);
    }
    open
}

fn faceup(token: &Shown) -> TokenSeen {
    let mut left = token.blessing;
    let mut blessings = Vec::new();
    while left >= 2 {
        // Twos and threes make every sum above one.
        let face = match left {
            3 | 5 => Face::Blessing3,
            _ => Face::Blessing2,
        };
        left -= face.strength();
        blessings.push(face);
    }
    TokenSeen {
        at: token.at,
        slot: token.at.slot,
        owner: token.seat,
        face: Some(token.face),
        blessings,
    }
}

/// What a fact of the resolution did to a province.
fn fate(event: &Event) -> Option<(Province, Fate)> {
    Some(match event {
        Event::Raided { province, .. } => (*province, Fate::Raided),
        Event::Pacified { province, .. } => (*province, Fate::Peace),
        Event::Guarded { province, .. } => (*province, Fate::Guarded),
        Event::Fought {
            province,
            defender,
            defense,
            attacks,
            winner,
        } => {
            let attack = attacks.iter().map(|(_, force)| *force).max().unwrap_or(0);
            let defense = *defense;
            let fate = match winner {
                None => Fate::Repelled { attack, defense },
                Some(by) if Some(*by) == *defender => Fate::Held { attack, defense },
                Some(by) => Fate::Taken {
                    by: *by,
                    attack,
                    defense,
                },
            };
            (*province, fate)
        }
        _ => return None,
    })
}

/// Was the token lost before the battles because it could not be there?
fn is_lost(event: &Event, token: &TokenSeen) -> bool {
    match event {
        Event::Unlawful { seat, at, .. } => (*seat, *at) == (token.owner, token.at),
        Event::RaidFailed { seat, province } => {
            let raid = token.face == Some(Face::Raid);
            raid && (*seat, *province) == (token.owner, token.slot.target())
        }
        _ => false,
    }
}

/// Where a token lies.
fn place(table: &Table<'_, Everyone>, token: &TokenSeen, index: usize) -> Point {
    match token.slot.spot() {
        Spot::Land(from, to) => board::across(table, from.code(), to.code()).0,
        Spot::Coast(to) => board::across(table, "sea", to.code()).0,
        Spot::Center(province) => board::centre(table, province, index, 0),
    }
}

/// A token that is gone.
fn cross(scene: &mut Scene<Everyone>, at: Point) {
    scene.stamp("cross", at, 58.0, WHITE);
    scene.stamp("cross", at, 50.0, VERMILION);
}

/// The stage of the round is over when its tokens are revealed.
fn name_it(table: &Table<'_, Everyone>, scene: &mut Scene<Everyone>) {
    let stage = words::stage(&table.words, table.seen.stage);
    for item in &mut scene.items {
        if let Item::Text { text, .. } = item
            && *text == stage
        {
            *text = table.words.word("battle-moment-stage");
        }
    }
}
