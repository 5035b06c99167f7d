//! Below the print: stage and whose turn it is, a row per seat clockwise, and what the viewer alone knows.

use rules::titles::rising_sun::{Card, Figure, SeatSeen};
use rules::view::Audience;

use super::company::{count, letters};
use super::layout::Rect;
use super::pieces::{badge, counted, ground, kind, left, look, middle, plate, room, wide};
use super::{SUMI, Table, VERMILION, WHITE, own, words};
use crate::titles::strokes;
use painter::scene::{Align, Hand, Item, Point, Scene};

/// The whole picture: the print, the seats, and for a seat what only it knows.
pub(super) fn frame<A: Audience>(table: &Table<'_, A>) -> Rect {
    let [width, _] = table.layout.canvas;
    let [_, top, _, high] = own_rect(table);
    let below = match table.own {
        Some((_, own)) if own::has_any(own) => high + 10.0,
        _ => 4.0,
    };
    [0.0, 0.0, width, top + below]
}

/// The viewer's own strip: a gap below the last row.
fn own_rect<A: Audience>(table: &Table<'_, A>) -> Rect {
    let panel = &table.layout.panel;
    let last = panel.rows.iter().take(table.seen.seats.len()).next_back();
    let [x, y, w, h] = last.copied().unwrap_or(panel.head);
    [x, y + h + panel.gap, w, panel.own]
}

pub(super) fn draw<A: Audience>(table: &Table<'_, A>, scene: &mut Scene<A>) {
    head(table, scene);
    for (seat, rect) in table.seen.clockwise.iter().zip(&table.layout.panel.rows) {
        if let Some(seen) = table.seen.seats.iter().find(|row| row.seat == *seat) {
            row(table, scene, seen, *rect);
        }
    }
    if let Some((_, own)) = table.own.filter(|(_, own)| own::has_any(own)) {
        own::draw(table, scene, own, own_rect(table));
    }
}

/// The stage, and who must act.
fn head<A: Audience>(table: &Table<'_, A>, scene: &mut Scene<A>) {
    let [x, y, w, h] = table.layout.panel.head;
    let (seen, line) = (table.seen, y + h / 2.0);
    let stage = words::stage(&table.words, seen.stage);
    let at = [x + 24.0, line];
    scene.text(stage, at, 36.0, Hand::Title, Align::Left, SUMI);
    let mut right = x + w - 34.0;
    for seat in seen.waiting.iter().rev() {
        badge(scene, table.clan(*seat), [right, line], 42.0, false);
        right -= 56.0;
    }
    if let [one] = seen.waiting.as_slice() {
        let who = table.words.seat(*one);
        let turn = table.words.say("to-act", &[("who", who.into())]);
        let at = [right + 20.0, line];
        scene.text(turn, at, 32.0, Hand::Bold, Align::Right, VERMILION);
    }
}

/// What everybody knows of a seat: points, coins, ronin, reserve; below war tokens, hostages, cards.
fn row<A: Audience>(table: &Table<'_, A>, scene: &mut Scene<A>, seen: &SeatSeen, rect: Rect) {
    let [x, y, w, h] = rect;
    let up = table.seen.waiting.contains(&seen.seat);
    let contrast = table.look.high_contrast;
    plate(scene, rect, 3.0, if up { WHITE } else { ground(contrast) });
    if !contrast {
        let side = [x + 3.0, y + 3.0, 74.0, h - 6.0];
        scene.plate(side, 8.0, look(seen.clan).ink);
    }
    badge(scene, seen.clan, [x + 40.0, y + h / 2.0], 54.0, false);
    let line = y + 22.0;
    let name = table.words.seat(seen.seat).to_string();
    left(scene, name, [x + 88.0, line], 33.0, SUMI);
    scene.within(room(9, 33.0));
    if table.own.is_some_and(|(seat, _)| seat == seen.seat) {
        strokes::you(scene, &table.words, [x + w - 136.0, line]);
    }
    if up {
        scene.stamp("turn", [x + 276.0, line], 24.0, VERMILION);
    } else if seen.done {
        scene.stamp("check", [x + 276.0, line], 24.0, SUMI);
    }
    scene.stamp("vp", [x + 316.0, line], 33.0, VERMILION);
    left(scene, seen.vp.to_string(), [x + 338.0, line], 40.0, SUMI);
    let cells = [("coin", seen.coins, 410.0), ("ronin", seen.ronin, 494.0)];
    for (stamp, count, at) in cells {
        counted(scene, stamp, count, [x + at, line], 31.0, SUMI);
    }
    reserve(table, scene, seen, [x + 590.0, line]);
    if let Some(ally) = seen.ally {
        scene.stamp("knot", [x + w - 84.0, line + 2.0], 30.0, VERMILION);
        badge(
            scene,
            table.clan(ally),
            [x + w - 40.0, line + 3.0],
            35.0,
            false,
        );
    }
    holdings(table, scene, seen, [x + 88.0, y + 55.0], w - 100.0);
}

