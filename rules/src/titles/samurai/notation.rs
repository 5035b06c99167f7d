//! Actions as text: `hand buddha4 rice4 castle4 samurai3 ship2`, `put buddha O8`, `samurai2 P8`,
//! `ship1 N9 then`, `move P8 O9`, `swap O10:buddha K18:castle`, `done`, `pass`.
//!
//! A tile ends the turn unless `then` follows. Tiles and figures are read in any order and case.

use crate::notation::{NotationReader, Unreadable};

use super::action::{Action, Then};
use super::data::{Caste, FigureAt, HAND, Hex, Settlement, Tile};

/// The canonical text of an action.
pub(super) fn write(action: Action) -> String {
    let then = |then: Then| match then {
        Then::End => "",
        Then::More => " then",
    };
    match action {
        Action::Hand(tiles) => {
            let words = tiles.map(Tile::id);
            format!("hand {}", words.join(" "))
        }
        Action::Put { caste, at } => format!("put {caste} {at}"),
        Action::Lay {
            tile,
            hex,
            then: next,
        } => format!("{tile} {hex}{}", then(next)),
        Action::Move {
            from,
            to,
            then: next,
        } => format!("move {from} {to}{}", then(next)),
        Action::Swap {
            one,
            other,
            then: next,
        } => format!("swap {one} {other}{}", then(next)),
        Action::Done => "done".into(),
        Action::Pass => "pass".into(),
    }
}

/// Reads an action.
pub(super) fn read(text: &str) -> Result<Action, Unreadable> {
    let mut words = NotationReader::new(text);
    let verb = words.next("action", |word| Some(word.to_ascii_lowercase()))?;
    let action = match verb.as_str() {
        "hand" => Action::Hand(hand(&mut words)?),
        "put" => Action::Put {
            caste: words.next("caste", Caste::from_word)?,
            at: words.next("settlement", Settlement::from_word)?,
        },
        "move" => Action::Move {
            from: hex(&mut words)?,
            to: hex(&mut words)?,
            then: then(&mut words)?,
        },
        "swap" => {
            let (one, other) = (figure(&mut words)?, figure(&mut words)?);
            Action::Swap {
                one: one.min(other),
                other: one.max(other),
                then: then(&mut words)?,
            }
        }
        "done" => Action::Done,
        "pass" => Action::Pass,
        word => match Tile::from_word(word) {
            Some(tile) => Action::Lay {
                tile,
                hex: hex(&mut words)?,
                then: then(&mut words)?,
            },
            None => return NotationReader::new(text).next("action", |_| None),
        },
    };
    words.end()?;
    Ok(action)
}

fn hand(words: &mut NotationReader<'_>) -> Result<[Tile; HAND], Unreadable> {
    let mut tiles = [Tile::Buddha4; HAND];
    for tile in &mut tiles {
        *tile = words.next("tile", Tile::from_word)?;
    }
    tiles.sort_unstable();
    Ok(tiles)
}

fn hex(words: &mut NotationReader<'_>) -> Result<Hex, Unreadable> {
    words.next("hex", Hex::from_word)
}

fn figure(words: &mut NotationReader<'_>) -> Result<FigureAt, Unreadable> {
    words.next("figure", FigureAt::parse)
}

fn then(words: &mut NotationReader<'_>) -> Result<Then, Unreadable> {
    let more = words.maybe("then", |word| {
        word.eq_ignore_ascii_case("then").then_some(())
    })?;
    Ok(more.map_or(Then::End, |()| Then::More))
}
