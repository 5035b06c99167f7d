//! The signs of the board that the legend explains.

use rules::seat::Seat;
use rules::titles::rising_sun::{Clan, Figure};
use rules::view::Audience;

use super::company::{self, Company};
use super::pieces::{badge, coin, middle, new_frame};
use super::{GOLD, SUMI, Table, VERMILION, WHITE};
use crate::titles::legend::signs;
use painter::scene::{Item, Point, Scene};

signs! {
    /// A sign of the board.
    Sign {
        Clans => "rising_sun-legend-clans",
        Banner => "rising_sun-legend-banner",
        Figures => "rising_sun-legend-figures",
        Harvest => "rising_sun-legend-harvest",
        Route => "rising_sun-legend-route",
        War => "rising_sun-legend-war",
        WarNow => "rising_sun-legend-war_now",
        Ally => "rising_sun-legend-ally",
        Mandate => "rising_sun-legend-mandate",
        Kami => "rising_sun-legend-kami",
        Season => "rising_sun-legend-season",
        Cards => "rising_sun-legend-cards",
        Points => "rising_sun-legend-points",
        Reserve => "rising_sun-legend-reserve",
        Hostage => "rising_sun-legend-hostage",
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
    let line = |scene: &mut Scene<A>, stamps: &[&'static str], size: f32| {
        let step = 170.0 / stamps.len().max(1) as f32;
        for (i, stamp) in stamps.iter().enumerate() {
            let at = [x - 85.0 + step * (i as f32 + 0.5), y];
            scene.stamp(stamp, at, size, SUMI);
        }
    };
    let flag = |scene: &mut Scene<A>, ink, on| {
        for (size, ink) in [(57.0, SUMI), (51.0, ink)] {
            scene.stamp("flag", at, size, ink);
        }
        middle(scene, "3", [x, y - 3.0], 40.0, on);
    };
    let company = || Company {
        clan,
        figures: vec![Figure::Bushi, Figure::Bushi],
        strongholds: 1,
        force: 2,
        new: false,
    };
    match sign {
        Sign::Clans => {
            for (i, clan) in Clan::ALL.into_iter().enumerate() {
                badge(scene, clan, [x - 72.0 + 36.0 * i as f32, y], 31.0, false);
            }
        }
        Sign::Banner => company::banner(table, scene, &company(), at, [170.0, 46.0]),
        Sign::Figures => {
            line(
                scene,
                &["daimyo", "bushi", "shinto", "monster", "stronghold"],
                30.0,
            );
        }
        Sign::Harvest => {
            scene.plate([x - 70.0, y - 22.0, 140.0, 44.0], 20.0, SUMI);
            scene.plate([x - 67.0, y - 19.0, 134.0, 38.0], 18.0, WHITE);
            line(scene, &["vp", "coin", "ronin"], 30.0);
        }
        Sign::Route => {
            for (width, ink) in [(11.0, WHITE), (7.0, VERMILION)] {
                for i in 0..4 {
                    let from = [x - 72.0 + 40.0 * i as f32, y];
                    let to = [x - 50.0 + 40.0 * i as f32, y];
                    scene.items.push(Item::Line {
                        from,
                        to,
                        width,
                        ink,
                    });
                }
            }
        }
        Sign::War => flag(scene, VERMILION, WHITE),
        Sign::WarNow => flag(scene, GOLD, SUMI),
        Sign::Ally => scene.stamp("knot", at, 50.0, VERMILION),
        Sign::Mandate => line(
            scene,
            &["recruit", "marshal", "train", "harvest", "betray"],
            31.0,
        ),
        Sign::Kami => line(scene, &["kami", "amaterasu"], 46.0),
        Sign::Season => line(scene, &["spring", "summer", "autumn", "winter"], 36.0),
        Sign::Cards => {
            line(
                scene,
                &["enhancement", "virtue", "monster", "war", "winter"],
                30.0,
            );
        }
        Sign::Points => {
            scene.stamp("vp", [x - 56.0, y], 38.0, VERMILION);
            coin(scene, 3, at, 22.0);
            scene.stamp("ronin", [x + 56.0, y], 38.0, SUMI);
        }
        Sign::Reserve => line(scene, &["daimyo", "bushi", "shinto", "stronghold"], 34.0),
        Sign::Hostage => scene.stamp("hostage", at, 46.0, SUMI),
        Sign::New => {
            new_frame(scene, [x - 60.0, y - 20.0, 120.0, 40.0]);
            company::banner(table, scene, &company(), at, [120.0, 40.0]);
        }
        Sign::Ghost => scene.faded(|scene| {
            company::banner(table, scene, &company(), at, [170.0, 46.0]);
        }),
    }
}
