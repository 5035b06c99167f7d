//! What lies on the map: the regions' names, buildings, ships.

use rules::titles::river_of_gold::{Clan, Region, Ship, ShoreSeen, Space};
use rules::view::Audience;

use super::words::number;
use super::{SUMI, Table, VERMILION, WHITE, pieces, tile};
use painter::scene::{Item, Scene};

pub(super) fn draw<A: Audience>(table: &Table<'_, A>, scene: &mut Scene<A>) {
    for region in Region::ALL {
        if let Some(land) = table.layout.land(region) {
            let name = table.words.name(region);
            pieces::left(scene, name, land.name, 22.0, SUMI);
        }
    }
    for seen in &table.seen.shores {
        building(table, scene, seen);
    }
    for space in Space::ALL {
        fleet(table, scene, space);
    }
}

/// Nothing but the printed space where nobody has built.
fn building<A: Audience>(table: &Table<'_, A>, scene: &mut Scene<A>, seen: &ShoreSeen) {
    let (Some(built), Some(rect)) = (seen.tile, table.layout.shore(seen.shore)) else {
        return;
    };
    if table.since.is_some_and(|old| !old.shores.contains(seen)) {
        pieces::new_frame(scene, rect);
    }
    let owners: Vec<Clan> = seen.owners.iter().map(|seat| table.clan(*seat)).collect();
    let contrast = table.look.high_contrast;
    tile::on_shore(scene, built, rect, &number(seen.shore), &owners, contrast);
}

/// A ship that lies on a space.
struct Lying {
    clan: Clan,
    ship: Ship,
    noble: bool,
    /// Was it elsewhere when the viewer last looked?
    new: bool,
}

/// All ships on a river space.
fn fleet<A: Audience>(table: &Table<'_, A>, scene: &mut Scene<A>, space: Space) {
    let mut lying = Vec::new();
    for row in &table.seen.seats {
        for ship in row.ships.iter().filter(|ship| ship.space == space) {
            let before = table.before(row.seat);
            lying.push(Lying {
                clan: row.clan,
                ship: ship.ship,
                noble: ship.noble,
                new: before.is_some_and(|old| !old.ships.contains(ship)),
            });
        }
    }
    let Some(fleet) = table.layout.fleet(space, lying.len()) else {
        return;
    };
    for (one, at) in lying.into_iter().zip(&fleet.at) {
        if one.new {
            for (width, ink) in [(8.0, WHITE), (5.0, VERMILION)] {
                scene.items.push(Item::Ring {
                    at: *at,
                    radius: fleet.size * 0.62,
                    width,
                    ink,
                });
            }
        }
        let letter = table.words.form(one.ship, "letter");
        pieces::ship(scene, one.clan, letter, one.noble, *at, fleet.size);
    }
}
