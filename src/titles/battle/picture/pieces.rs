//! The pieces: tokens, crests, marks. Each is a few primitives around a point.

use rules::titles::battle::{Clan, Face, Kind, Special};
use rules::view::Audience;

use super::{Inks, SUMI, VERMILION, WHITE, inks};
use painter::scene::{Align, Hand, Ink, Item, Point, Scene};

/// Radius of a combat token.
pub(super) const TOKEN: f32 = 28.0;
/// From the middle to the corner of a token in a province's centre: a diamond, so that nobody takes it
/// for a control token.
const CORNER: f32 = 38.0;
/// Radius of a control token.
pub(super) const CONTROL: f32 = 26.0;
/// The pin's box is 200 high for a disc of 42: size of the stamp per token radius.
const PIN: f32 = 200.0 / 42.0;

/// How much of a combat token the audience knows.
#[derive(Clone, Copy)]
pub(super) enum Known {
    /// It lies facedown and nothing is known.
    Hidden,
    /// It lies facedown; the audience owns it.
    Own(Face),
    /// It lies facedown; the audience has looked at it.
    Peeked(Face),
    /// It lies open for all.
    Open(Face),
}

/// A round badge with a clan's crest: ink under crest, or crest on white when `open`.
pub(super) fn crest<A: Audience>(
    scene: &mut Scene<A>,
    clan: Clan,
    at: Point,
    radius: f32,
    open: bool,
) {
    let Inks { family, ink, on } = inks(clan);
    scene.disc(at, radius + 2.5, WHITE);
    scene.disc(at, radius, SUMI);
    if open {
        scene.disc(at, radius - 2.5, ink);
        scene.disc(at, radius - 7.0, WHITE);
        scene.stamp(family, at, radius * 1.12, SUMI);
    } else {
        scene.disc(at, radius - 2.5, ink);
        scene.stamp(family, at, radius * 1.34, on);
    }
}

/// The drop of a token on a border, in this part of its size.
pub(super) fn drop<A: Audience>(
    scene: &mut Scene<A>,
    at: Point,
    [dx, dy]: Point,
    part: f32,
    ink: Ink,
) {
    let turn = dx.atan2(-dy).to_degrees();
    let size = TOKEN * PIN * part;
    for (stamp, ink) in [("pin_halo", WHITE), ("pin_key", SUMI), ("pin_body", ink)] {
        scene.items.push(Item::Stamp {
            stamp,
            at,
            size,
            turn,
            ink,
        });
    }
}

/// The diamond of a token in a centre, in this part of its size.
pub(super) fn diamond<A: Audience>(scene: &mut Scene<A>, at: Point, part: f32, ink: Ink) {
    for (more, ink) in [(6.0, WHITE), (0.0, SUMI), (-9.0, ink)] {
        scene.stamp("diamond", at, 2.0 * CORNER * part + more, ink);
    }
}

/// A combat token; with a direction it grows a beak towards its target.
pub(super) fn token<A: Audience>(
    scene: &mut Scene<A>,
    clan: Clan,
    at: Point,
    towards: Option<Point>,
    known: Known,
    new: bool,
) {
    let Inks { family, ink, on } = inks(clan);
    match towards {
        Some([dx, dy]) => {
            let turn = dx.atan2(-dy).to_degrees();
            if new {
                for (size, ink) in [(1.44, WHITE), (1.34, VERMILION)] {
                    let size = TOKEN * PIN * size;
                    scene.items.push(Item::Stamp {
                        stamp: "pin_key",
                        at,
                        size,
                        turn,
                        ink,
                    });
                }
            }
            drop(scene, at, [dx, dy], 1.0, ink);
        }
        None => {
            if new {
                scene.stamp("diamond", at, 2.0 * CORNER + 24.0, WHITE);
                scene.stamp("diamond", at, 2.0 * CORNER + 18.0, VERMILION);
            }
            diamond(scene, at, 1.0, ink);
        }
    }
    match known {
        Known::Hidden => {
            scene.stamp(family, at, TOKEN * 1.34, on);
            return;
        }
        Known::Open(face) if towards.is_none() => {
            scene.stamp("diamond", at, 2.0 * CORNER - 17.0, WHITE);
            self::face(scene, face, at, SUMI);
        }
        Known::Own(face) | Known::Peeked(face) => self::face(scene, face, at, on),
        Known::Open(face) => {
            scene.disc(at, TOKEN - 6.0, WHITE);
            self::face(scene, face, at, SUMI);
        }
    }
    // Whose it is must not depend on colour alone: a small crest rides on the token's back.
    let [x, y] = at;
    let [bx, by] = towards.map_or([0.0, 1.0], |[dx, dy]| [-dx, -dy]);
    let edge = towards.map_or(CORNER - 3.0, |_| TOKEN);
    let back = [x + bx * edge, y + by * edge];
    scene.disc(back, 12.5, SUMI);
    scene.disc(back, 10.8, WHITE);
    scene.stamp(family, back, 17.0, SUMI);
    if matches!(known, Known::Peeked(_)) {
        let eye = [x + by * TOKEN, y - bx * TOKEN];
        scene.disc(eye, 12.5, SUMI);
        scene.disc(eye, 10.8, WHITE);
        scene.stamp("eye", eye, 18.0, SUMI);
    }
}

