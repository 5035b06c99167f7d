//! What lies on the map: washes, labels, control and special tokens, combat tokens, fates, cards.

use rules::titles::battle::{
    CardSeen, Face, Fate, Province, ProvinceSeen, Slot, Special, Spot, Territory, TokenAt,
};
use rules::view::Audience;

use super::pieces::{self, CONTROL, Known, TOKEN};
use super::{GOLD, PAPER, SUMI, Table, VERMILION, WHITE, inks};
use painter::scene::{Align, Hand, Item, Point, Scene};

/// The order of the cards in their column: as on the map, north to south.
const COLUMN: [Territory; 11] = [
    Territory::Dragon,
    Territory::Phoenix,
    Territory::Unicorn,
    Territory::Lion,
    Territory::Scorpion,
    Territory::Crane,
    Territory::Crab,
    Territory::Goldcoast,
    Territory::Islands,
    Territory::ShadowNorth,
    Territory::ShadowSouth,
];

/// The width of the frame around the map.
const FRAME: f32 = 24.0;

pub(super) fn draw<A: Audience>(table: &Table<'_, A>, scene: &mut Scene<A>) {
    for province in &table.seen.provinces {
        wash(table, scene, province);
    }
    for province in &table.seen.provinces {
        label(table, scene, province);
    }
    tokens(table, scene);
    // Codes come last: a move is typed by them, so no token may hide one.
    for province in &table.seen.provinces {
        scene.items.push(code(table, province));
    }
    cards(table, scene);
}

fn wash<A: Audience>(table: &Table<'_, A>, scene: &mut Scene<A>, seen: &ProvinceSeen) {
    let region = seen.province.code();
    if table.look.high_contrast {
        scene.items.push(Item::Bare { region });
    } else if seen.special == Some(Special::ScorchedEarth) {
        scene.items.push(Item::Wash {
            region,
            family: "ash",
        });
    } else if let Some(owner) = seen.owner {
        let family = inks(table.clan(owner)).family;
        scene.items.push(Item::Wash { region, family });
    }
}

/// Where the parts of a label stand: left edge of the control tokens, their width, left edge of the code, row.
fn layout<A: Audience>(table: &Table<'_, A>, seen: &ProvinceSeen) -> [f32; 4] {
    const CODE: f32 = 45.0;
    let [x, y] = table.label(seen.province);
    let both = seen.down > 0 && seen.up > 0;
    let (discs, gap) = match (seen.owner, both) {
        (None, _) => (0.0, 0.0),
        (Some(_), false) => (CONTROL * 2.0, 7.0),
        (Some(_), true) => (CONTROL * 3.55, 7.0),
    };
    let left = x - (discs + gap + CODE) / 2.0;
    [left, discs, left + discs + gap, y - 14.0]
}

/// The code of a province beside its control tokens.
pub(super) fn code<A: Audience>(table: &Table<'_, A>, seen: &ProvinceSeen) -> Item {
    let [_, _, left, row] = layout(table, seen);
    pieces::halo(seen.province.code(), [left, row], 42.0, Align::Left)
}

