//! Below the seats: what the viewer alone knows. Tiles, bids, offers.

use rules::titles::rising_sun::{Advantage, Goods, Mandate, Private};
use rules::view::Audience;

use super::layout::Rect;
use super::pieces::{badge, coin, counted, ground, left, middle, plate};
use super::{SUMI, Table, VERMILION, WHITE};
use painter::scene::{Align, Hand, Point, Scene};

/// Width of a tile, of an offer, and the gap after each.
const TILE: f32 = 122.0;
const OFFER: f32 = 250.0;
const GAP: f32 = 8.0;

/// Is there anything to show?
pub(super) fn has_any(own: &Private) -> bool {
    let tiles = own.drawn.len() + own.put_back.len() + own.facedown.len();
    tiles > 0 || own.bid.is_some() || !own.offers.is_empty()
}

/// A strip in the making.
struct Strip<'s, 't, A: Audience> {
    table: &'s Table<'t, A>,
    scene: &'s mut Scene<A>,
    rect: Rect,
    /// Where the next thing goes.
    at: f32,
}

pub(super) fn draw<A: Audience>(
    table: &Table<'_, A>,
    scene: &mut Scene<A>,
    own: &Private,
    rect: Rect,
) {
    let [x, ..] = rect;
    plate(scene, rect, 3.5, WHITE);
    let at = x + 14.0;
    let mut strip = Strip {
        table,
        scene,
        rect,
        at,
    };
    strip.tiles("rising_sun-picture-drawn", own.drawn.iter().copied());
    strip.tiles("rising_sun-picture-put_back", own.put_back.iter().copied());
    let facedown = own.facedown.iter().map(|(_, tile)| *tile);
    strip.tiles("rising_sun-picture-facedown", facedown);
    if let Some(bid) = own.bid {
        strip.bids(bid);
    }
    strip.offers(own);
}

impl<A: Audience> Strip<'_, '_, A> {
    /// A caption over what follows.
    fn caption(&mut self, key: &str) {
        let [_, y, ..] = self.rect;
        let words = self.table.words.word(key);
        let at = [self.at, y + 20.0];
        let (hand, align) = (Hand::Plain, Align::Left);
        self.scene.text(words, at, 24.0, hand, align, SUMI);
    }

    /// An empty cell; nothing if there is no room left.
    fn cell(&mut self, wide: f32) -> Option<Point> {
        let [x, y, w, h] = self.rect;
        if self.at + wide > x + w {
            return None;
        }
        let corner = [self.at, y + 36.0];
        let rect = [self.at, y + 36.0, wide, h - 46.0];
        let paper = ground(self.table.look.high_contrast);
        plate(self.scene, rect, 2.5, paper);
        self.at += wide + GAP;
        Some(corner)
    }

    fn tiles(&mut self, caption: &str, tiles: impl Iterator<Item = Mandate>) {
        let mut tiles = tiles.peekable();
        if tiles.peek().is_none() {
            return;
        }
        self.caption(caption);
        for tile in tiles {
            let Some([x, y]) = self.cell(TILE) else {
                return;
            };
            self.scene
                .stamp(tile.id(), [x + TILE / 2.0, y + 34.0], 46.0, SUMI);
            let name = self.table.words.name(tile).to_string();
            middle(self.scene, name, [x + TILE / 2.0, y + 72.0], 25.0, SUMI);
            self.scene.within(TILE - 6.0);
        }
        self.at += GAP * 2.0;
    }

    fn bids(&mut self, bid: [u8; Advantage::COUNT]) {
        self.caption("rising_sun-picture-bid");
        for (advantage, coins) in Advantage::ALL.into_iter().zip(bid) {
            let Some([x, y]) = self.cell(TILE) else {
                return;
            };
            self.scene
                .stamp(advantage.id(), [x + 36.0, y + 34.0], 42.0, SUMI);
            coin(self.scene, coins, [x + 88.0, y + 34.0], 23.0);
            let name = self.table.words.form(advantage, "short");
            middle(self.scene, name, [x + TILE / 2.0, y + 72.0], 24.0, SUMI);
            self.scene.within(TILE - 6.0);
        }
        self.at += GAP * 2.0;
    }

    /// Open offers: who to whom, an alliance or not, what is given and wanted.
    fn offers(&mut self, own: &Private) {
        if own.offers.is_empty() {
            return;
        }
        self.caption("rising_sun-picture-offers");
        for offer in &own.offers {
            let Some([x, y]) = self.cell(OFFER) else {
                return;
            };
            let [from, to] = [offer.from, offer.to].map(|seat| self.table.clan(seat));
            badge(self.scene, from, [x + 34.0, y + 45.0], 44.0, false);
            self.goods(offer.terms.give, [x + 66.0, y + 26.0]);
            self.scene.stamp("turn", [x + 78.0, y + 58.0], 20.0, SUMI);
            if offer.terms.ally {
                self.scene
                    .stamp("knot", [x + 124.0, y + 47.0], 44.0, VERMILION);
            }
            self.goods(offer.terms.want, [x + 156.0, y + 26.0]);
            badge(self.scene, to, [x + OFFER - 34.0, y + 45.0], 44.0, false);
        }
    }

    fn goods(&mut self, goods: Goods, at: Point) {
        match goods {
            Goods::Nothing => left(self.scene, "–", at, 26.0, SUMI),
            Goods::Coins(count) => {
                counted(self.scene, "coin", count, at, 24.0, SUMI);
            }
            Goods::Ronin(count) => {
                counted(self.scene, "ronin", count, at, 24.0, SUMI);
            }
        }
    }
}
