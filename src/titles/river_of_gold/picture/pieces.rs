//! The pieces: a clan's badge, ships, plates, numbers. Each is a few primitives around a point.

use rules::titles::river_of_gold::{Clan, Face, Mastery};
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
        Clan::Crab => ("badge_crab", Ink("crab.ink"), WHITE),
        Clan::Mantis => ("badge_mantis", Ink("mantis.ink"), SUMI),
        Clan::Crane => ("badge_crane", Ink("crane.ink"), SUMI),
        Clan::Scorpion => ("badge_scorpion", Ink("scorpion.ink"), WHITE),
    };
    let (grow, crest, drop) = match clan {
        Clan::Crab => (0.94, 0.64, 0.0),
        Clan::Mantis => (1.1, 0.48, 0.12),
        Clan::Crane => (1.0, 0.6, 0.0),
        Clan::Scorpion => (1.14, 0.5, 0.0),
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

/// A ship: its clan's shape as the sail, its letter on the hull, a golden hat if it is the noble ship.
pub(super) fn ship<A: Audience>(
    scene: &mut Scene<A>,
    clan: Clan,
    letter: String,
    noble: bool,
    [x, y]: Point,
    size: f32,
) {
    let hull = [x, y + size * 0.34];
    scene.stamp("hull", hull, size * 1.12, WHITE);
    scene.stamp("hull", hull, size, SUMI);
    badge(scene, clan, [x, y - size * 0.18], size * 0.62, false);
    if noble {
        let hat = [x + size * 0.36, y - size * 0.36];
        scene.disc(hat, size * 0.2, SUMI);
        scene.disc(hat, size * 0.16, GOLD);
        scene.stamp("noble", hat, size * 0.26, SUMI);
    }
    let at = [x, y + size * 0.36];
    middle(scene, letter, at, size * 0.38, WHITE);
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

/// The stamp of a face of the die.
pub(super) const fn die(face: Face) -> &'static str {
    match face {
        Face::One => "die_1",
        Face::Two => "die_2",
        Face::Three => "die_3",
        Face::Four => "die_4",
        Face::Five => "die_5",
        Face::Six => "die_6",
    }
}

/// The stamp of a mastery.
pub(super) const fn mastery(mastery: Mastery) -> &'static str {
    match mastery {
        Mastery::Air => "mastery_air",
        Mastery::Fire => "mastery_fire",
        Mastery::Earth => "mastery_earth",
        Mastery::Water => "mastery_water",
        Mastery::Void => "mastery_void",
        Mastery::Courts => "mastery_courts",
    }
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