/// Control tokens, honor and defense of a province, around its label point.
fn label<A: Audience>(table: &Table<'_, A>, scene: &mut Scene<A>, seen: &ProvinceSeen) {
    let [x, y] = table.label(seen.province);
    let [left, discs, code, row] = layout(table, seen);
    if table.look.high_contrast {
        // Close around what stands on it: neighbours have plates too.
        let marks = 43.0 * marks(seen) as f32 + 11.0;
        let width = (code + 45.0 - left).max(marks) + 8.0;
        scene.plate(
            [x - width / 2.0 - 3.0, y - 50.0, width + 6.0, 94.0],
            15.0,
            SUMI,
        );
        if let Some(owner) = seen.owner {
            let ink = inks(table.clan(owner)).ink;
            scene.plate([x - width / 2.0, y - 47.0, width, 88.0], 12.0, ink);
        }
        let rim = if seen.owner.is_some() { 5.0 } else { 0.0 };
        scene.plate(
            [
                x - width / 2.0 + rim,
                y - 47.0 + rim,
                width - 2.0 * rim,
                88.0 - 2.0 * rim,
            ],
            12.0 - rim,
            WHITE,
        );
    }
    self::discs(table, scene, seen);
    if seen.owner.is_some() {
        if changed(table, seen) {
            let first = if seen.down > 0 {
                left
            } else {
                left + discs - 2.0 * CONTROL
            };
            pieces::new_ring(scene, [first + CONTROL, row], CONTROL);
        }
    } else if changed(table, seen) {
        pieces::new_ring(scene, [x, row], 30.0);
    }
    worth(scene, seen, [x, y + 27.0]);
    if let Some(special) = seen.special {
        pieces::special(
            scene,
            special,
            table.art(seen.province).map_or([x, y], |art| art.plaque),
        );
    }
    if let Some(fate) = seen.fate {
        self::fate(table, scene, fate, fate_at([x, y]));
    }
}

/// Where it stands what became of a province. In the northernmost provinces it would leave the frame.
pub(super) fn fate_at([x, y]: Point) -> Point {
    [x, (y - 58.0).max(FRAME + 22.0)]
}

/// The control tokens of a province: facedown, then faceup.
pub(super) fn discs<A: Audience>(table: &Table<'_, A>, scene: &mut Scene<A>, seen: &ProvinceSeen) {
    let Some(owner) = seen.owner else { return };
    let [left, discs, _, row] = layout(table, seen);
    let clan = table.clan(owner);
    let first = [left + CONTROL, row];
    let last = [left + discs - CONTROL, row];
    if seen.up > 0 {
        pieces::crest(scene, clan, last, CONTROL, true);
        count(scene, last, seen.up);
    }
    if seen.down > 0 {
        pieces::crest(scene, clan, first, CONTROL, false);
        count(scene, first, seen.down);
    }
}

/// A number at the foot of a disc, when there is more than one.
fn count<A: Audience>(scene: &mut Scene<A>, [x, y]: Point, number: u8) {
    if number > 1 {
        let at = [x + 15.0, y + 16.0];
        scene.disc(at, 13.0, SUMI);
        scene.disc(at, 11.0, WHITE);
        scene.text(
            number.to_string(),
            at,
            24.0,
            Hand::Bold,
            Align::Middle,
            SUMI,
        );
    }
}

/// How many marks stand below a label.
fn marks(seen: &ProvinceSeen) -> usize {
    1 + usize::from(seen.defense > 0) + usize::from(seen.province.capital().is_some())
}

/// Honor and defense: a blossom and a shield, each with its number.
fn worth<A: Audience>(scene: &mut Scene<A>, seen: &ProvinceSeen, [x, y]: Point) {
    let capital = seen.province.capital().is_some();
    let mut at = x - (marks(seen) as f32 - 1.0) * 21.5;
    if capital {
        scene.stamp("castle", [at, y - 1.0], 30.0, WHITE);
        scene.stamp("castle", [at, y - 1.0], 25.0, SUMI);
        at += 43.0;
    }
    scene.stamp("blossom", [at - 8.0, y], 27.0, WHITE);
    scene.stamp("blossom", [at - 8.0, y], 22.0, VERMILION);
    pieces::haloed(
        scene,
        seen.honor.to_string(),
        [at + 12.0, y],
        27.0,
        Align::Middle,
    );
    at += 43.0;
    if seen.defense > 0 {
        scene.stamp("shield", [at - 7.0, y], 27.0, WHITE);
        scene.stamp("shield", [at - 7.0, y], 22.0, SUMI);
        pieces::haloed(
            scene,
            seen.defense.to_string(),
            [at + 13.0, y],
            27.0,
            Align::Middle,
        );
    }
}

