//! The signs of the map that the legend explains.

use rules::seat::Seat;
use rules::titles::samurai::{Caste, Tile};
use rules::view::Audience;

use super::{DESIGNED, FIELD, MARGIN, SUMI, Table, VERMILION, WHITE, pieces};
use crate::titles::legend::signs;
use painter::scene::{Align, Hand, Ink, Point, Scene};

signs! {
    /// A sign of the map.
    Sign {
        Land => "samurai-legend-land",
        Sea => "samurai-legend-sea",
        Settlement => "samurai-legend-settlement",
        Figures => "samurai-legend-figures",
        Leader => "samurai-legend-leader",
        Tile => "samurai-legend-tile",
        Castes => "samurai-legend-castes",
        Special => "samurai-legend-special",
        Cunning => "samurai-legend-cunning",
        Captured => "samurai-legend-captured",
        Aside => "samurai-legend-aside",
        Hand => "samurai-legend-hand",
        Chosen => "samurai-legend-chosen",
        New => "legend-new",
        Ghost => "legend-ghost",
    }
}

/// Draws a sign around a point, in the first seat's colour.
pub(super) fn draw<A: Audience>(
    table: &Table<'_, A>,
    scene: &mut Scene<A>,
    sign: Sign,
    [x, y]: Point,
) {
    const STEP: f32 = 62.0;
    let (colour, at) = (table.colour(Seat::FIRST), [x, y]);
    let tile = |scene: &mut Scene<A>, tile, at| {
        pieces::tile(scene, colour, tile, at, DESIGNED, None);
    };
    match sign {
        Sign::Land => ground(scene, at, WHITE, "P6"),
        Sign::Sea => {
            ground(scene, at, MARGIN, "");
            scene.stamp("ship", at, 38.0, SUMI);
        }
        Sign::Settlement => ground(scene, at, FIELD, "O8"),
        Sign::Figures => {
            for (i, caste) in Caste::ALL.into_iter().enumerate() {
                let at = [x - STEP + STEP * i as f32, y];
                pieces::figure(scene, caste, at, 44.0);
            }
        }
        Sign::Leader => {
            pieces::figure(scene, Caste::Buddha, at, 46.0);
            pieces::crest(scene, colour, [x + 22.0, y - 15.0], 12.0);
        }
        Sign::Tile => {
            let label = Some("P8");
            pieces::tile(scene, colour, Tile::Samurai2, at, DESIGNED, label);
        }
        Sign::Castes => {
            tile(scene, Tile::Buddha4, [x - 40.0, y]);
            tile(scene, Tile::Castle4, [x + 40.0, y]);
        }
        Sign::Special => {
            tile(scene, Tile::Move, [x - 40.0, y]);
            tile(scene, Tile::Swap, [x + 40.0, y]);
        }
        Sign::Cunning => {
            scene.disc(at, 22.0, SUMI);
            scene.disc(at, 19.5, WHITE);
            scene.stamp("fan", at, 28.0, VERMILION);
        }
        Sign::Captured => pieces::taken(scene, Caste::Rice, Some(colour), at, 50.0),
        Sign::Aside => pieces::taken(scene, Caste::Rice, None, at, 50.0),
        Sign::Hand => {
            scene.stamp("hand", [x - 26.0, y], 38.0, SUMI);
            scene.stamp("pool", [x + 26.0, y], 38.0, SUMI);
        }
        Sign::Chosen => scene.stamp("check", at, 40.0, SUMI),
        Sign::New => {
            pieces::new_hex(scene, at, 32.0);
            pieces::tile(scene, colour, Tile::Samurai2, at, 32.0, None);
        }
        Sign::Ghost => scene.faded(|scene| tile(scene, Tile::Samurai2, at)),
    }
}

/// An empty hex with its label.
fn ground<A: Audience>(scene: &mut Scene<A>, at: Point, ink: Ink, label: &str) {
    scene.stamp("hex", at, DESIGNED * 2.0, SUMI);
    scene.stamp("hex", at, DESIGNED * 1.9, ink);
    scene.text(label, at, 30.0, Hand::Bold, Align::Middle, SUMI);
}
