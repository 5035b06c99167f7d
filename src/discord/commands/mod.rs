//! The commands under `/rokugan`: each has arguments, one use case and one private answer.
//!
//! A new one is a function of its own file within [`answer`] or [`at_table`], a line of the list below, and
//! its words (`command-<path>`, `option-<path>-<name>`). Discord takes 25 entries here: a noun with
//! several verbs is a group (`subcommands` on a command that does nothing itself).

mod boardgames;
mod computer;
mod lobby;
mod manage;
mod orders;
mod person;
mod play;
mod see;
mod settings;
mod time;

use poise::Command;

use super::reply::CommandReply;
use super::{Ctx, Done, Shared, requester};
use crate::app::App;
use crate::request::{Answer, Requester, respond};
use crate::table::{TableRef, Trouble};

/// Everything people can use: the roots, and what the menu of a person offers.
pub(super) fn all() -> Vec<Command<Shared, Trouble>> {
    vec![
        rokugan(),
        boardgames::boardgames(),
        person::invite(),
        person::statistics(),
    ]
}

/// A command about no table.
async fn answer(ctx: Ctx<'_>, work: impl AsyncFnOnce(&App, &Requester) -> Answer) -> Done {
    let requester = requester::of_command(ctx);
    let app = ctx.data();
    let work = work(app, &requester);
    respond(app, &requester, &CommandReply(ctx), work).await;
    Ok(())
}

/// A command about a table: the one named, or that of the channel, or the person's only one.
async fn at_table(
    ctx: Ctx<'_>,
    named: Option<String>,
    work: impl AsyncFnOnce(&App, &Requester, TableRef) -> Answer,
) -> Done {
    answer(ctx, async move |app, requester| {
        let table = requester.table(&app.tables, named.as_deref()).await?;
        work(app, requester, table).await
    })
    .await
}

/// The root; it does nothing itself.
#[poise::command(
    slash_command,
    install_context = "Guild",
    interaction_context = "Guild|BotDm",
    subcommand_required,
    subcommands(
        "lobby::new",
        "lobby::learn",
        "lobby::join",
        "lobby::leave",
        "lobby::start",
        "computer::computer",
        "see::status",
        "see::board",
        "see::log",
        "see::replay",
        "see::review",
        "see::score",
        "see::rules",
        "see::export",
        "see::mine",
        "see::help",
        "play::hand",
        "play::play",
        "play::undo",
        "orders::orders",
        "manage::resign",
        "manage::manage",
        "settings::settings",
        "settings::privacy",
        "time::away",
    )
)]
pub(super) async fn rokugan(_: Ctx<'_>) -> Done {
    Ok(())
}
