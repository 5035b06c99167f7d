//! The things of the reference as the board shows them.

use rules::titles::samurai::{Caste, Colour, Samurai, Size};
use rules::view::Everyone;

use super::super::signs;
use super::super::words::{self, Term, Thing};
use super::{SUMI, VERMILION, pieces};
use crate::titles::reference::{Exhibit, refers};
use painter::scene::{Point, Scene};

refers!(Samurai, no things: "samurai-none");

/// In which colour tiles are shown here.
const COLOUR: Colour = Colour::Red;

/// Draws a thing around a point.
fn draw(scene: &mut Scene<Everyone>, thing: Thing, at: Point) -> Exhibit {
    match thing {
        Thing::Colour(colour) => pieces::crest(scene, colour, at, 44.0),
        Thing::Tile(tile) => pieces::tile(scene, COLOUR, tile, at, 58.0, None),
        Thing::Caste(caste) => pieces::figure(scene, caste, at, 84.0),
        Thing::Size(size) => figures(scene, size, at),
        Thing::Area(area) => return Exhibit::Area(area.id()),
        Thing::Term(term) => return self::term(scene, term, at),
        Thing::Stage(_) => return Exhibit::Nothing,
    }
    Exhibit::Drawn
}

/// As many figures as a settlement holds.
fn figures(scene: &mut Scene<Everyone>, size: Size, [x, y]: Point) {
    const STEP: f32 = 66.0;
    let count = match size {
        Size::Village => 1,
        Size::City => 2,
        Size::Edo => 3,
    };
    let left = x - STEP * (count as f32 - 1.0) / 2.0;
    for (i, caste) in Caste::ALL.into_iter().take(count).enumerate() {
        pieces::figure(scene, caste, [left + STEP * i as f32, y], 56.0);
    }
}

fn term(scene: &mut Scene<Everyone>, term: Term, at: Point) -> Exhibit {
    match term {
        Term::Aside => pieces::taken(scene, Caste::Rice, None, at, 84.0),
        Term::Leader => pieces::taken(scene, Caste::Rice, Some(COLOUR), at, 84.0),
        Term::Cunning => scene.stamp("fan", at, 80.0, VERMILION),
        Term::Stack => scene.stamp("pool", at, 80.0, SUMI),
        Term::Influence => return Exhibit::Nothing,
    }
    Exhibit::Drawn
}
