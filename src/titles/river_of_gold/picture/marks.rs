//! What a menu marks on its seat's own board: river and shore spaces, tiles of the row and customers that
//! can be chosen, and the ships and buildings that would lie there.

use rules::titles::river_of_gold::{
    Change, Customer, Face, RiverOfGold, SeatSeen, Ship, Shore, Space, Step, Tile,
};
use rules::view::OneSeat;

use super::layout::Rect;
use super::words::number;
use super::{SUMI, Table, WHITE, board, panel, pieces, tile};
use crate::titles::Question;
use crate::titles::marks::TitleMarks;
use crate::titles::strokes::{self, Outline};
use painter::scene::{Point, Scene};

/// A place of the board that can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// A river space that a ship would reach.
    Space(Space),
    /// A shore space.
    Shore(Shore),
    /// A tile of the row.
    Tile(Tile),
    /// A ship of the seat.
    Ship(Ship),
    /// A customer of the seat's hand.
    Customer(Customer),
}

/// What would lie on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ghost {
    /// A ship on the space it sails to.
    Ship(Ship, Space),
    /// A building of the seat.
    Building(Shore, Tile),
    /// The second marker on a building.
    Marker(Shore),
    /// The noble ship.
    Noble(Ship),
}

/// What everybody knows of the seat that is asked.
fn own<'t>(question: &Question<'t, RiverOfGold>) -> Option<&'t SeatSeen> {
    let (seat, _) = question.table.own?;
    let mut seats = question.table.seen.seats.iter();
    seats.find(|row| row.seat == seat)
}

/// Where a ship would sail to.
fn reached(question: &Question<'_, RiverOfGold>, ship: Ship, change: Change) -> Option<Space> {
    let seen = own(question)?;
    let die: Face = match change {
        Change::None => seen.die,
        Change::Up => seen.die.up(),
        Change::Down => seen.die.down(),
    };
    let from = seen.ships.iter().find(|row| row.ship == ship)?.space;
    Some(from.downstream(die.steps()).0)
}

/// Where a step leads. While the die of a later turn is not known, a ship leads nowhere yet.
pub(super) fn place(
    question: &Question<'_, RiverOfGold>,
    _: &[&Step],
    step: &Step,
) -> Option<Place> {
    match step {
        Step::Shore(shore) | Step::Building(shore) => Some(Place::Shore(*shore)),
        Step::Tile(tile) => Some(Place::Tile(*tile)),
        Step::Sail(ship, _) if question.ahead => Some(Place::Ship(*ship)),
        Step::Sail(ship, change) => reached(question, *ship, *change).map(Place::Space),
        Step::Launch(ship) => Some(Place::Ship(*ship)),
        Step::Customer(customer) | Step::Discard(customer) => Some(Place::Customer(*customer)),
        Step::Patron(_)
        | Step::Die
        | Step::Face(_)
        | Step::Build(_)
        | Step::Deliver
        | Step::Trade
        | Step::Swap(..)
        | Step::Favor
        | Step::Good(_)
        | Step::Koku
        | Step::Sell(..)
        | Step::Mark(_)
        | Step::Roll
        | Step::Set(_)
        | Step::Done
        | Step::Condition(_)
        | Step::Region(_)
        | Step::Kind(_)
        | Step::AtLeast(_) => None,
    }
}

/// The code of a place.
pub(super) fn code(place: &Place) -> String {
    match place {
        Place::Space(space) => space.id().to_owned(),
        Place::Shore(shore) => shore.id().to_owned(),
        Place::Tile(tile) => tile.id().to_owned(),
        Place::Ship(ship) => ship.id().to_owned(),
        Place::Customer(customer) => customer.id().to_owned(),
    }
}

/// What the choices made so far put on the board.
pub(super) fn ghosts(question: &Question<'_, RiverOfGold>) -> Vec<Ghost> {
    let ghost = match question.made.as_slice() {
        [Step::Sail(ship, change)] if !question.ahead => {
            reached(question, *ship, *change).map(|to| Ghost::Ship(*ship, to))
        }
        [Step::Build(_), Step::Shore(shore), Step::Tile(tile)] => {
            Some(Ghost::Building(*shore, *tile))
        }
        [Step::Mark(_), Step::Building(shore)] => Some(Ghost::Marker(*shore)),
        [Step::Launch(ship)] => Some(Ghost::Noble(*ship)),
        _ => None,
    };
    ghost.into_iter().collect()
}

/// Draws everything.
pub(super) fn draw(
    table: &Table<'_, OneSeat>,
    marks: &TitleMarks<RiverOfGold>,
    scene: &mut Scene<OneSeat>,
) {
    for (places, how) in [(&marks.lit, Outline::Lit), (&marks.chosen, Outline::Chosen)] {
        for place in places {
            outline(table, scene, *place, how);
        }
    }
    for ghost in &marks.ghosts {
        self::ghost(table, scene, *ghost);
    }
}

