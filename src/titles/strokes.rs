//! The strokes that every title's private pictures share: the outline of what can be chosen, of what was
//! chosen, the arrow of a move, and the tag on the viewer's own row.
//!
//! An outline is dark on white, so it is seen on every ground without colour: dashed for what can be
//! chosen, whole for what was. Rings around what is new are red and whole.

use painter::scene::{Align, Hand, Ink, Item, Point, Scene};
use rules::view::Audience;

use crate::wording::Words;

const SUMI: Ink = Ink("sumi");
const WHITE: Ink = Ink("white");

/// The width of an outline's white ground, and of the dark line on it.
const GROUND: f32 = 8.0;
const LINE: f32 = 4.6;
/// The length of a dash with the gap behind it, and without.
const PERIOD: f32 = 19.0;
const DASH: f32 = 9.0;
/// From a name to the tag on the viewer's own row.
const YOU_GAP: f32 = 12.0;

/// How an outline is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Outline {
    /// It can be chosen.
    Lit,
    /// It was chosen.
    Chosen,
}

impl Outline {
    /// The inks of a region's edge.
    pub(super) const fn inks(self) -> [Ink; 2] {
        match self {
            Self::Lit => [SUMI, WHITE],
            Self::Chosen => [SUMI, SUMI],
        }
    }
}

fn line<A: Audience>(scene: &mut Scene<A>, from: Point, to: Point, width: f32, ink: Ink) {
    scene.items.push(Item::Line {
        from,
        to,
        width,
        ink,
    });
}

/// An outline through these corners and back to the first.
pub(super) fn around<A: Audience>(scene: &mut Scene<A>, corners: &[Point], how: Outline) {
    let next = corners.iter().cycle().skip(1);
    let sides: Vec<(Point, Point)> = corners.iter().copied().zip(next.copied()).collect();
    for (from, to) in &sides {
        line(scene, *from, *to, GROUND, WHITE);
    }
    // How far into a dash or gap a side begins.
    let mut gone = 0.0;
    for ([x, y], [p, q]) in sides {
        let (dx, dy) = (p - x, q - y);
        let length = dx.hypot(dy).max(0.01);
        if how == Outline::Chosen {
            line(scene, [x, y], [p, q], LINE, SUMI);
            continue;
        }
        let mut start = -gone;
        while start < length {
            let (a, b) = (start.max(0.0) / length, (start + DASH).min(length) / length);
            if a < b {
                let at = |t: f32| [x + dx * t, y + dy * t];
                line(scene, at(a), at(b), LINE, SUMI);
            }
            start += PERIOD;
        }
        gone = PERIOD - (start - length);
    }
}

/// An outline around a circle.
pub(super) fn circle<A: Audience>(scene: &mut Scene<A>, at: Point, radius: f32, how: Outline) {
    const CORNERS: u8 = 28;
    if how == Outline::Chosen {
        for (width, ink) in [(GROUND, WHITE), (LINE, SUMI)] {
            scene.items.push(Item::Ring {
                at,
                radius,
                width,
                ink,
            });
        }
        return;
    }
    let [x, y] = at;
    let corner = |i: u8| {
        let (sin, cos) = (f32::from(i) / f32::from(CORNERS) * std::f32::consts::TAU).sin_cos();
        [x + radius * sin, y - radius * cos]
    };
    let corners: Vec<Point> = (0..CORNERS).map(corner).collect();
    around(scene, &corners, how);
}

/// An outline around a rectangle: left, top, width, height.
pub(super) fn rectangle<A: Audience>(scene: &mut Scene<A>, rect: [f32; 4], how: Outline) {
    const CORNER: f32 = 7.0;
    let [x, y, w, h] = rect;
    let (right, bottom) = (x + w, y + h);
    let corners = [
        [x + CORNER, y],
        [right - CORNER, y],
        [right, y + CORNER],
        [right, bottom - CORNER],
        [right - CORNER, bottom],
        [x + CORNER, bottom],
        [x, bottom - CORNER],
        [x, y + CORNER],
    ];
    around(scene, &corners, how);
}

