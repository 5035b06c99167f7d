//! What people type: moves in notation, by the codes on the board or by names; sides and titles by their names.
//! In any case and any of the languages, with or without diacritics.
//!
//! Everything is compared with the legal moves of the person's own menu, so nothing is found that the
//! menu does not offer.

use rules::catalog;
use rules::menu::Menu;

use super::Requester;
use crate::level::Level;
use crate::table::Panel;
use crate::wording::{Words, every_language, folded, in_language, is_typed, languages, spellings};

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
    /// In the words of a language.
    pub name: String,
}

/// The legal moves of a menu, as people can write them in a language.
pub(super) fn written(words: &Words, title: &str, actions: &[&str]) -> Vec<Written> {
    let named = actions.len() <= MOST_NAMED;
    let each = actions.iter().map(|notation| Written {
        notation: (*notation).to_owned(),
        short: catalog::short(title, notation),
        name: if named {
            words.act(title, notation)
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
    let wanted = folded(typed);
    let wanted = parts(&wanted);
    let fits = |one: &&Written| {
        let spelt = [&one.notation, &one.short, &one.name].map(|text| spellings(text));
        spelt.iter().flatten().any(|text| {
            let known = parts(text);
            // Where an act is a verb and a place, the place alone will do.
            let place = matches!(known.as_slice(), [_, place] if wanted == [*place]);
            wanted == known || place
        })
    };
    for words in every_language(requester.words()) {
        let all = written(words, title, actions);
        let mut found = all.iter().filter(fits);
        match (found.next(), found.next()) {
            (Some(one), None) => return one.notation.clone(),
            (None, _) => {}
            (Some(_), Some(_)) => break,
        }
    }
    typed.to_owned()
}

/// The words of a text.
fn parts(text: &str) -> Vec<&str> {
    let apart = |c: char| !(c.is_alphanumeric() || "_+>@:".contains(c));
    text.split(apart).filter(|word| !word.is_empty()).collect()
}

/// The id of the side that was typed by its name in any language; the text itself if it is none, or not clearly
/// one.
pub(crate) fn typed_side(typed: &str) -> String {
    let named = |id: &str, side: &str| {
        languages().any(|code| is_typed(&in_language(Some(code)).side(id, side), typed))
    };
    let titles = catalog::titles();
    let all = titles
        .iter()
        .flat_map(|about| about.sides.iter().map(|side| (about.id, *side)));
    let mut found = all
        .filter(|(id, side)| named(id, side))
        .map(|(_, side)| side);
    match found.next() {
        Some(side) if found.all(|other| other == side) => side.to_owned(),
        _ => typed.trim().to_owned(),
    }
}

/// The level of computer daimyos that was typed, by its word or its name in any language.
pub(crate) fn typed_level(typed: &str) -> Option<Level> {
    let named = |level: Level| {
        languages().any(|code| is_typed(&in_language(Some(code)).level(level), typed))
    };
    let word = Level::read(&typed.trim().to_lowercase());
    word.or_else(|| Level::ALL.into_iter().find(|level| named(*level)))
}

/// The id of the title that was typed by its name in any language; the text itself if it is none.
pub(crate) fn typed_title(typed: &str) -> String {
    let named =
        |id: &str| languages().any(|code| is_typed(&in_language(Some(code)).title(id), typed));
    let found = catalog::titles().into_iter().find(|about| named(about.id));
    found.map_or_else(|| typed.trim().to_owned(), |about| about.id.to_owned())
}
