//! What lies on the map: labels, settlements with their figures, tiles, what the last turn took.

use rules::titles::samurai::{Hex, Settlement, SettlementSeen, Size, Taken, Terrain, TileSeen};
use rules::view::Audience;

use super::layout::BoardArt;
use super::{DESIGNED, FIELD, SUMI, Table, WHITE, leader, pieces};
use painter::scene::{Align, Hand, Item, Point, Scene};

pub(super) fn draw<A: Audience>(table: &Table<'_, A>, art: &BoardArt, scene: &mut Scene<A>) {
    let seats = table.seen.seats.len();
    let covered = |hex: Hex| table.seen.tiles.iter().any(|t| t.hex == hex);
    for hex in Hex::ALL {
        if hex.in_play(seats)
            && hex.terrain() != Terrain::Settlement
            && !covered(hex)
            && let Some(at) = art.at(hex)
        {
            label(table, art, scene, hex, at);
        }
    }
    // New tiles come last, so that no neighbour hides their rings.
    let (new, old): (Vec<&TileSeen>, Vec<&TileSeen>) = table
        .seen
        .tiles
        .iter()
        .partition(|tile| is_new(table, tile));
    let lay = |scene: &mut Scene<A>, seen: &TileSeen| {
        if let Some(at) = art.at(seen.hex) {
            let (colour, label) = (table.colour(seen.owner), Some(seen.hex.id()));
            pieces::tile(scene, colour, seen.tile, at, art.radius, label);
        }
    };
    for seen in old {
        lay(scene, seen);
    }
    for at in new.iter().filter_map(|seen| art.at(seen.hex)) {
        pieces::new_hex(scene, at, art.radius);
    }
    for seen in new {
        lay(scene, seen);
    }
    for seen in &table.seen.settlements {
        if let Some(at) = art.at(seen.settlement.hex()) {
            settlement(table, art, scene, seen, at);
        }
    }
}

fn is_new<A: Audience>(table: &Table<'_, A>, seen: &TileSeen) -> bool {
    table.since.is_some_and(|old| !old.tiles.contains(seen))
}

/// The label of an empty hex; on land it leaves room for what grows there.
fn label<A: Audience>(
    table: &Table<'_, A>,
    art: &BoardArt,
    scene: &mut Scene<A>,
    hex: Hex,
    [x, y]: Point,
) {
    let u = art.radius / DESIGNED;
    let land = hex.terrain() == Terrain::Land;
    if table.look.high_contrast {
        if land {
            scene.stamp("hex", [x, y], art.radius * 1.86, WHITE);
        } else {
            let rect = [x - 29.0 * u, y - 15.0 * u, 58.0 * u, 30.0 * u];
            scene.plate(rect, 10.0 * u, WHITE);
        }
    }
    let row = if land && !table.look.high_contrast {
        y - 6.0 * u
    } else {
        y
    };
    let size = if table.look.high_contrast { 34.0 } else { 30.0 };
    let hand = Hand::Bold;
    scene.text(hex.id(), [x, row], size * u, hand, Align::Middle, SUMI);
}

/// Where the figures of a settlement stand, and how large.
fn places(size: Size, [x, y]: Point, u: f32) -> (&'static [Point], Point, f32) {
    const VILLAGE: [Point; 1] = [[0.0, -7.0]];
    const CITY: [Point; 2] = [[-18.0, -7.0], [18.0, -7.0]];
    // Three do not fit into a hex at a size that can be told apart, so they reach over its edge.
    const EDO: [Point; 3] = [[0.0, -25.0], [-22.0, 6.0], [22.0, 6.0]];
    match size {
        Size::Village => (&VILLAGE, [x, y + 22.0 * u], 40.0 * u),
        Size::City => (&CITY, [x, y + 21.0 * u], 36.0 * u),
        Size::Edo => (&EDO, [x, y + 29.0 * u], 37.0 * u),
    }
}

/// Where the `nth` figure of a settlement stands, and how large it is.
pub(super) fn figure_at(art: &BoardArt, at: Settlement, nth: usize) -> Option<(Point, f32)> {
    let [x, y] = art.at(at.hex())?;
    let u = art.radius / DESIGNED;
    let (spots, _, size) = places(at.size(), [x, y], u);
    let [dx, dy] = spots.get(nth)?;
    Some(([x + dx * u, y + dy * u], size))
}

fn settlement<A: Audience>(
    table: &Table<'_, A>,
    art: &BoardArt,
    scene: &mut Scene<A>,
    seen: &SettlementSeen,
    [x, y]: Point,
) {
    let u = art.radius / DESIGNED;
    let (spots, foot, size) = places(seen.settlement.size(), [x, y], u);
    let spot = |i: usize| {
        let [dx, dy] = spots.get(i).copied().unwrap_or_default();
        [x + dx * u, y + dy * u]
    };
    if table.look.high_contrast {
        scene.stamp("hex", [x, y], art.radius * 1.8, WHITE);
    }
    let taken = table.seen.taken.iter();
    let taken: Vec<&Taken> = taken.filter(|t| t.at == seen.settlement).collect();
    let old = table.since.and_then(|old| {
        let mut all = old.settlements.iter();
        all.find(|s| s.settlement == seen.settlement)
    });
    if old.is_some_and(|old| old.figures != seen.figures) {
        pieces::new_ground(scene, [x, y], art.radius);
    }
    for (i, caste) in seen.figures.iter().enumerate() {
        let [fx, fy] = spot(i);
        pieces::figure(scene, *caste, [fx, fy], size);
        if let Some(seat) = leader(seen, i) {
            // On the outer side, so that it covers no other figure.
            let side = if fx < x { -0.46 } else { 0.46 };
            let edge = [fx + size * side, fy - size * 0.3];
            pieces::crest(scene, table.colour(seat), edge, 9.5 * u);
        }
    }
    for (i, taken) in taken.iter().enumerate() {
        let by = taken.by.map(|seat| table.colour(seat));
        pieces::taken(scene, taken.caste, by, spot(i + seen.figures.len()), size);
    }
    let ground = if table.look.high_contrast {
        WHITE
    } else {
        FIELD
    };
    // Last, over the figures: moves are typed by it.
    let bare = seen.figures.is_empty() && taken.is_empty();
    let (at, em) = if bare { ([x, y], 30.0) } else { (foot, 22.0) };
    scene.items.push(Item::Text {
        text: seen.settlement.hex().id().into(),
        at,
        size: em * u,
        hand: Hand::Bold,
        align: Align::Middle,
        ink: SUMI,
        halo: (!bare).then_some(ground),
        room: None,
    });
}
