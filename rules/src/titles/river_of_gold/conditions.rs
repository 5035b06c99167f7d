//! Conditions of orders written ahead: what the own die shows, whether a shore space is free, what lies
//! in the row, how many koku there are.

use crate::notation::{NotationReader, Unreadable};
use crate::seat::Seat;

use super::data::{Face, KOKU, Shore, Tile, Tiles};
use super::path::{Step, Topic};
use super::view::Public;

/// Every condition with its path.
pub(super) fn all() -> Vec<(Vec<Step>, String)> {
    let mut all = Vec::new();
    for face in Face::ALL {
        let path = vec![Step::Condition(Topic::Die), Step::Face(face)];
        all.push((path, format!("die {face}")));
    }
    for shore in Shore::ALL.into_iter().filter(|shore| shore.cost() > 0) {
        let path = vec![
            Step::Condition(Topic::Free),
            Step::Region(shore.region()),
            Step::Shore(shore),
        ];
        all.push((path, format!("free {shore}")));
    }
    for tile in Tile::ALL {
        let path = vec![
            Step::Condition(Topic::Row),
            Step::Kind(tile.kind()),
            Step::Tile(tile),
        ];
        if in_an_era(tile) {
            all.push((path, format!("row {tile}")));
        }
    }
    for koku in 1..=KOKU {
        let path = vec![Step::Condition(Topic::Koku), Step::AtLeast(koku)];
        all.push((path, format!("koku {koku}")));
    }
    all
}

/// Can this tile ever lie in the row?
fn in_an_era(tile: Tile) -> bool {
    Tiles::of(tile.era()).has(tile)
}

/// Does it hold? Everything asked here lies open.
pub(super) fn holds(public: &Public, seat: Seat, condition: &str) -> Result<bool, Unreadable> {
    let mut words = NotationReader::new(condition);
    let own = public.seats.iter().find(|seen| seen.seat == seat);
    let holds = match words.next("condition", Topic::from_id)? {
        Topic::Die => {
            let face = words.next("face", Face::from_id)?;
            own.is_some_and(|seen| seen.die == face)
        }
        Topic::Free => {
            let shore = words.next("shore space", Shore::from_word)?;
            let mut shores = public.shores.iter();
            shores.any(|seen| seen.shore == shore && seen.tile.is_none())
        }
        Topic::Row => {
            let tile = words.next("building tile", |word| {
                Tile::from_word(word).filter(|tile| in_an_era(*tile))
            })?;
            public.row.contains(&tile)
        }
        Topic::Koku => {
            let koku = words.next("number", |word| {
                word.parse::<u8>().ok().filter(|koku| *koku <= KOKU)
            })?;
            own.is_some_and(|seen| seen.koku >= koku)
        }
    };
    words.end()?;
    Ok(holds)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_buildable_space_and_tile_can_be_asked_for() {
        let all = all();
        let of = |word: &str| {
            all.iter()
                .filter(|(_, text)| text.starts_with(word))
                .count()
        };
        assert_eq!(of("die "), Face::COUNT);
        assert_eq!((of("free "), of("row "), of("koku ")), (27, 40, 25));
    }
}
