//! Autocomplete: only what can be chosen, for the person who types alone.

use rules::catalog;
use rules::menu::Menu;
use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse};

use super::Ctx;
use super::ask::Ask;
use crate::message::cut;
use crate::pace::Pace;
use crate::render::titles;
use crate::say::Seated;
use crate::store::{SeatRow, TableRow};
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

/// Who types and at which table, unless they type faster than people do or there is none.
async fn at_table(ctx: Ctx<'_>) -> Option<(Ask, TableRow)> {
    let ask = asker(ctx)?;
    let named = named_table(ctx);
    let row = ask.table(&ctx.data().tables, named.as_deref()).await.ok()?;
    Some((ask, row))
}

fn asker(ctx: Ctx<'_>) -> Option<Ask> {
    let ask = Ask::command(ctx);
    ctx.data().typing.allows(ask.user).then_some(ask)
}

/// Suggestions are made of these, best matches first; none where there is nothing to say.
fn offer(all: Option<Vec<(String, String)>>, typed: &str) -> CreateAutocompleteResponse {
    choices(matching(all.unwrap_or_default(), typed))
}

/// The person's live tables.
pub(super) async fn table(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    offer(tables(ctx).await, typed)
}

async fn tables(ctx: Ctx<'_>) -> Option<Vec<(String, String)>> {
    let (ask, app) = (asker(ctx)?, ctx.data());
    let mut all = Vec::new();
    for row in app.store().tables_of(ask.user).await.ok()? {
        let id = row.id.to_string();
        let Ok(book) = app.tables.book(row.id).await else {
            continue;
        };
        let name = ask.words().table_name(&book).replace('\\', "");
        all.push((format!("{name} (#{id})"), id));
    }
    Some(all)
}

/// The titles.
pub(super) async fn title(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    let titles = asker(ctx).map(|ask| {
        let named = |about: catalog::About| {
            let name = ask.words().word(&format!("{}-title", about.id));
            (name, about.id.to_owned())
        };
        catalog::titles().into_iter().map(named).collect()
    });
    offer(titles, typed)
}

/// The sides still free at the channel's table.
pub(super) async fn free_side(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    offer(free_sides(ctx).await, typed)
}

async fn free_sides(ctx: Ctx<'_>) -> Option<Vec<(String, String)>> {
    let (ask, row) = at_table(ctx).await?;
    let free = ctx.data().tables.free_sides(row.id).await.ok()?.into_iter();
    let named = |side: &str| (ask.words().name(&row.title, side), side.to_owned());
    Some(free.map(named).collect())
}

/// The sides taken at the channel's table.
pub(super) async fn taken_side(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    offer(taken_sides(ctx).await, typed)
}

async fn taken_sides(ctx: Ctx<'_>) -> Option<Vec<(String, String)>> {
    let (ask, row) = at_table(ctx).await?;
    let book = ctx.data().tables.book(row.id).await.ok()?;
    let named = |seat: &SeatRow| (ask.words().name(&row.title, &seat.side), seat.side.clone());
    Some(book.seats.iter().map(named).collect())
}

/// The legal moves of the person's own seat.
pub(super) async fn legal_move(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    choices(legal_moves(ctx, typed).await.unwrap_or_default())
}

async fn legal_moves(ctx: Ctx<'_>, typed: &str) -> Option<Vec<(String, String)>> {
    let (ask, row) = at_table(ctx).await?;
    let words = ask.words();
    let panel = ctx.data().tables.panel(row.id, ask.user).await.ok()?;
    if !panel.is_up() {
        let seats = words.seats(&Seated::of(&panel.book), &panel.waiting);
        let line = words.say("complete-not-turn", &[("seats", seats.into())]);
        return Some(vec![(line, "-".to_owned())]);
    }
    let found = matching(twice(&panel.menu), typed);
    if found.is_empty() {
        return Some(vec![(words.word("complete-nothing"), "-".to_owned())]);
    }
    Some(found)
}

/// What a menu leads to, in notation: said and sent alike.
fn twice(menu: &Menu) -> Vec<(String, String)> {
    let all = menu.actions().into_iter();
    all.map(|action| (action.to_owned(), action.to_owned()))
        .collect()
}

/// What could be ordered next, after what is typed already: the last order or fallback is completed.
pub(super) async fn order(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    choices(orders(ctx, typed).await.unwrap_or_default())
}

async fn orders(ctx: Ctx<'_>, typed: &str) -> Option<Vec<(String, String)>> {
    let (ask, row) = at_table(ctx).await?;
    let panel = ctx.data().tables.panel(row.id, ask.user).await.ok()?;
    let from = typed.rfind([';', '\n']).map_or(0, |at| at + 1);
    let lower = typed.to_ascii_lowercase();
    let from = lower.rfind(" else ").map_or(from, |at| from.max(at + 6));
    let (done, last) = typed.split_at_checked(from).unwrap_or(("", typed));
    let lead = if done.is_empty() {
        String::new()
    } else {
        format!("{} ", done.trim_end())
    };
    let ahead = panel.plan.ahead.as_ref().map(twice);
    let found = matching(ahead.unwrap_or_default(), last);
    if found.is_empty() {
        let nothing = ask.words().word("complete-nothing");
        return Some(vec![(nothing, typed.to_owned())]);
    }
    let led = |(name, value): (String, String)| (format!("{lead}{name}"), format!("{lead}{value}"));
    Some(found.into_iter().map(led).collect())
}

/// The points one can ask to go back to, latest first.
pub(super) async fn point(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    offer(points(ctx).await, typed)
}

async fn points(ctx: Ctx<'_>) -> Option<Vec<(String, String)>> {
    let (ask, row) = at_table(ctx).await?;
    let (book, lines) = ctx.data().tables.log(row.id, ask.user).await.ok()?;
    Some(ask.words().points(&book, &lines))
}

/// The named paces, with what each means.
pub(super) async fn pace(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    let words = Ask::command(ctx).words();
    // A time of their own shows what it means as soon as it can be read.
    if let Some(own) = Pace::read(typed).filter(|pace| pace.name().is_none()) {
        return choices([(words.pace(own), own.to_string())]);
    }
    let named = Pace::NAMED.into_iter();
    let named = named.map(|(name, pace)| (words.pace(pace), name.to_owned()));
    offer(Some(named.collect()), typed)
}

/// The time zones.
pub(super) async fn zone(_: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    let all = zones(typed).into_iter().map(|zone| (zone.clone(), zone));
    choices(all)
}

/// The parts of the table's board that can be shown large.
pub(super) async fn area(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    offer(areas(ctx).await, typed)
}

async fn areas(ctx: Ctx<'_>) -> Option<Vec<(String, String)>> {
    let (ask, row) = at_table(ctx).await?;
    let standing = ctx.data().tables.standing(row.id).await.ok()?;
    let parts = titles::areas(standing.view.as_ref()?).into_iter();
    let named = parts.map(|part| (part.name(ask.words()), part.id().to_owned()));
    Some(named.collect())
}
