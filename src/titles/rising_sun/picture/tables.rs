//! Below the map: season and turns of the political phase, the shrines, the cards on display.

use rules::titles::rising_sun::{Card, Figure, Kami, PlayedSeen, ShrineSeen, TRACK};
use rules::view::Audience;

use super::company::{count, letters};
use super::layout::Rect;
use super::pieces::{badge, coin, fitting, kind, left, middle, new_frame, plate, wide};
use super::{GOLD, SUMI, Table, VERMILION, WHITE, battle};
use painter::scene::{Align, Hand, Item, Point, Scene};

/// Cards on display stand in two lines of at least this many.
const COLUMNS: usize = 5;
const LINE: f32 = 40.0;

pub(super) fn draw<A: Audience>(table: &Table<'_, A>, scene: &mut Scene<A>) {
    season(table, scene);
    let tables = &table.layout.tables;
    let mut played = table.seen.played.iter();
    for (i, (rect, kami)) in tables.slots.iter().zip(TRACK).enumerate() {
        let over = i < usize::from(table.seen.track);
        if kami {
            gate(scene, *rect, over);
        } else if let Some(tile) = played.next() {
            let before = table.since.map(|old| {
                let same = old.season == table.seen.season;
                same && old.played.contains(tile) && i <= usize::from(old.track)
            });
            if before == Some(false) {
                new_frame(scene, *rect);
            }
            mandate(table, scene, *tile, *rect);
        } else if i == usize::from(table.seen.track) && table.seen.sheets.is_none() {
            next(table, scene, *rect);
        }
        if i == usize::from(table.seen.track) && table.seen.sheets.is_none() {
            here(scene, *rect);
        }
    }
    if usize::from(table.seen.track) >= TRACK.len() && table.seen.sheets.is_none() {
        here(scene, tables.war);
    }
    for (seen, rect) in table.seen.shrines.iter().zip(&tables.shrines) {
        shrine(table, scene, seen, *rect);
    }
    match &table.seen.battle {
        Some(fought) => battle::draw(table, scene, fought, tables.market),
        None => market(table, scene),
    }
}

fn season<A: Audience>(table: &Table<'_, A>, scene: &mut Scene<A>) {
    let [x, y, w, _] = table.layout.tables.season;
    let (stamp, name) = if table.seen.sheets.is_some() {
        ("winter", table.words.word("rising_sun-winter"))
    } else {
        let season = table.seen.season;
        (season.id(), table.words.name(season).to_string())
    };
    scene.stamp(stamp, [x + w / 2.0, y + 38.0], 58.0, VERMILION);
    middle(scene, name, [x + w / 2.0, y + 81.0], 27.0, SUMI);
}

/// Marks where the season is: an arrow from below.
fn here<A: Audience>(scene: &mut Scene<A>, [x, y, w, h]: Rect) {
    for (size, ink) in [(34.0, WHITE), (28.0, SUMI), (20.0, GOLD)] {
        scene.items.push(Item::Stamp {
            stamp: "turn",
            at: [x + w / 2.0, y + h + 3.0],
            size,
            turn: -90.0,
            ink,
        });
    }
}

/// A kami turn, which is printed; a check if it is over.
fn gate<A: Audience>(scene: &mut Scene<A>, [x, y, w, h]: Rect, over: bool) {
    if over {
        scene.stamp("check", [x + w - 24.0, y + h - 24.0], 30.0, VERMILION);
    }
}

/// A mandate that was issued, and by whom.
fn mandate<A: Audience>(table: &Table<'_, A>, scene: &mut Scene<A>, tile: PlayedSeen, rect: Rect) {
    let [x, y, w, h] = rect;
    plate(scene, rect, 3.0, WHITE);
    scene.stamp(tile.mandate.id(), [x + 32.0, y + 37.0], 44.0, SUMI);
    let right = x + w - 25.0;
    badge(scene, table.clan(tile.seat), [right, y + 29.0], 31.0, false);
    if tile.facedown {
        scene.stamp("face_down", [right, y + 58.0], 20.0, SUMI);
    }
    let name = table.words.name(tile.mandate).to_string();
    middle(scene, name, [x + w / 2.0, y + h - 19.0], 23.0, SUMI);
    scene.within(w - 8.0);
}

/// Who issues the next mandate.
fn next<A: Audience>(table: &Table<'_, A>, scene: &mut Scene<A>, [x, y, w, h]: Rect) {
    let at = [x + w / 2.0, y + h / 2.0 - 8.0];
    badge(scene, table.clan(table.seen.turn), at, 46.0, false);
}