pub(super) fn fate<A: Audience>(
    table: &Table<'_, A>,
    scene: &mut Scene<A>,
    fate: Fate,
    [x, y]: Point,
) {
    let (stamp, text, ink, on) = match fate {
        Fate::Taken {
            attack, defense, ..
        } => ("army", format!("{attack}:{defense}"), VERMILION, WHITE),
        Fate::Held { attack, defense } => ("shield", format!("{defense}:{attack}"), WHITE, SUMI),
        Fate::Repelled { attack, defense } => ("cross", format!("{attack}:{defense}"), WHITE, SUMI),
        Fate::Raided => ("raid", String::new(), VERMILION, WHITE),
        Fate::Peace => ("knot", String::new(), WHITE, SUMI),
        Fate::Guarded => ("shield", String::new(), WHITE, SUMI),
    };
    let winner = match fate {
        Fate::Taken { by, .. } => Some(table.clan(by)),
        _ => None,
    };
    let crest = if winner.is_some() { 30.0 } else { 0.0 };
    let width = crest + if text.is_empty() { 40.0 } else { 96.0 };
    let left = x - width / 2.0;
    scene.plate([left - 3.0, y - 20.0, width + 6.0, 40.0], 12.0, SUMI);
    scene.plate([left, y - 17.0, width, 34.0], 9.0, ink);
    scene.stamp(stamp, [left + crest + 20.0, y], 26.0, on);
    scene.text(
        text,
        [left + crest + 62.0, y],
        31.0,
        Hand::Bold,
        Align::Middle,
        on,
    );
    if let Some(clan) = winner {
        pieces::crest(scene, clan, [left + 14.0, y], 21.0, false);
    }
}

fn changed<A: Audience>(table: &Table<'_, A>, seen: &ProvinceSeen) -> bool {
    let Some(before) = table.since else {
        return false;
    };
    before
        .provinces
        .iter()
        .find(|p| p.province == seen.province)
        .is_some_and(|old| {
            (old.owner, old.down, old.up, old.special)
                != (seen.owner, seen.down, seen.up, seen.special)
        })
}

fn tokens<A: Audience>(table: &Table<'_, A>, scene: &mut Scene<A>) {
    for index in 0..table.seen.tokens.len() {
        token(table, scene, index, 0);
    }
}

/// The token of this index, among so many more than there are in its centre.
pub(super) fn token<A: Audience>(
    table: &Table<'_, A>,
    scene: &mut Scene<A>,
    index: usize,
    more: usize,
) {
    let Some(seen) = table.seen.tokens.get(index) else {
        return;
    };
    let clan = table.clan(seen.owner);
    let known = match (seen.face, table.face(index), table.own) {
        (Some(face), _, _) => Known::Open(face),
        (None, Some(face), Some((seat, _))) if seat == seen.owner => Known::Own(face),
        (None, Some(face), _) => Known::Peeked(face),
        (None, None, _) => Known::Hidden,
    };
    let (at, towards) = at(table, seen.slot, index, more);
    let new = table.since.is_some_and(|old| {
        !old.tokens
            .iter()
            .any(|t| (t.slot, t.owner, t.at) == (seen.slot, seen.owner, seen.at))
    });
    pieces::token(scene, clan, at, towards, known, new);
    for (i, blessing) in seen.blessings.iter().enumerate() {
        self::blessing(scene, *blessing, at, i);
    }
}

/// The `nth` blessing on a token.
pub(super) fn blessing<A: Audience>(scene: &mut Scene<A>, face: Face, [x, y]: Point, nth: usize) {
    pieces::blessing(scene, face, [x + 24.0, y - 26.0 - 20.0 * nth as f32]);
}

/// Where the token of this index lies, among so many more in its centre, and its direction.
fn at<A: Audience>(
    table: &Table<'_, A>,
    slot: Slot,
    index: usize,
    more: usize,
) -> (Point, Option<Point>) {
    match slot.spot() {
        Spot::Land(from, to) => across(table, from.code(), to.code()),
        Spot::Coast(to) => across(table, "sea", to.code()),
        Spot::Center(province) => (centre(table, province, index, more), None),
    }
}

