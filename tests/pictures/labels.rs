//! The words of a scene as labels: where each is painted, and whether it is cut or covered.

use painter::Painter;
use painter::scene::{Align, Item, Scene};
use rules::view::Audience;

/// Left, top, width and height.
pub type Rect = [f32; 4];

/// A text and the box it is painted in; whether it had to be cut, and whether something is painted over it.
pub struct Label {
    pub text: String,
    pub rect: Rect,
    pub cut: bool,
    pub covered: bool,
}

/// All words of a scene, in the order they are painted.
pub fn labels<A: Audience>(painter: &Painter, scene: &Scene<A>) -> Vec<Label> {
    let label = |(at, item): (usize, &Item)| match item {
        Item::Text {
            text,
            at: [x, y],
            size,
            hand,
            align,
            room,
            ..
        } => {
            let [whole, width] = painter.widths(*hand, *size, text, *room);
            let left = match align {
                Align::Left => *x,
                Align::Middle => x - width / 2.0,
                Align::Right => x - width,
            };
            let height = size * 0.6;
            let rect = [left, y - height / 2.0, width, height];
            let mut later = scene.items.iter().skip(at);
            Some(Label {
                text: text.clone(),
                rect,
                cut: room.is_some_and(|room| whole * 0.5 > room),
                covered: later
                    .any(|it| matches!(it, Item::Plate { rect: over, .. } if overlap(rect, *over))),
            })
        }
        _ => None,
    };
    scene.items.iter().enumerate().filter_map(label).collect()
}

/// Does one cover a part of the other that can be seen?
pub fn overlap([x, y, w, h]: Rect, [left, top, wide, high]: Rect) -> bool {
    let across = (x + w).min(left + wide) - x.max(left);
    let down = (y + h).min(top + high) - y.max(top);
    across > 3.0 && down > 3.0
}