/// A shrine: its kami, what it gives, and who worships there, its leader first.
fn shrine<A: Audience>(table: &Table<'_, A>, scene: &mut Scene<A>, seen: &ShrineSeen, rect: Rect) {
    let [x, y, w, _] = rect;
    scene.stamp(seen.kami.id(), [x + 40.0, y + 36.0], 56.0, SUMI);
    let name = table.words.name(seen.kami).to_string();
    let at = [x + 76.0, y + 26.0];
    scene.text(name, at, 29.0, Hand::Title, Align::Left, SUMI);
    gift(scene, seen.kami, [x + 78.0, y + 55.0]);
    scene.items.push(Item::Line {
        from: [x + 12.0, y + 73.0],
        to: [x + w - 12.0, y + 73.0],
        width: 1.6,
        ink: SUMI,
    });
    let of = |shrine: &ShrineSeen, seat| -> Vec<Figure> {
        let own = shrine.figures.iter().filter(|(owner, _)| *owner == seat);
        own.map(|(_, figure)| *figure).collect()
    };
    let mut seats = table.seen.honor.clone();
    seats.retain(|seat| !of(seen, *seat).is_empty());
    seats.sort_by_key(|seat| Some(*seat) != seen.leader);
    let old = table
        .since
        .map(|old| old.shrines.iter().find(|row| row.kami == seen.kami));
    let (mut at, line) = (x + 30.0, y + 93.0);
    for seat in seats {
        let figures = of(seen, seat);
        let before = old.map(|old| old.map(|old| of(old, seat)).unwrap_or_default());
        let new = before.is_some_and(|before| before != figures);
        badge(scene, table.clan(seat), [at, line], 30.0, new);
        at += 20.0;
        for figure in Figure::ALL {
            let text = match count(&figures, figure) {
                0 => continue,
                _ if figure.is_monster() => letters(table, figure),
                1 => String::new(),
                many => many.to_string(),
            };
            scene.stamp(figure.id(), [at + 12.0, line], 25.0, SUMI);
            at += 27.0 + wide(&text, 27.0);
            scene.text(text, [at, line], 27.0, Hand::Bold, Align::Right, SUMI);
        }
        at += 27.0;
    }
}

/// What a kami gives, in signs.
fn gift<A: Audience>(scene: &mut Scene<A>, kami: Kami, [x, y]: Point) {
    let signs: &[(&str, &'static str)] = match kami {
        Kami::Amaterasu => &[("", "honor"), ("", "enhancement")],
        Kami::Fujin => &[("2", "marshal")],
        Kami::Hachiman => &[("2", "ronin")],
        Kami::Raijin => &[("1", "bushi")],
        Kami::Ryujin => &[("1", "card")],
        Kami::Susanoo => &[("1", "vp"), ("/", "stronghold")],
        Kami::Tsukuyomi => &[("2", "coin")],
    };
    let mut at = x;
    for (text, stamp) in signs {
        left(scene, *text, [at, y], 27.0, SUMI);
        at += wide(text, 27.0) + 3.0;
        let ink = if *stamp == "vp" { VERMILION } else { SUMI };
        scene.stamp(stamp, [at + 13.0, y], 25.0, ink);
        at += 32.0;
    }
}

/// The cards on display: cost, kind, short name, how many.
fn market<A: Audience>(table: &Table<'_, A>, scene: &mut Scene<A>) {
    let [x, y, w, _] = table.layout.tables.market;
    let display = &table.seen.display;
    let mut shown: Vec<Card> = display.clone();
    shown.dedup();
    let columns = COLUMNS.max(shown.len().div_ceil(2));
    let room = (w - 64.0) / columns as f32;
    for (i, card) in shown.iter().enumerate() {
        let at = x + 58.0 + room * (i % columns) as f32;
        let line = y + 24.0 + LINE * (i / columns) as f32;
        coin(scene, card.cost(), [at + 16.0, line], 15.0);
        scene.stamp(kind(card.kind()), [at + 50.0, line], 25.0, SUMI);
        let name = table.words.form(*card, "short");
        let copies = display.iter().filter(|other| *other == card).count();
        let name = match copies {
            1 => name,
            many => format!("{name} ×{many}"),
        };
        let size = fitting(&name, 27.0, room - 76.0);
        left(scene, name, [at + 68.0, line], size, SUMI);
        scene.within(room - 70.0);
    }
}