/// What is on a token's hidden side.
pub(super) fn face<A: Audience>(scene: &mut Scene<A>, face: Face, [x, y]: Point, ink: Ink) {
    let stamp = kind(face.kind());
    if face.strength() == 0 {
        scene.stamp(stamp, [x, y], TOKEN * 1.2, ink);
        return;
    }
    scene.stamp(stamp, [x - 9.5, y], TOKEN * 0.86, ink);
    let digit = face.strength().to_string();
    scene.text(digit, [x + 11.0, y], 33.0, Hand::Bold, Align::Middle, ink);
}

/// A blessing's tag at a token.
pub(super) fn blessing<A: Audience>(scene: &mut Scene<A>, face: Face, [x, y]: Point) {
    scene.plate([x - 20.0, y - 13.0, 40.0, 26.0], 8.0, SUMI);
    scene.plate([x - 17.5, y - 10.5, 35.0, 21.0], 6.0, WHITE);
    let text = format!("+{}", face.strength());
    scene.text(text, [x, y], 24.0, Hand::Bold, Align::Middle, SUMI);
}

/// A special token: a square plaque, so that it is never taken for a combat token.
pub(super) fn special<A: Audience>(scene: &mut Scene<A>, special: Special, [x, y]: Point) {
    const SIDE: f32 = 40.0;
    let half = SIDE / 2.0;
    scene.plate(
        [x - half - 2.0, y - half - 2.0, SIDE + 4.0, SIDE + 4.0],
        10.0,
        WHITE,
    );
    scene.plate([x - half, y - half, SIDE, SIDE], 8.0, SUMI);
    scene.plate(
        [x - half + 3.0, y - half + 3.0, SIDE - 6.0, SIDE - 6.0],
        6.0,
        WHITE,
    );
    let (stamp, number) = match special {
        Special::Peace => ("knot", None),
        Special::ScorchedEarth => ("raid", None),
        Special::Shrine => ("torii", None),
        Special::Battlefield => ("army", None),
        Special::Harbor => ("anchor", None),
        Special::Honor1 => ("blossom", Some("+1")),
        Special::Honor2 => ("blossom", Some("+2")),
        Special::Honor4 => ("blossom", Some("4")),
        Special::Defense1 => ("shield", Some("+1")),
        Special::Defense2 => ("shield", Some("+2")),
    };
    let ink = if special.is_final() { VERMILION } else { SUMI };
    match number {
        None => scene.stamp(stamp, [x, y], 32.0, ink),
        Some(number) => {
            scene.stamp(stamp, [x, y - 8.0], 20.0, ink);
            scene.text(number, [x, y + 11.0], 22.0, Hand::Bold, Align::Middle, SUMI);
        }
    }
}

/// The ring around what is new.
pub(super) fn new_ring<A: Audience>(scene: &mut Scene<A>, at: Point, radius: f32) {
    scene.items.push(Item::Ring {
        at,
        radius: radius + 5.5,
        width: 9.0,
        ink: WHITE,
    });
    scene.items.push(Item::Ring {
        at,
        radius: radius + 5.5,
        width: 6.0,
        ink: VERMILION,
    });
}

/// Writes with a white halo.
pub(super) fn haloed<A: Audience>(
    scene: &mut Scene<A>,
    text: impl Into<String>,
    at: Point,
    size: f32,
    align: Align,
) {
    scene.items.push(halo(text, at, size, align));
}

/// Words with a white halo.
pub(super) fn halo(text: impl Into<String>, at: Point, size: f32, align: Align) -> Item {
    Item::Text {
        text: text.into(),
        at,
        size,
        hand: Hand::Bold,
        align,
        ink: SUMI,
        halo: Some(WHITE),
        room: None,
    }
}

pub(super) const fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Army => "army",
        Kind::Navy => "navy",
        Kind::Shinobi => "shinobi",
        Kind::Blessing => "blessing",
        Kind::Diplomacy => "diplomacy",
        Kind::Raid => "raid",
        Kind::Bluff => "bluff",
    }
}
