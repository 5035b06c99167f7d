//! What lies on the map: names, war tokens, figures and strongholds; on the water the order of honor and alliances.

use std::cmp::Reverse;

use rules::titles::rising_sun::{GroupSeen, ProvinceSeen};
use rules::view::Audience;

use super::company::{self, Company};
use super::pieces::{badge, ground, middle, plate};
use super::{GOLD, MARGIN, SUMI, Table, VERMILION, WHITE};
use painter::scene::{Align, Hand, Item, Point, Scene};

pub(super) fn draw<A: Audience>(table: &Table<'_, A>, scene: &mut Scene<A>) {
    for seen in &table.seen.provinces {
        let Some(land) = table.layout.land(seen.province) else {
            continue;
        };
        company::draw(table, scene, &companies(table, seen), land.yard);
        if let Some(number) = seen.war {
            token(table, scene, seen, number, land.war);
        }
        let name = table.words.name(seen.province).to_string();
        scene.text(name, land.name, 31.0, Hand::Title, Align::Middle, SUMI);
    }
    honor(table, scene);
    alliances(table, scene);
}

/// Who is there, the strongest first.
fn companies<A: Audience>(table: &Table<'_, A>, seen: &ProvinceSeen) -> Vec<Company> {
    let mut there: Vec<&GroupSeen> = seen.clans.iter().collect();
    there.sort_by_key(|group| (Reverse(group.force), table.rank(group.seat)));
    let company = |group: &GroupSeen| Company {
        clan: table.clan(group.seat),
        figures: group.figures.clone(),
        strongholds: group.strongholds,
        force: group.force,
        new: table.is_new(seen, group),
    };
    there.into_iter().map(company).collect()
}

/// How the war over a province stands.
enum War {
    Ahead,
    Now,
    Over,
}

/// A war token: its number in the order of wars; afterwards who took it.
fn token<A: Audience>(
    table: &Table<'_, A>,
    scene: &mut Scene<A>,
    seen: &ProvinceSeen,
    number: u8,
    [x, y]: Point,
) {
    let battle = table.seen.battle.as_ref();
    let war = if battle.is_some_and(|battle| battle.province == seen.province) {
        War::Now
    } else if number <= table.seen.resolved {
        War::Over
    } else {
        War::Ahead
    };
    let (ink, on) = match war {
        War::Ahead => (VERMILION, WHITE),
        War::Now => (GOLD, SUMI),
        War::Over => (MARGIN, SUMI),
    };
    for (size, ink) in [(54.0, WHITE), (51.0, SUMI), (45.0, ink)] {
        scene.stamp("flag", [x, y], size, ink);
    }
    let at = [x, y - 3.0];
    if matches!(war, War::Over) {
        let token = (table.seen.season, seen.province);
        let mut seats = table.seen.seats.iter();
        match seats.find(|row| row.tokens.contains(&token)) {
            Some(row) => badge(scene, row.clan, at, 34.0, false),
            None => scene.stamp("cross", at, 24.0, on),
        }
    } else {
        middle(scene, number.to_string(), at, 40.0, on);
    }
}

fn honor<A: Audience>(table: &Table<'_, A>, scene: &mut Scene<A>) {
    let art = &table.layout.honor;
    for (i, (seat, at)) in table.seen.honor.iter().zip(&art.places).enumerate() {
        let before = table.since.and_then(|old| old.honor.get(i));
        let new = before.is_some_and(|before| before != seat);
        badge(scene, table.clan(*seat), *at, art.size, new);
    }
    // With fewer clans the last places do not exist.
    for at in art.places.iter().skip(table.seen.honor.len()) {
        let paper = ground(table.look.high_contrast);
        scene.disc(*at, art.size / 2.0, paper);
    }
}

/// Allies, linked by a knot.
fn alliances<A: Audience>(table: &Table<'_, A>, scene: &mut Scene<A>) {
    let rects = &table.layout.alliances;
    for ((one, other), rect) in table.alliances().zip(rects) {
        let [x, y, w, h] = *rect;
        plate(scene, *rect, 3.0, ground(table.look.high_contrast));
        let line = y + h / 2.0;
        scene.items.push(Item::Line {
            from: [x + 38.0, line],
            to: [x + w - 38.0, line],
            width: 8.0,
            ink: VERMILION,
        });
        scene.stamp("knot", [x + w / 2.0, line + 2.0], 36.0, VERMILION);
        badge(scene, one, [x + 36.0, line], 48.0, false);
        badge(scene, other, [x + w - 36.0, line], 48.0, false);
    }
}
