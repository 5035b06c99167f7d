//! Below the map: round track, stage, whose turn; a row per seat in turn order; the viewer's own hand.

use rules::seat::Seat;
use rules::titles::battle::{SeatSeen, Stage};
use rules::view::Audience;

use super::pieces::{self, TOKEN};
use super::{PAPER, SUMI, Table, VERMILION, WHITE, words};
use crate::titles::badge::room;
use crate::titles::strokes;
use painter::scene::{Align, Hand, Item, Scene};

const HEAD: f32 = 74.0;
const ROW: f32 = 62.0;
const HAND: f32 = 92.0;
const FOOT: f32 = 14.0;
const LEFT: f32 = 14.0;
const WIDTH: f32 = 1172.0;

pub(super) fn height<A: Audience>(table: &Table<'_, A>) -> f32 {
    let own = if table.own.is_some() { HAND } else { 0.0 };
    HEAD + ROW * table.seen.seats.len() as f32 + own + FOOT
}

pub(super) fn draw<A: Audience>(table: &Table<'_, A>, scene: &mut Scene<A>) {
    let [_, top] = table.layout.canvas;
    head(table, scene, top + HEAD / 2.0 - 4.0);
    let mut y = top + HEAD;
    let bottom = height(table) - HEAD - FOOT;
    scene.plate([LEFT, y - 4.0, WIDTH, bottom + 8.0], 12.0, SUMI);
    scene.plate([LEFT + 3.5, y - 0.5, WIDTH - 7.0, bottom + 1.0], 9.0, PAPER);
    let first = table.seen.first_player.unwrap_or(Seat::FIRST);
    for (i, seat) in first.round(table.seen.seats.len()).enumerate() {
        let Some(seen) = table.seen.seats.iter().find(|s| s.seat == seat) else {
            continue;
        };
        if i > 0 {
            let line = [[LEFT + 14.0, y], [LEFT + WIDTH - 14.0, y]];
            let [from, to] = line;
            scene.items.push(Item::Line {
                from,
                to,
                width: 2.0,
                ink: super::MARGIN,
            });
        }
        row(table, scene, seen, y + ROW / 2.0);
        y += ROW;
    }
    own(table, scene, y);
}

/// Five discs for five rounds, the stage, and who must act.
fn head<A: Audience>(table: &Table<'_, A>, scene: &mut Scene<A>, y: f32) {
    let seen = table.seen;
    for round in 1..=5_u8 {
        let x = 48.0 + 54.0 * f32::from(round - 1);
        let now = round == seen.round && seen.stage != Stage::Over;
        let past = round < seen.round || seen.stage == Stage::Over;
        scene.disc([x, y], 25.0, SUMI);
        let (ink, on) = match (now, past) {
            (true, _) => (VERMILION, WHITE),
            (false, true) => (SUMI, WHITE),
            (false, false) => (PAPER, SUMI),
        };
        scene.disc([x, y], 22.0, ink);
        scene.text(
            round.to_string(),
            [x, y],
            34.0,
            Hand::Bold,
            Align::Middle,
            on,
        );
    }
    let stage = words::stage(&table.words, seen.stage);
    scene.text(stage, [318.0, y], 40.0, Hand::Title, Align::Left, SUMI);
    let mut x = 1176.0;
    let turn = match seen.waiting.as_slice() {
        [] => String::new(),
        [one] => {
            x -= 26.0;
            pieces::crest(scene, table.clan(*one), [x, y], 25.0, false);
            x -= 40.0;
            let who = table.words.seat(*one);
            table.words.say("to-act", &[("who", who.into())])
        }
        many => {
            for seat in many.iter().rev() {
                x -= 26.0;
                pieces::crest(scene, table.clan(*seat), [x, y], 22.0, false);
                x -= 24.0;
            }
            x -= 14.0;
            table
                .words
                .say("waiting-for", &[("count", (many.len() as i64).into())])
        }
    };
    scene.text(turn, [x, y], 38.0, Hand::Bold, Align::Right, VERMILION);
}

