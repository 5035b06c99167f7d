//! The things of the reference as the board shows them.

use rules::titles::rising_sun::{Advantage, RisingSun};
use rules::view::Everyone;

use super::super::signs;
use super::super::words::{self, Term, Thing};
use super::pieces::{self, badge};
use super::{SUMI, VERMILION};
use crate::titles::reference::{Exhibit, refers};
use painter::scene::{Point, Scene};

refers!(
    RisingSun,
    no things: "rising_sun-cause", "rising_sun-answer", "rising_sun-swap", "rising_sun-topic",
);

const LARGE: f32 = 84.0;

/// Draws a thing around a point.
fn draw(scene: &mut Scene<Everyone>, thing: Thing, at: Point) -> Exhibit {
    let stamp = match thing {
        Thing::Clan(clan) => {
            badge(scene, clan, at, LARGE, false);
            return Exhibit::Drawn;
        }
        Thing::Card(card) => match card.monster() {
            Some(monster) => monster.id(),
            None => pieces::kind(card.kind()),
        },
        Thing::Mandate(mandate) => mandate.id(),
        Thing::Kami(kami) => kami.id(),
        Thing::Advantage(advantage) => match advantage {
            Advantage::Seppuku => "seppuku",
            Advantage::Hostage => "hostage",
            Advantage::Ronin => "ronin",
            Advantage::Poets => "poets",
        },
        Thing::Piece(piece) => piece.id(),
        Thing::Kind(kind) => pieces::kind(kind),
        Thing::Season(season) => season.id(),
        Thing::Province(province) => return Exhibit::Area(province.id()),
        Thing::Term(term) => return self::term(scene, term, at),
        Thing::Route(_) | Thing::Set(_) | Thing::Stage(_) => return Exhibit::Nothing,
    };
    scene.stamp(stamp, at, LARGE, SUMI);
    Exhibit::Drawn
}

fn term(scene: &mut Scene<Everyone>, term: Term, at: Point) -> Exhibit {
    let (stamp, ink) = match term {
        Term::Honor => ("honor", SUMI),
        Term::Alliance => ("knot", VERMILION),
        Term::Coins => ("coin", SUMI),
        Term::Ronin => ("ronin", SUMI),
        Term::WarToken => ("flag", VERMILION),
        Term::Winter => ("winter", SUMI),
        Term::Force => return Exhibit::Nothing,
    };
    scene.stamp(stamp, at, LARGE, ink);
    Exhibit::Drawn
}
