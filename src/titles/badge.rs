//! Badges and plates that titles with clans share: a clan's shape in its ink with its crest, sheets of
//! paper, frames around what is new, words on them.

use painter::scene::{Align, Hand, Ink, Point, Scene};
use rules::view::Audience;

const SUMI: Ink = Ink("sumi");
const WHITE: Ink = Ink("white");
const PAPER: Ink = Ink("paper");
const VERMILION: Ink = Ink("vermilion");

/// How a clan is drawn: a shape of its own in its ink, with its crest.
pub(super) struct Badge {
    pub(super) shape: &'static str,
    pub(super) crest: &'static str,
    pub(super) ink: Ink,
    /// What can be read on the ink.
    pub(super) on: Ink,
    /// How much larger the shape must be to weigh as much as a disc.
    pub(super) grow: f32,
    /// Size of the crest, and how far below the centre it sits.
    pub(super) crest_size: f32,
    pub(super) drop: f32,
}

impl Badge {
    /// Draws it; its rim is red if it is new.
    pub(super) fn draw<A: Audience>(
        &self,
        scene: &mut Scene<A>,
        [x, y]: Point,
        size: f32,
        new: bool,
    ) {
        let size = size * self.grow;
        let line = (size * 0.09).max(2.0);
        let at = [x, y];
        if new {
            scene.stamp(self.shape, at, size + 7.0 * line, WHITE);
            scene.stamp(self.shape, at, size + 5.2 * line, VERMILION);
        }
        scene.stamp(self.shape, at, size + 2.0 * line, WHITE);
        scene.stamp(self.shape, at, size + 0.6 * line, SUMI);
        scene.stamp(self.shape, at, size - 1.4 * line, self.ink);
        let crest = [x, y + size * self.drop];
        scene.stamp(self.crest, crest, size * self.crest_size, self.on);
    }
}

/// A sheet of paper with a key line.
pub(super) fn plate<A: Audience>(scene: &mut Scene<A>, rect: [f32; 4], line: f32, ink: Ink) {
    let [x, y, w, h] = rect;
    scene.plate(rect, 11.0, SUMI);
    let inner = [x + line, y + line, w - 2.0 * line, h - 2.0 * line];
    scene.plate(inner, 11.0 - line, ink);
}

/// The frame around something new, drawn below it.
pub(super) fn new_frame<A: Audience>(scene: &mut Scene<A>, [x, y, w, h]: [f32; 4]) {
    scene.plate([x - 8.0, y - 8.0, w + 16.0, h + 16.0], 16.0, WHITE);
    scene.plate([x - 6.5, y - 6.5, w + 13.0, h + 13.0], 14.5, VERMILION);
}

/// Bold words in the middle of a point.
pub(super) fn middle<A: Audience>(
    scene: &mut Scene<A>,
    text: impl Into<String>,
    at: Point,
    size: f32,
    ink: Ink,
) {
    scene.text(text, at, size, Hand::Bold, Align::Middle, ink);
}

/// Bold words that begin at a point.
pub(super) fn left<A: Audience>(
    scene: &mut Scene<A>,
    text: impl Into<String>,
    at: Point,
    size: f32,
    ink: Ink,
) {
    scene.text(text, at, size, Hand::Bold, Align::Left, ink);
}

/// The ground of a plate: plain white in high contrast.
pub(super) const fn ground(high_contrast: bool) -> Ink {
    if high_contrast { WHITE } else { PAPER }
}

/// The room that so many letters of a size need, of a name that is written smaller where it has more.
pub(super) fn room(letters: u8, size: f32) -> f32 {
    f32::from(letters) * size * 0.56
}
