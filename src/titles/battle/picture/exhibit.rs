//! The things of the reference as the board shows them.

use rules::titles::battle::{Battle, Clan, Face, Goal, Kind, Territory};
use rules::view::Everyone;

use super::super::signs;
use super::super::words::{self, Term, Thing};
use super::pieces::{self, CONTROL, Known};
use super::{GOLD, SUMI, VERMILION};
use crate::titles::reference::{Exhibit, refers};
use painter::scene::{Point, Scene};

refers!(
    Battle,
    no things: "battle-kind", "battle-verb", "battle-condition",
);

/// Whose colours tokens have here.
const CLAN: Clan = Clan::Lion;
const LARGE: f32 = 84.0;

/// Draws a thing around a point.
fn draw(scene: &mut Scene<Everyone>, thing: Thing, at: Point) -> Exhibit {
    let [x, y] = at;
    match thing {
        Thing::Clan(clan) => pieces::crest(scene, clan, at, 48.0, false),
        Thing::Token(face) => token(scene, face, at),
        Thing::Special(special) => pieces::special(scene, special, at),
        Thing::Card(card) => {
            let mut of = Territory::ALL.into_iter();
            let of = of.find(|territory| territory.cards(false).contains(&card));
            scene.stamp("card", [x - 34.0, y], LARGE, GOLD);
            if let Some(territory) = of {
                scene.stamp(territory.id(), [x + 40.0, y], LARGE * 0.7, SUMI);
            }
        }
        Thing::Initiative(card) => {
            scene.stamp("banner", [x - 34.0, y], LARGE, VERMILION);
            if let Some(clan) = card.clan() {
                pieces::crest(scene, clan, [x + 40.0, y], 34.0, false);
            }
        }
        Thing::Territory(territory) => return Exhibit::Area(territory.id()),
        Thing::Province(province) => return Exhibit::Area(province.territory().id()),
        Thing::Term(term) => return self::term(scene, term, at),
        Thing::Objective(objective) => {
            return match objective.goal() {
                Goal::CapitalOrTwo(clan) => Exhibit::Area(clan.id()),
                _ => Exhibit::Nothing,
            };
        }
        Thing::Stage(_) => return Exhibit::Nothing,
    }
    Exhibit::Drawn
}

fn token(scene: &mut Scene<Everyone>, face: Face, at: Point) {
    let towards = match face.kind() {
        Kind::Army | Kind::Navy | Kind::Bluff => Some([1.0, 0.0]),
        Kind::Shinobi | Kind::Diplomacy | Kind::Raid => None,
        Kind::Blessing => return pieces::blessing(scene, face, at),
    };
    pieces::token(scene, CLAN, at, towards, Known::Open(face), false);
}

fn term(scene: &mut Scene<Everyone>, term: Term, [x, y]: Point) -> Exhibit {
    let (stamp, ink) = match term {
        Term::Control => {
            pieces::crest(scene, CLAN, [x - 36.0, y], CONTROL, false);
            pieces::crest(scene, CLAN, [x + 36.0, y], CONTROL, true);
            return Exhibit::Drawn;
        }
        Term::Scout => ("eye", SUMI),
        Term::Shugenja => ("scroll", SUMI),
        Term::FirstPlayer => ("banner", VERMILION),
        Term::Capital => ("castle", SUMI),
        Term::Honor => ("blossom", VERMILION),
        Term::Defense => ("shield", SUMI),
        Term::Ronin => ("hat", SUMI),
    };
    scene.stamp(stamp, [x, y], LARGE, ink);
    Exhibit::Drawn
}
