//! What a menu marks on its seat's own board: provinces and shrines that can be chosen, and the pieces that
//! would stand there.

use rules::titles::rising_sun::{
    Figure, Kami, Piece, Place as Standing, Province, RisingSun, Step,
};
use rules::view::OneSeat;

use super::layout::Rect;
use super::pieces::{badge, look};
use super::{SUMI, Table, WHITE};
use crate::titles::Question;
use crate::titles::marks::TitleMarks;
use crate::titles::strokes::{self, Outline};
use painter::scene::{Point, Scene};

/// A place of the board that can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// A province.
    Province(Province),
    /// A shrine.
    Shrine(Kami),
}

impl From<Standing> for Place {
    fn from(at: Standing) -> Self {
        match at {
            Standing::Map(province) => Self::Province(province),
            Standing::Shrine(kami) => Self::Shrine(kami),
        }
    }
}

/// What would stand on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ghost {
    /// A piece of the seat.
    Piece(Piece, Place),
    /// A piece of the seat that leaves a province for another.
    Move(Piece, Province, Province),
}

/// Where a step leads.
pub(super) fn place(_: &Question<'_, RisingSun>, _: &[&Step], step: &Step) -> Option<Place> {
    match step {
        Step::SummonAt(at)
        | Step::From(at)
        | Step::To(at)
        | Step::BuildAt(at)
        | Step::KilledAt(at) => Some(Place::Province(*at)),
        Step::Shrine(kami) => Some(Place::Shrine(*kami)),
        Step::MonsterAt(at) | Step::ReplacedAt(at) | Step::PlaceAt(at) => Some((*at).into()),
        Step::Offer
        | Step::OfferTo(_)
        | Step::Answer(_)
        | Step::Accept
        | Step::Decline
        | Step::Counter
        | Step::Withdraw(_)
        | Step::Alliance(_)
        | Step::Give(_)
        | Step::Want(_)
        | Step::Standing(_)
        | Step::Ahead(_)
        | Step::Done
        | Step::Pass
        | Step::Play(_)
        | Step::Name(_)
        | Step::Summon(_)
        | Step::Stay
        | Step::Move(_)
        | Step::Build
        | Step::Buy(_)
        | Step::Replace(_)
        | Step::Replaced(_)
        | Step::With(_)
        | Step::Use
        | Step::Place(_)
        | Step::Kill(_)
        | Step::Killed(_)
        | Step::Spare
        | Step::Charge
        | Step::Waive
        | Step::Gift(_)
        | Step::Swap(_)
        | Step::Bid
        | Step::Coins(..)
        | Step::Seppuku
        | Step::Hostage(_)
        | Step::Taken(_)
        | Step::Hire
        | Step::Share(_)
        | Step::Condition(_)
        | Step::InProvince(_)
        | Step::AlliedTo(_)
        | Step::AtLeast(_) => None,
    }
}

/// The code of a place.
pub(super) fn code(place: &Place) -> String {
    match place {
        Place::Province(province) => province.id().to_owned(),
        Place::Shrine(kami) => kami.id().to_owned(),
    }
}

/// What the choices made so far put on the board.
pub(super) fn ghosts(question: &Question<'_, RisingSun>) -> Vec<Ghost> {
    let piece = |figure: Figure, at: Place| Ghost::Piece(figure.into(), at);
    let ghost = match question.made.as_slice() {
        [Step::Summon(figure), Step::SummonAt(_), Step::Shrine(kami)] => {
            Some(piece(*figure, Place::Shrine(*kami)))
        }
        // Who could go to a shrine is asked next.
        [Step::Summon(figure), Step::SummonAt(at)] if !figure.is_shinto() => {
            Some(piece(*figure, Place::Province(*at)))
        }
        [Step::Summon(figure), Step::SummonAt(at), Step::Stay] => {
            Some(piece(*figure, Place::Province(*at)))
        }
        [Step::Move(piece), Step::From(from), Step::To(to)] => {
            Some(Ghost::Move(*piece, *from, *to))
        }
        [Step::Build, Step::BuildAt(at)] => {
            Some(Ghost::Piece(Piece::Stronghold, Place::Province(*at)))
        }
        [Step::Buy(card), Step::MonsterAt(at)] => {
            let mut monsters = Figure::ALL.into_iter();
            let monster = monsters.find(|figure| figure.card() == Some(*card));
            monster.map(|monster| piece(monster, (*at).into()))
        }
        [Step::Place(figure), Step::PlaceAt(at)] => Some(piece(*figure, (*at).into())),
        [
            Step::Replace(_),
            Step::Replaced(_),
            Step::ReplacedAt(at),
            Step::With(figure),
        ] => Some(piece(*figure, (*at).into())),
        _ => None,
    };
    ghost.into_iter().collect()
}

/// Draws everything.
pub(super) fn draw(
    table: &Table<'_, OneSeat>,
    marks: &TitleMarks<RisingSun>,
    scene: &mut Scene<OneSeat>,
) {
    for (places, how) in [(&marks.lit, Outline::Lit), (&marks.chosen, Outline::Chosen)] {
        for rect in places.iter().filter_map(|place| field(table, *place)) {
            strokes::rectangle(scene, rect, how);
        }
    }
    for ghost in &marks.ghosts {
        match ghost {
            Ghost::Piece(piece, at) => {
                if let Some(at) = foot(table, *at) {
                    self::piece(table, scene, *piece, at);
                }
            }
            Ghost::Move(piece, from, to) => {
                let from = field(table, Place::Province(*from));
                let to = foot(table, Place::Province(*to));
                if let (Some([x, y, w, h]), Some(to)) = (from, to) {
                    self::piece(table, scene, *piece, to);
                    strokes::arrow(scene, &[[x + w / 2.0, y + h / 2.0], to], 52.0);
                }
            }
        }
    }
}

/// The outline of a place: where its figures stand, or its whole shrine.
fn field(table: &Table<'_, OneSeat>, place: Place) -> Option<Rect> {
    match place {
        Place::Province(province) => {
            let [x, y, w, h] = table.layout.land(province)?.yard;
            Some([x - 8.0, y - 8.0, w + 16.0, h + 16.0])
        }
        Place::Shrine(kami) => {
            let nth = table.seen.shrines.iter().position(|row| row.kami == kami)?;
            table.layout.tables.shrines.get(nth).copied()
        }
    }
}

/// Where one more piece is shown: at the foot of the place.
fn foot(table: &Table<'_, OneSeat>, place: Place) -> Option<Point> {
    let [x, y, w, h] = field(table, place)?;
    Some(match place {
        Place::Province(_) => [x + w / 2.0, y + h],
        Place::Shrine(_) => [x + w - 60.0, y + h - 28.0],
    })
}

/// A piece of the viewer's clan on a small banner.
fn piece(table: &Table<'_, OneSeat>, scene: &mut Scene<OneSeat>, piece: Piece, [x, y]: Point) {
    let Some((seat, _)) = table.own else { return };
    let clan = table.clan(seat);
    let look = look(clan);
    let (ink, on) = if table.look.high_contrast {
        (WHITE, SUMI)
    } else {
        (look.ink, look.on)
    };
    scene.faded(|scene| {
        scene.plate([x - 49.0, y - 26.0, 98.0, 52.0], 11.0, WHITE);
        scene.plate([x - 47.0, y - 24.0, 94.0, 48.0], 10.0, SUMI);
        scene.plate([x - 44.0, y - 21.0, 88.0, 42.0], 8.0, ink);
        badge(scene, clan, [x - 24.0, y], 42.0, false);
        scene.stamp(piece.id(), [x + 22.0, y], 36.0, on);
    });
}
