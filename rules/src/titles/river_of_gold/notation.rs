//! Actions as text: `die 4`, `build s16 shrine15`, `sail upper`, `sail middle up`, `deliver monk4`,
//! `trade silk rice`, `trade favor`, `take silk`, `take koku`, `sell 2 0 1`, `mark s16`,
//! `noble upper`, `discard elder2`, `roll`, `set 4`, `patron kudaka`, `done`.
//!
//! Read in any case; a shore space may be a bare number.

use crate::notation::{NotationReader, Unreadable};

use super::action::{Action, Change};
use super::data::{ByGood, Customer, EACH_GOOD, Face, Good, Patron, Ship, Shore, Tile};

/// The canonical text of an action.
pub(super) fn write(action: Action) -> String {
    match action {
        Action::Patron(patron) => format!("patron {patron}"),
        Action::Die(face) => format!("die {face}"),
        Action::Build { shore, tile } => format!("build {shore} {tile}"),
        Action::Sail { ship, change } => match change {
            Change::None => format!("sail {ship}"),
            Change::Up | Change::Down => format!("sail {ship} {change}"),
        },
        Action::Deliver(customer) => format!("deliver {customer}"),
        Action::Trade { give, take } => format!("trade {give} {take}"),
        Action::BuyFavor => "trade favor".into(),
        Action::Take(good) => format!("take {good}"),
        Action::TakeKoku => "take koku".into(),
        Action::Sell(ByGood([silk, rice, porcelain])) => format!("sell {silk} {rice} {porcelain}"),
        Action::Mark(shore) => format!("mark {shore}"),
        Action::Launch(ship) => format!("noble {ship}"),
        Action::Discard(customer) => format!("discard {customer}"),
        Action::Roll => "roll".into(),
        Action::Set(face) => format!("set {face}"),
        Action::Done => "done".into(),
    }
}

/// Reads an action.
pub(super) fn read(text: &str) -> Result<Action, Unreadable> {
    let mut words = NotationReader::new(text);
    let verb = words.next("action", |word| Some(word.to_ascii_lowercase()))?;
    let action = match verb.as_str() {
        "patron" => Action::Patron(
            words.next("patron", |word| Patron::from_id(&word.to_ascii_lowercase()))?,
        ),
        "die" => Action::Die(words.next("face", Face::from_id)?),
        "build" => Action::Build {
            shore: words.next("shore space", Shore::from_word)?,
            tile: words.next("building tile", Tile::from_word)?,
        },
        "sail" => Action::Sail {
            ship: words.next("ship", Ship::from_word)?,
            change: words.maybe("up or down", change)?.unwrap_or(Change::None),
        },
        "deliver" => Action::Deliver(words.next("customer", Customer::from_word)?),
        "trade" => {
            let give = words.next("good or favor", |word| good_or(word, "favor"))?;
            match give {
                None => Action::BuyFavor,
                Some(give) => Action::Trade {
                    give,
                    take: words.next("good", Good::from_word)?,
                },
            }
        }
        "take" => words
            .next("good or koku", |word| good_or(word, "koku"))?
            .map_or(Action::TakeKoku, Action::Take),
        "sell" => {
            let mut counts = [0; Good::COUNT];
            for count in &mut counts {
                *count = words.next("number", number)?;
            }
            Action::Sell(ByGood(counts))
        }
        "mark" => Action::Mark(words.next("shore space", Shore::from_word)?),
        "noble" => Action::Launch(words.next("ship", Ship::from_word)?),
        "discard" => Action::Discard(words.next("customer", Customer::from_word)?),
        "roll" => Action::Roll,
        "set" => Action::Set(words.next("face", Face::from_id)?),
        "done" => Action::Done,
        _ => return NotationReader::new(text).next("action", |_| None),
    };
    words.end()?;
    Ok(action)
}

/// A good, or nothing for the other word that may stand there.
fn good_or(word: &str, other: &str) -> Option<Option<Good>> {
    if word.eq_ignore_ascii_case(other) {
        Some(None)
    } else {
        Good::from_word(word).map(Some)
    }
}

fn change(word: &str) -> Option<Change> {
    let change = Change::from_id(&word.to_ascii_lowercase())?;
    (change != Change::None).then_some(change)
}

fn number(word: &str) -> Option<u8> {
    let digit = word.len() == 1;
    let number = word.parse().ok().filter(|number| *number <= EACH_GOOD);
    number.filter(|_| digit)
}
