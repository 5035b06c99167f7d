//! Autocomplete: only what can be chosen, for the person who types alone.

use rules::catalog;
use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse};

use super::Ctx;
use super::ask::Ask;
use crate::message::cut;
use crate::pace::Pace;
use crate::render::titles;
use crate::say::Seated;
use crate::table::local::zones;

/// The most suggestions Discord takes.
const MOST: usize = 25;

fn choices(found: impl IntoIterator<Item = (String, String)>) -> CreateAutocompleteResponse {
    let fits = |(name, value): (String, String)| {
        let name = cut(&name, 100);
        (!name.is_empty() && value.chars().count() <= 100)
            .then(|| AutocompleteChoice::new(name, value))
    };
    CreateAutocompleteResponse::new()
        .set_choices(found.into_iter().filter_map(fits).take(MOST).collect())
}

/// The best matches first: what begins with the text, then what holds all its words.
fn matching(all: Vec<(String, String)>, typed: &str) -> Vec<(String, String)> {
    let typed = typed.trim().to_lowercase();
    let rank = |(name, value): &(String, String)| {
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

/// The option `table` as typed so far, if there is one.
fn named_table(ctx: Ctx<'_>) -> Option<String> {
    let poise::Context::Application(app) = ctx else {
        return None;
    };
    app.args
        .iter()
        .find(|option| option.name == "table")
        .and_then(|option| match option.value {
            serenity::all::ResolvedValue::String(text) => Some(text.to_owned()),
            _ => None,
        })
}

/// Who types, unless they type faster than people do.
fn asker(ctx: Ctx<'_>) -> Option<Ask> {
    let ask = Ask::command(ctx);
    ctx.data().typing.allows(ask.user).then_some(ask)
}

/// The person's live tables.
pub(super) async fn table(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    let Some(ask) = asker(ctx) else {
        return choices([]);
    };
    let rows = ctx
        .data()
        .store()
        .tables_of(ask.user)
        .await
        .unwrap_or_default();
    let mut all = Vec::new();
    for row in rows {
        let id = row.id.to_string();
        let Ok(book) = ctx.data().tables.book(row.id).await else {
            continue;
        };
        all.push((
            format!(
                "{} (#{id})",
                ask.words().table_name(&book).replace('\\', "")
            ),
            id,
        ));
    }
    choices(matching(all, typed))
}

/// The titles.
pub(super) async fn title(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    let Some(words) = asker(ctx).map(|ask| ask.words()) else {
        return choices([]);
    };
    let all = catalog::titles().into_iter().map(|about| {
        (
            words.word(&format!("{}-title", about.id)),
            about.id.to_owned(),
        )
    });
    choices(matching(all.collect(), typed))
}

/// The sides still free at the channel's table.
pub(super) async fn free_side(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    let Some(ask) = asker(ctx) else {
        return choices([]);
    };
    let tables = &ctx.data().tables;
    let Ok(row) = ask.table(tables, None).await else {
        return choices([]);
    };
    let free = tables.free_sides(row.id).await.unwrap_or_default();
    let all = free
        .into_iter()
        .map(|side| (ask.words().name(&row.title, side), side.to_owned()));
    choices(matching(all.collect(), typed))
}

/// The sides taken at the channel's table.
pub(super) async fn taken_side(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    let Some(ask) = asker(ctx) else {
        return choices([]);
    };
    let tables = &ctx.data().tables;
    let Ok(row) = ask.table(tables, None).await else {
        return choices([]);
    };
    let Ok(book) = tables.book(row.id).await else {
        return choices([]);
    };
    let all = book
        .seats
        .iter()
        .map(|seat| (ask.words().name(&row.title, &seat.side), seat.side.clone()));
    choices(matching(all.collect(), typed))
}

/// The legal moves of the person's own seat.
pub(super) async fn legal_move(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    let Some(ask) = asker(ctx) else {
        return choices([]);
    };
    let tables = &ctx.data().tables;
    let words = ask.words();
    let Ok(row) = ask.table(tables, named_table(ctx).as_deref()).await else {
        return choices([]);
    };
    let Ok(panel) = tables.panel(row.id, ask.user).await else {
        return choices([]);
    };
    if !panel.is_up() {
        let seats = words.seats(&Seated::of(&panel.book), &panel.waiting);
        let line = words.say("complete-not-turn", &[("seats", seats.into())]);
        return choices([(line, "-".to_owned())]);
    }
    let all = panel
        .menu
        .actions()
        .into_iter()
        .map(|action| (action.to_owned(), action.to_owned()));
    let found = matching(all.collect(), typed);
    if found.is_empty() {
        return choices([(words.word("complete-nothing"), "-".to_owned())]);
    }
    choices(found)
}

/// What could be ordered next, after what is typed already: the last order or fallback is completed.
pub(super) async fn order(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    let Some(ask) = asker(ctx) else {
        return choices([]);
    };
    let tables = &ctx.data().tables;
    let Ok(row) = ask.table(tables, named_table(ctx).as_deref()).await else {
        return choices([]);
    };
    let Ok(panel) = tables.panel(row.id, ask.user).await else {
        return choices([]);
    };
    let from = typed.rfind([';', '\n']).map_or(0, |at| at + 1);
    let lower = typed.to_ascii_lowercase();
    let from = lower.rfind(" else ").map_or(from, |at| from.max(at + 6));
    let (done, last) = typed.split_at_checked(from).unwrap_or(("", typed));
    let lead = if done.is_empty() {
        String::new()
    } else {
        format!("{} ", done.trim_end())
    };
    let menu = panel
        .plan
        .ahead
        .unwrap_or(rules::menu::Menu::Choose(Vec::new()));
    let all = menu.actions().into_iter();
    let all = all.map(|action| (action.to_owned(), action.to_owned()));
    let found = matching(all.collect(), last);
    if found.is_empty() {
        return choices([(ask.words().word("complete-nothing"), typed.to_owned())]);
    }
    choices(
        found
            .into_iter()
            .map(|(name, value)| (format!("{lead}{name}"), format!("{lead}{value}"))),
    )
}

/// The points one can ask to go back to, latest first.
pub(super) async fn point(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    let Some(ask) = asker(ctx) else {
        return choices([]);
    };
    let tables = &ctx.data().tables;
    let words = ask.words();
    let Ok(row) = ask.table(tables, named_table(ctx).as_deref()).await else {
        return choices([]);
    };
    let Ok((book, lines)) = tables.log(row.id, ask.user).await else {
        return choices([]);
    };
    let all = words.points(&book, &lines);
    choices(matching(all, typed))
}

/// The named paces, with what each means.
pub(super) async fn pace(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    let words = Ask::command(ctx).words();
    let named = Pace::NAMED.into_iter();
    let mut all: Vec<_> = named
        .map(|(name, pace)| (words.pace(pace), name.to_owned()))
        .collect();
    // A time of their own shows what it means as soon as it can be read.
    if let Some(own) = Pace::read(typed).filter(|pace| pace.name().is_none()) {
        return choices([(words.pace(own), own.to_string())]);
    }
    all = matching(all, typed);
    choices(all)
}

/// The time zones.
pub(super) async fn zone(_: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    let all = zones(typed).into_iter().map(|zone| (zone.clone(), zone));
    choices(all)
}

/// The parts of the table's board that can be shown large.
pub(super) async fn area(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    let Some(ask) = asker(ctx) else {
        return choices([]);
    };
    let tables = &ctx.data().tables;
    let Ok(row) = ask.table(tables, named_table(ctx).as_deref()).await else {
        return choices([]);
    };
    let Ok(standing) = tables.standing(row.id).await else {
        return choices([]);
    };
    let parts = standing
        .view
        .as_ref()
        .map(titles::areas)
        .unwrap_or_default();
    let all = parts
        .into_iter()
        .map(|part| (part.name(ask.words()), part.id().to_owned()));
    choices(matching(all.collect(), typed))
}
