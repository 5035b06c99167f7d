//! The path of short keys that names an action in menus.
//!
//! Coarse to fine, at most [`crate::menu::WIDEST`] siblings anywhere: a hex is reached through its
//! area. What follows a tile is asked last.

use crate::menu::Step;

use super::action::{Action, Then};
use super::data::{FigureAt, Hex, Tile};

/// The path of an action.
pub(super) fn path(action: Action) -> Vec<Step> {
    let mut path = Path(Vec::with_capacity(6));
    match action {
        Action::Hand(tiles) => tiles.into_iter().for_each(|tile| path.tile("hand", tile)),
        Action::Put { caste, at } => {
            path.step("caste", caste.id());
            path.hex("settlement", at.hex());
        }
        Action::Lay { tile, hex, then } => {
            path.tile("tile", tile);
            path.hex("hex", hex);
            path.then(then);
        }
        Action::Move { from, to, then } => {
            path.tile("tile", Tile::Move);
            path.hex("from", from);
            path.hex("hex", to);
            path.then(then);
        }
        Action::Swap { one, other, then } => {
            path.tile("tile", Tile::Swap);
            path.figure(one);
            path.figure(other);
            path.then(then);
        }
        Action::Done => path.step("tile", "done"),
        Action::Pass => path.step("tile", "pass"),
    }
    path.0
}

struct Path(Vec<Step>);

impl Path {
    fn step(&mut self, kind: &'static str, key: impl Into<String>) {
        self.0.push(Step::new(kind, key));
    }

    fn tile(&mut self, kind: &'static str, tile: Tile) {
        self.step(kind, tile.id());
    }

    fn hex(&mut self, kind: &'static str, hex: Hex) {
        self.step("area", hex.area().id());
        self.step(kind, hex.id());
    }

    fn figure(&mut self, figure: FigureAt) {
        self.step("area", figure.at.hex().area().id());
        self.step("figure", figure.to_string());
    }

    fn then(&mut self, then: Then) {
        let key = match then {
            Then::End => "end",
            Then::More => "then",
        };
        self.step("then", key);
    }
}
