//! The names of the map's regions, on the open water beside them.

use rules::titles::samurai::{Area as Stretch, Hex};
use rules::view::Audience;

use super::layout::BoardArt;
use super::{PAPER, SUMI, Table, WHITE};
use painter::scene::{Align, Hand, Item, Point, Scene};

/// The size of a name.
const SIZE: f32 = 38.0;

/// About how wide a letter is.
const LETTER: f32 = SIZE * 0.5;

/// Room to the frame.
const MARGIN: f32 = 34.0;

pub(super) fn draw<A: Audience>(table: &Table<'_, A>, art: &BoardArt, scene: &mut Scene<A>) {
    let mut written: Vec<[f32; 4]> = Vec::new();
    for stretch in Stretch::ALL {
        let name = table.words.form(stretch, "short");
        let width = name.chars().count() as f32 * LETTER;
        let Some(at) = open_water(art, stretch, width, &written) else {
            continue;
        };
        written.push(around(at, width));
        let (ink, halo) = if table.look.high_contrast {
            (SUMI, Some(WHITE))
        } else {
            (PAPER, None)
        };
        scene.items.push(Item::Text {
            text: name,
            at,
            size: SIZE,
            hand: Hand::Title,
            align: Align::Middle,
            ink,
            halo,
            room: None,
        });
    }
}

/// The box of a name.
fn around([x, y]: Point, width: f32) -> [f32; 4] {
    [x - width / 2.0, y - SIZE / 2.0, width, SIZE]
}

/// Open water for a name as near to the middle of its region as possible.
fn open_water(art: &BoardArt, stretch: Stretch, width: f32, written: &[[f32; 4]]) -> Option<Point> {
    let own = Hex::ALL.into_iter().filter(|hex| hex.area() == stretch);
    let own: Vec<Point> = own.filter_map(|hex| art.at(hex)).collect();
    let count = own.len().max(1) as f32;
    let sum = own.iter().fold([0.0, 0.0], |[a, b], [x, y]| [a + x, b + y]);
    let middle = sum.map(|axis| axis / count);
    let aside = art.radius * 1.15 + width / 2.0;
    let below = art.radius * 1.1 + SIZE / 2.0;
    // Close to a hex, or a little further out where that is taken.
    let beside = [1.0, 1.3, 1.7].into_iter().flat_map(|far| {
        own.iter().flat_map(move |[x, y]| {
            [
                [x - aside * far, *y],
                [x + aside * far, *y],
                [*x, y + below * far],
                [*x, y - below * far],
            ]
        })
    });
    let free = |at: &Point| is_free(art, around(*at, width), written);
    let distance = |[x, y]: &Point| {
        let [mx, my] = middle;
        (x - mx).hypot(y - my)
    };
    beside
        .filter(free)
        .min_by(|one, other| distance(one).total_cmp(&distance(other)))
}

/// Is nothing else there: no hex, no panel, no other name, no frame?
fn is_free(art: &BoardArt, rect: [f32; 4], written: &[[f32; 4]]) -> bool {
    let [x, y, width, height] = rect;
    let [most_x, most_y] = art.canvas;
    let within =
        x > MARGIN && y > MARGIN && x + width < most_x - MARGIN && y + height < most_y - MARGIN;
    let hex = |[hx, hy]: Point| {
        let side = art.radius * 2.0;
        overlap(rect, [hx - art.radius, hy - art.radius, side, side])
    };
    let panels = [art.panel, art.side, art.plaque];
    within
        && !panels.into_iter().any(|panel| overlap(rect, panel))
        && !written.iter().any(|other| overlap(rect, *other))
        && !Hex::ALL.into_iter().filter_map(|h| art.at(h)).any(hex)
}

fn overlap([ax, ay, aw, ah]: [f32; 4], [bx, by, bw, bh]: [f32; 4]) -> bool {
    ax < bx + bw && bx < ax + aw && ay < by + bh && by < ay + ah
}
