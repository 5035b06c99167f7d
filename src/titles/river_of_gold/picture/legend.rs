//! The signs of the board that the legend explains.

use rules::seat::Seat;
use rules::titles::river_of_gold::{Clan, Face, Good, Ship, Tile};
use rules::view::Audience;

use super::pieces::{self, badge, middle};
use super::{GOLD, SUMI, Table, VERMILION, WHITE, tile};
use crate::titles::legend::signs;
use painter::scene::{Item, Point, Scene};

signs! {
    /// A sign of the board.
    Sign {
        Clans => "river_of_gold-legend-clans",
        Ship => "river_of_gold-legend-ship",
        Noble => "river_of_gold-legend-noble",
        Region => "river_of_gold-legend-region",
        Empty => "river_of_gold-legend-empty",
        Building => "river_of_gold-legend-building",
        Kinds => "river_of_gold-legend-kinds",
        RowTile => "river_of_gold-legend-row_tile",
        EndSlot => "river_of_gold-legend-end_slot",
        Track => "river_of_gold-legend-track",
        Goods => "river_of_gold-legend-goods",
        Favor => "river_of_gold-legend-favor",
        Vp => "river_of_gold-legend-vp",
        Callings => "river_of_gold-legend-callings",
        Journey => "river_of_gold-legend-journey",
        Payable => "river_of_gold-legend-payable",
        Emperor => "river_of_gold-legend-emperor",
        New => "legend-new",
        Ghost => "legend-ghost",
    }
}

/// Draws a sign around a point, in the first seat's ink.
pub(super) fn draw<A: Audience>(
    table: &Table<'_, A>,
    scene: &mut Scene<A>,
    sign: Sign,
    [x, y]: Point,
) {
    let (clan, at) = (table.clan(Seat::FIRST), [x, y]);
    let contrast = table.look.high_contrast;
    let letter = || table.words.form(Ship::Upper, "letter");
    let line = |scene: &mut Scene<A>, stamps: &[&'static str], size: f32| {
        let step = 160.0 / stamps.len().max(1) as f32;
        for (i, stamp) in stamps.iter().enumerate() {
            let at = [x - 80.0 + step * (i as f32 + 0.5), y];
            scene.stamp(stamp, at, size, SUMI);
        }
    };
    match sign {
        Sign::Clans => {
            for (i, clan) in Clan::ALL.into_iter().enumerate() {
                badge(scene, clan, [x - 63.0 + 42.0 * i as f32, y], 36.0, false);
            }
        }
        Sign::Ship => pieces::ship(scene, clan, letter(), false, at, 62.0),
        Sign::Noble => pieces::ship(scene, clan, letter(), true, at, 62.0),
        Sign::Region => scene.stamp(pieces::die(Face::Three), at, 50.0, SUMI),
        Sign::Empty => {
            pieces::plate(
                scene,
                [x - 46.0, y - 38.0, 92.0, 76.0],
                3.0,
                crate::titles::badge::ground(contrast),
            );
            middle(scene, "12", [x - 18.0, y - 14.0], 40.0, SUMI);
            scene.stamp(pieces::die(Face::Three), [x + 24.0, y - 18.0], 28.0, SUMI);
            scene.stamp("koku", [x - 20.0, y + 18.0], 26.0, SUMI);
            middle(scene, "12", [x + 16.0, y + 18.0], 30.0, SUMI);
        }
        Sign::Building => {
            let rect = [x - 55.0, y - 46.0, 110.0, 92.0];
            tile::on_shore(scene, Tile::Manor11, rect, "22", &[clan], contrast);
        }
        Sign::Kinds => line(scene, &["port", "market", "manor", "shrine"], 36.0),
        Sign::RowTile => {
            let rect = [x - 66.0, y - 44.0, 132.0, 88.0];
            tile::in_row(scene, Tile::Manor11, rect, contrast);
        }
        Sign::EndSlot => {
            scene.disc(at, 24.0, SUMI);
            scene.disc(at, 21.0, GOLD);
            scene.stamp("favor", at, 35.0, SUMI);
        }
        Sign::Track => {
            scene.plate([x - 30.0, y - 30.0, 60.0, 60.0], 8.0, SUMI);
            scene.plate([x - 27.0, y - 27.0, 54.0, 54.0], 6.0, WHITE);
            badge(scene, clan, [x - 11.0, y + 10.0], 28.0, false);
        }
        Sign::Goods => {
            let [silk, rice, porcelain] = Good::ALL.map(Good::id);
            line(scene, &["koku", silk, rice, porcelain], 36.0);
        }
        Sign::Favor => scene.stamp("favor", at, 44.0, SUMI),
        Sign::Vp => scene.stamp("vp", at, 46.0, VERMILION),
        Sign::Callings => {
            let callings = ["artisan", "elder", "merchant", "monk", "noble"];
            line(scene, &callings, 31.0);
        }
        Sign::Journey => scene.stamp("journey", at, 50.0, SUMI),
        Sign::Payable => scene.stamp("check", at, 40.0, VERMILION),
        Sign::Emperor => line(scene, &["flower", "end"], 46.0),
        Sign::New => {
            for (width, ink) in [(8.0, WHITE), (5.0, VERMILION)] {
                scene.items.push(Item::Ring {
                    at,
                    radius: 36.0,
                    width,
                    ink,
                });
            }
            pieces::ship(scene, clan, letter(), false, at, 56.0);
        }
        Sign::Ghost => {
            scene.faded(|scene| pieces::ship(scene, clan, letter(), false, at, 62.0));
        }
    }
}
