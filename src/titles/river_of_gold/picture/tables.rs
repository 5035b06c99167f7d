//! Below the map: row, stacks, deck, masteries, and the influence tracks with their markers.

use rules::titles::river_of_gold::{
    Calling, Clan, Customer, Era, MasterySeen, Region, RegionTileSeen, StackSeen,
};
use rules::view::Audience;

use super::layout::Rect;
use super::pieces::{badge, mastery, middle, new_frame};
use super::{GOLD, SUMI, Table, VERMILION, WHITE, tile};
use painter::scene::Scene;

pub(super) fn draw<A: Audience>(table: &Table<'_, A>, scene: &mut Scene<A>) {
    row(table, scene);
    for seen in &table.seen.stacks {
        stack(table, scene, seen);
    }
    deck(table, scene);
    let rects = &table.layout.tables.masteries;
    for (seen, rect) in table.seen.masteries.iter().zip(rects) {
        claims(table, scene, seen, *rect);
    }
    for seen in &table.seen.region_tiles {
        track(table, scene, seen);
    }
}

fn row<A: Audience>(table: &Table<'_, A>, scene: &mut Scene<A>) {
    let slots = table.seen.row.iter().zip(&table.layout.tables.row);
    for (at, (lying, rect)) in slots.enumerate() {
        if table.since.is_some_and(|old| !old.row.contains(lying)) {
            new_frame(scene, *rect);
        }
        tile::in_row(scene, *lying, *rect, table.look.high_contrast);
        if at == 0 {
            // The end slot brings 1 favor.
            let [x, y, ..] = *rect;
            let sun = [x + 25.0, y + 57.0];
            scene.disc(sun, 19.0, SUMI);
            scene.disc(sun, 16.5, GOLD);
            scene.stamp("favor", sun, 28.0, SUMI);
        }
    }
}

fn stack<A: Audience>(table: &Table<'_, A>, scene: &mut Scene<A>, seen: &StackSeen) {
    let stacks = &table.layout.tables.stacks;
    let [x, y, w, _] = match seen.era {
        Era::Second => stacks.second,
        Era::Start | Era::First => stacks.first,
    };
    middle(
        scene,
        seen.left.to_string(),
        [x + w / 2.0, y + 60.0],
        44.0,
        SUMI,
    );
}

fn deck<A: Audience>(table: &Table<'_, A>, scene: &mut Scene<A>) {
    let [x, y, w, _] = table.layout.tables.deck;
    let seen = table.seen;
    middle(
        scene,
        seen.deck.to_string(),
        [x + w / 2.0, y + 68.0],
        40.0,
        SUMI,
    );
    scene.stamp("cross", [x + 26.0, y + 102.0], 20.0, SUMI);
    let gone = seen.discards.len().to_string();
    middle(scene, gone, [x + 54.0, y + 102.0], 30.0, SUMI);
}

/// A mastery: its picture, who claimed it, what its free slots give.
fn claims<A: Audience>(
    table: &Table<'_, A>,
    scene: &mut Scene<A>,
    seen: &MasterySeen,
    [x, y, w, _]: Rect,
) {
    let centre = x + w / 2.0;
    scene.stamp(mastery(seen.mastery), [centre, y + 42.0], 62.0, SUMI);
    let slots = seen.claimed.len() + seen.free.len();
    let first = centre - 14.5 * slots.saturating_sub(1) as f32;
    let old = table.since.map(|old| {
        let mut all = old.masteries.iter();
        all.find(|row| row.mastery == seen.mastery)
            .map_or(0, |row| row.claimed.len())
    });
    for (i, seat) in seen.claimed.iter().enumerate() {
        let at = [first + 29.0 * i as f32, y + 101.0];
        let new = old.is_some_and(|old| i >= old);
        badge(scene, table.clan(*seat), at, 25.0, new);
    }
    for (i, vp) in seen.free.iter().enumerate() {
        let at = first + 29.0 * (seen.claimed.len() + i) as f32;
        middle(scene, vp.to_string(), [at, y + 101.0], 34.0, SUMI);
    }
}

/// An influence track: markers, who served artisan and elder, the scoring tile.
fn track<A: Audience>(table: &Table<'_, A>, scene: &mut Scene<A>, seen: &RegionTileSeen) {
    let Some(land) = table.layout.land(seen.region) else {
        return;
    };
    let (track, marker) = (&land.track, &table.layout.marker);
    for row in &table.seen.seats {
        let step = row.influence[seen.region];
        let before = table.before(row.seat);
        let new = before.is_some_and(|old| old.influence[seen.region] != step);
        if let Some([x, y]) = track.steps.get(usize::from(step)) {
            let [dx, dy] = marker.quarter(row.clan);
            badge(scene, row.clan, [x + dx, y + dy], marker.size, new);
        }
    }
    for (calling, at) in [
        (Calling::Artisan, track.artisan),
        (Calling::Elder, track.elder),
    ] {
        let wanted = served_by(table, calling, seen.region);
        if let Some((clan, new)) = wanted {
            badge(scene, clan, at, 28.0, new);
        }
    }
    let [x, y, w, h] = track.tile;
    scene.plate([x, y, w, h], 7.0, SUMI);
    scene.plate([x + 2.5, y + 2.5, w - 5.0, h - 5.0], 5.0, WHITE);
    let places: Vec<String> = seen.places.iter().map(ToString::to_string).collect();
    let at = [x + w / 2.0, y + h / 2.0];
    middle(scene, places.join("·"), at, 32.0, VERMILION);
}

/// Who served the customer of this calling and region, and whether since the viewer last looked.
fn served_by<A: Audience>(
    table: &Table<'_, A>,
    calling: Calling,
    region: Region,
) -> Option<(Clan, bool)> {
    let wanted = Customer::of(calling, region);
    let mut seats = table.seen.seats.iter();
    let row = seats.find(|row| row.served.contains(&wanted))?;
    let before = table.before(row.seat);
    let new = before.is_some_and(|old| !old.served.contains(&wanted));
    Some((row.clan, new))
}
