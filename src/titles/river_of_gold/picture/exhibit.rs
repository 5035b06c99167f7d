//! The things of the reference as the board shows them.

use rules::titles::river_of_gold::{Clan, Face, RiverOfGold};
use rules::view::Everyone;

use super::super::signs;
use super::super::words::{self, Term, Thing};
use super::pieces::{self, badge};
use super::{SUMI, tile};
use crate::titles::reference::{Exhibit, refers};
use painter::scene::{Point, Scene};

refers!(
    RiverOfGold,
    no things: "river_of_gold-era", "river_of_gold-source", "river_of_gold-topic",
);

/// Whose ships are shown here.
const CLAN: Clan = Clan::Crane;
const LARGE: f32 = 84.0;

/// Draws a thing around a point.
fn draw(scene: &mut Scene<Everyone>, thing: Thing, at: Point) -> Exhibit {
    let [x, y] = at;
    match thing {
        Thing::Clan(clan) => badge(scene, clan, at, LARGE, false),
        Thing::Kind(kind) => scene.stamp(kind.id(), at, LARGE, SUMI),
        Thing::Calling(calling) => scene.stamp(calling.id(), at, LARGE, SUMI),
        Thing::Good(good) => scene.stamp(good.id(), at, LARGE, SUMI),
        Thing::Mastery(mastery) => scene.stamp(pieces::mastery(mastery), at, LARGE, SUMI),
        Thing::Patron(patron) => badge(scene, patron.clan(), at, LARGE, false),
        Thing::Ship(_) => pieces::ship(scene, CLAN, String::new(), false, at, LARGE),
        Thing::Region(region) => return Exhibit::Area(region.id()),
        Thing::Customer(customer) => {
            let die = pieces::die(Face::of(customer.region()));
            scene.stamp(customer.calling().id(), [x - 42.0, y], LARGE, SUMI);
            scene.stamp(die, [x + 48.0, y], LARGE * 0.7, SUMI);
        }
        Thing::Tile(tile) => {
            let rect = [x - 88.0, y - 58.0, 176.0, 116.0];
            tile::in_row(scene, tile, rect, false);
        }
        Thing::Term(term) => return self::term(scene, term, at),
        Thing::Stage(_) => return Exhibit::Nothing,
    }
    Exhibit::Drawn
}

fn term(scene: &mut Scene<Everyone>, term: Term, at: Point) -> Exhibit {
    let stamp = match term {
        Term::Die => pieces::die(Face::Three),
        Term::Koku => "koku",
        Term::Favor => "favor",
        Term::Influence => "influence",
        Term::Emperor => "flower",
        Term::NobleShip => {
            pieces::ship(scene, CLAN, String::new(), true, at, LARGE);
            return Exhibit::Drawn;
        }
        Term::Row => return Exhibit::Nothing,
    };
    scene.stamp(stamp, at, LARGE, SUMI);
    Exhibit::Drawn
}
