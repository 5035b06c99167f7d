//! Suggestions while somebody types: only what can be chosen, and only for the person who types.

use rules::catalog;
use rules::menu::Menu;

use super::Requester;
use super::typed::{NOTHING, Written, typed_title, written};
use crate::app::App;
use crate::level::Level;
use crate::message::cut;
use crate::pace::Pace;
use crate::table::local_time::zones;
use crate::table::{Lifecycle, TableRef, TableState};
use crate::titles::{self, Entry};
use crate::wording::{
    Seated, Words, entry_key, every_language, folded, in_language, languages, section_key,
    spellings,
};

/// The most suggestions that are shown.
const MOST: usize = 25;
/// The longest name or value of one.
const LONGEST: usize = 100;

/// A suggestion: what is shown, and what is sent when it is chosen.
type Choice = (String, String);

/// What is being typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Suggestion {
    /// One of the person's live tables.
    Table,
    /// A title.
    Title,
    /// Something that can be looked up.
    About,
    /// A side still free at the table.
    FreeSide,
    /// A side taken at the table.
    TakenSide,
    /// A legal move of the person's own seat.
    Move,
    /// What could be ordered next: the last order or fallback of what is typed is completed.
    Order,
    /// A point one can ask to go back to, latest first.
    Point,
    /// A pace, with what it means.
    Pace,
    /// A level of computer daimyos, with what it means.
    Level,
    /// A time zone.
    Zone,
    /// A part of the table's board that can be shown large.
    Area,
    /// A language of one's own, or that of the client.
    Language,
    /// A language of public posts.
    PublicLanguage,
}

/// What chooses the language of one's own client again.
pub(crate) const AUTO_LANGUAGE: &str = "auto";

/// The suggestions that match what is typed, best first. `named` is the option `table` so far; where
/// something is looked up, the option `title`.
pub(crate) async fn suggest(
    app: &App,
    requester: &Requester,
    what: Suggestion,
    named: Option<&str>,
    typed: &str,
) -> Vec<Choice> {
    let found = match what {
        // Nothing is read for these.
        Suggestion::Pace => paces(requester, typed),
        Suggestion::Level => matching_names(requester, typed, levels),
        Suggestion::Zone => same(zones(typed)),
        Suggestion::Language => {
            let auto = requester.words().word("complete-language-auto");
            let auto = (auto, AUTO_LANGUAGE.to_owned());
            matching(spoken().chain([auto]).collect(), typed)
        }
        Suggestion::PublicLanguage => matching(spoken().collect(), typed),
        _ if !app.typing_limit.allows(requester.user) => Vec::new(),
        Suggestion::Table => matching(tables(app, requester).await.unwrap_or_default(), typed),
        Suggestion::Title => matching_names(requester, typed, titles),
        Suggestion::About => {
            let title = named.map(typed_title);
            matching_names(requester, typed, |words| abouts(words, title.as_deref()))
        }
        _ => match requester.table(&app.tables, named).await {
            Ok(table) => at_table(app, requester, what, table, typed)
                .await
                .unwrap_or_default(),
            Err(_) => Vec::new(),
        },
    };
    let fits = |(name, value): Choice| {
        let name = cut(&name, LONGEST);
        (!name.is_empty() && value.chars().count() <= LONGEST).then_some((name, value))
    };
    found.into_iter().filter_map(fits).take(MOST).collect()
}

/// Suggestions that need a table.
async fn at_table(
    app: &App,
    requester: &Requester,
    what: Suggestion,
    table: TableRef,
    typed: &str,
) -> Option<Vec<Choice>> {
    match what {
        Suggestion::Move => moves(app, requester, table, typed).await,
        Suggestion::Order => orders(app, requester, table, typed).await,
        Suggestion::FreeSide => {
            let state = app.tables.state_for(table, requester.user).await.ok()?;
            let free = state.free_sides().ok()?;
            Some(matching_names(requester, typed, |words| {
                sides(words, &state, &free)
            }))
        }
        Suggestion::TakenSide => {
            let state = app.tables.state_for(table, requester.user).await.ok()?;
            let taken: Vec<&str> = state.seats.iter().map(|seat| seat.side.as_str()).collect();
            Some(matching_names(requester, typed, |words| {
                sides(words, &state, &taken)
            }))
        }
        Suggestion::Point => {
            let (state, lines) = app.tables.log(table, requester.user).await.ok()?;
            Some(matching(requester.words().points(&state, &lines), typed))
        }
        Suggestion::Area => {
            let standing = app.tables.standing_for(table, requester.user).await.ok()?;
            let parts = titles::areas(standing.view.as_ref()?);
            let named = |words: &'static Words| {
                let each = parts.iter();
                each.map(|part| (part.name(words).to_string(), part.id().to_owned()))
                    .collect()
            };
            Some(matching_names(requester, typed, named))
        }
        Suggestion::Table
        | Suggestion::Title
        | Suggestion::About
        | Suggestion::Pace
        | Suggestion::Level
        | Suggestion::Zone
        | Suggestion::Language
        | Suggestion::PublicLanguage => None,
    }
}