/// What is left to summon and to build.
fn reserve<A: Audience>(
    table: &Table<'_, A>,
    scene: &mut Scene<A>,
    seen: &SeatSeen,
    [x, y]: Point,
) {
    const SIZE: f32 = 27.0;
    scene.items.push(Item::Line {
        from: [x - 16.0, y - 15.0],
        to: [x - 16.0, y + 15.0],
        width: 2.0,
        ink: SUMI,
    });
    let mut at = x;
    for figure in [Figure::Daimyo, Figure::Bushi, Figure::Shinto] {
        let left = count(&seen.reserve, figure);
        counted(scene, figure.id(), left, [at, y], SIZE, SUMI);
        at += 64.0;
    }
    counted(scene, "stronghold", seen.strongholds, [at, y], SIZE, SUMI);
    at += 66.0;
    for figure in seen.reserve.iter().filter(|figure| figure.is_monster()) {
        scene.stamp(figure.id(), [at + SIZE / 2.0, y], SIZE, SUMI);
        let at_letters = [at + SIZE + 3.0, y];
        left(scene, letters(table, *figure), at_letters, 23.0, SUMI);
        at += 60.0;
    }
}

/// War tokens, hostages, cards, one after the other; cards for which there is no room are counted.
fn holdings<A: Audience>(
    table: &Table<'_, A>,
    scene: &mut Scene<A>,
    seen: &SeatSeen,
    [x, y]: Point,
    width: f32,
) {
    let mut at = x;
    for (season, province) in &seen.tokens {
        let code = table.words.form(*province, "code");
        scene.plate([at, y - 15.0, 60.0, 30.0], 6.0, SUMI);
        scene.plate([at + 2.0, y - 13.0, 56.0, 26.0], 5.0, VERMILION);
        left(scene, code, [at + 6.0, y], 24.0, WHITE);
        scene.disc([at + 48.0, y], 10.0, WHITE);
        let value = season.token_vp().to_string();
        middle(scene, value, [at + 48.0, y], 20.0, SUMI);
        at += 65.0;
    }
    for (owner, figure) in &seen.hostages {
        scene.stamp("hostage", [at + 14.0, y], 28.0, SUMI);
        badge(scene, table.clan(*owner), [at + 40.0, y], 23.0, false);
        scene.stamp(figure.id(), [at + 66.0, y], 24.0, SUMI);
        at += 90.0;
    }
    if at > x {
        at += 6.0;
    }
    for (i, card) in seen.cards.iter().enumerate() {
        let name = table.words.form(*card, "short");
        let long = 26.0 + wide(&name, 24.0);
        let more = if i + 1 < seen.cards.len() { 40.0 } else { 0.0 };
        if at + long + more > x + width {
            let rest = format!("+{}", seen.cards.len() - i);
            left(scene, rest, [at, y], 26.0, SUMI);
            break;
        }
        if is_new(table, seen, i, *card) {
            scene.items.push(Item::Line {
                from: [at, y + 15.0],
                to: [at + long - 6.0, y + 15.0],
                width: 4.0,
                ink: VERMILION,
            });
        }
        scene.stamp(kind(card.kind()), [at + 11.0, y], 21.0, SUMI);
        left(scene, name, [at + 26.0, y], 24.0, SUMI);
        scene.within(x + width - at - 26.0);
        at += long + 14.0;
    }
}

/// Was a copy of this card bought since the viewer last looked?
fn is_new<A: Audience>(table: &Table<'_, A>, seen: &SeatSeen, at: usize, card: Card) -> bool {
    let copies = |cards: &[Card]| cards.iter().filter(|other| **other == card).count();
    let so_far = copies(seen.cards.get(..=at).unwrap_or_default());
    let before = table.before(seen.seat);
    before.is_some_and(|old| copies(&old.cards) < so_far)
}
