//! Autocomplete in Discord's shape; what is suggested is decided in `request`.

use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse, ResolvedValue};

use super::Ctx;
use super::requester;
use crate::request::{Suggestion, suggest};

/// Another option as typed so far, if there is one.
fn typed_so_far(ctx: Ctx<'_>, name: &str) -> Option<String> {
    let poise::Context::Application(app) = ctx else {
        return None;
    };
    app.args
        .iter()
        .find(|option| option.name == name)
        .and_then(|option| match option.value {
            ResolvedValue::String(text) => Some(text.to_owned()),
            _ => None,
        })
}

async fn complete(ctx: Ctx<'_>, what: Suggestion, typed: &str) -> CreateAutocompleteResponse {
    let requester = requester::of_command(ctx);
    let other = if what == Suggestion::About {
        "title"
    } else {
        "table"
    };
    let named = typed_so_far(ctx, other);
    let found = suggest(ctx.data(), &requester, what, named.as_deref(), typed).await;
    let choice = |(name, value)| AutocompleteChoice::new(name, value);
    CreateAutocompleteResponse::new().set_choices(found.into_iter().map(choice).collect())
}

/// One function for every kind, because that is how a command names what completes an option.
macro_rules! completions {
    ($($name:ident: $what:ident),* $(,)?) => {
        $(pub(super) async fn $name(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
            complete(ctx, Suggestion::$what, typed).await
        })*
    };
}

completions! {
    table: Table,
    title: Title,
    about: About,
    free_side: FreeSide,
    taken_side: TakenSide,
    legal_move: Move,
    order: Order,
    point: Point,
    pace: Pace,
    level: Level,
    zone: Zone,
    area: Area,
    language: Language,
    public_language: PublicLanguage,
}
