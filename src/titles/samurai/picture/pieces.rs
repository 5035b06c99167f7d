//! The pieces: tiles, figures, crests. Each is a few primitives around a point, in sizes of a hex's radius.

use rules::titles::samurai::{Caste, Colour, Kind, Tile};
use rules::view::Audience;

use super::{DESIGNED, FIELD, GOLD, SUMI, VERMILION, WHITE};
use painter::scene::{Align, Hand, Ink, Point, Scene};

/// The names a colour's inks go by.
pub(super) struct Inks {
    pub(super) family: &'static str,
    pub(super) ink: Ink,
    /// What can be read on the ink.
    pub(super) on: Ink,
}

pub(super) const fn inks(colour: Colour) -> Inks {
    let (family, ink, on) = match colour {
        Colour::Gold => ("gold", Ink("gold.ink"), SUMI),
        Colour::Red => ("red", Ink("red.ink"), WHITE),
        Colour::Green => ("green", Ink("green.ink"), SUMI),
        Colour::Purple => ("purple", Ink("purple.ink"), WHITE),
    };
    Inks { family, ink, on }
}

/// A round badge with a colour's crest.
pub(super) fn crest<A: Audience>(scene: &mut Scene<A>, colour: Colour, at: Point, radius: f32) {
    let Inks { family, ink, on } = inks(colour);
    let line = (radius * 0.09).max(1.6);
    scene.disc(at, radius + line, WHITE);
    scene.disc(at, radius, SUMI);
    scene.disc(at, radius - line, ink);
    scene.stamp(family, at, radius * 1.16, on);
}

/// The stamp of a tile's symbol.
pub(super) const fn symbol(tile: Tile) -> &'static str {
    match (tile.kind(), tile.caste()) {
        (_, Some(caste)) => caste.id(),
        (Kind::Ronin, _) => "ronin",
        (Kind::Ship, _) => "ship",
        (Kind::Swap, _) => "swap",
        (Kind::Move, _) => "move",
        (Kind::Caste | Kind::Samurai, _) => "samurai",
    }
}

/// A tile: a hex in its owner's ink with number, symbol and crest; `label` is where it lies.
pub(super) fn tile<A: Audience>(
    scene: &mut Scene<A>,
    colour: Colour,
    tile: Tile,
    at: Point,
    radius: f32,
    label: Option<&str>,
) {
    let Inks { family, ink, on } = inks(colour);
    let u = radius / DESIGNED;
    let [x, y] = at;
    let wide = radius * 2.0;
    scene.stamp("hex", at, wide * 1.0, WHITE);
    scene.stamp("hex", at, wide * 0.965, SUMI);
    scene.stamp("hex", at, wide * 0.885, ink);
    let row = y - if label.is_some() { 1.0 } else { 6.0 } * u;
    if tile.value() == 0 {
        scene.stamp(symbol(tile), [x, row], 36.0 * u, on);
    } else {
        let number = tile.value().to_string();
        let spot = [x - 13.0 * u, row];
        scene.text(number, spot, 44.0 * u, Hand::Bold, Align::Middle, on);
        scene.stamp(symbol(tile), [x + 13.0 * u, row], 29.0 * u, on);
    }
    if let Some(label) = label {
        let spot = [x, y - 22.0 * u];
        scene.text(label, spot, 19.0 * u, Hand::Bold, Align::Middle, on);
    }
    // Whose it is must not depend on colour alone.
    let foot = [x, y + 20.0 * u];
    scene.disc(foot, 10.5 * u, WHITE);
    scene.stamp(family, foot, 14.5 * u, SUMI);
}

/// The ring around a tile that is new, drawn below it.
pub(super) fn new_hex<A: Audience>(scene: &mut Scene<A>, at: Point, radius: f32) {
    scene.stamp("hex", at, radius * 2.32, WHITE);
    scene.stamp("hex", at, radius * 2.22, VERMILION);
}

/// The ring around a settlement that has changed, within its hex.
pub(super) fn new_ground<A: Audience>(scene: &mut Scene<A>, at: Point, radius: f32) {
    for (part, ink) in [(1.98, WHITE), (1.9, VERMILION), (1.66, FIELD)] {
        scene.stamp("hex", at, radius * part, ink);
    }
}

/// The ground a figure stands on, told apart by its shape: round, on edge, square.
fn base<A: Audience>(scene: &mut Scene<A>, caste: Caste, at: Point, size: f32, ink: Ink) {
    let [x, y] = at;
    let line = (size * 0.07).max(1.8);
    for (side, ink) in [(size, SUMI), (size - 2.0 * line, ink)] {
        match caste {
            Caste::Buddha => scene.disc(at, side / 2.0, ink),
            Caste::Rice => scene.stamp("diamond", at, side * 1.16, ink),
            Caste::Castle => {
                let half = side * 0.45;
                let rect = [x - half, y - half, half * 2.0, half * 2.0];
                scene.plate(rect, side * 0.1, ink);
            }
        }
    }
}

/// A figure on its ground.
pub(super) fn figure<A: Audience>(scene: &mut Scene<A>, caste: Caste, at: Point, size: f32) {
    // Dark and light tell castles and the others apart where shapes are too small.
    let (ground, ink) = match caste {
        Caste::Castle => (SUMI, WHITE),
        Caste::Buddha => (WHITE, SUMI),
        Caste::Rice => (GOLD, SUMI),
    };
    base(scene, caste, at, size, ground);
    scene.stamp(caste.id(), at, size * 0.62, ink);
}

/// A figure that was just taken, in the colour of whoever took it; or crossed out if it was set aside.
pub(super) fn taken<A: Audience>(
    scene: &mut Scene<A>,
    caste: Caste,
    by: Option<Colour>,
    at: Point,
    size: f32,
) {
    let [x, y] = at;
    match by {
        Some(colour) => {
            let Inks { ink, on, .. } = inks(colour);
            base(scene, caste, at, size, ink);
            scene.stamp(caste.id(), at, size * 0.6, on);
            crest(scene, colour, [x + size * 0.4, y + size * 0.4], size * 0.26);
        }
        None => {
            base(scene, caste, at, size, super::MARGIN);
            scene.stamp(caste.id(), at, size * 0.6, SUMI);
            scene.stamp("cross", at, size * 1.0, WHITE);
            scene.stamp("cross", at, size * 0.86, VERMILION);
        }
    }
}
