//! Conditions of orders written ahead: who controls a province, and whether it is under attack.

use crate::notation::{NotationReader, Unreadable};
use crate::seat::Seat;

use super::data::Province;
use super::path::{self, Condition, Step};
use super::view::Public;

/// Every condition with its path: the word, then the province through its territory.
pub(super) fn all() -> Vec<(Vec<Step>, String)> {
    let of = |word: Condition| {
        Province::ALL.into_iter().map(move |province| {
            let mut path = vec![Step::Condition(word)];
            path.extend(path::to(province));
            (path, format!("{word} {}", province.id()))
        })
    };
    Condition::ALL.into_iter().flat_map(of).collect()
}

/// Does it hold? Everything asked here lies open on the board.
pub(super) fn holds(public: &Public, seat: Seat, condition: &str) -> Result<bool, Unreadable> {
    let mut words = NotationReader::new(condition);
    let word = words.next("condition", Condition::from_id)?;
    let province = words.next("province", Province::from_word)?;
    words.end()?;
    let mut provinces = public.provinces.iter();
    let seen = provinces.find(|seen| seen.province == province);
    let owner = seen.and_then(|seen| seen.owner);
    // A token in the middle of a province defends it.
    let attacked = public.tokens.iter().any(|token| {
        token.owner != seat && Some(token.owner) != owner && token.slot.target() == province
    });
    Ok(match word {
        Condition::Mine => owner == Some(seat),
        Condition::Theirs => owner.is_some_and(|owner| owner != seat),
        Condition::Nobodys => owner.is_none(),
        Condition::Attacked => attacked,
        Condition::Quiet => !attacked,
    })
}