fn outline(table: &Table<'_, OneSeat>, scene: &mut Scene<OneSeat>, place: Place, how: Outline) {
    let wider = |[x, y, w, h]: Rect| [x - 4.0, y - 4.0, w + 8.0, h + 8.0];
    let rect = match place {
        Place::Space(space) => {
            if let Some(at) = table.layout.number(space) {
                strokes::circle(scene, at, 27.0, how);
            }
            return;
        }
        Place::Ship(ship) => {
            if let Some((at, size)) = moored(table, ship) {
                strokes::circle(scene, at, size * 0.7, how);
            }
            return;
        }
        Place::Shore(shore) => table.layout.shore(shore),
        Place::Tile(tile) => {
            let nth = table.seen.row.iter().position(|lying| *lying == tile);
            nth.and_then(|nth| table.layout.tables.row.get(nth))
                .copied()
        }
        Place::Customer(customer) => panel::held(table, customer),
    };
    if let Some(rect) = rect {
        strokes::rectangle(scene, wider(rect), how);
    }
}

/// Where a ship of the viewer lies, and how large it is drawn.
fn moored(table: &Table<'_, OneSeat>, ship: Ship) -> Option<(Point, f32)> {
    let (seat, _) = table.own?;
    let all = Space::ALL.into_iter();
    let mut all = all.flat_map(|space| board::fleet(table, space, None));
    let found = all.find(|(one, ..)| (one.seat, one.ship) == (seat, ship));
    found.map(|(_, at, size)| (at, size))
}

/// A ship among those that lie on a space, which make room for it.
fn arrive(table: &Table<'_, OneSeat>, scene: &mut Scene<OneSeat>, ship: Ship, to: Space) {
    let (Some((seat, _)), Some((from, _))) = (table.own, moored(table, ship)) else {
        return;
    };
    let mut old = Scene::<OneSeat>::new(None, scene.frame, scene.ground);
    for moored in board::fleet(table, to, None) {
        board::ship(table, &mut old, &moored);
    }
    scene.items.retain(|item| !old.items.contains(item));
    for moored in board::fleet(table, to, Some((seat, ship))) {
        let (one, at, size) = &moored;
        if (one.seat, one.ship) == (seat, ship) {
            scene.faded(|scene| board::ship(table, scene, &moored));
            strokes::circle(scene, *at, size * 0.72, Outline::Lit);
            // Along the river, below the ships and numbers it passes.
            let passed = passed(table, ship, to);
            let middles = passed.iter().filter_map(|space| {
                let fleet = table.layout.fleet(*space, 1)?;
                fleet.at.first().copied()
            });
            let way: Vec<Point> = [from].into_iter().chain(middles).chain([*at]).collect();
            strokes::below(scene, |scene| {
                strokes::arrow(scene, &way, size * 0.8);
                for space in passed.iter().chain([&to]) {
                    numbered(table, scene, *space);
                }
            });
        } else {
            board::ship(table, scene, &moored);
        }
    }
}

/// The river spaces that a ship of the viewer passes on its way.
fn passed(table: &Table<'_, OneSeat>, ship: Ship, to: Space) -> Vec<Space> {
    let seen = table.own.and_then(|(seat, _)| {
        let mut seats = table.seen.seats.iter();
        seats.find(|row| row.seat == seat)
    });
    let from = seen.and_then(|row| row.ships.iter().find(|lying| lying.ship == ship));
    let Some(from) = from.map(|lying| lying.space) else {
        return Vec::new();
    };
    let spaces = (1..).map(|steps| from.downstream(steps).0);
    let on_the_way = spaces.take_while(|space| *space != to && *space != from);
    on_the_way.collect()
}

/// The number of a river space once more, over an arrow.
fn numbered(table: &Table<'_, OneSeat>, scene: &mut Scene<OneSeat>, space: Space) {
    if let Some(at) = table.layout.number(space) {
        scene.disc(at, 18.0, SUMI);
        scene.disc(at, 16.0, WHITE);
        let number = space.id().trim_start_matches('r');
        pieces::middle(scene, number, at, 27.0, SUMI);
    }
}

fn ghost(table: &Table<'_, OneSeat>, scene: &mut Scene<OneSeat>, ghost: Ghost) {
    let Some((seat, _)) = table.own else { return };
    let clan = table.clan(seat);
    let contrast = table.look.high_contrast;
    match ghost {
        Ghost::Ship(ship, to) => arrive(table, scene, ship, to),
        Ghost::Building(shore, built) => {
            if let Some(rect) = table.layout.shore(shore) {
                let number = number(shore);
                scene.faded(|scene| {
                    tile::on_shore(scene, built, rect, &number, &[clan], contrast);
                });
            }
        }
        Ghost::Marker(shore) => {
            let seen = table.seen.shores.iter().find(|row| row.shore == shore);
            let built = seen.and_then(|seen| seen.tile.map(|tile| (seen, tile)));
            if let (Some((seen, built)), Some(rect)) = (built, table.layout.shore(shore)) {
                let owners = seen.owners.iter().map(|seat| table.clan(*seat));
                let owners: Vec<_> = owners.chain([clan]).collect();
                let number = number(shore);
                scene.faded(|scene| {
                    tile::on_shore(scene, built, rect, &number, &owners, contrast);
                });
            }
        }
        Ghost::Noble(ship) => {
            if let Some((at, size)) = moored(table, ship) {
                let letter = table.words.form(ship, "letter");
                scene.faded(|scene| pieces::ship(scene, clan, letter, true, at, size));
            }
        }
    }
}