fn row<A: Audience>(table: &Table<'_, A>, scene: &mut Scene<A>, seen: &SeatSeen, y: f32) {
    if table.seen.waiting.contains(&seen.seat) {
        scene.plate([LEFT + 7.0, y - 27.0, WIDTH - 14.0, 54.0], 10.0, WHITE);
        scene.stamp("turn", [LEFT + 26.0, y], 32.0, VERMILION);
    }
    pieces::crest(scene, seen.clan, [LEFT + 76.0, y], 25.0, false);
    let own = table.own.is_some_and(|(seat, _)| seat == seen.seat);
    let name = table.words.seat(seen.seat).to_string();
    let at = [LEFT + 112.0, y];
    if own {
        // Before the banner or the hat.
        strokes::own_name(scene, &table.words, (name, 38.0), at, LEFT + 316.0);
    } else {
        scene.text(name, at, 38.0, Hand::Bold, Align::Left, SUMI);
        scene.within(room(11, 38.0));
    }
    if table.seen.first_player == Some(seen.seat) {
        scene.stamp("banner", [LEFT + 340.0, y], 38.0, VERMILION);
    }
    if seen.ronin {
        scene.stamp("hat", [LEFT + 340.0, y], 38.0, SUMI);
    }
    let cells = [
        ("blossom", i64::from(seen.honor), VERMILION),
        ("land", i64::from(seen.provinces), SUMI),
        ("hand", i64::from(seen.hand), SUMI),
        ("pool", i64::from(seen.pool), SUMI),
        ("eye", i64::from(seen.scouts), SUMI),
        ("scroll", i64::from(seen.shugenja), SUMI),
    ];
    let mut x = LEFT + 396.0;
    for (stamp, number, ink) in cells {
        scene.stamp(stamp, [x, y], 32.0, ink);
        scene.text(
            number.to_string(),
            [x + 22.0, y],
            38.0,
            Hand::Bold,
            Align::Left,
            SUMI,
        );
        x += 92.0;
    }
    x += 6.0;
    for territory in &seen.cards {
        scene.plate([x - 19.0, y - 23.0, 38.0, 46.0], 6.0, SUMI);
        scene.plate([x - 16.5, y - 20.5, 33.0, 41.0], 4.0, WHITE);
        scene.stamp(territory.id(), [x, y], 28.0, SUMI);
        x += 42.0;
    }
}

/// The viewer's own tokens behind the screen and objective.
fn own<A: Audience>(table: &Table<'_, A>, scene: &mut Scene<A>, y: f32) {
    let Some((seat, own)) = table.own else { return };
    let clan = table.clan(seat);
    let middle = y + HAND / 2.0;
    scene.plate([LEFT + 3.5, y, WIDTH - 7.0, HAND], 9.0, WHITE);
    let title = table.words.word("your-hand");
    scene.text(
        title,
        [LEFT + 22.0, middle],
        34.0,
        Hand::Bold,
        Align::Left,
        SUMI,
    );
    let mut x = LEFT + 220.0;
    for face in &own.hand {
        scene.disc([x, middle], TOKEN, SUMI);
        scene.disc([x, middle], TOKEN - 3.2, super::inks(clan).ink);
        pieces::face(scene, *face, [x, middle], super::inks(clan).on);
        x += 64.0;
    }
    let Some(objective) = own.objective else {
        return;
    };
    let name = table.words.name(objective).to_string();
    let x = LEFT + WIDTH - 20.0;
    scene.text(
        name,
        [x, middle - 18.0],
        32.0,
        Hand::Bold,
        Align::Right,
        SUMI,
    );
    let state = words::met(&table.words, own.objective_met);
    scene.text(
        state,
        [x, middle + 18.0],
        28.0,
        Hand::Plain,
        Align::Right,
        SUMI,
    );
}
