//! Suggestions while somebody types: only what can be chosen, and only for the person who types.

use rules::catalog;
use rules::menu::Menu;

use super::Requester;
use super::typed::{NOTHING, Written, written};
use crate::app::App;
use crate::message::cut;
use crate::pace::Pace;
use crate::table::local_time::zones;
use crate::table::{Lifecycle, SeatRow, TableRef};
use crate::titles::{self, Entry};
use crate::wording::{Seated, entry_key, section_key};

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
    /// A time zone.
    Zone,
    /// A part of the table's board that can be shown large.
    Area,
}

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
        Suggestion::Zone => same(zones(typed)),
        _ if !app.typing_limit.allows(requester.user) => Vec::new(),
        Suggestion::Table => matching(tables(app, requester).await.unwrap_or_default(), typed),
        Suggestion::Title => matching(titles(requester), typed),
        Suggestion::About => matching(abouts(requester, named), typed),
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
        Suggestion::FreeSide => Some(matching(free_sides(app, requester, table).await?, typed)),
        Suggestion::TakenSide => Some(matching(taken_sides(app, requester, table).await?, typed)),
        Suggestion::Point => {
            let (state, lines) = app.tables.log(table, requester.user).await.ok()?;
            Some(matching(requester.words().points(&state, &lines), typed))
        }
        Suggestion::Area => Some(matching(areas(app, requester, table).await?, typed)),
        Suggestion::Table
        | Suggestion::Title
        | Suggestion::About
        | Suggestion::Pace
        | Suggestion::Zone => None,
    }
}

/// The best matches first: those that begin with the text, then those that contain all its words.
fn matching(all: Vec<Choice>, typed: &str) -> Vec<Choice> {
    let typed = typed.trim().to_lowercase();
    let rank = |(name, value): &Choice| {
        let (name, value) = (name.to_lowercase(), value.to_lowercase());
        if value.starts_with(&typed) || name.starts_with(&typed) {
            Some(0)
        } else if typed
            .split_whitespace()
            .all(|word| name.contains(word) || value.contains(word))
        {
            Some(1)
        } else {
            None
        }
    };
    let mut ranked: Vec<_> = all
        .into_iter()
        .filter_map(|item| rank(&item).map(|rank| (rank, item)))
        .collect();
    ranked.sort_by_key(|(rank, _)| *rank);
    ranked.into_iter().map(|(_, item)| item).collect()
}

/// What is shown and sent alike.
fn same(all: impl IntoIterator<Item = String>) -> Vec<Choice> {
    all.into_iter().map(|text| (text.clone(), text)).collect()
}

/// What a menu leads to that matches what is typed: by its names and codes, best first.
fn actions(requester: &Requester, title: &str, menu: &Menu, typed: &str) -> Vec<Choice> {
    let typed = typed.trim().to_lowercase();
    let exact = catalog::canonical(title, &typed).ok();
    let all = written(requester, title, &menu.actions());
    let rank = |one: &Written| {
        let (short, name) = (one.short.to_lowercase(), one.name.to_lowercase());
        if exact.as_ref() == Some(&one.notation) {
            Some(0)
        } else if short.starts_with(&typed) || name.starts_with(&typed) {
            Some(1)
        } else if typed.split_whitespace().all(|word| {
            [&short, &name, &one.notation]
                .iter()
                .any(|it| it.contains(word))
        }) {
            Some(2)
        } else {
            None
        }
    };
    let mut ranked: Vec<_> = all
        .into_iter()
        .filter_map(|one| rank(&one).map(|rank| (rank, one)))
        .collect();
    ranked.sort_by_key(|(rank, _)| *rank);
    let choice = |(_, one): (u8, Written)| (one.name, one.short);
    ranked.into_iter().map(choice).collect()
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

fn titles(requester: &Requester) -> Vec<Choice> {
    let named = |about: catalog::About| {
        let name = requester.words().title(about.id);
        (name, about.id.to_owned())
    };
    catalog::titles().into_iter().map(named).collect()
}

/// What can be looked up, things first, then sections of the rules; in one title, if one is named.
fn abouts(requester: &Requester, title: Option<&str>) -> Vec<Choice> {
    let words = requester.words();
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
        all.extend(titles::sections(id).iter().map(|section| {
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

async fn free_sides(app: &App, requester: &Requester, table: TableRef) -> Option<Vec<Choice>> {
    let state = app.tables.state_for(table, requester.user).await.ok()?;
    let title = &state.row.title;
    let named = |side: &str| (requester.words().side(title, side), side.to_owned());
    Some(state.free_sides().ok()?.into_iter().map(named).collect())
}

async fn taken_sides(app: &App, requester: &Requester, table: TableRef) -> Option<Vec<Choice>> {
    let state = app.tables.state_for(table, requester.user).await.ok()?;
    let named = |seat: &SeatRow| {
        let name = requester.words().side(&state.row.title, &seat.side);
        (name, seat.side.clone())
    };
    Some(state.seats.iter().map(named).collect())
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

async fn areas(app: &App, requester: &Requester, table: TableRef) -> Option<Vec<Choice>> {
    let standing = app.tables.standing_for(table, requester.user).await.ok()?;
    let parts = titles::areas(standing.view.as_ref()?).into_iter();
    let named = parts.map(|part| (part.name(requester.words()), part.id().to_owned()));
    Some(named.collect())
}