/// The best matches first: those that begin with the text, then those that contain all its words.
fn matching(all: Vec<Choice>, typed: &str) -> Vec<Choice> {
    let typed = folded(typed.trim());
    let rank = |(name, value): &Choice| {
        let [one, two] = spellings(name);
        rank_of(&[&one, &two, &folded(value)], &typed)
    };
    let mut ranked: Vec<_> = all
        .into_iter()
        .filter_map(|item| rank(&item).map(|rank| (rank, item)))
        .collect();
    ranked.sort_by_key(|(rank, _)| *rank);
    ranked.into_iter().map(|(_, item)| item).collect()
}

/// How well texts match what is typed: 0 if one begins with it, 1 if they contain all its words.
fn rank_of(texts: &[&str], typed: &str) -> Option<u8> {
    if texts.iter().any(|text| text.starts_with(typed)) {
        return Some(0);
    }
    let mut words = typed.split_whitespace();
    words
        .all(|word| texts.iter().any(|text| text.contains(word)))
        .then_some(1)
}

/// The same, found by the names they have in any language and shown by those of the person.
fn matching_names(
    requester: &Requester,
    typed: &str,
    names: impl Fn(&'static Words) -> Vec<Choice>,
) -> Vec<Choice> {
    let own = names(requester.words());
    let mut found = matching(own.clone(), typed);
    for words in every_language(requester.words()).skip(1) {
        for (_, value) in matching(names(words), typed) {
            let known = found.iter().any(|(_, other)| *other == value);
            let shown = own.iter().find(|(_, other)| *other == value && !known);
            found.extend(shown.cloned());
        }
    }
    found
}

/// What is shown and sent alike.
fn same(all: impl IntoIterator<Item = String>) -> Vec<Choice> {
    all.into_iter().map(|text| (text.clone(), text)).collect()
}

/// What a menu leads to that matches what is typed: by its names and codes, best first.
fn actions(requester: &Requester, title: &str, menu: &Menu, typed: &str) -> Vec<Choice> {
    let exact = catalog::canonical(title, &typed.trim().to_lowercase()).ok();
    let typed = folded(typed.trim());
    let actions = menu.actions();
    for words in every_language(requester.words()) {
        let all = written(words, title, &actions);
        let rank = |one: &Written| {
            if exact.as_ref() == Some(&one.notation) {
                return Some(0);
            }
            let [name, other] = spellings(&one.name);
            let short = one.short.to_lowercase();
            rank_of(&[&short, &name, &other], &typed)
                .or_else(|| rank_of(&[&short, &name, &other, &one.notation], &typed))
                .map(|rank| rank + 1)
        };
        let mut ranked: Vec<_> = all
            .into_iter()
            .filter_map(|one| rank(&one).map(|rank| (rank, one)))
            .collect();
        ranked.sort_by_key(|(rank, _)| *rank);
        if !ranked.is_empty() {
            let shown = |one: Written| {
                let foreign = words.code() != requester.words().code();
                let own = foreign.then(|| requester.words().act(title, &one.notation));
                (own.unwrap_or(one.name), one.short)
            };
            return ranked.into_iter().map(|(_, one)| shown(one)).collect();
        }
    }
    Vec::new()
}

async fn tables(app: &App, requester: &Requester) -> Option<Vec<Choice>> {
    let mut all = Vec::new();
    for state in app.tables.states_of(requester.user).await.ok()? {
        let id = state.row.id.to_string();
        let name = requester.words().table_name(&state).replace('\\', "");
        let over = state.row.stage == Lifecycle::Over;
        let key = if over {
            "complete-table-over"
        } else {
            "complete-table"
        };
        let args = [("name", name.into()), ("id", id.clone().into())];
        all.push((requester.words().say(key, &args), id));
    }
    Some(all)
}

fn titles(words: &Words) -> Vec<Choice> {
    let named = |about: catalog::About| (words.title(about.id), about.id.to_owned());
    catalog::titles().into_iter().map(named).collect()
}

/// What can be looked up, things first, then sections of the rules; in one title, if one is named.
fn abouts(words: &Words, title: Option<&str>) -> Vec<Choice> {
    let named = |(title, entry): (&'static str, Entry)| {
        let args = [
            ("name", entry.name.as_str().into()),
            ("kind", entry.kind.as_str().into()),
            ("title", words.title(title).into()),
        ];
        (words.say("complete-about", &args), entry_key(title, &entry))
    };
    let mut all: Vec<Choice> = words.entries(title).into_iter().map(named).collect();
    let titles = catalog::titles().into_iter().map(|about| about.id);
    for id in titles.filter(|id| title.is_none_or(|title| title == *id)) {
        all.extend(words.sections(id).iter().map(|section| {
            let args = [
                ("number", section.id.as_str().into()),
                ("heading", section.heading.as_str().into()),
                ("title", words.title(id).into()),
            ];
            (
                words.say("complete-section", &args),
                section_key(id, section),
            )
        }));
    }
    all
}

fn sides(words: &Words, state: &TableState, sides: &[&str]) -> Vec<Choice> {
    let named = |side: &&str| {
        let name = words.side(&state.row.title, side);
        (name.to_string(), (*side).to_owned())
    };
    sides.iter().map(named).collect()
}

async fn moves(
    app: &App,
    requester: &Requester,
    table: TableRef,
    typed: &str,
) -> Option<Vec<Choice>> {
    let words = requester.words();
    let panel = app.tables.panel(table, requester.user).await.ok()?;
    if !panel.may_act() {
        let seats = words.seats(&Seated::of(&panel.state), &panel.waiting);
        let line = words.say("complete-not-turn", &[("seats", seats.into())]);
        return Some(vec![(line, NOTHING.to_owned())]);
    }
    let found = actions(requester, &panel.state.row.title, &panel.menu, typed);
    if found.is_empty() {
        return Some(vec![(words.word("complete-nothing"), NOTHING.to_owned())]);
    }
    Some(found)
}

async fn orders(
    app: &App,
    requester: &Requester,
    table: TableRef,
    typed: &str,
) -> Option<Vec<Choice>> {
    let panel = app.tables.panel(table, requester.user).await.ok()?;
    let from = typed.rfind([';', '\n']).map_or(0, |at| at + 1);
    let lower = typed.to_ascii_lowercase();
    let from = lower.rfind(" else ").map_or(from, |at| from.max(at + 6));
    let (done, last) = typed.split_at_checked(from).unwrap_or(("", typed));
    let lead = if done.is_empty() {
        String::new()
    } else {
        format!("{} ", done.trim_end())
    };
    let title = panel.state.row.title.as_str();
    let preview = panel.plan.preview.as_ref();
    let found = preview.map(|menu| actions(requester, title, menu, last));
    let found = found.unwrap_or_default();
    if found.is_empty() {
        let nothing = requester.words().word("complete-nothing");
        return Some(vec![(nothing, typed.to_owned())]);
    }
    let led = |(name, value): Choice| (format!("{lead}{name}"), format!("{lead}{value}"));
    Some(found.into_iter().map(led).collect())
}

/// The languages, each by its own name.
fn spoken() -> impl Iterator<Item = Choice> {
    let named = |code: &str| in_language(Some(code)).word("language-name");
    languages().map(move |code| (named(code), code.to_owned()))
}

/// The levels of computer daimyos, each with what to expect of it.
fn levels(words: &'static Words) -> Vec<Choice> {
    let each = Level::ALL.into_iter();
    each.map(|level| (words.level_explained(level), level.id().to_owned()))
        .collect()
}

fn paces(requester: &Requester, typed: &str) -> Vec<Choice> {
    let words = requester.words();
    // A custom time shows what it means as soon as it can be read.
    if let Some(own) = Pace::read(typed).filter(|pace| pace.name().is_none()) {
        return vec![(words.pace(own), own.to_string())];
    }
    let named = Pace::NAMED.into_iter();
    let named = named.map(|(name, pace)| (words.pace(pace), name.to_owned()));
    matching(named.collect(), typed)
}
