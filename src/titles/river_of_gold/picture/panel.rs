//! Below the print: stage and whose turn it is, a card per seat in turn order, and the viewer's own customers.

use rules::titles::river_of_gold::{ByGood, Customer, Good, SeatSeen};
use rules::view::Audience;

use super::layout::Rect;
use super::pieces::{badge, die, ground, left, plate, room};
use super::{SUMI, Table, VERMILION, WHITE, customer, words};
use crate::titles::strokes;
use painter::scene::{Align, Hand, Item, Point, Scene};

/// The whole picture: the print, the seats, and for a seat what only it knows.
pub(super) fn frame<A: Audience>(table: &Table<'_, A>) -> Rect {
    let [width, _] = table.layout.canvas;
    let [_, _, own] = table.layout.panel.own;
    let below = if table.own.is_some() { own + 10.0 } else { 4.0 };
    [0.0, 0.0, width, own_top(table) + below]
}

/// Where the viewer's own strip begins: a gap below the last line of cards.
fn own_top<A: Audience>(table: &Table<'_, A>) -> f32 {
    let panel = &table.layout.panel;
    let last = panel.cards.iter().take(table.seen.seats.len()).next_back();
    let bottom = last.map_or(0.0, |[_, y, _, h]| y + h);
    bottom + panel.gap
}

pub(super) fn draw<A: Audience>(table: &Table<'_, A>, scene: &mut Scene<A>) {
    head(table, scene);
    let seats = table.seen.seats.len();
    let order = table.seen.first_player.round(seats);
    for (seat, rect) in order.zip(&table.layout.panel.cards) {
        if let Some(seen) = table.seen.seats.iter().find(|row| row.seat == seat) {
            card(table, scene, seen, *rect);
        }
    }
    own(table, scene);
}

/// The stage, how many turns are left once the end is near, and who must act.
fn head<A: Audience>(table: &Table<'_, A>, scene: &mut Scene<A>) {
    let [x, y, w, h] = table.layout.panel.head;
    let (seen, line) = (table.seen, y + h / 2.0 - 2.0);
    let stage = words::stage(&table.words, seen.stage);
    let at = [x + 30.0, line];
    scene.text(stage, at, 38.0, Hand::Title, Align::Left, SUMI);
    if let Some(left) = seen.turns_left.filter(|_| seen.sheets.is_none()) {
        let args = [("count", left.into())];
        let words = table.words.say("river_of_gold-picture-last", &args);
        scene.stamp("end", [x + w * 0.45, line], 40.0, VERMILION);
        let at = [x + w * 0.45 + 30.0, line];
        scene.text(words, at, 32.0, Hand::Bold, Align::Left, VERMILION);
    }
    if let [one, ..] = seen.waiting.as_slice() {
        let right = x + w - 50.0;
        badge(scene, table.clan(*one), [right, line], 48.0, false);
        let who = table.words.seat(*one);
        let turn = table.words.say("to-act", &[("who", who.into())]);
        let at = [right - 40.0, line];
        scene.text(turn, at, 34.0, Hand::Bold, Align::Right, VERMILION);
    }
}

/// What everybody knows of a seat.
fn card<A: Audience>(table: &Table<'_, A>, scene: &mut Scene<A>, seen: &SeatSeen, rect: Rect) {
    let [x, y, w, _] = rect;
    let up = table.seen.waiting.contains(&seen.seat);
    let paper = if up {
        WHITE
    } else {
        ground(table.look.high_contrast)
    };
    plate(scene, rect, 3.5, paper);
    let line = y + 36.0;
    badge(scene, seen.clan, [x + 42.0, line], 48.0, false);
    let own = table.own.is_some_and(|(seat, _)| seat == seen.seat);
    let name = table.words.seat(seen.seat).to_string();
    left(scene, name, [x + 80.0, line - 1.0], 38.0, SUMI);
    scene.within(if own { 146.0 } else { room(10, 38.0) });
    if own {
        strokes::you(scene, &table.words, [x + 258.0, line - 1.0]);
    }
    if table.seen.first_player == seen.seat {
        scene.stamp("banner", [x + 302.0, line - 2.0], 34.0, VERMILION);
    }
    if up {
        scene.stamp("turn", [x + 340.0, line - 2.0], 32.0, VERMILION);
    }
    scene.stamp(die(seen.die), [x + 388.0, line - 1.0], 46.0, SUMI);
    scene.stamp("vp", [x + 448.0, line - 1.0], 40.0, VERMILION);
    let vp = seen.vp.to_string();
    left(scene, vp, [x + 474.0, line - 1.0], 46.0, SUMI);
    stock(scene, seen, [x + 34.0, y + 83.0]);
    served(table, scene, seen, [x + 34.0, y + 119.0], w - 60.0);
}

