//! The pieces: a clan's badge, plates, words, signs. Each is a few primitives around a point.

use rules::titles::rising_sun::{Clan, Kind};
use rules::view::Audience;

use super::layout::Rect;
use super::{GOLD, PAPER, SUMI, VERMILION, WHITE};
use painter::scene::{Align, Hand, Ink, Point, Scene};

/// How a clan is drawn: a shape of its own in its ink, with its crest.
pub(super) struct Look {
    shape: &'static str,
    pub(super) ink: Ink,
    /// What can be read on the ink.
    pub(super) on: Ink,
    /// How much larger the shape must be to weigh as much as a disc.
    grow: f32,
    /// Size of the crest, and how far below the centre it sits.
    crest: f32,
    drop: f32,
}

pub(super) const fn look(clan: Clan) -> Look {
    let (shape, ink, on) = match clan {
        Clan::Koi => ("badge_koi", Ink("koi.ink"), SUMI),
        Clan::Lotus => ("badge_lotus", Ink("lotus.ink"), WHITE),
        Clan::Turtle => ("badge_turtle", Ink("turtle.ink"), WHITE),
        Clan::Dragonfly => ("badge_dragonfly", Ink("dragonfly.ink"), SUMI),
        Clan::Bonsai => ("badge_bonsai", Ink("bonsai.ink"), SUMI),
    };
    let (grow, crest, drop) = match clan {
        Clan::Koi => (1.0, 0.7, 0.0),
        Clan::Lotus => (1.06, 0.6, 0.06),
        Clan::Turtle => (1.0, 0.62, 0.09),
        Clan::Dragonfly => (1.14, 0.6, 0.02),
        Clan::Bonsai => (0.92, 0.72, 0.0),
    };
    Look {
        shape,
        ink,
        on,
        grow,
        crest,
        drop,
    }
}

/// A clan's badge; its rim is red if it is new.
pub(super) fn badge<A: Audience>(
    scene: &mut Scene<A>,
    clan: Clan,
    [x, y]: Point,
    size: f32,
    new: bool,
) {
    let look = look(clan);
    let size = size * look.grow;
    let line = (size * 0.09).max(2.0);
    let at = [x, y];
    if new {
        scene.stamp(look.shape, at, size + 7.0 * line, WHITE);
        scene.stamp(look.shape, at, size + 5.2 * line, VERMILION);
    }
    scene.stamp(look.shape, at, size + 2.0 * line, WHITE);
    scene.stamp(look.shape, at, size + 0.6 * line, SUMI);
    scene.stamp(look.shape, at, size - 1.4 * line, look.ink);
    let crest = [x, y + size * look.drop];
    scene.stamp(clan.id(), crest, size * look.crest, look.on);
}

/// A sheet of paper with a key line.
pub(super) fn plate<A: Audience>(scene: &mut Scene<A>, rect: Rect, line: f32, ink: Ink) {
    let [x, y, w, h] = rect;
    scene.plate(rect, 11.0, SUMI);
    let inner = [x + line, y + line, w - 2.0 * line, h - 2.0 * line];
    scene.plate(inner, 11.0 - line, ink);
}

/// The frame around something new, drawn below it.
pub(super) fn new_frame<A: Audience>(scene: &mut Scene<A>, [x, y, w, h]: Rect) {
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

/// A sign and how many.
pub(super) fn counted<A: Audience>(
    scene: &mut Scene<A>,
    stamp: &'static str,
    count: u8,
    [x, y]: Point,
    size: f32,
    ink: Ink,
) {
    scene.stamp(stamp, [x + size / 2.0, y], size, ink);
    left(
        scene,
        count.to_string(),
        [x + size * 1.14, y],
        size * 1.1,
        SUMI,
    );
}

/// Coins: their number in a coin.
pub(super) fn coin<A: Audience>(scene: &mut Scene<A>, count: u8, at: Point, radius: f32) {
    scene.disc(at, radius, SUMI);
    scene.disc(at, radius * 0.88, GOLD);
    middle(scene, count.to_string(), at, radius * 1.74, SUMI);
}

/// The stamp of a kind of card.
pub(super) const fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Enhancement => "enhancement",
        Kind::Virtue => "virtue",
        Kind::Monster => "monster",
        Kind::WarUpgrade => "war",
        Kind::WinterUpgrade => "winter",
    }
}

/// About how wide bold words are.
pub(super) fn wide(text: &str, size: f32) -> f32 {
    text.chars().count() as f32 * size * 0.5
}

/// The size at which bold words fit into this room, and no larger than asked.
pub(super) fn fitting(text: &str, size: f32, room: f32) -> f32 {
    size.min(size * room / wide(text, size).max(1.0))
}

/// The ground of a plate: plain white in high contrast.
pub(super) const fn ground(high_contrast: bool) -> Ink {
    if high_contrast { WHITE } else { PAPER }
}

/// A name cut to what fits its column.
pub(super) fn short(name: &str, most: usize) -> String {
    if name.chars().count() <= most {
        return name.to_owned();
    }
    let kept = name.chars().take(most.saturating_sub(1));
    kept.chain(['…']).collect()
}
