//! Conditions of orders written ahead: who controls a province, and whether it is under attack.

use crate::menu::Step;
use crate::notation::{Unreadable, Words};
use crate::seat::Seat;

use super::data::Province;
use super::path;
use super::view::Public;

/// The words conditions begin with; a province follows each.
const WORDS: [&str; 5] = ["mine", "theirs", "nobodys", "attacked", "quiet"];

/// Every condition with its path: the word, then the province through its territory.
pub(super) fn all() -> Vec<(Vec<Step>, String)> {
    let of = |word: &'static str| {
        Province::ALL.into_iter().map(move |province| {
            let mut path = vec![Step::new("condition", word)];
            path.extend(path::to(province));
            (path, format!("{word} {}", province.id()))
        })
    };
    WORDS.into_iter().flat_map(of).collect()
}

/// Does it hold? Everything asked here lies open on the board.
pub(super) fn holds(public: &Public, seat: Seat, condition: &str) -> Result<bool, Unreadable> {
    let mut words = Words::new(condition);
    let word = words.next("condition", |word| {
        WORDS.into_iter().find(|known| *known == word)
    })?;
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
        "mine" => owner == Some(seat),
        "theirs" => owner.is_some_and(|owner| owner != seat),
        "nobodys" => owner.is_none(),
        "attacked" => attacked,
        _ => !attacked,
    })
}