/// Koku, goods, favor, customers in hand.
fn stock<A: Audience>(scene: &mut Scene<A>, seen: &SeatSeen, [x, y]: Point) {
    let goods = Good::ALL.map(|of| (of.id(), seen.goods[of].to_string(), 82.0));
    let favor = format!("{}/{}", seen.favor, seen.cap);
    let cells = [("koku", seen.koku.to_string(), 98.0)].into_iter();
    let cells = cells.chain(goods);
    let cells = cells.chain([
        ("favor", favor, 124.0),
        ("hand", seen.hand.to_string(), 84.0),
    ]);
    let mut at = x;
    for (stamp, count, wide) in cells {
        scene.stamp(stamp, [at, y], 35.0, SUMI);
        left(scene, count, [at + 22.0, y], 38.0, SUMI);
        at += wide;
    }
}

/// The customers a seat served, and its patron at the right.
fn served<A: Audience>(
    table: &Table<'_, A>,
    scene: &mut Scene<A>,
    seen: &SeatSeen,
    [x, y]: Point,
    width: f32,
) {
    let mut room = width;
    if let Some(patron) = seen.patron {
        let name = table.words.name(patron).to_string();
        room -= 13.0 * name.chars().count() as f32 + 16.0;
        let at = [x + width, y];
        scene.text(name, at, 26.0, Hand::Plain, Align::Right, SUMI);
    }
    let before = table.before(seen.seat).map(|old| old.served.len());
    let step = (room / seen.served.len().max(1) as f32).min(62.0);
    for (i, customer) in seen.served.iter().enumerate() {
        let at = x + step * i as f32;
        if before.is_some_and(|before| i >= before) {
            scene.items.push(Item::Line {
                from: [at - 14.0, y + 16.0],
                to: [at + 32.0, y + 16.0],
                width: 4.0,
                ink: VERMILION,
            });
        }
        scene.stamp(customer.calling().id(), [at, y], 29.0, SUMI);
        let region = customer.region().number().to_string();
        left(scene, region, [at + 18.0, y], 29.0, SUMI);
    }
}

/// The viewer's customers: where they live, what they want, what they bring.
fn own<A: Audience>(table: &Table<'_, A>, scene: &mut Scene<A>) {
    let Some((seat, own)) = table.own else { return };
    let [x, width, height] = table.layout.panel.own;
    let top = own_top(table);
    plate(scene, [x, top, width, height], 3.5, WHITE);
    let row = table.seen.seats.iter().find(|row| row.seat == seat);
    let goods = row.map_or(ByGood::NONE, |row| row.goods);
    for customer in &own.hand {
        let Some(rect) = held(table, *customer) else {
            continue;
        };
        let payable = goods.covers(customer.order());
        let clan = table.clan(seat);
        customer::held(table, scene, *customer, clan, rect, payable);
    }
}

/// Where a customer of the viewer's hand is shown.
pub(super) fn held<A: Audience>(table: &Table<'_, A>, customer: Customer) -> Option<Rect> {
    const LEAST: usize = 2;
    const GAP: f32 = 8.0;
    let (_, own) = table.own?;
    let nth = own.hand.iter().position(|held| *held == customer)?;
    let [x, width, height] = table.layout.panel.own;
    let cards = own.hand.len().max(LEAST) as f32;
    let wide = (width - 2.0 * 12.0 + GAP) / cards - GAP;
    let left = x + 12.0 + (wide + GAP) * nth as f32;
    Some([left, own_top(table) + 12.0, wide, height - 24.0])
}