/// An outline around a hexagon with corners at its left and right.
pub(super) fn hexagon<A: Audience>(scene: &mut Scene<A>, at: Point, radius: f32, how: Outline) {
    let [x, y] = at;
    let (half, high) = (radius / 2.0, radius * 0.866);
    let corners = [
        [x - radius, y],
        [x - half, y - high],
        [x + half, y - high],
        [x + radius, y],
        [x + half, y + high],
        [x - half, y + high],
    ];
    around(scene, &corners, how);
}

/// The arrow of a move along these points; it keeps this far from both ends, where the pieces are.
pub(super) fn arrow<A: Audience>(scene: &mut Scene<A>, way: &[Point], apart: f32) {
    let (Some([first, second, ..]), Some([.., before, last])) =
        (way.first_chunk::<2>(), way.last_chunk::<2>())
    else {
        return;
    };
    let ((from, _), (to, aim)) = (
        towards(*first, *second, apart),
        towards(*last, *before, apart),
    );
    let inner = way.get(1..way.len() - 1).unwrap_or_default();
    let points: Vec<Point> = [from]
        .into_iter()
        .chain(inner.iter().copied())
        .chain([to])
        .collect();
    let ([x, y], [dx, dy]) = (to, aim);
    let side = |aside: f32| [x + dx * 20.0 - dy * aside, y + dy * 20.0 + dx * aside];
    let next = points.iter().skip(1);
    let shaft = points.iter().copied().zip(next.copied());
    let strokes: Vec<(Point, Point)> = shaft
        .chain([14.0, -14.0].map(|far| (side(far), to)))
        .collect();
    for (width, ink) in [(13.0, WHITE), (7.0, SUMI)] {
        for (a, b) in &strokes {
            line(scene, *a, *b, width, ink);
        }
    }
}

/// The point this far from one on the way to another, at most half of it, and the direction there.
fn towards([x, y]: Point, [p, q]: Point, far: f32) -> (Point, Point) {
    let length = (p - x).hypot(q - y).max(0.01);
    let (dx, dy) = ((p - x) / length, (q - y) / length);
    let far = far.min(length / 2.0 - 12.0).max(0.0);
    ([x + dx * far, y + dy * far], [dx, dy])
}

/// Puts what `draw` draws below everything that lies on the board.
pub(super) fn below<A: Audience>(scene: &mut Scene<A>, draw: impl FnOnce(&mut Scene<A>)) {
    let above = std::mem::take(&mut scene.items);
    draw(scene);
    scene.items.extend(above);
}

/// The tag on the viewer's own row, centred on a point.
pub(super) fn you<A: Audience>(scene: &mut Scene<A>, words: &Words, [x, y]: Point) {
    let text = words.word("picture-you");
    let wide = you_width(&text);
    scene.plate([x - wide / 2.0, y - 18.0, wide, 36.0], 9.0, SUMI);
    scene.text(text, [x, y], 30.0, Hand::Bold, Align::Middle, WHITE);
}

/// The name on the viewer's own row with the tag behind it; both end before `end`.
pub(super) fn own_name<A: Audience>(
    scene: &mut Scene<A>,
    words: &Words,
    (name, size): (String, f32),
    [left, y]: Point,
    end: f32,
) {
    let tag = you_width(&words.word("picture-you"));
    let most = end - left - YOU_GAP - tag;
    let width = painter::width(Hand::Bold, size, &name).min(most);
    scene.text(name, [left, y], size, Hand::Bold, Align::Left, SUMI);
    scene.within(most);
    you(scene, words, [left + width + YOU_GAP + tag / 2.0, y]);
}

fn you_width(text: &str) -> f32 {
    text.chars().count() as f32 * 15.5 + 15.0
}
