//! The pieces: a clan's badge, ships, plates, numbers. Each is a few primitives around a point.

use rules::titles::river_of_gold::{Clan, Face, Mastery};
use rules::view::Audience;

use super::{GOLD, SUMI, WHITE};
use crate::titles::badge::Badge;
pub(super) use crate::titles::badge::{ground, left, middle, new_frame, plate, room};
use painter::scene::{Ink, Point, Scene};

/// How a clan is drawn.
pub(super) const fn look(clan: Clan) -> Badge {
    let (shape, ink, on) = match clan {
        Clan::Crab => ("badge_crab", Ink("crab.ink"), WHITE),
        Clan::Mantis => ("badge_mantis", Ink("mantis.ink"), SUMI),
        Clan::Crane => ("badge_crane", Ink("crane.ink"), SUMI),
        Clan::Scorpion => ("badge_scorpion", Ink("scorpion.ink"), WHITE),
    };
    let (grow, crest_size, drop) = match clan {
        Clan::Crab => (0.94, 0.64, 0.0),
        Clan::Mantis => (1.1, 0.48, 0.12),
        Clan::Crane => (1.0, 0.6, 0.0),
        Clan::Scorpion => (1.14, 0.5, 0.0),
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
