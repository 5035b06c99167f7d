//! What lies on the map: the title, the regions' names, buildings, ships.

use rules::seat::Seat;
use rules::titles::river_of_gold::{Clan, Region, Ship, ShipSeen, ShoreSeen, Space};
use rules::view::Audience;

use super::words::number;
use super::{SUMI, Table, VERMILION, WHITE, pieces, tile};
use painter::scene::{Align, Hand, Item, Point, Scene};

/// What stays free between the name of a region and its border.
const NAME_GAP: f32 = 8.0;
/// How wide the title may be on its plate.
const TITLE_ROOM: f32 = 136.0;
/// From one line of the title to the next.
const TITLE_LINE: f32 = 31.0;

pub(super) fn draw<A: Audience>(table: &Table<'_, A>, scene: &mut Scene<A>) {
    title(table, scene);
    for region in Region::ALL {
        if let Some(land) = table.layout.land(region) {
            let name = table.words.name(region).to_string();
            pieces::left(scene, name, land.name, 22.0, SUMI);
            scene.within(land.name_width - NAME_GAP);
        }
    }
    for seen in &table.seen.shores {
        building(table, scene, seen);
    }
    for space in Space::ALL {
        for moored in fleet(table, space, None) {
            ship(table, scene, &moored);
        }
    }
}

/// The title on its plate. Each language says where its lines break.
fn title<A: Audience>(table: &Table<'_, A>, scene: &mut Scene<A>) {
    let [x, y] = table.layout.cartouche;
    let title = table
        .words
        .word("river_of_gold-picture-title")
        .to_uppercase();
    let mut at = y - TITLE_LINE * 0.5;
    for line in title.lines() {
        scene.text(line, [x, at], 28.0, Hand::Title, Align::Middle, WHITE);
        scene.within(TITLE_ROOM);
        at += TITLE_LINE;
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
pub(super) struct Lying {
    pub(super) seat: Seat,
    pub(super) ship: Ship,
    clan: Clan,
    noble: bool,
    /// Was it elsewhere when the viewer last looked?
    new: bool,
}

/// A ship, where it lies and how large it is.
pub(super) type Moored = (Lying, Point, f32);

/// All ships on a river space, and one more if it is to arrive.
pub(super) fn fleet<A: Audience>(
    table: &Table<'_, A>,
    space: Space,
    arriving: Option<(Seat, Ship)>,
) -> Vec<Moored> {
    let mut lying = Vec::new();
    for row in &table.seen.seats {
        let here =
            |ship: &&ShipSeen| ship.space == space || arriving == Some((row.seat, ship.ship));
        for ship in row.ships.iter().filter(here) {
            let before = table.before(row.seat);
            lying.push(Lying {
                seat: row.seat,
                ship: ship.ship,
                clan: row.clan,
                noble: ship.noble,
                new: before.is_some_and(|old| !old.ships.contains(ship)),
            });
        }
    }
    let Some(fleet) = table.layout.fleet(space, lying.len()) else {
        return Vec::new();
    };
    let moored = lying.into_iter().zip(&fleet.at);
    moored.map(|(one, at)| (one, *at, fleet.size)).collect()
}

/// A ship in its place.
pub(super) fn ship<A: Audience>(
    table: &Table<'_, A>,
    scene: &mut Scene<A>,
    (one, at, size): &Moored,
) {
    if one.new {
        for (width, ink) in [(8.0, WHITE), (5.0, VERMILION)] {
            scene.items.push(Item::Ring {
                at: *at,
                radius: size * 0.62,
                width,
                ink,
            });
        }
    }
    let letter = table.words.form(one.ship, "letter");
    pieces::ship(scene, one.clan, letter, one.noble, *at, *size);
}
