//! What a menu marks on its seat's own map: hexes, settlements and figures that can be chosen, and the
//! tiles and figures that would lie there.

use rules::titles::samurai::{Caste, FigureAt, Hex, Samurai, Settlement, Step, Tile};
use rules::view::OneSeat;

use super::layout::BoardArt;
use super::{DESIGNED, Table, board, pieces};
use crate::titles::Question;
use crate::titles::marks::TitleMarks;
use crate::titles::strokes::{self, Outline};
use painter::scene::{Point, Scene};

/// A place of the map that can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// A hex, with or without a settlement.
    Hex(Hex),
    /// A figure in its settlement.
    Figure(FigureAt),
}

/// What would lie on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ghost {
    /// A tile of the seat.
    Tile(Tile, Hex),
    /// A tile of the seat that leaves its hex; the move tile takes its place.
    Move(Hex, Hex),
    /// A figure that is set up.
    Figure(Caste, Settlement),
    /// Two figures that change places.
    Swap(FigureAt, FigureAt),
}

/// Where a step leads.
pub(super) fn place(_: &Question<'_, Samurai>, _: &[&Step], step: &Step) -> Option<Place> {
    match step {
        Step::Hex(hex) | Step::From(hex) => Some(Place::Hex(*hex)),
        Step::Settlement(at) => Some(Place::Hex(at.hex())),
        Step::Figure(figure) => Some(Place::Figure(*figure)),
        Step::Hand(_)
        | Step::Tile(_)
        | Step::Done
        | Step::Pass
        | Step::Area(_)
        | Step::Caste(_)
        | Step::Then(_) => None,
    }
}

/// The code of a place.
pub(super) fn code(place: &Place) -> String {
    match place {
        Place::Hex(hex) => hex.id().to_owned(),
        Place::Figure(figure) => figure.to_string(),
    }
}

/// What the choices made so far put on the map.
pub(super) fn ghosts(question: &Question<'_, Samurai>) -> Vec<Ghost> {
    let mut made = question
        .made
        .iter()
        .filter(|step| !matches!(step, Step::Area(_)));
    let (first, second, third) = (made.next(), made.next(), made.next());
    let ghost = match (first, second, third) {
        (Some(Step::Caste(caste)), Some(Step::Settlement(at)), _) => {
            Some(Ghost::Figure(*caste, *at))
        }
        (Some(Step::Tile(tile)), Some(Step::Hex(hex)), _) => Some(Ghost::Tile(*tile, *hex)),
        (Some(Step::Tile(_)), Some(Step::From(from)), Some(Step::Hex(to))) => {
            Some(Ghost::Move(*from, *to))
        }
        (Some(Step::Tile(_)), Some(Step::Figure(one)), Some(Step::Figure(other))) => {
            Some(Ghost::Swap(*one, *other))
        }
        _ => None,
    };
    ghost.into_iter().collect()
}

/// Draws everything.
pub(super) fn draw(
    table: &Table<'_, OneSeat>,
    marks: &TitleMarks<Samurai>,
    scene: &mut Scene<OneSeat>,
) {
    let Some(art) = table.art() else { return };
    for (places, how) in [(&marks.lit, Outline::Lit), (&marks.chosen, Outline::Chosen)] {
        for place in places {
            outline(table, art, scene, *place, how);
        }
    }
    for ghost in &marks.ghosts {
        self::ghost(table, art, scene, *ghost);
    }
}

fn outline(
    table: &Table<'_, OneSeat>,
    art: &BoardArt,
    scene: &mut Scene<OneSeat>,
    place: Place,
    how: Outline,
) {
    match place {
        Place::Hex(hex) => {
            let Some(at) = art.at(hex) else { return };
            let draw = |scene: &mut Scene<OneSeat>| {
                strokes::hexagon(scene, at, art.radius * 0.9, how);
            };
            // What reaches over from a neighbour is not covered, unless the ground is drawn too.
            let bare = !table.seen.tiles.iter().any(|seen| seen.hex == hex);
            if bare && !table.look.high_contrast {
                strokes::below(scene, draw);
            } else {
                draw(scene);
            }
        }
        Place::Figure(figure) => {
            if let Some((at, size)) = standing(table, art, figure) {
                strokes::circle(scene, at, size * 0.62, how);
            }
        }
    }
}

/// Where a figure stands, and how large it is.
fn standing(table: &Table<'_, OneSeat>, art: &BoardArt, figure: FigureAt) -> Option<(Point, f32)> {
    let mut all = table.seen.settlements.iter();
    let seen = all.find(|seen| seen.settlement == figure.at)?;
    let nth = seen
        .figures
        .iter()
        .position(|caste| *caste == figure.caste)?;
    board::figure_at(art, figure.at, nth)
}

fn ghost(table: &Table<'_, OneSeat>, art: &BoardArt, scene: &mut Scene<OneSeat>, ghost: Ghost) {
    let Some((seat, _)) = table.own else { return };
    let colour = table.colour(seat);
    let lay = |scene: &mut Scene<OneSeat>, tile: Tile, hex: Hex| {
        if let Some(at) = art.at(hex) {
            scene.faded(|scene| {
                pieces::tile(scene, colour, tile, at, art.radius, Some(hex.id()));
            });
        }
    };
    match ghost {
        Ghost::Tile(tile, hex) => lay(scene, tile, hex),
        Ghost::Move(from, to) => {
            let mut tiles = table.seen.tiles.iter();
            if let Some(moved) = tiles.find(|seen| seen.hex == from) {
                lay(scene, moved.tile, to);
            }
            lay(scene, Tile::Move, from);
            if let Some((from, to)) = art.at(from).zip(art.at(to)) {
                strokes::arrow(scene, &[from, to], art.radius * 0.7);
            }
        }
        Ghost::Figure(caste, at) => {
            if let Some((at, size)) = after(table, art, at, None, caste) {
                scene.faded(|scene| pieces::figure(scene, caste, at, size));
            }
        }
        Ghost::Swap(one, other) => {
            for (gone, come) in [(one, other), (other, one)] {
                let spot = after(table, art, gone.at, Some(gone.caste), come.caste);
                if let Some((at, size)) = spot {
                    scene.faded(|scene| pieces::figure(scene, come.caste, at, size));
                }
            }
            let places = standing(table, art, one).zip(standing(table, art, other));
            if let Some(((from, _), (to, _))) = places {
                let apart = 30.0 * art.radius / DESIGNED;
                strokes::arrow(scene, &[from, to], apart);
                strokes::arrow(scene, &[to, from], apart);
            }
        }
    }
}

/// Where a figure would stand that comes to a settlement while another one leaves it. Figures stand in the
/// order of the castes.
fn after(
    table: &Table<'_, OneSeat>,
    art: &BoardArt,
    at: Settlement,
    gone: Option<Caste>,
    come: Caste,
) -> Option<(Point, f32)> {
    let mut all = table.seen.settlements.iter();
    let seen = all.find(|seen| seen.settlement == at)?;
    let stays = seen.figures.iter().filter(|caste| Some(**caste) != gone);
    let nth = stays.filter(|caste| **caste < come).count();
    board::figure_at(art, at, nth)
}
