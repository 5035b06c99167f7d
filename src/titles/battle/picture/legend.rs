//! The signs of the map that the legend explains.

use rules::seat::Seat;
use rules::titles::battle::{Clan, Face, Fate, Special};
use rules::view::Audience;

use super::pieces::{self, CONTROL, Known, TOKEN};
use super::{GOLD, Inks, SUMI, Table, VERMILION, WHITE, board, inks};
use crate::titles::legend::signs;
use painter::scene::{Align, Ink, Point, Scene};

signs! {
    /// A sign of the map.
    Sign {
        Cloth => "battle-legend-cloth",
        Facedown => "battle-legend-facedown",
        Faceup => "battle-legend-faceup",
        Worth => "battle-legend-worth",
        Defense => "battle-legend-defense",
        Capital => "battle-legend-capital",
        Hidden => "battle-legend-hidden",
        Own => "battle-legend-own",
        Peeked => "battle-legend-peeked",
        Open => "battle-legend-open",
        Centre => "battle-legend-centre",
        Blessing => "battle-legend-blessing",
        Special => "battle-legend-special",
        Scorched => "battle-legend-scorched",
        Taken => "battle-legend-taken",
        Held => "battle-legend-held",
        Card => "battle-legend-card",
        HeldCard => "battle-legend-held_card",
        Row => "battle-legend-row",
        Entrance => "battle-legend-entrance",
        New => "legend-new",
        Ghost => "legend-ghost",
    }
}

/// Draws a sign around a point, in the colours of the table's first clans.
pub(super) fn draw<A: Audience>(
    table: &Table<'_, A>,
    scene: &mut Scene<A>,
    sign: Sign,
    [x, y]: Point,
) {
    let right = Some([1.0, 0.0]);
    let (clan, at) = (table.clan(Seat::FIRST), [x, y]);
    let number = |scene: &mut Scene<A>, stamp, ink, text: &str| {
        scene.stamp(stamp, [x - 16.0, y], 40.0, ink);
        pieces::haloed(scene, text, [x + 20.0, y], 42.0, Align::Middle);
    };
    match sign {
        Sign::Cloth => {
            for (i, row) in table.seen.seats.iter().take(2).enumerate() {
                cloth(scene, row.clan, [x - 34.0 + 68.0 * i as f32, y]);
            }
        }
        Sign::Facedown => pieces::crest(scene, clan, at, CONTROL, false),
        Sign::Faceup => pieces::crest(scene, clan, at, CONTROL, true),
        Sign::Worth => number(scene, "blossom", VERMILION, "2"),
        Sign::Defense => number(scene, "shield", SUMI, "3"),
        Sign::Capital => scene.stamp("castle", at, 44.0, SUMI),
        Sign::Hidden => pieces::token(scene, clan, at, right, Known::Hidden, false),
        Sign::Own => pieces::token(scene, clan, at, right, Known::Own(Face::Army3), false),
        Sign::Peeked => {
            pieces::token(scene, clan, at, right, Known::Peeked(Face::Army3), false);
        }
        Sign::Open => pieces::token(scene, clan, at, right, Known::Open(Face::Army3), false),
        Sign::Centre => pieces::token(scene, clan, at, None, Known::Hidden, false),
        Sign::Blessing => pieces::blessing(scene, Face::Blessing2, at),
        Sign::Special => {
            pieces::special(scene, Special::Defense2, [x - 34.0, y]);
            pieces::special(scene, Special::Peace, [x + 34.0, y]);
        }
        Sign::Scorched => pieces::special(scene, Special::ScorchedEarth, at),
        Sign::Taken => {
            let by = Seat::FIRST;
            let fate = Fate::Taken {
                by,
                attack: 4,
                defense: 2,
            };
            board::fate(table, scene, fate, at);
        }
        Sign::Held => {
            let fate = Fate::Held {
                attack: 2,
                defense: 4,
            };
            board::fate(table, scene, fate, at);
        }
        Sign::Card => scene.stamp("card", at, 46.0, GOLD),
        Sign::HeldCard => {
            scene.stamp("card", [x - 26.0, y], 42.0, SUMI);
            pieces::crest(scene, clan, [x + 22.0, y], 22.0, false);
        }
        Sign::Row => {
            let row = ["land", "hand", "pool", "eye", "scroll"];
            for (i, stamp) in row.into_iter().enumerate() {
                scene.stamp(stamp, [x - 64.0 + 32.0 * i as f32, y], 29.0, SUMI);
            }
        }
        Sign::Entrance => {
            pieces::drop(scene, [x - 30.0, y], [1.0, 0.0], 0.56, WHITE);
            pieces::diamond(scene, [x + 34.0, y], 0.56, WHITE);
        }
        Sign::New => {
            pieces::crest(scene, clan, at, CONTROL, false);
            pieces::new_ring(scene, at, CONTROL);
        }
        Sign::Ghost => scene.faded(|scene| {
            let known = Known::Own(Face::Army3);
            pieces::token(scene, clan, at, right, known, false);
        }),
    }
}

/// A piece of a clan's cloth with its crest.
fn cloth<A: Audience>(scene: &mut Scene<A>, clan: Clan, [x, y]: Point) {
    let Inks { family, .. } = inks(clan);
    let (fill, weave, pattern) = cloth_of(clan);
    scene.plate([x - 28.0, y - 28.0, 56.0, 56.0], 6.0, SUMI);
    scene.plate([x - 25.0, y - 25.0, 50.0, 50.0], 4.0, fill);
    for (dx, dy) in [(-12.0, -12.0), (12.0, -12.0), (-12.0, 12.0), (12.0, 12.0)] {
        scene.stamp(pattern, [x + dx, y + dy], 24.0, weave);
    }
    scene.stamp(family, [x, y], TOKEN * 0.9, SUMI);
}

/// The ground, the threads and the pattern of a clan's cloth.
const fn cloth_of(clan: Clan) -> (Ink, Ink, &'static str) {
    match clan {
        Clan::Crab => (Ink("crab.fill"), Ink("crab.weave"), "weave_crab"),
        Clan::Crane => (Ink("crane.fill"), Ink("crane.weave"), "weave_crane"),
        Clan::Dragon => (Ink("dragon.fill"), Ink("dragon.weave"), "weave_dragon"),
        Clan::Lion => (Ink("lion.fill"), Ink("lion.weave"), "weave_lion"),
        Clan::Phoenix => (Ink("phoenix.fill"), Ink("phoenix.weave"), "weave_phoenix"),
        Clan::Scorpion => (
            Ink("scorpion.fill"),
            Ink("scorpion.weave"),
            "weave_scorpion",
        ),
        Clan::Unicorn => (Ink("unicorn.fill"), Ink("unicorn.weave"), "weave_unicorn"),
    }
}