/// Where one more token would lie.
pub(super) fn spot<A: Audience>(table: &Table<'_, A>, slot: Slot) -> (Point, Option<Point>) {
    at(table, slot, table.seen.tokens.len(), 1)
}

/// A token that lies on the map: where, and its index.
pub(super) fn lying<A: Audience>(table: &Table<'_, A>, token: TokenAt) -> Option<(Point, usize)> {
    let mut tokens = table.seen.tokens.iter();
    let index = tokens.position(|seen| seen.at == token)?;
    Some((at(table, token.slot, index, 0).0, index))
}

/// A token's place on the edge of two faces, and its direction: a little back, so the beak crosses the line.
pub(super) fn across<A: Audience>(
    table: &Table<'_, A>,
    from: &str,
    to: &str,
) -> (Point, Option<Point>) {
    let edge = table
        .layout
        .edges
        .iter()
        .find(|e| e.between.iter().any(|f| f == from) && e.between.iter().any(|f| f == to));
    let Some(edge) = edge else {
        return ([0.0, 0.0], None);
    };
    let [dx, dy] = edge.across;
    let forward = edge.between.first().is_some_and(|f| f == from);
    let [dx, dy] = if forward { [dx, dy] } else { [-dx, -dy] };
    let [x, y] = edge.slot;
    ([x - dx * 9.0, y - dy * 9.0], Some([dx, dy]))
}

/// Tokens in a centre form a row beside the label, where the province has most room.
pub(super) fn centre<A: Audience>(
    table: &Table<'_, A>,
    province: Province,
    index: usize,
    more: usize,
) -> Point {
    let here = |i: usize| {
        table
            .seen
            .tokens
            .get(i)
            .is_some_and(|t| t.slot.is_center() && t.slot.target() == province)
    };
    let count = table.seen.tokens.len();
    let before = (0..index).filter(|i| here(*i)).count() as f32;
    let all = ((0..count).filter(|i| here(*i)).count() + more) as f32;
    let [x, y] = table.art(province).map_or([0.0, 0.0], |art| art.centre);
    let step = (132.0 / all).min(TOKEN * 2.0 + 20.0);
    [x + (before - (all - 1.0) / 2.0) * step, y]
}

/// The column of territory cards at the right edge of the map.
fn cards<A: Audience>(table: &Table<'_, A>, scene: &mut Scene<A>) {
    let [x, top, height, pitch, width] = table.layout.cards;
    for (i, territory) in COLUMN.iter().enumerate() {
        let y = top + pitch * i as f32;
        let seen = table
            .seen
            .territories
            .iter()
            .find(|t| t.territory == *territory);
        let Some(seen) = seen else { continue };
        if let Some(owner) = seen.owner {
            let clan = table.clan(owner);
            let inset = 4.0;
            scene.plate(
                [
                    x - width / 2.0 + inset,
                    y + inset,
                    width - 2.0 * inset,
                    height * 0.5,
                ],
                7.0,
                inks(clan).ink,
            );
        }
        let on = seen.owner.map_or(SUMI, |owner| inks(table.clan(owner)).on);
        scene.stamp(territory.id(), [x - 14.0, y + 28.0], 38.0, on);
        let letter: String = first_code(*territory).chars().take(1).collect();
        scene.text(
            letter,
            [x + 22.0, y + 28.0],
            34.0,
            Hand::Bold,
            Align::Middle,
            on,
        );
        let foot = [x, y + height * 0.76];
        match seen.card {
            CardSeen::InSlot => scene.stamp("card", foot, 36.0, GOLD),
            CardSeen::Held(seat) => {
                scene.stamp("card", [x - 20.0, y + height * 0.76], 34.0, SUMI);
                pieces::crest(
                    scene,
                    table.clan(seat),
                    [x + 14.0, y + height * 0.76],
                    19.0,
                    false,
                );
            }
            CardSeen::Played(_) => scene.stamp("cross", foot, 22.0, PAPER),
        }
    }
}

fn first_code(territory: Territory) -> &'static str {
    territory
        .provinces()
        .iter()
        .next()
        .map_or("", Province::code)
}
