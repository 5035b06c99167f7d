//! The pieces: a clan's badge, plates, words, signs. Each is a few primitives around a point.

use rules::titles::rising_sun::{Clan, Kind};
use rules::view::Audience;

use super::{GOLD, SUMI, WHITE};
use crate::titles::badge::Badge;
pub(super) use crate::titles::badge::{ground, left, middle, new_frame, plate, room};
use painter::scene::{Ink, Point, Scene};

/// How a clan is drawn.
pub(super) const fn look(clan: Clan) -> Badge {
    let (shape, ink, on) = match clan {
        Clan::Koi => ("badge_koi", Ink("koi.ink"), SUMI),
        Clan::Lotus => ("badge_lotus", Ink("lotus.ink"), WHITE),
        Clan::Turtle => ("badge_turtle", Ink("turtle.ink"), WHITE),
        Clan::Dragonfly => ("badge_dragonfly", Ink("dragonfly.ink"), SUMI),
        Clan::Bonsai => ("badge_bonsai", Ink("bonsai.ink"), SUMI),
    };
    let (grow, crest_size, drop) = match clan {
        Clan::Koi => (1.0, 0.7, 0.0),
        Clan::Lotus => (1.06, 0.6, 0.06),
        Clan::Turtle => (1.0, 0.62, 0.09),
        Clan::Dragonfly => (1.14, 0.6, 0.02),
        Clan::Bonsai => (0.92, 0.72, 0.0),
    };
    Badge {
        shape,
        crest: clan.id(),
        ink,
        on,
        grow,
        crest_size,
        drop,
    }
}

/// A clan's badge; its rim is red if it is new.
pub(super) fn badge<A: Audience>(
    scene: &mut Scene<A>,
    clan: Clan,
    at: Point,
    size: f32,
    new: bool,
) {
    look(clan).draw(scene, at, size, new);
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
