//! The title on its plaque, and the names of the map's regions on the open water beside them.

use rules::titles::samurai::{Area as Stretch, Hex};
use rules::view::Audience;

use super::layout::BoardArt;
use super::{PAPER, SUMI, Table, WHITE};
use painter::scene::{Align, Hand, Item, Point, Scene};

/// The size of a name.
const SIZE: f32 = 38.0;

/// About how wide a letter is.
const LETTER: f32 = SIZE * 0.5;

/// From one letter of the title to the next, and what of the plaque is its border.
const TITLE_STEP: f32 = 33.2;
const TITLE_BORDER: f32 = 34.0;

/// Room to the frame.
const MARGIN: f32 = 34.0;

pub(super) fn draw<A: Audience>(table: &Table<'_, A>, art: &BoardArt, scene: &mut Scene<A>) {
    title(table, art, scene);
    let hexes = hexes(art);
    let mut written: Vec<[f32; 4]> = Vec::new();
    for stretch in Stretch::ALL {
        let name = table.words.form(stretch, "short");
        let width = name.chars().count() as f32 * LETTER;
        let Some(at) = open_water(art, &hexes, stretch, width, &written) else {
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

/// The title from top to bottom, in the language of who looks.
fn title<A: Audience>(table: &Table<'_, A>, art: &BoardArt, scene: &mut Scene<A>) {
    let [left, top, width, height] = art.plaque;
    let title = table.words.word("samurai-title").to_uppercase();
    let last = title.chars().count().saturating_sub(1) as f32;
    let step = TITLE_STEP.min((height - TITLE_BORDER) / (last + 1.0));
    let mut at = [left + width / 2.0, top + height / 2.0 - step * last / 2.0];
    for letter in title.chars() {
        let size = step / TITLE_STEP * 37.0;
        scene.text(letter, at, size, Hand::Title, Align::Middle, WHITE);
        let [_, y] = &mut at;
        *y += step;
    }
}

/// The box of a name.
fn around([x, y]: Point, width: f32) -> [f32; 4] {
    [x - width / 2.0, y - SIZE / 2.0, width, SIZE]
}

/// The hexes of the board, each with its region. Looked up once: places for names are tried by the hundred.
fn hexes(art: &BoardArt) -> Vec<(Stretch, Point)> {
    let placed = Hex::ALL.into_iter();
    let placed = placed.filter_map(|hex| Some((hex.area(), art.at(hex)?)));
    placed.collect()
}

/// Open water for a name as near to the middle of its region as possible.
fn open_water(
    art: &BoardArt,
    hexes: &[(Stretch, Point)],
    stretch: Stretch,
    width: f32,
    written: &[[f32; 4]],
) -> Option<Point> {
    let own = hexes.iter().filter(|(area, _)| *area == stretch);
    let own: Vec<Point> = own.map(|(_, at)| *at).collect();
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
    let distance = |[x, y]: &Point| {
        let [mx, my] = middle;
        (x - mx).hypot(y - my)
    };
    let mut beside: Vec<(f32, Point)> = beside.map(|at| (distance(&at), at)).collect();
    beside.sort_by(|(one, _), (other, _)| one.total_cmp(other));
    let mut nearest = beside.into_iter().map(|(_, at)| at);
    nearest.find(|at| is_free(art, hexes, around(*at, width), written))
}

/// Is nothing else there: no hex, no panel, no other name, no frame?
fn is_free(
    art: &BoardArt,
    hexes: &[(Stretch, Point)],
    rect: [f32; 4],
    written: &[[f32; 4]],
) -> bool {
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
        && !hexes.iter().any(|(_, at)| hex(*at))
}

fn overlap([ax, ay, aw, ah]: [f32; 4], [bx, by, bw, bh]: [f32; 4]) -> bool {
    ax < bx + bw && bx < ax + aw && ay < by + bh && by < ay + ah
}
