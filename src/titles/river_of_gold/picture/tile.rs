//! A building tile: on the shore with its number and its owners, or in the row with what it brings its builder.

use rules::titles::river_of_gold::{Clan, Era, Kind, Reward, Tile};
use rules::view::Audience;

use super::layout::Rect;
use super::pieces::{badge, left, look, middle};
use super::words::digits;
use super::{FIELD, MARGIN, SUMI, WHITE};
use painter::scene::{Ink, Item, Point, Scene};

/// The part of a tile's height that its foot takes.
const FOOT: f32 = 0.38;

/// A tile on a shore space.
pub(super) fn on_shore<A: Audience>(
    scene: &mut Scene<A>,
    tile: Tile,
    rect: Rect,
    number: &str,
    owners: &[Clan],
    high_contrast: bool,
) {
    let [x, y, w, h] = rect;
    paper(scene, tile, rect, high_contrast);
    left(scene, number, [x + 7.0, y + 18.0], 32.0, SUMI);
    if tile.era() == Era::Start {
        scene.stamp(tile.kind().id(), [x + w * 0.7, y + 27.0], 42.0, SUMI);
        let at = [x + w / 2.0, y + h - 22.0];
        rewards(scene, tile.visitor(), at, 31.0, SUMI);
        return;
    }
    let middle = y + h * (1.0 - FOOT) / 2.0;
    left(scene, letters(tile), [x + 7.0, y + 47.0], 18.0, SUMI);
    let kind = [x + w * 0.585, middle - 8.0];
    scene.stamp(tile.kind().id(), kind, 32.0, SUMI);
    visitor(scene, tile, [x + w * 0.845, middle], 1.0);
    let (ink, on) = match owners {
        [first, ..] if !high_contrast => (look(*first).ink, look(*first).on),
        _ => (WHITE, SUMI),
    };
    let line = foot(scene, rect, ink);
    match owners {
        [] => {}
        [one] => {
            badge(scene, *one, [x + 20.0, line], 30.0, false);
            rewards(scene, tile.owner(), [x + w * 0.66, line], 24.0, on);
        }
        [one, other, ..] => {
            badge(scene, *one, [x + 20.0, line], 30.0, false);
            badge(scene, *other, [x + w - 20.0, line], 30.0, false);
            rewards(scene, tile.owner(), [x + w * 0.5, line], 19.0, on);
        }
    }
}

/// A tile in the row.
pub(super) fn in_row<A: Audience>(
    scene: &mut Scene<A>,
    tile: Tile,
    rect: Rect,
    high_contrast: bool,
) {
    let [x, y, w, h] = rect;
    paper(scene, tile, rect, high_contrast);
    let middle = y + h * (1.0 - FOOT) / 2.0;
    left(scene, letters(tile), [x + 10.0, y + 19.0], 25.0, SUMI);
    let kind = [x + w * 0.54, middle + 13.0];
    scene.stamp(tile.kind().id(), kind, 38.0, SUMI);
    visitor(scene, tile, [x + w * 0.835, middle], h / 94.0);
    let line = foot(scene, rect, SUMI);
    let bonus = format!("+{}", tile.bonus());
    left(scene, bonus, [x + 10.0, line], 32.0, WHITE);
    scene.stamp("influence", [x + 54.0, line], 24.0, WHITE);
    rewards(scene, tile.owner(), [x + w * 0.74, line], 25.0, WHITE);
}

/// The paper; each era has its own.
fn paper<A: Audience>(scene: &mut Scene<A>, tile: Tile, rect: Rect, high_contrast: bool) {
    let [x, y, w, h] = rect;
    let ground = match tile.era() {
        _ if high_contrast => WHITE,
        Era::Start => MARGIN,
        Era::First => WHITE,
        Era::Second => FIELD,
    };
    scene.plate([x - 1.5, y - 1.5, w + 3.0, h + 3.0], 10.0, SUMI);
    scene.plate([x + 2.0, y + 2.0, w - 4.0, h - 4.0], 8.0, ground);
}

/// The foot of a tile; gives the height of its middle.
fn foot<A: Audience>(scene: &mut Scene<A>, [x, y, w, h]: Rect, ink: Ink) -> f32 {
    let high = h * FOOT;
    let top = y + h - high;
    scene.plate([x + 2.0, top, w - 4.0, high - 2.0], 7.0, ink);
    scene.items.push(Item::Line {
        from: [x + 2.0, top],
        to: [x + w - 2.0, top],
        width: 2.4,
        ink: SUMI,
    });
    top + high / 2.0
}

/// The letters of the kind and the two digits, by which a tile is typed.
fn letters(tile: Tile) -> String {
    let kind = match tile.kind() {
        Kind::Port => "P",
        Kind::Market => "Mk",
        Kind::Manor => "Mn",
        Kind::Shrine => "S",
    };
    format!("{kind}{}", digits(tile))
}

/// What visitors get, the number above its sign.
fn visitor<A: Audience>(scene: &mut Scene<A>, tile: Tile, [x, y]: Point, scale: f32) {
    let Some(first) = tile.visitor().first() else {
        return;
    };
    let (stamp, count) = sign(*first);
    if count > 1 {
        let at = [x, y - 14.0 * scale];
        middle(scene, count.to_string(), at, 29.0 * scale, SUMI);
        scene.stamp(stamp, [x, y + 13.0 * scale], 25.0 * scale, SUMI);
    } else {
        scene.stamp(stamp, [x, y], 28.0 * scale, SUMI);
    }
}

/// The stamp of a reward, and how much of it.
const fn sign(reward: Reward) -> (&'static str, u8) {
    match reward {
        Reward::Koku(count) => ("koku", count),
        Reward::Vp(count) => ("vp", count),
        Reward::Favor(count) => ("favor", count),
        Reward::Influence(count) => ("influence", count),
        Reward::Good(good) => (good.id(), 1),
        Reward::AnyGood => ("any_good", 1),
        Reward::Card => ("draw", 1),
        Reward::KokuPer(_) | Reward::KokuPerCustomer => ("koku", 1),
    }
}

/// What the koku of a reward is counted by.
const fn counted_by(reward: Reward) -> Option<&'static str> {
    match reward {
        Reward::KokuPer(kind) => Some(kind.id()),
        Reward::KokuPerCustomer => Some("hand"),
        _ => None,
    }
}

/// Several rewards in a line, centred on a point.
fn rewards<A: Audience>(scene: &mut Scene<A>, all: &[Reward], [x, y]: Point, size: f32, ink: Ink) {
    let wide = |reward: &Reward| match (sign(*reward), counted_by(*reward)) {
        (_, Some(_)) => size * 2.5,
        ((_, 1), None) => size * 1.05,
        _ => size * 1.57,
    };
    let mut at = x - all.iter().map(wide).sum::<f32>() / 2.0;
    for reward in all {
        let (stamp, count) = sign(*reward);
        if count > 1 {
            let spot = [at + size * 0.27, y];
            middle(scene, count.to_string(), spot, size * 1.15, ink);
            at += size * 0.52;
        }
        scene.stamp(stamp, [at + size * 0.5, y], size, ink);
        at += size * 1.05;
        if let Some(per) = counted_by(*reward) {
            middle(scene, "/", [at + size * 0.15, y], size * 1.1, ink);
            scene.stamp(per, [at + size * 0.85, y], size, ink);
            at += size * 1.45;
        }
    }
}
