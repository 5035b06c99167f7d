//! Moves as people type them: notation, the codes on the board, names; in any case.
//!
//! Everything is compared with the legal moves of the person's own menu, so nothing is found that the
//! menu does not offer.

use rules::catalog;
use rules::menu::Menu;

use super::Requester;
use crate::table::Panel;

/// What a completion sends that only explains why there is nothing to choose.
pub(crate) const NOTHING: &str = "-";

/// More moves than these are not compared by their names: nobody types one of thousands that way.
const MOST_NAMED: usize = 2000;

/// A legal move as people can write it.
pub(super) struct Written {
    /// Canonical notation.
    pub notation: String,
    /// With the codes on the board.
    pub short: String,
    /// In words.
    pub name: String,
}

/// The legal moves of a menu, as people can write them.
pub(super) fn written(requester: &Requester, title: &str, actions: &[&str]) -> Vec<Written> {
    let named = actions.len() <= MOST_NAMED;
    let each = actions.iter().map(|notation| Written {
        notation: (*notation).to_owned(),
        short: catalog::short(title, notation),
        name: if named {
            requester.words().act(title, notation)
        } else {
            catalog::short(title, notation)
        },
    });
    each.collect()
}

/// The legal move that was typed, in notation; the text itself if it is none, or not clearly one.
pub(crate) fn typed_move(requester: &Requester, panel: &Panel, typed: &str) -> String {
    let title = panel.state.row.title.as_str();
    meant(requester, title, &panel.menu.actions(), typed)
}

/// Orders with every act in notation that was typed by its name and could come next; the rest stays as
/// it is.
pub(crate) fn typed_orders(requester: &Requester, panel: &Panel, typed: &str) -> String {
    let title = panel.state.row.title.as_str();
    let next = panel.plan.preview.as_ref().map(Menu::actions);
    let mut actions = next.unwrap_or_default();
    actions.extend(panel.menu.actions());
    actions.sort_unstable();
    actions.dedup();
    let order = |words: &[&str]| {
        let at = words.iter().position(|word| is(word, "if"));
        let (act, when) = words.split_at(at.unwrap_or(words.len()));
        let act = meant(requester, title, &actions, &act.join(" "));
        [&[act.as_str()], when].concat().join(" ")
    };
    let line = |line: &str| {
        let words: Vec<&str> = line.split_whitespace().collect();
        let orders = words.split(|word| is(word, "else")).map(order);
        orders.collect::<Vec<_>>().join(" else ")
    };
    let lines = typed.split(['\n', ';']).map(line);
    lines.collect::<Vec<_>>().join("; ")
}

/// Is it this word of an order, whatever stands around it?
fn is(word: &str, wanted: &str) -> bool {
    word.trim_matches(',').eq_ignore_ascii_case(wanted)
}

/// The one of these moves that was typed, in notation; the text itself if it is none, or not clearly one.
fn meant(requester: &Requester, title: &str, actions: &[&str], typed: &str) -> String {
    if let Ok(canonical) = catalog::canonical(title, typed)
        && actions.contains(&canonical.as_str())
    {
        return canonical;
    }
    let words = parts(typed);
    let all = written(requester, title, actions);
    let fits = |one: &&Written| {
        [&one.notation, &one.short, &one.name].iter().any(|text| {
            let known = parts(text);
            // Where an act is a verb and a place, the place alone will do.
            let place = matches!(known.as_slice(), [_, place] if words.as_slice() == std::slice::from_ref(place));
            words == known || place
        })
    };
    let mut found = all.iter().filter(fits);
    match (found.next(), found.next()) {
        (Some(one), None) => one.notation.clone(),
        _ => typed.to_owned(),
    }
}

/// The words of a text, in lower case.
fn parts(text: &str) -> Vec<String> {
    let apart = |c: char| !(c.is_alphanumeric() || "_+>@:".contains(c));
    let words = text.split(apart).filter(|word| !word.is_empty());
    words.map(str::to_lowercase).collect()
}
